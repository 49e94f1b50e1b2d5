"""What each line of the score sheet of Cat Tower counts, on the board: a large sheet has hexes, a small one
its marks."""

from kotatsu.core.bits import members
from kotatsu.games.cat_tower import hexes
from kotatsu.games.cat_tower.rules import CatState


def spots(state: CatState, seat: int, category: str) -> list[str]:
    line, _, of = category.partition("-")
    if line == "cat":  # CT-15: as it was when the cat was scored
        return [f"cat {seat} {of}"]
    if line == "column":  # CT-12
        column = state.box.column_hexes[hexes.COLUMN_NAMES.index(of)]
        return [f"sign {seat} {of}", *_hexes(seat, column)]
    places = state.marked(seat, hexes.KIND_NAMES.index(line))  # type: ignore[arg-type]  # CT-16 to CT-20
    if line == "yarn":
        places &= state.box.column_hexes[hexes.COLUMN_NAMES.index(of)]
    return _hexes(seat, places)


def _hexes(seat: int, places: int) -> list[str]:
    texts = [hexes.HEX_TEXTS[place] for place in members(places)]
    return [f"{spot} {seat} {text}" for text in texts for spot in ("hex", "mark")]
