"""Trico Roof — gifts set the order in which all repaint the roofs. Rules TR-1 to TR-19, in their order.

Gifts are kinds of cards: colour * 4 + (number - 1), colours in the order B W S C (bread, wine, scarf,
cigars); copies are not told apart. A hand is two bits for each kind: how many of it are held. Squares are 0
to 15, row by row from the top left, written 1a to 4d. A chip is colour * 16 + square, colours in the order
R B Y; the roofs are a set of chips. Moves:

    0-15   give that card                              "W3"
    16-63  paint: 16 + chip (white circles as well)    "paint R 2c"
    64-66  score the open side of a government card    "score gov-2"
    67-69  score an open resident's request            "score res-1"
    70     score nothing                               "decline"
    71-74  choose a corner, clockwise from top left    "corner 1a"
"""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kotatsu.core.bits import bit, count, has, members
from kotatsu.core.chance import Chance, Rng
from kotatsu.core.deals import Dealer
from kotatsu.core.errors import Hidden
from kotatsu.core.state import ALONE, NOBODY, UNKNOWN, WHOLE, Row, Setup, State
from kotatsu.core.tricks import follow

GIFTS: Final = "BWSC"
PAINTS: Final = "RBY"
COLUMNS: Final = "abcd"

PAINT: Final = 16
SCORE: Final = 64
DECLINE: Final = 70
CORNER: Final = 71
MOVE_COUNT: Final = 75

FILLING: Final = 0
GIVING: Final = 1
PAINTING: Final = 2
SCORING: Final = 3
CHOOSING: Final = 4
OVER: Final = 5
PHASES: Final = ("fill", "give", "paint", "score", "corner", "over")

NONE: Final = -1  # no card, no colour, no seat, no chip, no request

SQUARES: Final = 0xFFFF  # all sixteen, as bits
ALL_PAINTS: Final = 0b111
NEW_SET: Final = 3  # the fourth painter takes a new set of colours
GOVERNMENT: Final = 3  # government cards, and places before the residents'
FACES: Final = 6  # requests before the residents': both sides of three government cards
OPEN: Final = 3  # residents' requests on the table
CORNERS: Final[list[int]] = [0, 3, 15, 12]  # clockwise from the top left
SIDES: Final = ("front", "back")
PLACES: Final[list[str]] = ["gov-1", "gov-2", "gov-3", "res-1", "res-2", "res-3"]


def card_text(card: int) -> str:
    """
    >>> card_text(6)
    'W3'
    """
    return f"{GIFTS[card // 4]}{card % 4 + 1}"


def parse_card(text: str) -> int:
    """
    >>> parse_card("W3")
    6
    """
    return GIFTS.index(text[0]) * 4 + int(text[1:]) - 1


def square_text(square: int) -> str:
    """
    >>> square_text(6)
    '2c'
    """
    return f"{square // 4 + 1}{COLUMNS[square % 4]}"


def parse_square(text: str) -> int:
    """
    >>> parse_square("2c")
    6
    """
    return (int(text[0]) - 1) * 4 + COLUMNS.index(text[1])


def _gifts_by_colour() -> list[list[list[int]]]:
    """For each colour and each way to hold its four numbers, the moves that give one."""
    return [
        [[colour * 4 + n for n in range(4) if held >> (2 * n) & 3] for held in range(256)]
        for colour in range(4)
    ]


def _paints_by_half() -> list[list[list[int]]]:
    """For each colour and half of the roofs and each set of its eight squares, the moves that paint there."""
    return [
        [[PAINT + half * 8 + n for n in range(8) if squares >> n & 1] for squares in range(256)]
        for half in range(6)
    ]


_GIVE: Final = _gifts_by_colour()
_PAINT: Final = _paints_by_half()
_SCORE: Final = [
    [SCORE + place for place in range(6) if places >> place & 1] + [DECLINE] for places in range(64)
]

# For each colour and each way to hold its numbers, the cards by name, copies one after the other.
_NAMES: Final = [
    [
        [card_text(colour * 4 + n) for n in range(4) for copy in range(held >> (2 * n) & 3)]
        for held in range(256)
    ]
    for colour in range(4)
]

_EMPTY: Final = vec[i64]([])
_NO_CARDS: Final = vec[i64]([NONE] * 5)
_ZEROS: Final = vec[i64]([0] * 5)
_IN_ORDER: Final = vec[i64]([0, 1, 2, 3])


def _one(card: i64) -> i64:
    """A hand of this card alone."""
    return bit(2 * card)


def _suit(colour: i64) -> i64:
    """All that a hand can hold of a colour."""
    return bit(colour * 8) * 255


def strength(card: i64, gift: i64, led: i64, trump: i64) -> i64:
    """TR-9: what a card ranks by as this gift of the phase (from 0, in order of play); 0 for an assistant's.

    Trump before the led colour, then the higher number, and of equal cards the one given later.
    """
    colour = card >> 2
    if colour == trump:
        return 64 + (card & 3) * 8 + gift + 1
    if colour == led:
        return (card & 3) * 8 + gift + 1
    return 0


def painted(roofs: i64, colour: i64) -> i64:
    """The squares of a colour (bits)."""
    return roofs >> (colour * 16) & SQUARES


def covered(roofs: i64) -> i64:
    """The squares with a chip (bits)."""
    return (roofs | roofs >> 16 | roofs >> 32) & SQUARES


def repainted(roofs: i64, chip: i64) -> i64:
    """The roofs with this chip in place of whatever lay on its square."""
    square = chip & 15
    return roofs & ~(bit(square) | bit(square + 16) | bit(square + 32)) | bit(chip)


def _lowest(mask: i64) -> i64:
    n: i64 = 0
    while not has(mask, n):
        n += 1
    return n


# How a dump writes cards and squares, and reads them back. A blank card is null.


def _cards(held: i64, size: i64) -> list[str | None]:
    if held == UNKNOWN:
        return [None] * int(size)
    cards: list[str | None] = []
    for colour in range(4):
        cards.extend(_NAMES[colour][held >> (colour * 8) & 255])
    return cards


def _held(cards: list[str | None]) -> int:
    held = 0
    for card in cards:
        if card is None:
            return UNKNOWN
        held += 1 << 2 * parse_card(card)
    return held


def _letters(mask: i64, letters: str) -> str:
    return "".join([letters[n] for n in range(len(letters)) if has(mask, n)])


def _letter_mask(text: str, letters: str) -> int:
    return sum([1 << letters.index(letter) for letter in text])


def _letter(n: i64, letters: str) -> str | None:
    return None if n == NONE else letters[n]


def _roof_rows(roofs: i64) -> list[str]:
    """The roofs as four rows of letters; "." where no chip lies yet."""
    letters = ["."] * 16
    for colour in range(3):
        for square in members(painted(roofs, colour)):
            letters[square] = PAINTS[colour]
    text = "".join(letters)
    return [text[:4], text[4:8], text[8:12], text[12:]]


def _roof_mask(rows: list[str]) -> int:
    """The set of chips that rows of letters show.

    >>> _roof_mask(["R..", ".B."]) == 1 << 0 | 1 << 16 + 5
    True
    """
    roofs = 0
    for row in range(len(rows)):
        letters = rows[row]
        for column in range(len(letters)):
            if letters[column] != ".":
                roofs |= 1 << PAINTS.index(letters[column]) * 16 + row * 4 + column
    return roofs


class Requests:
    """TR-4: every request of an edition, and where on the roofs it can lie.

    Numbers: 2k and 2k + 1 are the front and back of government card k, from 6 on the residents'. A place of a
    request is the set of its chips there: it lies complete where `roofs & place == place`.
    """

    def __init__(
        self, fronts: list[dict[str, Any]], backs: list[dict[str, Any]], residents: list[dict[str, Any]]
    ) -> None:
        requests: list[dict[str, Any]] = []
        for card in range(GOVERNMENT):
            requests += [fronts[card], backs[card]]
        requests += residents
        self.residents: i64 = len(residents)
        self.points: vec[i64] = vec[i64]([request["points"] for request in requests])
        self.grids: list[list[str]] = [request["grid"] for request in requests]
        self.worths: list[int] = sorted({int(request["points"]) for request in requests})
        self.worth: vec[i64] = vec[i64]([self.worths.index(request["points"]) for request in requests])
        self.stars: vec[i64] = vec[i64]([_star_colours(grid) for grid in self.grids])
        self.places: list[vec[i64]] = [_all_places(grid) for grid in self.grids]
        # The places with a given chip in them, one request and chip after the other: from
        # `_start[request * 48 + chip]` up to the next start. TR-12: none if no ★ has the chip's colour.
        with_chip: list[int] = []
        start: list[int] = [0]
        for number in range(len(requests)):
            for chip in range(48):
                if has(self.stars[number], chip // 16):
                    with_chip += [int(place) for place in self.places[number] if has(place, chip)]
                start.append(len(with_chip))
        self._with_chip: vec[i64] = vec[i64](with_chip)
        self._start: vec[i64] = vec[i64](start)

    def completed(self, number: i64, roofs: i64, chip: i64) -> bool:
        """TR-12: whether the request lies on the roofs with this new chip as one of its coloured squares,
        and the chip has the colour of one of its ★."""
        i = self._start[number * 48 + chip]
        end = self._start[number * 48 + chip + 1]
        while i < end:
            place = self._with_chip[i]
            if roofs & place == place:
                return True
            i += 1
        return False


def _star_colours(grid: list[str]) -> int:
    return sum([1 << colour for colour in range(3) if f"{PAINTS[colour]}*" in " ".join(grid)])


def _all_places(grid: list[str]) -> vec[i64]:
    """Every place on the roofs where the pattern fits, in its one orientation."""
    rows = ["".join(row.replace("*", "").split()) for row in grid]
    pattern: i64 = _roof_mask(rows)
    places = vec[i64]([])
    for row in range(5 - len(rows)):
        for column in range(5 - len(rows[0])):
            place: i64 = pattern << (row * 4 + column)
            places = append(places, place)
    return places


class TricoSetup(Setup):
    """The table before the deal. `values` is the edition's data, already validated."""

    def __init__(
        self,
        game: str,
        rules_version: int,
        players: int,
        options: dict[str, Any],
        values: dict[str, Any],
        requests: Requests,
    ) -> None:
        super().__init__(game, rules_version, players, options)
        first_leader: int | None = options["first_leader"]
        self.first_leader: i64 = NONE if first_leader is None else first_leader
        self.counting: bool = options["count"] is not None  # TR-17
        self.plays: i64 = 2 if players == 2 else 1  # TR-19: cards each gives in a phase
        self.trick: i64 = self.plays * self.players
        self.hand: i64 = values["hand"][str(players)]  # TR-5
        self.phases: i64 = self.hand // self.plays
        numbers: int = values["gifts"]["numbers"]
        copies: int = values["gifts"]["copies"]
        self.gifts: vec[i64] = vec[i64](
            [colour * 4 + n for colour in range(4) for n in range(numbers) for copy in range(copies)]
        )
        self.all_gifts: i64 = 0  # the same, as one big hand
        for card in self.gifts:
            self.all_gifts += _one(card)
        self.chips: i64 = values["chips"]  # TR-2
        roof_cards: list[str] = ["".join(row.split()) for row in values["roofs"]]
        self.whites: i64 = "".join(roof_cards).count(".")
        # TR-3: by card * 2, + 1 when it is read right to left; as chips of the top row.
        self.roof_cards: vec[i64] = vec[i64](
            [_roof_mask([row[::step]]) for row in roof_cards for step in (1, -1)]
        )
        self.requests = requests
        self.residents: vec[i64] = vec[i64](list(range(requests.residents)))
        # TR-15: the phase before which the residents' deck is shuffled for the last time; 0 for the deal.
        self.last_shuffle: i64 = 0
        for phase in range(i64(1), self.phases):
            if phase * OPEN % requests.residents == 0:
                self.last_shuffle = phase
        self.columns: i64 = len(requests.worths) + 1  # of the tally: one for each worth, one for assisting
        self.no_tally: vec[i64] = vec[i64]([0] * (players * int(self.columns)))

    # --- TR-5 to TR-7: the deal -----------------------------------------------------------------------------

    def deal(self, chance: Chance) -> "TricoState":
        """Draws: the gifts, the order of the roof cards, the turn of each, the side of each government card,
        the residents' deck, the leader."""
        state = TricoState(self)
        gifts = self.gifts[:]
        chance.shuffle(gifts)
        hands = _ZEROS[:]
        i: i64 = 0
        seat: i64 = 0
        while seat < self.players:
            last = i + self.hand
            while i < last:
                hands[seat] += _one(gifts[i])
                i += 1
            seat += 1
        state.hands = hands
        state.roofs = self._lay_roofs(chance)
        for card in range(i64(GOVERNMENT)):
            state.sides |= chance.below(2) << card
        deck = self.residents[:]
        chance.shuffle(deck)
        state.residents = deck[:OPEN]
        state.deck = deck[OPEN:]
        state.leader = self.first_leader
        if state.leader == NONE:
            state.leader = chance.below(self.players)
        state.turn = state.leader
        state.phase = FILLING if self.whites else GIVING
        state.table = _NO_CARDS[:]
        state.voids = _ZEROS[:]
        state.tally = self.no_tally
        if self.last_shuffle:
            state.chance = chance  # a state that draws no more keeps nothing that could give its seed away
        return state

    def _lay_roofs(self, chance: Chance) -> i64:
        """TR-3, TR-6: the roof cards in random order, turned or not, top row first."""
        order = _IN_ORDER[:]
        chance.shuffle(order)
        roofs: i64 = 0
        for row in range(i64(4)):
            roofs |= self.roof_cards[order[row] * 2 + chance.below(2)] << (row * 4)
        return roofs

    def _load(self, body: dict[str, Any]) -> "TricoState":
        state = TricoState(self)
        seats = int(self.players)
        state.phase = PHASES.index(body["phase"])
        state.turn = NONE if body["turn"] is None else body["turn"]
        state.round = body["round"]
        state.leader = body["leader"]
        state.roofs = _roof_mask(body["roofs"])
        state.hands = vec[i64]([_held(hand) for hand in body["hands"]] + [0] * (5 - seats))
        state.given = _held(body["given"])
        for phase in body["past"]:
            state.past += bytes([phase["leader"], *[parse_card(card) for card in phase["gifts"]]])
        state.voids = vec[i64]([_letter_mask(void, GIFTS) for void in body["voids"]] + [0] * (5 - seats))
        table: list[int] = [parse_card(card) for card in body["table"]]
        state.table = vec[i64](table + [NONE] * (5 - len(table)))
        state.played = len(table)
        state.led = table[0] // 4 if table else NONE
        state.trump = NONE if body["trump"] is None else GIFTS.index(body["trump"])
        ranking: list[int] = body["ranking"]
        state.ranking = sum([gift << (4 * rank) for rank, gift in enumerate(ranking)])
        state.painters = len(ranking)
        state.assistants = sum([1 << i for i in body["assistants"]])
        state.rank = body["rank"]
        state.used = _letter_mask(body["used"], PAINTS)
        state.offered = _letter_mask(body["offered"], PAINTS)
        state.chip = NONE
        if body["chip"] is not None:
            state.chip = PAINTS.index(body["chip"][0]) * 16 + parse_square(body["chip"][1:])
        state.scorers = body["scorers"]
        state.sides = sum([SIDES.index(side) << card for card, side in enumerate(body["government"])])
        residents = body["residents"]
        state.residents = vec[i64]([number - 1 for number in residents["open"]])
        state.scored = sum([1 << i for i in range(OPEN) if residents["scored"][i]])
        state.deck = vec[i64]([UNKNOWN if number is None else number - 1 for number in residents["deck"]])
        state.discarded = sum([1 << (number - 1) for number in residents["discarded"]])
        tally: list[int] = []
        for row in body["tally"]:
            tally += row["requests"]
            tally.append(row["assisting"])
        state.tally = vec[i64](tally)
        if state.phase == SCORING:
            state.completed = state._completed()
        return state


class TricoState(State):
    """A game of Trico Roof, or a view of one."""

    def __init__(self, setup: TricoSetup) -> None:
        super().__init__(setup)
        self.trico = setup  # the same object as self.setup, with its own type
        self.phase: i64 = GIVING
        self.turn: i64 = NONE  # who owes the decision
        self.round: i64 = 0  # gift and roof phases finished
        self.leader: i64 = 0
        self.roofs: i64 = 0  # the chips on the roofs (bits)
        # The gift phase. Gifts of a phase are numbered in order of play, from 0 for the leader's.
        self.led: i64 = NONE  # the colour to follow
        self.trump: i64 = NONE  # the second colour on the table
        self.played: i64 = 0  # gifts on the table
        self.given: i64 = 0  # every card that was ever given, as a hand
        self.past: bytes = b""  # the finished phases, see `past_phases`
        # The roof phase.
        self.ranking: i64 = 0  # the gifts that rank, best first, four bits for each
        self.painters: i64 = 0  # how many they are
        self.assistants: i64 = 0  # gifts that do not rank (bits)
        self.rank: i64 = 0  # of the painter whose turn it is, from 0
        self.used: i64 = 0  # colours of the set that are gone (bits)
        self.offered: i64 = 0  # colours this painter may take (bits)
        self.chip: i64 = NONE  # the new chip, while its painter may score
        self.completed: i64 = 0  # the places of requests that it completes (bits)
        self.scorers: i64 = 0  # painters who scored a request in this phase
        # The requests.
        self.sides: i64 = 0  # government cards with the back up (bits)
        self.scored: i64 = 0  # residents' requests that lie face down (bits)
        self.discarded: i64 = 0  # residents' requests that are gone until the next shuffle (bits)
        # These three are changed in place, so each state has its own.
        self.hands: vec[i64] = _EMPTY  # by seat
        self.table: vec[i64] = _EMPTY  # the gifts of this phase in order of play, so many as `played` says
        self.voids: vec[i64] = _EMPTY  # colours each seat is known to be out of (bits)
        # These change rarely; they are replaced, never changed in place, so that clones can share them.
        self.residents: vec[i64] = _EMPTY  # the three on the table
        self.deck: vec[i64] = _EMPTY  # those to come, next first
        self.tally: vec[i64] = _EMPTY  # by seat: requests of each worth, then points from assisting
        self._dealer: Dealer | None = None  # of a view: made when it is first imagined
        self._unseen: vec[i64] = _EMPTY
        self._undrawn: vec[i64] = _EMPTY

    @property
    def deciders(self) -> tuple[int, ...]:
        return ALONE[self.turn] if self.turn >= 0 else NOBODY

    def first_decider(self) -> i64:
        return self.turn

    @property
    def over(self) -> bool:
        return self.phase == OVER

    def _legal_moves(self, seat: int) -> list[int]:
        if seat != self.turn:
            return []
        if self.phase == PAINTING:
            return self._paint_moves()
        if self.phase == GIVING:
            return self._give_moves(seat)
        if self.phase == SCORING:
            return _SCORE[self.completed][:]
        if self.phase == CHOOSING:
            return [CORNER + corner for corner in range(4) if self.fitting(corner) != NONE]
        white: int = self.next_white()
        return [PAINT + white, PAINT + white + 16, PAINT + white + 32]

    def _is_legal(self, seat: int, move: int) -> bool:
        if seat != self.turn or not 0 <= move < MOVE_COUNT:
            return False
        n: i64 = move
        if self.phase == PAINTING:
            return PAINT <= n < SCORE and self._may_paint(n - PAINT)
        if self.phase == GIVING:
            return n < PAINT and self.may_give(seat) >> (2 * n) & 3 != 0
        if self.phase == SCORING:
            return n == DECLINE or (SCORE <= n < DECLINE and has(self.completed, n - SCORE))
        if self.phase == CHOOSING:
            return n >= CORNER and self.fitting(n - CORNER) != NONE
        return PAINT <= n < SCORE and (n - PAINT) & 15 == self.next_white()

    def _play(self, seat: int, move: int) -> None:
        if move < PAINT:
            self._give(seat, move)
        elif move < SCORE:
            if self.phase == FILLING:
                self._fill(seat, move - PAINT)
            else:
                self._paint(seat, move - PAINT)
        elif move < DECLINE:
            self._score(seat, move - SCORE)
        elif move == DECLINE:
            self._decline(seat)
        else:
            self._choose_corner(seat, move - CORNER)

    def _left_of(self, seat: i64) -> i64:
        seat += 1
        return seat if seat < self.trico.players else 0

    def giver(self, gift: i64) -> i64:
        """Who gave this gift of the phase. TR-19: two players give in turn."""
        return (self.leader + gift) % self.trico.players

    # --- TR-7: the white circles ----------------------------------------------------------------------------

    def next_white(self) -> i64:
        """The square that gets the next colour: top row first."""
        return _lowest(~covered(self.roofs))

    def _fill(self, seat: i64, chip: i64) -> None:
        self.roofs |= bit(chip)
        if self.journal is not None:
            self.journal.add("filled", {"seat": int(seat), **_chip_fields(chip)})
        if covered(self.roofs) == SQUARES:
            self.phase = GIVING

    # --- TR-8: the gift phase -------------------------------------------------------------------------------

    def may_give(self, seat: i64) -> i64:
        """What of the hand may be given now."""
        hand = self.hands[seat]
        return hand if self.led == NONE else follow(hand, _suit(self.led))

    def _give_moves(self, seat: i64) -> list[int]:
        cards = self.may_give(seat)
        moves: list[int] = []
        colour: i64 = 0
        while cards:
            held = cards & 255
            if held:
                moves.extend(_GIVE[colour][held])
            cards >>= 8
            colour += 1
        return moves

    def _give(self, seat: i64, card: i64) -> None:
        self.hands[seat] -= _one(card)
        self.given += _one(card)
        self.table[self.played] = card
        self.played += 1
        colour = card >> 2
        if self.led == NONE:
            self.led = colour
        elif colour != self.led:
            self.voids[seat] |= bit(self.led)
            if self.trump == NONE:
                self.trump = colour  # TR-9: the second colour to appear
        if self.journal is not None:
            self.journal.add("gave", {"seat": int(seat), "card": card_text(card)})
        if self.played < self.trico.trick:
            self.turn = self._left_of(seat)
        else:
            self._rank_gifts()

    # --- TR-9: who paints when ------------------------------------------------------------------------------

    def _rank_gifts(self) -> None:
        """Best first: again and again the strongest of those that are weaker than the last one found."""
        self.ranking = 0
        self.painters = 0
        self.assistants = bit(self.trico.trick) - 1
        weaker_than: i64 = 1000
        while True:
            best: i64 = 0
            best_gift: i64 = NONE
            for gift in range(self.trico.trick):
                found = strength(self.table[gift], gift, self.led, self.trump)
                if best < found < weaker_than:
                    best = found
                    best_gift = gift
            if best_gift == NONE:
                break
            self.ranking |= best_gift << (self.painters * 4)
            self.painters += 1
            self.assistants &= ~bit(best_gift)
            weaker_than = best
        if self.journal is not None:
            self._tell_ranking()
        self._next_painter(0)

    def ranked(self, rank: i64) -> i64:
        """The gift of this rank, from 0."""
        return self.ranking >> (rank * 4) & 15

    def _tell_ranking(self) -> None:
        assert self.journal is not None
        gifts = [int(self.ranked(rank)) for rank in range(self.painters)]
        helpers = [gift for gift in range(self.trico.trick) if has(self.assistants, gift)]
        self.journal.add(
            "ranked",
            {
                "first": int(self.giver(gifts[0])),
                "painters": [int(self.giver(gift)) for gift in gifts],
                "cards": [card_text(self.table[gift]) for gift in gifts],
                "assistants": [int(self.giver(gift)) for gift in helpers],
                "trump": _letter(self.trump, GIFTS),
            },
        )

    # --- TR-10, TR-11: painting -----------------------------------------------------------------------------

    def painter(self) -> i64:
        """Whose turn to paint it is."""
        return self.giver(self.ranked(self.rank))

    def _next_painter(self, rank: i64) -> None:
        """The painter of this rank or the next one who is offered a colour; after the last, assistants."""
        self.chip = NONE
        self.completed = 0
        self.rank = rank
        while self.rank < self.painters:
            if self.rank == 0 or self.rank == NEW_SET:
                self.used = 0
            self.offered = self._colours_offered()
            self.turn = self.painter()
            if self.offered:
                self.phase = PAINTING
                return
            if self.journal is not None:
                self.journal.add("idle", {"seat": int(self.turn)})
            self.rank += 1
        self._assist()

    def _colours_offered(self) -> i64:
        """TR-10: what is left of the set; TR-11: unless all its chips lie on the roofs."""
        colours: i64 = 0
        for colour in range(i64(3)):
            if not has(self.used, colour) and count(painted(self.roofs, colour)) < self.trico.chips:
                colours |= bit(colour)
        return colours

    def _may_paint(self, chip: i64) -> bool:
        return has(self.offered, chip >> 4) and not has(self.roofs, chip)

    def _paint_moves(self) -> list[int]:
        """Every colour on offer, on every square of another colour."""
        moves: list[int] = []
        for colour in range(i64(3)):
            if has(self.offered, colour):
                others = ~painted(self.roofs, colour) & SQUARES
                moves.extend(_PAINT[colour * 2][others & 255])
                moves.extend(_PAINT[colour * 2 + 1][others >> 8])
        return moves

    def _paint(self, seat: i64, chip: i64) -> None:
        if self.journal is not None:
            self.journal.add(
                "painted", {"seat": int(seat), **_chip_fields(chip), "instead": self._colour_at(chip)}
            )
        self._lay(chip)
        self.chip = chip
        self.completed = self._completed()
        if self.completed:
            self.phase = SCORING
        else:
            self._next_painter(self.rank + 1)

    def _lay(self, chip: i64) -> None:
        self.roofs = repainted(self.roofs, chip)
        self.used |= bit(chip >> 4)

    def _colour_at(self, chip: i64) -> str:
        """The letter of the colour that lies where this chip goes."""
        square = chip & 15
        return _roof_rows(self.roofs)[square >> 2][square & 3]

    # --- TR-12, TR-13: requests -----------------------------------------------------------------------------

    def request_at(self, place: i64) -> i64:
        """The open request in this place: 0-2 government, 3-5 residents; NONE when it lies face down."""
        if place < GOVERNMENT:
            return place * 2 + (self.sides >> place & 1)
        place -= GOVERNMENT
        return NONE if has(self.scored, place) else FACES + self.residents[place]

    def _completed(self) -> i64:
        """The places of the open requests that the new chip completes (bits)."""
        places: i64 = 0
        requests = self.trico.requests
        for place in range(i64(GOVERNMENT + OPEN)):
            request = self.request_at(place)
            if request != NONE and requests.completed(request, self.roofs, self.chip):
                places |= bit(place)
        return places

    def _score(self, seat: i64, place: i64) -> None:
        requests = self.trico.requests
        request = self.request_at(place)
        self._count(seat, requests.worth[request], 1)
        self.scorers += 1
        if self.journal is not None:
            self.journal.add(
                "scored",
                {
                    "seat": int(seat),
                    "request": PLACES[place],
                    "points": int(requests.points[request]),
                    "grid": list(requests.grids[request]),
                },
            )
        if place < GOVERNMENT:
            self._turn_over(place)
        else:
            self.scored |= bit(place - GOVERNMENT)
        self._next_painter(self.rank + 1)

    def _turn_over(self, card: i64) -> None:
        """TR-13: the other side is open at once."""
        self.sides ^= bit(card)
        if self.journal is not None:
            request = self.request_at(card)
            self.journal.add(
                "turned",
                {
                    "request": PLACES[card],
                    "points": int(self.trico.requests.points[request]),
                    "grid": list(self.trico.requests.grids[request]),
                },
            )

    def _decline(self, seat: i64) -> None:
        if self.journal is not None:
            self.journal.add("declined", {"seat": int(seat)})
        self._next_painter(self.rank + 1)

    def _count(self, seat: i64, column: i64, number: i64) -> None:
        self.tally = self.tally[:]
        self.tally[seat * self.trico.columns + column] += number

    # --- TR-14: assistants ----------------------------------------------------------------------------------

    def _assist(self) -> None:
        """A point for each painter who scored. Five cards with an assistant leave four painters at most."""
        if self.scorers:
            for gift in range(self.trico.trick):
                if has(self.assistants, gift):
                    seat = self.giver(gift)
                    self._count(seat, self.trico.columns - 1, self.scorers)
                    if self.journal is not None:
                        self.journal.add("assisted", {"seat": int(seat), "points": int(self.scorers)})
        self._next_round()

    # --- TR-15, TR-16: the next phases, or the end ----------------------------------------------------------

    def _next_round(self) -> None:
        self.past += bytes([int(self.leader), *[int(self.table[gift]) for gift in range(self.played)]])
        self.leader = self.giver(self.ranked(0))  # TR-16
        self.round += 1
        self.played = 0
        self.led = NONE
        self.trump = NONE
        self.ranking = 0
        self.painters = 0
        self.assistants = 0
        self.rank = 0
        self.used = 0
        self.offered = 0
        self.scorers = 0
        if self.round == self.trico.phases:
            self._end()
            return
        self._open_residents()
        self.phase = GIVING
        self.turn = self.leader

    def _open_residents(self) -> None:
        """TR-15: three new ones; all are shuffled when the deck is out."""
        shuffled = len(self.deck) == 0
        for number in self.residents:
            self.discarded |= bit(number)
        if shuffled:
            chance = self.chance
            assert chance is not None
            deck = self.trico.residents[:]
            chance.shuffle(deck)
            self.deck = deck
            self.discarded = 0
            if self.round == self.trico.last_shuffle:
                self.chance = None
        self.residents = self.deck[:OPEN]
        self.deck = self.deck[OPEN:]
        self.scored = 0
        if self.journal is not None:
            numbers = [int(number) + 1 for number in self.residents]
            grids = [list(self.trico.requests.grids[FACES + number]) for number in self.residents]
            self.journal.add("opened", {"residents": numbers, "grids": grids, "shuffled": shuffled})

    def _end(self) -> None:
        self.phase = OVER
        self.turn = NONE
        if self.journal is not None:
            self.journal.add("ended", {"scores": self.scores, "winners": self.winners})

    # --- TR-17: the count -----------------------------------------------------------------------------------

    def timeout(self, seat: int) -> bool:
        """The count ran out for a painter, or for whoever chooses a corner instead."""
        if self.viewer != WHOLE:
            raise Hidden(f"{self._name()} cannot be played on; imagine a world from it first.")
        if not self.trico.counting or seat != self.turn:
            return False
        if self.phase == PAINTING:
            self._lose_choice(seat)
            return True
        if self.phase == CHOOSING:
            if self.journal is not None:
                self.journal.add("late", {"seat": seat, "step": "corner", "chooser": None})
            self._choose_corner(seat, self._first_corner())
            return True
        return False

    def _lose_choice(self, seat: i64) -> None:
        fits = self._first_corner() != NONE
        chooser = self._chooser(seat)
        if self.journal is not None:
            who = int(chooser) if fits else None
            self.journal.add("late", {"seat": int(seat), "step": "paint", "chooser": who})
        if fits:
            self.phase = CHOOSING
            self.turn = chooser
        else:
            self._next_painter(self.rank + 1)

    def _chooser(self, painter: i64) -> i64:
        """The next painter who is another player, else the first assistant who is, else the left seat."""
        for rank in range(self.rank + 1, self.painters):
            seat = self.giver(self.ranked(rank))
            if seat != painter:
                return seat
        for gift in range(self.trico.trick):
            seat = self.giver(gift)
            if has(self.assistants, gift) and seat != painter:
                return seat
        return self._left_of(painter)

    def fitting(self, corner: i64) -> i64:
        """The chip that goes on a corner: the first colour on offer that differs from what lies there."""
        square: i64 = CORNERS[corner]
        for colour in range(i64(3)):
            if self._may_paint(colour * 16 + square):
                return colour * 16 + square
        return NONE

    def _first_corner(self) -> i64:
        """The first corner, clockwise from the top left, on which something fits."""
        for corner in range(i64(4)):
            if self.fitting(corner) != NONE:
                return corner
        return NONE

    def _choose_corner(self, seat: i64, corner: i64) -> None:
        """The chip counts as used; no request is scored."""
        chip = self.fitting(corner)
        if self.journal is not None:
            fields = {"seat": int(seat), "painter": int(self.painter()), **_chip_fields(chip)}
            self.journal.add("cornered", {**fields, "instead": self._colour_at(chip)})
        self._lay(chip)
        self._next_painter(self.rank + 1)

    # --- TR-18: the score -----------------------------------------------------------------------------------

    def sheet(self) -> list[Row]:
        """Requests by what they are worth, and the points from assisting."""
        rows: list[Row] = []
        worths = self.trico.requests.worths
        for seat in range(int(self.trico.players)):
            start = seat * int(self.trico.columns)
            for column in range(len(worths)):
                number = int(self.tally[start + column])
                rows.append(
                    (seat, f"requests-{worths[column]}", number, worths[column], number * worths[column])
                )
            points = int(self.tally[start + len(worths)])
            rows.append((seat, "assisting", points, 1, points))
        return rows

    def standings(self) -> list[int]:
        worths = self.trico.requests.worths
        points: list[int] = []
        for seat in range(self.trico.players):
            start = seat * self.trico.columns
            total = self.tally[start + len(worths)]
            for column in range(i64(len(worths))):
                total += self.tally[start + column] * worths[column]
            points.append(total)
        return points

    # --- moves as people and programs read them -------------------------------------------------------------

    def ask(self, seat: int) -> dict[str, Any]:
        if seat != self.turn:
            return {}
        if self.phase == FILLING:
            left = 16 - int(count(covered(self.roofs)))
            return {"kind": "fill", "square": square_text(self.next_white()), "left": left}
        if self.phase == GIVING:
            return {"kind": "give", "led": _letter(self.led, GIFTS), "trump": _letter(self.trump, GIFTS)}
        if self.phase == SCORING:
            return {"kind": "score", "requests": [PLACES[p] for p in range(6) if has(self.completed, p)]}
        asked: dict[str, Any] = {"kind": PHASES[self.phase], "offered": _letters(self.offered, PAINTS)}
        if self.phase == CHOOSING:
            return {**asked, "painter": int(self.painter())}
        return {**asked, "rank": int(self.rank) + 1, "painters": int(self.painters)}

    def describe(self, seat: int, move: int) -> dict[str, Any]:
        if 0 <= move < PAINT:
            return {
                "kind": "give",
                "card": card_text(move),
                "colour": GIFTS[move // 4],
                "number": move % 4 + 1,
            }
        if PAINT <= move < SCORE:
            return {"kind": "paint", **_chip_fields(move - PAINT)}
        if SCORE <= move < DECLINE:
            return {"kind": "score", "request": PLACES[move - SCORE]}
        if move == DECLINE:
            return {"kind": "decline"}
        return {"kind": "corner", "square": square_text(CORNERS[move - CORNER])}

    def text(self, seat: int, move: int) -> str:
        if 0 <= move < PAINT:
            return card_text(move)
        if PAINT <= move < SCORE:
            chip = move - PAINT
            return f"paint {PAINTS[chip // 16]} {square_text(chip % 16)}"
        if SCORE <= move < DECLINE:
            return f"score {PLACES[move - SCORE]}"
        if move == DECLINE:
            return "decline"
        return f"corner {square_text(CORNERS[move - CORNER])}"

    def _why_not(self, seat: int, move: int) -> str:
        if not 0 <= move < MOVE_COUNT:
            return f"moves are numbers from 0 to {MOVE_COUNT - 1}"
        if self.phase == GIVING and move < PAINT:
            if not self.hands[seat] >> (2 * move) & 3:
                return "that card is not in the hand"
            return "the led colour must be followed (TR-8)"
        if self.phase == FILLING and PAINT <= move < SCORE:
            return f"white circles are filled from the top, {square_text(self.next_white())} is next (TR-7)"
        if self.phase == PAINTING and PAINT <= move < SCORE:
            if not has(self.offered, (move - PAINT) // 16):
                return "that colour is not on offer (TR-10, TR-11)"
            return "the new chip must have another colour than the old one (TR-10)"
        if self.phase == SCORING and SCORE <= move < DECLINE:
            return "the new chip does not complete that request with the colour of a ★ (TR-12)"
        if self.phase == CHOOSING and move >= CORNER:
            return "no colour on offer fits on that corner (TR-17)"
        return f"it is time to {_DUTIES[self.phase]}"

    # --- what is known --------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> "TricoState":
        viewer = self._viewer_of(seat)
        view = TricoState(self.trico)
        view.viewer = viewer
        # Open to all.
        view.phase = self.phase
        view.turn = self.turn
        view.round = self.round
        view.leader = self.leader
        view.roofs = self.roofs
        view.led = self.led
        view.trump = self.trump
        view.played = self.played
        view.given = self.given
        view.past = self.past
        view.ranking = self.ranking
        view.painters = self.painters
        view.assistants = self.assistants
        view.rank = self.rank
        view.used = self.used
        view.offered = self.offered
        view.chip = self.chip
        view.completed = self.completed
        view.scorers = self.scorers
        view.sides = self.sides
        view.scored = self.scored
        view.discarded = self.discarded
        view.table = self.table[:]
        view.voids = self.voids[:]
        view.residents = self.residents
        view.tally = self.tally
        # How many cards are in hands and deck, and which are in the own hand.
        hands = _ZEROS[:]
        for s in range(self.trico.players):
            hands[s] = self.hands[s] if s == viewer else UNKNOWN
        view.hands = hands
        view.deck = vec[i64]([UNKNOWN] * len(self.deck))
        return view

    def hand_size(self, seat: i64) -> i64:
        """How many cards a seat holds; everybody may count them."""
        size = self.trico.hand - self.round * self.trico.plays
        for gift in range(self.played):
            if self.giver(gift) == seat:
                size -= 1
        return size

    def imagine(self, rng: Rng) -> "TricoState":
        self._must_be_view()
        if self._dealer is None:
            self._prepare()
        dealer = self._dealer
        assert dealer is not None
        world = self.clone()
        world.viewer = WHOLE
        for seat in range(self.trico.players):
            if self.hands[seat] == UNKNOWN:
                world.hands[seat] = 0
        places = dealer.deal(rng)
        i: i64 = 0
        for card in self._unseen:
            place = places[i]
            if place < self.trico.players:
                world.hands[place] += _one(card)
            i += 1
        world.deck = self._undrawn[:]
        rng.shuffle(world.deck)
        if self.round < self.trico.last_shuffle:
            world.chance = rng.fork()
        return world

    def _prepare(self) -> None:
        """What is the same for every world: the cards and requests not seen, and who may hold what.

        Places of the dealer are the hands, then what is out of the game (TR-5); each hand bars the colours
        that its seat is known to be out of.
        """
        players = int(self.trico.players)
        left = self.trico.all_gifts - self.given
        sizes = [0] * (players + 1)
        barred = [0] * (players + 1)
        for seat in range(players):
            if self.hands[seat] == UNKNOWN:
                sizes[seat] = int(self.hand_size(seat))
                barred[seat] = int(self.voids[seat])
            else:
                left -= self.hands[seat]
        unseen: list[int] = []
        counts = [0] * 4
        for card in range(16):
            copies = int(left >> (2 * card) & 3)
            unseen += [card] * copies
            counts[card // 4] += copies
        sizes[players] = len(unseen) - sum(sizes)
        self._unseen = vec[i64](unseen)
        self._dealer = Dealer(sizes, barred, counts)
        drawn = self.discarded
        for number in self.residents:
            drawn |= bit(number)
        self._undrawn = vec[i64]([int(number) for number in self.trico.residents if not has(drawn, number)])

    # --- copies ---------------------------------------------------------------------------------------------

    def clone(self) -> "TricoState":
        twin = TricoState(self.trico)
        self._copy_to(twin)
        twin.phase = self.phase
        twin.turn = self.turn
        twin.round = self.round
        twin.leader = self.leader
        twin.roofs = self.roofs
        twin.led = self.led
        twin.trump = self.trump
        twin.played = self.played
        twin.given = self.given
        twin.past = self.past
        twin.ranking = self.ranking
        twin.painters = self.painters
        twin.assistants = self.assistants
        twin.rank = self.rank
        twin.used = self.used
        twin.offered = self.offered
        twin.chip = self.chip
        twin.completed = self.completed
        twin.scorers = self.scorers
        twin.sides = self.sides
        twin.scored = self.scored
        twin.discarded = self.discarded
        twin.hands = self.hands[:]
        twin.table = self.table[:]
        twin.voids = self.voids[:]
        twin.residents = self.residents
        twin.deck = self.deck
        twin.tally = self.tally
        return twin

    def past_phases(self) -> list[bytes]:
        """Of each finished phase the leader, then the gifts in order of play."""
        size = 1 + int(self.trico.trick)
        return [self.past[first : first + size] for first in range(0, len(self.past), size)]

    def _dump(self) -> dict[str, Any]:
        seats = range(int(self.trico.players))
        gifts = range(int(self.trico.trick))
        columns = int(self.trico.columns)
        tally = [[int(n) for n in self.tally[s * columns : (s + 1) * columns]] for s in seats]
        chip = None
        if self.chip != NONE:
            chip = PAINTS[self.chip >> 4] + square_text(self.chip & 15)
        return {
            "phase": PHASES[self.phase],
            "turn": None if self.turn == NONE else int(self.turn),
            "round": int(self.round),
            "leader": int(self.leader),
            "roofs": _roof_rows(self.roofs),
            "hands": [_cards(self.hands[s], self.hand_size(s)) for s in seats],
            "given": _cards(self.given, 0),
            "past": [
                {"leader": phase[0], "gifts": [card_text(card) for card in phase[1:]]}
                for phase in self.past_phases()
            ],
            "voids": [_letters(self.voids[s], GIFTS) for s in seats],
            "table": [card_text(self.table[gift]) for gift in range(self.played)],
            "trump": _letter(self.trump, GIFTS),
            "ranking": [int(self.ranked(rank)) for rank in range(self.painters)],
            "assistants": [gift for gift in gifts if has(self.assistants, gift)],
            "rank": int(self.rank),
            "used": _letters(self.used, PAINTS),
            "offered": _letters(self.offered, PAINTS),
            "chip": chip,
            "scorers": int(self.scorers),
            "government": [SIDES[self.sides >> card & 1] for card in range(i64(GOVERNMENT))],
            "residents": {
                "open": [int(number) + 1 for number in self.residents],
                "scored": [has(self.scored, i) for i in range(i64(OPEN))],
                "deck": [None if number == UNKNOWN else int(number) + 1 for number in self.deck],
                "discarded": [int(n) + 1 for n in self.trico.residents if has(self.discarded, n)],
            },
            "tally": [{"requests": tally[s][:-1], "assisting": tally[s][-1]} for s in seats],
        }


_DUTIES: Final[list[str]] = [
    "choose a colour for the white circle",
    "give a card",
    "paint",
    "score a request or decline",
    "choose a corner",
    "go home",
]


def _chip_fields(chip: i64) -> dict[str, Any]:
    return {"colour": PAINTS[chip >> 4], "square": square_text(chip & 15)}
