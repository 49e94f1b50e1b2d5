"""Cat Tower — one die is the item, the other the floor. Rules CT-1 to CT-21, in their order.

Items are kinds, numbers from 0 to 5: house, yarn, butterfly, bowl, cushion, mouse; which number of a die
means which kind is the edition's (CT-3). A hex is (floor - 1) * 6 + column, columns from 0; in texts it is a
letter and a floor: "B4". Sets of hexes are bits. Moves:

    0-5      take a die that shows 1 to 6              "take 4"
    6-185    mark yarn, butterfly … mouse in a hex     "mouse B4"
    186-401  mark a house in a hex, and score a cat    "house B3 yarn"
    402      pass                                      "pass"
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from kotatsu.core.bits import bit, count, has, members
from kotatsu.core.chance import Chance, Rng
from kotatsu.core.state import UNKNOWN, WHOLE, Row, Setup, State

HOUSE: Final = 0
YARN: Final = 1
BUTTERFLY: Final = 2
BOWL: Final = 3
CUSHION: Final = 4
MOUSE: Final = 5
KINDS: Final = 6
KIND_NAMES: Final[list[str]] = ["house", "yarn", "butterfly", "bowl", "cushion", "mouse"]

NUMBERS: Final = 6  # of a die: six items, six floors
MOST_COLUMNS: Final = 6
HEXES: Final = 36
COLUMN_NAMES: Final = "ABCDEF"

TAKE: Final = 0
MARK: Final = 6
MARK_HOUSE: Final = 186
PASS: Final = 402
MOVE_COUNT: Final = 403

TAKING: Final = 0
MARKING: Final = 1
OVER: Final = 2
PHASES: Final[list[str]] = ["take", "mark", "over"]

NONE: Final = -1  # no choice, no cat's score, no hex

# A sheet is a row of `marks`: the hexes of each kind, then all hexes that are filled.
FILLED: Final = 6
SHEET: Final = 7

# Rows of `tally`: what each sheet says besides, four seats to a row.
READY: Final = 0  # footprints with an O
SPENT: Final = 4  # footprints with an X
LARGE: Final = 8  # columns (bits) with the large number
SMALL: Final = 12  # columns with the small one

CAT: Final = 64  # a scored cat is houses * CAT + items

_SEATS: Final[list[tuple[int, ...]]] = [tuple([s for s in range(4) if mask >> s & 1]) for mask in range(16)]
_EMPTY: Final = vec[i64]([])


# --- hexes and moves as numbers and as words ----------------------------------------------------------------


def hex_text(place: int) -> str:
    """
    >>> hex_text(19)
    'B4'
    """
    return f"{COLUMN_NAMES[place % MOST_COLUMNS]}{place // MOST_COLUMNS + 1}"


_HEX_TEXTS: Final = [hex_text(place) for place in range(HEXES)]


def parse_hex(text: str) -> int:
    """
    >>> parse_hex("B4")
    19
    """
    return (int(text[1:]) - 1) * MOST_COLUMNS + COLUMN_NAMES.index(text[0])


def _hexes_of(column: int, floors: list[int]) -> int:
    return sum([1 << ((floor - 1) * MOST_COLUMNS + column) for floor in floors])


def _hexes_on(floors: int) -> int:
    """All hexes of a set of floors (bits)."""
    return sum([63 << floor * MOST_COLUMNS for floor in range(NUMBERS) if floors >> floor & 1])


_ON_FLOORS: Final = vec[i64]([_hexes_on(floors) for floors in range(64)])


def _texts() -> list[str]:
    texts = [f"take {number + 1}" for number in range(NUMBERS)]
    for kind in range(YARN, KINDS):
        texts += [f"{KIND_NAMES[kind]} {hex_text(place)}" for place in range(HEXES)]
    for place in range(HEXES):
        texts += [f"house {hex_text(place)} {cat}" for cat in KIND_NAMES]
    return [*texts, "pass"]


_TEXTS: Final = _texts()
_MOVE_OF: Final[dict[str, int]] = {text.casefold(): move for move, text in enumerate(_TEXTS)}


def kind_of(move: i64) -> i64:
    """The item that a mark writes."""
    if move >= MARK_HOUSE:
        return HOUSE
    return (move - MARK) // HEXES + YARN


def hex_of(move: i64) -> i64:
    """The hex that a mark writes in."""
    if move >= MARK_HOUSE:
        return (move - MARK_HOUSE) // KINDS
    return (move - MARK) % HEXES


def cat_of(move: i64) -> i64:
    """The cat that the mark of a house scores."""
    return (move - MARK_HOUSE) % KINDS


def _subsets(start: int) -> list[list[int]]:
    """The numbers from `start` on that each set of six bits chooses."""
    return [[start + n for n in range(6) if chosen >> n & 1] for chosen in range(64)]


# Legal moves by look-up: for yarn … mouse and each floor, by the set of columns; for a house in each hex, by
# the set of cats.
_MARKS: Final = [_subsets(start) for start in range(MARK, MARK_HOUSE, MOST_COLUMNS)]
_HOUSES: Final = [_subsets(start) for start in range(MARK_HOUSE, PASS, KINDS)]


# --- CT-9: what a mark costs, and what can be reached -------------------------------------------------------

MOST_COST: Final = 10  # from 1 and 1 to 6 and 6


def _distance(a: i64, b: i64) -> i64:
    return a - b if a > b else b - a


def cost_of(number: i64, floor: i64, own: i64, left: i64) -> i64:
    """The footprints that make the dice say this item and this floor, used the cheaper way round.

    >>> int(cost_of(6, 4, own=4, left=6)), int(cost_of(1, 6, own=2, left=4))
    (0, 3)
    """
    straight = _distance(number, own) + _distance(floor, left)
    swapped = _distance(number, left) + _distance(floor, own)
    return min(straight, swapped)


def _reached(own: int, left: int, footprints: int) -> int:
    """For each number of an item, six bits: the floors within reach."""
    reached = 0
    for number in range(1, NUMBERS + 1):
        for floor in range(1, NUMBERS + 1):
            if cost_of(number, floor, own, left) <= footprints:
                reached |= 1 << ((number - 1) * NUMBERS + floor - 1)
    return reached


_REACH: Final = vec[i64](
    [_reached(a, b, n) for a in range(1, 7) for b in range(1, 7) for n in range(MOST_COST + 1)]
)


# --- CT-1 to CT-4: the sheet --------------------------------------------------------------------------------


def _touching(place: int) -> int:
    """CT-2: the hexes that touch one where all are there. Odd columns, from 1, stand half a hex higher."""
    column, floor = place % MOST_COLUMNS + 1, place // MOST_COLUMNS + 1
    low = floor if column % 2 else floor - 1
    beside = [(column + step, low + up) for step in (-1, 1) for up in (0, 1)]
    hexes = 0
    for c, f in [(column, floor - 1), (column, floor + 1), *beside]:
        if 1 <= c <= MOST_COLUMNS and 1 <= f <= NUMBERS:
            hexes |= _hexes_of(c - 1, [f])
    return hexes


_TOUCHING: Final = [_touching(place) for place in range(HEXES)]


class CatSetup(Setup):
    """The table before the first roll. `values` is the edition's data, already validated."""

    def __init__(
        self, game: str, rules_version: int, players: int, options: dict[str, Any], values: dict[str, Any]
    ) -> None:
        super().__init__(game, rules_version, players, options)
        first_leader: int | None = options["first_leader"]
        self.first_leader: i64 = NONE if first_leader is None else first_leader
        columns: dict[str, Any] = values["columns"]
        floors: list[list[int]] = columns["floors"]
        houses: list[list[int]] = columns["houses"]
        self.columns: i64 = len(floors)
        self.colours: list[str] = columns["colours"]
        self.large: vec[i64] = vec[i64](columns["large"])  # CT-12, by column
        self.small: vec[i64] = vec[i64](columns["small"])
        self.column_hexes: vec[i64] = vec[i64]([_hexes_of(c, floors[c]) for c in range(len(floors))])
        hexes = sum([_hexes_of(c, floors[c]) for c in range(len(floors))])
        self.hexes: i64 = hexes
        self.house_hexes: i64 = sum([_hexes_of(c, houses[c]) for c in range(len(houses))])  # CT-7
        self.neighbours: vec[i64] = vec[i64]([touching & hexes for touching in _TOUCHING])  # CT-1, CT-2
        self.items: list[str] = values["items"]["order"]
        self.number: vec[i64] = vec[i64]([self.items.index(name) + 1 for name in KIND_NAMES])  # CT-3, by kind
        self.cats: i64 = sum([1 << KIND_NAMES.index(name) for name in values["cats"]["items"]])  # CT-4
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
        state.first = self.first_leader
        if state.first == NONE:
            state.first = chance.below(self.players)
        state._roll()
        return state

    def _blank(self) -> "CatState":
        state = CatState(self)
        state.choices = vec[i64]([NONE, NONE, NONE, NONE])
        state.marks = vec[i64]([0] * (4 * SHEET))
        state.tally = vec[i64]([0] * 16)
        state.cats = vec[i64]([NONE] * (4 * KINDS))
        return state

    def _load(self, body: dict[str, Any]) -> "CatState":
        state = self._blank()
        state.phase = PHASES.index(body["phase"])
        state.round = body["round"]
        state.first = body["first"]
        state.waiting = sum([1 << seat for seat in body["waiting"]])
        dice: list[int] = body["dice"]
        if state.phase == TAKING:
            state.pool = sum([1 << 4 * (die - 1) for die in dice])
        else:
            state.left = dice[0]
        for seat in range(self.players):
            taken: int | None = body["taken"][seat]
            if taken is not None:
                state.taken += bit(4 * seat) * taken
            state.choices[seat] = _read_choice(body["choices"][seat])
            self._load_sheet(state, seat, body["sheets"][seat])
        return state

    def _load_sheet(self, state: "CatState", seat: i64, sheet: dict[str, Any]) -> None:
        marks: dict[str, str] = sheet["marks"]
        for place, item in marks.items():
            hexes = bit(parse_hex(place))
            state.marks[seat * SHEET + KIND_NAMES.index(item)] |= hexes
            state.marks[seat * SHEET + FILLED] |= hexes
        cats: dict[str, dict[str, int]] = sheet["cats"]
        for cat, score in cats.items():
            state.cats[seat * KINDS + KIND_NAMES.index(cat)] = score["houses"] * CAT + score["items"]
        state.tally[READY + seat] = sheet["footprints"]["ready"]
        state.tally[SPENT + seat] = sheet["footprints"]["spent"]
        bonuses: dict[str, str] = sheet["bonuses"]
        for column, size in bonuses.items():
            row: i64 = LARGE if size == "large" else SMALL
            state.tally[row + seat] |= bit(COLUMN_NAMES.index(column))


def _floors(hexes: i64) -> int:
    """The floors of a set of hexes, added up."""
    return sum([place // MOST_COLUMNS + 1 for place in members(hexes)])


def _read_choice(choice: list[str | None]) -> int:
    if not choice:
        return NONE
    text = choice[0]
    return UNKNOWN if text is None else _MOVE_OF[text.casefold()]


def _dump_choice(choice: i64) -> list[str | None]:
    """Nothing yet, a blank, or the move."""
    if choice == NONE:
        return []
    return [None if choice == UNKNOWN else _TEXTS[choice]]


class CatState(State):
    """A game of Cat Tower, or a view of one."""

    def __init__(self, setup: CatSetup) -> None:
        super().__init__(setup)
        self.table = setup  # the same object as self.setup, with its own type
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
        self.cats: vec[i64] = _EMPTY  # six for each seat: NONE, or what it was scored with
        self._options: list[list[int]] | None = None  # of a view: what each hidden choice may be

    # --- CT-5: the dice -------------------------------------------------------------------------------------

    @property
    def deciders(self) -> tuple[int, ...]:
        return _SEATS[self.waiting]

    @property
    def over(self) -> bool:
        return self.phase == OVER

    def _legal_moves(self, seat: int) -> list[int]:
        if not 0 <= seat < self.table.players or not has(self.waiting, seat):
            return []
        return self._may_take() if self.phase == TAKING else self._may_mark(seat)

    def _is_legal(self, seat: int, move: int) -> bool:
        if not 0 <= seat < self.table.players or not has(self.waiting, seat) or not 0 <= move < MOVE_COUNT:
            return False
        if self.phase == TAKING:
            return move < MARK and self._lie_in_pool(move) > 0
        return move == PASS or (move >= MARK and self._may_mark_this(seat, move))

    def _play(self, seat: int, move: int) -> None:
        if self.phase == TAKING:
            self._take(seat, move)
        else:
            self._choose(seat, move)

    def _roll(self) -> None:
        """One die more than players."""
        chance = self.chance
        assert chance is not None
        dice: i64 = 0
        pool: i64 = 0
        while dice <= self.table.players:
            pool += bit(4 * chance.below(NUMBERS))
            dice += 1
        self.pool = pool
        self.taken = 0
        self.left = 0
        self.phase = TAKING
        self.waiting = bit(self.first)
        if self.journal is not None:
            numbers = {"round": int(self.round) + 1, "dice": self._dice()}
            self.journal.add("rolled", {"seat": int(self.first), **numbers})

    def _may_take(self) -> list[int]:
        moves: list[int] = []
        number: i64 = 0
        pool = self.pool
        while pool:
            if pool & 15:
                moves.append(number)
            pool >>= 4
            number += 1
        return moves

    def _lie_in_pool(self, number: i64) -> i64:
        """How many dice in the middle show this number, counted from 0."""
        return (self.pool >> 4 * number) & 15

    def _take(self, seat: i64, number: i64) -> None:
        self.pool -= bit(4 * number)
        self.taken += bit(4 * seat) * (number + 1)
        if self.journal is not None:
            self.journal.add("took", {"seat": int(seat), "die": int(number) + 1})
        following = self._left_of(seat)
        if following != self.first:
            self.waiting = bit(following)
            return
        self.left = self._last_in_pool() + 1
        self.pool = 0
        self.phase = MARKING
        self.waiting = bit(self.table.players) - 1
        if self.journal is not None:
            self.journal.add("left", {"die": int(self.left)})

    def _last_in_pool(self) -> i64:
        number: i64 = 0
        pool = self.pool >> 4
        while pool:
            pool >>= 4
            number += 1
        return number

    def _left_of(self, seat: i64) -> i64:
        # Plain ifs: `x if … else 0` mixes i64 with int, and mypyc then makes an object of it.
        seat += 1
        if seat == self.table.players:
            seat = 0
        return seat

    def die_of(self, seat: i64) -> i64:
        """The number of the die that a seat has taken this round; 0 for none."""
        return (self.taken >> 4 * seat) & 15

    def _dice(self) -> list[int]:
        """The numbers in the middle, in order."""
        if self.phase != TAKING:
            return [int(self.left)]
        dice: list[int] = []
        for number in range(i64(NUMBERS)):
            dice += [int(number) + 1] * int(self._lie_in_pool(number))
        return dice

    # --- CT-6 to CT-9: what may be marked -------------------------------------------------------------------

    def _reach(self, seat: i64) -> i64:
        """CT-9: for each number of an item, six bits: the floors that dice and footprints allow."""
        footprints = self.tally[READY + seat]
        if footprints > MOST_COST:
            footprints = MOST_COST
        pair = (self.die_of(seat) - 1) * NUMBERS + self.left - 1
        return _REACH[pair * (MOST_COST + 1) + footprints]

    def _hexes_for(self, seat: i64, kind: i64, reach: i64) -> i64:
        """CT-6: the empty hexes of the floors within reach. CT-7: for a house, those where one is drawn."""
        floors = (reach >> (self.table.number[kind] - 1) * NUMBERS) & 63
        hexes = _ON_FLOORS[floors] & self.table.hexes & ~self.marks[seat * SHEET + FILLED]
        if kind == HOUSE:
            hexes &= self.table.house_hexes
        return hexes

    def _may_mark(self, seat: i64) -> list[int]:
        """Every mark, and CT-8: a pass."""
        reach = self._reach(seat)
        moves: list[int] = []
        kind: i64 = YARN
        while kind < KINDS:
            _add_marks(moves, kind, self._hexes_for(seat, kind, reach))
            kind += 1
        houses = self._hexes_for(seat, HOUSE, reach)
        if houses:
            _add_houses(moves, houses, self.unscored(seat))
        moves.append(PASS)
        return moves

    def _may_mark_this(self, seat: i64, move: i64) -> bool:
        kind = kind_of(move)
        if kind == HOUSE and not has(self.unscored(seat), cat_of(move)):
            return False
        return has(self._hexes_for(seat, kind, self._reach(seat)), hex_of(move))

    def unscored(self, seat: i64) -> i64:
        """CT-7, CT-10: the cats (bits) that a house can still score."""
        cats = self.table.cats
        cat: i64 = 0
        while cat < KINDS:
            if self.cats[seat * KINDS + cat] != NONE:
                cats &= ~bit(cat)
            cat += 1
        return cats

    def cost(self, seat: i64, move: i64) -> i64:
        """CT-9: the footprints that a move spends. Who passes spends none."""
        if move == PASS:
            return 0
        floor = hex_of(move) // MOST_COLUMNS + 1
        return cost_of(self.table.number[kind_of(move)], floor, self.die_of(seat), self.left)

    # --- CT-6: all at once ----------------------------------------------------------------------------------

    def _choose(self, seat: i64, move: i64) -> None:
        self.choices[seat] = move
        self.waiting &= ~bit(seat)
        if self.journal is not None:
            self.journal.add("ready", {"seat": int(seat)}, {"move": _TEXTS[move]}, (int(seat),))
        if not self.waiting:
            self._reveal()

    def _reveal(self) -> None:
        """All have marked: what they decided is carried out, from the first player on."""
        filled_up: i64 = 0  # the seats that have completed a column
        seat = self.first
        while True:
            if self._carry_out(seat, self.choices[seat]):
                filled_up |= bit(seat)
            seat = self._left_of(seat)
            if seat == self.first:
                break
        if filled_up:
            self._give_bonuses(filled_up)
        for s in range(self.table.players):
            self.choices[s] = NONE
        self._next_round(filled_up != 0)

    def pending(self, seat: int) -> int:
        return 0 if self.choices[seat] == NONE else 1

    def _carry_out(self, seat: i64, move: i64) -> bool:
        """Whether that completes a column."""
        if move == PASS:
            self._pass(seat)
            return False
        kind = kind_of(move)
        place = hex_of(move)
        cost = self.cost(seat, move)
        self.tally[READY + seat] -= cost  # CT-9: O becomes X
        self.tally[SPENT + seat] += cost
        row = seat * SHEET
        self.marks[row + kind] |= bit(place)
        self.marks[row + FILLED] |= bit(place)
        if self.journal is not None:
            where = {"item": KIND_NAMES[kind], "hex": hex_text(place)}
            self.journal.add("marked", {"seat": int(seat), **where, "cost": int(cost)})
        if kind == HOUSE:
            self._score_cat(seat, cat_of(move))
        elif kind == BUTTERFLY:
            self._catch(seat)
        column = self.table.column_hexes[place % MOST_COLUMNS]
        return self.marks[row + FILLED] & column == column

    def _pass(self, seat: i64) -> None:
        """CT-8: an O, if a footprint is left."""
        found = self._circle_footprint(seat)
        if self.journal is not None:
            self.journal.add("passed", {"seat": int(seat), "footprint": found})

    def _circle_footprint(self, seat: i64) -> bool:
        if self.tally[READY + seat] + self.tally[SPENT + seat] >= self.table.footprints:
            return False
        self.tally[READY + seat] += 1
        return True

    # --- CT-10, CT-11: what works at once -------------------------------------------------------------------

    def _score_cat(self, seat: i64, cat: i64) -> None:
        """CT-10: houses on the sheet times items of the cat's kind, this house included in both."""
        houses = count(self.marks[seat * SHEET + HOUSE])
        items = count(self.marks[seat * SHEET + cat])
        self.cats = self.cats[:]
        self.cats[seat * KINDS + cat] = houses * CAT + items
        if self.journal is not None:
            product = {"houses": int(houses), "items": int(items), "points": int(houses * items)}
            self.journal.add("scored", {"seat": int(seat), "cat": KIND_NAMES[cat], **product})

    def _catch(self, seat: i64) -> None:
        """CT-11: a butterfly brings a footprint, which nobody can use before the next round."""
        found = self._circle_footprint(seat)
        if self.journal is not None:
            self.journal.add("caught", {"seat": int(seat), "footprint": found})

    # --- CT-12: columns -------------------------------------------------------------------------------------

    def _give_bonuses(self, seats: i64) -> None:
        """For the columns that these seats have just completed."""
        gone = self.large_gone()  # before this round: several may get the large one in the same round
        seat = self.first
        while True:
            if has(seats, seat):
                column = hex_of(self.choices[seat]) % MOST_COLUMNS
                row: i64 = SMALL if has(gone, column) else LARGE
                self.tally[row + seat] |= bit(column)
                if self.journal is not None:
                    self._tell_bonus(seat, column, row)
            seat = self._left_of(seat)
            if seat == self.first:
                break

    def _tell_bonus(self, seat: i64, column: i64, row: i64) -> None:
        assert self.journal is not None
        points = self.table.large[column] if row == LARGE else self.table.small[column]
        self.journal.add(
            "completed",
            {
                "seat": int(seat),
                "column": COLUMN_NAMES[column],
                "colour": self.table.colours[column],
                "bonus": "large" if row == LARGE else "small",
                "points": int(points),
            },
        )

    def large_gone(self) -> i64:
        """The columns whose large number somebody has."""
        gone: i64 = 0
        seat: i64 = 0
        while seat < self.table.players:
            gone |= self.tally[LARGE + seat]
            seat += 1
        return gone

    # --- CT-13, CT-14: the next round, or the end -----------------------------------------------------------

    def _next_round(self, column_completed: bool) -> None:
        self.round += 1
        if column_completed and self._most_columns() >= self.table.end_columns:
            self._end("columns")
        elif self.round >= self.table.end_rounds:
            self._end("rounds")
        else:
            self.first = self._left_of(self.first)
            self._roll()

    def _most_columns(self) -> i64:
        most: i64 = 0
        seat: i64 = 0
        while seat < self.table.players:
            most = max(most, count(self.tally[LARGE + seat] | self.tally[SMALL + seat]))
            seat += 1
        return most

    def _end(self, why: str) -> None:
        self.phase = OVER
        if self.journal is not None:
            self.journal.add("ended", {"why": why, "scores": self.scores, "winners": self.winners})

    # --- CT-15 to CT-21: the score --------------------------------------------------------------------------

    def sheet(self) -> list[Row]:
        rows: list[Row] = []
        for seat in range(self.table.players):
            self._sheet_of_cats(rows, seat)
            self._sheet_of_columns(rows, seat)
            self._sheet_of_yarn(rows, seat)
            self._sheet_of_items(rows, seat)
        return rows

    def _sheet_of_cats(self, rows: list[Row], seat: int) -> None:
        """CT-15: houses times items, as they were."""
        for cat in range(KINDS):
            if has(self.table.cats, cat):
                score = self.cats[seat * KINDS + cat]
                houses = 0 if score == NONE else int(score) // CAT
                items = 0 if score == NONE else int(score) % CAT
                rows.append((seat, f"cat-{KIND_NAMES[cat]}", houses, items, houses * items))

    def _sheet_of_columns(self, rows: list[Row], seat: int) -> None:
        """CT-12, CT-15."""
        for column in range(self.table.columns):
            complete = 0
            each = 0
            if has(self.tally[LARGE + seat], column):
                complete, each = 1, int(self.table.large[column])
            elif has(self.tally[SMALL + seat], column):
                complete, each = 1, int(self.table.small[column])
            rows.append((seat, f"column-{COLUMN_NAMES[column]}", complete, each, complete * each))

    def _sheet_of_yarn(self, rows: list[Row], seat: int) -> None:
        """CT-16, for each column by itself."""
        for column in range(self.table.columns):
            yarn = int(self._yarn(seat, column))
            points = self.yarn_points(seat, column)
            rows.append((seat, f"yarn-{COLUMN_NAMES[column]}", yarn, None, points))

    def _yarn(self, seat: i64, column: i64) -> i64:
        return count(self.marks[seat * SHEET + YARN] & self.table.column_hexes[column])

    def yarn_points(self, seat: i64, column: i64, more: i64 = 0) -> int:
        """CT-16: those who tie share the places they fill, rounded down; who has none is not ranked.

        With `more` it is what the seat would get with so many more."""
        own = self._yarn(seat, column) + more
        if own == 0:
            return 0
        ahead = 0
        tied = 1
        for other in range(self.table.players):
            yarn = self._yarn(other, column)
            if other != seat and yarn > own:
                ahead += 1
            elif other != seat and yarn == own:
                tied += 1
        return sum(self.table.yarn_places[ahead : ahead + tied]) // tied

    def _sheet_of_items(self, rows: list[Row], seat: int) -> None:
        """CT-17 to CT-20."""
        setup = self.table
        sheet = seat * SHEET
        butterflies = int(count(self.marks[sheet + BUTTERFLY]))
        rows.append((seat, "butterfly", butterflies, setup.per_butterfly, butterflies * setup.per_butterfly))
        kinds = self._kinds_at_bowls(seat)
        rows.append((seat, "bowl", kinds, setup.per_kind, kinds * setup.per_kind))
        floors = _floors(self.marks[sheet + CUSHION])
        rows.append((seat, "cushion", floors, setup.per_floor, floors * setup.per_floor))
        mice = self.marks[sheet + MOUSE]
        rows.append((seat, "mouse", int(count(mice)), None, self.mouse_points(mice)))

    def _kinds_at_bowls(self, seat: i64) -> int:
        """CT-18: for each bowl, the different kinds next to it."""
        kinds = 0
        for bowl in members(self.marks[seat * SHEET + BOWL]):
            beside = self.table.neighbours[bowl]
            for kind in range(i64(KINDS)):
                if self.marks[seat * SHEET + kind] & beside:
                    kinds += 1
        return kinds

    def mouse_points(self, mice: i64) -> int:
        """CT-20: each connected group by its size."""
        points = 0
        while mice:
            group = self._group_of(mice, mice & -mice)
            points += self.table.mouse_groups[count(group) - 1]
            mice &= ~group
        return points

    def _group_of(self, hexes: i64, start: i64) -> i64:
        """The hexes of a set that hang together with those to start from."""
        group = start
        fresh = start
        while fresh:
            beside: i64 = 0
            for place in members(fresh):
                beside |= self.table.neighbours[place]
            fresh = beside & hexes & ~group
            group |= fresh
        return group

    def standings(self) -> list[int]:
        return [int(self._points(seat)) for seat in range(self.table.players)]

    def _points(self, seat: i64) -> i64:
        """The sheet of a seat, added up without writing it."""
        setup = self.table
        sheet = seat * SHEET
        points: i64 = count(self.marks[sheet + BUTTERFLY]) * setup.per_butterfly
        points += self._kinds_at_bowls(seat) * setup.per_kind
        points += _floors(self.marks[sheet + CUSHION]) * setup.per_floor
        points += self.mouse_points(self.marks[sheet + MOUSE])
        for cat in range(i64(KINDS)):
            score = self.cats[seat * KINDS + cat]
            if score != NONE:
                points += (score // CAT) * (score % CAT)
        for column in range(setup.columns):
            points += self.yarn_points(seat, column)
            if has(self.tally[LARGE + seat], column):
                points += setup.large[column]
            elif has(self.tally[SMALL + seat], column):
                points += setup.small[column]
        return points

    # --- moves as people and programs read them -------------------------------------------------------------

    def ask(self, seat: int) -> dict[str, Any]:
        if not has(self.waiting, seat):
            return {}
        if self.phase == TAKING:
            return {"kind": "take", "dice": self._dice()}
        dice = {"own": int(self.die_of(seat)), "left": int(self.left)}
        return {"kind": "mark", **dice, "footprints": int(self.tally[READY + seat])}

    def describe(self, seat: int, move: int) -> dict[str, Any]:
        """A mark says what it costs, and both ways round that the seat can afford, the cheaper one first."""
        if move < MARK:
            return {"kind": "take", "die": move + 1}
        if move == PASS:
            return {"kind": "pass"}
        kind = kind_of(move)
        place = int(hex_of(move))
        ways = self._ways(seat, self.table.number[kind], place // MOST_COLUMNS + 1)
        return {
            "kind": "mark",
            "item": KIND_NAMES[kind],
            "hex": hex_text(place),
            "column": COLUMN_NAMES[place % MOST_COLUMNS],
            "floor": place // MOST_COLUMNS + 1,
            "cat": KIND_NAMES[cat_of(move)] if kind == HOUSE else None,
            "cost": ways[0]["cost"] if ways else None,
            "ways": ways,
        }

    def _ways(self, seat: i64, number: i64, floor: i64) -> list[dict[str, Any]]:
        if self.phase != MARKING:
            return []
        own = self.die_of(seat)
        straight = int(_distance(number, own) + _distance(floor, self.left))
        swapped = int(_distance(number, self.left) + _distance(floor, own))
        ways: list[dict[str, Any]] = []
        if straight <= self.tally[READY + seat]:
            ways.append({"item_die": "own", "floor_die": "left", "cost": straight})
        if swapped <= self.tally[READY + seat]:
            way: dict[str, Any] = {"item_die": "left", "floor_die": "own", "cost": swapped}
            ways.insert(0 if swapped < straight else len(ways), way)
        return ways

    def text(self, seat: int, move: int) -> str:
        if not 0 <= move < MOVE_COUNT:
            raise IndexError(move)
        return _TEXTS[move]

    def parse(self, seat: int, text: str) -> int:
        move = _MOVE_OF.get(" ".join(text.split()).casefold(), NONE)
        return move if self.is_legal(seat, move) else super().parse(seat, text)

    def seen(self, seat: int, move: int, by: int | None) -> int:
        """CT-6: what others mark is not seen before all have marked; MOVE_COUNT stands for "ready"."""
        hidden = self.phase == MARKING and by != seat and self.waiting != bit(seat)
        return MOVE_COUNT if hidden else move

    def _why_not(self, seat: int, move: int) -> str:
        if not 0 <= move < MOVE_COUNT:
            return f"moves are numbers from 0 to {MOVE_COUNT - 1}"
        if self.phase == TAKING:
            return (
                "no such die lies in the middle (CT-5)" if move < MARK else "it is time to take a die (CT-5)"
            )
        if move < MARK:
            return "it is time to mark or pass (CT-6)"
        place = hex_of(move)
        if not has(self.table.hexes, place):
            return "the sheet has no such hex (CT-1)"
        if has(self.marks[seat * SHEET + FILLED], place):
            return "that hex is filled already (CT-6)"
        if kind_of(move) == HOUSE and not has(self.table.house_hexes, place):
            return "a house may stand only where one is drawn (CT-7)"
        if kind_of(move) == HOUSE and not has(self.unscored(seat), cat_of(move)):
            return "that cat cannot be scored any more (CT-7, CT-10)"
        ready = int(self.tally[READY + seat])
        return f"that needs {int(self.cost(seat, move))} footprints, and {ready} are ready (CT-9)"

    # --- what is known --------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> "CatState":
        viewer = self._viewer_of(seat)
        view = CatState(self.table)
        view.viewer = viewer
        # Open to all: the dice and every sheet as it was when this round began.
        view.phase = self.phase
        view.round = self.round
        view.first = self.first
        view.waiting = self.waiting
        view.pool = self.pool
        view.taken = self.taken
        view.left = self.left
        view.marks = self.marks[:]
        view.tally = self.tally[:]
        view.cats = self.cats
        # The own choice; of others only that they have made one.
        choices = vec[i64]([NONE, NONE, NONE, NONE])
        for s in range(self.table.players):
            if self.choices[s] != NONE:
                choices[s] = self.choices[s] if s == viewer else UNKNOWN
        view.choices = choices
        return view

    def imagine(self, rng: Rng) -> "CatState":
        self._must_be_view()
        world = self.clone()
        world.viewer = WHOLE
        world.chance = rng.fork()
        if self.phase == MARKING:
            if self._options is None:
                self._options = self._hidden_options()
            options = self._options
            for seat in range(self.table.players):
                if self.choices[seat] == UNKNOWN:
                    moves = options[seat]
                    world.choices[seat] = moves[rng.below(len(moves))]
        return world

    def _hidden_options(self) -> list[list[int]]:
        """By seat, what a hidden choice may be; sheets and dice are open, so everybody can tell."""
        seats = range(int(self.table.players))
        return [self._may_mark(seat) if self.choices[seat] == UNKNOWN else [] for seat in seats]

    # --- copies ---------------------------------------------------------------------------------------------

    def clone(self) -> "CatState":
        twin = CatState(self.table)
        self._copy_to(twin)
        twin.phase = self.phase
        twin.round = self.round
        twin.first = self.first
        twin.waiting = self.waiting
        twin.pool = self.pool
        twin.taken = self.taken
        twin.left = self.left
        twin.choices = self.choices[:]
        twin.marks = self.marks[:]
        twin.tally = self.tally[:]
        twin.cats = self.cats
        return twin

    def _dump(self) -> dict[str, Any]:
        seats = range(int(self.table.players))
        return {
            "phase": PHASES[self.phase],
            "round": int(self.round),
            "first": int(self.first),
            "waiting": members(self.waiting),
            "dice": self._dice(),
            "taken": [int(self.die_of(s)) or None for s in seats],
            "choices": [_dump_choice(self.choices[s]) for s in seats],
            "sheets": [self._dump_sheet(s) for s in seats],
        }

    def _dump_sheet(self, seat: i64) -> dict[str, Any]:
        items: dict[int, str] = {}
        for kind in range(i64(KINDS)):
            for place in members(self.marks[seat * SHEET + kind]):
                items[place] = KIND_NAMES[kind]
        marks = {_HEX_TEXTS[place]: items[place] for place in sorted(items)}
        cats: dict[str, dict[str, int]] = {}
        for cat in range(i64(KINDS)):
            score = int(self.cats[seat * KINDS + cat])
            if score != NONE:
                cats[KIND_NAMES[cat]] = {"houses": score // CAT, "items": score % CAT}
        bonuses: dict[str, str] = {}
        for column in range(self.table.columns):
            if has(self.tally[LARGE + seat] | self.tally[SMALL + seat], column):
                bonuses[COLUMN_NAMES[column]] = "large" if has(self.tally[LARGE + seat], column) else "small"
        footprints = {"ready": int(self.tally[READY + seat]), "spent": int(self.tally[SPENT + seat])}
        return {"marks": marks, "footprints": footprints, "cats": cats, "bonuses": bonuses}


def _add_marks(moves: list[int], kind: i64, hexes: i64) -> None:
    """The moves that mark this kind in these hexes (bits), in order."""
    row = (kind - YARN) * NUMBERS
    while hexes:
        if hexes & 63:
            moves.extend(_MARKS[row][hexes & 63])
        hexes >>= MOST_COLUMNS
        row += 1


def _add_houses(moves: list[int], hexes: i64, cats: i64) -> None:
    """CT-10: the moves that mark a house in these hexes and choose one of these cats (bits), in order."""
    place: i64 = 0
    while hexes:
        if hexes & 1:
            moves.extend(_HOUSES[place][cats])
        hexes >>= 1
        place += 1
