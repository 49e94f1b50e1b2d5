-- The processes of a server. Each says again and again that it lives; one whose `until` is over may lose its tables.
CREATE TABLE processes (
    id text COLLATE "C" NOT NULL PRIMARY KEY,
    address text NOT NULL, -- where others reach it
    began double precision NOT NULL,
    until double precision NOT NULL -- by the clock of the database
);

-- Whose a table is. Who takes one counts `epoch` up, and writes with that number from then on: whoever had the
-- table before writes nothing any more, however long it was away.
ALTER TABLE tables ADD COLUMN owner text COLLATE "C";
ALTER TABLE tables ADD COLUMN epoch bigint NOT NULL DEFAULT 0;

-- When a table that nobody has must be taken up: somebody's time is over there.
ALTER TABLE tables ADD COLUMN alarm double precision;

CREATE INDEX tables_by_owner ON tables (owner) WHERE owner IS NOT NULL;
CREATE INDEX tables_by_alarm ON tables (alarm) WHERE alarm IS NOT NULL;

-- A row changes with every move: room beside it lets it stay in its page, and out of the indexes.
ALTER TABLE tables SET (fillfactor = 70);
