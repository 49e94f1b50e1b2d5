-- A table as it stands. `last` is the number of its last entry: whoever appends must know it.
CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    stage TEXT NOT NULL CHECK (stage IN ('waiting', 'running', 'finished')),
    public INTEGER NOT NULL CHECK (public IN (0, 1)),
    about BLOB NOT NULL,
    last INTEGER NOT NULL CHECK (last >= 0),
    created REAL NOT NULL,
    changed REAL NOT NULL
);

-- `changed` moves with every entry and therefore stands in no index.
CREATE INDEX tables_by_stage ON tables (stage, created);

-- Without a rowid, the entries of a table lie side by side: one table is one short stretch to read.
CREATE TABLE entries (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL CHECK (number >= 1),
    entry BLOB NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;

-- Who sat at a table; kept as long as its entries or its record.
CREATE TABLE members (
    identity_id TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (identity_id, table_id)
) WITHOUT ROWID;

CREATE INDEX members_by_table ON members (table_id);

-- Finished games. They outlive the private entries of their tables.
CREATE TABLE records (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    finished REAL NOT NULL,
    about BLOB NOT NULL,
    record BLOB NOT NULL
);

CREATE INDEX records_by_game ON records (game, number);
CREATE INDEX records_by_age ON records (finished);
