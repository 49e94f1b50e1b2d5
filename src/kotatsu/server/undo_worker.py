"""A process that works out whether a move may be undone freely: `python -m kotatsu.server.undo_worker`.

That takes hundreds of imagined worlds, which would hold up every table. It knows whole states, unlike
`bot_worker`, and therefore never runs a bot.
"""

import os
from typing import Any

from kotatsu.core.log import Log
from kotatsu.core.registry import game as find_game
from kotatsu.server.worker import serve


def is_free(question: dict[str, Any]) -> bool:
    """Of the last move of a log: {"log": its dump, "seat": whose move it was}."""
    data = question["log"]
    return Log.load(find_game(data["game"]), data).can_undo(question["seat"])


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(19)  # moves, and bots that think about theirs, are more urgent
    serve(is_free)
