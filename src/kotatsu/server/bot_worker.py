"""A process that thinks for bots: `python -m kotatsu.server.bot_worker`.

All that it is ever told of a table is the dump of one seat's view — what a person on that seat would be
shown.
"""

from dataclasses import asdict
from typing import Any

from kotatsu.bots import Kitten, hint, make_bot
from kotatsu.bots.analysis import judge
from kotatsu.core.chance import Rng
from kotatsu.core.registry import game as find_game
from kotatsu.server.worker import serve


def choose(question: dict[str, Any]) -> dict[str, Any]:
    """The move of a bot: {"level": …, "seat": …, "view": …, "seed": …, "memory": …}.

    What a bot remembers goes with question and answer, for its next move may be another process's; nobody
    else looks into it.
    """
    view_data = question["view"]
    game = find_game(view_data["game"])
    view = game.load(view_data)
    bot = make_bot(question["level"], game)
    if isinstance(bot, Kitten):
        bot.was_silly = question["memory"] is True
    move = int(bot.choose(view, view.legal_moves(question["seat"]), Rng(question["seed"])))
    return {"move": move, "memory": bot.was_silly if isinstance(bot, Kitten) else None}


def advice(question: dict[str, Any]) -> dict[str, Any]:
    """What a tiger thinks of the moves, and why: {"advise": true, "view": …}. Asked twice, it is the same."""
    view_data = question["view"]
    return asdict(hint(find_game(view_data["game"]).load(view_data)))


def verdict(question: dict[str, Any]) -> dict[str, Any]:
    """What a decision of a finished game cost, from what its seat knew then: {"judge": iterations, "view": …,
    "number": …, "seat": …, "move": its notation}."""
    view_data = question["view"]
    view = find_game(view_data["game"]).load(view_data)
    decision = (question["number"], question["seat"], question["move"])
    return asdict(judge(view, *decision, question["judge"]))


def answer(question: dict[str, Any]) -> Any:
    if question.get("judge"):
        return verdict(question)
    return advice(question) if question.get("advise") else choose(question)


if __name__ == "__main__":
    serve(answer)
