"""The SQL of clubs, their evenings and their tournaments."""

from kotatsu.store import notices
from kotatsu.store.database import Db
from kotatsu.store.interface import (
    Club,
    ClubMember,
    ClubResult,
    ClubTable,
    Evening,
    Role,
    StoredTournament,
    club_owner,
)
from kotatsu.store.problems import Conflict, NotFound

_MEMBER = (
    "SELECT club_members.number, club_members.identity_id, coalesce(identities.name, ''),"
    " coalesce(identities.coat, ''), club_members.role, club_members.joined, club_members.here"
    " FROM club_members LEFT JOIN identities ON identities.id = club_members.identity_id"
)
_CLUB = "SELECT clubs.id, clubs.name, clubs.invite, clubs.created FROM clubs"
_TOURNAMENT = "SELECT id, club_id, created, version, state FROM tournaments"


# --- clubs --------------------------------------------------------------------------------------------------


def make_club(db: Db, club: Club, host: str) -> None:
    db.execute(
        "INSERT INTO clubs (id, name, invite, created, numbered) VALUES (?, ?, ?, ?, 0)",
        (club.id, club.name, club.invite, club.created),
    )
    join_club(db, club.id, host, "host", club.created)


def club(db: Db, club_id: str) -> Club:
    found = db.execute(f"{_CLUB} WHERE id = ?", (club_id,)).fetchone()
    if found is None:
        raise NotFound(f"There is no club {club_id}.")
    return Club(*found)


def clubs_of(db: Db, identity_id: str) -> list[Club]:
    select = (
        f"{_CLUB} JOIN club_members ON club_members.club_id = clubs.id"
        " WHERE club_members.identity_id = ? ORDER BY club_members.here DESC, clubs.id"
    )
    return [Club(*row) for row in db.execute(select, (identity_id,))]


def change_club(db: Db, club_id: str, name: str, invite: str) -> None:
    db.execute("UPDATE clubs SET name = ?, invite = ? WHERE id = ?", (name, invite, club_id))


def drop_club(db: Db, club_id: str) -> None:
    """The games that were played there stay with those who played them."""
    for table in ("club_members", "club_tables", "evenings", "tournaments"):
        db.execute(f"DELETE FROM {table} WHERE club_id = ?", (club_id,))
    db.execute("DELETE FROM clubs WHERE id = ?", (club_id,))
    notices.drop_person(db, club_owner(club_id))


def _next_number(db: Db, club_id: str) -> int:
    db.execute("UPDATE clubs SET numbered = numbered + 1 WHERE id = ?", (club_id,))
    found = db.execute("SELECT numbered FROM clubs WHERE id = ?", (club_id,)).fetchone()
    if found is None:
        raise NotFound(f"There is no club {club_id}.")
    return int(found[0])


# --- members ------------------------------------------------------------------------------------------------


def members(db: Db, club_id: str) -> list[ClubMember]:
    select = f"{_MEMBER} WHERE club_members.club_id = ? ORDER BY club_members.number"
    return [ClubMember(*row) for row in db.execute(select, (club_id,))]


def member(db: Db, club_id: str, identity_id: str) -> ClubMember | None:
    select = f"{_MEMBER} WHERE club_members.club_id = ? AND club_members.identity_id = ?"
    found = db.execute(select, (club_id, identity_id)).fetchone()
    return None if found is None else ClubMember(*found)


def join_club(db: Db, club_id: str, identity_id: str, role: Role, now: float) -> None:
    if member(db, club_id, identity_id) is not None:
        return
    number = _next_number(db, club_id)
    db.execute(
        "INSERT INTO club_members (club_id, identity_id, number, role, joined, here)"
        " VALUES (?, ?, ?, ?, ?, ?)",
        (club_id, identity_id, number, role, now, now),
    )


def set_role(db: Db, club_id: str, identity_id: str, role: Role) -> None:
    change = "UPDATE club_members SET role = ? WHERE club_id = ? AND identity_id = ?"
    db.execute(change, (role, club_id, identity_id))


def leave_club(db: Db, club_id: str, identity_id: str) -> None:
    """Whoever has been there for longest becomes host when the last one leaves; an empty club is gone."""
    db.execute("DELETE FROM club_members WHERE club_id = ? AND identity_id = ?", (club_id, identity_id))
    left = members(db, club_id)
    if not left:
        drop_club(db, club_id)
    elif all(one.role != "host" for one in left):
        helpers = [one for one in left if one.role == "helper"]
        set_role(db, club_id, (helpers or left)[0].identity, "host")


def leave_all(db: Db, identity_id: str) -> None:
    for one in clubs_of(db, identity_id):
        leave_club(db, one.id, identity_id)


def was_in_club(db: Db, club_id: str, identity_id: str, now: float) -> None:
    change = "UPDATE club_members SET here = ? WHERE club_id = ? AND identity_id = ?"
    db.execute(change, (now, club_id, identity_id))


# --- evenings -----------------------------------------------------------------------------------------------


def evenings(db: Db, club_id: str) -> list[Evening]:
    select = "SELECT number, title, begins, ends FROM evenings WHERE club_id = ? ORDER BY begins, number"
    return [Evening(*row) for row in db.execute(select, (club_id,))]


def add_evening(db: Db, club_id: str, title: str, begins: float, ends: float) -> int:
    number = _next_number(db, club_id)
    db.execute(
        "INSERT INTO evenings (club_id, number, title, begins, ends) VALUES (?, ?, ?, ?, ?)",
        (club_id, number, title, begins, ends),
    )
    return number


def drop_evening(db: Db, club_id: str, number: int) -> None:
    db.execute("DELETE FROM evenings WHERE club_id = ? AND number = ?", (club_id, number))


# --- tables and results -------------------------------------------------------------------------------------


def add_club_table(db: Db, club_id: str, table_id: str, invite: str | None, now: float) -> None:
    db.execute(
        "INSERT INTO club_tables (table_id, club_id, invite, added) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (table_id) DO NOTHING",
        (table_id, club_id, invite, now),
    )


def follow_club_table(db: Db, before: str, table_id: str, invite: str | None, now: float) -> None:
    """A rematch belongs to the club of the game before it, if that had one."""
    found = db.execute("SELECT club_id FROM club_tables WHERE table_id = ?", (before,)).fetchone()
    if found is not None:
        add_club_table(db, found[0], table_id, invite, now)


def club_tables(db: Db, club_id: str, limit: int) -> list[ClubTable]:
    select = (
        "SELECT tables.id, tables.game, tables.about, tables.changed, club_tables.invite"
        " FROM club_tables JOIN tables ON tables.id = club_tables.table_id"
        " WHERE club_tables.club_id = ? AND tables.stage IN ('waiting', 'running')"
        " ORDER BY club_tables.added DESC, tables.id LIMIT ?"
    )
    return [ClubTable(*row) for row in db.execute(select, (club_id, limit))]


def club_results(db: Db, club_id: str, since: float, until: float) -> list[ClubResult]:
    select = (
        "SELECT results.table_id, results.game, results.finished, results.seat, results.identity_id,"
        " results.rank, results.points FROM club_tables"
        " JOIN records ON records.table_id = club_tables.table_id"
        " JOIN results ON results.record = records.number"
        " WHERE club_tables.club_id = ? AND results.finished >= ? AND results.finished < ?"
        " ORDER BY results.record, results.seat"
    )
    return [ClubResult(*row) for row in db.execute(select, (club_id, since, until))]


# --- tournaments --------------------------------------------------------------------------------------------


def tournaments(db: Db, club_id: str, limit: int) -> list[StoredTournament]:
    select = f"{_TOURNAMENT} WHERE club_id = ? ORDER BY created DESC, id LIMIT ?"
    return [StoredTournament(*row) for row in db.execute(select, (club_id, limit))]


def tournament(db: Db, tournament_id: str) -> StoredTournament:
    found = db.execute(f"{_TOURNAMENT} WHERE id = ?", (tournament_id,)).fetchone()
    if found is None:
        raise NotFound(f"There is no tournament {tournament_id}.")
    return StoredTournament(*found)


def put_tournament(db: Db, tournament_id: str, club_id: str, version: int, state: bytes, now: float) -> None:
    if version == 0:
        club(db, club_id)
        db.execute(
            "INSERT INTO tournaments (id, club_id, created, version, state) VALUES (?, ?, ?, 1, ?)",
            (tournament_id, club_id, now, state),
        )
        return
    change = "UPDATE tournaments SET state = ?, version = version + 1 WHERE id = ? AND version = ?"
    if not db.execute(change, (state, tournament_id, version)).rowcount:
        raise Conflict(f"Tournament {tournament_id} has changed meanwhile.")
