"""Tower Of PanCakes!! — two win each trick and serve, the rest bake. Rules TP-1 to TP-28, in their order."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kotatsu.core.bits import bit, count, has, mask_of, nth
from kotatsu.core.chance import Chance, Rng
from kotatsu.core.deals import Dealer
from kotatsu.core.errors import Phrase
from kotatsu.core.state import NONE, UNKNOWN, WHOLE, OneDecides, Row, Setup
from kotatsu.core.tricks import follow
from kotatsu.games.tower_of_pancakes import cards, dump, events, knowledge, notation
from kotatsu.games.tower_of_pancakes.cards import BAKED, CATEGORIES, DOWN, FULL, LOOK, PLAYING, SERVE, SERVING

if TYPE_CHECKING:
    from kotatsu.games.tower_of_pancakes import shapes

_EMPTY: Final = vec[i64]([])
_NO_TOWERS: Final[list[bytes]] = [b"", b"", b"", b""]
_NO_LOOKERS: Final = vec[i64]([0] * 8)
_NO_CARDS: Final = vec[i64]([NONE, NONE, NONE, NONE])
_NO_VOIDS: Final = vec[i64]([0, 0, 0, 0])


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
        self.all_cards: i64 = mask_of([int(card) for card in self.deck])

    def deal(self, chance: Chance) -> "TowerState":
        """TP-3 to TP-5, and the first leader. Draws: the deck, the score cards, the leader."""
        state = TowerState(self)
        deck = self.deck[:]
        chance.shuffle(deck)
        hands = vec[i64]([0, 0, 0, 0])
        dealt = self.players * self.tricks
        for i in range(dealt):
            hands[i // self.tricks] |= bit(deck[i])
        state.hands = hands
        if dealt < len(deck):  # TP-3: with three players one card is left and turned up
            state.spare = deck[dealt]
            state.opened = bit(state.spare)
        state.score_cards = self.score_cards
        if self.mystery:
            state.score_cards = self._shuffled_score_cards(chance)
        state.leader = self.draw_leader(chance)
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

    def max_moves(self) -> int:
        """Every card is a decision, every trick two servings, every player looks once."""
        players = int(self.players)
        return int(self.tricks) * (players + 2) + players

    def printed(self) -> "shapes.Printed":
        return {
            "plate": [int(chips) for chips in self.plate],
            "pan": [int(chips) for chips in self.pan],
            "score": [int(points) for points in self.score_cards],
            "discarded": int(self.per_discarded),
            "in_hand": int(self.per_baked),
            "baked": int(self.chips[0]),
            "dough": int(self.chips[4]),
            "tricks": int(self.tricks),
        }

    def _load(self, body: Any) -> "TowerState":
        state = TowerState(self)
        dump.read(state, body)
        return state


class TowerState(OneDecides):
    """A game of Tower Of PanCakes!!, or a view of one."""

    def __init__(self, setup: TowerSetup) -> None:
        super().__init__(setup)
        self.box = setup  # the same object as self.setup, with its own type
        self.phase: i64 = PLAYING
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
        # Of a view: made when it is first imagined.
        self.dealer: Dealer | None = None
        self.unseen: vec[i64] = _EMPTY

    # --- TP-6, TP-20: a card --------------------------------------------------------------------------------

    def _legal_moves(self, seat: int) -> list[int]:
        if seat != self.turn:
            return []
        if self.phase == PLAYING:
            moves = cards.moves_of(cards.FACE_UP, self.may_play_up(seat))
            if self.box.mystery:
                moves.extend(cards.moves_of(cards.FACE_DOWN, self.may_play_down(seat)))
            return moves
        if self.phase == SERVING:
            return cards.SERVINGS[self.open_plates()][:]
        return list(range(LOOK, cards.MOVE_COUNT))

    def _is_legal(self, seat: int, move: int) -> bool:
        if seat != self.turn or not 0 <= move < cards.MOVE_COUNT:
            return False
        if self.phase == PLAYING:
            if move < DOWN:
                return self.may_play_up(seat) >> move & 1 == 1
            return move < SERVE and has(self.may_play_down(seat), move - DOWN)
        if self.phase == SERVING:
            return SERVE <= move < LOOK and has(self.open_plates(), move - SERVE)
        return move >= LOOK

    def random_move(self, seat: int, rng: Rng) -> int:
        if self.phase == PLAYING:
            up = self.may_play_up(seat)
            down = self.may_play_down(seat)
            ups = count(up)
            chosen = rng.below(ups + count(down))
            return nth(up, chosen) if chosen < ups else DOWN + nth(down, chosen - ups)
        if self.phase == SERVING:
            servings = cards.SERVINGS[self.open_plates()]
            return servings[rng.below(len(servings))]
        return LOOK + rng.below(cards.MOVE_COUNT - LOOK)

    def may_play_up(self, seat: i64) -> i64:
        hand = self.hands[seat]
        if self.box.mystery and self.is_last_trick() and self.hidden[seat] == NONE:
            return 0  # TP-20: the last chance to play face down
        if self.led == NONE:
            return hand  # TP-22: also behind cards that lie face down
        return follow(hand, cards.SUITS[self.led])  # TP-6

    def may_play_down(self, seat: i64) -> i64:
        """TP-20: once a game, any card, without following."""
        return self.hands[seat] if self.box.mystery and self.hidden[seat] == NONE else 0

    def is_last_trick(self) -> bool:
        return self.trick == self.box.tricks - 1

    def _play(self, seat: int, move: int) -> None:
        self.remember(DOWN if DOWN <= move < SERVE else move)
        if move < SERVE:
            self._play_card(seat, move)
        elif move < LOOK:
            self._serve(seat, move - SERVE)
        else:
            self._look(seat, move - LOOK)

    def _play_card(self, seat: i64, move: i64) -> None:
        if move >= DOWN:
            self._lay_face_down(seat, move - DOWN)
        else:
            self._lay_face_up(seat, move)
        self.played += 1
        if self.played < self.box.players:
            self.turn = self.left_of(seat)
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
            self.tell(events.PLAYED_UP, seat, events.UP, card)

    def _lay_face_down(self, seat: i64, card: i64) -> None:
        self.hands[seat] &= ~bit(card)
        self.hidden = self.hidden[:]
        self.hidden[seat] = card
        self.hidden_voids = self.hidden_voids[:]
        self.hidden_voids[seat] = self.voids[seat]
        self.down |= bit(seat)
        self.tell(events.PLAYED_DOWN, seat, events.DOWN, card)

    # --- TP-7 to TP-10, TP-21 to TP-23: who wins ------------------------------------------------------------

    def _rank(self) -> None:
        best: i64 = NONE
        next_best: i64 = NONE
        seat = self.leader
        earlier: i64 = 3  # TP-8: of equal numbers, the one played first
        while earlier > 3 - self.box.players:
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
            seat = self.left_of(seat)
            earlier -= 1
        taker = self.leader if self.first == NONE else self.first  # TP-23: if all lie face down
        self.chips[cards.TAKEN + taker] += 1  # TP-10
        self.tell(events.RANKED, self.first, self.second, taker)
        self._offer(self.first)

    # --- TP-11 to TP-15, TP-27: serving ---------------------------------------------------------------------

    def _offer(self, winner: i64) -> None:
        """TP-9: first, then second, then the losers bake. TP-11: with nothing to serve a winner passes."""
        if winner != NONE and self.serving_size(winner) > 0:
            self.phase = SERVING
            self.turn = winner
            return
        if winner != NONE:
            self.tell(events.PASSED, winner)
        self._after_serving(winner)

    def _after_serving(self, winner: i64) -> None:
        if winner == self.first and self.second != NONE:
            self._offer(self.second)
        else:
            self._bake()

    def open_plates(self) -> i64:
        if self.box.extreme:
            return 0b1111  # TP-27
        towers = self.towers
        plates: i64 = 0
        plate: i64 = 0
        while plate < cards.DAVE:
            if len(towers[plate]) < FULL:
                plates |= bit(plate)  # TP-12
            plate += 1
        return plates if plates else bit(cards.DAVE)  # TP-14

    def serving_size(self, seat: i64) -> i64:
        """TP-11: the plate number of the card, or all that is baked."""
        return min(self.box.plate[self.table[seat] & 7], self.chips[BAKED + seat])

    def _serve(self, seat: i64, plate: i64) -> None:
        count = self.serving_size(seat)
        tower = self.towers[plate]
        placed = count
        if plate != cards.DAVE and not self.box.extreme:
            placed = min(count, FULL - len(tower))  # TP-13
        self.towers = self.towers[:]
        self.towers[plate] = tower + cards.CHIPS[seat][placed]
        self.chips[BAKED + seat] -= count
        self.chips[cards.DISCARDED + seat] += count - placed
        if self.journal is not None:
            self.tell(events.SERVED, seat, plate, placed, count - placed, len(self.towers[plate]))
        self._after_serving(seat)

    # --- TP-16, TP-21: baking -------------------------------------------------------------------------------

    def _bake(self) -> None:
        seat = self.leader
        while True:
            if seat != self.first and seat != self.second:
                count: i64 = 1  # TP-21
                if not self.down >> seat & 1:
                    count = self.box.pan[self.table[seat] & 7]
                count = min(count, self.chips[cards.DOUGH + seat])
                self.chips[cards.DOUGH + seat] -= count
                self.chips[BAKED + seat] += count
                if self.journal is not None:
                    self.tell(events.BAKED, seat, count)
            seat = self.left_of(seat)
            if seat == self.leader:
                break
        if self.down and not self.is_last_trick():
            self._next_looker(self.leader)
        else:
            self._next_trick()

    # --- TP-24: looking at score cards ----------------------------------------------------------------------

    def _next_looker(self, seat: i64) -> None:
        """The next face-down player from this seat on, clockwise until it is the leader's turn again."""
        while not has(self.down, seat):
            seat = self.left_of(seat)
            if seat == self.leader:
                self._next_trick()
                return
        self.phase = cards.LOOKING
        self.turn = seat

    def _look(self, seat: i64, place: i64) -> None:
        self.lookers = self.lookers[:]
        self.lookers[place] |= bit(seat)
        self.tell(events.LOOKED, seat, place >> 2, place & 3, self.score_cards[place])
        following = self.left_of(seat)
        if following == self.leader:
            self._next_trick()
        else:
            self._next_looker(following)

    # --- the next trick, or the end -------------------------------------------------------------------------

    def _next_trick(self) -> None:
        self.trick += 1
        if self.trick == self.box.tricks:
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
        self.phase = cards.OVER
        self.turn = NONE
        if self.box.mystery and self.journal is not None:  # TP-19: hidden until scoring
            self.journal.write(events.REVEALED, self.score_cards[:4], self.score_cards[4:])
        self.tell_end(events.ENDED)

    # --- TP-17, TP-18, TP-28: the score ---------------------------------------------------------------------

    def sheet(self) -> list[Row]:
        names = cards.TOWER_CATEGORIES if self.box.extreme else cards.PLATE_CATEGORIES
        counts = self._counts()
        each = self._points_each()
        rows: list[Row] = []
        for seat in range(self.box.players):
            for category in cards.ON_SHEET[: len(names)]:
                count = counts[seat * CATEGORIES + category]
                rows.append(_row(seat, names[category], count, each[category]))
        return rows

    def standings(self) -> list[int]:
        totals = self._extreme_totals() if self.box.extreme else self._totals()
        return [int(total) for total in totals[: self.box.players]]

    def _totals(self) -> vec[i64]:
        """What `sheet` adds up to, chip by chip (TP-17)."""
        totals = _NO_VOIDS[:]
        for seat in range(self.box.players):
            totals[seat] = self.chips[cards.DISCARDED + seat] * self.box.per_discarded
            totals[seat] += self.chips[BAKED + seat] * self.box.per_baked
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
        for seat in range(self.box.players):
            for place in range(i64(8)):
                totals[seat] += counts[seat * CATEGORIES + place] * self.score_cards[place]
        return totals

    def _points_each(self) -> vec[i64]:
        """The points for one in each category of the sheet."""
        if self.box.extreme:
            return self.score_cards
        return append(append(self.score_cards[:], self.box.per_discarded), self.box.per_baked)

    def _counts(self) -> vec[i64]:
        """How many each seat has in each category of the sheet: a row of CATEGORIES for each."""
        counts = vec[i64]([0] * (4 * CATEGORIES))
        for plate in range(i64(4)):
            if self.box.extreme:
                self._count_tower(counts, plate)
            else:
                self._count_plate(counts, plate)
        for seat in range(self.box.players):
            counts[seat * CATEGORIES + 8] = self.chips[cards.DISCARDED + seat]
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
        for seat in range(self.box.players):
            if counts[seat * CATEGORIES + plate + 4] < most:
                counts[seat * CATEGORIES + plate + 4] = 0

    def winners_of(self, totals: list[int]) -> list[int]:
        """TP-18: the highest score; then the most tricks taken as first; then shared."""
        winners = super().winners_of(totals)
        if len(winners) == 1:
            return winners
        most = max([int(self.chips[cards.TAKEN + seat]) for seat in winners])
        return [seat for seat in winners if self.chips[cards.TAKEN + seat] == most]

    # --- the contract ---------------------------------------------------------------------------------------

    def ask(self, seat: int) -> Mapping[str, Any]:
        return notation.ask(self, seat) if seat == self.turn else {}

    def describe(self, seat: int, move: int) -> "shapes.Parts":
        return notation.describe(move)

    def ahead(self, seat: int) -> tuple[str, list[int]]:
        moves = cards.moves_of(cards.FACE_UP, self.hands[seat])
        if self.box.mystery:
            moves.extend(cards.moves_of(cards.FACE_DOWN, self.may_play_down(seat)))
        return "play", moves

    def outcome(self, seat: int, move: int) -> Mapping[str, Any]:
        return notation.outcome(self, seat, move)

    def _goal(self, seat: int | None) -> "shapes.Goal":
        return notation.goal(self)

    def text(self, seat: int, move: int) -> str:
        return notation.text(move)

    def _why_not(self, seat: int, move: int) -> Phrase:
        return notation.why_not(self, seat, move)

    def seen(self, seat: int, move: int, by: int | None) -> int:
        """TP-25: a card that somebody else plays face down is just a card, which MOVE_COUNT stands for."""
        return cards.MOVE_COUNT if DOWN <= move < SERVE and by != seat else move

    def remember(self, seen: i64) -> None:
        """Note a move as everybody saw it, in a byte of the story: a card played face down is just DOWN."""
        self.story[self.moves_made >> 3] |= seen << ((self.moves_made & 7) * 8)
        self.moves_made += 1

    def told(self, number: i64) -> i64:
        """The move of this number, from 0, as everybody saw it."""
        return self.story[number >> 3] >> (number & 7) * 8 & 255

    def hand_size(self, seat: i64) -> i64:
        """How many cards a seat holds; everybody may count them."""
        if self.phase == cards.OVER:
            return 0
        size = self.box.tricks - self.trick
        if self.table[seat] != NONE or has(self.down, seat):
            size -= 1
        return size

    def clone(self) -> "TowerState":
        twin = TowerState(self.box)
        self._copy_to(twin)
        self._copy_open(twin)
        twin.hands = self.hands[:]
        twin.score_cards = self.score_cards
        twin.hidden = self.hidden
        return twin

    def view(self, seat: int | None) -> "TowerState":
        view = TowerState(self.box)
        view.viewer = self._viewer_of(seat)
        self._copy_open(view)
        knowledge.show(self, view)
        return view

    def _copy_open(self, twin: "TowerState") -> None:
        """What lies open to all."""
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
        twin.table = self.table[:]
        twin.chips = self.chips[:]
        twin.voids = self.voids[:]
        twin.towers = self.towers
        twin.lookers = self.lookers
        twin.hidden_voids = self.hidden_voids

    def imagine(self, rng: Rng) -> "TowerState":
        self._must_be_view()
        world = self.clone()
        world.viewer = WHOLE
        knowledge.fill_in(self, world, rng)
        return world

    def _dump(self) -> Mapping[str, Any]:
        return dump.write(self)

    def _dump_own(self) -> Mapping[str, Any]:
        return dump.own(self)


def _row(seat: i64, category: str, count: i64, each: i64) -> Row:
    """A line of the score sheet; with a hidden score card its points are known only when nothing counts."""
    if each == UNKNOWN:
        return (seat, category, count, None, None if count else 0)
    return (seat, category, count, each, count * each)
