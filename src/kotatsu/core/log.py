"""The log of a running table: everything that happened, in order. It is private — it holds the seed.

The state of a table is the fold of its log. Undo, withdrawn choices, time-outs and take-overs are entries
like moves; the record that is exported once the game is over is the log's flattening. A dump stands in the
log every 20 entries and after every step back, so that a table can go on after a deploy with changed rules.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from kotatsu.core import undo
from kotatsu.core.chance import Sealed, new_seed
from kotatsu.core.editions import Edition
from kotatsu.core.errors import BadInput, IllegalMove, Misuse, Phrase
from kotatsu.core.events import Event, Journal
from kotatsu.core.game import Game
from kotatsu.core.record import HIDDEN_MOVE, TIMEOUT, Record, play_text, result_of
from kotatsu.core.state import Setup, State

FORMAT = 1
DUMP_EVERY = 20


class Log:
    """A game being played, with its history.

    >>> from kotatsu import game
    >>> log = Log(game("tower-of-pancakes"), players=3, seed="an example")
    >>> seat = log.state.deciders[0]
    >>> events = log.play(seat, log.state.legal_moves(seat)[0])
    >>> events[0].kind
    'played'
    >>> log.can_undo(seat)
    True
    >>> log.undo(seat)
    >>> log.moves
    []
    """

    def __init__(
        self,
        game: Game,
        players: int | None = None,
        seed: str | None = None,
        options: Mapping[str, Any] | None = None,
        edition: Edition | str | Path | None = None,
        setup: Setup | None = None,
        base: dict[str, Any] | None = None,
    ) -> None:
        """A new game; `load` knows the setup already, and where to go on from."""
        self.game = game
        self.setup: Setup = game.setup(players, options, edition) if setup is None else setup
        self.seed = new_seed() if seed is None else seed
        self.entries: list[list[Any]] = []
        self.moves: list[tuple[int, str]] = []  # the entries, flattened
        self.events: list[list[Event]] = []  # what each of them did
        self.names: list[str] = []
        self.old_moves = 0  # so many first moves are known only through a dump made under older rules
        self.base = base  # that dump
        self.state: State = self._deal()

    # --- forward --------------------------------------------------------------------------------------------

    def play(self, seat: int, move: int, text: str | None = None) -> list[Event]:
        """Play a move; what happened. `IllegalMove` changes nothing. `text`: its notation, if known."""
        state = self.state
        if text is None:
            text = state.text(seat, move) if state.is_legal(seat, move) else ""
        state.play(seat, move)
        return self._done([seat, text], ["move", seat, text])

    def timeout(self, seat: int) -> list[Event]:
        """A seat's time ran out, and the rulebook says what happens; empty if it says nothing."""
        if not self.state.timeout(seat):
            return []
        return self._done([seat, TIMEOUT], ["timeout", seat])

    def take_over(self, seat: int, by: str | None) -> None:
        """Note that somebody else decides for a seat from now on (None: its owner again)."""
        self._enter(["takeover", seat, by])

    def _done(self, move: list[Any], entry: list[Any]) -> list[Event]:
        events = self.state.take_events()
        self.moves.append((move[0], move[1]))
        self.events.append(events)
        self._enter(entry)
        return events

    def _enter(self, entry: list[Any]) -> None:
        self.entries.append(entry)
        if len(self.entries) % DUMP_EVERY == 0:
            self.entries.append(["dump", len(self.moves), self.state.dump()])

    # --- back -----------------------------------------------------------------------------------------------

    def can_withdraw(self, seat: int) -> bool:
        """Whether a seat has a choice pending that nobody else has seen."""
        return self.state.pending(seat) > 0

    def withdraw(self, seat: int) -> None:
        """Take back this seat's pending choice, whatever others have chosen meanwhile."""
        count = self.state.pending(seat)
        if not count:
            raise IllegalMove(self.game.name, seat, "withdraw", Phrase("illegal-nothing-pending"))
        self._go_back(_without(self.moves, {seat: count}), ["withdraw", seat, count])

    def can_undo(self, seat: int) -> bool:
        """Whether this seat may take its last move back without asking anybody. Steps of others that nobody
        has noticed count for nothing, or the answer would tell of them."""
        if self.last_mover(seat) != seat:
            return False
        moves = _without(self.moves, self._secret_steps(seat))
        _, text = moves.pop()
        if text == TIMEOUT:
            return False
        before = self._played(moves)
        move, after = before.parse(seat, text), before.clone()
        after.play(seat, move)
        return undo.is_free(before, seat, move, after)

    def last_mover(self, by: int | None = None) -> int | None:
        """Whose the last move was, as far as a seat (None: a spectator) can have noticed it; None where there
        is none that could be taken back."""
        secret = _last_moves(self.moves, self._secret_steps(by))
        last = len(self.moves) - 1
        while last in secret:
            last -= 1
        return self.moves[last][0] if last >= self.old_moves else None

    def _secret_steps(self, by: int | None) -> dict[int, int]:
        """How many last moves of other seats are steps of a choice that they still make: nobody else has
        noticed any of it."""
        state = self.state
        steps = {other: state.pending(other) for other in state.deciders if other != by}
        return {other: count for other, count in steps.items() if count}

    def undo(self, seat: int, decided: bool = False) -> None:
        """Take the seat's last move back, where that is free; `decided` if `can_undo` has said so already.
        What others have chosen in secret since then was a choice that does not stand any more."""
        if not decided and not self.can_undo(seat):
            raise IllegalMove(self.game.name, seat, "undo", Phrase("illegal-not-alone"))
        for other in self._secret_steps(seat):
            self.withdraw(other)
        self._go_back(self.moves[:-1], ["undo", seat])

    def take_back(self, to: int) -> None:
        """Go back to the state after the first `to` moves; whoever calls this has asked everybody."""
        if not self.old_moves <= to <= len(self.moves):
            raise Misuse(
                f"The table can go back to moves {self.old_moves} to {len(self.moves)}, not to {to}."
            )
        self._go_back(self.moves[:to], ["back", to])

    def _go_back(self, kept: list[tuple[int, str]], entry: list[Any]) -> None:
        self._replay(kept)
        self.entries.append(entry)
        self.entries.append(["dump", len(self.moves), self.state.dump()])

    # --- the fold -------------------------------------------------------------------------------------------

    def _deal(self) -> State:
        state = self.setup.load(self.base) if self.base is not None else self.setup.deal(Sealed(self.seed))
        state.journal = Journal()
        return state

    def _replay(self, moves: list[tuple[int, str]]) -> None:
        """Play these moves from the deal on; draws already made come out the same again."""
        self.state = self._deal()
        self.moves = list(moves)
        self.events = [[] for _ in range(self.old_moves)]
        for seat, text in moves[self.old_moves :]:
            play_text(self.state, seat, text)
            self.events.append(self.state.take_events())

    def state_after(self, count: int) -> State:
        """The state as it was after the first `count` moves; the table is not disturbed."""
        return self._played(self.moves[:count])

    def _played(self, moves: list[tuple[int, str]]) -> State:
        state = self._deal()
        for seat, text in moves[self.old_moves :]:
            play_text(state, seat, text)
            state.take_events()
        return state

    # --- as data --------------------------------------------------------------------------------------------

    def dump(self) -> dict[str, Any]:
        """The whole log as JSON-able data: the save, and the recovery after a crash."""
        return {
            "kotatsu_log": FORMAT,
            "game": self.game.name,
            "rules_version": self.setup.rules_version,
            "edition": self.setup.edition,
            "players": int(self.setup.players),
            "options": dict(self.setup.options),
            "seed": self.seed,
            "names": list(self.names),
            "old_moves": self.old_moves,
            "base": self.base,
            "entries": [list(entry) for entry in self.entries],
        }

    @classmethod
    def load(cls, game: Game, data: Mapping[str, Any]) -> "Log":
        """Rebuild a table from its log. Under changed rules it goes on from the last dump."""
        if data.get("kotatsu_log") != FORMAT:
            raise BadInput("log-format", format=FORMAT)
        setup = game.setup_of(data)
        entries = [list(entry) for entry in data["entries"]]
        old_moves, base, moves = data["old_moves"], data["base"], flatten(entries)
        if not 0 <= old_moves <= len(moves):
            raise BadInput("log-damaged", old=old_moves, count=len(moves))
        if data["rules_version"] != game.rules_version:
            old_moves, base, moves = _since_last_dump(entries, moves)
        log = cls(game, seed=data["seed"], setup=setup, base=base)
        log.names, log.entries, log.old_moves = list(data["names"]), entries, old_moves
        log._replay(moves)
        return log

    # --- records --------------------------------------------------------------------------------------------

    def record(self) -> Record:
        """The record of a finished game: seed, moves, result."""
        if not self.state.over:
            raise Misuse("The game is still running; only a seat's own record can be exported now.")
        return self._record(list(self.moves), self.seed, None)

    def record_for(self, seat: int | None) -> Record:
        """What one seat (None: a spectator) may export while the game runs: no seed, hidden moves as "?".

        It begins where the log that players are shown begins, and not before the rules last changed: what was
        open under older ones cannot be told. What the seat has not noticed does not stand there, nor that
        others have chosen as long as their choice may be withdrawn.
        """
        if self.state.over:
            return self.record()
        first = self.memory_begins
        state = self.state_after(first)
        others = [other for other in range(int(self.setup.players)) if other != seat]
        pending = _last_moves(self.moves, {other: self.state.pending(other) for other in others})
        seen: list[tuple[int, str]] = []
        for number, (mover, text) in enumerate(self.moves[first:], first):
            noticed = mover == seat or any(event.is_noticed_by(seat) for event in self.events[number])
            if noticed and number not in pending:
                seen.append((mover, text if _is_open(state, mover, text, seat) else HIDDEN_MOVE))
            play_text(state, mover, text)
        return self._record(seen, None, seat)

    @property
    def memory_begins(self) -> int:
        """The first move that may still be shown: players are meant to remember what was before it, or it was
        played under older rules."""
        hides = self.state.log_begins_after
        for number in range(len(self.events), self.old_moves, -1):
            if any(event.kind in hides for event in self.events[number - 1]):
                return number
        return self.old_moves

    def _record(self, moves: list[tuple[int, str]], seed: str | None, seat: int | None) -> Record:
        return Record(
            game=self.game.name,
            rules_version=self.setup.rules_version,
            edition=self.setup.edition,
            options=dict(self.setup.options),
            players=int(self.setup.players),
            seed=seed,
            moves=moves,
            result=result_of(self.state),
            seat=seat,
            old_moves=self.old_moves if seed is not None else 0,
            names=list(self.names),
        )


def flatten(entries: list[list[Any]]) -> list[tuple[int, str]]:
    """The moves that stand at the end of a log, time-outs among them."""
    moves: list[tuple[int, str]] = []
    for entry in entries:
        kind = entry[0]
        if kind == "move":
            moves.append((entry[1], entry[2]))
        elif kind == "timeout":
            moves.append((entry[1], TIMEOUT))
        elif kind == "undo":
            moves.pop()
        elif kind == "back":
            del moves[entry[1] :]
        elif kind == "withdraw":
            moves = _without(moves, {entry[1]: entry[2]})
    return moves


def _last_moves(moves: list[tuple[int, str]], counts: Mapping[int, int]) -> set[int]:
    """Where the last moves of these seats stand, so many of each."""
    found: set[int] = set()
    if not counts:
        return found
    wanted = sum(counts.values())
    left = dict(counts)
    number = len(moves)
    while len(found) < wanted and number:
        number -= 1
        if left.get(moves[number][0], 0):
            left[moves[number][0]] -= 1
            found.add(number)
    return found


def _without(moves: list[tuple[int, str]], counts: Mapping[int, int]) -> list[tuple[int, str]]:
    """The moves but for the last ones of these seats, so many of each."""
    gone = _last_moves(moves, counts)
    return [move for number, move in enumerate(moves) if number not in gone]


def _since_last_dump(
    entries: list[list[Any]], moves: list[tuple[int, str]]
) -> tuple[int, dict[str, Any], list[tuple[int, str]]]:
    """Where a table goes on under changed rules: the moves its last dump covers, that dump, all moves."""
    for entry in entries[::-1]:
        if entry[0] == "dump":
            return entry[1], entry[2], moves
    raise BadInput("log-too-short")


def _is_open(state: State, mover: int, text: str, to: int | None) -> bool:
    """Whether somebody sees which move this is."""
    if text == TIMEOUT:
        return True
    move = state.parse(mover, text)
    return state.seen(mover, move, to) == move
