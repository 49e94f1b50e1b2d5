"""All that a store does, in SQL that every database understands which it can be kept in: how a change or a
read gets to the database is for `SqliteStore` and `PostgresStore` to say."""

import functools
import time
from collections.abc import Callable, Sequence
from typing import Self, TypeVar

from kotatsu.store import clubs, editions, forgetting, notices, people, purging, results, tables
from kotatsu.store.database import Change, Db, Read
from kotatsu.store.interface import (
    Against,
    Channel,
    Club,
    ClubMember,
    ClubResult,
    ClubTable,
    DueNotice,
    Evening,
    Identity,
    Listing,
    Mentions,
    Met,
    NewRecord,
    Played,
    Purged,
    RecordInfo,
    Retention,
    Role,
    SeatResult,
    StoredEdition,
    StoredTable,
    StoredTournament,
    Summary,
    Uncounted,
    Wanted,
)

T = TypeVar("T")
DAY = 24 * 60 * 60.0


class SqlStore:
    """See `Store`. `clock` is for tests."""

    def __init__(self, clock: Callable[[], float] = time.time) -> None:
        self._clock = clock

    async def _write(self, change: Change[T]) -> T:
        raise NotImplementedError

    async def _read(self, read: Read[T]) -> T:
        raise NotImplementedError

    async def _change_table(self, table_id: str, change: Change[None]) -> None:
        """What only the owner of a table may do."""
        await self._write(change)

    async def close(self) -> None:
        raise NotImplementedError

    # --- tables ---------------------------------------------------------------------------------------------

    async def create(
        self, table_id: str, listing: Listing, entries: Sequence[bytes] = (), maker: str = ""
    ) -> None:
        await self._write(self._new_table(table_id, listing, entries, maker))

    def _new_table(
        self, table_id: str, listing: Listing, entries: Sequence[bytes], maker: str
    ) -> tables.Create:
        _check_open(listing)
        return tables.Create(table_id, listing, tuple(entries), maker, self._clock())

    async def append(
        self,
        table_id: str,
        first: int,
        entries: Sequence[bytes],
        listing: Listing | None = None,
        same_members: bool = False,
        secret: bool = False,
        wanted: Sequence[Wanted] | None = None,
    ) -> None:
        if listing is not None:
            _check_open(listing)
        now = None if secret else self._clock()
        told = None if wanted is None else tuple(wanted)
        append = tables.Append(table_id, first, tuple(entries), listing, same_members, now, told)
        await self._change_table(table_id, append)

    async def finish(self, table_id: str, first: int, entries: Sequence[bytes], record: bytes) -> None:
        end = tables.Finish(table_id, first, tuple(entries), record, self._clock())
        await self._change_table(table_id, end)

    async def table(self, table_id: str) -> StoredTable:
        return await self._read(lambda db: tables.table(db, table_id))

    async def entries(self, table_id: str, after: int = 0) -> list[bytes]:
        return await self._read(lambda db: tables.entries(db, table_id, after))

    async def unfinished(self) -> list[StoredTable]:
        return await self._read(tables.unfinished)

    async def waiting(self, game: str | None = None, limit: int = 50, skip: int = 0) -> list[StoredTable]:
        return await self._read(lambda db: tables.waiting(db, game, limit, skip))

    async def tables_of(self, identity_id: str, limit: int = 50, skip: int = 0) -> list[StoredTable]:
        return await self._read(lambda db: tables.tables_of(db, identity_id, limit, skip))

    async def open_tables_by(self, maker: str) -> int:
        return await self._read(lambda db: tables.open_tables_by(db, maker))

    # --- records --------------------------------------------------------------------------------------------

    async def record(self, table_id: str) -> bytes:
        return await self._read(lambda db: tables.record(db, table_id))

    async def record_info(self, table_id: str) -> RecordInfo:
        return await self._read(lambda db: tables.record_info(db, table_id))

    async def records(
        self,
        game: str | None = None,
        member: str | None = None,
        public: bool = False,
        before: int | None = None,
        limit: int = 50,
    ) -> list[RecordInfo]:
        return await self._read(lambda db: tables.records(db, game, member, public, before, limit))

    async def add_record(self, new: NewRecord) -> bool:
        return await self._write(lambda db: tables.add_record(db, new))

    async def analysis(self, table_id: str) -> bytes | None:
        return await self._read(lambda db: tables.analysis(db, table_id))

    async def put_analysis(self, table_id: str, analysis: bytes) -> None:
        await self._write(lambda db: tables.put_analysis(db, table_id, analysis))

    # --- results --------------------------------------------------------------------------------------------

    async def uncounted(self, limit: int = 50) -> list[Uncounted]:
        return await self._read(lambda db: results.uncounted(db, limit))

    async def count(self, number: int, rows: Sequence[SeatResult]) -> None:
        await self._write(lambda db: results.count(db, number, rows))

    async def summary(self, identity_id: str, against: Against | None = None) -> Summary:
        return await self._read(lambda db: results.summary(db, identity_id, against))

    async def met(self, identity_id: str, game: str) -> list[Met]:
        return await self._read(lambda db: results.met(db, identity_id, game))

    async def history(
        self,
        identity_id: str,
        game: str | None = None,
        players: int | None = None,
        against: Against | None = None,
        before: int | None = None,
        limit: int = 50,
    ) -> list[Played]:
        return await self._read(
            lambda db: results.history(db, identity_id, game, players, against, before, limit)
        )

    # --- people ---------------------------------------------------------------------------------------------

    async def put_identity(self, identity_id: str, name: str, coat: str | None = None) -> Identity:
        now = self._clock()
        return await self._write(lambda db: people.put_identity(db, identity_id, name, coat, now))

    async def mentions(self, identity_id: str) -> Mentions:
        return await self._read(lambda db: forgetting.mentions(db, identity_id))

    async def rewrite_table(
        self, table_id: str, entries: Sequence[bytes], about: bytes, old: str, new: str
    ) -> None:
        await self._change_table(
            table_id, lambda db: forgetting.rewrite_table(db, table_id, entries, about, old, new)
        )

    async def rewrite_record(self, table_id: str, about: bytes, record: bytes) -> None:
        hash = tables.hash_of(record)
        await self._write(lambda db: forgetting.rewrite_record(db, table_id, about, record, hash))

    async def forget(self, identity_id: str) -> None:
        await self._write(lambda db: forgetting.forget(db, identity_id))

    async def identity(self, identity_id: str) -> Identity | None:
        return await self._read(lambda db: people.identity(db, identity_id))

    async def saw(self, identity_id: str) -> None:
        now = self._clock()
        await self._write(lambda db: people.saw(db, identity_id, now))

    async def make_token(self, identity_id: str, seconds: float) -> str:
        expires = self._clock() + seconds
        return await self._write(lambda db: people.make_token(db, identity_id, expires))

    async def redeem(self, token: str) -> str | None:
        now = self._clock()
        return await self._write(lambda db: people.redeem(db, token, now))

    # --- clubs ----------------------------------------------------------------------------------------------

    async def make_club(self, club: Club, host: str) -> None:
        await self._write(lambda db: clubs.make_club(db, club, host))

    async def club(self, club_id: str) -> Club:
        return await self._read(lambda db: clubs.club(db, club_id))

    async def clubs_of(self, identity_id: str) -> list[Club]:
        return await self._read(lambda db: clubs.clubs_of(db, identity_id))

    async def change_club(self, club_id: str, name: str, invite: str) -> None:
        await self._write(lambda db: clubs.change_club(db, club_id, name, invite))

    async def drop_club(self, club_id: str) -> None:
        await self._write(lambda db: clubs.drop_club(db, club_id))

    async def members(self, club_id: str) -> list[ClubMember]:
        return await self._read(lambda db: clubs.members(db, club_id))

    async def member(self, club_id: str, identity_id: str) -> ClubMember | None:
        return await self._read(lambda db: clubs.member(db, club_id, identity_id))

    async def join_club(self, club_id: str, identity_id: str, role: Role = "member") -> None:
        now = self._clock()
        await self._write(lambda db: clubs.join_club(db, club_id, identity_id, role, now))

    async def set_role(self, club_id: str, identity_id: str, role: Role) -> None:
        await self._write(lambda db: clubs.set_role(db, club_id, identity_id, role))

    async def leave_club(self, club_id: str, identity_id: str) -> None:
        await self._write(lambda db: clubs.leave_club(db, club_id, identity_id))

    async def was_in_club(self, club_id: str, identity_id: str) -> None:
        now = self._clock()
        await self._write(lambda db: clubs.was_in_club(db, club_id, identity_id, now))

    async def evenings(self, club_id: str) -> list[Evening]:
        return await self._read(lambda db: clubs.evenings(db, club_id))

    async def add_evening(self, club_id: str, title: str, begins: float, ends: float) -> int:
        return await self._write(lambda db: clubs.add_evening(db, club_id, title, begins, ends))

    async def drop_evening(self, club_id: str, number: int) -> None:
        await self._write(lambda db: clubs.drop_evening(db, club_id, number))

    async def add_club_table(self, club_id: str, table_id: str, invite: str | None) -> None:
        now = self._clock()
        await self._write(lambda db: clubs.add_club_table(db, club_id, table_id, invite, now))

    async def follow_club_table(self, before: str, table_id: str, invite: str | None) -> None:
        now = self._clock()
        await self._write(lambda db: clubs.follow_club_table(db, before, table_id, invite, now))

    async def club_tables(self, club_id: str, limit: int = 50) -> list[ClubTable]:
        return await self._read(lambda db: clubs.club_tables(db, club_id, limit))

    async def club_results(self, club_id: str, since: float, until: float) -> list[ClubResult]:
        return await self._read(lambda db: clubs.club_results(db, club_id, since, until))

    async def tournaments(self, club_id: str, limit: int = 50) -> list[StoredTournament]:
        return await self._read(lambda db: clubs.tournaments(db, club_id, limit))

    async def tournament(self, tournament_id: str) -> StoredTournament:
        return await self._read(lambda db: clubs.tournament(db, tournament_id))

    async def put_tournament(self, tournament_id: str, club_id: str, version: int, state: bytes) -> None:
        now = self._clock()
        await self._write(lambda db: clubs.put_tournament(db, tournament_id, club_id, version, state, now))

    # --- notices --------------------------------------------------------------------------------------------

    async def channels(self, identity_id: str) -> list[Channel]:
        return await self._read(lambda db: notices.channels(db, identity_id))

    async def channel(self, channel_id: str) -> Channel:
        return await self._read(lambda db: notices.channel(db, channel_id))

    async def put_channel(self, new: Channel, most: int, told: Wanted | None = None) -> bool:
        def put(db: Db) -> bool:
            done = notices.put_channel(db, new, most)
            if done and told is not None:
                notices.put_notice(db, "", told, new.id)
            return done

        return await self._write(put)

    async def confirm_channel(self, identity_id: str, channel_id: str, code: str, most: int) -> bool:
        return await self._write(lambda db: notices.confirm(db, identity_id, channel_id, code, most))

    async def drop_channel(self, identity_id: str, channel_id: str) -> None:
        await self._write(lambda db: notices.drop_channel(db, identity_id, channel_id))

    async def wishes(self, identity_id: str) -> bytes:
        return await self._read(lambda db: notices.wishes(db, identity_id))

    async def put_wishes(self, identity_id: str, wishes: bytes) -> None:
        await self._write(lambda db: notices.put_wishes(db, identity_id, wishes))

    async def vacations(self, identity_id: str, since: float) -> list[tuple[float, float]]:
        return await self._read(lambda db: notices.vacations(db, identity_id, since))

    async def set_vacation(
        self, identity_id: str, now: float, until: float, since: float, most: float
    ) -> bool:
        return await self._write(lambda db: notices.set_vacation(db, identity_id, now, until, since, most))

    async def is_muted(self, identity_id: str, table_id: str) -> bool:
        return await self._read(lambda db: notices.is_muted(db, identity_id, table_id))

    async def mute(self, identity_id: str, table_id: str, muted: bool) -> None:
        await self._write(lambda db: notices.mute(db, identity_id, table_id, muted))

    async def sees_it(self, table_id: str, identity_id: str, kind: str) -> None:
        if await self._read(lambda db: notices.waits(db, table_id, identity_id, kind)):
            await self._write(lambda db: notices.sees_it(db, table_id, identity_id, kind))

    async def next_notice(self) -> float | None:
        return await self._read(notices.next_due)

    async def claim_notices(self, now: float, again: float, limit: int) -> list[DueNotice]:
        return await self._write(lambda db: notices.claim(db, now, again, limit))

    async def tell_club(self, club_id: str, kind: str, what: str, due: float) -> None:
        await self._write(lambda db: notices.tell_club(db, club_id, kind, what, due))

    async def take_up_notices(self, now: float) -> None:
        await self._write(lambda db: notices.take_up(db, now))

    async def notice_leaves(self, number: int) -> None:
        await self._write(lambda db: notices.leaves(db, number))

    async def postpone_notice(self, number: int, until: float) -> None:
        await self._write(lambda db: notices.postpone(db, number, until))

    async def notice_sent(self, number: int, channel_id: str) -> None:
        await self._write(lambda db: notices.sent(db, number, channel_id))

    async def notice_failed(self, number: int, channel_id: str, problem: str, until: float | None) -> None:
        await self._write(lambda db: notices.failed(db, number, channel_id, problem, until))

    # --- editions -------------------------------------------------------------------------------------------

    async def editions(self, identity_id: str) -> list[StoredEdition]:
        return await self._read(lambda db: editions.editions(db, identity_id))

    async def put_edition(self, identity_id: str, new: StoredEdition, most: int) -> bool:
        return await self._write(lambda db: editions.put_edition(db, identity_id, new, most))

    async def drop_edition(self, identity_id: str, edition_id: str) -> None:
        await self._write(lambda db: editions.drop_edition(db, identity_id, edition_id))

    # --- settings -------------------------------------------------------------------------------------------

    async def secret(self, name: str) -> bytes:
        return await self._write(lambda db: people.secret(db, name))

    async def setting(self, name: str) -> bytes | None:
        return await self._read(lambda db: people.setting(db, name))

    async def set_setting(self, name: str, value: bytes | None) -> None:
        await self._write(lambda db: people.set_setting(db, name, value))

    # --- upkeep ---------------------------------------------------------------------------------------------

    async def check(self) -> None:
        await self._write(lambda db: people.set_setting(db, "checked", repr(self._clock()).encode()))

    async def latest(self) -> float:
        return await self._read(tables.latest)

    async def purge(self, retention: Retention, now: float | None = None) -> Purged:
        now = self._clock() if now is None else now
        drop = functools.partial(self._drop_old, now)
        waited = await drop(retention.waiting_days, lambda old: purging.DropTables("waiting", old))
        closed = await drop(retention.closed_days, purging.DropClosedTables)
        left = await drop(retention.abandoned_days, lambda old: purging.DropTables("running", old))
        logs = await drop(retention.log_days, lambda old: purging.DropTables("finished", old))
        records = await drop(retention.record_days, lambda old: lambda db: purging.drop_records(db, old))
        identities = await drop(
            retention.identity_days, lambda old: lambda db: purging.drop_identities(db, old)
        )
        tokens = await self._write(lambda db: purging.drop_tokens(db, now))
        return Purged((*waited, *closed, *left), len(logs), len(records), len(identities), tokens)

    async def _drop_old(
        self, now: float, days: float | None, drop: Callable[[float], Change[list[str]]]
    ) -> list[str]:
        """Drop what is older than so many days, step by step."""
        dropped: list[str] = []
        if days is None:
            return dropped
        before = now - days * DAY
        while some := await self._write(drop(before)):
            dropped += some
        return dropped

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()


def _check_open(listing: Listing) -> None:
    if listing.stage not in ("waiting", "running"):
        raise ValueError(f'a listing is "waiting" or "running", not {listing.stage!r}; see Store.finish')
