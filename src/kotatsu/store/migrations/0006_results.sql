-- What each seat made of a finished game, one row each: histories and statistics are made from these alone.
-- Whoever knows the games fills them in, record by record, in the order of the records: `counted` says how far.
ALTER TABLE records ADD COLUMN counted INTEGER NOT NULL DEFAULT 0 CHECK (counted IN (0, 1));

CREATE INDEX records_uncounted ON records (number) WHERE counted = 0;

-- By it a copy is told from a forgery, and a record from one that is here already.
ALTER TABLE records ADD COLUMN hash TEXT NOT NULL DEFAULT '';

UPDATE records SET hash = sha256(CAST(record AS BLOB));

CREATE INDEX records_by_hash ON records (hash);

CREATE TABLE results (
    record INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    table_id TEXT NOT NULL,
    game TEXT NOT NULL,
    mode TEXT NOT NULL, -- the options that are not the usual ones, as JSON; '' if all are
    players INTEGER NOT NULL,
    identity_id TEXT, -- nobody: a bot, somebody's guest, or somebody who wants to be forgotten
    bot TEXT, -- its level
    against TEXT NOT NULL CHECK (against IN ('bots', 'people')), -- 'people': at least one other
    rivals TEXT NOT NULL, -- how strong the others were: levels of bots, and ratings of people as they were then
    points REAL,
    rank INTEGER NOT NULL,
    won REAL NOT NULL, -- a shared win in parts
    moves INTEGER NOT NULL,
    seconds REAL, -- from the deal to the end, where that is known
    finished REAL NOT NULL,
    PRIMARY KEY (record, seat)
) WITHOUT ROWID;

-- All that statistics ask for: they read this index and nothing else.
CREATE INDEX results_of_person ON results (
    identity_id, record, game, mode, players, against, rivals, points, rank, won, moves, seconds, finished
) WHERE identity_id IS NOT NULL;

CREATE INDEX results_of_person_by_game ON results (identity_id, game, rivals, won) WHERE identity_id IS NOT NULL;

-- The remarkable things of a game that somebody did, counted as the game counts them.
CREATE TABLE feats (
    identity_id TEXT NOT NULL,
    game TEXT NOT NULL,
    feat TEXT NOT NULL,
    value INTEGER NOT NULL,
    record INTEGER NOT NULL,
    against TEXT NOT NULL,
    PRIMARY KEY (identity_id, game, feat, value, record)
) WITHOUT ROWID;

CREATE INDEX feats_by_record ON feats (record);

-- The cat that somebody likes to be; '' if they never chose one.
ALTER TABLE identities ADD COLUMN coat TEXT NOT NULL DEFAULT '';
