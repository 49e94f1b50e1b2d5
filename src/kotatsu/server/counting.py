"""Counts finished games: what each seat made of it becomes a row of the store, from which people's own pages
are made.

A record is counted once, soon after its game; those that were there before, and those that came from
elsewhere, are counted one after the other in the background, as far as the last server came. Given-up games
and practice (a guided game, or one played on from a moment of another) have no results.
"""

import json
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import replace
from typing import Any

import msgspec

from kotatsu.bots.strength import UNKNOWN, estimate, noted
from kotatsu.core.game import Game
from kotatsu.core.registry import games
from kotatsu.server.logs import log_problem, short
from kotatsu.server.pool import NoAnswer, NotNow, Pool
from kotatsu.store import NotFound, SeatResult, Store, StoreError, Uncounted

PORTION = 20
"""Records that are read at once."""
DOES_NOT_COUNT = frozenset({"first_leader"})
"""Options that make no other game of it."""


class Counting:
    """Of a server."""

    def __init__(
        self, record_worker: Pool, store: Store, spawn: Callable[[Coroutine[Any, Any, None]], object]
    ) -> None:
        self._record_worker = record_worker
        self._store = store
        self._spawn = spawn
        self._runs = False
        self._again = False

    def look(self) -> None:
        """There may be something to count."""
        self._again = True
        if not self._runs:
            self._runs = True
            self._spawn(self._count_all())

    async def _count_all(self) -> None:
        try:
            while self._again:
                self._again = False
                while portion := await self._store.uncounted(PORTION):
                    for one in portion:
                        await self._store.count(one.number, await self._results(one))
        except (StoreError, NoAnswer) as problem:  # whoever looks next goes on from here
            log_problem("finished games could not be counted", problem)
        finally:
            self._runs = False

    async def _results(self, one: Uncounted) -> list[SeatResult]:
        try:
            about, record = msgspec.json.decode(one.about), msgspec.json.decode(one.record)
            if about["abandoned"] or about.get("practice") or record["result"] is None:
                return []
            people = owners_of(about)
            strengths = await self._strengths(one.game, people)
            rows = seat_results(about, record, people, strengths, await self._seconds(one))
        except (KeyError, TypeError, ValueError) as error:  # nothing that this version has ever written
            log_problem("a record could not be counted", error, table=short(one.table_id))
            return []
        feats = await self._feats(record)
        return [replace(row, feats=feats[row.seat]) if feats else row for row in rows]

    async def _strengths(self, game: str, people: Sequence[str | None]) -> list[str]:
        """Of the people at a table as it was until then; that of bots is their level."""
        together = sum(person is not None for person in people) > 1
        found = []
        for person in people:
            met = await self._store.met(person, game) if person is not None and together else []
            found.append(noted(estimate(game, [(one.rivals, one.games, one.won) for one in met])))
        return found

    async def _seconds(self, one: Uncounted) -> float | None:
        """From the deal to the end; nobody knows it where the private log is gone."""
        try:
            rows = await self._store.entries(one.table_id)
        except NotFound:
            return None
        dealt = next((row for row in rows if b'"kind":"dealt"' in row), None)
        return None if dealt is None else max(0.0, one.finished - float(msgspec.json.decode(dealt)["at"]))

    async def _feats(self, record: dict[str, Any]) -> list[dict[str, int]]:
        """Of each seat; none where the game cannot be played again, under other rules for example."""
        try:
            reply = await self._record_worker.ask({"record": record, "feats": True}, aside=True)
        except NoAnswer as problem:
            if isinstance(problem, NotNow) or self._record_worker.closed:
                raise
            return []  # its processes died of this one: no reason to neglect all others for ever
        return reply["found"] or []


def owners_of(about: dict[str, Any]) -> list[str | None]:
    """Whose seats these are. Who has several plays one of them, and guests the others."""
    owners = about["owners"]
    return [None if owner in owners[:seat] else owner for seat, owner in enumerate(owners)]


def seat_results(
    about: dict[str, Any],
    record: dict[str, Any],
    people: Sequence[str | None],
    strengths: Sequence[str],
    seconds: float | None,
) -> list[SeatResult]:
    """What each seat made of a game that was played to its end."""
    scores, winners = record["result"]["scores"], record["result"]["winners"]
    bots = [seat["bot"] for seat in about["seats"]]
    standing = [(seat in winners, score) for seat, score in enumerate(scores)]
    rows = []
    for seat, bot in enumerate(bots):
        others = [other for other in range(len(bots)) if other != seat]
        rivals = sorted(bots[other] or (strengths[other] if people[other] else UNKNOWN) for other in others)
        rows.append(
            SeatResult(
                seat=seat,
                mode=mode_of(record["game"], record["options"]),
                players=len(bots),
                identity=people[seat],
                bot=bot,
                against="bots" if all(bots[other] for other in others) else "people",
                rivals=" ".join(rivals),
                points=scores[seat],
                rank=1 + sum(standing[other] > standing[seat] for other in others),
                won=1 / len(winners) if seat in winners else 0.0,
                moves=sum(mover == seat for mover, _ in record["moves"]),
                seconds=seconds,
            )
        )
    return rows


def mode_of(game: str, options: dict[str, Any]) -> str:
    """The options that are not the usual ones; games of the same mode can be compared.

    >>> mode_of("tower-of-pancakes", {"mode": "mystery", "first_leader": 2})
    '{"mode": "mystery"}'
    >>> mode_of("tower-of-pancakes", {"mode": "basic"})
    ''
    """
    found: Game | None = next((one for one in games() if one.name == game), None)
    usual = {option.name: option.default for option in found.options} if found is not None else {}
    other = {
        name: value
        for name, value in options.items()
        if name not in DOES_NOT_COUNT and value != usual.get(name)
    }
    return json.dumps(other, sort_keys=True) if other else ""
