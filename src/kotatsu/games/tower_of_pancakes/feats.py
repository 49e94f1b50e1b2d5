"""What of a finished game somebody may be proud of. Each has its words in feats.en.ftl."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kotatsu.games.tower_of_pancakes.rules import TowerState

FEATS = ("tallest", "eighths", "served")


def feats(state: "TowerState", seat: int) -> dict[str, int]:
    towers = [[int(owner) for owner in tower] for tower in state.towers]
    rows = [row for row in state.sheet() if row[0] == seat]
    return {
        "tallest": max((len(tower) for tower in towers if tower and tower[-1] == seat), default=0),
        "eighths": sum(row[2] for row in rows if row[1].startswith("eighth-")),
        "served": sum(tower.count(seat) for tower in towers),
    }
