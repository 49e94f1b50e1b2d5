-- What was worked out about a finished game; it goes with its record.
CREATE TABLE analyses (
    table_id TEXT NOT NULL PRIMARY KEY,
    analysis BLOB NOT NULL
) WITHOUT ROWID;
