"""What people type, as others may be shown it: one line, of characters that can be seen.

Control characters, those that turn the direction of a line, and those that show nothing at all are taken
out; but what writing systems and emoji need to hold together stays: accents, vowel signs, joiners between
letters that join, variation selectors.
"""

import unicodedata

from kotatsu.table.refusals import Unfit

NAME_LENGTH = 30
MOST_MARKS = 4
"""Accents and the like above each other on one letter. No living orthography needs more."""

_JOINERS = "\u200c\u200d"
_KEYCAP = "\u20e3"


def _characters(*ranges: tuple[int, int]) -> frozenset[str]:
    return frozenset(chr(code) for low, high in ranges for code in range(low, high + 1))


# Unicode calls these default-ignorable (fillers of Hangul and Khmer, a joiner of marks), or draws them blank;
# Python calls them printable. All others that show nothing are not printable for Python either.
_BLANK = _characters(
    (0x034F, 0x034F),
    (0x115F, 0x1160),
    (0x17B4, 0x17B5),
    (0x3164, 0x3164),
    (0xFFA0, 0xFFA0),
    (0xFFFC, 0xFFFC),
    (0x13441, 0x13442),
    (0x16FE4, 0x16FE4),
    (0x1D159, 0x1D159),
)
# They choose a form of the character before them, and are nothing without it.
_SELECTORS = _characters((0x180B, 0x180D), (0x180F, 0x180F), (0xFE00, 0xFE0F), (0xE0100, 0xE01EF))
_SPACES = {"\u2800": " "}  # a cell of Braille without dots


def one_line(text: str) -> str:
    """A text without line breaks and characters that cannot be seen, and without heaps of accents.

    >>> one_line(" Ann\\n \\x00Smith\\u3164")
    'Ann Smith'
    """
    return " ".join("".join(_kept(text, MOST_MARKS)).split())


def clean_name(name: str) -> str:
    """A name as it is shown; `BadInput` if nothing is left, or it is too long, or a heap of accents.

    >>> clean_name("Ann" + 20 * "\\u0301")
    Traceback (most recent call last):
    kotatsu.table.refusals.Unfit: A name has at most 4 accents on one letter.
    """
    cleaned = one_line(name)
    if not 1 <= len(cleaned) <= NAME_LENGTH:
        raise Unfit("name-length", most=NAME_LENGTH)
    if not any(unicodedata.category(c)[0] in "LNPS" for c in cleaned):
        raise Unfit("name-blank")
    if cleaned != " ".join("".join(_kept(name, len(name))).split()):
        raise Unfit("name-marks", most=MOST_MARKS)
    return cleaned


def _kept(text: str, most: int) -> list[str]:
    """The characters that can be seen, with at most so many marks on each."""
    kept: list[str] = []
    marks = 0
    composed = unicodedata.normalize("NFC", text)
    for c, following in zip(composed, [*composed[1:], ""]):
        c = _SPACES.get(c, c)
        if c in _JOINERS:
            if kept and _joins(kept[-1]) and _joins(following):
                kept.append(c)
        elif c.isspace():
            kept.append(" ")
            marks = 0
        elif not c.isprintable() or c in _BLANK or (c in _SELECTORS and not _is_base(kept)):
            continue
        elif unicodedata.category(c) not in ("Mn", "Me"):
            kept.append(c)
            marks = 0
        elif marks < most:
            kept.append(c)
            marks += 1
    return kept


def _is_base(kept: list[str]) -> bool:
    """Whether what stands last can have a form chosen for it."""
    return bool(kept) and kept[-1] != " " and kept[-1] not in _SELECTORS


def _joins(c: str) -> bool:
    """Whether a joiner, or what keeps two from joining, makes a difference beside this: letters from Arabic
    to Mongolian, and emoji with what belongs to them."""
    if "\u0600" <= c <= "\u18af" or c in _SELECTORS or c == _KEYCAP:
        return True
    return c >= "\u2190" and unicodedata.category(c).startswith("S")
