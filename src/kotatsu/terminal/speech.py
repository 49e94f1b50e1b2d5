"""The language that this terminal speaks: the one that was asked for, else the system's."""

from functools import cache

from kotatsu.bots.levels import level_texts
from kotatsu.core import sentences
from kotatsu.core.errors import BadInput, KotatsuError
from kotatsu.core.game import Game
from kotatsu.core.languages import LANGUAGES, first_choice
from kotatsu.core.texts import Texts, sources

_chosen: list[str] = []


def speak(language: str) -> None:
    """From now on."""
    if language not in LANGUAGES:
        known = ", ".join(f"{code} ({one.name})" for code, one in LANGUAGES.items())
        raise BadInput("no-such-language", name=repr(language), languages=known)
    _chosen[:] = [language]


def spoken() -> str:
    return _chosen[0] if _chosen else first_choice()


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


def level(name: str | None) -> str:
    """What a bot of this level is called; one that only another version knows by its name there."""
    texts = level_texts(spoken())
    return texts.say(f"level-{name}") if texts.has(f"level-{name}") else name or ""


@cache
def _box(game: Game, language: str) -> Texts:
    return game.texts("box", language=language)
