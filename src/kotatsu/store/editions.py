"""The SQL of editions that people made."""

from kotatsu.store.database import Db
from kotatsu.store.interface import StoredEdition
from kotatsu.store.problems import NotFound


def editions(db: Db, identity_id: str) -> list[StoredEdition]:
    select = "SELECT id, game, edition, changed FROM editions WHERE identity_id = ? ORDER BY changed DESC, id"
    return [
        StoredEdition(id, game, bytes(edition), changed)
        for id, game, edition, changed in db.execute(select, (identity_id,))
    ]


def put_edition(db: Db, identity_id: str, new: StoredEdition, most: int) -> bool:
    """A new one, or another in place of one's own; False if somebody has as many already."""
    found = db.execute("SELECT identity_id FROM editions WHERE id = ?", (new.id,)).fetchone()
    if found is not None and found[0] != identity_id:
        raise NotFound("There is no such edition.")
    (count,) = db.execute("SELECT count(*) FROM editions WHERE identity_id = ?", (identity_id,)).fetchone()
    if found is None and count >= most:
        return False
    put = (
        "INSERT INTO editions (id, identity_id, game, edition, changed) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (id) DO UPDATE"
        " SET game = excluded.game, edition = excluded.edition, changed = excluded.changed"
    )
    db.execute(put, (new.id, identity_id, new.game, new.edition, new.changed))
    return True


def drop_edition(db: Db, identity_id: str, edition_id: str) -> None:
    db.execute("DELETE FROM editions WHERE id = ? AND identity_id = ?", (edition_id, identity_id))


def drop_person(db: Db, identity_id: str) -> None:
    db.execute("DELETE FROM editions WHERE identity_id = ?", (identity_id,))
