"""A process that works out whether a move may be undone freely: `python -m kotatsu.server.judge`.

That takes hundreds of imagined worlds, which would hold up every table. It knows whole states, unlike
`thinker`, and therefore never runs a bot.
"""

from typing import Any

from kotatsu.core import undo
from kotatsu.core.registry import game as find_game
from kotatsu.server.worker import serve


def is_free(question: dict[str, Any]) -> bool:
    """{"before": dump, "after": dump, "seat": …, "text": the move}"""
    game = find_game(question["before"]["game"])
    before, after = game.load(question["before"]), game.load(question["after"])
    seat = question["seat"]
    return undo.is_free(before, seat, before.parse(seat, question["text"]), after)


if __name__ == "__main__":
    serve(is_free)
