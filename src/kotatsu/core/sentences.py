"""Errors as sentences, in the language of whoever reads them.

Their codes are ids of Fluent messages. Those of `core/errors.en.ftl` can come of what a table is asked, and
the web app says them too. A game's narration knows why a move is illegal, its box what an edition must hold.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any

from kotatsu.core.errors import KotatsuError, Value
from kotatsu.core.languages import FALLBACK
from kotatsu.core.texts import MissingText, Texts, sources

FILES = (
    ("kotatsu.core", "errors"),
    ("kotatsu.core", "files"),
    ("kotatsu.table", "refusals"),
    ("kotatsu.terminal", "terminal"),
    ("kotatsu", "cli"),
)
"""Where they stand, besides a game's own: each by its package and what it is called before its language."""
OF_A_GAME = ("box", "narration")


def told(error: KotatsuError, language: str = FALLBACK) -> str:
    """What an error says."""
    return sentence(error.code, error.values, language) or error.code


def sentence(code: str, values: Mapping[str, Value], language: str = FALLBACK) -> str | None:
    """What a code says; None if it is not known here, or a value is missing: another version sent it."""
    try:
        texts = _texts(language, _game(values))
        return texts.say(code, **_with_parts_said(texts, values))
    except MissingText:
        return None


def reason(values: Mapping[str, Value], language: str = FALLBACK) -> str:
    """The `why` among these values."""
    return str(_with_parts_said(_texts(language, _game(values)), values)["why"])


def _with_parts_said(texts: Texts, values: Mapping[str, Value]) -> dict[str, Any]:
    """The values, with what a game is called, and the sentences that stand in this one."""
    said: dict[str, Any] = dict(values)
    if _game(values):
        said["game"] = texts.say("title")
    for part in ("reason", "where", "why", "inner", "error"):
        if texts.has(str(said.get(part))):
            said[part] = texts.say(str(said[part]), **said)
    return said


def _game(values: Mapping[str, Value]) -> str:
    """The game that it is about, if we have it."""
    from kotatsu.core.registry import has_game

    name = str(values.get("game", ""))
    return name if has_game(name) else ""


@cache
def _texts(language: str, game: str) -> Texts:
    package = f"kotatsu.games.{game.replace('-', '_')}"
    own = [(package, kind) for kind in OF_A_GAME] if game else []
    return Texts(language, *sources(language, [*own, *FILES]))
