-- Where people want to be told that it is their turn: a browser, an address of theirs, a mailbox.
CREATE TABLE channels (
    id TEXT NOT NULL PRIMARY KEY,
    identity_id TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('push', 'webhook', 'mail')),
    address TEXT NOT NULL,
    secret TEXT NOT NULL, -- of a browser: its keys; of a webhook: what it is signed with; of a mailbox: its code
    language TEXT NOT NULL,
    origin TEXT NOT NULL, -- under which address of this server links shall be
    created REAL NOT NULL,
    confirmed INTEGER NOT NULL CHECK (confirmed IN (0, 1)),
    wrong INTEGER NOT NULL DEFAULT 0, -- how often a wrong code was tried, or a notice could not be delivered
    problem TEXT NOT NULL DEFAULT '', -- a code: why the last notice could not be delivered
    UNIQUE (identity_id, kind, address)
);

-- When somebody wants to be told, as JSON.
CREATE TABLE wishes (
    identity_id TEXT NOT NULL PRIMARY KEY,
    wishes BLOB NOT NULL
) WITHOUT ROWID;

-- Tables of which somebody wants to hear nothing.
CREATE TABLE muted (
    identity_id TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (identity_id, table_id)
) WITHOUT ROWID;

CREATE INDEX muted_by_table ON muted (table_id);

-- What is to be sent, and what was sent of turns that still stand. Rows come and go with the entries of their
-- tables, in the same transaction.
CREATE TABLE notices (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL, -- the same whenever it is sent again
    table_id TEXT NOT NULL, -- '' for one that is about no table
    identity_id TEXT NOT NULL,
    channel_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    turn TEXT NOT NULL, -- which one
    due REAL NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0,
    done INTEGER NOT NULL DEFAULT 0 CHECK (done IN (0, 1)),
    UNIQUE (table_id, identity_id, kind, turn, channel_id)
);

CREATE INDEX notices_due ON notices (due) WHERE done = 0;
CREATE INDEX notices_by_channel ON notices (channel_id);
CREATE INDEX channels_by_person ON channels (identity_id);
