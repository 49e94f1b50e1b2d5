"""The SQL of editions that people made."""

import sqlite3

from kotatsu.store.interface import StoredEdition
from kotatsu.store.problems import NotFound


def editions(db: sqlite3.Connection, identity_id: str) -> list[StoredEdition]:
    select = "SELECT id, game, edition, changed FROM editions WHERE identity_id = ? ORDER BY changed DESC, id"
    return [StoredEdition(*row) for row in db.execute(select, (identity_id,))]


def put_edition(db: sqlite3.Connection, identity_id: str, new: StoredEdition, most: int) -> bool:
    """A new one, or another in place of one's own; False if somebody has as many already."""
    found = db.execute("SELECT identity_id FROM editions WHERE id = ?", (new.id,)).fetchone()
    if found is not None and found[0] != identity_id:
        raise NotFound("There is no such edition.")
    count: int = db.execute("SELECT count(*) FROM editions WHERE identity_id = ?", (identity_id,)).fetchone()[
        0
    ]
    if found is None and count >= most:
        return False
    put = "INSERT OR REPLACE INTO editions (id, identity_id, game, edition, changed) VALUES (?, ?, ?, ?, ?)"
    db.execute(put, (new.id, identity_id, new.game, new.edition, new.changed))
    return True


def drop_edition(db: sqlite3.Connection, identity_id: str, edition_id: str) -> None:
    db.execute("DELETE FROM editions WHERE id = ? AND identity_id = ?", (edition_id, identity_id))


def drop_person(db: sqlite3.Connection, identity_id: str) -> None:
    db.execute("DELETE FROM editions WHERE identity_id = ?", (identity_id,))
