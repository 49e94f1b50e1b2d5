CREATE TABLE identities (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    created REAL NOT NULL,
    seen REAL NOT NULL
);

-- "Move me to my phone": one token an identity, known only by its hash.
CREATE TABLE tokens (
    identity_id TEXT NOT NULL PRIMARY KEY,
    hash BLOB NOT NULL UNIQUE,
    expires REAL NOT NULL
);

-- What the server remembers of itself, the key that signs cookies among it.
CREATE TABLE settings (
    name TEXT NOT NULL PRIMARY KEY,
    value BLOB NOT NULL
);
