"""Tower Of PanCakes!! — two win each trick and serve, the rest bake. Rules TP-1 to TP-28, in their order.

Cards are numbers: colour * 8 + (number - 1), colours in the order Y B R G. Plates are 0 to 3 for A to D.
Score cards are 0 to 3 above plates A to D and 4 to 7 below them. Moves:

    0-31   play that card face up          "R5"
    32-63  play that card face down        "down R5"
    64-67  serve on plate A to D           "serve C"
    68-75  look at a score card            "look above C", "look below A"
"""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kotatsu.core.bits import bit, count, has, nth
from kotatsu.core.chance import Chance, Rng
from kotatsu.core.deals import Dealer
from kotatsu.core.state import ALONE, NOBODY, UNKNOWN, WHOLE, Row, Setup, State
from kotatsu.core.tricks import follow

COLOURS: Final = "YBRG"
PLATES: Final = "ABCD"
ROWS: Final = ("above", "below")

DOWN: Final = 32  # moves from here on play a card face down
SERVE: Final = 64
LOOK: Final = 68
MOVE_COUNT: Final = 76

PLAYING: Final = 0
SERVING: Final = 1
LOOKING: Final = 2
OVER: Final = 3
PHASES: Final = ("play", "serve", "look", "over")

SUITS: Final = vec[i64]([255 << 8 * colour for colour in range(4)])  # all cards of a colour (bits)

NONE: Final = -1  # no card, no colour, no seat

# Rows of `chips`: what each player has, four seats to a row.
BAKED: Final = 0
DOUGH: Final = 4
DISCARDED: Final = 8
TAKEN: Final = 12  # tricks taken as first

DAVE: Final = 3  # plate D
FULL: Final = 8  # chips on a full plate
MOST_CHIPS: Final = 80
# A tower is the owners of its chips, bottom to top; CHIPS[seat][n] is n chips of one owner.
CHIPS: Final = [[bytes([seat]) * n for n in range(MOST_CHIPS + 1)] for seat in range(4)]

# Lines of the score sheet, in the order of the score cards: A to D above, A to D below, and what is left.
PLATE_CATEGORIES: Final = [
    *[f"eighth-{plate}" for plate in PLATES],
    *[f"chips-{plate}" for plate in PLATES],
    "discarded",
    "in-hand",
]
TOWER_CATEGORIES: Final = [*[f"top-{plate}" for plate in PLATES], *[f"most-{plate}" for plate in PLATES]]
CATEGORIES: Final = 10
ON_SHEET: Final = (0, 4, 1, 5, 2, 6, 3, 7, 8, 9)  # the sheet goes plate by plate

MODES: Final = ("basic", "mystery", "hyper-mystery", "extreme")


_CARD_TEXTS: Final = [f"{colour}{number}" for colour in COLOURS for number in range(1, 9)]


def card_text(card: int) -> str:
    """
    >>> card_text(20)
    'R5'
    """
    return _CARD_TEXTS[card]


def parse_card(text: str) -> int:
    """
    >>> parse_card("R5")
    20
    """
    return COLOURS.index(text[0]) * 8 + int(text[1:]) - 1


def _cards_by_colour(first_move: int) -> list[list[list[int]]]:
    """For each colour and each set of its eight cards, the moves that play them: legal moves by look-up."""
    return [
        [[first_move + colour * 8 + n for n in range(8) if held >> n & 1] for held in range(256)]
        for colour in range(4)
    ]


_FACE_UP: Final = _cards_by_colour(0)
_FACE_DOWN: Final = _cards_by_colour(DOWN)


_SERVINGS: Final = [[SERVE + plate for plate in range(4) if plates >> plate & 1] for plates in range(16)]


def _moves_of(by_colour: list[list[list[int]]], cards: i64) -> list[int]:
    """The moves that play these cards (bits), in a list of its own."""
    if not cards:
        return []
    colour: i64 = 0
    while not cards & 255:
        cards >>= 8
        colour += 1
    moves = by_colour[colour][cards & 255][:]
    cards >>= 8
    while cards:
        colour += 1
        if cards & 255:
            moves += by_colour[colour][cards & 255]
        cards >>= 8
    return moves


_EMPTY: Final = vec[i64]([])
_NO_TOWERS: Final[list[bytes]] = [b"", b"", b"", b""]
_NO_LOOKERS: Final = vec[i64]([0] * 8)
_NO_CARDS: Final = vec[i64]([NONE, NONE, NONE, NONE])
_NO_VOIDS: Final = vec[i64]([0, 0, 0, 0])


def _or_none(seat: i64) -> int | None:
    return None if seat == NONE else int(seat)


def _row(seat: int, category: str, count: i64, each: i64) -> Row:
    """A line of the score sheet; with a hidden score card its points are known only when nothing counts."""
    number = int(count)
    if each == UNKNOWN:
        return (seat, category, number, None, None if number else 0)
    return (seat, category, number, int(each), number * int(each))


# A move as everybody saw it; of a card that was played face down only that.
_TOLD_TEXTS: Final = [
    *_CARD_TEXTS,
    *["down"] * (SERVE - DOWN),
    *[f"serve {plate}" for plate in PLATES],
    *[f"look {row} {plate}" for row in ROWS for plate in PLATES],
]


def _parse_told(text: str) -> int:
    """Back again."""
    if text == "down":
        return DOWN
    words = text.split()
    if words[0] == "serve":
        return SERVE + PLATES.index(words[1])
    if words[0] == "look":
        return LOOK + 4 * ROWS.index(words[1]) + PLATES.index(words[2])
    return parse_card(text)


# How a dump writes cards, and reads them back. A blank card is null.


def _cards(cards: i64, size: i64) -> list[str | None]:
    if cards == UNKNOWN:
        return [None] * int(size)
    return [card_text(card) for card in range(32) if has(cards, card)]


def _card_list(card: i64) -> list[str | None]:
    if card == NONE:
        return []
    return [None if card == UNKNOWN else card_text(card)]


def _colours(mask: i64) -> str:
    return "".join([COLOURS[colour] for colour in range(4) if has(mask, colour)])


def _seat(seat: int | None) -> int:
    return NONE if seat is None else seat


def _colour(letter: str | None) -> int:
    return NONE if letter is None else COLOURS.index(letter)


def _colour_mask(letters: str) -> int:
    return sum([1 << COLOURS.index(letter) for letter in letters])


def _mask(cards: list[str | None]) -> int:
    mask = 0
    for card in cards:
        if card is None:
            return UNKNOWN
        mask |= 1 << parse_card(card)
    return mask


def _one_card(cards: list[str | None]) -> int:
    if not cards:
        return NONE
    card = cards[0]
    return UNKNOWN if card is None else parse_card(card)


class TowerSetup(Setup):
    """The table before the deal. `values` is the edition's data, already validated."""

    def __init__(
        self, game: str, rules_version: int, players: int, options: dict[str, Any], values: dict[str, Any]
    ) -> None:
        super().__init__(game, rules_version, players, options)
        mode: str = options["mode"]
        self.mystery = mode in ("mystery", "hyper-mystery")
        self.hyper = mode == "hyper-mystery"
        self.extreme = mode == "extreme"
        first_leader: int | None = options["first_leader"]
        self.first_leader: i64 = NONE if first_leader is None else first_leader
        count = str(players)
        self.numbers: i64 = values["cards"][count]  # TP-3: cards of each colour in play
        self.tricks: i64 = 4 * self.numbers // self.players  # TP-3: as many tricks as cards in a hand
        self.plate: vec[i64] = vec[i64](values["plate"][count])  # TP-2, by number - 1
        self.pan: vec[i64] = vec[i64](values["pan"][count])
        baked: int = values["chips"]["baked"]  # TP-4
        dough: int = values["chips"]["dough"]
        self.chips: vec[i64] = vec[i64]([baked] * 4 + [dough] * 4 + [0] * 8)  # rows BAKED, DOUGH, …
        above: list[int] = values["score"]["above"]  # TP-5
        below: list[int] = values["score"]["below"]
        self.score_cards: vec[i64] = vec[i64](above + below)
        self.per_discarded: i64 = values["score"]["discarded"]  # TP-17
        self.per_baked: i64 = values["score"]["in_hand"]
        self.deck: vec[i64] = vec[i64]([c * 8 + n for c in range(4) for n in range(self.numbers)])
        # Cards, servings and looks, eight to a number; see `TowerState.remember`.
        most_moves = 4 * self.numbers + 2 * self.tricks + self.players
        self.blank_story: vec[i64] = vec[i64]([0] * int((most_moves + 7) // 8))
        self.all_cards: i64 = _mask([card_text(card) for card in self.deck])

    def deal(self, chance: Chance) -> "TowerState":
        """TP-3 to TP-5, and the first leader. Draws: the deck, the score cards, the leader."""
        state = TowerState(self)
        players = self.players
        deck = self.deck[:]
        chance.shuffle(deck)
        hands = vec[i64]([0, 0, 0, 0])
        i: i64 = 0
        seat: i64 = 0
        while seat < players:
            last = i + self.tricks
            while i < last:
                hands[seat] |= bit(deck[i])
                i += 1
            seat += 1
        state.hands = hands
        if i < len(deck):  # TP-3: with three players one card is left and turned up
            state.spare = deck[i]
            state.opened = bit(deck[i])
        state.score_cards = self.score_cards
        if self.mystery:
            state.score_cards = self._shuffled_score_cards(chance)
        state.leader = self.first_leader
        if state.leader == NONE:
            state.leader = chance.below(players)
        state.turn = state.leader
        state.starter = state.leader
        state.table = vec[i64]([NONE, NONE, NONE, NONE])
        state.chips = self.chips[:]
        state.voids = vec[i64]([0, 0, 0, 0])
        state.story = self.blank_story[:]
        # Nothing is drawn after the deal, so the state keeps no chance that could give its seed away.
        return state

    def _shuffled_score_cards(self, chance: Chance) -> vec[i64]:
        """TP-19: each row by itself; TP-26: all eight together."""
        score_cards = self.score_cards[:]
        if self.hyper:
            chance.shuffle(score_cards)
            return score_cards
        above = score_cards[:4]
        below = score_cards[4:]
        chance.shuffle(above)
        chance.shuffle(below)
        for place in range(i64(4)):
            score_cards[place] = above[place]
            score_cards[place + 4] = below[place]
        return score_cards

    def _load(self, body: dict[str, Any]) -> "TowerState":
        state = TowerState(self)
        state.phase = PHASES.index(body["phase"])
        state.trick = body["trick"]
        state.leader = body["leader"]
        state.led = _colour(body["led"])
        state.first = _seat(body["first"])
        state.second = _seat(body["second"])
        state.turn = _seat(body["turn"])
        state.hands = vec[i64]([_mask(hand) for hand in body["hands"]] + [0] * (4 - len(body["hands"])))
        table = vec[i64]([NONE, NONE, NONE, NONE])
        seat = state.leader
        for card in body["table"]:
            if card == "down":
                state.down |= bit(seat)
            else:
                table[seat] = parse_card(card)
            state.played += 1
            seat = (seat + 1) % self.players
        state.table = table
        state.spare = _one_card(body["spare"])
        state.opened = _mask(body["opened"])
        state.hidden = vec[i64]([NONE, NONE, NONE, NONE])
        state.hidden_voids = vec[i64]([0, 0, 0, 0])
        state.voids = vec[i64]([0, 0, 0, 0])
        state.chips = vec[i64]([0] * 16)
        for s in range(self.players):
            state.hidden[s] = _one_card(body["hidden"][s])
            state.voids[s] = _colour_mask(body["voids"][s])
            state.hidden_voids[s] = _colour_mask(body["hidden_voids"][s])
            chips = body["chips"][s]
            state.chips[BAKED + s] = chips["baked"]
            state.chips[DOUGH + s] = chips["dough"]
            state.chips[DISCARDED + s] = chips["discarded"]
            state.chips[TAKEN + s] = body["taken"][s]
        state.towers = [bytes(body["towers"][plate]) for plate in PLATES]
        cards: list[int | None] = body["score_cards"]["above"] + body["score_cards"]["below"]
        state.score_cards = vec[i64]([UNKNOWN if points is None else points for points in cards])
        state.starter = body["starter"]
        state.story = self.blank_story[:]
        for text in body["story"]:
            state.remember(_parse_told(text))
        lookers: list[list[int]] = body["lookers"]["above"] + body["lookers"]["below"]
        state.lookers = vec[i64]([sum([1 << s for s in seats]) for seats in lookers])
        return state


class TowerState(State):
    """A game of Tower Of PanCakes!!, or a view of one."""

    def __init__(self, setup: TowerSetup) -> None:
        super().__init__(setup)
        self.tower = setup  # the same object as self.setup, with its own type
        self.phase: i64 = PLAYING
        self.turn: i64 = NONE  # who owes the decision
        self.trick: i64 = 0  # tricks finished
        self.leader: i64 = 0
        self.led: i64 = NONE  # the colour to follow in this trick
        self.played: i64 = 0  # cards played to this trick
        self.down: i64 = 0  # seats whose card in this trick lies face down (bits)
        self.first: i64 = NONE  # who won this trick, once it is complete
        self.second: i64 = NONE
        self.spare: i64 = NONE  # TP-3: the card turned up with three players
        self.opened: i64 = 0  # every card that all have seen (bits)
        self.starter: i64 = 0  # who led the first trick
        self.moves_made: i64 = 0
        # These five are changed in place, so each state has its own.
        self.hands: vec[i64] = _EMPTY  # a set of cards (bits) by seat
        self.table: vec[i64] = _EMPTY  # the face-up card of this trick by seat
        self.chips: vec[i64] = _EMPTY  # rows BAKED, DOUGH, DISCARDED, TAKEN
        self.voids: vec[i64] = _EMPTY  # colours each seat is known to be out of (bits)
        self.story: vec[i64] = _EMPTY  # all moves as everybody saw them; see `remember`
        # These change rarely; they are replaced, never changed in place, so that clones can share them.
        self.towers: list[bytes] = _NO_TOWERS
        self.score_cards: vec[i64] = _EMPTY  # points, above A-D then below A-D
        self.lookers: vec[i64] = _NO_LOOKERS  # who has looked at each score card (bits)
        self.hidden: vec[i64] = _NO_CARDS  # the card each seat has played face down
        self.hidden_voids: vec[i64] = _NO_VOIDS  # `voids` when that card was played
        self._dealer: Dealer | None = None  # of a view: made when it is first imagined
        self._unseen: vec[i64] = _EMPTY

    # --- TP-6, TP-20: a card --------------------------------------------------------------------------------

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
        if self.phase == PLAYING:
            moves = _moves_of(_FACE_UP, self._may_play_up(seat))
            if self.tower.mystery:
                moves.extend(_moves_of(_FACE_DOWN, self._may_play_down(seat)))
            return moves
        if self.phase == SERVING:
            return _SERVINGS[self._open_plates()][:]
        return list(range(LOOK, MOVE_COUNT))

    def _is_legal(self, seat: int, move: int) -> bool:
        if seat != self.turn or not 0 <= move < MOVE_COUNT:
            return False
        if self.phase == PLAYING:
            if move < DOWN:
                return self._may_play_up(seat) >> move & 1 == 1
            return move < SERVE and has(self._may_play_down(seat), move - DOWN)
        if self.phase == SERVING:
            return SERVE <= move < LOOK and has(self._open_plates(), move - SERVE)
        return move >= LOOK

    def random_move(self, seat: int, rng: Rng) -> int:
        if self.phase == PLAYING:
            up = self._may_play_up(seat)
            down = self._may_play_down(seat)
            ups = count(up)
            chosen = rng.below(ups + count(down))
            return nth(up, chosen) if chosen < ups else DOWN + nth(down, chosen - ups)
        if self.phase == SERVING:
            servings = _SERVINGS[self._open_plates()]
            return servings[rng.below(len(servings))]
        return LOOK + rng.below(MOVE_COUNT - LOOK)

    def _may_play_up(self, seat: i64) -> i64:
        hand = self.hands[seat]
        if self.tower.mystery and self._last_card() and self.hidden[seat] == NONE:
            return 0  # TP-20: the last chance to play face down
        if self.led == NONE:
            return hand  # TP-22: also behind cards that lie face down
        return follow(hand, SUITS[self.led])  # TP-6

    def _may_play_down(self, seat: i64) -> i64:
        """TP-20: once a game, any card, without following."""
        return self.hands[seat] if self.tower.mystery and self.hidden[seat] == NONE else 0

    def _last_card(self) -> bool:
        return self.trick == self.tower.tricks - 1

    def _play(self, seat: int, move: int) -> None:
        self.remember(DOWN if DOWN <= move < SERVE else move)
        if move < SERVE:
            self._play_card(seat, move)
        elif move < LOOK:
            self._serve(seat, move - SERVE)
        else:
            self._look(seat, move - LOOK)

    def remember(self, seen: i64) -> None:
        """Note a move as everybody saw it, in a byte of the story: a card played face down is just DOWN."""
        self.story[self.moves_made >> 3] |= seen << ((self.moves_made & 7) * 8)
        self.moves_made += 1

    def told(self, number: i64) -> i64:
        """The move of this number, from 0, as everybody saw it."""
        return self.story[number >> 3] >> (number & 7) * 8 & 255

    def _play_card(self, seat: i64, move: i64) -> None:
        if move >= DOWN:
            self._lay_face_down(seat, move - DOWN)
        else:
            self._lay_face_up(seat, move)
        self.played += 1
        if self.played < self.tower.players:
            self.turn = self._left_of(seat)
        else:
            self._rank()

    def _lay_face_up(self, seat: i64, card: i64) -> None:
        mask = bit(card)
        self.hands[seat] ^= mask
        self.opened |= mask
        self.table[seat] = card
        colour = card >> 3
        if self.led == NONE:
            self.led = colour
        elif colour != self.led:
            self.voids[seat] |= bit(self.led)
        if self.journal is not None:
            self.journal.add("played", {"seat": int(seat), "face": "up", "card": card_text(card)})

    def _lay_face_down(self, seat: i64, card: i64) -> None:
        self.hands[seat] &= ~bit(card)
        self.hidden = self.hidden[:]
        self.hidden[seat] = card
        self.hidden_voids = self.hidden_voids[:]
        self.hidden_voids[seat] = self.voids[seat]
        self.down |= bit(seat)
        if self.journal is not None:
            self.journal.add(
                "played", {"seat": int(seat), "face": "down"}, {"card": card_text(card)}, (int(seat),)
            )

    def _left_of(self, seat: i64) -> i64:
        # Plain ifs: `x if … else 0` mixes i64 with int, and mypyc then makes an object of it.
        seat += 1
        if seat == self.tower.players:
            seat = 0
        return seat

    # --- TP-7 to TP-10, TP-21 to TP-23: who wins ------------------------------------------------------------

    def _rank(self) -> None:
        best: i64 = NONE
        next_best: i64 = NONE
        seat = self.leader
        earlier: i64 = 3  # TP-8: of equal numbers, the one played first
        while earlier > 3 - self.tower.players:
            card = self.table[seat]
            if card != NONE:  # TP-21: a face-down card does not rank
                strength = (card & 7) * 4 + earlier
                if card >> 3 == self.led:
                    strength += 64
                if strength > best:
                    next_best = best
                    self.second = self.first
                    best = strength
                    self.first = seat
                elif strength > next_best:
                    next_best = strength
                    self.second = seat
            seat = self._left_of(seat)
            earlier -= 1
        taker = self.leader if self.first == NONE else self.first  # TP-23: if all lie face down
        self.chips[TAKEN + taker] += 1  # TP-10
        if self.journal is not None:
            winners = {"first": _or_none(self.first), "second": _or_none(self.second)}
            self.journal.add("ranked", {**winners, "taker": int(taker)})
        self._offer(self.first)

    # --- TP-11 to TP-15, TP-27: serving ---------------------------------------------------------------------

    def _offer(self, winner: i64) -> None:
        """TP-9: first, then second, then the losers bake. TP-11: with nothing to serve a winner passes."""
        if winner != NONE and self._serving_size(winner) > 0:
            self.phase = SERVING
            self.turn = winner
            return
        if winner != NONE and self.journal is not None:
            self.journal.add("passed", {"seat": int(winner)})
        self._after_serving(winner)

    def _after_serving(self, winner: i64) -> None:
        if winner == self.first and self.second != NONE:
            self._offer(self.second)
        else:
            self._bake()

    def _open_plates(self) -> i64:
        if self.tower.extreme:
            return 0b1111  # TP-27
        towers = self.towers
        plates: i64 = 0
        plate: i64 = 0
        while plate < DAVE:
            if len(towers[plate]) < FULL:
                plates |= bit(plate)  # TP-12
            plate += 1
        return plates if plates else bit(DAVE)  # TP-14

    def _serving_size(self, seat: i64) -> i64:
        """TP-11: the plate number of the card, or all that is baked."""
        return min(self.tower.plate[self.table[seat] & 7], self.chips[BAKED + seat])

    def _serve(self, seat: i64, plate: i64) -> None:
        count = self._serving_size(seat)
        tower = self.towers[plate]
        placed = count
        if plate != DAVE and not self.tower.extreme:
            placed = min(count, FULL - len(tower))  # TP-13
        self.towers = self.towers[:]
        self.towers[plate] = tower + CHIPS[seat][placed]
        self.chips[BAKED + seat] -= count
        self.chips[DISCARDED + seat] += count - placed
        if self.journal is not None:
            self.journal.add(
                "served",
                {
                    "seat": int(seat),
                    "plate": PLATES[plate],
                    "count": int(placed),
                    "discarded": int(count - placed),
                    "height": len(self.towers[plate]),
                },
            )
        self._after_serving(seat)

    # --- TP-16, TP-21: baking -------------------------------------------------------------------------------

    def _bake(self) -> None:
        seat = self.leader
        while True:
            if seat != self.first and seat != self.second:
                count: i64 = 1  # TP-21
                if not self.down >> seat & 1:
                    count = self.tower.pan[self.table[seat] & 7]
                count = min(count, self.chips[DOUGH + seat])
                self.chips[DOUGH + seat] -= count
                self.chips[BAKED + seat] += count
                if self.journal is not None:
                    self.journal.add("baked", {"seat": int(seat), "count": int(count)})
            seat = self._left_of(seat)
            if seat == self.leader:
                break
        if self.down and not self._last_card():
            self._next_looker(self.leader)
        else:
            self._next_trick()

    # --- TP-24: looking at score cards ----------------------------------------------------------------------

    def _next_looker(self, seat: i64) -> None:
        """The next face-down player from this seat on, clockwise until it is the leader's turn again."""
        while not has(self.down, seat):
            seat = self._left_of(seat)
            if seat == self.leader:
                self._next_trick()
                return
        self.phase = LOOKING
        self.turn = seat

    def _look(self, seat: i64, place: i64) -> None:
        self.lookers = self.lookers[:]
        self.lookers[place] |= bit(seat)
        if self.journal is not None:
            self.journal.add(
                "looked",
                {"seat": int(seat), "row": ROWS[place >> 2], "plate": PLATES[place & 3]},
                {"points": int(self.score_cards[place])},
                (int(seat),),
            )
        following = self._left_of(seat)
        if following == self.leader:
            self._next_trick()
        else:
            self._next_looker(following)

    # --- the next trick, or the end -------------------------------------------------------------------------

    def _next_trick(self) -> None:
        self.trick += 1
        if self.trick == self.tower.tricks:
            self._end()
            return
        if self.first != NONE:
            self.leader = self.first  # TP-10; TP-23: else the leader keeps the lead
        self.phase = PLAYING
        self.turn = self.leader
        self.led = NONE
        self.played = 0
        self.down = 0
        self.first = NONE
        self.second = NONE
        self.table = vec[i64]([NONE, NONE, NONE, NONE])

    def _end(self) -> None:
        self.phase = OVER
        self.turn = NONE
        if self.journal is not None:
            if self.tower.mystery:  # TP-19: hidden until scoring
                shown = [int(points) for points in self.score_cards]
                self.journal.add("revealed", {"above": shown[:4], "below": shown[4:]})
            self.journal.add("ended", {"scores": self.scores, "winners": self.winners})

    # --- TP-17, TP-18, TP-28: the score ---------------------------------------------------------------------

    def sheet(self) -> list[Row]:
        names = TOWER_CATEGORIES if self.tower.extreme else PLATE_CATEGORIES
        counts = self._counts()
        each = self._points_each()
        rows: list[Row] = []
        for seat in range(int(self.tower.players)):
            for category in ON_SHEET[: len(names)]:
                count = counts[seat * CATEGORIES + category]
                rows.append(_row(seat, names[category], count, each[category]))
        return rows

    def standings(self) -> list[int]:
        totals = self._extreme_totals() if self.tower.extreme else self._totals()
        return [int(total) for total in totals[: self.tower.players]]

    def _totals(self) -> vec[i64]:
        """What `sheet` adds up to, chip by chip (TP-17)."""
        totals = _NO_VOIDS[:]
        for seat in range(self.tower.players):
            totals[seat] = self.chips[DISCARDED + seat] * self.tower.per_discarded
            totals[seat] += self.chips[BAKED + seat] * self.tower.per_baked
        for plate in range(i64(4)):
            tower = self.towers[plate]
            below = self.score_cards[plate + 4]
            for height in range(i64(len(tower))):
                owner: i64 = tower[height]
                totals[owner] += self.score_cards[plate] if height % FULL == FULL - 1 else below
        return totals

    def _extreme_totals(self) -> vec[i64]:
        """What `sheet` adds up to (TP-28)."""
        counts = self._counts()
        totals = _NO_VOIDS[:]
        for seat in range(self.tower.players):
            for place in range(i64(8)):
                totals[seat] += counts[seat * CATEGORIES + place] * self.score_cards[place]
        return totals

    def _points_each(self) -> vec[i64]:
        """The points for one in each category of the sheet."""
        if self.tower.extreme:
            return self.score_cards
        return append(append(self.score_cards[:], self.tower.per_discarded), self.tower.per_baked)

    def _counts(self) -> vec[i64]:
        """How many each seat has in each category of the sheet: a row of CATEGORIES for each."""
        counts = vec[i64]([0] * (4 * CATEGORIES))
        for plate in range(i64(4)):
            if self.tower.extreme:
                self._count_tower(counts, plate)
            else:
                self._count_plate(counts, plate)
        for seat in range(self.tower.players):
            counts[seat * CATEGORIES + 8] = self.chips[DISCARDED + seat]
            counts[seat * CATEGORIES + 9] = self.chips[BAKED + seat]
        return counts

    def _count_plate(self, counts: vec[i64], plate: i64) -> None:
        """TP-17. A stack is eight chips: on D every stack's 8th chip counts as an 8th chip (TP-15)."""
        tower = self.towers[plate]
        for height in range(i64(len(tower))):
            category = plate if height % FULL == FULL - 1 else plate + 4
            owner: i64 = tower[height]
            counts[owner * CATEGORIES + category] += 1

    def _count_tower(self, counts: vec[i64], plate: i64) -> None:
        """TP-28: the topmost chip, and the most chips below it; all who tie for most score."""
        tower = self.towers[plate]
        top: i64 = len(tower) - 1
        most: i64 = 0
        for height in range(i64(len(tower))):
            owner: i64 = tower[height]
            category = plate if height == top else plate + 4
            counts[owner * CATEGORIES + category] += 1
            if height < top:
                most = max(most, counts[owner * CATEGORIES + category])
        for seat in range(self.tower.players):
            if counts[seat * CATEGORIES + plate + 4] < most:
                counts[seat * CATEGORIES + plate + 4] = 0

    def leaders(self, totals: list[int]) -> list[int]:
        """TP-18: the highest score; then the most tricks taken as first; then shared."""
        best: i64 = -1_000_000
        leaders: list[int] = []
        for seat in range(self.tower.players):
            rank: i64 = totals[seat] * 100 + self.chips[TAKEN + seat]
            if rank > best:
                best = rank
                leaders = []
            if rank == best:
                leaders.append(int(seat))
        return leaders

    # --- moves as people and programs read them -------------------------------------------------------------

    def ask(self, seat: int) -> dict[str, Any]:
        if seat != self.turn:
            return {}
        if self.phase == PLAYING:
            return {
                "kind": "play",
                "led": None if self.led == NONE else COLOURS[self.led],
                "may_face_down": self.tower.mystery and self.hidden[seat] == NONE,
                "must_face_down": self.tower.mystery and self.hidden[seat] == NONE and self._last_card(),
            }
        if self.phase == SERVING:
            rank = "first" if seat == self.first else "second"
            return {"kind": "serve", "count": int(self._serving_size(seat)), "rank": rank}
        return {"kind": "look"}

    def describe(self, seat: int, move: int) -> dict[str, Any]:
        if 0 <= move < SERVE:
            card = move % DOWN
            return {
                "kind": "play",
                "card": card_text(card),
                "colour": COLOURS[card // 8],
                "number": card % 8 + 1,
                "face": "up" if move < DOWN else "down",
            }
        if SERVE <= move < LOOK:
            return {"kind": "serve", "plate": PLATES[move - SERVE]}
        place = move - LOOK
        return {"kind": "look", "row": ROWS[place // 4], "plate": PLATES[place % 4]}

    def text(self, seat: int, move: int) -> str:
        if move < DOWN:
            return card_text(move)
        return f"down {card_text(move - DOWN)}" if move < SERVE else _TOLD_TEXTS[move]

    def seen(self, seat: int, move: int, by: int | None) -> int:
        """TP-25: a card that somebody else plays face down is just a card, which MOVE_COUNT stands for."""
        return MOVE_COUNT if DOWN <= move < SERVE and by != seat else move

    def _why_not(self, seat: int, move: int) -> str:
        if not 0 <= move < MOVE_COUNT:
            return f"moves are numbers from 0 to {MOVE_COUNT - 1}"
        if self.phase == PLAYING and move < SERVE:
            if not has(self.hands[seat], move % DOWN):
                return "that card is not in the hand"
            if move >= DOWN:
                return "only once a game, and in mystery modes, a card is played face down (TP-20)"
            if not has(self._may_play_up(seat), move):
                if self._last_card() and self.tower.mystery and self.hidden[seat] == NONE:
                    return "the last card must be played face down (TP-20)"
                return "the led colour must be followed (TP-6)"
        if self.phase == SERVING and SERVE <= move < LOOK:
            if move - SERVE == DAVE:
                return "Dave is served once Agatha, Bruno and Carl are full (TP-14)"
            return "that plate is full (TP-12)"
        return f"it is time to {PHASES[self.phase]}"

    # --- what is known --------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> "TowerState":
        viewer = self._viewer_of(seat)
        view = TowerState(self.tower)
        view.viewer = viewer
        # Open to all.
        view.phase = self.phase
        view.turn = self.turn
        view.trick = self.trick
        view.leader = self.leader
        view.led = self.led
        view.played = self.played
        view.down = self.down
        view.first = self.first
        view.second = self.second
        view.spare = self.spare
        view.opened = self.opened
        view.starter = self.starter
        view.moves_made = self.moves_made
        view.story = self.story[:]
        view.table = self.table[:]
        view.chips = self.chips[:]
        view.voids = self.voids[:]
        view.towers = self.towers
        view.lookers = self.lookers
        view.hidden_voids = self.hidden_voids
        # The own hand, the own face-down card, the score cards looked at. TP-19, TP-25: all when it is over.
        over = self.phase == OVER
        hands = vec[i64]([0, 0, 0, 0])
        hidden = vec[i64]([NONE, NONE, NONE, NONE])
        for s in range(self.tower.players):
            hands[s] = self.hands[s] if s == viewer or over else UNKNOWN
            hidden[s] = self.hidden[s] if s == viewer or over or self.hidden[s] == NONE else UNKNOWN
        view.hands = hands
        view.hidden = hidden
        view.score_cards = self.score_cards
        if self.tower.mystery and not over:
            view.score_cards = vec[i64]([UNKNOWN] * 8)
            for place in range(i64(8)):
                if viewer >= 0 and has(self.lookers[place], viewer):
                    view.score_cards[place] = self.score_cards[place]
        return view

    def hand_size(self, seat: i64) -> i64:
        """How many cards a seat holds; everybody may count them."""
        if self.phase == OVER:
            return 0
        size = self.tower.tricks - self.trick
        if self.table[seat] != NONE or has(self.down, seat):
            size -= 1
        return size

    def imagine(self, rng: Rng) -> "TowerState":
        self._must_be_view()
        world = self.clone()
        world.viewer = WHOLE
        if self.phase != OVER:
            self._imagine_cards(world, rng)
            if self.tower.mystery:
                self._imagine_score_cards(world, rng)
        return world

    def _imagine_cards(self, world: "TowerState", rng: Rng) -> None:
        """Places 0-3 are hands, 4-7 the cards played face down; each bars the colours known to be void."""
        if self._dealer is None:
            self._prepare_dealer()
        dealer = self._dealer
        assert dealer is not None
        places = dealer.deal(rng)
        world.hidden = self.hidden[:]
        for seat in range(self.tower.players):
            if self.hands[seat] == UNKNOWN:
                world.hands[seat] = 0
        i: i64 = 0
        for card in self._unseen:
            place = places[i]
            if place < 4:
                world.hands[place] |= bit(card)
            else:
                world.hidden[place - 4] = card
            i += 1

    def _prepare_dealer(self) -> None:
        seen = self.opened
        sizes = [0] * 8
        barred = [0] * 8
        for seat in range(self.tower.players):
            if self.hands[seat] == UNKNOWN:
                sizes[seat] = int(self.hand_size(seat))
                barred[seat] = int(self.voids[seat])
            else:
                seen |= self.hands[seat]
            card = self.hidden[seat]
            if card == UNKNOWN:
                sizes[seat + 4] = 1
                barred[seat + 4] = int(self.hidden_voids[seat])
            elif card != NONE:
                seen |= bit(card)
        unseen = [int(card) for card in self.tower.deck if not has(seen, card)]
        counts = [0] * 4
        for card in unseen:
            counts[card // 8] += 1
        self._unseen = vec[i64](unseen)
        self._dealer = Dealer(sizes, barred, counts)

    def _imagine_score_cards(self, world: "TowerState", rng: Rng) -> None:
        score_cards = self.score_cards[:]
        if self.tower.hyper:
            self._fill_score_cards(score_cards, 0, 8, rng)
        else:
            self._fill_score_cards(score_cards, 0, 4, rng)
            self._fill_score_cards(score_cards, 4, 8, rng)
        world.score_cards = score_cards

    def _fill_score_cards(self, score_cards: vec[i64], start: i64, end: i64, rng: Rng) -> None:
        """Lay the score cards of these places that were not looked at into the places still blank."""
        left = [int(points) for points in self.tower.score_cards[start:end]]
        for place in range(start, end):
            if score_cards[place] != UNKNOWN:
                left.remove(score_cards[place])
        shuffled = vec[i64](left)
        rng.shuffle(shuffled)
        i: i64 = 0
        for place in range(start, end):
            if score_cards[place] == UNKNOWN:
                score_cards[place] = shuffled[i]
                i += 1

    # --- copies ---------------------------------------------------------------------------------------------

    def clone(self) -> "TowerState":
        twin = TowerState(self.tower)
        self._copy_to(twin)
        twin.phase = self.phase
        twin.turn = self.turn
        twin.trick = self.trick
        twin.leader = self.leader
        twin.led = self.led
        twin.played = self.played
        twin.down = self.down
        twin.first = self.first
        twin.second = self.second
        twin.spare = self.spare
        twin.opened = self.opened
        twin.starter = self.starter
        twin.moves_made = self.moves_made
        twin.story = self.story[:]
        twin.hands = self.hands[:]
        twin.table = self.table[:]
        twin.chips = self.chips[:]
        twin.voids = self.voids[:]
        twin.towers = self.towers
        twin.score_cards = self.score_cards
        twin.lookers = self.lookers
        twin.hidden = self.hidden
        twin.hidden_voids = self.hidden_voids
        return twin

    def _dump(self) -> dict[str, Any]:
        seats = range(int(self.tower.players))
        table: list[str] = []
        seat = self.leader
        for _ in range(self.played):
            table.append("down" if has(self.down, seat) else card_text(self.table[seat]))
            seat = self._left_of(seat)
        points = [None if p == UNKNOWN else int(p) for p in self.score_cards]
        lookers = [[s for s in seats if has(mask, s)] for mask in self.lookers]
        return {
            "phase": PHASES[self.phase],
            "turn": _or_none(self.turn),
            "trick": int(self.trick),
            "leader": int(self.leader),
            "led": None if self.led == NONE else COLOURS[self.led],
            "table": table,
            "first": _or_none(self.first),
            "second": _or_none(self.second),
            "hands": [_cards(self.hands[s], self.hand_size(s)) for s in seats],
            "hidden": [_card_list(self.hidden[s]) for s in seats],
            "spare": _card_list(self.spare),
            "opened": _cards(self.opened, 0),
            "voids": [_colours(self.voids[s]) for s in seats],
            "hidden_voids": [_colours(self.hidden_voids[s]) for s in seats],
            "chips": [
                {
                    "baked": int(self.chips[BAKED + s]),
                    "dough": int(self.chips[DOUGH + s]),
                    "discarded": int(self.chips[DISCARDED + s]),
                }
                for s in seats
            ],
            "taken": [int(self.chips[TAKEN + s]) for s in seats],
            "towers": {PLATES[p]: list(self.towers[p]) for p in range(4)},
            "score_cards": {"above": points[:4], "below": points[4:]},
            "lookers": {"above": lookers[:4], "below": lookers[4:]},
            "starter": int(self.starter),
            "story": [_TOLD_TEXTS[self.told(number)] for number in range(self.moves_made)],
        }
