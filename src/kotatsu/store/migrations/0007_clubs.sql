-- A club: a room with a name, which whoever knows its invitation may join.
CREATE TABLE clubs (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    invite TEXT NOT NULL,
    created REAL NOT NULL,
    numbered INTEGER NOT NULL DEFAULT 0 -- the last number that a member or an evening of it was given
);

CREATE TABLE club_members (
    club_id TEXT NOT NULL,
    identity_id TEXT NOT NULL,
    number INTEGER NOT NULL, -- what others call them by: identities leave no server
    role TEXT NOT NULL CHECK (role IN ('host', 'helper', 'member')),
    joined REAL NOT NULL,
    here REAL NOT NULL, -- when they last looked in
    PRIMARY KEY (club_id, identity_id)
);

CREATE INDEX club_members_by_person ON club_members (identity_id);

-- Tables that were made in a club, with the invitation by which its members get in.
CREATE TABLE club_tables (
    table_id TEXT NOT NULL PRIMARY KEY,
    club_id TEXT NOT NULL,
    invite TEXT,
    added REAL NOT NULL
);

CREATE INDEX club_tables_by_club ON club_tables (club_id, added);

CREATE TABLE evenings (
    club_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    title TEXT NOT NULL,
    begins REAL NOT NULL,
    ends REAL NOT NULL,
    PRIMARY KEY (club_id, number)
);

-- A tournament is written back whole, by whoever knows its last version.
CREATE TABLE tournaments (
    id TEXT NOT NULL PRIMARY KEY,
    club_id TEXT NOT NULL,
    created REAL NOT NULL,
    version INTEGER NOT NULL,
    state BLOB NOT NULL
);

CREATE INDEX tournaments_by_club ON tournaments (club_id, created);
