"""Itadaki Sashiage Pancake — won tricks become towers. Rules IS-1 to IS-19, in their order."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from kotatsu.core.bits import bit, has, members, nth
from kotatsu.core.chance import Chance, Rng
from kotatsu.core.deals import Dealer
from kotatsu.core.errors import Phrase
from kotatsu.core.state import ALONE, NONE, WHOLE, Row, Setup, State
from kotatsu.core.tricks import follow
from kotatsu.games.itadaki_sashiage import cards, dump, events, knowledge, notation
from kotatsu.games.itadaki_sashiage.cards import CHANCE, OVER, PLAYING, STACKING, TOPPING, card_of, one

if TYPE_CHECKING:
    from kotatsu.games.itadaki_sashiage import shapes

_EMPTY: Final = vec[i64]([])
_NO_HANDS: Final = vec[i64]([0] * (cards.MOST_SEATS + 1))
_NOTHING: Final = vec[i64]([0] * cards.MOST_SEATS)
_NO_CHOICES: Final = vec[i64]([NONE] * cards.MOST_SEATS)
_NO_TOTALS: Final = vec[i64]([0] * (4 * cards.MOST_SEATS))
_SEATS: Final[list[tuple[int, ...]]] = [tuple(members(mask)) for mask in range(32)]


class PancakeSetup(Setup):
    """The table before the deal. `values` is the edition's data, already validated."""

    def __init__(
        self, game: str, rules_version: int, players: int, options: dict[str, Any], values: dict[str, Any]
    ) -> None:
        super().__init__(game, rules_version, players, options)
        self.rounds: i64 = options["rounds"]  # IS-19
        self.memory_aid: bool = options["memory_aid"]
        count = str(players)
        fruits: int = values["fruits"]
        self.fruits: list[shapes.Fruit] = cards.FRUITS[:fruits]
        self.copies: list[int] = values["copies"][count]  # of 1 to 6 and X, in each fruit
        counts = [*self.copies, 0] * fruits + [0] * 8 * (4 - fruits)  # IS-1, IS-2
        self.counts: vec[i64] = vec[i64](counts)  # copies of each card
        self.deck: vec[i64] = vec[i64]([card for card in range(32) for _ in range(counts[card])])
        self.hand: i64 = values["hand"][count]  # IS-3
        self.left_over: i64 = len(self.deck) - players * self.hand
        self.first_tower: i64 = values["first_tower"][count]  # IS-4
        self.tricks: i64 = self.hand - self.first_tower - 1  # IS-10
        self.everybody: i64 = (1 << players) - 1

    def deal(self, chance: Chance) -> "PancakeState":
        """The first round. Draws: the deck, then the leader unless one is named; later rounds: the deck."""
        state = PancakeState(self)
        state.deal_round(chance)
        state.leader = self.draw_leader(chance)
        return state

    def max_moves(self) -> int:
        """Every card is a decision; in a trick of equal numbers all have a chance with all before them."""
        players = int(self.players)
        chances = int(self.tricks) * players * (players - 1) // 2
        return int(self.rounds) * (players * int(self.hand) + chances)

    def printed(self) -> "shapes.Printed":
        return {
            "first_tower": int(self.first_tower),
            "tricks": int(self.tricks),
            "fruits": list(self.fruits),
            "copies": self.copies,
            "hand": int(self.hand),
        }

    def _load(self, body: Any) -> "PancakeState":
        state = PancakeState(self)
        dump.read(state, body)
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
        self.owed: i64 = 0  # IS-12: seats that `turn` has a Pancake Chance with (bits)
        self.spoiled: i64 = 0  # IS-7: seats that led an X this round (bits)
        # These are changed in place, so each state has its own.
        self.hands: vec[i64] = _EMPTY  # by seat, and LEFT_OVER
        self.table: vec[i64] = _EMPTY  # by seat, the move that played the card of this trick
        self.voids: vec[i64] = _EMPTY  # fruits each seat is known to be out of (bits)
        self.moved: vec[i64] = _EMPTY  # IS-15: chance points of this round, by seat
        self.stacks: list[bytes] = []  # IS-4: the first towers while they are made
        self.towers: list[list[bytes]] = []
        # These are replaced, never changed in place, so that clones can share them.
        self.buried: vec[i64] = _NOTHING  # how many cards at the bottom of a first tower only its builder saw
        self.chosen: vec[i64] = _NO_CHOICES  # IS-16: the tower each seat has chosen
        self.totals: vec[i64] = _NO_TOTALS  # rows TOWERS, TOPS, MOVED, SPOILED
        self.past: list[list[int]] = []  # each finished round's points by seat
        # Of a view: made when it is first imagined.
        self.dealer: Dealer | None = None
        self.unseen: vec[i64] = _EMPTY

    # --- IS-1 to IS-3: the deal -----------------------------------------------------------------------------

    def deal_round(self, chance: Chance) -> None:
        box = self.box
        deck = box.deck[:]
        chance.shuffle(deck)
        self.hands = _NO_HANDS[:]
        seat: i64 = 0
        for i in range(i64(len(deck))):
            if i == (seat + 1) * box.hand:
                seat = seat + 1 if seat < box.players - 1 else cards.LEFT_OVER
            self.hands[seat] += one(deck[i])
        self.trick = 0
        self.spoiled = 0
        self.voids = _NOTHING[:]
        self.moved = _NOTHING[:]
        self.stacks = [b""] * box.players
        self.towers = [[] for _ in range(box.players)]
        self.buried = _NOTHING
        self.table = _NO_CHOICES[:]
        self._clear_table()
        self._all_at_once(STACKING)
        # In the last round nothing is drawn any more, so nothing is kept that could give the seed away.
        self.chance = None if self.round == box.rounds - 1 else chance

    def _clear_table(self) -> None:
        self.led = NONE
        self.winning = NONE
        self.played = 0
        for seat in range(self.box.players):
            self.table[seat] = NONE

    # --- whose decision it is -------------------------------------------------------------------------------

    @property
    def deciders(self) -> tuple[int, ...]:
        if self.turn >= 0:
            return ALONE[self.turn]
        return _SEATS[self.waiting]

    def first_decider(self) -> i64:
        if self.turn >= 0 or self.waiting == 0:
            return self.turn
        return nth(self.waiting, 0)

    @property
    def over(self) -> bool:
        return self.phase == OVER

    def _owes(self, seat: i64) -> bool:
        if self.turn >= 0:
            return seat == self.turn
        return 0 <= seat < cards.MOST_SEATS and has(self.waiting, seat)

    def _legal_moves(self, seat: int) -> list[int]:
        if not self._owes(seat):
            return []
        if self.phase == PLAYING:
            return self._card_moves(seat)
        if self.phase == CHANCE:
            return self._chance_moves(seat)
        if self.phase == STACKING:
            return cards.moves_of(cards.STACKS, self.hands[seat])
        return cards.TOPPINGS[len(self.towers[seat])][:]

    def _is_legal(self, seat: int, move: int) -> bool:
        return self._owes(seat) and not self._obstacle(seat, move)

    def _why_not(self, seat: int, move: int) -> Phrase:
        return Phrase(self._obstacle(seat, move), phase=cards.PHASES[self.phase])

    def _obstacle(self, seat: int, move: int) -> str:
        """Why a seat that owes a decision may not play this, by its code; "" if it may."""
        if self.phase == PLAYING and cards.PLAY <= move < cards.TAKE:
            return self._obstacle_to_card(seat, move)
        if self.phase == CHANCE and cards.TAKE <= move < cards.TOP:
            return self._obstacle_to_chance(seat, move)
        if self.phase == STACKING and 0 <= move < cards.PLAY:
            return "" if cards.copies(self.hands[seat], move) else "illegal-not-in-hand"
        if self.phase == TOPPING and cards.TOP <= move < cards.MOVE_COUNT:
            return "" if move - cards.TOP < len(self.towers[seat]) else "illegal-no-such-tower"
        return "illegal-other-decision"

    def _play(self, seat: int, move: int) -> None:
        if self.phase == PLAYING:
            self._play_card(seat, move)
        elif self.phase == CHANCE:
            self._move_top(seat, move)
        elif self.phase == STACKING:
            self._stack(seat, move)
        else:
            self._choose_tower(seat, move - cards.TOP)

    def _all_at_once(self, phase: i64) -> None:
        self.phase = phase
        self.turn = NONE
        self.waiting = self.box.everybody

    def _ready(self, seat: i64) -> bool:
        """Note that a seat has made its hidden choice; whether it was the last."""
        self.waiting &= ~bit(seat)
        self.tell(events.READY, seat)
        return self.waiting == 0

    # --- IS-4: the first tower ------------------------------------------------------------------------------

    def _stack(self, seat: i64, card: i64) -> None:
        """A hidden step, bottom to top; the seat is ready after the last one."""
        self.hands[seat] -= one(card)
        self.stacks[seat] = self.stacks[seat] + cards.CARD[card]
        self.tell(events.STACKED, seat, card)
        if len(self.stacks[seat]) == self.box.first_tower and self._ready(seat):
            self._show_first_towers()

    def _show_first_towers(self) -> None:
        for seat in range(self.box.players):
            self.towers[seat].append(self.stacks[seat])
            events.built(self, seat, self.stacks[seat])
            self.stacks[seat] = b""
        self.buried = vec[i64]([self.box.first_tower - 1] * cards.MOST_SEATS)
        self.phase = PLAYING
        self.turn = self.leader

    # --- IS-5 to IS-7: a card -------------------------------------------------------------------------------

    def playable(self, seat: i64) -> i64:
        hand = self.hands[seat]
        if self.played:
            return follow(hand, cards.of_fruit(self.led))  # IS-5
        without_x = hand & ~cards.ALL_X
        return without_x if without_x else hand  # IS-5, IS-7

    def _card_moves(self, seat: i64) -> list[int]:
        playable = self.playable(seat)
        if self.played and playable & cards.of_fruit(self.led):
            return cards.FOLLOWS[self.led][cards.kinds_of(playable >> 16 * self.led)][:]
        moves = cards.moves_of(cards.PLAYS, playable)
        if playable & cards.ALL_X:
            calls = cards.CALLS if self.played else cards.LED_CALLS
            moves.extend(cards.moves_of(calls, playable & cards.ALL_X))
        return moves

    def _obstacle_to_card(self, seat: i64, move: i64) -> str:
        face = move & 7
        if face >= cards.X:
            return "illegal-x-alone"
        card = card_of(move)
        if cards.copies(self.playable(seat), card) and (self.played or move < cards.CALL or face == 0):
            return ""
        if not cards.copies(self.hands[seat], card):
            return "illegal-not-in-hand"
        if self.played:
            return "illegal-follow"
        return "illegal-x-led"

    def _play_card(self, seat: i64, move: i64) -> None:
        self.hands[seat] -= one(card_of(move))
        self.owed = self.matching(move & 7)
        self.lay(seat, move)
        self.tell(events.PLAYED, seat, card_of(move), (move & 7) + 1, move >= cards.CALL)
        if self.played == 1 and move >= cards.CALL:
            self.spoiled |= bit(seat)  # IS-7
            self.tell(events.SPOILED, seat)
        if self.owed:
            self.tell(events.CHANCE, seat, (move & 7) + 1, self.owed)
            self._offer_chance()
        else:
            self._go_on()

    def lay(self, seat: i64, move: i64) -> None:
        """Put the card of a move on the table, an X as what it is declared (IS-6)."""
        card = move & 31
        if self.played == 0:
            self.led = card >> 3
            self.winning = seat
        elif card >> 3 != self.led:
            self.voids[seat] |= bit(self.led)
        elif card > self.table[self.winning] & 31:  # IS-8: an equal one played later does not win
            self.winning = seat
        self.table[seat] = move
        self.played += 1

    def _go_on(self) -> None:
        """To the next card, or to the end of the trick."""
        self.owed = 0
        if self.played < self.box.players:
            self.phase = PLAYING
            self.turn = self.left_of(self.turn)
        else:
            self._win_trick()

    # --- IS-8 to IS-10: the trick ---------------------------------------------------------------------------

    def _win_trick(self) -> None:
        winner = self.winning  # IS-8
        tower = b""
        seat = winner
        for _turn in range(self.box.players):  # IS-9: from the right neighbour at the bottom to the winner
            seat = (seat if seat > 0 else self.box.players) - 1
            tower = tower + cards.CARD[card_of(self.table[seat])]
        self.towers[winner].append(tower)
        events.won(self, winner, self.towers[winner])
        self.leader = winner  # IS-10
        self.trick += 1
        self._clear_table()
        if self.trick < self.box.tricks:
            self.phase = PLAYING
            self.turn = winner
        else:
            self._all_at_once(TOPPING)

    # --- IS-11 to IS-15: Pancake Chance ---------------------------------------------------------------------

    def matching(self, face: i64) -> i64:
        """IS-11: who has played this number to the trick already, of any fruit, X as declared."""
        seats: i64 = 0
        for seat in range(self.box.players):
            if self.table[seat] & 7 == face:  # a seat that has not played shows no face
                seats |= bit(seat)
        return seats

    def _offer_chance(self) -> None:
        """IS-12: as long as one of the chances is possible, it is the player's decision; the rest lapse."""
        if self.owed and (self.can_give() or self.can_take_from()):
            self.phase = CHANCE
            return
        if self.owed:
            self.tell(events.LAPSED, self.turn, self.owed)
        self._go_on()

    def can_give(self) -> bool:
        return any(cards.may_give(tower) for tower in self.towers[self.turn])  # compiled to a plain loop

    def can_take_from(self) -> i64:
        """The seats among `owed` that something can be taken from. IS-13, IS-14: the only card stays."""
        seats: i64 = 0
        for seat in range(self.box.players):
            if has(self.owed, seat) and any(len(tower) > 1 for tower in self.towers[seat]):
                seats |= bit(seat)
        return seats

    def _chance_moves(self, seat: i64) -> list[int]:
        """IS-13: Itadaki, then Sashiage."""
        moves: list[int] = []
        own = self.towers[seat]
        for other in range(self.box.players):
            if has(self.owed, other):
                place = other * cards.MOST_TOWERS
                for tower in self.towers[other]:
                    if len(tower) > 1:
                        moves.extend(cards.TAKES[place][len(own)])
                    place += 1
        place = 0
        for tower in own:
            if cards.may_give(tower):
                for other in range(self.box.players):
                    if has(self.owed, other):
                        moves.extend(cards.GIVES[place + other][len(self.towers[other])])
            place += cards.MOST_SEATS
        return moves

    def _obstacle_to_chance(self, seat: i64, move: i64) -> str:
        other, theirs, own = cards.carry(move)
        if not has(self.owed, other):
            return "illegal-no-chance"
        if theirs >= len(self.towers[other]) or own >= len(self.towers[seat]):
            return "illegal-no-such-tower"
        tower = self.towers[other][theirs] if move < cards.GIVE else self.towers[seat][own]
        if len(tower) == 1:
            return "illegal-only-card"
        return "" if move < cards.GIVE or cards.may_give(tower) else "illegal-x-given"

    def _move_top(self, seat: i64, move: i64) -> None:
        other, theirs, own = cards.carry(move)
        self.owed &= ~bit(other)
        if move < cards.GIVE:
            self._carry(seat, other, theirs, seat, own)
        else:
            self._carry(seat, seat, own, other, theirs)
        self._offer_chance()

    def _carry(self, mover: i64, giver: i64, source: i64, getter: i64, target: i64) -> None:
        """The top of a tower goes on top of another's: a chance point for the mover (IS-15)."""
        gets = self.towers[getter]
        tower = self.towers[giver][source]
        left = len(tower) - 1
        self.towers[giver][source] = tower[:left]
        gets[target] = gets[target] + cards.CARD[tower[left]]  # `+=` of bytes is slow when compiled
        if source == 0 and self.buried[giver] >= left:  # IS-14: all see the card that is uncovered
            self.buried = self.buried[:]
            self.buried[giver] = left - 1
        self.moved[mover] += 1
        events.carried(self, mover, giver, source, getter, target, tower)

    # --- IS-16: the last card -------------------------------------------------------------------------------

    def _choose_tower(self, seat: i64, tower: i64) -> None:
        self.chosen = self.chosen[:]
        self.chosen[seat] = tower
        self.tell(events.CHOSE, seat, tower)
        if self._ready(seat):
            self._top_towers()
            self._score()

    def _top_towers(self) -> None:
        for seat in range(self.box.players):
            card = cards.only_card(self.hands[seat])
            self.hands[seat] = 0
            own = self.towers[seat]
            number = self.chosen[seat]
            self.tell(events.TOPPED, seat, number, card, own[number][-1])
            own[number] = own[number] + cards.CARD[card]
        self.chosen = _NO_CHOICES

    # --- IS-17 to IS-19: the score --------------------------------------------------------------------------

    def brings(self, seat: i64) -> tuple[i64, i64, i64]:
        """What this round brings a seat as it stands: for towers, for the numbers on top, for cards moved."""
        if has(self.spoiled, seat):
            return 0, 0, 0  # IS-7
        tops: i64 = 0
        for tower in self.towers[seat]:
            tops += cards.top_points(tower)
        return len(self.towers[seat]), tops, self.moved[seat]

    def _score(self) -> None:
        self.totals = self.totals[:]
        points: list[int] = []
        for seat in range(self.box.players):
            towers, tops, moved = self.brings(seat)
            self.totals[cards.TOWERS + seat] += towers
            self.totals[cards.TOPS + seat] += tops
            self.totals[cards.MOVED + seat] += moved
            self.totals[cards.SPOILED + seat] += self.spoiled >> seat & 1
            points.append(towers + tops + moved)
            events.scored(self, seat, towers, tops, moved)
        self.past = [*self.past, points]
        self.round += 1
        if self.round < self.box.rounds:
            assert self.chance is not None
            self.deal_round(self.chance)  # IS-18: the leader is the winner of the last trick
            self.tell(events.DEALT, self.round + 1, self.leader)
        else:
            self.phase = OVER
            self.buried = _NOTHING  # everything is turned over
            self.tell_end(events.ENDED)

    def sheet(self) -> list[Row]:
        """IS-17 for all finished rounds together; a round lost by IS-7 counts nothing in the other rows."""
        rows: list[Row] = []
        for seat in range(int(self.box.players)):
            for row, category in enumerate(cards.CATEGORIES):
                count = int(self.totals[row * cards.MOST_SEATS + seat])
                each = 0 if category == "spoiled" else 1
                rows.append((seat, category, count, each, count * each))
        return rows

    def standings(self) -> list[int]:
        points = self.totals
        seats = range(self.box.players)
        return [points[cards.TOWERS + s] + points[cards.TOPS + s] + points[cards.MOVED + s] for s in seats]

    # --- the contract ---------------------------------------------------------------------------------------

    def ask(self, seat: int) -> Mapping[str, Any]:
        return notation.ask(self, seat) if self._owes(seat) else {}

    def describe(self, seat: int, move: int) -> "shapes.Parts":
        return notation.describe(move)

    def ahead(self, seat: int) -> tuple[str, list[int]]:
        hand = self.hands[seat]
        if self.phase == STACKING or hand == 0:  # no card is known yet that will be played
            return "", []
        if self.hand_size(seat) == 1:
            return "top", cards.TOPPINGS[len(self.towers[seat])][:]
        moves = cards.moves_of(cards.PLAYS, hand)
        if hand & cards.ALL_X:
            moves.extend(cards.moves_of(cards.CALLS, hand & cards.ALL_X))
        return "play", moves

    def outcome(self, seat: int, move: int) -> Mapping[str, Any]:
        return notation.outcome(self, seat, move)

    def _goal(self, seat: int | None) -> "shapes.Goal":
        return notation.goal(self, seat)

    def text(self, seat: int, move: int) -> str:
        return notation.text(seat, move)

    def seen(self, seat: int, move: int, by: int | None) -> int:
        """IS-4, IS-16: what is chosen at once is seen when the last seat has chosen, and then only as its
        last step: the top of its first tower."""
        if by == seat or self.turn >= 0:
            return move
        if self.phase == STACKING and len(self.stacks[seat]) < self.box.first_tower - 1:
            return cards.UNSEEN
        return move if self.waiting == bit(seat) else cards.UNSEEN

    def pending(self, seat: int) -> int:
        if self.phase == STACKING:
            return len(self.stacks[seat])
        return 1 if self.phase == TOPPING and not has(self.waiting, seat) else 0

    @property
    def log_begins_after(self) -> tuple[str, ...]:
        """Memory is fair: without the memory aid a log stops at the current trick until the game is over."""
        return () if self.box.memory_aid or self.phase == OVER else ("dealt", "built", "won")

    def hand_size(self, seat: i64) -> i64:
        """How many cards a seat holds, or were left over; everybody may count them — but not while it makes
        its first tower."""
        if seat == cards.LEFT_OVER:
            return self.box.left_over
        if self.phase == STACKING:
            ready = not has(self.waiting, seat)
            return self.box.hand - (self.box.first_tower if ready else len(self.stacks[seat]))
        if self.phase == OVER:
            return 0
        size = self.box.tricks + 1 - self.trick
        return size - 1 if self.table[seat] != NONE else size

    def clone(self) -> "PancakeState":
        twin = PancakeState(self.box)
        self._copy_to(twin)
        self._copy_open(twin)
        twin.hands = self.hands[:]
        twin.stacks = self.stacks[:]
        twin.towers = [own[:] for own in self.towers]
        twin.chosen = self.chosen
        return twin

    def view(self, seat: int | None) -> "PancakeState":
        view = PancakeState(self.box)
        view.viewer = self._viewer_of(seat)
        self._copy_open(view)
        knowledge.show(self, view)
        return view

    def _copy_open(self, twin: "PancakeState") -> None:
        """What lies open to all."""
        twin.phase = self.phase
        twin.round = self.round
        twin.trick = self.trick
        twin.leader = self.leader
        twin.turn = self.turn
        twin.waiting = self.waiting
        twin.led = self.led
        twin.played = self.played
        twin.winning = self.winning
        twin.owed = self.owed
        twin.spoiled = self.spoiled
        twin.table = self.table[:]
        twin.voids = self.voids[:]
        twin.moved = self.moved[:]
        twin.buried = self.buried
        twin.totals = self.totals
        twin.past = self.past

    def imagine(self, rng: Rng) -> "PancakeState":
        self._must_be_view()
        world = self.clone()
        world.viewer = WHOLE
        knowledge.fill_in(self, world, rng)
        return world

    def _dump(self) -> Mapping[str, Any]:
        return dump.write(self)

    def _dump_own(self) -> Mapping[str, Any]:
        return dump.own(self)
