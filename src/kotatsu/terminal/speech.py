"""The language that this terminal speaks: the one that was asked for, else the system's."""

import os
from collections.abc import Iterable
from functools import cache
from typing import Any

from kotatsu.core import sentences
from kotatsu.core.errors import BadInput, KotatsuError
from kotatsu.core.game import Game
from kotatsu.core.languages import LANGUAGES, first_choice
from kotatsu.core.texts import Texts, sources


def speak(language: str) -> None:
    """From now on, and in processes that are started."""
    if language not in LANGUAGES:
        known = listed(f"{code} ({one.name})" for code, one in LANGUAGES.items())
        raise BadInput("no-such-language", name=repr(language), languages=known)
    os.environ["KOTATSU_LANGUAGE"] = language


def spoken() -> str:
    return first_choice()


def told(error: KotatsuError) -> str:
    """What an error says."""
    return sentences.told(error, spoken())


def load_texts(game: Game | None = None) -> Texts:
    """The sentences of the terminal, and of a game."""
    return texts_of(game, "narration", own="terminal")


def texts_of(game: Game | None, *kinds: str, own: str = "") -> Texts:
    """A game's texts of these kinds (`narration`, `reference`, `tutorial`), after the terminal's own. What
    somebody's own game has only in English is said so.
    """
    files = [(__package__, own)] if own else []
    if game is not None:
        files += [(game.package, kind) for kind in kinds]
    return Texts(spoken(), *sources(spoken(), files))


def box_of(game: Game) -> Texts:
    """What stands on a game's box: its title, what it is about, what can be chosen."""
    return _box(game, spoken())


def title_of(game: Game) -> str:
    return box_of(game).say("title")


def level_of(name: str | None) -> str:
    """What a bot of this level is called; one that only another version knows by its name there."""
    return _of_level(f"level-{name}") or name or ""


def character_of(name: str) -> str | None:
    """What a bot of this level is like."""
    return _of_level(f"level-{name}-character")


def _of_level(text: str) -> str | None:
    from kotatsu.bots.levels import level_texts

    texts = level_texts(spoken())
    return texts.say(text) if texts.has(text) else None


def say(name: str, /, **values: Any) -> str:
    """A sentence of the command `kotatsu` itself."""
    return _command(spoken()).say(name, **values)


def listed(items: Iterable[str]) -> str:
    return _command(spoken()).listed(items)


@cache
def _command(language: str) -> Texts:
    return Texts(language, *sources(language, [("kotatsu", "cli")]))


@cache
def _box(game: Game, language: str) -> Texts:
    return game.texts("box", language=language)
