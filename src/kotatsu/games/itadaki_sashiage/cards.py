"""The cards, hands, towers and moves of Itadaki Sashiage Pancake as numbers, and the words for them.

Cards are numbers: fruit * 8 + (number - 1), fruits in the order R B Y G; an X is fruit * 8 + 6. Copies of a
card are the same thing: a hand counts them, two bits for each kind (see `one`). A tower is its cards as
bytes, bottom to top; a seat's towers are numbered from 0, its first tower, in the order it got them. Moves:

    0-31       stack that card for the first tower         "stack R5", "stack RX"
    32-63      play that card                              "R5"
    64-95      play the X of that card's fruit, declared to be its number      "RX=4"
    96-700     take the top of a tower, put it on an own one     "take 2:1>0:3" (seat:tower)
    701-1305   give the top of an own tower                      "give 0:3>2:1"
    1306-1316  put the last card on an own tower                 "top 3"
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from kotatsu.core.bits import bit, nth

if TYPE_CHECKING:
    from kotatsu.games.itadaki_sashiage import shapes

FRUITS: Final[list["shapes.Fruit"]] = ["R", "B", "Y", "G"]
X: Final = 6
KINDS: Final = 7  # of each fruit
MOST_SEATS: Final = 5
LEFT_OVER: Final = 5  # IS-3: the cards that nobody was dealt, kept like a hand behind those of the seats
MOST_TOWERS: Final = 11  # of one player: the first and one for each trick
BLANK: Final = 255  # in a view: a covered card that its seat has never seen

PLAY: Final = 32
CALL: Final = 64
TAKE: Final = 96
GIVE: Final = TAKE + MOST_SEATS * MOST_TOWERS * MOST_TOWERS
TOP: Final = GIVE + MOST_SEATS * MOST_TOWERS * MOST_TOWERS
MOVE_COUNT: Final = TOP + MOST_TOWERS
UNSEEN: Final = MOVE_COUNT  # how a move looks to those who may not see it

STACKING: Final = 0
PLAYING: Final = 1
CHANCE: Final = 2
TOPPING: Final = 3
OVER: Final = 4
PHASES: Final[list["shapes.Phase"]] = ["stack", "play", "chance", "top", "over"]

# Rows of `totals`: what the finished rounds gave each player, five seats to a row.
TOWERS: Final = 0
TOPS: Final = 5
MOVED: Final = 10
SPOILED: Final = 15
CATEGORIES: Final[list["shapes.Category"]] = ["towers", "tops", "moved", "spoiled"]

CARD_TEXTS: Final = [fruit + face for fruit in FRUITS for face in "123456X-"]  # no card has the eighth face
KNOWN_TEXTS: Final = [CARD_TEXTS[card] if card < 32 else None for card in range(BLANK + 1)]
CARD_MOVES: Final = [  # the texts of all moves with a card
    *[f"stack {card}" for card in CARD_TEXTS],
    *CARD_TEXTS,
    *[f"{card[0]}X={card[1]}" for card in CARD_TEXTS],
]


# --- hands and towers ---------------------------------------------------------------------------------------

ALL_X: Final = 0x3000_3000_3000_3000  # every X of a hand
CARD: Final[list[bytes]] = [bytes([card]) for card in range(32)]  # one card, to put on a tower


def one(card: i64) -> i64:
    """A hand of just this card. Hands are added and subtracted; no kind has more than three copies."""
    return bit(2 * card)


def copies(hand: i64, card: i64) -> i64:
    """How many copies of this card a hand holds."""
    return (hand >> (2 * card)) & 3


def of_fruit(fruit: i64) -> i64:
    """All that a hand can hold of a fruit, its X included."""
    return bit(16 * fruit) * 0x3FFF


def card_of(move: i64) -> i64:
    """The card that a move plays; the X of its fruit if it declares one."""
    return move & 31 if move < CALL else move & 24 | X


def points_of(card: i64) -> i64:
    """IS-17: what a card on top of a tower is worth: its number, an X nothing."""
    face = card & 7
    return 0 if face == X else face + 1


def top_points(tower: bytes) -> i64:
    """IS-17: what the top of a tower is worth."""
    return points_of(tower[len(tower) - 1])


def may_give(tower: bytes) -> bool:
    """IS-13, IS-14: neither an X nor the only card."""
    height = len(tower)
    return height > 1 and tower[height - 1] & 7 != X


# --- moves by look-up ---------------------------------------------------------------------------------------


def _by_fruit(moves: list[tuple[int, int]]) -> list[list[list[int]]]:
    """For each fruit and each set of its kinds, those of these moves whose kind is among them."""
    return [
        [[fruit * 8 + move for kind, move in moves if kinds >> kind & 1] for kinds in range(1 << KINDS)]
        for fruit in range(4)
    ]


_NUMBERS: Final = [(kind, PLAY + kind) for kind in range(X)]
_DECLARED: Final = [(X, CALL + number) for number in range(X)]  # IS-6
STACKS: Final = _by_fruit([(kind, kind) for kind in range(KINDS)])
PLAYS: Final = _by_fruit(_NUMBERS)
CALLS: Final = _by_fruit(_DECLARED)
LED_CALLS: Final = _by_fruit([(X, CALL)])  # IS-7: as a 1
FOLLOWS: Final = _by_fruit(_NUMBERS + _DECLARED)


def moves_of(by_fruit: list[list[list[int]]], cards: i64) -> list[int]:
    """The moves that use the cards of a hand, in a list of its own."""
    fruit: i64 = 0
    while cards & 0xFFFF == 0 and cards:
        cards >>= 16
        fruit += 1
    moves = by_fruit[fruit & 3][kinds_of(cards & 0xFFFF)][:]
    cards >>= 16
    while cards:
        fruit += 1
        if cards & 0xFFFF:
            moves.extend(by_fruit[fruit][kinds_of(cards & 0xFFFF)])
        cards >>= 16
    return moves


def only_card(hand: i64) -> i64:
    """The card of a hand that holds just one."""
    return nth(hand, 0) // 2


def kinds_of(block: i64) -> i64:
    """The kinds of one fruit in a hand, as bits, from its two bits for each."""
    kinds = (block | block >> 1) & 0x5555
    kinds = (kinds | kinds >> 1) & 0x3333
    kinds = (kinds | kinds >> 2) & 0x0F0F
    return (kinds | kinds >> 4) & 0x7F


def _up_to(first_move: int) -> list[list[int]]:
    """The first 0, 1, 2 … of a row of moves."""
    return [list(range(first_move, first_move + n)) for n in range(MOST_TOWERS + 1)]


# By whose tower (seat * 11 + tower) and how many towers it may go to; and by own tower * 5 + seat, likewise.
TAKES: Final = [_up_to(TAKE + place * MOST_TOWERS) for place in range(MOST_SEATS * MOST_TOWERS)]
GIVES: Final = [_up_to(GIVE + place * MOST_TOWERS) for place in range(MOST_TOWERS * MOST_SEATS)]
TOPPINGS: Final = _up_to(TOP)


def carry(move: i64) -> tuple[i64, i64, i64]:
    """A take or a give in its parts: the other seat, its tower, the own tower."""
    if move < GIVE:
        place = move - TAKE
        return place // (MOST_TOWERS * MOST_TOWERS), place // MOST_TOWERS % MOST_TOWERS, place % MOST_TOWERS
    place = move - GIVE
    return place // MOST_TOWERS % MOST_SEATS, place % MOST_TOWERS, place // (MOST_TOWERS * MOST_SEATS)
