"""Tournaments on the disk: whatever changes one is read, changed and written back, again if somebody else was
faster. Nothing of it is kept in memory, since the tables of a round may be at different processes.
"""

import asyncio
import random
import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from kotatsu.clubs import tournament as rules
from kotatsu.clubs.points import ranks_of
from kotatsu.clubs.tournament import Desk, Round, Tournament
from kotatsu.server.identity import is_id, new_id
from kotatsu.server.logs import log, log_problem, short
from kotatsu.server.services import Services
from kotatsu.store import Conflict, NotFound, StoreError
from kotatsu.table import OVER, Chair, Description, Refused, Table
from kotatsu.table import description as described

if TYPE_CHECKING:
    from kotatsu.server.tables import LiveTables

ATTEMPTS = 50
AGAIN = 0.1
"""Seconds at most until one tries again after somebody else was faster."""
DEFAULT_STAND_IN = "greedy"
Change = Callable[[Tournament], bool | None]
"""Changes a tournament; False if there was nothing to change. `Refused` says why not."""


class Rounds:
    """The tournaments of a server."""

    def __init__(self, tables: "LiveTables", services: Services) -> None:
        self._tables = tables
        self._services = services
        self._store = services.store
        self._dealing: dict[str, asyncio.Task[None]] = {}  # so that whoever asks meanwhile waits for the same

    async def make(self, club: str, wanted: rules.Rules) -> Tournament:
        """A new tournament, whose first round is promised."""
        made = Tournament(new_id(), club, wanted)
        rules.prepare(made, *_fresh())
        await self._store.put_tournament(made.id, club, 0, msgspec.json.encode(made))
        return made

    async def get(self, tournament_id: str) -> Tournament:
        """A tournament as it stands; one whose tables are due is dealt first."""
        found, _ = await self._read(tournament_id)
        if rules.is_due(found, self._services.now()):
            if tournament_id not in self._dealing:
                self._dealing[tournament_id] = self._services.spawn(self._deal(found))
            await asyncio.shield(self._dealing[tournament_id])
            found, _ = await self._read(tournament_id)
        return found

    async def _read(self, tournament_id: str) -> tuple[Tournament, int]:
        if not is_id(tournament_id):
            raise Refused("no-tournament")
        try:
            stored = await self._store.tournament(tournament_id)
        except NotFound:
            raise Refused("no-tournament") from None
        return msgspec.json.decode(stored.state, type=Tournament), stored.version

    async def change(self, tournament_id: str, change: Change) -> Tournament:
        """Change a tournament for good; `Refused` if that cannot be."""
        for _ in range(ATTEMPTS):
            found, version = await self._read(tournament_id)
            if change(found) is False:
                return found
            try:
                state = msgspec.json.encode(found)
                await self._store.put_tournament(tournament_id, found.club, version, state)
                return found
            except Conflict:
                await asyncio.sleep(random.uniform(0, AGAIN))  # else all would come at once again
        raise Refused("database")

    # --- a round --------------------------------------------------------------------------------------------

    async def draw(self, tournament_id: str) -> Tournament:
        """Draw the tables of the coming round. They are dealt when everybody has opened, or had time to."""
        names = [new_id() for _ in range(rules.MOST_ENTRANTS)]
        now = self._services.now()
        async with self._services.turn():
            found, _ = await self._read(tournament_id)
            await asyncio.to_thread(
                rules.draw, found, names, now
            )  # it may take a moment, and says whether it can be
        drawn = found.now

        def write(tournament: Tournament) -> None:
            if tournament.now.number != drawn.number or tournament.now.stage != "gathering":
                raise Refused("round-drawn")
            if [one.entrant for one in tournament.now.ready] != [one.entrant for one in drawn.ready]:
                raise Refused("round-changed")
            one = tournament.now
            one.desks, one.byes, one.stage, one.until = drawn.desks, drawn.byes, drawn.stage, drawn.until

        await self.change(tournament_id, write)
        await self._store.tell_club(found.club, "draw", f"{found.id}:{drawn.number}", self._services.now())
        self._services.notices.look()
        self._services.spawn(self._deal_later(tournament_id))
        return await self.get(tournament_id)

    async def _deal_later(self, tournament_id: str) -> None:
        """Whoever asks for a tournament deals what is due; this is for when nobody does."""
        await asyncio.sleep(rules.OPENING_SECONDS + 0.1)
        try:
            await self.get(tournament_id)
        except (Refused, StoreError) as problem:
            log_problem("a round could not be dealt", problem, tournament=short(tournament_id))

    async def _deal(self, tournament: Tournament) -> None:
        """Deal the tables that are due. What was left undone by a server that died is done by the next to
        look: every table has its name already. Who has not opened by the first one that is dealt is out of
        the shuffle for good, as all others must have the same."""
        try:
            await self._deal_all(tournament)
        finally:
            del self._dealing[tournament.id]

    async def _deal_all(self, tournament: Tournament) -> None:
        number = tournament.now.number

        def close(found: Tournament) -> bool:
            if found.now.number != number or found.now.stage != "opening" or found.now.until == 0.0:
                return False
            rules.close(found)
            return True

        found = await self.change(tournament.id, close)
        if found.now.number != number or found.now.stage != "opening":
            return
        for desk in found.now.desks:
            await self._deal_desk(found, desk)

        def begin(one: Tournament) -> bool:
            if one.now.number != number or one.now.stage != "opening":
                return False
            rules.begin(one)
            return True

        await self.change(tournament.id, begin)
        log("round dealt", tournament=short(tournament.id), tables=len(found.now.desks))

    async def _deal_desk(self, tournament: Tournament, desk: Desk) -> None:
        one = tournament.now
        wanted = describe(tournament, one, desk)
        host = next((chair.owner for chair in wanted.chairs if chair.owner), new_id())
        secret, salt = bytes.fromhex(one.secret), bytes.fromhex(one.salt)
        await self._tables.deal(desk.table, host, wanted, secret, salt)
        await self._store.add_club_table(tournament.club, desk.table, None)

    async def release(self, tournament: Tournament, table_id: str, void: bool) -> None:
        """Wait for a table of the round no longer; it reports itself once it has ended."""
        one, desk = rules.desk_of(tournament, table_id)
        if one.stage != "playing" or desk.done:
            raise Refused("game-over")
        await self._services.crew.at_table(table_id, "release", void=void)

    async def report(self, table: Table) -> bool:
        """Note how a table has ended, if that is not known yet; whether the last one of its round has. Of a
        tournament that is gone nobody can know that any more."""
        assert table.round is not None
        try:
            return await self._report(table)
        except Refused as refusal:
            if refusal.code in ("no-tournament", "no-table"):
                return False
            raise

    async def _report(self, table: Table) -> bool:
        assert table.round is not None
        scores = table.result["scores"] if table.result is not None else []
        ranks = None
        if table.phase == OVER and table.result is not None:
            ranks = ranks_of(scores, table.result["winners"])
        fresh = _fresh()
        found, _ = await self._read(table.round.tournament)
        one, desk = rules.desk_of(found, table.id)
        if not desk.done:
            found = await self.change(
                found.id, lambda it: rules.report(it, table.id, ranks, list(scores), fresh)
            )
            one, _ = rules.desk_of(found, table.id)
        return one.stage == "over"


def describe(tournament: Tournament, one: Round, desk: Desk) -> Description:
    """A table of a round."""
    wanted = tournament.rules
    entrants = [None if number is None else tournament.entrants[number - 1] for number in desk.seats]
    places = {known.entrant: place for place, known in enumerate(one.ready)}
    return Description(
        game=wanted.game,
        players=len(desk.seats),
        options=wanted.options,
        clock=wanted.clock,
        hints=False,
        watching=wanted.watching,
        stand_in=wanted.fill or DEFAULT_STAND_IN,
        chairs=tuple(
            Chair(bot=wanted.fill or DEFAULT_STAND_IN)
            if entrant is None
            else Chair(entrant.identity, entrant.name, entrant.bot)
            for entrant in entrants
        ),
        round=described.Round(
            club=tournament.club,
            tournament=tournament.id,
            name=wanted.name,
            number=one.number,
            promises=tuple((known.hash, known.nonce) for known in one.ready),
            seats=tuple(None if number is None else places.get(number) for number in desk.seats),
            people=tuple(
                entrant.identity
                for entrant in tournament.entrants
                if entrant.identity is not None and entrant.number in places
            ),
        ),
    )


def _fresh() -> tuple[bytes, bytes]:
    return secrets.token_bytes(32), secrets.token_bytes(32)
