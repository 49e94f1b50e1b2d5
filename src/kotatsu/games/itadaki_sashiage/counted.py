"""What each line of the score sheet of Itadaki Sashiage Pancake counts: round by round, and where it lies."""

from collections.abc import Mapping
from typing import Any

from kotatsu.games.itadaki_sashiage.rules import PancakeState

SPOTS = {"towers": "tower", "tops": "top"}
"""What of a tower a line counts."""


def spots(state: PancakeState, seat: int, category: str) -> list[str]:
    """Earlier rounds are not on the table any more."""
    if not state.over or state.box.rounds > 1 or category not in SPOTS:
        return []
    return [f"{SPOTS[category]} {seat}:{tower}" for tower in range(len(state.towers[seat]))]


def lines(state: PancakeState, event: Mapping[str, Any]) -> list[tuple[int, str, int]]:
    if event["event"] != "scored":
        return []
    if event["is_spoiled"]:  # IS-7
        return [(event["seat"], "spoiled", 1)]
    return [
        (event["seat"], line, event[line]) for line in ("towers", "tops", "moved") if event[line]
    ]  # IS-17
