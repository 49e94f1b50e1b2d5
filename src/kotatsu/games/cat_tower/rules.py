"""Cat Tower — one die is the item, the other the floor. Rules CT-1 to CT-21, in their order."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kotatsu.core.bits import bit, count, has, mask_of, members
from kotatsu.core.chance import Chance, Rng
from kotatsu.core.errors import Phrase
from kotatsu.core.state import NONE, WHOLE, Row, Setup, State
from kotatsu.games.cat_tower import dump, events, hexes, knowledge, notation
from kotatsu.games.cat_tower.hexes import CAT, HOUSE, KINDS, LARGE, MOST_COLUMNS, NUMBERS, PASS, READY, TAKING

if TYPE_CHECKING:
    from kotatsu.games.cat_tower import shapes

_SEATS: Final[list[tuple[int, ...]]] = [tuple([s for s in range(4) if mask >> s & 1]) for mask in range(16)]
_EMPTY: Final = vec[i64]([])


class CatSetup(Setup):
    """The table before the first roll. `values` is the edition's data, already validated."""

    def __init__(
        self, game: str, rules_version: int, players: int, options: dict[str, Any], values: dict[str, Any]
    ) -> None:
        super().__init__(game, rules_version, players, options)
        self.values = values
        columns: dict[str, Any] = values["columns"]
        self.colours: list[str] = columns["colours"]
        self.columns: i64 = len(self.colours)
        self.large: vec[i64] = vec[i64](columns["large"])  # CT-12, by column
        self.small: vec[i64] = vec[i64](columns["small"])
        by_column = [hexes.hexes_of(c, floors) for c, floors in enumerate(columns["floors"])]
        houses = [hexes.hexes_of(c, floors) for c, floors in enumerate(columns["houses"])]
        on_sheet = sum(by_column)
        self.column_hexes: vec[i64] = vec[i64](by_column)
        self.hexes: i64 = on_sheet
        self.house_hexes: i64 = sum(houses)  # CT-7
        self.neighbours: vec[i64] = vec[i64](
            [touching & on_sheet for touching in hexes.TOUCHING]
        )  # CT-1, CT-2
        items: list[str] = values["items"]["order"]
        self.number: vec[i64] = vec[i64](
            [items.index(name) + 1 for name in hexes.KIND_NAMES]
        )  # CT-3, by kind
        self.cats: i64 = mask_of([hexes.KIND_NAMES.index(name) for name in values["cats"]["items"]])  # CT-4
        self.footprints: i64 = values["footprints"]["count"]
        self.end_columns: i64 = values["end"]["columns"]  # CT-13
        self.end_rounds: i64 = values["end"]["rounds"]  # CT-14
        score: dict[str, Any] = values["score"]
        self.yarn_places: list[int] = score["yarn"]
        self.per_butterfly: int = score["butterfly"]
        self.per_kind: int = score["bowl"]
        self.per_floor: int = score["cushion"]
        self.mouse_groups: list[int] = score["mouse"]

    def deal(self, chance: Chance) -> "CatState":
        """Empty sheets, and the first roll. Draws: the first player unless named, then the dice."""
        state = self._blank()
        state.chance = chance
        state.first = self.draw_leader(chance)
        state._roll()
        return state

    def _blank(self) -> "CatState":
        state = CatState(self)
        state.choices = vec[i64]([NONE, NONE, NONE, NONE])
        state.marks = vec[i64]([0] * (4 * hexes.SHEET))
        state.tally = vec[i64]([0] * 16)
        state.cats = vec[i64]([0] * (4 * KINDS))
        return state

    def max_moves(self) -> int:
        """In every round everybody takes a die and marks."""
        return int(self.end_rounds) * int(self.players) * 2

    def printed(self) -> "shapes.Printed":
        return dump.printed(self)

    def _load(self, body: Any) -> "CatState":
        state = self._blank()
        dump.read(state, body)
        return state


@final
class CatState(State):
    """A game of Cat Tower, or a view of one."""

    def __init__(self, setup: CatSetup) -> None:
        super().__init__(setup)
        self.box = setup  # the same object as self.setup, with its own type
        self.phase: i64 = TAKING
        self.round: i64 = 0  # rounds finished
        self.first: i64 = 0  # the first player of this round
        self.waiting: i64 = 0  # the seats that owe a decision (bits)
        self.pool: i64 = 0  # dice in the middle while they are taken: four bits for each number
        self.taken: i64 = 0  # the die of each seat: four bits each, 0 for none
        self.left: i64 = 0  # the die that was left over, once all have taken
        # These three are changed in place, so each state has its own.
        self.choices: vec[i64] = _EMPTY  # what each seat marks, until all have marked
        self.marks: vec[i64] = _EMPTY  # a row of SHEET sets of hexes for each seat
        self.tally: vec[i64] = _EMPTY  # rows READY, SPENT, LARGE, SMALL
        # This changes rarely; it is replaced, never changed in place, so that clones can share it.
        self.cats: vec[i64] = _EMPTY  # six for each seat: 0, or what it was scored with
        self.options: list[list[int]] | None = None  # of a view: what each hidden choice may be

    @property
    def deciders(self) -> tuple[int, ...]:
        return _SEATS[self.waiting]

    @property
    def over(self) -> bool:
        return self.phase == hexes.OVER

    def _legal_moves(self, seat: int) -> list[int]:
        if not self._owes(seat):
            return []
        return self.may_take() if self.phase == TAKING else self.may_mark(seat)

    def _is_legal(self, seat: int, move: int) -> bool:
        if not self._owes(seat) or not 0 <= move < hexes.MOVE_COUNT:
            return False
        if self.phase == TAKING:
            return move < hexes.MARK and self._lie_in_pool(move) > 0
        return move == PASS or (move >= hexes.MARK and self._may_mark_this(seat, move))

    def _owes(self, seat: i64) -> bool:
        return 0 <= seat < self.box.players and has(self.waiting, seat)

    def _play(self, seat: int, move: int) -> None:
        if self.phase == TAKING:
            self._take(seat, move)
        else:
            self._choose(seat, move)

    # --- CT-5: the dice -------------------------------------------------------------------------------------

    def _roll(self) -> None:
        """One die more than players."""
        chance = self.chance
        assert chance is not None
        pool: i64 = 0
        for _ in range(self.box.players + 1):
            pool += bit(4 * chance.below(NUMBERS))
        self.pool = pool
        self.taken = 0
        self.left = 0
        self.phase = TAKING
        self.waiting = bit(self.first)
        if self.journal is not None:
            self.journal.write(events.ROLLED, self.first, self.round + 1, self.dice())

    def may_take(self) -> list[int]:
        """The different numbers in the middle, counted from 0."""
        moves: list[int] = []
        pool = self.pool
        for number in range(i64(NUMBERS)):
            if pool >> 4 * number & 15:
                moves.append(number)
        return moves

    def _lie_in_pool(self, number: i64) -> i64:
        """How many dice in the middle show this number, counted from 0."""
        return self.pool >> 4 * number & 15

    def _take(self, seat: i64, number: i64) -> None:
        self.pool -= bit(4 * number)
        self.taken |= bit(4 * seat) * (number + 1)
        self.tell(events.TOOK, seat, number + 1)
        following = self.left_of(seat)
        if following != self.first:
            self.waiting = bit(following)
            return
        self.left = count(self.pool - 1) // 4 + 1  # by the one bit that is left
        self.pool = 0
        self.phase = hexes.MARKING
        self.waiting = bit(self.box.players) - 1
        self.tell(events.LEFT, self.left)

    def die_of(self, seat: i64) -> i64:
        """The number of the die that a seat has taken this round; 0 for none."""
        return (self.taken >> 4 * seat) & 15

    def dice(self) -> list[int]:
        """The numbers in the middle, in order."""
        if self.phase != TAKING:
            return [int(self.left)]
        return [n + 1 for n in range(NUMBERS) for _ in range(self._lie_in_pool(n))]

    # --- CT-6 to CT-9: what may be marked -------------------------------------------------------------------

    def may_mark(self, seat: i64) -> list[int]:
        """Every mark, and CT-8: a pass."""
        reach, empty = self._reach(seat), self.empty(seat)
        moves: list[int] = []
        for kind in range(i64(hexes.YARN), i64(KINDS)):
            hexes.add_marks(moves, kind, self._within(reach, kind) & empty)
        houses = self._within(reach, HOUSE) & empty
        if houses:
            hexes.add_houses(moves, houses, self.unscored(seat))
        moves.append(PASS)
        return moves

    def _may_mark_this(self, seat: i64, move: i64) -> bool:
        kind = hexes.kind_of(move)
        if kind == HOUSE and not has(self.unscored(seat), hexes.cat_of(move)):
            return False
        return has(self._within(self._reach(seat), kind) & self.empty(seat), hexes.hex_of(move))

    def _reach(self, seat: i64) -> i64:
        return hexes.reach_of(self.die_of(seat), self.left, self.tally[READY + seat])

    def _within(self, reach: i64, kind: i64) -> i64:
        """CT-6: the hexes of the floors within reach. CT-7: for a house, those where one is drawn."""
        within = hexes.ON_FLOORS[reach >> (self.box.number[kind] - 1) * NUMBERS & 63]
        if kind == HOUSE:
            within &= self.box.house_hexes
        return within

    def empty(self, seat: i64) -> i64:
        """The hexes that a seat can still fill."""
        return self.box.hexes & ~self.marked(seat, hexes.FILLED)

    def marked(self, seat: i64, kind: i64) -> i64:
        """The hexes where a seat has marked this kind of item; FILLED: any."""
        return self.marks[seat * hexes.SHEET + kind]

    def unscored(self, seat: i64) -> i64:
        """CT-7, CT-10: the cats (bits) that a house can still score."""
        cats = self.box.cats
        for cat in range(i64(KINDS)):
            if self.cats[seat * KINDS + cat]:
                cats &= ~bit(cat)
        return cats

    def cost(self, seat: i64, kind: i64, place: i64) -> i64:
        """CT-9: the footprints that it takes to mark this kind in this hex."""
        return hexes.cost_of(self.box.number[kind], place // MOST_COLUMNS + 1, self.die_of(seat), self.left)

    # --- CT-6: all at once ----------------------------------------------------------------------------------

    def _choose(self, seat: i64, move: i64) -> None:
        self.choices[seat] = move
        self.waiting &= ~bit(seat)
        self.tell(events.READY, seat, move, move, move)
        if not self.waiting:
            self._reveal()

    def pending(self, seat: int) -> int:
        return 0 if self.choices[seat] == NONE else 1

    def _reveal(self) -> None:
        """All have marked: what they decided is carried out, from the first player on."""
        yarn = [] if self.journal is None else self.yarn_by_column()
        filled_up: i64 = 0  # the seats that have completed a column
        seat = self.first
        for _ in range(self.box.players):
            if self._carry_out(seat, self.choices[seat]):
                filled_up |= bit(seat)
            seat = self.left_of(seat)
        events.overtaken(self, yarn)
        most_columns: i64 = 0
        if filled_up:
            most_columns = self._give_bonuses(filled_up)
        for seat in range(self.box.players):
            self.choices[seat] = NONE
        self._next_round(most_columns)

    def _carry_out(self, seat: i64, move: i64) -> bool:
        """Whether that completes a column."""
        if move == PASS:
            self.tell(events.PASSED, seat, self._circle_footprint(seat))  # CT-8
            return False
        kind = hexes.kind_of(move)
        place = hexes.hex_of(move)
        cost = self.cost(seat, kind, place)
        self.tally[READY + seat] -= cost  # CT-9: O becomes X
        self.tally[hexes.SPENT + seat] += cost
        self.tell(events.MARKED, seat, kind, place, cost)
        if kind == HOUSE:
            self._score_cat(seat, hexes.cat_of(move))
        elif kind == hexes.BUTTERFLY:
            self.tell(events.CAUGHT, seat, self._circle_footprint(seat))  # CT-11: for the next round
        row = seat * hexes.SHEET
        self.marks[row + kind] |= bit(place)
        self.marks[row + hexes.FILLED] |= bit(place)
        column = self.box.column_hexes[place % MOST_COLUMNS]
        return self.marks[row + hexes.FILLED] & column == column

    def _circle_footprint(self, seat: i64) -> bool:
        """CT-8, CT-11: an O, if a footprint is left."""
        found = self.has_footprint(seat)
        if found:
            self.tally[READY + seat] += 1
        return found

    def has_footprint(self, seat: i64) -> bool:
        """Whether one is left without a mark."""
        return self.tally[READY + seat] + self.tally[hexes.SPENT + seat] < self.box.footprints

    # --- CT-10: cats ----------------------------------------------------------------------------------------

    def _score_cat(self, seat: i64, cat: i64) -> None:
        score = self.cat_score(seat, cat)
        self.cats = self.cats[:]
        self.cats[seat * KINDS + cat] = score
        houses, items = score // CAT, score % CAT
        self.tell(events.SCORED, seat, cat, houses, items, houses * items)

    def cat_score(self, seat: i64, cat: i64) -> i64:
        """What a further house would score this cat with: houses * CAT + items, that house in both."""
        houses = count(self.marked(seat, HOUSE)) + 1
        items = houses if cat == HOUSE else count(self.marked(seat, cat))
        return houses * CAT + items

    # --- CT-12: columns -------------------------------------------------------------------------------------

    def _give_bonuses(self, seats: i64) -> i64:
        """For the columns that these seats have just completed. How many the best of them has by now."""
        most: i64 = 0
        gone = self.large_gone()  # before this round: several may get the large one in the same round
        seat = self.first
        for _ in range(self.box.players):
            if has(seats, seat):
                column = hexes.hex_of(self.choices[seat]) % MOST_COLUMNS
                row: i64 = hexes.SMALL if has(gone, column) else LARGE
                self.tally[row + seat] |= bit(column)
                events.completed(self, seat, column, row == LARGE)
                most = max(most, count(self.complete(seat)))
            seat = self.left_of(seat)
        return most

    def large_gone(self) -> i64:
        """The columns whose large number somebody has."""
        return self.tally[LARGE] | self.tally[LARGE + 1] | self.tally[LARGE + 2] | self.tally[LARGE + 3]

    def bonus(self, seat: i64, column: i64) -> i64:
        """The points that a column has brought a seat."""
        if has(self.tally[LARGE + seat], column):
            return self.box.large[column]
        if has(self.tally[hexes.SMALL + seat], column):
            return self.box.small[column]
        return 0

    def complete(self, seat: i64) -> i64:
        """The columns (bits) that a seat has completed."""
        return self.tally[LARGE + seat] | self.tally[hexes.SMALL + seat]

    # --- CT-13, CT-14: the next round, or the end -----------------------------------------------------------

    def _next_round(self, most_columns: i64) -> None:
        self.round += 1
        enough = most_columns >= self.box.end_columns
        if enough or self.round >= self.box.end_rounds:
            self.phase = hexes.OVER
            self.tell_end(events.ENDED, "columns" if enough else "rounds")
        else:
            self.first = self.left_of(self.first)
            self._roll()

    # --- CT-15 to CT-21: the score --------------------------------------------------------------------------

    def sheet(self) -> list[Row]:
        rows: list[Row] = []
        for seat in range(int(self.box.players)):
            for cat in members(self.box.cats):  # CT-15: houses times items, as they were
                score = int(self.cats[seat * KINDS + cat])
                houses, items = score // CAT, score % CAT
                rows.append((seat, hexes.CAT_ROWS[cat], houses, items, houses * items))
            for column in range(int(self.box.columns)):  # CT-12, CT-15
                bonus = int(self.bonus(seat, column))
                rows.append((seat, hexes.COLUMN_ROWS[column], bonus, 1, bonus))
            for column in range(int(self.box.columns)):
                yarn, points = int(self._yarn(seat, column)), self.yarn_points(seat, column)
                rows.append((seat, hexes.YARN_ROWS[column], yarn, None, points))
            rows += self._item_rows(seat)
        return rows

    def _item_rows(self, seat: int) -> list[Row]:
        """CT-17 to CT-20."""
        mice = self.marked(seat, hexes.MOUSE)
        butterflies = int(count(self.marked(seat, hexes.BUTTERFLY)))
        kinds, floors = self._kinds_at_bowls(seat), self._floors_of_cushions(seat)
        return [
            (seat, "butterfly", butterflies, self.box.per_butterfly, butterflies * self.box.per_butterfly),
            (seat, "bowl", kinds, self.box.per_kind, kinds * self.box.per_kind),
            (seat, "cushion", floors, self.box.per_floor, floors * self.box.per_floor),
            (seat, "mouse", int(count(mice)), None, self.mouse_points(mice)),
        ]

    def standings(self) -> list[int]:
        return [int(self._points(seat)) for seat in range(self.box.players)]

    def _points(self, seat: i64) -> i64:
        """The sheet of a seat, added up without writing it."""
        points: i64 = count(self.marked(seat, hexes.BUTTERFLY)) * self.box.per_butterfly
        points += self._kinds_at_bowls(seat) * self.box.per_kind
        points += self._floors_of_cushions(seat) * self.box.per_floor
        points += self.mouse_points(self.marked(seat, hexes.MOUSE))
        for cat in range(i64(KINDS)):
            score = self.cats[seat * KINDS + cat]
            points += (score // CAT) * (score % CAT)
        for column in range(self.box.columns):
            points += self.yarn_points(seat, column) + self.bonus(seat, column)
        return points

    def _yarn(self, seat: i64, column: i64) -> i64:
        return count(self.marked(seat, hexes.YARN) & self.box.column_hexes[column])

    def yarn_points(self, seat: i64, column: i64, more: i64 = 0) -> int:
        """CT-16: those who tie share the places they fill, rounded down; who has none is not ranked.

        With `more` it is what the seat would get with so many more."""
        own = self._yarn(seat, column) + more
        if own == 0:
            return 0
        ahead = 0
        tied = 1
        for other in range(self.box.players):
            yarn = self._yarn(other, column)
            if other != seat and yarn > own:
                ahead += 1
            elif other != seat and yarn == own:
                tied += 1
        return sum(self.box.yarn_places[ahead : ahead + tied]) // tied

    def yarn_by_column(self) -> list[int]:
        """What yarn brings each seat in each column: all columns of a seat, then those of the next."""
        seats, columns = range(int(self.box.players)), range(int(self.box.columns))
        return [self.yarn_points(seat, column) for seat in seats for column in columns]

    def _kinds_at_bowls(self, seat: i64) -> int:
        """CT-18: for each bowl, the different kinds next to it."""
        return sum([self.kinds_beside(seat, bowl) for bowl in members(self.marked(seat, hexes.BOWL))])

    def kinds_beside(self, seat: i64, place: i64) -> int:
        """How many different kinds of items are next to a hex."""
        kinds = 0
        for kind in range(i64(KINDS)):
            if self.marked(seat, kind) & self.box.neighbours[place]:
                kinds += 1
        return kinds

    def _floors_of_cushions(self, seat: i64) -> int:
        """CT-19."""
        return sum([place // MOST_COLUMNS + 1 for place in members(self.marked(seat, hexes.CUSHION))])

    def mouse_points(self, mice: i64) -> int:
        """CT-20: each connected group by its size."""
        points = 0
        while mice:
            group = self._group_of(mice, mice & -mice)
            points += self.box.mouse_groups[count(group) - 1]
            mice &= ~group
        return points

    def _group_of(self, hexes: i64, start: i64) -> i64:
        """The hexes of a set that hang together with those to start from."""
        group = start
        fresh = start
        while fresh:
            beside: i64 = 0
            for place in members(fresh):
                beside |= self.box.neighbours[place]
            fresh = beside & hexes & ~group
            group |= fresh
        return group

    # --- the contract ---------------------------------------------------------------------------------------

    def ask(self, seat: int) -> Mapping[str, Any]:
        return notation.ask(self, seat) if has(self.waiting, seat) else {}

    def describe(self, seat: int, move: int) -> "shapes.Parts":
        return notation.describe(self, seat, move)

    def ahead(self, seat: int) -> tuple[str, list[int]]:
        """CT-8: what one could mark depends on dice that others still take; one can always pass."""
        return "mark", [PASS]

    def outcome(self, seat: int, move: int) -> Mapping[str, Any]:
        return notation.outcome(self, seat, move)

    def _goal(self, seat: int | None) -> "shapes.Goal":
        return notation.goal(self)

    def text(self, seat: int, move: int) -> str:
        return hexes.MOVE_TEXTS[move]

    def _why_not(self, seat: int, move: int) -> Phrase:
        return notation.why_not(self, seat, move)

    def seen(self, seat: int, move: int, by: int | None) -> int:
        """CT-6: what others mark is not seen before all have marked; MOVE_COUNT stands for "ready"."""
        hidden = self.phase == hexes.MARKING and by != seat and self.waiting != bit(seat)
        return hexes.MOVE_COUNT if hidden else move

    def clone(self) -> "CatState":
        twin = CatState(self.box)
        self._copy_to(twin)
        self._copy_open(twin)
        twin.choices = self.choices[:]
        return twin

    def view(self, seat: int | None) -> "CatState":
        view = CatState(self.box)
        view.viewer = self._viewer_of(seat)
        self._copy_open(view)
        knowledge.show(self, view)
        return view

    def _copy_open(self, twin: "CatState") -> None:
        """What lies open to all: the dice, and every sheet as it was when this round began."""
        twin.phase = self.phase
        twin.round = self.round
        twin.first = self.first
        twin.waiting = self.waiting
        twin.pool = self.pool
        twin.taken = self.taken
        twin.left = self.left
        twin.marks = self.marks[:]
        twin.tally = self.tally[:]
        twin.cats = self.cats

    def imagine(self, rng: Rng) -> "CatState":
        self._must_be_view()
        world = self.clone()
        world.viewer = WHOLE
        world.chance = rng.fork()
        knowledge.fill_in(self, world, rng)
        return world

    def _dump(self) -> Mapping[str, Any]:
        return dump.write(self)

    def _dump_own(self) -> Mapping[str, Any]:
        return dump.own(self)
