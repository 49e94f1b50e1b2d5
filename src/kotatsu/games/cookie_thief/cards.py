"""The cards, places and moves of Cookie Thief as numbers, and the words for them.

Cards are kinds, never copies: 0-7 the cakes of value 1 to 8 ("1" … "8"), 8-13 those of value 1 to 6 with
coffee ("K1" … "K6"), 14-21 the pancakes in the order of CK-2 ("G" "H" "K" "D" "S" "T" "U" "V"). Moves:

    0-13   lay that cake                              "play K5"
    14-27  Tvílumma: that one of two is the hand      "hold 3"
    28-41  Kleina: name that cake                     "name 6"
    42-55  discard that cake                          "discard 2"
    56-62  choose that seat                           "choose 3"
    63     choose nobody                              "choose nobody"
    64-71  carry that pancake out first               "first G"

Cards lie in places: 0-6 the hands, 7 the secret card, 8 and 9 what the player whose turn it is holds besides.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from kotatsu.core.bits import bit, mask_of, subsets
from kotatsu.core.coding import words
from kotatsu.core.state import NONE

if TYPE_CHECKING:
    from kotatsu.games.cookie_thief import shapes

# --- CK-1, CK-2: the cards ----------------------------------------------------------------------------------

CARDS: Final = ["1", "2", "3", "4", "5", "6", "7", "8", "K1", "K2", "K3", "K4", "K5", "K6", *"GHKDSTUV"]
CARD: Final = words(CARDS, "Card")

KLEINA: Final = 0
PIPARKAKA: Final = 1
LAUFABRAUD: Final = 2
LAKKRISTOPPUR: Final = 3
RANDALINA: Final = 4
HJONABANDSSAELA: Final = 5
HNALLTHORA: Final = 6
JAR: Final = 7  # Tóm krús
KLEINA_MED_KAFFI: Final = 8
PIPARKAKA_MED_KAFFI: Final = 9
LAUFABRAUD_MED_KAFFI: Final = 10
LAKKRISTOPPUR_MED_KAFFI: Final = 11
RANDALINA_MED_KAFFI: Final = 12
HJONABANDSSAELA_MED_KAFFI: Final = 13
LUMMA_MED_KAFFI: Final = 16
UPPHITUD: Final = 20
VIDBRENND: Final = 21

KINDS: Final = 14  # kinds of cakes; pancakes come after them
PANCAKES: Final = 14
COFFEE: Final = 8  # cakes from here on are með kaffi
ANY_CAKE: Final = 0b11_1111_1111_1111  # sets of kinds are bits
COFFEE_CAKES: Final = 0b11_1111_0000_0000
MAY_CHOOSE_SELF: Final = 0b11_0100_0001_0000  # CK-17, CK-19, CK-20
TWO_TARGETS: Final = 0b11_0100_0000_0000

MOST_ROUNDS: Final = 30  # CK-35

# --- moves, questions, places -------------------------------------------------------------------------------

HOLD: Final = 14
NAME: Final = 28
DISCARD: Final = 42
CHOOSE: Final = 56
CHOOSE_NOBODY: Final = 63
FIRST: Final = 64
MOVE_COUNT: Final = 72

PLAYING: Final = 0
CHOOSING: Final = 1  # the target of a cake
NAMING: Final = 2
HOLDING: Final = 3  # Tvílumma: which of two cards is the hand
ORDERING: Final = 4  # Tvílumma: which of two pancakes comes first
PASSING: Final = 5  # Lummustafli: who is next
REHEATING: Final = 6  # Upphituð lumma: who comes back
DISCARDING: Final = 7  # Viðbrennd lumma
OVER: Final = 8
PHASES: Final[list["shapes.Phase"]] = [
    *("play", "choose", "name", "hold", "order", "next", "return", "discard", "over")
]
FIRST_MOVES: Final = vec[i64]([0, CHOOSE, NAME, HOLD, FIRST, CHOOSE, CHOOSE, DISCARD, 0])  # of each phase

SEATS: Final = 7
SECRET: Final = 7
SECOND: Final = 8
THIRD: Final = 9
PLACES: Final = 10
PLACE_NAMES: Final = ["0", "1", "2", "3", "4", "5", "6", "secret", "second", "third"]

NO_CARDS: Final = vec[i64]([NONE] * PLACES)  # in each place
NO_FACTS: Final = vec[i64]([0] * (4 * PLACES))

# Rows of `facts`, one number for each place.
DOMAIN: Final = 0  # what everybody knows: the kinds that the card may be (bits)
KNOWERS: Final = 10  # the seats that know it for certain (bits)
SURE: Final = 20  # those of them of whom everybody can be sure that they do (bits)
DEEDS: Final = 30  # what who held it gave up and guessed: five bits each, the last one lowest

GUESSED: Final = 16  # a deed: the kind of a cake given up; from here on a guess, by kind
DEED_TEXTS: Final = [*CARDS[:GUESSED], *[f"?{cake}" for cake in CARDS[:KINDS]]]

# Rows of `tally`, one number for each seat: what has made its points.
WON: Final = 0
WITH_JAR: Final = 7
CAUGHT: Final = 14
TALLIED: Final = (("won", WON, 1), ("with-jar", WITH_JAR, 1), ("caught", CAUGHT, -1))  # CK-34: points each


# By seats, with nobody for the eighth.
SEAT_MOVES: Final = subsets(range(CHOOSE, CHOOSE + 8))


def moves_from(first: i64, kinds: i64) -> list[int]:
    """The moves that do something with each of these kinds or seats, in a list of its own."""
    moves: list[int] = []
    while kinds:
        if kinds & 1:
            moves.append(first)
        kinds >>= 1
        first += 1
    return moves


def value(cake: i64) -> i64:
    """What a cake is worth: 1 to 8."""
    return cake + 1 if cake < COFFEE else cake - 7


def highest_value(kinds: i64) -> i64:
    """What the best of these cakes is worth."""
    return int((kinds | kinds >> COFFEE) & 0xFF).bit_length()


WORTH_UP_TO: Final[list[i64]] = [  # sets of kinds by value
    mask_of([cake for cake in range(KINDS) if value(cake) <= worth]) for worth in range(9)
]


def kinds_of_same_values(kinds: i64) -> i64:
    """The kinds that are worth as much as one of these."""
    plain = kinds | kinds >> 8
    return (plain | plain << 8) & ANY_CAKE


# --- open cakes are counted, not listed: three bits for each kind in one number -----------------------------


def one(cake: i64) -> i64:
    """A pile of this one cake."""
    return bit(cake * 3)


def copies_in(pile: i64, cake: i64) -> i64:
    """How many of this cake are in a pile."""
    return (pile >> (cake * 3)) & 7


def pile_list(pile: i64) -> list[int]:
    """The cakes of a pile, by kind."""
    return [cake for cake in range(KINDS) for _ in range(copies_in(pile, cake))]


def pile_sum(pile: i64) -> i64:
    """CK-32: the values of a pile's cakes together."""
    total: i64 = 0
    cake: i64 = 0
    while pile:
        total += (pile & 7) * value(cake)
        pile >>= 3
        cake += 1
    return total


def highest_in(pile: i64) -> i64:
    """CK-27: the highest value in a pile, 0 if it is empty."""
    plain = pile | pile >> 3 * COFFEE  # as if none had coffee
    return (int(plain & 0xFF_FFFF).bit_length() + 2) // 3
