"""Records in bulk, as JSON lines: one game a line, with its hash. What comes in is verified, line by line.

A line is a record as a file has it, or what `line_of` makes; whoever is mentioned in it has a name there and
nothing else.
"""

import asyncio
import json
import sqlite3
import sys
import time
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from typing import IO, Any

import msgspec

from kotatsu.core.causes import cause
from kotatsu.core.errors import BadInput, KotatsuError
from kotatsu.core.record import Record, verify
from kotatsu.server.identity import is_id
from kotatsu.server.listing import about_record
from kotatsu.store import NewRecord, RecordInfo, Store, open_store
from kotatsu.store.reading import all_records, one_record, reading

HEADERS = ("kotatsu_you",)
"""Lines that begin a file and are no records."""


def line_of(info: RecordInfo, record: bytes) -> dict[str, Any]:
    """A finished game on its way out."""
    about = msgspec.json.decode(info.about)
    return {
        "table": info.table_id,
        "finished": info.finished,
        "hash": info.hash,
        "private": about["private"],
        "seats": [{"name": seat["name"], "bot": seat["bot"]} for seat in about["seats"]],
        "practice": about.get("practice", False),
        "record": msgspec.Raw(record),
    }


@dataclass
class Brought:
    """What came of a file."""

    added: int = 0
    known: int = 0
    refused: list[tuple[int, KotatsuError]] = field(default_factory=list)  # the number of the line


async def bring_in(store: Store, lines: Iterator[str], now: float) -> Brought:
    """Verify what each line has, and keep it unless it is there already."""
    brought = Brought()
    for number, line in enumerate(lines, 1):
        try:
            new = read_line(line, now)
        except KotatsuError as error:
            brought.refused.append((number, error))
            continue
        if new is None:
            continue
        if await store.add_record(new):
            brought.added += 1
        else:
            brought.known += 1
    return brought


def read_line(line: str, now: float) -> NewRecord | None:
    """The record of a line, which holds; None if the line has none. `BadInput` says what is wrong with it."""
    if not line.strip():
        return None
    data = _decoded(line)
    if any(header in data for header in HEADERS):
        return None
    given = data if "record" in data else {"record": data}
    record = Record.from_data(given["record"])
    if record.seat is not None or (record.result is None and not record.abandoned):
        raise BadInput("record-not-over", count=len(record.moves))
    verify(record)
    content = msgspec.json.encode(record.as_data())
    hash = sha256(content).digest()
    if given.get("hash") not in (None, hash.hex()):
        raise BadInput("record-other-hash")
    table = given.get("table")
    return NewRecord(
        table_id=table if isinstance(table, str) and is_id(table) else _named_by(hash),
        game=record.game,
        finished=_time(given.get("finished"), now),
        about=msgspec.json.encode(about_record(record, _bots(given, record.players), given)),
        record=content,
        public=not given.get("private", False),
    )


def _decoded(line: str) -> dict[str, Any]:
    try:
        data = json.loads(line)
        line.encode()
    except (ValueError, RecursionError):
        data = None
    if not isinstance(data, dict):
        raise BadInput("line-not-record")
    return data


def _named_by(hash: bytes) -> str:
    """A name for a game that has none: the same game gets the same."""
    return urlsafe_b64encode(hash[:16]).decode().rstrip("=")


def _time(value: Any, now: float) -> float:
    usable = isinstance(value, int | float) and not isinstance(value, bool) and 0 <= value <= now
    return float(value) if usable else now


def _bots(given: dict[str, Any], players: int) -> list[str | None]:
    """The levels of bots, as far as the line says so in a way that can be understood."""
    seats = given.get("seats")
    if not isinstance(seats, list) or len(seats) != players:
        return [None] * players
    levels = [seat.get("bot") if isinstance(seat, dict) else None for seat in seats]
    return [level if isinstance(level, str) and len(level) <= 30 else None for level in levels]


# --- for the command ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Wanted:
    """Which records: of a game, with somebody of this name, since then, so many."""

    game: str | None = None
    player: str | None = None
    since: float | None = None
    limit: int | None = None


def _chosen(db: sqlite3.Connection, wanted: Wanted) -> Iterator[RecordInfo]:
    count = 0
    for info in all_records(db, wanted.game):
        if count == wanted.limit:
            return
        names = [seat["name"] for seat in msgspec.json.decode(info.about)["seats"]]
        old = wanted.since is not None and info.finished < wanted.since
        if old or (wanted.player is not None and wanted.player not in names):
            continue
        count += 1
        yield info


def listed(where: str | Path, wanted: Wanted) -> Iterator[str]:
    """Records, the newest first, a line each: when, which game, who with how many points, its name, its
    hash."""
    with reading(where) as db:
        for info in _chosen(db, wanted):
            about = msgspec.json.decode(info.about)
            scores = (about["result"] or {}).get("scores", [])
            who = [seat["name"] or seat["bot"] or "?" for seat in about["seats"]]
            points = [f" {score}" for score in scores] or [""] * len(who)
            seats = ", ".join(name + score for name, score in zip(who, points))
            day = datetime.fromtimestamp(info.finished, UTC).strftime("%Y-%m-%d %H:%M")
            yield f"{day}  {info.game:18} {info.table_id}  {info.hash[:12]}  {seats}"


def send_out(where: str | Path, wanted: Wanted, target: Path | None) -> int:
    """Write records as JSON lines, the oldest first, into a file or to standard output; how many."""
    with reading(where) as db, _opened(target) as file:
        chosen = list(_chosen(db, wanted))
        for info in reversed(chosen):
            line = line_of(info, one_record(db, info.table_id))
            file.write(msgspec.json.encode(line).decode() + "\n")
    return len(chosen)


@contextmanager
def _opened(target: Path | None) -> Iterator[IO[str]]:
    if target is None or str(target) == "-":
        yield sys.stdout
        return
    try:
        with target.open("w", encoding="utf-8") as file:
            yield file
    except OSError as error:
        raise BadInput("file-unwritable", path=str(target), reason=cause(error)) from None


def bring_in_file(where: str | Path, source: Path | None) -> Brought:
    """Read JSON lines from a file or from standard input into the store, which no server may have open."""

    async def bring() -> Brought:
        async with open_store(where) as store:
            return await bring_in(store, _lines_of(source), time.time())

    return asyncio.run(bring())


def _lines_of(source: Path | None) -> Iterator[str]:
    if source is None or str(source) == "-":
        yield from sys.stdin
        return
    try:
        with source.open(encoding="utf-8") as file:
            yield from file
    except OSError as error:
        raise BadInput("file-unreadable", path=str(source), reason=cause(error)) from None
    except UnicodeError:
        raise BadInput("file-not-record", path=source.name, why="not-text") from None
