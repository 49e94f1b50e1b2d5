-- Who made a table, which never changes: budgets and fair lists go by it. Its first entry says who that was.
ALTER TABLE tables ADD COLUMN maker TEXT NOT NULL DEFAULT '';

UPDATE tables SET maker = coalesce((
    SELECT json_extract(CAST(entry AS TEXT), '$.by') FROM entries
    WHERE table_id = tables.id AND number = 1 AND json_valid(CAST(entry AS TEXT))
), '');

CREATE INDEX tables_by_maker ON tables (maker);

-- All that the order of the lobby needs, of the tables in it and no others.
CREATE INDEX tables_lobby ON tables (maker, created DESC, id, game, stage, public)
WHERE stage = 'waiting' AND public = 1;
