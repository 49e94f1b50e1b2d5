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
from kotatsu.table.commands import Answer, Prepare, SkipAhead
from tests.table.tables import EACH, started, step


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


@pytest.mark.parametrize("stands", [True, False])
def test_what_was_prepared_takes_a_bots_pause_whether_it_can_be_played_or_not(
    monkeypatch: pytest.MonkeyPatch, stands: bool
) -> None:
    table = started("tower-of-pancakes", 3, 3)
    seat = table.deciders[0]
    moves = table.state().legal_moves(seat)
    texts = [table.state().text(seat, move) for move in moves] if stands else ["serve A"]
    table.handle(table.seats[seat].owner, Prepare(seat, [Answer(texts)]), 20.0)
    pauses = pauses_of(monkeypatch, table, lambda: table.seats[seat].plan is None)
    assert len(pauses) == 1 and 700 <= pauses[0] <= 1300
    assert (seat in table.deciders) != stands and (table.seats[seat].dropped is None) == stands


def test_what_was_prepared_is_played_before_time_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    table = started("tower-of-pancakes", 3, 3, clock=EACH)
    seat = table.deciders[0]
    text = table.state().text(seat, table.state().legal_moves(seat)[0])
    table.handle(table.seats[seat].owner, Prepare(seat, [Answer([text])]), 20.0)
    pauses = pauses_of(monkeypatch, table, lambda: seat not in table.deciders)
    assert len(pauses) == 1 and pauses[0] < EACH.seconds


def test_a_hidden_choice_that_was_prepared_takes_one_pause_for_all_its_steps(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = started("itadaki-sashiage", 3, 3)
    state = table.state()
    texts = [state.text(0, move) for move in state.legal_moves(0)][:3]
    table.handle("ann", Prepare(0, [Answer([text], "stack") for text in texts]), 20.0)
    pauses = pauses_of(monkeypatch, table, lambda: 0 not in table.deciders)
    assert len(pauses) == 3 and max(pauses) - min(pauses) < 1  # all of them are due at the same time


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
            now=lambda: 21.0,
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
