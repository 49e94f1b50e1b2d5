"""`kotatsu games`: the shelf, one game after the other."""

from kotatsu.core.canvas import Line, flow
from kotatsu.core.registry import games

TEXT = 76


def shelf() -> list[Line]:
    """Every game with its players, its minutes, what it is and whose it is."""
    lines: list[Line] = []
    for game in games():
        few, many = game.players[0], game.players[-1]
        facts = f"{few} to {many} players, {game.minutes} minutes"
        lines.append([(f" {game.title}", "title"), (f"  {facts}", "dim")])
        lines += [[("   ", ""), *line] for line in flow([(game.summary, "")], TEXT)]
        lines += [[("   ", ""), *line] for line in flow([(game.credits, "dim")], TEXT)]
        lines += [[("   kotatsu play ", "dim"), (game.name, "key")], []]
    return lines[:-1]
