"""A process that thinks for bots: `python -m kotatsu.server.thinker`.

All that it is ever told of a table is the dump of one seat's view — what a person on that seat would be
shown.
"""

from collections import OrderedDict
from typing import Any

from kotatsu.bots import Bot, make_bot
from kotatsu.bots.thinking import advise
from kotatsu.core.chance import Rng
from kotatsu.core.registry import game as find_game
from kotatsu.server.worker import serve

REMEMBERED = 500
HINT = 1.0
"""Seconds to think about a hint."""

_bots: OrderedDict[tuple[str, str], Bot] = OrderedDict()  # a kitten remembers when it was silly


def choose(question: dict[str, Any]) -> int:
    """The move of a bot: {"bot": a name for this bot, "level": …, "seat": …, "view": …, "seed": …}."""
    view_data = question["view"]
    game = find_game(view_data["game"])
    view = game.load(view_data)
    key = (question["bot"], question["level"])
    bot = _bots.pop(key, None) or make_bot(question["level"], game)
    _bots[key] = bot
    if len(_bots) > REMEMBERED:
        _bots.popitem(last=False)
    return int(bot.choose(view, view.legal_moves(question["seat"]), Rng(question["seed"])))


def advice(question: dict[str, Any]) -> list[dict[str, Any]]:
    """What a tiger thinks of each move: {"advise": true, "view": …}. Asked twice, it says the same."""
    view_data = question["view"]
    view = find_game(view_data["game"]).load(view_data)
    moves = view.legal_moves(view.viewer)
    if len(moves) == 1:  # nothing to think about
        return [{"move": moves[0], "behind": 0.0}]
    found = [one for one in advise(view, Rng("hint"), seconds=HINT) if one.visits]
    return [{"move": one.move, "behind": max(0.0, found[0].value - one.value)} for one in found]


def answer(question: dict[str, Any]) -> Any:
    return advice(question) if question.get("advise") else choose(question)


if __name__ == "__main__":
    serve(answer)
