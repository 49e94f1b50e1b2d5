"""Which rule stands behind each question, event and line of the score sheet (`core/citations.py`)."""

from typing import Final

QUESTIONS: Final = {
    "play": "HC-3",
}
EVENTS: Final = {
    "played": "HC-3",
    "took": "HC-4",
    "ended": "HC-6",
}
SHEET: Final = {
    "tricks": "HC-6",
}
