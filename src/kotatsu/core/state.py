"""The contract of a game: a `Setup` deals a `State`; a state is played, viewed, imagined, dumped.

A sixth game is a subclass of each. The methods with a leading underscore are what a game writes; the ones
without are what everybody calls. Nothing here knows any particular game.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from kotatsu.core.chance import Chance, Rng, load_chance
from kotatsu.core.errors import BadInput, Hidden, IllegalMove, Misuse, Phrase, Unwritten
from kotatsu.core.events import Event, Journal, Told

UNKNOWN: Final = -1_000_000
"""A blank in a view: what its seat may not know. As an index it raises; dumps write null."""

NONE: Final = -1
"""No card, no seat, no colour, in fields that are numbers. Dumps write null: see `or_none`."""

WHOLE: Final = -1
"""The viewer of a state that is no view."""

SPECTATOR: Final = -2
"""The viewer of a view that belongs to no seat."""

NOT_TOLD: Final = -(1 << 60)
"""No number: what `tell` was not given."""

ALONE: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(8)]
"""ALONE[seat] is the tuple with just that seat, so that naming one decider costs nothing."""

NOBODY: Final[tuple[int, ...]] = ()

Row = tuple[int, str, int, int | None, int | None]
"""A line of a score sheet: seat, category, count, points each, points (None where hidden)."""


def or_none(number: i64) -> int | None:
    """A number for a dump or an event, where NONE is null."""
    return None if number == NONE else int(number)


def or_minus(number: int | None) -> int:
    """Back again."""
    return NONE if number is None else number


@mypyc_attr(allow_interpreted_subclasses=True)
class Setup(ABC):
    """A game before the deal: how many players, which options, which edition. Never changes."""

    def __init__(self, game: str, rules_version: int, players: int, options: dict[str, Any]) -> None:
        self.game = game
        self.rules_version = rules_version
        self.players: i64 = players
        self.options = options
        self.first_leader: i64 = or_minus(options.get("first_leader"))
        # Game.setup fills these in.
        self.edition: dict[str, Any] = {}  # what a dump says of the edition
        self.move_count = 0

    @abstractmethod
    def deal(self, chance: Chance) -> "State":
        """Set the table: a new state, drawn from this chance."""
        raise Unwritten("deal")

    @final
    def draw_leader(self, chance: Chance) -> i64:
        """Who leads first: the seat that the option names, or any, drawn now."""
        return chance.below(self.players) if self.first_leader == NONE else self.first_leader

    @abstractmethod
    def max_moves(self) -> int:
        """How many moves a game at this table has at most."""
        raise Unwritten("max_moves")

    def printed(self) -> Mapping[str, Any]:
        """What is printed on this table's cards and boards, as far as whoever draws them must know it. It
        follows from players, options and edition alone, so everybody may see it."""
        return {}

    @abstractmethod
    def _load(self, body: Any) -> "State":
        """Rebuild a state from what its `_dump` wrote."""
        raise Unwritten("_load")

    def load(self, data: dict[str, Any]) -> "State":
        """Rebuild a state or view from its `dump`."""
        try:
            viewer = data["viewer"]
            chance = data["chance"]
            state = self._load(data["state"])
        except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
            raise Misuse(f"The dump is damaged: {type(error).__name__} at {error}.") from None
        if viewer is None:
            state.viewer = WHOLE
        elif viewer == "spectator":
            state.viewer = SPECTATOR
        else:
            state.viewer = viewer
        state.chance = load_chance(chance) if chance is not None else None
        return state


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """A game in progress, or what one seat knows of it (a view): the same class, with blanks."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.viewer: i64 = WHOLE
        self.chance: Chance | None = None
        self.journal: Journal | None = None

    # --- playing ------------------------------------------------------------------------------------------

    @property
    @abstractmethod
    def deciders(self) -> tuple[int, ...]:
        """The seats that owe a decision now; several when it is simultaneous, none when the game is over."""
        raise Unwritten("deciders")

    def first_decider(self) -> i64:
        """The first of `deciders`, -1 if there are none. A game may say it faster, for searches."""
        deciders = self.deciders
        return deciders[0] if deciders else -1

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return len(self.deciders) == 0

    def legal_moves(self, seat: int) -> list[int]:
        """What this seat may play now, sorted; empty for a seat that owes no decision."""
        if self.viewer != WHOLE:
            self._must_show_moves_of(seat)
        return self._legal_moves(seat)

    def is_legal(self, seat: int, move: int) -> bool:
        """Whether the move is among the seat's legal moves."""
        self._must_show_moves_of(seat)
        return self._is_legal(seat, move)

    def play(self, seat: int, move: int) -> None:
        """Carry out a move in place. An illegal one raises `IllegalMove` and changes nothing."""
        if self.viewer != WHOLE:
            raise Hidden(f"{self._name()} cannot be played on; imagine a world from it first.")
        if not self._is_legal(seat, move):
            raise self._refusal(seat, move)
        self._play(seat, move)

    def timeout(self, seat: int) -> bool:
        """Do what the rulebook says when this seat's time is up. False: it says nothing; a bot may move."""
        return False

    def sits_out(self, seat: int) -> bool:
        """Whether this seat will most likely decide nothing before the next deal: it is out of a round that
        others play on. Everybody may know that."""
        return False

    @property
    def log_begins_after(self) -> tuple[str, ...]:
        """Kinds of events that a log or a rewind must not look behind now, because players are meant to
        remember what was before the last of them; empty: everything may be shown."""
        return ()

    def pending(self, seat: int) -> int:
        """How many of this seat's last moves nobody else has seen yet, and so may be withdrawn freely."""
        return 0

    @abstractmethod
    def _legal_moves(self, seat: int) -> list[int]:
        """The legal moves of a seat, sorted, in a list of its own."""
        raise Unwritten("_legal_moves")

    def _is_legal(self, seat: int, move: int) -> bool:
        """Whether a move is among them. A game may say it faster than by listing them."""
        return move in self._legal_moves(seat)

    def random_move(self, seat: int, rng: Rng) -> int:
        """One of a decider's legal moves, each equally likely. A game may draw it without listing them."""
        moves = self._legal_moves(seat)
        return moves[rng.below(len(moves))]

    @abstractmethod
    def _play(self, seat: int, move: int) -> None:
        """Carry out a move that is legal."""
        raise Unwritten("_play")

    def _refusal(self, seat: int, move: int) -> IllegalMove:
        deciders = self.deciders
        if not 0 <= seat < self.setup.players:
            why = Phrase("illegal-no-such-seat", last=int(self.setup.players) - 1)
            return IllegalMove(self.setup.game, seat, str(move), why)
        if not deciders:
            return IllegalMove(self.setup.game, seat, str(move), Phrase("illegal-over"))
        if seat not in deciders:
            who = ", ".join([str(decider) for decider in deciders])
            why = Phrase("illegal-not-asked", count=len(deciders), seats=who)
            return IllegalMove(self.setup.game, seat, str(move), why)
        legal = [self.text(seat, other) for other in self._legal_moves(seat)]
        if not 0 <= move < self.setup.move_count:
            why = Phrase("illegal-no-such-move", last=int(self.setup.move_count) - 1)
            return IllegalMove(self.setup.game, seat, str(move), why, legal)
        try:
            text = self.text(seat, move)
        except (BadInput, IndexError, ValueError):
            text = str(move)
        return IllegalMove(self.setup.game, seat, text, self._why_not(seat, move), legal)

    def _why_not(self, seat: int, move: int) -> Phrase:
        """Why a decider's move is illegal, as the middle of a sentence. A game may know more than this."""
        return Phrase("illegal-now")

    # --- moves as people and programs read them -------------------------------------------------------------

    @abstractmethod
    def ask(self, seat: int) -> Mapping[str, Any]:
        """What is asked of a decider: {"kind": "serve", "count": 4}. Empty for a seat that owes nothing."""
        raise Unwritten("ask")

    @abstractmethod
    def describe(self, seat: int, move: int) -> Mapping[str, Any]:
        """A move in its parts: {"kind": "serve", "plate": "C"}."""
        raise Unwritten("describe")

    @abstractmethod
    def text(self, seat: int, move: int) -> str:
        """A move in the game's notation: "serve C"."""
        raise Unwritten("text")

    def outcome(self, seat: int, move: int) -> Mapping[str, Any]:
        """What a legal move of a decider would do at once, as far as that seat can know: {"kind": "serve"}.
        Empty: a game that says nothing of it, or a move that does nothing to tell of."""
        return {}

    def ahead(self, seat: int) -> tuple[str, list[int]]:
        """What a seat might get ready before it is asked, as far as it knows itself: the kind of a question
        (`ask`), and moves that answer it, such as the cards of a hand; which are legal then, will be seen.
        Nothing: a game that says nothing of it."""
        return "", []

    def parse(self, seat: int, text: str) -> int:
        """The legal move that this notation means; `IllegalMove` when there is none."""
        wanted = " ".join(text.split()).casefold()
        moves = self.legal_moves(seat)
        for move in moves:
            if self.text(seat, move).casefold() == wanted:
                return move
        if not moves:
            raise self._refusal(seat, -1)
        texts = [self.text(seat, move) for move in moves]
        raise IllegalMove(self.setup.game, seat, text, Phrase("illegal-notation"), texts)

    def seen(self, seat: int, move: int, by: int | None) -> int:
        """The move as seat `by` observes it: moves that it cannot tell apart give equal numbers.

        A move that it sees is itself; what it does not see is a number outside the game's moves.
        """
        return move

    # --- what is known --------------------------------------------------------------------------------------

    @abstractmethod
    def view(self, seat: int | None) -> "State":
        """What this seat may know (None = a spectator), copied into a new state full of blanks."""
        raise Unwritten("view")

    @abstractmethod
    def imagine(self, rng: Rng) -> "State":
        """On a view: a whole state, drawn uniformly among those that fit everything the view says."""
        raise Unwritten("imagine")

    def _viewer_of(self, seat: int | None) -> int:
        """The viewer for `view(seat)`, checked: a view shows nothing to others than its own seat."""
        if seat is not None and not 0 <= seat < self.setup.players:
            raise BadInput("no-such-seat", seat=seat, last=int(self.setup.players) - 1)
        viewer = SPECTATOR if seat is None else seat
        if self.viewer != WHOLE and self.viewer != viewer:
            raise Hidden(f"{self._name()} cannot show what {'a spectator' if seat is None else seat} sees.")
        return viewer

    def _must_show_moves_of(self, seat: int) -> None:
        if self.viewer != WHOLE and self.viewer != seat:
            raise Hidden(f"{self._name()} does not show what seat {seat} may play.")

    def _must_be_view(self) -> None:
        if self.viewer == WHOLE:
            raise Misuse("Only a view can be imagined; call view(seat) first.")

    def _name(self) -> str:
        return "A spectator's view" if self.viewer == SPECTATOR else f"The view of seat {int(self.viewer)}"

    # --- result ---------------------------------------------------------------------------------------------

    @abstractmethod
    def sheet(self) -> list[Row]:
        """The score sheet as it stands now, every line of the rulebook for every seat."""
        raise Unwritten("sheet")

    @property
    def scores(self) -> list[int | None]:
        """Each seat's points as they stand now; None where this view may not know them."""
        totals: list[int | None] = [0] * int(self.setup.players)
        for row in self.sheet():
            seat = row[0]
            points = row[4]
            total = totals[seat]
            totals[seat] = None if points is None or total is None else total + points
        return totals

    @final
    def goal(self, seat: int | None, sheet: list[Row] | None = None) -> dict[str, Any]:
        """What the line says that is always in sight: how far the game is, and the points of a seat as they
        stand, with what they are made of, `plus` and `minus`. None for a spectator, and where they hide.
        `sheet`: that of this state, if it is known."""
        plus = minus = 0
        shown = False
        for row in self.sheet() if sheet is None else sheet:
            if row[0] == seat:
                points = row[4]
                shown = points is not None
                if points is None:
                    break
                if points > 0:
                    plus += points
                else:
                    minus -= points
        if not shown:
            return {"points": None, "plus": None, "minus": None, **self._goal(seat)}
        return {"points": plus - minus, "plus": plus, "minus": minus, **self._goal(seat)}

    def _goal(self, seat: int | None) -> Mapping[str, Any]:
        """How far the game is, and what ends it: {"trick": 3, "tricks": 8}. Everything in it is open."""
        return {}

    def standings(self) -> list[int]:
        """The scores of a whole state. A game may count them faster than by its sheet, for searches."""
        return [0 if score is None else score for score in self.scores]

    @property
    def winners(self) -> list[int]:
        """The seats that won; empty while the game runs."""
        return self.winners_of(self.standings()) if self.over else []

    def winners_of(self, totals: list[int]) -> list[int]:
        """Who wins with these totals: the highest, and ties share it; a game that breaks ties says so."""
        best = totals[0]
        winners: list[int] = []
        for seat in range(len(totals)):  # searches ask at the end of every game they imagine
            if totals[seat] > best:
                best = totals[seat]
                winners = []
            if totals[seat] == best:
                winners.append(seat)
        return winners

    # --- copies ---------------------------------------------------------------------------------------------

    @abstractmethod
    def clone(self) -> "State":
        """An independent copy, without the journal."""
        raise Unwritten("clone")

    @abstractmethod
    def _dump(self) -> Mapping[str, Any]:
        """The game's own part of a dump: named, nested, JSON-able, complete."""
        raise Unwritten("_dump")

    def _dump_own(self) -> Mapping[str, Any] | None:
        """Of a seat's view: the parts of `_dump` that may say more to the seat than to a spectator. None: a
        game that does not tell them apart."""
        return None

    def dump(self) -> dict[str, Any]:
        """Everything as JSON-able data; `game.load` gives an equal state back. A view dumps its blanks."""
        return self._dump_with(self._dump())

    def dump_beside(self, common: Mapping[str, Any]) -> dict[str, Any]:
        """`dump` of a seat's view, quickly: `common` is the `state` in that of a spectator at this moment,
        and what a seat sees like anybody is taken from there, as the very same objects."""
        own = self._dump_own()
        return self._dump_with(self._dump() if own is None else {**common, **own})

    def _dump_with(self, body: Mapping[str, Any]) -> dict[str, Any]:
        setup = self.setup
        viewer: int | str | None = int(self.viewer)
        if self.viewer == WHOLE:
            viewer = None
        elif self.viewer == SPECTATOR:
            viewer = "spectator"
        return {
            "game": setup.game,
            "rules_version": setup.rules_version,
            "edition": setup.edition,
            "players": int(setup.players),
            "options": dict(setup.options),
            "viewer": viewer,
            "chance": self.chance.dump() if self.chance is not None else None,
            "state": body,
        }

    # --- for the rules --------------------------------------------------------------------------------------

    def _copy_to(self, twin: "State") -> None:
        """The part of `clone` that every game shares."""
        twin.viewer = self.viewer
        if self.chance is not None:
            twin.chance = self.chance.clone()

    @final
    def left_of(self, seat: i64) -> i64:
        """The next seat clockwise."""
        # Plain ifs: `x if … else 0` mixes i64 with int, and mypyc then makes an object of it.
        seat += 1
        if seat == self.setup.players:
            seat = 0
        return seat

    @final
    def tell(
        self,
        told: Told,
        a: i64 = NOT_TOLD,
        b: i64 = NOT_TOLD,
        c: i64 = NOT_TOLD,
        d: i64 = NOT_TOLD,
        e: i64 = NOT_TOLD,
    ) -> None:
        """Write an event into the journal, if there is one, with a number for each of its fields."""
        if self.journal is not None:  # all else is elsewhere, so that C compilers put this where it is called
            self._tell(told, a, b, c, d, e)

    def _tell(self, told: Told, a: i64, b: i64, c: i64, d: i64, e: i64) -> None:
        assert self.journal is not None
        self.journal.write(told, *[value for value in (a, b, c, d, e) if value != NOT_TOLD])

    @final
    def tell_end(self, told: Told, *more: Any) -> None:
        """That the game has ended: the scores, the winners, and more if the game has more to say."""
        if self.journal is not None:
            self.journal.write(told, self.scores, self.winners, *more)

    def take_events(self) -> list[Event]:
        """The events since the last call, or none when the state carries no journal."""
        return self.journal.take() if self.journal is not None else []


@mypyc_attr(allow_interpreted_subclasses=True)
class OneDecides(State):
    """A game in which one seat at a time owes a decision, `turn`; it is over when that is nobody's."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.turn: i64 = NONE

    @property
    def deciders(self) -> tuple[int, ...]:
        return ALONE[self.turn] if self.turn >= 0 else NOBODY

    def first_decider(self) -> i64:
        return self.turn

    @property
    def over(self) -> bool:
        return self.turn < 0
