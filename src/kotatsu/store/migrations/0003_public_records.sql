-- Lists of results show those of public tables only; most games are private ones, and need not be looked through.
ALTER TABLE records ADD COLUMN public INTEGER NOT NULL DEFAULT 0 CHECK (public IN (0, 1));

-- Inside a name these quotes would be escaped, so nobody can be called this.
UPDATE records SET public = 1 WHERE instr(CAST(about AS TEXT), '"private":false') > 0;

CREATE INDEX records_public ON records (number) WHERE public = 1;
CREATE INDEX records_public_by_game ON records (game, number) WHERE public = 1;
