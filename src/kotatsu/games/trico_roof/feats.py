"""What of a finished game somebody may be proud of. Each has its words in feats.en.ftl."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kotatsu.games.trico_roof.rules import TricoState

FEATS = ("requests", "dearest", "assisting")


def feats(state: "TricoState", seat: int) -> dict[str, int]:
    rows = [row for row in state.sheet() if row[0] == seat]
    requests = [row for row in rows if row[1].startswith("requests-") and row[2]]
    return {
        "requests": sum(row[2] for row in requests),
        "dearest": max((row[3] or 0 for row in requests), default=0),
        "assisting": sum(row[4] or 0 for row in rows if row[1] == "assisting"),
    }
