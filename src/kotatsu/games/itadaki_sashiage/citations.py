"""Which rule stands behind each question, event and line of the score sheet (`core/citations.py`)."""

from typing import Final

QUESTIONS: Final = {
    "stack": "IS-4",
    "play": "IS-5",
    "chance": "IS-13",
    "top": "IS-16",
}
EVENTS: Final = {
    "stacked": "IS-4",
    "chose": "IS-16",
    "ready": "IS-4",
    "built": "IS-4",
    "topped": "IS-16",
    "chance": "IS-11",
    "took": "IS-13",
    "gave": "IS-13",
    "lapsed": "IS-12",
    "played": "IS-5",
    "spoiled": "IS-7",
    "won": "IS-8",
    "scored": "IS-17",
    "dealt": "IS-18",
    "ended": "IS-19",
}
SHEET: Final = {
    "towers": "IS-17",
    "tops": "IS-17",
    "moved": "IS-15",
    "spoiled": "IS-7",
}
