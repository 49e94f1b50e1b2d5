-- By this name SQLite knows it: where a piece of bytes begins in another; 0 if it is not there.
CREATE FUNCTION instr(bytea, bytea) RETURNS integer LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN position($2 IN $1);

-- What is removed by its age is found by it. SQLite looks through the few there are in a living room.
CREATE INDEX tokens_by_age ON tokens (expires);
CREATE INDEX identities_by_age ON identities (seen);
