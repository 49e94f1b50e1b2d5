"""What can happen in Cookie Thief, and what is told of it."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from kotatsu.core.bits import members
from kotatsu.core.coding import ENDING, FLAG, NUMBER, SEAT, SEATS, listed, or_null, plain, secret
from kotatsu.core.events import Told
from kotatsu.games.cookie_thief.cards import CARD, pile_sum

if TYPE_CHECKING:
    from kotatsu.games.cookie_thief.rules import CookieState

_CARDS: Final = listed(CARD)
_SOME_SEATS: Final = or_null(SEATS, 0)

DEALT: Final = Told("dealt", round=NUMBER, seat=SEAT, deck=NUMBER)  # CK-4 to CK-6: a round, and who starts it
RECEIVED: Final = Told("received", "seat", seat=SEAT, card=CARD)  # what is a hand now; no other notices
HELD: Final = Told("held", "seat", seat=SEAT, card=CARD)  # CK-28: taken for a hand; no other seat notices
DREW: Final = Told("drew", seat=SEAT, deck=NUMBER, card=secret(CARD, "seat"))
NO_CARD: Final = Told("no_card", seat=SEAT)  # none is left to draw
TURN_OVER: Final = Told("turn_over", seat=SEAT)  # CK-7, CK-30: no cake is played

# A pancake.
SHOWN: Final = Told("pancake", seat=SEAT, card=CARD)  # a pancake is shown
UNREAD: Final = Told("unread", seat=SEAT, card=CARD)  # a pancake that is drawn and not read
DROPPED: Final = Told("dropped", seat=SEAT, card=CARD)  # CK-28: a pancake that waits when the turn ends
GATHERED: Final = Told("gathered", seat=SEAT, deck=NUMBER, kept=_SOME_SEATS)  # CK-23: CK-18 stays with these
REVERSED: Final = Told("reversed", clockwise=FLAG)  # CK-24
KNEADED: Final = Told("kneaded", seat=SEAT, seats=SEATS)  # CK-26, and whose cards
PASSED: Final = Told("passed", seat=SEAT, target=SEAT)  # CK-27: who takes the next turn
REHEATED: Final = Told("reheated", seat=SEAT, target=SEAT, back=FLAG)  # CK-29

# A cake.
LAID: Final = Told("laid", seat=SEAT, card=CARD)
NOTHING: Final = Told("nothing", seat=SEAT, card=CARD)  # CK-9: without effect
DISCARDED: Final = Told("discarded", seat=SEAT, card=CARD)
NOBODY: Final = Told("nobody", seat=SEAT)  # CK-16: nobody is chosen
GUESSED: Final = Told("guessed", seat=SEAT, target=SEAT, card=CARD, right=FLAG)  # CK-15
LOOKED: Final = Told("looked", seat=SEAT, target=SEAT, card=secret(CARD, "seat", "target"))  # CK-16
SWAPPED_SECRET: Final = Told("swapped_secret", seat=SEAT)  # CK-16: with the secret card
COMPARED: Final = Told(  # CK-17
    "compared",
    seat=SEAT,
    one=SEAT,
    other=SEAT,
    tied=FLAG,
    card=secret(CARD, "one", "other"),
    other_card=secret(CARD, "one", "other"),
)
PROTECTED: Final = Told("protected", seat=SEAT)  # CK-18: from now on
MARKED: Final = Told("marked", seat=SEAT, target=SEAT)  # CK-14
MARK_ENDED: Final = Told("mark_ended", seat=SEAT, target=SEAT)  # CK-14
SWAPPED: Final = Told("swapped", seat=SEAT, one=SEAT, other=SEAT)  # CK-20
OUT: Final = Told("out", seat=SEAT, cards=_CARDS, count=NUMBER)  # CK-11, with the cards shown

SHOWED: Final = Told("showed", seat=SEAT, cards=_CARDS)  # CK-31: a hand at the end of a round
ROUND: Final = Told(  # CK-31 to CK-34
    "round",
    round=NUMBER,
    winners=_SOME_SEATS,
    caught=or_null(SEAT),
    with_jar=or_null(SEAT),
    why=plain("Why"),
    sums=plain("BySeat[int]"),  # CK-32: of the cakes that lie open before each seat
)
ENDED: Final = Told("ended", **ENDING)  # CK-35


def compared(state: "CookieState", one: i64, other: i64, tied: bool) -> None:
    if state.journal is not None:
        hands = state.hands
        state.journal.write(COMPARED, state.turn, one, other, tied, hands[one], hands[other])


def round_over(state: "CookieState", winners: i64, caught: i64, with_jar: i64) -> None:
    """CK-31: all hands still held are shown."""
    if state.journal is not None:
        for seat in members(state.inside):
            state.journal.write(SHOWED, seat, state.cards_of(seat))
        sums = [int(pile_sum(state.laid[seat])) for seat in range(state.box.players)]
        why = state.why_won(winners)
        state.journal.write(ROUND, state.round, winners, caught, with_jar, why, sums)
