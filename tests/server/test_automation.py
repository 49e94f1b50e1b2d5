"""What happens at a table by itself tells nothing by its time."""

import asyncio
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

import kotatsu
from kotatsu.server.automation import Automation
from kotatsu.server.metrics import Metrics
from kotatsu.server.settings import Settings
from kotatsu.table import Command
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
        while 1 in table.deciders:
            await sleep(0)
        automation.stop()

    asyncio.run(test())
    assert len([seconds for seconds in pauses if seconds > 1]) == 1
