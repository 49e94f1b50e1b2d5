"""Which rule stands behind each question, event and line of the score sheet (`core/citations.py`)."""

from typing import Final

QUESTIONS: Final = {
    "take": "CT-5",
    "mark": "CT-6",
}
EVENTS: Final = {
    "rolled": "CT-5",
    "took": "CT-5",
    "left": "CT-5",
    "ready": "CT-6",
    "marked": "CT-6",
    "passed": "CT-8",
    "scored": "CT-10",
    "caught": "CT-11",
    "completed": "CT-12",
    "overtaken": "CT-16",
    "ended": "CT-13",
}
SHEET: Final = {
    "cat": "CT-10",
    "column": "CT-12",
    "yarn": "CT-16",
    "butterfly": "CT-17",
    "bowl": "CT-18",
    "cushion": "CT-19",
    "mouse": "CT-20",
}
