"""Records: a finished game as its seed and its moves — the replay, the bug report, the proof."""

import json
import os
import tempfile
from collections import deque
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from kotatsu.core.causes import cause
from kotatsu.core.chance import Sealed
from kotatsu.core.commitments import check_commitments, check_shape
from kotatsu.core.errors import BadInput, KotatsuError
from kotatsu.core.game import Game
from kotatsu.core.registry import game as find_game
from kotatsu.core.state import Setup, State

FORMAT = 1
TIMEOUT = "timeout"
HIDDEN_MOVE = "?"

_KEYS = {
    "kotatsu_record": int,
    "game": str,
    "rules_version": int,
    "edition": dict,
    "options": dict,
    "players": int,
    "moves": list,
}


@dataclass
class Record:
    """A game that can be played again, move by move.

    A record that one seat exports while the game runs has no seed and "?" for moves it may not know.
    """

    game: str
    rules_version: int
    edition: dict[str, Any]
    options: dict[str, Any]
    players: int
    seed: str | None
    moves: list[tuple[int, str]]
    result: dict[str, Any] | None  # {"scores": [...], "winners": [...]} once the game is over
    commitments: dict[str, Any] | None = None  # what server and players promised before the deal
    seat: int | None = None  # whose own export this is, while the game runs
    old_moves: int = 0  # so many first moves were played under older rules and cannot be replayed
    names: list[str] = field(default_factory=list)
    abandoned: bool = False  # the table was given up before the game was over

    # --- as data and as a file ------------------------------------------------------------------------------

    def as_data(self) -> dict[str, Any]:
        return {
            "kotatsu_record": FORMAT,
            "game": self.game,
            "rules_version": self.rules_version,
            "edition": self.edition,
            "options": self.options,
            "players": self.players,
            "names": self.names,
            "commitments": self.commitments,
            "seed": self.seed,
            "seat": self.seat,
            "old_moves": self.old_moves,
            "moves": [list(move) for move in self.moves],
            "result": self.result,
            "abandoned": self.abandoned,
        }

    @classmethod
    def from_data(cls, data: Any, where: str = "record") -> "Record":
        """Check and read; `BadInput` says what is wrong and where."""
        if not isinstance(data, Mapping):
            raise BadInput("record-none", where=where, got=type(data).__name__)
        for key, kind in _KEYS.items():
            if not isinstance(data.get(key), kind) or isinstance(data.get(key), bool):
                raise BadInput(
                    "record-value", where=where, key=key, why=_EXPECTED[kind], got=_found(data, key)
                )
        if data["kotatsu_record"] != FORMAT:
            raise BadInput("record-format", where=where, format=data["kotatsu_record"], known=FORMAT)
        for number, move in enumerate(data["moves"]):
            if not (
                isinstance(move, list) and len(move) == 2 and _is_seat(move[0]) and isinstance(move[1], str)
            ):
                got = json.dumps(move)[:60]
                raise BadInput(
                    "record-value", where=where, key=f"moves[{number}]", why="expected-move", got=got
                )
        seed = data.get("seed")
        if seed is not None and not isinstance(seed, str):
            raise _unexpected(where, "seed", "expected-text-or-null")
        result = data.get("result")
        if result is not None and not (isinstance(result, dict) and {"scores", "winners"} <= set(result)):
            raise _unexpected(where, "result", "expected-result")
        names = data.get("names") or []
        if not (isinstance(names, list) and all(isinstance(name, str) for name in names)):
            raise _unexpected(where, "names", "expected-texts")
        commitments = data.get("commitments")
        if commitments is not None:
            check_shape(commitments, data["players"], where)
        seat, old_moves = data.get("seat"), data.get("old_moves", 0)
        if seat is not None and not _is_seat(seat):
            raise _unexpected(where, "seat", "expected-seat")
        if not isinstance(old_moves, int) or isinstance(old_moves, bool) or old_moves < 0:
            raise _unexpected(where, "old_moves", "expected-old-moves")
        abandoned = data.get("abandoned", False)
        if not isinstance(abandoned, bool):
            raise _unexpected(where, "abandoned", "expected-switch")
        return cls(
            game=data["game"],
            rules_version=data["rules_version"],
            edition=data["edition"],
            options=data["options"],
            players=data["players"],
            seed=seed,
            moves=[(seat, text) for seat, text in data["moves"]],
            result=result,
            commitments=commitments,
            seat=seat,
            old_moves=old_moves,
            names=names,
            abandoned=abandoned,
        )

    def write(self, path: Path) -> None:
        """Write the whole file or nothing: into a temporary one first, which then takes its place."""
        write_atomically(path, json.dumps(self.as_data(), indent=1, ensure_ascii=False) + "\n")

    @classmethod
    def read(cls, path: Path) -> "Record":
        return cls.from_data(read_json(path, "file-not-record"), path.name)

    # --- played again ---------------------------------------------------------------------------------------

    def the_game(self) -> Game:
        return find_game(self.game)

    def setup(self) -> Setup:
        """What it was dealt from; `BadInput` if this installation cannot deal it."""
        game = self.the_game()
        if self.rules_version != game.rules_version:
            raise BadInput(
                "record-other-rules", game=game.name, version=self.rules_version, here=game.rules_version
            )
        if self.seed is None:
            raise BadInput("record-no-seed")
        if self.old_moves:
            raise BadInput("record-old-moves", count=self.old_moves)
        return game.setup_of({**self.as_data()})

    def deal(self) -> State:
        """The state before the first move."""
        setup = self.setup()
        assert self.seed is not None
        return setup.deal(Sealed(self.seed))

    def states(self) -> Iterator[State]:
        """The state before the first move, then after each one. Each is the same object, played on."""
        state = self.deal()
        yield state
        yield from self.play_on(state)

    def play_on(self, state: State) -> Iterator[State]:
        """A state that was dealt for this record after each of its moves."""
        for number, (seat, text) in enumerate(self.moves):
            try:
                play_text(state, seat, text)
            except KotatsuError as error:
                raise BadInput("record-move", at=number, inner=error.code, **error.values) from None
            yield state


def play_text(state: State, seat: int, text: str) -> None:
    """Play a move given in notation, or the time-out of a seat."""
    if text == TIMEOUT:
        if not state.timeout(seat):
            raise BadInput("no-time-out", seat=seat)
        return
    state.play(seat, state.parse(seat, text))


def result_of(state: State) -> dict[str, Any] | None:
    """Scores and winners of a finished game."""
    return {"scores": state.scores, "winners": state.winners} if state.over else None


def verify(record: Record) -> State:
    """Open what was promised, deal again from the seed, play every move again and compare the result.

    Returns the final state; `BadInput` says what does not hold.
    """
    if record.commitments is not None:
        check_commitments(record.commitments, record.seed)
    state = deque(record.states(), maxlen=1)[0]
    check_end(record, state)
    return state


def check_end(record: Record, state: State) -> None:
    """`BadInput` unless the game ended as the record says; `state` is after its last move."""
    if record.abandoned and state.over:
        raise BadInput("record-not-abandoned")
    if not record.abandoned and not state.over:
        raise BadInput("record-not-over", count=len(record.moves))
    found = result_of(state)
    if found != record.result:
        raise BadInput("record-other-result", claimed=str(record.result), found=str(found))


def read_json(path: Path, otherwise: str) -> Any:
    """What a file holds; `BadInput` with the code `otherwise` if it is not even JSON."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        json.dumps(data, ensure_ascii=False).encode()  # escapes may stand for half a character
        return data
    except OSError as error:
        raise BadInput("file-unreadable", path=str(path), reason=cause(error)) from None
    except UnicodeError:
        raise BadInput(otherwise, path=path.name, why="not-text") from None
    except json.JSONDecodeError as error:
        place = {"line": error.lineno, "column": error.colno}
        raise BadInput(otherwise, path=path.name, why="not-json", **place) from None
    except ValueError:  # a number of thousands of digits
        raise BadInput(otherwise, path=path.name, why="not-json", line=0, column=0) from None
    except RecursionError:
        raise BadInput(otherwise, path=path.name, why="too-deep") from None


def write_atomically(path: Path, text: str) -> None:
    """Replace a file by a new one in one step; a crash leaves the old one or the new one, never half."""
    try:
        handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    except OSError as error:
        raise BadInput("file-unwritable", path=str(path), reason=cause(error)) from None
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
    except OSError as error:
        os.unlink(temporary)
        raise BadInput("file-unwritable", path=str(path), reason=cause(error)) from None


_EXPECTED = {
    int: "expected-whole-number",
    str: "expected-text",
    dict: "expected-object",
    list: "expected-list",
}


def _unexpected(where: str, key: str, expected: str) -> BadInput:
    return BadInput("record-part", where=where, key=key, why=expected)


def _found(data: Mapping[str, Any], key: str) -> str:
    return json.dumps(data[key])[:60] if key in data else "missing"


def _is_seat(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 8
