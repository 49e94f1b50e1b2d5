"""What happens at a table by itself tells nothing by its time."""

import asyncio
from collections.abc import Callable
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

import kotatsu
from kotatsu.server.automation import Automation
from kotatsu.server.metrics import Metrics
from kotatsu.server.settings import Settings
from kotatsu.table import Command, Table
from kotatsu.table.commands import SkipAhead
from tests.table.tables import started, step


class Live(SimpleNamespace):
    """Stands in for a `LiveTable`; automation refers to it weakly."""


@pytest.mark.parametrize("made", [0, 1, 2])
def test_a_bot_takes_one_pause_for_a_choice_however_much_of_it_was_made(
    monkeypatch: pytest.MonkeyPatch, made: int
) -> None:
    """Bob has put some cards of his first tower down, which nobody knows, when a bot takes his seat over."""
    table = started("itadaki-sashiage", 3, 3)
    for _ in range(made):
        step(table, Random(1), 20.0, 1)
    table.seats[1].kept = "random"
    pauses = pauses_of(monkeypatch, table, lambda: 1 not in table.deciders)
    assert len([seconds for seconds in pauses if seconds > 1]) == 1


def test_a_bot_that_need_not_pause_still_takes_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """All people are out of a round of Cookie Thief, and ask the bots to go on: some time is left, so that
    thinking is not told by it."""
    table = started("cookie-thief", 5, 1)
    rng = Random(5)
    while not table.all_sit_out():
        step(table, rng, 20.0)
    table.handle("ann", SkipAhead(), 20.0)
    begun = len(table.moves())
    pauses = pauses_of(monkeypatch, table, lambda: len(table.moves()) > begun or not table.hurries)
    assert pauses and all(0.1 < seconds < 0.2 for seconds in pauses)


def pauses_of(monkeypatch: pytest.MonkeyPatch, table: Table, done: Callable[[], bool]) -> list[float]:
    """For how long the bots of a table pause until it is done; a usual pause takes a quarter of an hour."""
    pauses: list[float] = []
    sleep = asyncio.sleep

    async def note(seconds: float) -> None:
        pauses.append(seconds)
        await sleep(0)

    async def ask(question: dict[str, Any]) -> dict[str, Any]:
        view = kotatsu.game(table.game.name).load(question["view"])
        return {"move": view.legal_moves(question["seat"])[0], "memory": None}

    async def test() -> None:
        monkeypatch.setattr(asyncio, "sleep", note)

        async def do_now(identity: str | None, command: Command) -> None:
            table.handle(identity, command, 21.0)
            automation.look_ahead()

        live: Any = Live(table=table, lost=False, is_here=lambda _: False, do_now=do_now)
        services: Any = SimpleNamespace(
            closing=False,
            settings=Settings(pause=1000.0),
            metrics=Metrics(),
            spawn=asyncio.ensure_future,
            bot_workers=SimpleNamespace(ask=ask),
        )
        automation = Automation(live, services)
        automation.look_ahead()
        while not done():
            await sleep(0)
        automation.stop()

    asyncio.run(test())
    return pauses
