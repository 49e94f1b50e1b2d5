"""The SQL of results: what each seat made of each finished game, and what that adds up to for somebody."""

from collections.abc import Sequence

from kotatsu.store.database import Db
from kotatsu.store.interface import (
    Against,
    Bucket,
    Companion,
    Feat,
    Group,
    Met,
    Played,
    SeatResult,
    Streak,
    Summary,
    Uncounted,
)

BUCKETS = 30
"""Points of a curve over time, at most."""
IN_A_BUCKET = 6
"""Games that one of them stands for, at least: fewer would be chance."""
COMPANIONS = 20

# --- counting -----------------------------------------------------------------------------------------------

UNCOUNTED = (
    "SELECT number, table_id, game, finished, about, record FROM records"
    " WHERE counted = 0 ORDER BY number LIMIT ?"
)
LEFT = "SELECT count(*) FROM records WHERE counted = 0"
_RESULT = (
    "INSERT INTO results (record, seat, table_id, game, mode, players, identity_id, bot, against, rivals,"
    " points, rank, won, moves, seconds, finished) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
_FEAT = "INSERT INTO feats (identity_id, game, feat, value, record, against) VALUES (?, ?, ?, ?, ?, ?)"


def uncounted(db: Db, limit: int) -> list[Uncounted]:
    return [Uncounted(*row) for row in db.execute(UNCOUNTED, (limit,))]


def left(db: Db) -> int:
    count: int = db.execute(LEFT).fetchone()[0]
    return count


def count(db: Db, number: int, rows: Sequence[SeatResult]) -> None:
    """Counted or gone meanwhile: then nothing happens."""
    marked = "UPDATE records SET counted = 1 WHERE number = ? AND counted = 0"
    if not db.execute(marked, (number,)).rowcount:
        return
    table_id, game, finished = db.execute(
        "SELECT table_id, game, finished FROM records WHERE number = ?", (number,)
    ).fetchone()
    for row in rows:
        whose = (row.mode, row.players, row.identity, row.bot, row.against, row.rivals)
        made = (row.points, row.rank, row.won, row.moves, row.seconds, finished)
        db.execute(_RESULT, (number, row.seat, table_id, game, *whose, *made))
        for feat, value in row.feats.items() if row.identity is not None else ():
            db.execute(_FEAT, (row.identity, game, feat, value, number, row.against))


def drop(db: Db, table_id: str) -> None:
    """What was counted of a record that goes."""
    number = "(SELECT number FROM records WHERE table_id = ?)"
    db.execute(f"DELETE FROM results WHERE record = {number}", (table_id,))
    db.execute(f"DELETE FROM feats WHERE record = {number}", (table_id,))


def drop_person(db: Db, identity_id: str) -> None:
    """The games stay, of nobody."""
    db.execute("UPDATE results SET identity_id = NULL WHERE identity_id = ?", (identity_id,))
    db.execute("DELETE FROM feats WHERE identity_id = ?", (identity_id,))


# --- what it adds up to -------------------------------------------------------------------------------------
# `{}` is the rest of the condition: against whom. With it inside a parameter SQLite could use no index.

GROUPS = (
    "SELECT game, mode, players, against, count(*), sum(won),"
    " sum(CASE WHEN won > 0 THEN 1 ELSE 0 END), avg(points), max(points), avg(rank),"
    " avg(moves), sum(seconds), max(finished) FROM results"
    " WHERE identity_id = ?{} GROUP BY game, mode, players, against"
)
MET = (
    "SELECT game, rivals, count(*), sum(won), avg(points) FROM results"
    " WHERE identity_id = ?{} GROUP BY game, rivals"
)
CURVES = (
    "SELECT game, count(*), avg(won), avg(points), avg(1.0 / players), max(finished) FROM"
    " (SELECT *, number * CASE WHEN games < ?3 THEN 1 WHEN games / ?3 > ?2 THEN ?2 ELSE games / ?3 END"
    " / games AS part FROM"
    " (SELECT game, won, points, players, finished, count(*) OVER (PARTITION BY game) AS games,"
    " row_number() OVER (PARTITION BY game ORDER BY record) - 1 AS number"
    " FROM results WHERE identity_id = ?1{}) AS numbered) AS parts GROUP BY game, part ORDER BY game, part"
)
# Wins and losses each have a number of their own; as long as one kind goes on, their difference stays.
STREAKS = (
    "SELECT game, max(length), max(CASE WHEN ends = last THEN length ELSE 0 END) FROM"
    " (SELECT game, count(*) AS length, max(record) AS ends, last FROM"
    " (SELECT game, record, won > 0 AS is_won, max(record) OVER (PARTITION BY game) AS last,"
    " row_number() OVER (PARTITION BY game ORDER BY record)"
    " - row_number() OVER (PARTITION BY game, won > 0 ORDER BY record) AS run"
    " FROM results WHERE identity_id = ?{}) AS numbered"
    " WHERE is_won GROUP BY game, run, last) AS runs GROUP BY game"
)
FEATS = (
    "SELECT best.game, feat, value, records.table_id FROM"
    " (SELECT game, feat, value, record, row_number() OVER (PARTITION BY game, feat ORDER BY value DESC,"
    " record) AS place FROM feats WHERE identity_id = ?{}) AS best"
    " CROSS JOIN records ON records.number = best.record"
    " WHERE place = 1 ORDER BY best.game, feat"
)
WITH_WHOM = (
    "SELECT identities.name, met.games, met.ahead, met.behind FROM"
    " (SELECT other.identity_id AS id, count(*) AS games,"
    " sum(CASE WHEN mine.rank < other.rank THEN 1 ELSE 0 END) AS ahead,"
    " sum(CASE WHEN mine.rank > other.rank THEN 1 ELSE 0 END) AS behind FROM results AS mine"
    " CROSS JOIN results AS other ON other.record = mine.record AND other.seat != mine.seat"
    " WHERE mine.identity_id = ? AND mine.against = 'people' AND other.identity_id IS NOT NULL"
    " GROUP BY other.identity_id ORDER BY games DESC LIMIT ?) AS met"
    " CROSS JOIN identities ON identities.id = met.id"
)
MET_IN = (
    "SELECT game, rivals, count(*), sum(won), NULL FROM results"
    " WHERE identity_id = ? AND game = ? GROUP BY game, rivals"
)


def _only(against: Against | None) -> str:
    return "" if against is None else f" AND against = '{against}'"


def summary(db: Db, identity_id: str, against: Against | None) -> Summary:
    only, me = _only(against), (identity_id,)
    return Summary(
        groups=[Group(*row) for row in db.execute(GROUPS.format(only), me)],
        met=[Met(*row) for row in db.execute(MET.format(only), me)],
        curves=[Bucket(*row) for row in db.execute(CURVES.format(only), (identity_id, BUCKETS, IN_A_BUCKET))],
        streaks=[Streak(*row) for row in db.execute(STREAKS.format(only), me)],
        feats=[Feat(*row) for row in db.execute(FEATS.format(only), me)],
        companions=[Companion(*row) for row in db.execute(WITH_WHOM, (identity_id, COMPANIONS))],
        uncounted=left(db),
    )


def met(db: Db, identity_id: str, game: str) -> list[Met]:
    return [Met(*row) for row in db.execute(MET_IN, (identity_id, game))]


_PLAYED = (
    "results.record, results.table_id, results.game, mode, players, seat, against, points, rank, won,"
    " moves, seconds, results.finished, records.hash, records.about"
)


def history_query(
    identity_id: str,
    game: str | None,
    players: int | None,
    against: Against | None,
    before: int | None,
) -> tuple[str, list[str | int]]:
    """Somebody's games, but for how many; and the values that this asks with."""
    asked: dict[str, str | int | None] = {
        "identity_id = ?": identity_id,
        "(results.game || '') = ?": game,  # the order of records decides which index is used
        "players = ?": players,
        "against = ?": against,
        "results.record < ?": before,
    }
    given = {condition: value for condition, value in asked.items() if value is not None}
    select = (
        f"SELECT {_PLAYED} FROM results CROSS JOIN records ON records.number = results.record"
        f" WHERE {' AND '.join(given)} ORDER BY results.record DESC LIMIT ?"
    )
    return select, list(given.values())


def history(
    db: Db,
    identity_id: str,
    game: str | None,
    players: int | None,
    against: Against | None,
    before: int | None,
    limit: int,
) -> list[Played]:
    select, values = history_query(identity_id, game, players, against, before)
    return [Played(*row) for row in db.execute(select, (*values, limit))]
