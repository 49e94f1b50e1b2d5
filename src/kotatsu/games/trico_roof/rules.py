"""Trico Roof — gifts set the order in which all repaint the roofs. Rules TR-1 to TR-19, in their order."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from kotatsu.core.bits import bit, count, has, nth
from kotatsu.core.chance import Chance, Rng
from kotatsu.core.deals import Dealer
from kotatsu.core.errors import Hidden, Phrase
from kotatsu.core.state import NONE, WHOLE, OneDecides, Row, Setup
from kotatsu.core.tricks import follow
from kotatsu.games.trico_roof import cards, dump, events, knowledge, notation
from kotatsu.games.trico_roof.cards import CHOOSING, FACES, GIVING, GOVERNMENT, OPEN, PAINT, PAINTING, SCORE

if TYPE_CHECKING:
    from kotatsu.games.trico_roof import shapes

_EMPTY: Final = vec[i64]([])
_NO_CARDS: Final = vec[i64]([NONE] * 5)
_ZEROS: Final = vec[i64]([0] * 5)
_IN_ORDER: Final = vec[i64]([0, 1, 2, 3])


class TricoSetup(Setup):
    """The table before the deal. `values` is the edition's data, already validated."""

    def __init__(
        self, game: str, rules_version: int, players: int, options: dict[str, Any], values: dict[str, Any]
    ) -> None:
        super().__init__(game, rules_version, players, options)
        self.counting: bool = options["count"] is not None  # TR-17
        self.plays: i64 = 2 if players == 2 else 1  # TR-19: cards each gives in a phase
        self.trick: i64 = self.plays * self.players
        self.hand: i64 = values["hand"][str(players)]  # TR-5
        self.phases: i64 = self.hand // self.plays
        self.numbers: int = values["gifts"]["numbers"]  # TR-1
        self.copies: int = values["gifts"]["copies"]
        kinds = [colour * 4 + n for colour in range(4) for n in range(self.numbers)]
        self.gifts: vec[i64] = vec[i64]([kind for kind in kinds for copy in range(self.copies)])
        self.all_gifts: i64 = sum([self.copies << 2 * kind for kind in kinds])  # the same, as one big hand
        self.chips: i64 = values["chips"]  # TR-2
        roof_cards: list[str] = ["".join(row.split()) for row in values["roofs"]]
        self.whites: i64 = "".join(roof_cards).count(".")
        # TR-3: by card * 2, + 1 when it is read right to left; as chips of the top row.
        self.roof_cards: vec[i64] = vec[i64](
            [cards.roof_mask([row[::step]]) for row in roof_cards for step in (1, -1)]
        )
        self.requests = cards.requests_of(values)
        self.residents: vec[i64] = vec[i64](list(range(self.requests.residents)))
        # TR-15: the phase before which the residents' deck is shuffled for the last time; 0 for the deal.
        self.last_shuffle: i64 = max(
            [phase for phase in range(int(self.phases)) if phase * OPEN % len(self.residents) == 0]
        )
        # The columns of the tally, and the points for one in each: requests by their worth, and assisting.
        self.categories = [*[f"requests-{worth}" for worth in self.requests.worths], "assisting"]
        each = [*self.requests.worths, 1]
        self.each: vec[i64] = vec[i64](each)
        self.no_tally: vec[i64] = vec[i64]([0] * (players * len(each)))

    # --- TR-5 to TR-7: the deal -----------------------------------------------------------------------------

    def deal(self, chance: Chance) -> "TricoState":
        """Draws: the gifts, the order of the roof cards, the turn of each, the side of each government card,
        the residents' deck, the leader."""
        state = TricoState(self)
        gifts = self.gifts[:]
        chance.shuffle(gifts)
        hands = _ZEROS[:]
        for i in range(self.players * self.hand):
            hands[i // self.hand] += cards.one(gifts[i])
        state.hands = hands
        state.roofs = self._lay_roofs(chance)
        for card in range(i64(GOVERNMENT)):
            state.sides |= chance.below(2) << card
        deck = self.residents[:]
        chance.shuffle(deck)
        state.residents = deck[:OPEN]
        state.deck = deck[OPEN:]
        state.leader = self.draw_leader(chance)
        state.turn = state.leader
        state.phase = cards.FILLING if self.whites else GIVING
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

    def max_moves(self) -> int:
        """Every white circle is a decision; so is every gift, and painting and scoring are two more, three if
        somebody else must paint a corner (TR-17)."""
        return int(self.whites) + int(self.phases) * int(self.trick) * (4 if self.counting else 3)

    def printed(self) -> "shapes.Printed":
        requests = [self.requests.request(number) for number in range(FACES + self.requests.residents)]
        return {
            "chips": int(self.chips),
            "phases": int(self.phases),
            "gifts": int(self.trick),
            "numbers": self.numbers,
            "copies": self.copies,
            "example": cards.example(self.trick, self.numbers),
            "government": [{"front": requests[n], "back": requests[n + 1]} for n in range(0, FACES, 2)],
            "residents": requests[FACES:],
        }

    def _load(self, body: Any) -> "TricoState":
        state = TricoState(self)
        dump.read(state, body)
        return state


class TricoState(OneDecides):
    """A game of Trico Roof, or a view of one."""

    def __init__(self, setup: TricoSetup) -> None:
        super().__init__(setup)
        self.box = setup  # the same object as self.setup, with its own type
        self.phase: i64 = GIVING
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
        # Of a view: made when it is first imagined.
        self.dealer: Dealer | None = None
        self.unseen: vec[i64] = _EMPTY
        self.undrawn: vec[i64] = _EMPTY

    def _legal_moves(self, seat: int) -> list[int]:
        if seat != self.turn:
            return []
        if self.phase == PAINTING:
            return cards.paint_moves(self.offered, self.roofs)
        if self.phase == GIVING:
            return cards.give_moves(self.may_give(seat))
        if self.phase == cards.SCORING:
            return cards.SCORE_MOVES[self.completed][:]
        if self.phase == CHOOSING:
            return [PAINT + chip for chip in sorted(self.corner_chips())]
        white: int = self.next_white()
        return [PAINT + white, PAINT + white + 16, PAINT + white + 32]

    def _is_legal(self, seat: int, move: int) -> bool:
        if seat != self.turn or not 0 <= move < cards.MOVE_COUNT:
            return False
        n: i64 = move
        if self.phase == PAINTING:
            return PAINT <= n < SCORE and self._may_paint(n - PAINT)
        if self.phase == GIVING:
            return n < PAINT and self.may_give(seat) >> (2 * n) & 3 != 0
        if self.phase == cards.SCORING:
            return n == cards.DECLINE or (SCORE <= n < cards.DECLINE and has(self.completed, n - SCORE))
        if self.phase == cards.FILLING:
            return PAINT <= n < SCORE and (n - PAINT) & 15 == self.next_white()
        return n - PAINT in self.corner_chips()

    def _play(self, seat: int, move: int) -> None:
        if move < PAINT:
            self.give(seat, move)
        elif move < SCORE:
            if self.phase == cards.FILLING:
                self._fill(seat, move - PAINT)
            else:
                self._paint(seat, move - PAINT)
        elif move < cards.DECLINE:
            self._score(seat, move - SCORE)
        else:
            self.tell(events.DECLINED, seat)
            self._next_painter(self.rank + 1)

    def giver(self, gift: i64) -> i64:
        """Who gave this gift of the phase. TR-19: two players give in turn."""
        return (self.leader + gift) % self.box.players

    # --- TR-7: the white circles ----------------------------------------------------------------------------

    def next_white(self) -> i64:
        """The square that gets the next colour: top row first."""
        return nth(~cards.covered(self.roofs) & cards.SQUARES, 0)

    def _fill(self, seat: i64, chip: i64) -> None:
        self.roofs |= bit(chip)
        self.tell(events.FILLED, seat, chip >> 4, chip & 15)
        if cards.covered(self.roofs) == cards.SQUARES:
            self.phase = GIVING

    # --- TR-8: the gift phase -------------------------------------------------------------------------------

    def may_give(self, seat: i64) -> i64:
        """What of the hand may be given now."""
        hand = self.hands[seat]
        return hand if self.led == NONE else follow(hand, cards.suit(self.led))

    def give(self, seat: i64, card: i64) -> None:
        self.hands[seat] -= cards.one(card)
        self.given += cards.one(card)
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
            self.tell(events.GAVE, seat, card)
        if self.played < self.box.trick:
            self.turn = self.left_of(seat)
        else:
            self._rank_gifts()

    # --- TR-9: who paints when ------------------------------------------------------------------------------

    def _rank_gifts(self) -> None:
        """Best first: again and again the strongest of those that are weaker than the last one found."""
        self.ranking = 0
        self.painters = 0
        weaker_than: i64 = 1000
        while True:
            best: i64 = 0
            best_gift: i64 = NONE
            for gift in range(self.box.trick):
                found = cards.strength(self.table[gift], gift, self.led, self.trump)
                if best < found < weaker_than:
                    best = found
                    best_gift = gift
            if best_gift == NONE:
                break
            self.ranking |= best_gift << (self.painters * 4)
            self.painters += 1
            weaker_than = best
        events.ranked(self)
        self._next_painter(0)

    def ranked(self, rank: i64) -> i64:
        """The gift of this rank, from 0."""
        return self.ranking >> (rank * 4) & 15

    def assists(self, gift: i64) -> bool:
        """Whether a gift of this phase has no rank."""
        return cards.strength(self.table[gift], gift, self.led, self.trump) == 0

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
            if self.rank == 0 or self.rank == cards.NEW_SET:
                self.used = 0
            self.offered = self._colours_offered()
            self.turn = self.painter()
            if self.offered:
                self.phase = PAINTING
                return
            self.tell(events.IDLE, self.turn)
            self.rank += 1
        self._assist()

    def _colours_offered(self) -> i64:
        """TR-10: what is left of the set; TR-11: unless all its chips lie on the roofs."""
        colours: i64 = 0
        for colour in range(i64(3)):
            if not has(self.used, colour) and count(cards.painted(self.roofs, colour)) < self.box.chips:
                colours |= bit(colour)
        return colours

    def _may_paint(self, chip: i64) -> bool:
        return has(self.offered, chip >> 4) and not has(self.roofs, chip)

    def _paint(self, seat: i64, chip: i64) -> None:
        """Lay the new chip. TR-17: whoever does it, whatever it completes its painter may score."""
        events.painted(self, seat, chip)
        self.roofs = cards.repainted(self.roofs, chip)
        self.used |= bit(chip >> 4)
        self.chip = chip
        self.find_completed()
        if self.completed:
            self.phase = cards.SCORING
            self.turn = self.painter()
        else:
            self._next_painter(self.rank + 1)

    # --- TR-12, TR-13: requests -----------------------------------------------------------------------------

    def request_at(self, place: i64) -> i64:
        """The open request in this place: 0-2 government, 3-5 residents; NONE when it lies face down."""
        if place < GOVERNMENT:
            return place * 2 + (self.sides >> place & 1)
        place -= GOVERNMENT
        return NONE if has(self.scored, place) else FACES + self.residents[place]

    def find_completed(self) -> None:
        """Note which open requests the new chip completes."""
        places: i64 = 0
        requests = self.box.requests
        for place in range(i64(cards.PLACED)):
            request = self.request_at(place)
            if request != NONE and requests.completed(request, self.roofs, self.chip):
                places |= bit(place)
        self.completed = places

    def _score(self, seat: i64, place: i64) -> None:
        self._count(seat, self.box.requests.worth[self.request_at(place)], 1)
        self.scorers += 1
        events.scored(self, seat, place)
        if place < GOVERNMENT:
            self.sides ^= bit(place)  # TR-13: the other side is open at once
            events.turned(self, place)
        else:
            self.scored |= bit(place - GOVERNMENT)
        self._next_painter(self.rank + 1)

    def _count(self, seat: i64, column: i64, number: i64) -> None:
        self.tally = self.tally[:]
        self.tally[seat * len(self.box.each) + column] += number

    # --- TR-14: assistants ----------------------------------------------------------------------------------

    def _assist(self) -> None:
        """A point for each painter who scored. Five cards with an assistant leave four painters at most."""
        if self.scorers:
            for gift in range(self.box.trick):
                if self.assists(gift):
                    seat = self.giver(gift)
                    self._count(seat, len(self.box.each) - 1, self.scorers)
                    self.tell(events.ASSISTED, seat, self.scorers)
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
        self.rank = 0
        self.used = 0
        self.offered = 0
        self.scorers = 0
        if self.round == self.box.phases:
            self.phase = cards.OVER
            self.turn = NONE
            self.tell_end(events.ENDED)
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
            deck = self.box.residents[:]
            chance.shuffle(deck)
            self.deck = deck
            self.discarded = 0
            if self.round == self.box.last_shuffle:
                self.chance = None
        self.residents = self.deck[:OPEN]
        self.deck = self.deck[OPEN:]
        self.scored = 0
        events.opened(self, shuffled)

    # --- TR-17: the count -----------------------------------------------------------------------------------

    def timeout(self, seat: int) -> bool:
        """The count ran out for a painter, or for whoever chooses a corner instead."""
        if self.viewer != WHOLE:
            raise Hidden(f"{self._name()} cannot be played on; imagine a world from it first.")
        if not self.box.counting or seat != self.turn or self.phase not in (PAINTING, CHOOSING):
            return False
        chips = self.corner_chips()
        if self.phase == CHOOSING:
            self.tell(events.LATE, seat, events.CORNER, NONE)
            self._paint(seat, chips[0])
        elif chips:
            self.phase = CHOOSING
            self.turn = self._chooser(seat)
            self.tell(events.LATE, seat, events.PAINT, self.turn)
        else:
            self.tell(events.LATE, seat, events.PAINT, NONE)
            self._next_painter(self.rank + 1)
        return True

    def _chooser(self, painter: i64) -> i64:
        """The next painter who is another player, else the first assistant who is, else the left seat."""
        for rank in range(self.rank + 1, self.painters):
            seat = self.giver(self.ranked(rank))
            if seat != painter:
                return seat
        for gift in range(self.box.trick):
            seat = self.giver(gift)
            if self.assists(gift) and seat != painter:
                return seat
        return self.left_of(painter)

    def corner_chips(self) -> list[int]:
        """What fits on the corners: clockwise from the top left, on each corner red, blue, yellow."""
        chips = [colour * 16 + square for square in cards.CORNERS for colour in range(3)]
        return [chip for chip in chips if self._may_paint(chip)]

    # --- TR-18: the score -----------------------------------------------------------------------------------

    def sheet(self) -> list[Row]:
        """Requests by what they are worth, and the points from assisting."""
        rows: list[Row] = []
        for i in range(len(self.tally)):
            seat, column = divmod(int(i), len(self.box.each))
            number, each = int(self.tally[i]), int(self.box.each[column])
            rows.append((seat, self.box.categories[column], number, each, number * each))
        return rows

    def standings(self) -> list[int]:
        points: list[int] = []
        i: i64 = 0
        for _seat in range(self.box.players):
            total: i64 = 0
            for each in self.box.each:
                total += self.tally[i] * each
                i += 1
            points.append(total)
        return points

    # --- the contract ---------------------------------------------------------------------------------------

    def ask(self, seat: int) -> Mapping[str, Any]:
        return notation.ask(self, seat) if seat == self.turn else {}

    def describe(self, seat: int, move: int) -> "shapes.Parts":
        return notation.describe(self, move)

    def ahead(self, seat: int) -> tuple[str, list[int]]:
        return "give", cards.give_moves(self.hands[seat])

    def outcome(self, seat: int, move: int) -> Mapping[str, Any]:
        return notation.outcome(self, seat, move)

    def _goal(self, seat: int | None) -> "shapes.Goal":
        return notation.goal(self)

    def text(self, seat: int, move: int) -> str:
        return cards.MOVE_TEXTS[move]

    def _why_not(self, seat: int, move: int) -> Phrase:
        return notation.why_not(self, seat, move)

    def past_phases(self) -> list[bytes]:
        """Of each finished phase the leader, then the gifts in order of play."""
        size = 1 + int(self.box.trick)
        return [self.past[first : first + size] for first in range(0, len(self.past), size)]

    def hand_size(self, seat: i64) -> int:
        """How many cards a seat holds; everybody may count them."""
        gone = len([gift for gift in range(self.played) if self.giver(gift) == seat])
        return int(self.box.hand - self.round * self.box.plays) - gone

    def clone(self) -> "TricoState":
        twin = TricoState(self.box)
        self._copy_to(twin)
        self._copy_open(twin)
        twin.hands = self.hands[:]
        twin.deck = self.deck
        return twin

    def view(self, seat: int | None) -> "TricoState":
        view = TricoState(self.box)
        view.viewer = self._viewer_of(seat)
        self._copy_open(view)
        knowledge.show(self, view)
        return view

    def _copy_open(self, twin: "TricoState") -> None:
        """What lies open to all."""
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
        twin.rank = self.rank
        twin.used = self.used
        twin.offered = self.offered
        twin.chip = self.chip
        twin.completed = self.completed
        twin.scorers = self.scorers
        twin.sides = self.sides
        twin.scored = self.scored
        twin.discarded = self.discarded
        twin.table = self.table[:]
        twin.voids = self.voids[:]
        twin.residents = self.residents
        twin.tally = self.tally

    def imagine(self, rng: Rng) -> "TricoState":
        self._must_be_view()
        world = self.clone()
        world.viewer = WHOLE
        knowledge.fill_in(self, world, rng)
        return world

    def _dump(self) -> Mapping[str, Any]:
        return dump.write(self)

    def _dump_own(self) -> Mapping[str, Any]:
        return dump.own(self)
