"""The SQL of retention, in steps that are short enough for live tables to write in between."""

from collections.abc import Sequence

from kotatsu.store import forgetting, notices, results
from kotatsu.store.database import Db
from kotatsu.store.marks import Reached

AT_ONCE = 50


class DropTables:
    """Remove some tables of a stage whose last entry is older, with their entries; gives which ones.

    Members stay where a record does: it is still among the games they played.
    """

    def __init__(self, stage: str, before: float) -> None:
        self._stage, self._before = stage, before
        self._dropped: list[str] = []

    def __call__(self, db: Db) -> list[str]:
        self._dropped = self._find(db)
        for id in self._dropped:
            db.execute("DELETE FROM entries WHERE table_id = ?", (id,))
            db.execute("DELETE FROM tables WHERE id = ?", (id,))
            notices.drop_table(db, id)
        _drop_members(db, self._dropped, "records", "table_id")
        return self._dropped

    def _find(self, db: Db) -> list[str]:
        old = "SELECT id FROM tables WHERE stage = ? AND changed < ? LIMIT ?"
        return [id for (id,) in db.execute(old, (self._stage, self._before, AT_ONCE))]

    def reached(self) -> list[Reached]:
        """They are gone on purpose."""
        return [Reached(id, 0) for id in self._dropped]


class DropClosedTables(DropTables):
    """Remove some tables that have waited and have no members any more; which ones."""

    def __init__(self, before: float) -> None:
        super().__init__("waiting", before)

    def _find(self, db: Db) -> list[str]:
        old = """
            SELECT id FROM tables WHERE stage = 'waiting' AND changed < ?
            AND NOT EXISTS (SELECT 1 FROM members WHERE members.table_id = tables.id) LIMIT ?
        """
        return [id for (id,) in db.execute(old, (self._before, AT_ONCE))]


def drop_records(db: Db, before: float) -> list[str]:
    """Remove some records that are older; of which tables."""
    old = "SELECT table_id FROM records WHERE finished < ? LIMIT ?"
    ids = [id for (id,) in db.execute(old, (before, AT_ONCE))]
    for id in ids:
        results.drop(db, id)
        db.execute("DELETE FROM records WHERE table_id = ?", (id,))
        db.execute("DELETE FROM analyses WHERE table_id = ?", (id,))
    _drop_members(db, ids, "tables", "id")
    return ids


def _drop_members(db: Db, ids: Sequence[str], unless_in: str, key: str) -> None:
    kept = f"SELECT 1 FROM {unless_in} WHERE {key} = ?1"
    forget = f"DELETE FROM members WHERE table_id = ?1 AND NOT EXISTS ({kept})"
    for id in ids:
        db.execute(forget, (id,))


def drop_identities(db: Db, before: float) -> list[str]:
    """Remove some identities that were seen last before then and sit at no open table; which ones."""
    old = """
        SELECT id FROM identities WHERE seen < ? AND NOT EXISTS (
            SELECT 1 FROM members JOIN tables ON tables.id = members.table_id
            WHERE members.identity_id = identities.id AND tables.stage != 'finished'
        ) LIMIT ?
    """
    ids = [id for (id,) in db.execute(old, (before, AT_ONCE))]
    for id in ids:
        forgetting.forget(db, id)
    return ids


def drop_tokens(db: Db, now: float) -> int:
    return db.execute("DELETE FROM tokens WHERE expires <= ?", (now,)).rowcount
