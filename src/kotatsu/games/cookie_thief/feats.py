"""What of a finished game somebody may be proud of. Each has its words in feats.en.ftl."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kotatsu.games.cookie_thief.rules import CookieState

FEATS = ("won", "with-jar")


def feats(state: "CookieState", seat: int) -> dict[str, int]:
    return {row[1]: row[2] for row in state.sheet() if row[0] == seat and row[1] in FEATS}
