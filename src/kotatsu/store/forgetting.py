"""The SQL of forgetting somebody. What mentions them is found by looking at every byte, whoever put it there:
that is slow, seldom, and misses nothing."""

from collections.abc import Sequence

from kotatsu.store import clubs, editions, notices, results
from kotatsu.store.database import Db
from kotatsu.store.interface import Mentions

_MENTIONS = {
    "tables": (
        "SELECT table_id FROM entries WHERE instr(entry, ?2) > 0 GROUP BY table_id"
        " UNION SELECT id FROM tables WHERE maker = ?1 OR instr(about, ?2) > 0"
    ),
    "tournaments": "SELECT id FROM tournaments WHERE instr(state, ?2) > 0",
    "records": "SELECT table_id FROM records WHERE instr(about, ?2) > 0",
}


def mentions(db: Db, identity_id: str) -> Mentions:
    values = (identity_id, identity_id.encode())
    found = {name: tuple(id for (id,) in db.execute(select, values)) for name, select in _MENTIONS.items()}
    return Mentions(**found)


def rewrite_table(db: Db, table_id: str, entries: Sequence[bytes], about: bytes, old: str, new: str) -> None:
    """Other words for the same entries, and another identity for one of those who sit there."""
    rows = [(entry, table_id, number) for number, entry in enumerate(entries, 1)]
    db.executemany("UPDATE entries SET entry = ? WHERE table_id = ? AND number = ?", rows)
    db.execute("UPDATE tables SET about = ? WHERE id = ?", (about, table_id))
    db.execute("UPDATE tables SET maker = ? WHERE id = ? AND maker = ?", (new, table_id, old))
    db.execute(
        "UPDATE members SET identity_id = ? WHERE table_id = ? AND identity_id = ?", (new, table_id, old)
    )


def rewrite_record(db: Db, table_id: str, about: bytes, record: bytes, hash: str) -> None:
    change = "UPDATE records SET about = ?, record = ?, hash = ? WHERE table_id = ?"
    db.execute(change, (about, record, hash, table_id))


def forget(db: Db, identity_id: str) -> None:
    """What the store itself knows of somebody."""
    results.drop_person(db, identity_id)
    clubs.leave_all(db, identity_id)
    notices.drop_person(db, identity_id)
    editions.drop_person(db, identity_id)
    db.execute("DELETE FROM members WHERE identity_id = ?", (identity_id,))
    db.execute("DELETE FROM tokens WHERE identity_id = ?", (identity_id,))
    db.execute("DELETE FROM identities WHERE id = ?", (identity_id,))
