-- How far the sending of a notice has come: 0: nobody sends it; 1: taken, and nothing of it has left the machine;
-- 2: it may have left. Whoever starts after a death reads here what may have arrived.
ALTER TABLE notices ADD COLUMN sending INTEGER NOT NULL DEFAULT 0 CHECK (sending IN (0, 1, 2));

-- When somebody's slow games rest, and rested. One that is ended early ends then.
CREATE TABLE vacations (
    identity_id TEXT NOT NULL,
    begins REAL NOT NULL,
    ends REAL NOT NULL,
    PRIMARY KEY (identity_id, begins)
) WITHOUT ROWID;
