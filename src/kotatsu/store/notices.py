"""The SQL of notices: where people want to be told of their turns, and what is to be sent."""

import secrets
from collections.abc import Iterable, Sequence
from typing import Any

from kotatsu.store.database import Db
from kotatsu.store.interface import Channel, DueNotice, Wanted, club_owner
from kotatsu.store.problems import NotFound

UNSURE = "notice-unsure"
"""The code of what may have arrived or not."""
_CHANNEL = "id, identity_id, kind, address, secret, language, origin, created, confirmed, wrong, problem"
_DUE = (
    "SELECT n.id, n.number, n.table_id, n.kind, n.tries, coalesce(t.game, ''), coalesce(i.name, k.name, ''),"
    " w.wishes, {channel}"
    " FROM notices n JOIN channels c ON c.id = n.channel_id"
    " LEFT JOIN tables t ON t.id = CASE WHEN n.table_id = '' THEN n.turn ELSE n.table_id END"
    " LEFT JOIN identities i ON i.id = n.identity_id"
    " LEFT JOIN clubs k ON k.id = substr(n.identity_id, 6)"  # behind "club:"
    " LEFT JOIN wishes w ON w.identity_id = n.identity_id"
    " WHERE n.done = 0 AND n.due <= ? AND NOT EXISTS"
    " (SELECT 1 FROM notices o WHERE o.channel_id = n.channel_id AND o.done = 0"
    " AND (o.due, o.number) < (n.due, n.number))"
    " ORDER BY n.due LIMIT ? /*postgresql: FOR UPDATE OF n SKIP LOCKED */"
).format(channel=", ".join(f"c.{name}" for name in _CHANNEL.split(", ")))


# --- channels -----------------------------------------------------------------------------------------------


def channels(db: Db, identity_id: str) -> list[Channel]:
    select = f"SELECT {_CHANNEL} FROM channels WHERE identity_id = ? ORDER BY created, id"
    return [_channel(row) for row in db.execute(select, (identity_id,))]


def channel(db: Db, channel_id: str) -> Channel:
    found = db.execute(f"SELECT {_CHANNEL} FROM channels WHERE id = ?", (channel_id,)).fetchone()
    if found is None:
        raise NotFound("There is no such channel.")
    return _channel(found)


def _channel(row: Sequence[Any]) -> Channel:
    values = [*row[:8], bool(row[8]), *row[9:]]
    return Channel(*values)


def put_channel(db: Db, new: Channel, most: int) -> bool:
    """The same address again takes the place of the old one; False if somebody has as many already."""
    same = (new.identity, new.kind, new.address)
    old = "SELECT id FROM channels WHERE identity_id = ? AND kind = ? AND address = ?"
    for (id,) in db.execute(old, same).fetchall():
        drop_channel(db, new.identity, id)
    if len(channels(db, new.identity)) >= most:
        return False
    row = (new.id, *same, new.secret, new.language, new.origin, new.created, new.confirmed, 0, "")
    names = "id, identity_id, kind, address, secret, language, origin, created, confirmed, wrong, problem"
    db.execute(f"INSERT INTO channels ({names}) VALUES ({', '.join('?' * len(row))})", row)
    return True


def confirm(db: Db, identity_id: str, channel_id: str, code: str, most: int) -> bool:
    """Whether this is the code of a channel, which is used from now on; too many wrong ones are its end."""
    found = channel(db, channel_id)
    if found.identity != identity_id:
        raise NotFound("There is no such channel.")
    if secrets.compare_digest(found.secret.encode(), code.encode()):
        db.execute("UPDATE channels SET confirmed = 1, wrong = 0 WHERE id = ?", (channel_id,))
        return True
    if found.wrong + 1 >= most:
        drop_channel(db, identity_id, channel_id)
    db.execute("UPDATE channels SET wrong = wrong + 1 WHERE id = ?", (channel_id,))
    return False


def drop_channel(db: Db, identity_id: str, channel_id: str) -> None:
    gone = "DELETE FROM channels WHERE id = ? AND identity_id = ?"
    if db.execute(gone, (channel_id, identity_id)).rowcount:
        db.execute("DELETE FROM notices WHERE channel_id = ?", (channel_id,))


def drop_person(db: Db, identity_id: str) -> None:
    for name in ("channels", "wishes", "muted", "notices", "vacations"):
        db.execute(f"DELETE FROM {name} WHERE identity_id = ?", (identity_id,))


def drop_table(db: Db, table_id: str) -> None:
    for name in ("muted", "notices"):
        db.execute(f"DELETE FROM {name} WHERE table_id = ?", (table_id,))


# --- wishes -------------------------------------------------------------------------------------------------


def wishes(db: Db, identity_id: str) -> bytes:
    found = db.execute("SELECT wishes FROM wishes WHERE identity_id = ?", (identity_id,)).fetchone()
    return b"{}" if found is None else bytes(found[0])


def put_wishes(db: Db, identity_id: str, wishes: bytes) -> None:
    put = (
        "INSERT INTO wishes VALUES (?1, ?2) ON CONFLICT (identity_id) DO UPDATE SET wishes = excluded.wishes"
    )
    db.execute(put, (identity_id, wishes))


def is_muted(db: Db, identity_id: str, table_id: str) -> bool:
    select = "SELECT 1 FROM muted WHERE identity_id = ? AND table_id = ?"
    return db.execute(select, (identity_id, table_id)).fetchone() is not None


def mute(db: Db, identity_id: str, table_id: str, muted: bool) -> None:
    """What waits to be sent of that table goes too."""
    db.execute("DELETE FROM muted WHERE identity_id = ? AND table_id = ?", (identity_id, table_id))
    if muted:
        db.execute("INSERT INTO muted VALUES (?, ?)", (identity_id, table_id))
        gone = "UPDATE notices SET done = 1 WHERE identity_id = ? AND table_id = ?"
        db.execute(gone, (identity_id, table_id))


# --- vacations ----------------------------------------------------------------------------------------------

_PUT_VACATION = (
    "INSERT INTO vacations VALUES (?, ?, ?)"
    " ON CONFLICT (identity_id, begins) DO UPDATE SET ends = excluded.ends"
)


def vacations(db: Db, identity_id: str, since: float) -> list[tuple[float, float]]:
    select = "SELECT begins, ends FROM vacations WHERE identity_id = ? AND ends > ? ORDER BY begins"
    return [(begins, ends) for begins, ends in db.execute(select, (identity_id, since))]


def set_vacation(db: Db, identity_id: str, now: float, until: float, since: float, most: float) -> bool:
    """From now until then, in place of one that runs; False if that would be more than so many seconds."""
    known = vacations(db, identity_id, since)
    used = sum(max(0.0, min(ends, now) - max(begins, since)) for begins, ends in known)
    if until > now and used + until - now > most:
        return False
    db.execute("DELETE FROM vacations WHERE identity_id = ? AND ends <= ?", (identity_id, since))
    stop = "UPDATE vacations SET ends = ? WHERE identity_id = ? AND ends > ?"
    db.execute(stop, (now, identity_id, now))
    if until > now:
        db.execute(_PUT_VACATION, (identity_id, now, until))
    return True


# --- what is to be sent -------------------------------------------------------------------------------------


def concerned(db: Db, changes: Iterable[tuple[str, Sequence[Wanted]]]) -> set[str]:
    """Of these tables, those where somebody wants to be told, or was to be told until now."""
    people: dict[str, set[str]] = {}
    found: set[str] = set()
    for table_id, wanted in changes:
        if db.execute("SELECT 1 FROM notices WHERE table_id = ? LIMIT 1", (table_id,)).fetchone():
            found.add(table_id)
        for one in wanted:
            people.setdefault(one.identity, set()).add(table_id)
    for identity, tables in people.items():
        if db.execute("SELECT 1 FROM channels WHERE identity_id = ? LIMIT 1", (identity,)).fetchone():
            found |= tables
    return found


def want(db: Db, table_id: str, wanted: Sequence[Wanted]) -> None:
    """All that somebody at this table should be told now. What was sent of it stays sent; of what is not
    among it any more nothing is left."""
    standing = {(one.identity, one.kind, one.turn): one.due for one in wanted}
    there: set[tuple[str, str, str]] = set()
    rows = "SELECT number, identity_id, kind, turn, tries, done FROM notices WHERE table_id = ?"
    for number, identity, kind, turn, tries, done in db.execute(rows, (table_id,)).fetchall():
        key = (identity, kind, turn)
        if key not in standing or (standing[key] is None and not done):
            db.execute("DELETE FROM notices WHERE number = ?", (number,))
            continue
        there.add(key)
        if not done and not tries:
            db.execute("UPDATE notices SET due = ? WHERE number = ?", (standing[key], number))
    for one in wanted:
        if one.due is not None and (one.identity, one.kind, one.turn) not in there:
            _insert(db, table_id, one)


def _insert(db: Db, table_id: str, one: Wanted) -> None:
    if is_muted(db, one.identity, table_id):
        return
    select = "SELECT id FROM channels WHERE identity_id = ? AND confirmed = 1"
    for (channel_id,) in db.execute(select, (one.identity,)).fetchall():
        put_notice(db, table_id, one, channel_id)


def put_notice(db: Db, table_id: str, one: Wanted, channel_id: str) -> None:
    row = (secrets.token_urlsafe(16), table_id, one.identity, channel_id, one.kind, one.turn, one.due)
    names = "id, table_id, identity_id, channel_id, kind, turn, due"
    db.execute(f"INSERT INTO notices ({names}) VALUES (?, ?, ?, ?, ?, ?, ?)", row)


def tell_club(db: Db, club_id: str, kind: str, what: str, due: float) -> None:
    """Something that happened in a club, once: a table by name, or a round."""
    owner = club_owner(club_id)
    for one in channels(db, owner):
        put_notice(db, "", Wanted(owner, kind, what, due), one.id)


_UNSENT = "table_id = ? AND identity_id = ? AND kind = ? AND done = 0 AND tries = 0"


def waits(db: Db, table_id: str, identity_id: str, kind: str) -> bool:
    """Whether something of a table waits to be sent to somebody."""
    select = f"SELECT 1 FROM notices WHERE {_UNSENT} LIMIT 1"
    return db.execute(select, (table_id, identity_id, kind)).fetchone() is not None


def sees_it(db: Db, table_id: str, identity_id: str, kind: str) -> None:
    """Somebody is at the table: what waits to be sent of it need not be."""
    db.execute(f"UPDATE notices SET done = 1 WHERE {_UNSENT}", (table_id, identity_id, kind))


def next_due(db: Db) -> float | None:
    (found,) = db.execute("SELECT min(due) FROM notices WHERE done = 0").fetchone()
    return None if found is None else float(found)


_FREE, _TAKEN, _LEAVING = range(3)
"""How far the sending of a notice has come."""


def claim(db: Db, now: float, again: float, limit: int) -> list[DueNotice]:
    """Some that are due, of each channel one. They are due `again`, should nobody say how it went."""
    give_up_the_unsure(db, now)
    found = []
    for row in db.execute(_DUE, (now, limit)).fetchall():
        values = [*row[:7], bytes(row[7] or b"{}"), _channel(row[8:])]
        found.append(DueNotice(*values))
        held = "UPDATE notices SET due = ?, tries = tries + 1, sending = ? WHERE number = ?"
        db.execute(held, (again, _TAKEN, row[1]))
    return found


def give_up_the_unsure(db: Db, now: float) -> None:
    """Of what may have left nobody knows whether it arrived. It is not sent again, and whoever it was for
    finds that beside the channel."""
    select = "SELECT number, channel_id FROM notices WHERE done = 0 AND sending = ? AND due <= ?"
    for number, channel_id in db.execute(select, (_LEAVING, now)).fetchall():
        failed(db, number, channel_id, UNSURE, None)


def leaves(db: Db, number: int) -> None:
    db.execute("UPDATE notices SET sending = ? WHERE number = ?", (_LEAVING, number))


def take_up(db: Db, now: float) -> None:
    """Whoever was sending something is dead: it is looked at now."""
    early = "UPDATE notices SET due = ? WHERE done = 0 AND sending != ? AND due > ?"
    db.execute(early, (now, _FREE, now))


def postpone(db: Db, number: int, until: float) -> None:
    """It is not to be sent before; that was no try."""
    back = "UPDATE notices SET due = ?, tries = tries - 1, sending = ? WHERE number = ?"
    db.execute(back, (until, _FREE, number))


def sent(db: Db, number: int, channel_id: str) -> None:
    db.execute("UPDATE notices SET done = 1, sending = ? WHERE number = ?", (_FREE, number))
    db.execute("UPDATE channels SET problem = '' WHERE id = ?", (channel_id,))


def failed(db: Db, number: int, channel_id: str, problem: str, until: float | None) -> None:
    """Not delivered; it is tried again then, or (None) not any more."""
    change = "UPDATE notices SET done = ?, due = coalesce(?, due), sending = ? WHERE number = ?"
    db.execute(change, (until is None, until, _FREE, number))
    db.execute("UPDATE channels SET problem = ? WHERE id = ?", (problem, channel_id))
