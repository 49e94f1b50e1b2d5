"""Killing the server in the middle of play: what it acknowledged is there exactly once, and play goes on."""

from pathlib import Path
from random import Random

from tests.server.clients import Server, run
from tests.server.kills import Round, check, play_under_kills

KILLS = 5  # `python -m tests.campaigns.server` does a thousand


def test_every_acknowledged_move_is_there_exactly_once(folder: Path) -> None:
    server = Server(folder, "pause=0.03")
    rounds: list[Round] = []

    async def test() -> None:
        rounds.append(await play_under_kills(server, KILLS, Random(5)))

    try:
        run(test)
        assert server.stop() == 0
        (found,) = rounds
        assert found.kills == KILLS
        check(folder, found)
    finally:
        server.close()
