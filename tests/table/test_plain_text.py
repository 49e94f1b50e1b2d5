"""What people type is shown as one line of characters that can be seen, in whatever language they write."""

import unicodedata

import pytest

from kotatsu.core.errors import BadInput
from kotatsu.table.plain_text import MOST_MARKS, NAME_LENGTH, clean_name, one_line

INVISIBLE = [
    "\u3164",  # Hangul filler
    "\uffa0",
    "\u115f\u1160",
    "\u2800",  # Braille without dots
    "\u034f",
    "\u00ad",
    "\u200b\u200c\u200d\u2060\ufeff",
    "\u202e\u2066\u2069\u200f\u061c",  # what turns a line round
    "\u180e",
    "\ufe0f",  # a selector that selects nothing
    "\U000e0100",
    "\U000e0041\U000e007f",  # tags
    "\U0001d159",
    "\ufffc",
    "\u17b4",
    "\u0301",  # an accent on nothing
    "\x00\x1b\x7f",
    " \u3000\u00a0",
    "",
]
REAL = [
    "Nguyễn Thị Ánh",
    "สมหญิงน้ำผึ้ง",
    "क्षितिज ज़ुबैर",
    "مُحَمَّدٌ",
    "می\u200cخواهم",
    "שָׁלוֹם",
    "한글 ㅋㅋㅋ",
    "\u1112\u1161\u11ab",  # a syllable in its letters
    "葛\U000e0100城",
    "မြွှေ",
    "ང་བསྒྲུབས",
    "Þórður",
    "👨\u200d👩\u200d👧",
    "🏳\ufe0f\u200d🌈",
    "🙂\u200d↔\ufe0f",
    "1\ufe0f\u20e3 👍🏽",
    "O’Neill-Ó (3)",
    "!",
]


@pytest.mark.parametrize("name", INVISIBLE, ids=ascii)
def test_a_name_that_cannot_be_seen_is_no_name(name: str) -> None:
    with pytest.raises(BadInput, match=r"^A name [^\n]+\.$"):
        clean_name(name)
    assert clean_name(f"Ann{name}") in ("Ann", "Anń", "Ann\ufe0f", "Ann\U000e0100")


@pytest.mark.parametrize("name", REAL)
def test_names_of_real_languages_and_emoji_stay_whole(name: str) -> None:
    assert clean_name(name) == one_line(name) == unicodedata.normalize("NFC", name)
    decomposed = unicodedata.normalize("NFD", name)
    assert one_line(decomposed) == unicodedata.normalize("NFC", name)


def test_a_joiner_where_nothing_joins_goes() -> None:
    assert clean_name("An\u200dn\u200c\u200b 김\u200d씨") == "Ann 김씨"


def test_a_heap_of_accents_is_no_name_and_is_taken_off_what_is_said() -> None:
    heap = "A" + "\u0316\u0334\u035c" * 10
    with pytest.raises(BadInput, match=f"at most {MOST_MARKS} accents on one letter"):
        clean_name(heap)
    assert one_line(f"{heap}nn") == f"{unicodedata.normalize('NFC', heap)[: 1 + MOST_MARKS]}nn"


def test_a_name_is_as_long_as_it_shows() -> None:
    assert clean_name("x" * NAME_LENGTH + "\u3164" * 50) == "x" * NAME_LENGTH
    with pytest.raises(BadInput, match=f"1 to {NAME_LENGTH}"):
        clean_name("x" * (NAME_LENGTH + 1))
