"""Why something was not done: a code with values, which whoever reads it turns into a sentence.

`refusals.en.ftl` has a sentence for every code. The web app and the terminal say it in the language of their
reader; `str` of a refusal is the English one, for logs, tests and programs.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from kotatsu.core import sentences
from kotatsu.core.errors import BadInput, IllegalMove, KotatsuError, Value


class Refused(KotatsuError):
    """Something that was asked for and is not done; nothing has changed.

    >>> refusal = Refused("seat-taken", seat=2)
    >>> refusal.code, refusal.values
    ('seat-taken', {'seat': 2})
    >>> str(refusal)
    'Seat 2 is taken.'
    """

    def __str__(self) -> str:
        return sentence(self.code, self.values) or self.code


class Undecided(Refused):
    """The same, because nobody has worked out yet whether it is allowed; nothing else speaks against it."""


class Unfit(Refused, BadInput):
    """The same, because what was given is not what was expected."""


def refusal_of(error: KotatsuError) -> Refused:
    """An error of the game, or of what it was given, as a refusal."""
    if isinstance(error, Refused):
        return error
    if isinstance(error, IllegalMove):
        return Refused("illegal-move", **error.values)
    return Unfit("bad-input", **{**error.values, "error": error.code})


def refusal_from(told: Sequence[Any]) -> Refused:
    """One that another process has told, as its code and its values: what was given was not as expected."""
    code, values = told
    return Unfit(code, **values)


def sentence(code: str, values: Mapping[str, Value], language: str = "en") -> str | None:
    """What a code says; None if it is not known here, or a value is missing: another version sent it."""
    return sentences.sentence(f"refused-{code}", values, language)
