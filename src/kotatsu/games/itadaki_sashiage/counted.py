"""What each line of the score sheet of Itadaki Sashiage Pancake counts, round by round."""

from collections.abc import Mapping
from typing import Any

from kotatsu.games.itadaki_sashiage.rules import PancakeState


def lines(state: PancakeState, event: Mapping[str, Any]) -> list[tuple[int, str, int]]:
    if event["event"] != "scored":
        return []
    if event["is_spoiled"]:  # IS-7
        return [(event["seat"], "spoiled", 1)]
    return [
        (event["seat"], line, event[line]) for line in ("towers", "tops", "moved") if event[line]
    ]  # IS-17
