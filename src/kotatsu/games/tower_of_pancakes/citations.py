"""Which rule stands behind each question, event and line of the score sheet (`core/citations.py`)."""

from typing import Final

QUESTIONS: Final = {
    "play": "TP-6",
    "serve": "TP-11",
    "look": "TP-24",
}
EVENTS: Final = {
    "played": "TP-6",
    "ranked": "TP-7",
    "passed": "TP-11",
    "served": "TP-11",
    "baked": "TP-16",
    "looked": "TP-24",
    "revealed": "TP-19",
    "ended": "TP-18",
}
SHEET: Final = {
    "eighth": "TP-17",
    "chips": "TP-17",
    "discarded": "TP-17",
    "in-hand": "TP-17",
    "top": "TP-28",
    "most": "TP-28",
}
