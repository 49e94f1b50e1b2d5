"""What of a finished game somebody may be proud of. Each has its words in feats.en.ftl."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kotatsu.games.cat_tower.rules import CatState

FEATS = ("columns", "best-cat", "mice")


def feats(state: "CatState", seat: int) -> dict[str, int]:
    rows = [row for row in state.sheet() if row[0] == seat]
    return {
        "columns": sum(row[2] for row in rows if row[1].startswith("column-")),
        "best-cat": max((row[4] or 0 for row in rows if row[1].startswith("cat-")), default=0),
        "mice": sum(row[2] for row in rows if row[1] == "mouse"),
    }
