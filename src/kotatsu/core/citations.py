"""Which rule of the book stands behind what is asked, what has happened, and a line of the score sheet.

A game's `citations.py` says it, in three dicts of kinds and rule numbers: `QUESTIONS`, `EVENTS` and `SHEET`.
A kind of question or event may have a rule for each of its cards instead: `"laid 5"`. A category of the score
sheet goes by its whole name, or by what stands before its last hyphen: `"chips"` for `chips-A`.
"""

from collections.abc import Mapping
from typing import Any


def of_kind(rules: Mapping[str, str], kind: str, fields: Mapping[str, Any]) -> str | None:
    """The rule of a question or an event.

    >>> of_kind({"drew": "CK-7", "laid 5": "CK-19"}, "laid", {"seat": 0, "card": "5"})
    'CK-19'
    """
    return rules.get(f"{kind} {fields.get('card')}") or rules.get(kind)


def of_category(rules: Mapping[str, str], category: str) -> str | None:
    """The rule of a line of the score sheet.

    >>> of_category({"chips": "TP-17", "in-hand": "TP-17"}, "chips-A")
    'TP-17'
    """
    return rules.get(category) or rules.get(category.rpartition("-")[0])
