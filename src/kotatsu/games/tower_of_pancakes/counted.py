"""What each line of the score sheet of Tower Of PanCakes counts, on the board."""

from kotatsu.games.tower_of_pancakes.cards import FULL, PLATES
from kotatsu.games.tower_of_pancakes.rules import TowerState


def spots(state: TowerState, seat: int, category: str) -> list[str]:
    if category == "discarded":
        return ["heap"]
    if category == "in-hand":
        return [f"stock {seat}"]
    line, plate = category.split("-")
    tower = state.towers["".join(PLATES).index(plate)]
    own = [height for height, owner in enumerate(tower) if owner == seat]
    return [f"chip {plate} {height}" for height in own if _is_on(line, height, len(tower))]


def _is_on(line: str, height: int, chips: int) -> bool:
    """TP-17: the 8th chip of a stack, or another; TP-28: the topmost chip, or one below it."""
    if line in ("top", "most"):
        return (height == chips - 1) == (line == "top")
    return (height % FULL == FULL - 1) == (line == "eighth")
