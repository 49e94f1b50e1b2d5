"""The language that this terminal speaks: the one that was asked for, else the system's."""

from kotatsu.core.errors import BadInput
from kotatsu.core.game import Game
from kotatsu.core.languages import FALLBACK, LANGUAGES, first_choice
from kotatsu.core.texts import Texts, read_source

_chosen: list[str] = []


def speak(language: str) -> None:
    """From now on."""
    if language not in LANGUAGES:
        known = ", ".join(f"{code} ({one.name})" for code, one in LANGUAGES.items())
        raise BadInput(f"There is no language {language!r}; there is {known}.")
    _chosen[:] = [language]


def spoken() -> str:
    return _chosen[0] if _chosen else first_choice()


def load_texts(game: Game | None = None) -> Texts:
    """The sentences of the terminal, and of a game."""
    return texts_of(game, "narration", own="terminal")


def texts_of(game: Game | None, *kinds: str, own: str = "") -> Texts:
    """A game's texts of these kinds (`narration`, `reference`, `tutorial`), after the terminal's own. What
    somebody's own game has only in English is said so.
    """
    languages = dict.fromkeys((spoken(), FALLBACK))
    sources = [read_source(__package__, f"{own}.{language}.ftl") for language in languages if own]
    if game is not None:
        files = [f"{kind}.{language}.ftl" for language in languages for kind in kinds]
        sources += [game.text(file) for file in files if game.has(file)]
    return Texts(spoken(), *sources)
