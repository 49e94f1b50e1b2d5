"""The language that this terminal speaks: the one that was asked for, else the system's."""

import os
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any
from unicodedata import normalize

from kotatsu.core import sentences as of_errors
from kotatsu.core.errors import BadInput, KotatsuError
from kotatsu.core.game import Game
from kotatsu.core.languages import LANGUAGES, first_choice
from kotatsu.core.options import Option
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
    return of_errors.told(error, spoken())


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


def level_with_character(name: str) -> str:
    """What is said behind the name that one types for it."""
    level, character = level_of(name), character_of(name) or ""
    return character if _same(level, name) else labelled(level, character)


def level_to_type(name: str) -> str:
    """The name that one types, what it means and what is said of it."""
    level = level_of(name)
    return labelled(name if _same(level, name) else f"{name} ({level})", character_of(name) or "")


def choices_of(game: Game, option: Option) -> str:
    """The words for what one types as its value; empty where those say it already."""
    box = box_of(game)
    words = {choice: box.say(f"option-{option.name}-{choice}") for choice in option.choices}
    return "; ".join(labelled(choice, word) for choice, word in words.items() if not _same(word, choice))


def chosen(game: Game, options: Mapping[str, Any], texts: Texts, keys: bool = False) -> list[str]:
    """What was chosen, in words; with the `keys` by which another choice is typed."""
    box, said = box_of(game), []
    for name, value in options.items():
        if value is None:
            continue
        label = box.say(f"option-{name}") if box.has(f"option-{name}") else name
        if keys and not _same(label, name):
            label += f" ({name})"
        if isinstance(value, bool):
            word = texts.say("option-on" if value else "option-off")
        else:
            own = f"option-{name}-{value}"
            word = box.say(own) if box.has(own) else texts.digits(str(value))
        said.append(texts.labelled(label, word))
    return said


def edition_called(game: Game, edition: str, texts: Texts) -> str:
    """What is said of an edition that is played: one that comes with the game has its name on the box."""
    box = box_of(game)
    if edition.startswith("edition-called-") and box.has(edition):
        return texts.say("lobby-edition", title=box.say(edition))
    return texts.say("lobby-house", title=edition)


def _same(word: str, key: str) -> bool:
    return word.casefold() == key.replace("-", " ").replace("_", " ")


def _of_level(text: str) -> str | None:
    from kotatsu.bots.levels import level_texts

    texts = level_texts(spoken())
    return texts.say(text) if texts.has(text) else None


def yes_or_no(typed: str, texts: Texts) -> bool | None:
    """What was answered, in y and n or in the words of the language; None: neither.

    >>> yes_or_no("Yes", load_texts()), yes_or_no("n", load_texts()), yes_or_no("what?", load_texts())
    (True, False, None)
    """
    answer = normalize("NFC", typed).casefold()
    for means, name, letter in ((True, "answers-yes", "y"), (False, "answers-no", "n")):
        if answer == letter or answer in texts.say(name).split():
            return means
    return None


def say(name: str, /, **values: Any) -> str:
    """A sentence of the command `kotatsu` itself."""
    return _command(spoken()).say(name, **values)


def listed(items: Iterable[str]) -> str:
    return _command(spoken()).listed(items)


def sentences(*said: str) -> str:
    return _command(spoken()).sentences(said)


def labelled(name: str, what: str) -> str:
    return _command(spoken()).labelled(name, what)


@cache
def _command(language: str) -> Texts:
    return Texts(language, *sources(language, [("kotatsu", "cli")]))


@cache
def _box(game: Game, language: str) -> Texts:
    return game.texts("box", language=language)
