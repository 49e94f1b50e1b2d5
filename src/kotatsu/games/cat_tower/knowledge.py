"""What a seat may know of a game of Cat Tower: all but what others decide in the running round (CT-6)."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from kotatsu.core.chance import Rng
from kotatsu.core.state import NONE, UNKNOWN
from kotatsu.games.cat_tower.hexes import MARKING

if TYPE_CHECKING:
    from kotatsu.games.cat_tower.rules import CatState


def show(state: "CatState", view: "CatState") -> None:
    """The own choice; of others only that they have made one."""
    choices = vec[i64]([NONE, NONE, NONE, NONE])
    for seat in range(state.box.players):
        if state.choices[seat] != NONE:
            choices[seat] = state.choices[seat] if seat == view.viewer else UNKNOWN
    view.choices = choices


def fill_in(view: "CatState", world: "CatState", rng: Rng) -> None:
    """Draw what the view does not know into a copy of it."""
    if view.phase != MARKING:
        return
    if view.options is None:
        view.options = hidden_options(view)
    for seat in range(view.box.players):
        if view.choices[seat] == UNKNOWN:
            moves = view.options[seat]
            world.choices[seat] = moves[rng.below(len(moves))]


def hidden_options(view: "CatState") -> list[list[int]]:
    """By seat, what a hidden choice may be; sheets and dice are open, so everybody can tell."""
    seats = range(int(view.box.players))
    return [view.may_mark(seat) if view.choices[seat] == UNKNOWN else [] for seat in seats]
