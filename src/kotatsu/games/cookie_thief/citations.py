"""Which rule stands behind each question, event and line of the score sheet (`core/citations.py`)."""

from typing import Final

CAKES: Final = {
    "1": "CK-15", "2": "CK-16", "3": "CK-17", "4": "CK-18",
    "5": "CK-19", "6": "CK-20", "7": "CK-21", "8": "CK-22",
    "K1": "CK-15", "K2": "CK-16", "K3": "CK-17", "K4": "CK-14", "K5": "CK-19", "K6": "CK-20",
}  # fmt: skip
"""The rule of each cake."""
PANCAKES: Final = {
    "G": "CK-23", "H": "CK-24", "K": "CK-25", "D": "CK-26",
    "S": "CK-27", "T": "CK-28", "U": "CK-29", "V": "CK-30",
}  # fmt: skip
"""The rule of each pancake."""

QUESTIONS: Final = {
    "play": "CK-8",
    **{f"choose {cake}": rule for cake, rule in CAKES.items()},
    **{f"name {cake}": rule for cake, rule in CAKES.items()},
    "hold": "CK-28",
    "order": "CK-28",
    "next": "CK-27",
    "return": "CK-29",
    "discard": "CK-30",
}
EVENTS: Final = {
    "dealt": "CK-4",
    "received": "CK-4",
    "held": "CK-28",
    "drew": "CK-7",
    "no_card": "CK-7",
    "turn_over": "CK-7",
    **{f"pancake {pancake}": rule for pancake, rule in PANCAKES.items()},
    "unread": "CK-19",
    "dropped": "CK-28",
    "gathered": "CK-23",
    "reversed": "CK-24",
    "kneaded": "CK-26",
    "passed": "CK-27",
    "reheated": "CK-29",
    **{f"laid {cake}": rule for cake, rule in CAKES.items()},
    "nothing": "CK-9",
    "discarded": "CK-10",
    "nobody": "CK-16",
    "guessed": "CK-15",
    "looked": "CK-16",
    "swapped_secret": "CK-16",
    "compared": "CK-17",
    "protected": "CK-18",
    "marked": "CK-14",
    "mark_ended": "CK-14",
    "swapped": "CK-20",
    "out": "CK-11",
    "showed": "CK-31",
    "round": "CK-31",
    "ended": "CK-35",
}
SHEET: Final = {
    "won": "CK-34",
    "with-jar": "CK-34",
    "caught": "CK-34",
}
