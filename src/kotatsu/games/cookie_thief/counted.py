"""What each line of the score sheet of Cookie Thief counts: how the rounds ended."""

from collections.abc import Mapping
from typing import Any

from kotatsu.games.cookie_thief.rules import CookieState


def lines(state: CookieState, event: Mapping[str, Any]) -> list[tuple[int, str, int]]:
    if event["event"] != "round":  # CK-34
        return []
    found = [(seat, "won", 1) for seat in event["winners"] or ()]
    if event["with_jar"] is not None:
        found.append((event["with_jar"], "with-jar", 1))
    if event["caught"] is not None:
        found.append((event["caught"], "caught", 1))
    return found
