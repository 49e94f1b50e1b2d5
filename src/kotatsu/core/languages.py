"""The languages that people can choose: the only list of them.

Whatever is read comes in each of these: `X.en.ftl` has an `X.es.ftl` beside it, `rulebook.en.md` a
`rulebook.es.md`. A test compares them; English stands in where a text of somebody's own game is missing.
"""

import locale
import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass

FALLBACK = "en"


def _one_is_singular(n: float) -> str:
    return "one" if n == 1 else "other"


def _icelandic(n: float) -> str:
    return "one" if n % 10 == 1 and n % 100 != 11 else "other"


def _always_other(n: float) -> str:
    return "other"


@dataclass(frozen=True)
class Language:
    name: str
    """As those who speak it call it."""
    plural: Callable[[float], str]
    """The plural form that a number takes."""
    marks: Mapping[str, str]
    """How a rulebook says where a rule comes from: printed, our ruling, rebuilt, or an original game."""
    notation: str
    """The chapter of a rulebook that is for people who write programs."""
    comma: str = ", "
    """Between the parts of a list …"""
    gap: str = " "
    """… and between two sentences."""
    colon: str = ": "
    """Between a name and what belongs to it."""
    decimal: str = "."
    """Between the whole of a number and its parts."""


def _marks(printed: str, ruling: str, rebuilt: str, original: str) -> Mapping[str, str]:
    return {"printed": printed, "ruling": ruling, "rebuilt": rebuilt, "original": original}


LANGUAGES: Mapping[str, Language] = {
    "en": Language(
        "English", _one_is_singular, _marks("printed", "ruling", "rebuilt", "original"), "Notation"
    ),
    "es": Language(
        "español",
        _one_is_singular,
        _marks("impreso", "decisión", "reconstruido", "original"),
        "Notación",
        decimal=",",
    ),
    "ja": Language(
        "日本語",
        _always_other,
        _marks("印刷", "裁定", "復元", "独自"),
        "表記",
        comma="、",
        gap="",
        colon="：",
    ),
    "ko": Language("한국어", _always_other, _marks("인쇄", "판정", "복원", "독자"), "표기법"),
    "is": Language(
        "íslenska",
        _icelandic,
        _marks("prentað", "úrskurður", "endurgert", "frumsamið"),
        "Ritháttur",
        decimal=",",
    ),
}
"""By their codes, which `lang` attributes and the names of files have too."""


def first_choice(chosen: str | None = None) -> str:
    """The language to speak: the chosen one, else what KOTATSU_LANGUAGE or the system's locale names."""
    for wish in (chosen, os.environ.get("KOTATSU_LANGUAGE"), *_of_the_system()):
        if wish and wish.split("_")[0].split("-")[0].lower() in LANGUAGES:
            return wish.split("_")[0].split("-")[0].lower()
    return FALLBACK


def _of_the_system() -> list[str | None]:
    return [*(os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG")), locale.getlocale()[0]]
