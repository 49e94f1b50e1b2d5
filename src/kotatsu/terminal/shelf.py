"""`kotatsu games`: the shelf, one game after the other."""

from kotatsu.core.game import Game
from kotatsu.core.registry import games
from kotatsu.drawing.canvas import Line, flow
from kotatsu.terminal.speech import box_of, listed, load_texts, say

TEXT = 76


def shelf() -> list[Line]:
    """Every game with its players, its minutes, what it is and whose it is."""
    lines: list[Line] = []
    for game in games():
        box = box_of(game)
        few, many = game.players[0], game.players[-1]
        facts = load_texts().say("new-facts", few=few, many=many, minutes=game.minutes)
        lines.append([(f" {box.say('title')}", "title"), (f"  {facts}", "dim")])
        lines += [[("   ", ""), *line] for line in flow([(box.say("summary"), "")], TEXT)]
        lines += [[("   ", ""), *line] for line in flow([(box.say("credits"), "dim")], TEXT)]
        lines += [[("   ", ""), *line] for line in flow([(_edition(game), "dim")], TEXT)]
        for edition in game.editions[1:]:
            what = say("shelf-also", name=edition.name, what=box.say(f"edition-called-{edition.name}"))
            lines += [[("   ", ""), *line] for line in flow([(what, "dim")], TEXT)]
        lines += [[("   kotatsu play ", "dim"), (game.name, "key")], []]
    return lines + [[(" ", ""), *line] for line in flow([(say("shelf-ours"), "dim")], TEXT)]


def _edition(game: Game) -> str:
    """What in our edition is not as printed, because it stood only in a picture that is lost."""
    rebuilt = rebuilt_parts(game)
    return say("shelf-rebuilt", what=listed(rebuilt)) if rebuilt else say("shelf-as-printed")


def rebuilt_parts(game: Game) -> dict[str, list[str]]:
    """What is rebuilt, in words, each with the keys of the edition that it stands for."""
    box = box_of(game)
    parts: dict[str, list[str]] = {}
    for key in game.default_edition.rebuilt:
        part = key.partition(".")[0]
        word = box.say(f"rebuilt-{part}") if box.has(f"rebuilt-{part}") else part
        parts.setdefault(word, []).append(key)
    return parts
