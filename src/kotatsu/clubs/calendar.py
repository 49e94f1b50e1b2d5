"""A club's evenings as a calendar file (iCalendar, RFC 5545), which every calendar can read."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import NamedTuple

LONGEST_LINE = 75


class Event(NamedTuple):
    """An evening; times are seconds since 1970."""

    uid: str
    title: str
    begins: float
    ends: float


def calendar(name: str, events: Sequence[Event], now: float, url: str = "") -> str:
    r"""The file.

    >>> text = calendar("Cats, mice", [Event("e1@club", "First; evening", 0.0, 7200.0)], now=0.0)
    >>> "SUMMARY:First\\; evening\r\n" in text, "DTSTART:19700101T000000Z\r\n" in text
    (True, True)
    """
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Kotatsu//Clubs//EN", f"X-WR-CALNAME:{_text(name)}"]
    for event in events:
        lines += [
            "BEGIN:VEVENT",
            f"UID:{_text(event.uid)}",
            f"DTSTAMP:{_time(now)}",
            f"DTSTART:{_time(event.begins)}",
            f"DTEND:{_time(event.ends)}",
            f"SUMMARY:{_text(event.title)}",
            *([f"URL:{url}"] if url else []),
            "END:VEVENT",
        ]
    return "".join(f"{_folded(line)}\r\n" for line in [*lines, "END:VCALENDAR"])


def _time(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y%m%dT%H%M%SZ")


def _text(text: str) -> str:
    for sign in ("\\", ";", ","):
        text = text.replace(sign, f"\\{sign}")
    return " ".join(text.split())


def _folded(line: str) -> str:
    """Lines have 75 bytes at most; what is longer goes on after a space, and no character is cut in two."""
    parts, rest = [""], line
    for letter in rest:
        if len((parts[-1] + letter).encode()) > LONGEST_LINE - (len(parts) > 1):
            parts.append("")
        parts[-1] += letter
    return "\r\n ".join(parts)
