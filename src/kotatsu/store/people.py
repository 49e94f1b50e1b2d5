"""The SQL of identities, tokens and settings."""

import hashlib
import secrets

from kotatsu.store.database import Db
from kotatsu.store.interface import Identity
from kotatsu.store.problems import NotFound


def put_identity(db: Db, identity_id: str, name: str, coat: str | None, now: float) -> Identity:
    db.execute(
        "INSERT INTO identities (id, name, created, seen, coat) VALUES (?1, ?2, ?3, ?3, coalesce(?4, ''))"
        " ON CONFLICT (id) DO UPDATE SET name = ?2, seen = ?3, coat = coalesce(?4, identities.coat)",
        (identity_id, name, now, coat),
    )
    return _known(db, identity_id)


def identity(db: Db, identity_id: str) -> Identity | None:
    select = "SELECT id, name, created, seen, coat FROM identities WHERE id = ?"
    found = db.execute(select, (identity_id,)).fetchone()
    return None if found is None else Identity(*found)


def saw(db: Db, identity_id: str, now: float) -> None:
    db.execute("UPDATE identities SET seen = ? WHERE id = ?", (now, identity_id))


def _known(db: Db, identity_id: str) -> Identity:
    found = identity(db, identity_id)
    if found is None:
        raise NotFound(f"There is no identity {identity_id}.")
    return found


# --- tokens -------------------------------------------------------------------------------------------------


def make_token(db: Db, identity_id: str, expires: float) -> str:
    _known(db, identity_id)
    token = secrets.token_urlsafe(32)
    db.execute(
        "INSERT INTO tokens (identity_id, hash, expires) VALUES (?, ?, ?)"
        " ON CONFLICT (identity_id) DO UPDATE SET hash = excluded.hash, expires = excluded.expires",
        (identity_id, _hash(token), expires),
    )
    return token


def redeem(db: Db, token: str, now: float) -> str | None:
    select = "SELECT identity_id, expires FROM tokens WHERE hash = ?"
    found = db.execute(select, (_hash(token),)).fetchone()
    if found is None:
        return None
    db.execute("DELETE FROM tokens WHERE hash = ?", (_hash(token),))
    identity_id, expires = found
    return str(identity_id) if now < expires else None


def _hash(token: str) -> bytes:
    """A token is 256 random bits, so a plain hash of it cannot be guessed back."""
    return hashlib.sha256(token.encode(errors="replace")).digest()


# --- settings -----------------------------------------------------------------------------------------------


def secret(db: Db, name: str) -> bytes:
    made = "INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING"
    db.execute(made, (name, secrets.token_bytes(32)))
    found = setting(db, name)
    assert found is not None
    return found


def setting(db: Db, name: str) -> bytes | None:
    found = db.execute("SELECT value FROM settings WHERE name = ?", (name,)).fetchone()
    return None if found is None else found[0]


def set_setting(db: Db, name: str, value: bytes | None) -> None:
    db.execute("DELETE FROM settings WHERE name = ?", (name,))
    if value is not None:
        db.execute("INSERT INTO settings (name, value) VALUES (?, ?)", (name, value))
