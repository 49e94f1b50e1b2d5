"""Itadaki Sashiage Pancake — won tricks become towers. Rules IS-1 to IS-19, in their order.

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

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kotatsu.core.bits import bit, has, members
from kotatsu.core.chance import Chance, Rng
from kotatsu.core.deals import Dealer
from kotatsu.core.state import ALONE, NOBODY, UNKNOWN, WHOLE, Row, Setup, State
from kotatsu.core.tricks import follow

FRUITS: Final = "RBYG"
FACES: Final = "123456X-"  # the eighth is no card: it only makes eight of seven
X: Final = 6
KINDS: Final = 7  # of each fruit
MOST_COPIES: Final = 3
MOST_SEATS: Final = 5
MOST_TOWERS: Final = 11  # of one player: the first and one for each trick

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
PHASES: Final = ("stack", "play", "chance", "top", "over")

NONE: Final = -1  # no card, no fruit, no seat, no tower
BLANK: Final = 255  # in a view: a covered card that its seat has never seen

# Rows of `totals`: what the finished rounds gave each player, five seats to a row.
TOWERS: Final = 0
TOPS: Final = 5
MOVED: Final = 10
SPOILED: Final = 15
CATEGORIES: Final = ("towers", "tops", "moved", "spoiled")

ALL_X: Final = 0x3000_3000_3000_3000  # every X of a hand
CARD: Final[list[bytes]] = [bytes([card]) for card in range(32)]  # one card, to put on a tower
BLANKS: Final[list[bytes]] = [bytes([BLANK]) * n for n in range(8)]


def card_text(card: int) -> str:
    """
    >>> card_text(20), card_text(6)
    ('Y5', 'RX')
    """
    return FRUITS[card >> 3] + FACES[card & 7]


def parse_card(text: str) -> int:
    """
    >>> parse_card("Y5")
    20
    """
    return FRUITS.index(text[0]) * 8 + FACES.index(text[1])


def one(card: i64) -> i64:
    """A hand of just this card. Hands are added and subtracted; no kind has more than three copies."""
    return bit(2 * card)


def copies(hand: i64, card: i64) -> i64:
    """How many copies of this card a hand holds."""
    return (hand >> (2 * card)) & 3


def of_fruit(fruit: i64) -> i64:
    """All that a hand can hold of a fruit, its X included."""
    return bit(16 * fruit) * 0x3FFF


def points_of(card: i64) -> i64:
    """IS-17: what a card on top of a tower is worth: its number, an X nothing."""
    face = card & 7
    return 0 if face == X else face + 1


def top_points(tower: bytes) -> i64:
    """IS-17: what the top of a tower is worth."""
    return points_of(tower[len(tower) - 1])


# --- moves by look-up ---------------------------------------------------------------------------------------


def _by_fruit(first_move: int, of_kinds: int = KINDS) -> list[list[list[int]]]:
    """For each fruit and each set of its kinds, the moves that use them; with 6 kinds not the X."""
    return [
        [[first_move + fruit * 8 + n for n in range(of_kinds) if kinds >> n & 1] for kinds in range(128)]
        for fruit in range(4)
    ]


_STACK: Final = _by_fruit(0)
_PLAY: Final = _by_fruit(PLAY)
_CALL: Final = [[CALL + fruit * 8 + n for n in range(6)] for fruit in range(4)]
_FOLLOW: Final = [
    [
        plays + (_CALL[fruit] if kinds >> X & 1 else [])
        for kinds, plays in enumerate(_by_fruit(PLAY, 6)[fruit])
    ]
    for fruit in range(4)
]


def _up_to(first_move: int) -> list[list[int]]:
    """The first 0, 1, 2 … of a row of moves."""
    return [list(range(first_move, first_move + n)) for n in range(MOST_TOWERS + 1)]


# By whose tower (seat * 11 + tower) and how many towers it may go to; and by own tower * 5 + seat, likewise.
_TAKE: Final = [_up_to(TAKE + place * MOST_TOWERS) for place in range(MOST_SEATS * MOST_TOWERS)]
_GIVE: Final = [_up_to(GIVE + place * MOST_TOWERS) for place in range(MOST_TOWERS * MOST_SEATS)]
_TOP: Final = _up_to(TOP)

_SEATS: Final[list[tuple[int, ...]]] = [tuple(members(mask)) for mask in range(32)]


def _kinds(block: i64) -> i64:
    """The kinds of one fruit in a hand, as bits, from its two bits for each."""
    kinds = (block | block >> 1) & 0x5555
    kinds = (kinds | kinds >> 1) & 0x3333
    kinds = (kinds | kinds >> 2) & 0x0F0F
    return (kinds | kinds >> 4) & 0x7F


def _moves_of(by_fruit: list[list[list[int]]], cards: i64) -> list[int]:
    """The moves that use the cards of a hand, in a list of its own."""
    fruit: i64 = 0
    while cards & 0xFFFF == 0 and cards:
        cards >>= 16
        fruit += 1
    moves = by_fruit[fruit & 3][_kinds(cards & 0xFFFF)][:]
    cards >>= 16
    while cards:
        fruit += 1
        if cards & 0xFFFF:
            moves.extend(by_fruit[fruit][_kinds(cards & 0xFFFF)])
        cards >>= 16
    return moves


def _calls(cards: i64) -> list[int]:
    """IS-6: every X among these cards with every number."""
    moves: list[int] = []
    for fruit in range(i64(4)):
        if copies(cards, fruit * 8 + X):
            moves.extend(_CALL[fruit])
    return moves


_EMPTY: Final = vec[i64]([])
_NOTHING: Final = vec[i64]([0] * MOST_SEATS)
_NO_CHOICES: Final = vec[i64]([NONE] * MOST_SEATS)
_NO_TOTALS: Final = vec[i64]([0] * (4 * MOST_SEATS))


# --- how a dump writes things, and reads them back; a blank is null -----------------------------------------


_TEXTS: Final[list[str | None]] = [card_text(card) if card < 32 else None for card in range(BLANK + 1)]


def _hand(hand: i64, size: i64) -> list[str | None]:
    if hand == UNKNOWN:
        return [None] * int(size)
    cards: list[str | None] = []
    card: i64 = 0
    while hand:
        if hand & 3:
            cards.extend([_TEXTS[card]] * (hand & 3))
        hand >>= 2
        card += 1
    return cards


def _tower(tower: bytes) -> list[str | None]:
    return [_TEXTS[card] for card in tower]


def _fruits(mask: i64) -> str:
    return "".join([FRUITS[fruit] for fruit in range(4) if has(mask, fruit)])


def _or_none(number: i64) -> int | None:
    return None if number in (NONE, UNKNOWN) else int(number)


def _parse_hand(cards: list[str | None]) -> int:
    hand = 0
    for card in cards:
        if card is None:
            return UNKNOWN
        hand += 1 << 2 * parse_card(card)
    return hand


def _parse_tower(cards: list[str | None]) -> bytes:
    return bytes([BLANK if card is None else parse_card(card) for card in cards])


def _seat_mask(seats: list[int]) -> int:
    return sum([1 << seat for seat in seats])


class PancakeSetup(Setup):
    """The table before the deal. `values` is the edition's data, already validated."""

    def __init__(
        self, game: str, rules_version: int, players: int, options: dict[str, Any], values: dict[str, Any]
    ) -> None:
        super().__init__(game, rules_version, players, options)
        self.rounds: i64 = options["rounds"]  # IS-19
        first_leader: int | None = options["first_leader"]
        self.first_leader: i64 = NONE if first_leader is None else first_leader
        count = str(players)
        self.memory_aid: bool = options["memory_aid"]
        fruits: int = values["fruits"]
        of_each: list[int] = values["copies"][count]  # IS-1, IS-2
        self.hand: i64 = values["hand"][count]  # IS-3
        self.first_tower: i64 = values["first_tower"][count]  # IS-4
        self.tricks: i64 = self.hand - self.first_tower - 1  # IS-10
        self.deck: vec[i64] = vec[i64](
            [
                fruit * 8 + kind
                for fruit in range(fruits)
                for kind in range(KINDS)
                for copy in range(of_each[kind])
            ]
        )
        self.everybody: i64 = (1 << players) - 1

    def deal(self, chance: Chance) -> "PancakeState":
        """The first round. Draws: the deck, then the leader unless one is named; later rounds: the deck."""
        state = PancakeState(self)
        state.chance = chance
        state._deal_round()
        state.leader = self.first_leader
        if state.leader == NONE:
            state.leader = chance.below(self.players)
        state._forget_chance()
        return state

    def _load(self, body: dict[str, Any]) -> "PancakeState":
        state = PancakeState(self)
        seats = range(int(self.players))
        gone = [0] * (MOST_SEATS - int(self.players))
        state.phase = PHASES.index(body["phase"])
        state.round = body["round"]
        state.trick = body["trick"]
        state.leader = body["leader"]
        state.turn = NONE if body["turn"] is None else body["turn"]
        state.waiting = _seat_mask(body["waiting"])
        state.owed = _seat_mask(body["owed"])
        state.spoiled = _seat_mask(body["spoiled"])
        state.spare = _parse_hand(body["spare"])
        state.hands = vec[i64]([_parse_hand(hand) for hand in body["hands"]] + gone)
        state.voids = vec[i64](
            [sum([1 << FRUITS.index(f) for f in fruits]) for fruits in body["voids"]] + gone
        )
        state.stacks = [b"" if stack is None else _parse_tower(stack) for stack in body["stacks"]]
        state.towers = [[_parse_tower(tower) for tower in towers] for towers in body["towers"]]
        state.buried = vec[i64](body["buried"] + gone)
        state.moved = vec[i64](body["moved"] + gone)
        state.chosen = vec[i64]([NONE] * MOST_SEATS)
        for s in seats:
            tower: int | None = body["chosen"][s]
            if tower is not None:
                state.chosen[s] = tower
            elif state.phase == TOPPING and not has(state.waiting, s):
                state.chosen[s] = UNKNOWN
        state.totals = vec[i64]([points for name in CATEGORIES for points in body["totals"][name] + gone])
        state.past = [list(points) for points in body["past"]]
        state._load_table(body["table"])
        return state


class PancakeState(State):
    """A game of Itadaki Sashiage Pancake, or a view of one."""

    def __init__(self, setup: PancakeSetup) -> None:
        super().__init__(setup)
        self.box = setup  # the same object as self.setup, with its own type
        self.phase: i64 = STACKING
        self.round: i64 = 0  # rounds finished
        self.trick: i64 = 0  # tricks of this round finished
        self.leader: i64 = 0
        self.turn: i64 = NONE  # who owes the decision, when it is one seat's
        self.waiting: i64 = 0  # who owe a decision that all make at once (bits)
        self.led: i64 = NONE  # the fruit to follow in this trick
        self.played: i64 = 0  # cards played to this trick
        self.winning: i64 = NONE  # who wins this trick as it stands
        self.crosses: i64 = 0  # seats whose card in this trick is an X (bits)
        self.owed: i64 = 0  # IS-12: seats that `turn` has a Pancake Chance with (bits)
        self.spoiled: i64 = 0  # IS-7: seats that led an X this round (bits)
        self.spare: i64 = 0  # IS-3: the cards left over
        # These are changed in place, so each state has its own.
        self.hands: vec[i64] = _EMPTY  # by seat
        self.table: vec[i64] = _EMPTY  # by seat, the card of this trick; an X as what it was declared
        self.voids: vec[i64] = _EMPTY  # fruits each seat is known to be out of (bits)
        self.moved: vec[i64] = _EMPTY  # IS-15: chance points of this round, by seat
        self.stacks: list[bytes] = []  # IS-4: the first towers while they are made
        self.towers: list[list[bytes]] = []
        # These are replaced, never changed in place, so that clones can share them.
        self.buried: vec[i64] = _NOTHING  # how many cards at the bottom of a first tower only its builder saw
        self.chosen: vec[i64] = _NO_CHOICES  # IS-16: the tower each seat has chosen
        self.totals: vec[i64] = _NO_TOTALS  # rows TOWERS, TOPS, MOVED, SPOILED
        self.past: list[list[int]] = []  # each finished round's points by seat
        self._dealer: Dealer | None = None  # of a view: made when it is first imagined
        self._unseen: vec[i64] = _EMPTY
        self._covered: i64 = 0  # how many cards under first towers it does not know

    # --- IS-1 to IS-3: the deal -----------------------------------------------------------------------------

    def _deal_round(self) -> None:
        box = self.box
        chance = self.chance
        assert chance is not None
        deck = box.deck[:]
        chance.shuffle(deck)
        hands = vec[i64]([0] * MOST_SEATS)
        i: i64 = 0
        for seat in range(box.players):
            last = i + box.hand
            while i < last:
                hands[seat] += one(deck[i])
                i += 1
        self.hands = hands
        self.spare = 0
        while i < len(deck):
            self.spare += one(deck[i])
            i += 1
        self.phase = STACKING
        self.turn = NONE
        self.waiting = box.everybody
        self.trick = 0
        self.spoiled = 0
        self.voids = _NOTHING[:]
        self.moved = _NOTHING[:]
        self.table = _NO_CHOICES[:]
        self.stacks = [b""] * box.players
        self.towers = [[] for _ in range(box.players)]
        self.buried = _NOTHING
        self._clear_table()

    def _forget_chance(self) -> None:
        """In the last round nothing is drawn any more, so nothing is kept that could give the seed away."""
        if self.round == self.box.rounds - 1:
            self.chance = None

    def _clear_table(self) -> None:
        self.led = NONE
        self.winning = NONE
        self.played = 0
        self.crosses = 0
        for seat in range(self.box.players):
            self.table[seat] = NONE

    # --- whose decision it is -------------------------------------------------------------------------------

    @property
    def deciders(self) -> tuple[int, ...]:
        if self.turn >= 0:
            return ALONE[self.turn]
        return _SEATS[self.waiting] if self.waiting else NOBODY

    @property
    def over(self) -> bool:
        return self.phase == OVER

    def _owes(self, seat: i64) -> bool:
        if self.turn >= 0:
            return seat == self.turn
        return 0 <= seat < MOST_SEATS and has(self.waiting, seat)

    def _legal_moves(self, seat: int) -> list[int]:
        if not self._owes(seat):
            return []
        if self.phase == PLAYING:
            return self._card_moves(seat)
        if self.phase == CHANCE:
            return self._chance_moves(seat)
        if self.phase == STACKING:
            return _moves_of(_STACK, self.hands[seat])
        return _TOP[len(self.towers[seat])][:]

    def _is_legal(self, seat: int, move: int) -> bool:
        if not self._owes(seat) or not 0 <= move < MOVE_COUNT:
            return False
        if self.phase == PLAYING:
            return self._may_play_card(seat, move)
        if self.phase == CHANCE:
            return self._may_move_top(seat, move)
        if self.phase == STACKING:
            return move < PLAY and copies(self.hands[seat], move) > 0
        return TOP <= move < TOP + len(self.towers[seat])

    def _play(self, seat: int, move: int) -> None:
        if self.phase == PLAYING:
            self._play_card(seat, move)
        elif self.phase == CHANCE:
            self._move_top(seat, move)
        elif self.phase == STACKING:
            self._stack(seat, move)
        else:
            self._choose_tower(seat, move - TOP)

    @property
    def log_begins_after(self) -> tuple[str, ...]:
        """Memory is fair: without the memory aid a log stops at the current trick until the game is over."""
        if self.box.memory_aid or self.phase == OVER:
            return ()
        return ("dealt", "built", "won")

    def pending(self, seat: int) -> int:
        if self.phase == STACKING:
            return int(self.box.first_tower) if not has(self.waiting, seat) else len(self.stacks[seat])
        return 1 if self.phase == TOPPING and not has(self.waiting, seat) else 0

    def _left_of(self, seat: i64) -> i64:
        seat += 1
        return seat if seat < self.box.players else 0

    def _ready(self, seat: i64) -> bool:
        """Note that a seat has made its hidden choice; whether it was the last."""
        self.waiting &= ~bit(seat)
        if self.journal is not None:
            self.journal.add("ready", {"seat": int(seat)})
        return self.waiting == 0

    # --- IS-4: the first tower ------------------------------------------------------------------------------

    def _stack(self, seat: i64, card: i64) -> None:
        """A hidden step, bottom to top; the seat is ready after the last one."""
        self.hands[seat] -= one(card)
        self.stacks[seat] = self.stacks[seat] + CARD[card]
        if self.journal is not None:
            self.journal.add("stacked", {"seat": int(seat), "card": card_text(card)}, audience=(int(seat),))
        if len(self.stacks[seat]) == self.box.first_tower and self._ready(seat):
            self._show_first_towers()

    def _show_first_towers(self) -> None:
        for seat in range(self.box.players):
            self.towers[seat].append(self.stacks[seat])
            self.stacks[seat] = b""
        self.buried = vec[i64]([self.box.first_tower - 1] * MOST_SEATS)
        if self.journal is not None:
            for builder in range(int(self.box.players)):
                tower = _tower(self.towers[builder][0])
                public = {"seat": builder, "card": tower[-1], "height": len(tower)}
                self.journal.add("built", public, {"cards": tower}, (builder,))
        self.phase = PLAYING
        self.turn = self.leader

    # --- IS-5 to IS-7: a card -------------------------------------------------------------------------------

    def _playable(self, seat: i64) -> i64:
        hand = self.hands[seat]
        if self.played:
            return follow(hand, of_fruit(self.led))  # IS-5
        without_x = hand & ~ALL_X
        return without_x if without_x else hand  # IS-5, IS-7

    def _card_moves(self, seat: i64) -> list[int]:
        cards = self._playable(seat)
        if self.played and cards & of_fruit(self.led):
            return _FOLLOW[self.led][_kinds(cards >> (16 * self.led) & 0xFFFF)][:]
        crosses = cards & ALL_X
        moves = _moves_of(_PLAY, cards & ~ALL_X)
        if crosses:
            calls = _calls(crosses)
            moves.extend(calls if self.played else [call for call in calls if call & 7 == 0])  # IS-7: as a 1
        return moves

    def _may_play_card(self, seat: i64, move: i64) -> bool:
        if move < PLAY or move >= TAKE:
            return False
        face = move & 7
        if move < CALL:
            return face < X and copies(self._playable(seat), move - PLAY) > 0
        if face >= X or (face > 0 and not self.played):
            return False
        return copies(self._playable(seat), _x_of(move - CALL)) > 0

    def _play_card(self, seat: i64, move: i64) -> None:
        counts_as = move & 31
        card = counts_as
        if move >= CALL:  # IS-6
            card = _x_of(counts_as)
            self.crosses |= bit(seat)
        self.hands[seat] -= one(card)
        fruit = card >> 3
        if self.played == 0:
            self.led = fruit
            self.winning = seat
        elif fruit != self.led:
            self.voids[seat] |= bit(self.led)
        elif counts_as > self.table[self.winning]:  # IS-8: an equal one played later does not win
            self.winning = seat
        if self.journal is not None:
            number = int(counts_as & 7) + 1
            fields = {"seat": int(seat), "card": card_text(card), "number": number, "is_x": move >= CALL}
            self.journal.add("played", fields)
        if self.played == 0 and move >= CALL:
            self._spoil(seat)
        self.owed = self._matching(counts_as & 7)
        self.table[seat] = counts_as
        self.played += 1
        if self.owed:
            self._announce_chance(seat)
            self._offer_chance()
        else:
            self._go_on()

    def _spoil(self, seat: i64) -> None:
        """IS-7: only who holds nothing but X leads one, and this round is worth nothing then."""
        self.spoiled |= bit(seat)
        if self.journal is not None:
            self.journal.add("spoiled", {"seat": int(seat)})

    def _go_on(self) -> None:
        """To the next card, or to the end of the trick."""
        self.owed = 0
        if self.played < self.box.players:
            self.phase = PLAYING
            self.turn = self._left_of(self.turn)
        else:
            self._win_trick()

    # --- IS-8 to IS-10: the trick ---------------------------------------------------------------------------

    def lying(self, seat: i64) -> i64:
        """The card that a seat has played to this trick, an X as an X."""
        card = self.table[seat]
        return _x_of(card) if has(self.crosses, seat) else card

    def _win_trick(self) -> None:
        winner = self.winning  # IS-8
        tower = b""
        seat = winner
        for _turn in range(self.box.players):  # IS-9: from the right neighbour at the bottom to the winner
            seat = (seat if seat > 0 else self.box.players) - 1
            tower = tower + CARD[self.lying(seat)]
        self.towers[winner].append(tower)
        if self.journal is not None:
            number = len(self.towers[winner]) - 1
            self.journal.add("won", {"seat": int(winner), "tower": number, "cards": _tower(tower)})
        self.leader = winner  # IS-10
        self.trick += 1
        self._clear_table()
        if self.trick < self.box.tricks:
            self.phase = PLAYING
            self.turn = winner
        else:
            self.phase = TOPPING
            self.turn = NONE
            self.waiting = self.box.everybody
            self.chosen = _NO_CHOICES

    # --- IS-11 to IS-15: Pancake Chance ---------------------------------------------------------------------

    def _matching(self, face: i64) -> i64:
        """IS-11: who has played this number to the trick already, of any fruit, X as declared."""
        seats: i64 = 0
        for seat in range(self.box.players):
            if self.table[seat] & 7 == face:  # a seat that has not played shows no face
                seats |= bit(seat)
        return seats

    def _announce_chance(self, seat: i64) -> None:
        if self.journal is not None:
            number = int(self.table[seat] & 7) + 1
            self.journal.add("chance", {"seat": int(seat), "number": number, "others": members(self.owed)})

    def _offer_chance(self) -> None:
        """IS-12: as long as one of the chances is possible, it is the player's decision; the rest lapse."""
        if self._possible():
            self.phase = CHANCE
            return
        if self.owed and self.journal is not None:
            self.journal.add("lapsed", {"seat": int(self.turn), "others": members(self.owed)})
        self._go_on()

    def _possible(self) -> i64:
        """The seats among `owed` that something can be taken from or given to now."""
        for tower in self.towers[self.turn]:
            if may_give(tower):
                return self.owed
        seats: i64 = 0
        for seat in range(self.box.players):
            if has(self.owed, seat) and _any_to_take(self.towers[seat]):
                seats |= bit(seat)
        return seats

    def _chance_moves(self, seat: i64) -> list[int]:
        """IS-13: Itadaki, then Sashiage."""
        moves: list[int] = []
        own = self.towers[seat]
        for other in range(self.box.players):
            if has(self.owed, other):
                place = other * MOST_TOWERS
                for tower in self.towers[other]:
                    if len(tower) > 1:
                        moves.extend(_TAKE[place][len(own)])
                    place += 1
        place = 0
        for tower in own:
            if may_give(tower):
                for other in range(self.box.players):
                    if has(self.owed, other):
                        moves.extend(_GIVE[place + other][len(self.towers[other])])
            place += MOST_SEATS
        return moves

    def _may_move_top(self, seat: i64, move: i64) -> bool:
        if move < TAKE or move >= TOP:
            return False
        other = other_seat(move)
        theirs = their_tower(move)
        own = own_tower(move)
        if not has(self.owed, other):
            return False
        if theirs >= len(self.towers[other]) or own >= len(self.towers[seat]):
            return False
        if move < GIVE:
            return len(self.towers[other][theirs]) > 1
        return may_give(self.towers[seat][own])

    def _move_top(self, seat: i64, move: i64) -> None:
        other = other_seat(move)
        if move < GIVE:
            self._carry("took", seat, other, other, their_tower(move), seat, own_tower(move))
        else:
            self._carry("gave", seat, other, seat, own_tower(move), other, their_tower(move))
        self.owed &= ~bit(other)
        self._offer_chance()

    def _carry(self, kind: str, mover: i64, other: i64, source: i64, i: i64, target: i64, j: i64) -> None:
        """The top of tower i of one seat goes on top of tower j of another: a chance point (IS-15)."""
        gives = self.towers[source]
        gets = self.towers[target]
        tower = gives[i]
        left = len(tower) - 1
        card: i64 = tower[left]
        gives[i] = tower[:left]
        gets[j] = gets[j] + CARD[card]
        if i == 0 and self.buried[source] >= left:  # IS-14: all see the card that is uncovered
            self.buried = self.buried[:]
            self.buried[source] = left - 1
        self.moved[mover] += 1
        if self.journal is not None:
            self.journal.add(
                kind,
                {
                    "seat": int(mover),
                    "other": int(other),
                    "card": card_text(card),
                    "from": int(i),
                    "to": int(j),
                    "uncovered": card_text(tower[left - 1]),
                },
            )

    # --- IS-16: the last card -------------------------------------------------------------------------------

    def _choose_tower(self, seat: i64, tower: i64) -> None:
        self.chosen = self.chosen[:]
        self.chosen[seat] = tower
        if self.journal is not None:
            self.journal.add("chose", {"seat": int(seat), "tower": int(tower)}, audience=(int(seat),))
        if self._ready(seat):
            self._top_towers()
            self._score()

    def _top_towers(self) -> None:
        for seat in range(self.box.players):
            card = only_card(self.hands[seat])
            self.hands[seat] = 0
            own = self.towers[seat]
            number = self.chosen[seat]
            if self.journal is not None:
                covered = _tower(own[number])[-1]
                fields = {
                    "seat": int(seat),
                    "tower": int(number),
                    "card": card_text(card),
                    "covered": covered,
                }
                self.journal.add("topped", fields)
            own[number] = own[number] + CARD[card]
        self.chosen = _NO_CHOICES

    # --- IS-17 to IS-19: the score --------------------------------------------------------------------------

    def _score(self) -> None:
        self.totals = self.totals[:]
        points = [int(self._score_seat(seat)) for seat in range(self.box.players)]
        self.past = [*self.past, points]
        self.round += 1
        if self.round < self.box.rounds:
            self._deal_round()  # IS-18: the leader is the winner of the last trick
            self._forget_chance()
            if self.journal is not None:
                self.journal.add("dealt", {"round": int(self.round) + 1, "leader": int(self.leader)})
        else:
            self.phase = OVER
            self.buried = _NOTHING  # everything is turned over
            if self.journal is not None:
                self.journal.add("ended", {"scores": self.scores, "winners": self.winners})

    def _score_seat(self, seat: i64) -> i64:
        """IS-17: a point for each tower and each card moved, and the numbers on top."""
        towers: i64 = len(self.towers[seat])
        tops = self.tops(seat)
        moved = self.moved[seat]
        spoiled = has(self.spoiled, seat)
        if spoiled:  # IS-7
            self.totals[SPOILED + seat] += 1
            towers = tops = moved = 0
        self.totals[TOWERS + seat] += towers
        self.totals[TOPS + seat] += tops
        self.totals[MOVED + seat] += moved
        points = towers + tops + moved
        if self.journal is not None:
            parts = {"towers": int(towers), "tops": int(tops), "moved": int(moved), "points": int(points)}
            fields = {"seat": int(seat), "round": int(self.round) + 1, **parts, "is_spoiled": spoiled}
            self.journal.add("scored", fields)
        return points

    def tops(self, seat: i64) -> i64:
        """IS-17: the numbers on top of a seat's towers, together."""
        total: i64 = 0
        for tower in self.towers[seat]:
            total += top_points(tower)
        return total

    def sheet(self) -> list[Row]:
        """IS-17 for all finished rounds together; a round lost by IS-7 counts nothing in the other rows."""
        rows: list[Row] = []
        for seat in range(int(self.box.players)):
            for row in range(4):
                count = int(self.totals[row * MOST_SEATS + seat])
                each = 0 if row * MOST_SEATS == SPOILED else 1
                rows.append((seat, CATEGORIES[row], count, each, count * each))
        return rows

    def standings(self) -> list[int]:
        points: list[int] = []
        for seat in range(self.box.players):
            points.append(self.totals[TOWERS + seat] + self.totals[TOPS + seat] + self.totals[MOVED + seat])
        return points

    # --- moves as people and programs read them -------------------------------------------------------------

    def ask(self, seat: int) -> dict[str, Any]:
        if not self._owes(seat):
            return {}
        if self.phase == STACKING:
            return {"kind": "stack", "step": len(self.stacks[seat]) + 1, "of": int(self.box.first_tower)}
        if self.phase == PLAYING:
            return {"kind": "play", "led": FRUITS[self.led] if self.played else None}
        if self.phase == CHANCE:
            number = int(self.table[seat] & 7) + 1
            return {"kind": "chance", "number": number, "others": members(self._possible())}
        return {"kind": "top", "card": card_text(only_card(self.hands[seat]))}

    def describe(self, seat: int, move: int) -> dict[str, Any]:
        if 0 <= move < PLAY:
            return {"kind": "stack", "card": card_text(move)}
        if PLAY <= move < TAKE:
            counts_as = move & 31
            card = counts_as if move < CALL else _x_of(counts_as)
            fruit = FRUITS[card >> 3]
            return {"kind": "play", "card": card_text(card), "fruit": fruit, "number": (counts_as & 7) + 1}
        if TAKE <= move < TOP:
            return {
                "kind": "take" if move < GIVE else "give",
                "other": int(other_seat(move)),
                "their_tower": int(their_tower(move)),
                "own_tower": int(own_tower(move)),
            }
        return {"kind": "top", "tower": move - TOP}

    def text(self, seat: int, move: int) -> str:
        if 0 <= move < PLAY:
            return f"stack {card_text(move)}"
        if PLAY <= move < CALL:
            return card_text(move - PLAY)
        if CALL <= move < TAKE:
            counts_as = move - CALL
            return f"{card_text(_x_of(counts_as))}={FACES[counts_as & 7]}"
        if TAKE <= move < TOP:
            own = f"{seat}:{int(own_tower(move))}"
            theirs = f"{int(other_seat(move))}:{int(their_tower(move))}"
            return f"take {theirs}>{own}" if move < GIVE else f"give {own}>{theirs}"
        return f"top {move - TOP}"

    def seen(self, seat: int, move: int, by: int | None) -> int:
        """IS-4, IS-16: what is chosen at once is seen when the last seat has chosen, and then only as its
        last step: the top of its first tower."""
        if by == seat or self.turn >= 0:
            return move
        if self.phase == STACKING and len(self.stacks[seat]) < self.box.first_tower - 1:
            return UNSEEN
        return move if self.waiting == bit(seat) else UNSEEN

    def _why_not(self, seat: int, move: int) -> str:
        if not 0 <= move < MOVE_COUNT:
            return f"moves are numbers from 0 to {MOVE_COUNT - 1}"
        if self.phase == STACKING and move < PLAY:
            return "that card is not in the hand"
        if self.phase == PLAYING and PLAY <= move < TAKE:
            return self._why_not_card(seat, move)
        if self.phase == CHANCE and TAKE <= move < TOP:
            return self._why_not_chance(seat, move)
        if self.phase == TOPPING and move >= TOP:
            return "that tower is not there"
        return f"it is time for another decision ({PHASES[self.phase]})"

    def _why_not_card(self, seat: int, move: int) -> str:
        card = move & 31
        if move < CALL and card & 7 >= X:
            return "an X is played with the number it shall be, such as RX=4 (IS-6)"
        if not copies(self.hands[seat], card if move < CALL else _x_of(card)):
            return "that card is not in the hand"
        if self.played:
            return "the led fruit must be followed (IS-5)"
        return "an X is led only when there is nothing else, and then as a 1 (IS-5, IS-7)"

    def _why_not_chance(self, seat: int, move: int) -> str:
        other = other_seat(move)
        if not has(self.owed, other):
            return "there is no Pancake Chance with that player (IS-12)"
        if their_tower(move) >= len(self.towers[other]) or own_tower(move) >= len(self.towers[seat]):
            return "that tower is not there"
        if move >= GIVE and len(self.towers[seat][own_tower(move)]) > 1:
            return "an X may not be given (IS-13)"
        return "the only card of a tower stays (IS-13, IS-14)"

    # --- what is known --------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> "PancakeState":
        viewer = self._viewer_of(seat)
        box = self.box
        view = PancakeState(box)
        view.viewer = viewer
        # Open to all.
        view.phase = self.phase
        view.round = self.round
        view.trick = self.trick
        view.leader = self.leader
        view.turn = self.turn
        view.waiting = self.waiting
        view.led = self.led
        view.winning = self.winning
        view.played = self.played
        view.crosses = self.crosses
        view.owed = self.owed
        view.spoiled = self.spoiled
        view.table = self.table[:]
        view.voids = self.voids[:]
        view.buried = self.buried
        view.moved = self.moved[:]
        view.totals = self.totals
        view.past = self.past
        # The own hand, own hidden choices, what the own first tower is made of. All when the game is over.
        view.spare = UNKNOWN if self._left_over() and self.phase != OVER else self.spare
        view.hands = vec[i64]([0] * MOST_SEATS)
        view.stacks = [b""] * box.players
        view.chosen = vec[i64]([NONE] * MOST_SEATS)
        for s in range(box.players):
            if s == viewer:
                view.hands[s] = self.hands[s]
                view.stacks[s] = self.stacks[s]
                view.towers.append(self.towers[s][:])
                view.chosen[s] = self.chosen[s]
            else:
                view.hands[s] = UNKNOWN if self.phase != OVER else 0
                view.towers.append(self._towers_for_others(s))
                if self.phase == TOPPING and not has(self.waiting, s):
                    view.chosen[s] = UNKNOWN
        return view

    def _towers_for_others(self, seat: i64) -> list[bytes]:
        """A seat's towers without the cards at the bottom of the first that were never uncovered."""
        towers = self.towers[seat][:]
        buried = self.buried[seat]
        if buried:
            towers[0] = BLANKS[buried] + towers[0][buried:]
        return towers

    def hand_size(self, seat: i64) -> i64:
        """How many cards a seat holds; everybody may count them — but not while it makes its first tower."""
        box = self.box
        if self.phase == STACKING:
            return box.hand - (len(self.stacks[seat]) if has(self.waiting, seat) else box.first_tower)
        if self.phase == OVER:
            return 0
        size = box.tricks + 1 - self.trick
        return size - 1 if self.table[seat] != NONE else size

    def _left_over(self) -> i64:
        """IS-3: how many cards are left over."""
        return len(self.box.deck) - self.box.players * self.box.hand

    def imagine(self, rng: Rng) -> "PancakeState":
        """In an imagined world a seat that is not ready has chosen nothing yet: its steps cannot be seen."""
        self._must_be_view()
        if self._dealer is None:
            self._prepare_dealer()
        world = self.clone()
        world.viewer = WHOLE
        self._imagine_cards(world, rng)
        if self.phase == TOPPING:
            self._imagine_choices(world, rng)
        if self.round < self.box.rounds - 1:
            world.chance = rng.fork()
        return world

    def _imagine_cards(self, world: "PancakeState", rng: Rng) -> None:
        """Places 0-4 are hands, 5 the cards left over, the others single covered cards."""
        dealer = self._dealer
        assert dealer is not None
        for seat in range(self.box.players):
            if self.hands[seat] == UNKNOWN:
                world.hands[seat] = 0
        if self.spare == UNKNOWN:
            world.spare = 0
        covered = vec[i64]([0] * self._covered)
        places = dealer.deal(rng)
        i: i64 = 0
        for card in self._unseen:
            place = places[i]
            if place < MOST_SEATS:
                world.hands[place] += one(card)
            elif place == MOST_SEATS:
                world.spare += one(card)
            else:
                covered[place - MOST_SEATS - 1] = card
            i += 1
        if self._covered:
            self._fill_towers(world, covered)

    def _fill_towers(self, world: "PancakeState", covered: vec[i64]) -> None:
        """Lay these cards under the first towers of others, or into their stacks, seat by seat, upwards."""
        i: i64 = 0
        for seat in range(self.box.players):
            size = self._covered_at(seat)
            if size == 0:
                continue
            cards = b""
            for _n in range(size):
                cards = cards + CARD[covered[i]]
                i += 1
            if self.phase == STACKING:
                world.stacks[seat] = cards
            else:
                world.towers[seat][0] = cards + world.towers[seat][0][size:]

    def _covered_at(self, seat: i64) -> i64:
        """How many cards of a seat's first tower this view does not know."""
        if seat == self.viewer:
            return 0
        if self.phase == STACKING:
            return 0 if has(self.waiting, seat) else self.box.first_tower
        return self.buried[seat]

    def _prepare_dealer(self) -> None:
        """Who holds an X-only hand can have no other card, who is out of a fruit none of it, its X included.
        Neither binds what was put under a first tower before, nor the cards left over."""
        box = self.box
        sizes = [0] * (MOST_SEATS + 1)
        barred = [0] * (MOST_SEATS + 1)
        sizes[MOST_SEATS] = int(self._left_over()) if self.spare == UNKNOWN else 0
        self._covered = 0
        for seat in range(box.players):
            if self.hands[seat] == UNKNOWN:
                sizes[seat] = int(self.hand_size(seat))
                barred[seat] = self._barred_suits(seat)
            self._covered += self._covered_at(seat)
        for _n in range(self._covered):
            sizes.append(1)
            barred.append(0)
        counts = [0] * (8 if self.spoiled else 4)
        unseen = _EMPTY
        left = self._unseen_cards()
        for suit in range(len(counts)):
            for card in range(i64(32)):
                if self._suit(card) == suit:
                    for _n in range(left[card]):
                        counts[suit] += 1
                        unseen = append(unseen, card)
        self._unseen = unseen
        self._dealer = Dealer(sizes, barred, counts)

    def _suit(self, card: i64) -> i64:
        """What the dealer takes for a suit: the fruit, and if it matters whether it is an X."""
        if self.spoiled:
            return (card >> 3) * 2 + (1 if card & 7 == X else 0)
        return card >> 3

    def _barred_suits(self, seat: i64) -> int:
        barred = 0
        for card in range(i64(32)):
            if has(self.voids[seat], card >> 3) or (has(self.spoiled, seat) and card & 7 != X):
                barred |= 1 << int(self._suit(card))
        return barred

    def _unseen_cards(self) -> vec[i64]:
        """How many copies of each card this view does not place."""
        left = vec[i64]([0] * 32)
        for card in self.box.deck:
            left[card] += 1
        _take_out(left, self.spare)
        for seat in range(self.box.players):
            _take_out(left, self.hands[seat])
            for shown in self.stacks[seat]:
                left[shown] -= 1
            for tower in self.towers[seat]:
                for shown in tower:
                    if shown != BLANK:
                        left[shown] -= 1
            if self.table[seat] != NONE:
                left[self.lying(seat)] -= 1
        return left

    def _imagine_choices(self, world: "PancakeState", rng: Rng) -> None:
        """IS-16: each hidden choice uniformly among the seat's towers."""
        world.chosen = self.chosen[:]
        for seat in range(self.box.players):
            if self.chosen[seat] == UNKNOWN:
                world.chosen[seat] = rng.below(len(self.towers[seat]))

    # --- copies ---------------------------------------------------------------------------------------------

    def clone(self) -> "PancakeState":
        twin = PancakeState(self.box)
        self._copy_to(twin)
        twin.phase = self.phase
        twin.round = self.round
        twin.trick = self.trick
        twin.leader = self.leader
        twin.turn = self.turn
        twin.waiting = self.waiting
        twin.led = self.led
        twin.winning = self.winning
        twin.played = self.played
        twin.crosses = self.crosses
        twin.owed = self.owed
        twin.spoiled = self.spoiled
        twin.spare = self.spare
        twin.hands = self.hands[:]
        twin.table = self.table[:]
        twin.voids = self.voids[:]
        twin.moved = self.moved[:]
        twin.stacks = self.stacks[:]
        twin.towers = [own[:] for own in self.towers]
        twin.buried = self.buried
        twin.chosen = self.chosen
        twin.totals = self.totals
        twin.past = self.past
        return twin

    def _dump(self) -> dict[str, Any]:
        seats = range(int(self.box.players))
        table: list[str] = []
        seat = self.leader
        for _turn in range(self.played):
            move = self.table[seat] + (CALL if has(self.crosses, seat) else PLAY)
            table.append(self.text(seat, move))
            seat = self._left_of(seat)
        return {
            "phase": PHASES[self.phase],
            "round": int(self.round),
            "trick": int(self.trick),
            "leader": int(self.leader),
            "turn": _or_none(self.turn),
            "waiting": members(self.waiting),
            "table": table,
            "owed": members(self.owed),
            "hands": [_hand(self.hands[s], self.hand_size(s)) for s in seats],
            "spare": _hand(self.spare, self._left_over()),
            "stacks": [_tower(self.stacks[s]) if self._shows_stack(s) else None for s in seats],
            "towers": [[_tower(tower) for tower in self.towers[s]] for s in seats],
            "buried": [int(self.buried[s]) for s in seats],
            "chosen": [_or_none(self.chosen[s]) for s in seats],
            "voids": [_fruits(self.voids[s]) for s in seats],
            "spoiled": members(self.spoiled),
            "moved": [int(self.moved[s]) for s in seats],
            "totals": {
                CATEGORIES[row]: [int(self.totals[row * MOST_SEATS + s]) for s in seats] for row in range(4)
            },
            "past": [points[:] for points in self.past],
        }

    def _shows_stack(self, seat: i64) -> bool:
        return self.viewer == WHOLE or self.viewer == seat or self.phase != STACKING

    def _load_table(self, cards: list[str]) -> None:
        self.table = _NO_CHOICES[:]
        self._clear_table()
        seat = self.leader
        for text in cards:
            card = parse_card(text)
            if card & 7 == X:
                self.crosses |= bit(seat)
                card = (card & ~7) + FACES.index(text[3])
            if self.played == 0:
                self.led = card >> 3
            if self.played == 0 or (card >> 3 == self.led and card > self.table[self.winning]):
                self.winning = seat
            self.table[seat] = card
            self.played += 1
            seat = self._left_of(seat)


# --- parts of a move, and small questions about cards -------------------------------------------------------


def _x_of(card: i64) -> i64:
    """The X of a card's fruit."""
    return card & ~7 | X


def _take_out(left: vec[i64], hand: i64) -> None:
    """Take the cards of a hand, if it is known, out of a count of cards."""
    if hand != UNKNOWN:
        for card in range(i64(32)):
            left[card] -= copies(hand, card)


def only_card(hand: i64) -> i64:
    """The card of a hand that holds just one."""
    card: i64 = 0
    while hand & 3 == 0:
        hand >>= 2
        card += 1
    return card


def may_give(tower: bytes) -> bool:
    """IS-13, IS-14: neither an X nor the only card."""
    height = len(tower)
    return height > 1 and tower[height - 1] & 7 != X


def _any_to_take(towers: list[bytes]) -> bool:
    """IS-13, IS-14: the only card of a tower stays."""
    return any(len(tower) > 1 for tower in towers)  # compiled to a plain loop


def take(other: i64, theirs: i64, own: i64) -> i64:
    """The move that takes the top of their tower onto an own one."""
    return TAKE + (other * MOST_TOWERS + theirs) * MOST_TOWERS + own


def give(other: i64, theirs: i64, own: i64) -> i64:
    """The move that gives the top of an own tower onto theirs."""
    return GIVE + (own * MOST_SEATS + other) * MOST_TOWERS + theirs


def other_seat(move: i64) -> i64:
    if move < GIVE:
        return (move - TAKE) // (MOST_TOWERS * MOST_TOWERS)
    return (move - GIVE) // MOST_TOWERS % MOST_SEATS


def their_tower(move: i64) -> i64:
    return (move - TAKE) // MOST_TOWERS % MOST_TOWERS if move < GIVE else (move - GIVE) % MOST_TOWERS


def own_tower(move: i64) -> i64:
    return (move - TAKE) % MOST_TOWERS if move < GIVE else (move - GIVE) // (MOST_TOWERS * MOST_SEATS)
