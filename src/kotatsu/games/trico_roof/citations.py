"""Which rule stands behind each question, event and line of the score sheet (`core/citations.py`)."""

from typing import Final

QUESTIONS: Final = {
    "fill": "TR-7",
    "give": "TR-8",
    "paint": "TR-10",
    "score": "TR-12",
    "corner": "TR-17",
}
EVENTS: Final = {
    "filled": "TR-7",
    "gave": "TR-8",
    "ranked": "TR-9",
    "painted": "TR-10",
    "idle": "TR-11",
    "scored": "TR-12",
    "turned": "TR-13",
    "declined": "TR-12",
    "assisted": "TR-14",
    "late": "TR-17",
    "cornered": "TR-17",
    "opened": "TR-15",
    "ended": "TR-18",
}
SHEET: Final = {
    "requests": "TR-12",
    "assisting": "TR-14",
}
