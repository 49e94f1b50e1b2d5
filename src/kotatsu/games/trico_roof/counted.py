"""What each line of the score sheet of Trico Roof counts: requests that were scored, and help."""

from collections.abc import Mapping
from typing import Any

from kotatsu.games.trico_roof.rules import TricoState


def lines(state: TricoState, event: Mapping[str, Any]) -> list[tuple[int, str, int]]:
    if event["event"] == "scored":  # TR-12
        return [(event["seat"], f"requests-{event['points']}", 1)]
    if event["event"] == "assisted":  # TR-14
        return [(event["seat"], "assisting", event["points"])]
    return []
