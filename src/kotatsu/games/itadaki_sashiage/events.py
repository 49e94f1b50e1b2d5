"""What can happen in Itadaki Sashiage Pancake, and what is told of it."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from kotatsu.core.bits import has
from kotatsu.core.coding import COUNTED, ENDING, FLAG, NUMBER, SEAT, SEATS, listed, secret, words
from kotatsu.core.events import Told
from kotatsu.games.itadaki_sashiage.cards import CARD_TEXTS

if TYPE_CHECKING:
    from kotatsu.games.itadaki_sashiage.rules import PancakeState

_CARD: Final = words(CARD_TEXTS, "Card")
_TOWER: Final = listed(_CARD)  # from the bottom
_CARRIED: Final = {
    "seat": SEAT,
    "other": SEAT,
    "card": _CARD,
    "from": COUNTED,
    "to": COUNTED,
    "uncovered": _CARD,
}

STACKED: Final = Told("stacked", "seat", seat=SEAT, card=_CARD)  # IS-4: noticed by its player alone
CHOSE: Final = Told("chose", "seat", seat=SEAT, tower=COUNTED)  # IS-16: noticed by its player alone
READY: Final = Told("ready", seat=SEAT)
BUILT: Final = Told(  # IS-4
    "built",
    seat=SEAT,
    card=_CARD,  # on top
    height=NUMBER,
    cards=secret(_TOWER, "seat"),  # from the bottom; seen by its builder alone
)
TOPPED: Final = Told("topped", seat=SEAT, tower=COUNTED, card=_CARD, covered=_CARD)  # IS-16
CHANCE: Final = Told("chance", seat=SEAT, number=NUMBER, others=SEATS)  # IS-11
TOOK: Final = Told("took", **_CARRIED)  # IS-13: Itadaki
GAVE: Final = Told("gave", **_CARRIED)  # IS-13: Sashiage
LAPSED: Final = Told("lapsed", seat=SEAT, others=SEATS)  # IS-12: the chances with these are not possible
PLAYED: Final = Told("played", seat=SEAT, card=_CARD, number=NUMBER, is_x=FLAG)  # number: what it counts as
SPOILED: Final = Told("spoiled", seat=SEAT)  # IS-7
WON: Final = Told("won", seat=SEAT, tower=COUNTED, cards=_TOWER)  # IS-8, IS-9
SCORED: Final = Told(  # IS-17
    "scored",
    seat=SEAT,
    round=NUMBER,
    towers=NUMBER,
    tops=NUMBER,
    moved=NUMBER,
    points=NUMBER,
    is_spoiled=FLAG,
)
DEALT: Final = Told("dealt", round=NUMBER, leader=SEAT)  # IS-18
ENDED: Final = Told("ended", **ENDING)  # IS-19


def built(state: "PancakeState", seat: i64, tower: bytes) -> None:
    if state.journal is not None:
        state.journal.write(BUILT, seat, tower[-1], len(tower), tower)


def carried(
    state: "PancakeState", mover: i64, giver: i64, source: i64, getter: i64, target: i64, tower: bytes
) -> None:
    """IS-13: the top of this tower went to another; whoever moved it took or gave it."""
    if state.journal is not None:
        told, other = (TOOK, giver) if getter == mover else (GAVE, getter)
        state.journal.write(told, mover, other, tower[-1], source, target, tower[-2])


def won(state: "PancakeState", seat: i64, towers: list[bytes]) -> None:
    """The trick is the last of the winner's towers now."""
    if state.journal is not None:
        state.journal.write(WON, seat, len(towers) - 1, towers[-1])


def scored(state: "PancakeState", seat: i64, towers: i64, tops: i64, moved: i64) -> None:
    if state.journal is not None:
        points, is_spoiled = towers + tops + moved, has(state.spoiled, seat)
        state.journal.write(SCORED, seat, state.round + 1, towers, tops, moved, points, is_spoiled)
