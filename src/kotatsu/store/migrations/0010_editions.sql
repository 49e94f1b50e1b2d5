-- Editions of games that people made for themselves; their data as JSON.
CREATE TABLE editions (
    id TEXT NOT NULL PRIMARY KEY,
    identity_id TEXT NOT NULL,
    game TEXT NOT NULL,
    edition BLOB NOT NULL,
    changed REAL NOT NULL
) WITHOUT ROWID;

CREATE INDEX editions_by_person ON editions (identity_id);
