"""Every attack of the campaign for a moment, one after the other at one server, while somebody plays.

`python -m tests.campaigns.attack` does each for longer and looks at times; here only what must hold on any
machine.
"""

import asyncio
from collections import Counter
from pathlib import Path

from tests.campaigns.attack import FAULTS, MEMORY, Felt, Usual, Victim, aside, attacker, under_restarts
from tests.campaigns.attacks import ATTACKS
from tests.server.clients import run

EACH = 0.15
"""Seconds of an attack."""


def test_somebody_plays_on_whatever_is_tried(folder: Path) -> None:
    server = Usual(folder)
    told: dict[str, Counter[str]] = {}
    felt: list[Felt] = []

    async def collect(queue: asyncio.Queue[dict[str, int]]) -> None:
        for name in ATTACKS:
            told[name] = Counter(await aside(queue.get, True, 60))

    async def test() -> None:
        victim = Victim(server)
        await victim.sit_down()
        async with attacker(list(ATTACKS), server.port, EACH) as queue:
            attacks = asyncio.ensure_future(collect(queue))
            while not attacks.done():
                felt.append(await victim.feel(0.5))
            await attacks
        await victim.leave()

    try:
        run(test)
        assert list(told) == list(ATTACKS)
        assert {
            name: found for name, one in told.items() if (found := [key for key in FAULTS if one[key]])
        } == {}
        assert sum(len(one.answers) for one in felt) > len(felt)
        assert not [problem for one in felt for problem in one.problems if "no answer" in problem]
        assert max(one.peak for one in felt) < MEMORY * 1e6
        assert "something failed" not in server.log()
        assert server.stop() == 0
    finally:
        server.close()


def test_nobody_takes_a_table_over_after_a_restart(folder: Path) -> None:
    server = Usual(folder)
    outcomes = []

    async def test() -> None:
        outcomes.append(await under_restarts(server, 1.0))

    try:
        run(test)
        (outcome,) = outcomes
        assert outcome.told["restarts"] and outcome.told["moves"]
        assert [key for key in FAULTS if outcome.told[key]] == []
    finally:
        server.close()
