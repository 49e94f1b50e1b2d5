"""What can go wrong, each as one sentence a person can act on.

Whatever a user can cause derives from `KotatsuError`: a code with values, of which a sentence is made in the
language of whoever reads it (`core/sentences.py`); the command line prints it and exits with 2. `str` of an
error is the English sentence, for logs, tests and programs. What only a program can do wrong is in English.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

Value = str | int


class KotatsuError(Exception):
    """Something asked of Kotatsu that it cannot do: a code, for which there is a sentence, and values for it.

    Some values are more than they say: `game` is the name of a game, and its title is put in; `reason`,
    `where`, `why`, `inner` and `error` may be codes of other sentences, which are put in.

    >>> error = BadInput("no-such-seat", seat=4, last=3)
    >>> error.code, error.values
    ('no-such-seat', {'seat': 4, 'last': 3})
    >>> str(error)
    'There is no seat 4; this game has seats 0 to 3.'
    """

    def __init__(self, code: str, /, **values: Value) -> None:
        super().__init__(code)
        self.code = code
        self.values: dict[str, Value] = values

    def __str__(self) -> str:
        from kotatsu.core.sentences import told

        return told(self)

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        return _again, (type(self), self.code, self.values)


def _again(kind: type[KotatsuError], code: str, values: Mapping[str, Value]) -> KotatsuError:
    """The same error once more: it was copied, or came from another process."""
    error = kind.__new__(kind)
    KotatsuError.__init__(error, code, **values)
    return error


class BadInput(KotatsuError):
    """A game name, player count, option, edition, dump or record that is not what was expected."""


class Plain(KotatsuError):
    """An error that is a sentence already."""

    def __init__(self, sentence: str) -> None:
        super().__init__("plain", sentence=sentence)


class Misuse(Plain, BadInput):
    """What only a program can do wrong: a call at the wrong time, a dump that was tampered with."""


class Said(Plain, BadInput):
    """What somebody else has said already, in words that their reader understands."""


class Hidden(Plain):
    """A view was asked for something that its seat may not know."""


class Unwritten(Plain):
    """A game's class lacks a method of the contract.

    Abstract methods raise it themselves: a compiled class with an empty body would crash where a subclass
    in plain Python forgot one.
    """

    def __init__(self, method: str) -> None:
        super().__init__(f"This game does not define {method}, which the contract asks for.")


class Phrase:
    """Part of a sentence, by its code and values: why a move is illegal (`illegal-…`, in a game's narration),
    what an edition was expected to hold (`expected-…`, on its box). What games share is in core's files.
    """

    def __init__(self, code: str, /, **values: Value) -> None:
        self.code = code
        self.values: dict[str, Value] = values


class IllegalMove(KotatsuError):
    """A move that the rules do not allow now. The state it was tried on is unchanged.

    The sentence goes back to the seat that tried, so it may name that seat's legal moves;
    it never says anything of another seat's cards.
    """

    def __init__(self, game: str, seat: int, move: str, why: Phrase, legal: Sequence[str] = ()) -> None:
        told: dict[str, Value] = {"game": game, "seat": seat, "move": move, "why": why.code}
        super().__init__("illegal-move", **why.values, **told, legal=", ".join(legal) or "none")
        self._parts = (game, seat, move, why, tuple(legal))
        self.seat = seat
        self.move = move
        self.legal = tuple(legal)

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        return IllegalMove, self._parts

    @property
    def why(self) -> str:
        """The middle of the sentence, in English."""
        from kotatsu.core.sentences import reason

        return reason(self.values)
