"""Hver stal kökunni úr krúsinni? — one card in hand, find the empty jar. Rules CK-1 to CK-35, in their order;
CK-15 to CK-30, what stands on the cards, in `texts`."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kotatsu.core.bits import bit, count, has, members, nth
from kotatsu.core.chance import Chance, Rng
from kotatsu.core.errors import BadInput, Phrase
from kotatsu.core.state import ALONE, NOBODY, NONE, WHOLE, Row, Setup, State
from kotatsu.games.cookie_thief import cards, dump, events, knowledge, notation, texts
from kotatsu.games.cookie_thief.cards import DOMAIN, JAR, OVER, PANCAKES, SECOND, highest_value, moves_from

if TYPE_CHECKING:
    from kotatsu.games.cookie_thief import shapes

_EMPTY: Final = vec[i64]([])
_NO_CARDS: Final[list[i64]] = []
_NOTHING_LAID: Final = vec[i64]([0] * cards.SEATS)
_NO_TALLY: Final = vec[i64]([0] * (3 * cards.SEATS))


class CookieSetup(Setup):
    """The table before the deal. `values` is the edition's data, already validated."""

    def __init__(
        self, game: str, rules_version: int, players: int, options: dict[str, Any], values: dict[str, Any]
    ) -> None:
        super().__init__(game, rules_version, players, options)
        rounds: int | None = options["rounds"]
        self.race: bool = rounds is None  # CK-35
        self.points: i64 = options["points"]
        self.rounds: i64 = cards.MOST_ROUNDS if rounds is None else rounds
        plain: list[int] = values["cakes"]["plain"]
        coffee: list[int] = values["cakes"]["coffee"]
        pancakes: list[int] = list(values["pancakes"]["copies"])
        if players == 3:  # CK-3
            coffee = [0] * 6
            pancakes[cards.LUMMA_MED_KAFFI - PANCAKES] = 0
        self.copies: list[int] = plain + coffee  # CK-1, by kind
        self.cakes: vec[i64] = vec[i64](
            [kind for kind in range(cards.KINDS) for _ in range(self.copies[kind])]
        )
        self.pancakes: vec[i64] = vec[i64]([PANCAKES + n for n in range(8) if pancakes[n]])  # CK-2
        self.in_deck: i64 = min(i64(values["pancakes"]["in_deck"]), len(self.pancakes))  # CK-5
        if len(self.cakes) < players + 2:
            raise BadInput("too-few-cakes", game=game, cakes=len(self.cakes), players=players)
        self.everybody: i64 = bit(players) - 1
        self.first_facts: vec[i64] = knowledge.first_facts(players)
        # CK-15: what Kleina may name.
        self.namable: i64 = 0
        for kind in range(i64(cards.KINDS)):
            if self.copies[kind] and cards.value(kind) != 1:
                self.namable |= bit(kind)
        self.name_moves: list[int] = moves_from(cards.NAME, self.namable)

    def deal(self, chance: Chance) -> "CookieState":
        """Draws: who starts, unless named; then each round as `_deal_round` says."""
        state = CookieState(self)
        state.chance = chance
        state._deal_round(self.draw_leader(chance))
        return state

    def max_moves(self) -> int:
        """Every cake drawn is laid once at most and asks two more questions, but for Kleina með kaffi, which
        asks one for each opponent; Grautarlumma lets each cake come twice. The rest is for pancakes."""
        guesses = 2 * self.copies[cards.KLEINA_MED_KAFFI] * int(self.players)
        a_round = 2 * 3 * len(self.cakes) + guesses + 2 * int(self.in_deck) + 5
        return int(a_round) * int(self.rounds)

    def printed(self) -> "shapes.Printed":
        return {
            "cakes": {cards.CARDS[kind]: copies for kind, copies in enumerate(self.copies) if copies},
            "pancakes": [cards.CARDS[pancake] for pancake in self.pancakes],
            "in_deck": int(self.in_deck),
        }

    def _load(self, body: Any) -> "CookieState":
        state = CookieState(self)
        dump.read(state, body)
        return state


class CookieState(State):
    """A match of Cookie Thief, or a view of one."""

    def __init__(self, setup: CookieSetup) -> None:
        super().__init__(setup)
        self.box = setup  # the same object as self.setup, with its own type
        self.phase: i64 = cards.PLAYING
        self.turn: i64 = NONE  # whose turn it is; nobody else ever has to decide
        self.round: i64 = 0  # rounds finished
        self.starter: i64 = 0  # who started this round
        self.inside: i64 = 0  # seats still in (bits)
        self.direction: i64 = 1  # CK-12, CK-24
        self.reversing: bool = False  # once this turn is over
        self.next_turn: i64 = NONE  # CK-27: who goes next, if not the neighbour
        self.card: i64 = NONE  # the cake that is being carried out
        self.target: i64 = NONE  # the seat chosen for it
        self.waiting: i64 = NONE  # CK-28: pancakes still to be carried out
        self.waiting_too: i64 = NONE
        self.shielded: i64 = 0  # CK-13: seats under an active Lakkrístoppur (bits)
        self.marker: i64 = NONE  # CK-14
        self.marked: i64 = NONE
        self.left: i64 = 0  # cards in the deck
        self.tossed: i64 = 0  # cakes on the discard pile
        self.shown: i64 = 0  # pancakes seen this round (bits, from 0)
        self.ties: i64 = 0  # CK-17: pairs of places whose cards everybody knows to be worth the same
        # These three are changed in place, so each state has its own.
        self.hands: vec[i64] = _EMPTY  # the card in each place
        self.laid: vec[i64] = _EMPTY  # the open cakes before each seat, a pile each
        self.facts: vec[i64] = _EMPTY  # rows DOMAIN, KNOWERS, SURE, DEEDS
        # These are replaced, never changed in place, so that clones can share them.
        self.deck: vec[i64] = _EMPTY  # the top is at left - 1
        self.tally: vec[i64] = _NO_TALLY  # rows WON, WITH_JAR, CAUGHT
        self.memories: vec[i64] = _EMPTY  # CK-26: who remembers which cake in one of which places
        # Of a view: made when it is first imagined.
        self.prepared: bool = False
        self.unseen: vec[i64] = _EMPTY
        self.unseen_pancakes: vec[i64] = _EMPTY
        self.blanks: vec[i64] = _EMPTY

    # --- CK-3 to CK-6: a round is set up --------------------------------------------------------------------

    def _deal_round(self, starter: i64) -> None:
        self._deal_cards()
        self.inside = self.box.everybody
        self.direction = 1  # CK-12
        self.reversing = False
        self.next_turn = NONE
        self.shielded = 0
        self.marker = NONE
        self.marked = NONE
        self.starter = starter
        self.tell(events.DEALT, self.round + 1, starter, self.left)
        if self.journal is not None:
            for seat in range(self.box.players):
                self.tell_hand(seat)
        self._start_turn(starter)

    def _deal_cards(self) -> None:
        """Draws: the cakes are shuffled, then the pancakes, then the deck made of both. Cakes are dealt from
        the front, first to seat 0, last the secret card; the deck's top is at its end."""
        box = self.box
        dice = self.dice()
        cakes = box.cakes[:]
        dice.shuffle(cakes)
        hands = cards.NO_CARDS[:]
        for seat in range(box.players):
            hands[seat] = cakes[seat]
        hands[cards.SECRET] = cakes[box.players]
        deck = cakes[box.players + 1 :]
        pancakes = box.pancakes[:]
        dice.shuffle(pancakes)
        for pancake in pancakes[: box.in_deck]:  # CK-5
            deck = append(deck, pancake)
        dice.shuffle(deck)
        self.hands = hands
        self.facts = box.first_facts[:]
        self.deck = deck
        self.left = len(deck)
        self.laid = _NOTHING_LAID[:]
        self.tossed = 0
        self.shown = 0
        self.ties = 0
        self.memories = _EMPTY

    def dice(self) -> Chance:
        """Where a whole state draws from."""
        chance = self.chance
        assert chance is not None
        return chance

    def tell_hand(self, seat: i64) -> None:
        """A seat alone sees the card that is its hand now."""
        self.tell(events.RECEIVED, seat, self.hands[seat])

    # --- CK-7: a turn begins with a card --------------------------------------------------------------------

    @property
    def deciders(self) -> tuple[int, ...]:
        return ALONE[self.turn] if self.phase != OVER else NOBODY

    @property
    def over(self) -> bool:
        return self.phase == OVER

    def _start_turn(self, seat: i64) -> None:
        self.turn = seat
        self.draw()

    def draw(self) -> None:
        """The player draws a card; a pancake is shown and carried out."""
        if self.left == 0:
            self.tell(events.NO_CARD, self.turn)
            self.drawn()
            return
        card = self.top()
        if card < PANCAKES:
            self.take_drawn(card)
            self.drawn()
        else:
            self.show(card)
            texts.PANCAKE_TEXTS[card - PANCAKES](self)

    def top(self) -> i64:
        """The top card leaves the deck."""
        self.left -= 1
        return self.deck[self.left]

    def take(self, seat: i64, place: i64, cake: i64) -> None:
        """A cake from the deck comes to a place of this player's, unseen by others."""
        self.hands[place] = cake
        knowledge.fresh(self, place, seat)
        if self.journal is not None:
            self.tell(events.DREW, seat, self.left, cake)

    def take_drawn(self, cake: i64) -> None:
        """It goes into the hand of the player whose turn it is."""
        self.take(self.turn, SECOND if self.hands[SECOND] == NONE else cards.THIRD, cake)

    def show(self, pancake: i64) -> None:
        self.shown |= bit(pancake - PANCAKES)
        self.tell(events.SHOWN, self.turn, pancake)

    def drawn(self) -> None:
        """All that one card led to is done: a waiting pancake is next (CK-28), a cake (CK-8) or nothing."""
        if self.waiting != NONE:
            pancake = self.waiting
            self.waiting = self.waiting_too
            self.waiting_too = NONE
            texts.PANCAKE_TEXTS[pancake - PANCAKES](self)
        elif self.hands[SECOND] != NONE:
            self.phase = cards.PLAYING
        else:
            self.tell(events.TURN_OVER, self.turn)
            self.end_turn()

    # --- CK-8, CK-9: a cake is laid -------------------------------------------------------------------------

    def _legal_moves(self, seat: int) -> list[int]:
        if seat != self.turn:
            return []
        phase = self.phase
        if phase == cards.CHOOSING:
            return cards.SEAT_MOVES[self._choices()][:]
        if phase == cards.NAMING:
            return self.box.name_moves[:]
        return moves_from(cards.FIRST_MOVES[phase], self._choices())

    def _is_legal(self, seat: int, move: int) -> bool:
        choice: i64 = move - cards.FIRST_MOVES[self.phase]
        return seat == self.turn and 0 <= choice < cards.KINDS and has(self._choices(), choice)

    def random_move(self, seat: int, rng: Rng) -> int:
        choices = self._choices()
        return cards.FIRST_MOVES[self.phase] + nth(choices, rng.below(count(choices)))

    def _choices(self) -> i64:
        """What may be answered now: kinds of cards, or seats (bits), to be counted from FIRST_MOVES."""
        phase = self.phase
        if phase == cards.PLAYING:
            return self.may_lay()
        if phase == cards.CHOOSING:
            seats = self.choosable()
            return seats | bit(cards.CHOOSE_NOBODY - cards.CHOOSE) if self.card == cards.PIPARKAKA else seats
        if phase == cards.NAMING:
            return self.box.namable
        if phase == cards.ORDERING:
            return bit(self.waiting - PANCAKES) | bit(self.waiting_too - PANCAKES)
        if phase == cards.PASSING:
            return texts.highest_layers(self)
        if phase == cards.REHEATING:
            return self.outside()
        if phase == OVER:
            return 0
        return self.held()

    def held(self) -> i64:
        """The kinds of cakes that the player whose turn it is holds (bits)."""
        hands = self.hands
        kinds = bit(hands[self.turn])
        if hands[SECOND] != NONE:
            kinds |= bit(hands[SECOND])
            if hands[cards.THIRD] != NONE:
                kinds |= bit(hands[cards.THIRD])
        return kinds

    def may_lay(self) -> i64:
        kinds = self.held()
        if has(kinds, cards.HNALLTHORA) and kinds & cards.COFFEE_CAKES:
            return bit(cards.HNALLTHORA)  # CK-21
        return kinds

    def _play(self, seat: int, move: int) -> None:
        phase = self.phase
        choice: i64 = move - cards.FIRST_MOVES[phase]
        if phase == cards.PLAYING:
            self._lay(seat, choice)
        elif phase == cards.CHOOSING:
            self._choose(choice)
        elif phase == cards.NAMING:
            texts.guess(self, choice)
        elif phase == cards.HOLDING:
            self._hold(seat, choice)
        elif phase == cards.ORDERING:
            texts.order(self, choice + PANCAKES)
        elif phase == cards.PASSING:
            texts.pass_to(self, choice)
        elif phase == cards.REHEATING:
            texts.reheat(self, choice)
        else:
            texts.discard(self, choice)

    def _lay(self, seat: i64, cake: i64) -> None:
        knowledge.give_up(self, seat, cake)
        if cake >= cards.COFFEE:  # CK-21: whoever lays it by choice does not hold Hnallþóra
            self.facts[DOMAIN + seat] &= ~bit(cards.HNALLTHORA)
            self.facts[DOMAIN + SECOND] &= ~bit(cards.HNALLTHORA)
        self.laid[seat] += cards.one(cake)
        self.shielded &= ~bit(seat)  # CK-18
        if self.marker == seat:
            self.end_mark()  # CK-14: before the text
        self.card = cake
        self.target = NONE
        if self.journal is not None:
            self.tell(events.LAID, seat, cake)
        if cake == JAR:  # CK-22
            self.go_out(seat)
            self.end_round(seat)
        elif self.hands[SECOND] != NONE:
            self.phase = cards.HOLDING  # CK-28: before the text
        else:
            texts.CAKE_TEXTS[self.card](self)

    def _hold(self, seat: i64, cake: i64) -> None:
        """CK-28: of two cakes left, this one is the hand. Nobody else learns which."""
        hands = self.hands
        if hands[seat] != cake:
            hands[SECOND] = hands[seat]
            hands[seat] = cake
        self.tell(events.HELD, seat, cake)
        texts.CAKE_TEXTS[self.card](self)

    def done(self) -> None:
        """A text is carried out; CK-28: cakes are laid until one is left."""
        self.card = NONE
        self.target = NONE
        if self.hands[SECOND] != NONE:
            self.phase = cards.PLAYING
        else:
            self.end_turn()

    # --- CK-10, CK-11: discarded cakes, players who are out -------------------------------------------------

    def places_of(self, seat: i64) -> list[int]:
        """The places of this player's cards."""
        places = [int(seat), SECOND, cards.THIRD] if seat == self.turn else [int(seat)]
        return [place for place in places if self.hands[place] != NONE]

    def cards_of(self, seat: i64) -> list[i64]:
        return [self.hands[place] for place in self.places_of(seat)]

    def owner(self, place: i64) -> i64:
        """Whose hand a place belongs to."""
        return place if place < cards.SECRET else self.turn

    def toss(self, place: i64) -> None:
        """The card in a place goes to the discard pile, seen by all."""
        cake = self.hands[place]
        self.hands[place] = NONE
        self.tossed += cards.one(cake)
        knowledge.leave(self, place, cake)

    def go_out(self, seat: i64) -> None:
        self.inside &= ~bit(seat)
        shown = self.cards_of(seat) if self.journal is not None else _NO_CARDS
        if self.hands[seat] != NONE:
            self.toss(seat)
        if seat == self.turn and self.hands[SECOND] != NONE:
            self.toss(SECOND)
            if self.hands[cards.THIRD] != NONE:
                self.toss(cards.THIRD)
        if self.marker == seat or self.marked == seat:
            self.end_mark()  # CK-14
        if self.journal is not None:
            self.journal.write(events.OUT, seat, shown, len(shown))

    def sits_out(self, seat: int) -> bool:
        return self.phase != OVER and not has(self.inside, seat)

    def outside(self) -> i64:
        return self.box.everybody & ~self.inside

    def jar_is_open(self) -> bool:
        return cards.copies_in(self.tossed, JAR) > 0

    def round_is_over(self, seat: i64) -> bool:
        """CK-31, once somebody is out: the jar was caught with this seat, or one player at most is left."""
        if self.jar_is_open():
            self.end_round(seat)
            return True
        inside = self.inside
        if inside & (inside - 1) == 0:
            self.end_round(NONE)
            return True
        return False

    # --- CK-12: the next turn -------------------------------------------------------------------------------

    def end_turn(self) -> None:
        self.drop_waiting()
        if self.reversing:
            self.reversing = False
            self.direction = -self.direction
            self.tell(events.REVERSED, self.direction == 1)
        if self.left == 0:
            self.end_round(NONE)  # CK-31
            return
        following = self.next_turn
        self.next_turn = NONE
        if following == NONE:
            following = self._neighbour(self.turn)
        while not has(self.inside, following):  # CK-27: also from the seat that was to be next
            following = self._neighbour(following)
        self._start_turn(following)

    def _neighbour(self, seat: i64) -> i64:
        if self.direction == 1:
            return self.left_of(seat)
        return seat - 1 if seat else self.box.players - 1

    def drop_waiting(self) -> None:
        """CK-28: pancakes that still wait when the turn ends are discarded unread."""
        if self.waiting != NONE:
            self.tell(events.DROPPED, self.turn, self.waiting)
        self.waiting = NONE
        self.waiting_too = NONE

    # --- CK-13, CK-14: targets ------------------------------------------------------------------------------

    def choosable(self) -> i64:
        """The seats that the cake being carried out may choose now (bits)."""
        me = self.turn
        seats = self.inside & ~self.shielded & ~bit(me)
        if has(cards.MAY_CHOOSE_SELF, self.card):
            seats |= bit(me)
        chosen = self.target
        marked = self.marked
        bound = marked != NONE and marked != me and has(seats, marked)
        if bound and (not has(cards.TWO_TARGETS, self.card) or (chosen != NONE and chosen != marked)):
            return bit(marked)
        if chosen != NONE:
            seats &= ~bit(chosen)
        return seats

    def _choose(self, chosen: i64) -> None:
        if chosen == cards.CHOOSE_NOBODY - cards.CHOOSE:  # CK-16
            self.tell(events.NOBODY, self.turn)
            self.done()
        elif has(cards.TWO_TARGETS, self.card) and self.target == NONE:
            self.target = chosen
        else:
            texts.TARGET_TEXTS[self.card](self, chosen)

    def end_mark(self) -> None:
        self.tell(events.MARK_ENDED, self.marker, self.marked)
        self.marker = NONE
        self.marked = NONE

    # --- CK-31 to CK-34: the end of a round -----------------------------------------------------------------

    def end_round(self, caught: i64) -> None:
        """`caught` is who played or discarded the jar, if that ended the round."""
        winners = self._best_hands()
        tally = self.tally[:]
        if caught != NONE:
            tally[cards.CAUGHT + caught] += 1
        with_jar: i64 = NONE
        for seat in range(self.box.players):
            if has(winners, seat):  # CK-34
                tally[cards.WON + seat] += 1
                if has(self.hand(seat), JAR):
                    tally[cards.WITH_JAR + seat] += 1
                    with_jar = seat
        self.tally = tally
        self.round += 1
        events.round_over(self, winners, caught, with_jar)
        self.card = NONE
        self.target = NONE
        self.waiting = NONE
        self.waiting_too = NONE
        if self._match_is_over():
            self.phase = OVER
            self.tell_end(events.ENDED)
        else:
            self._deal_round(self._next_starter(winners))

    def _best_hands(self) -> i64:
        """CK-31, CK-32: who wins the round (bits); nobody if nobody is left (CK-33)."""
        best: i64 = NONE
        winners: i64 = 0
        for seat in range(self.box.players):
            if not has(self.inside, seat):
                continue
            strength = highest_value(self.hand(seat)) * 1024 + cards.pile_sum(self.laid[seat])
            if strength > best:
                best = strength
                winners = 0
            if strength == best:
                winners |= bit(seat)
        return winners

    def hand(self, seat: i64) -> i64:
        """The kinds of cakes that are a player's hand now (bits). CK-28: of several all of them, but while a
        cake is carried out only the one chosen."""
        if seat == self.turn and self.card == NONE:
            return self.held()
        return bit(self.hands[seat])

    def why_won(self, winners: i64) -> "shapes.Why":
        """What decided a round with these winners, in a word."""
        won = members(winners)
        if len(won) != 1:
            return "shared" if won else "nobody"
        best = highest_value(self.hand(won[0]))
        rivals = [seat for seat in members(self.inside & ~winners) if highest_value(self.hand(seat)) == best]
        if rivals:
            return "plate"
        return "last" if self.inside == winners else "highest"

    def _next_starter(self, winners: i64) -> i64:
        """CK-6; CK-33: without a winner the player whose turn it was."""
        seats = members(winners) if winners else [int(self.turn)]
        return seats[0] if len(seats) == 1 else seats[self.dice().below(len(seats))]

    # --- CK-35: the match -----------------------------------------------------------------------------------

    def _match_is_over(self) -> bool:
        if self.round == self.box.rounds:
            return True
        if self.box.race:
            for seat in range(self.box.players):
                if self.points(seat) >= self.box.points:
                    return True
        return False

    def points(self, seat: i64) -> i64:
        """CK-34."""
        won = self.tally[cards.WON + seat] + self.tally[cards.WITH_JAR + seat]
        return won - self.tally[cards.CAUGHT + seat]

    def sheet(self) -> list[Row]:
        rows: list[Row] = []
        for seat in range(int(self.box.players)):
            for category, row, each in cards.TALLIED:
                times = int(self.tally[row + seat])
                rows.append((seat, category, times, each, times * each))
        return rows

    def standings(self) -> list[int]:
        return [int(self.points(seat)) for seat in range(self.box.players)]

    def winners_of(self, totals: list[int]) -> list[int]:
        """The highest total; nobody if nobody won a round."""
        for seat in range(self.box.players):
            if self.tally[cards.WON + seat]:
                return super().winners_of(totals)
        return []

    # --- the contract ---------------------------------------------------------------------------------------

    def ask(self, seat: int) -> Mapping[str, Any]:
        return notation.ask(self) if seat == self.turn and self.phase != OVER else {}

    def describe(self, seat: int, move: int) -> "shapes.Parts":
        return notation.describe(self, move)

    def ahead(self, seat: int) -> tuple[str, list[int]]:
        cake = self.hands[seat]
        return ("", []) if cake == NONE else ("play", [int(cake)])

    def outcome(self, seat: int, move: int) -> Mapping[str, Any]:
        return notation.outcome(self, move)

    def _goal(self, seat: int | None) -> "shapes.Goal":
        return notation.goal(self)

    def text(self, seat: int, move: int) -> str:
        return notation.text(move)

    def _why_not(self, seat: int, move: int) -> Phrase:
        return notation.why_not(self, move)

    def seen(self, seat: int, move: int, by: int | None) -> int:
        """CK-28: which of two cards is somebody else's hand stays hidden; MOVE_COUNT stands for it."""
        return cards.MOVE_COUNT if cards.HOLD <= move < cards.NAME and by != seat else move

    def clone(self) -> "CookieState":
        twin = CookieState(self.box)
        self._copy_to(twin)
        self._copy_open(twin)
        twin.hands = self.hands[:]
        twin.facts = self.facts[:]
        twin.deck = self.deck
        twin.memories = self.memories
        return twin

    def view(self, seat: int | None) -> "CookieState":
        view = CookieState(self.box)
        view.viewer = self._viewer_of(seat)
        self._copy_open(view)
        knowledge.show(self, view)
        return view

    def _copy_open(self, twin: "CookieState") -> None:
        """What lies open to all."""
        twin.phase = self.phase
        twin.turn = self.turn
        twin.round = self.round
        twin.starter = self.starter
        twin.inside = self.inside
        twin.direction = self.direction
        twin.reversing = self.reversing
        twin.next_turn = self.next_turn
        twin.card = self.card
        twin.target = self.target
        twin.waiting = self.waiting
        twin.waiting_too = self.waiting_too
        twin.shielded = self.shielded
        twin.marker = self.marker
        twin.marked = self.marked
        twin.left = self.left
        twin.tossed = self.tossed
        twin.shown = self.shown
        twin.ties = self.ties
        twin.laid = self.laid[:]
        twin.tally = self.tally

    def imagine(self, rng: Rng) -> "CookieState":
        self._must_be_view()
        world = self.clone()
        world.viewer = WHOLE
        knowledge.fill_in(self, world, rng)
        return world

    def _dump(self) -> Mapping[str, Any]:
        return dump.write(self)

    def _dump_own(self) -> Mapping[str, Any]:
        return dump.own(self)
