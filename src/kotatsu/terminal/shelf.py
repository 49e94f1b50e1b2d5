"""`kotatsu games`: the shelf, one game after the other."""

from kotatsu.core.game import Game
from kotatsu.core.registry import games
from kotatsu.drawing.canvas import Line, flow
from kotatsu.terminal.speech import title_of

TEXT = 76
OURS = "Rules only: all pictures and texts are our own, and we are not affiliated with anybody named here."


def shelf() -> list[Line]:
    """Every game with its players, its minutes, what it is and whose it is."""
    lines: list[Line] = []
    for game in games():
        few, many = game.players[0], game.players[-1]
        facts = f"{few} to {many} players, {game.minutes} minutes"
        lines.append([(f" {title_of(game)}", "title"), (f"  {facts}", "dim")])
        lines += [[("   ", ""), *line] for line in flow([(game.summary, "")], TEXT)]
        lines += [[("   ", ""), *line] for line in flow([(game.credits, "dim")], TEXT)]
        lines += [[("   ", ""), *line] for line in flow([(_edition(game), "dim")], TEXT)]
        lines += [[("   kotatsu play ", "dim"), (game.name, "key")], []]
    return lines + [[(" ", ""), *line] for line in flow([(OURS, "dim")], TEXT)]


def _edition(game: Game) -> str:
    """What in our edition is not as printed, because it stood only in a picture that is lost."""
    rebuilt = dict.fromkeys(key.partition(".")[0] for key in game.default_edition.rebuilt)
    return f"Rebuilt in this edition: {', '.join(rebuilt)}." if rebuilt else "This edition is as printed."
