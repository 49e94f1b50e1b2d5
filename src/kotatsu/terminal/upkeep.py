"""What backups hold, and what a report of a fault tells."""

import json
import platform
import re
import sys
from importlib.metadata import PackageNotFoundError, requires, version
from pathlib import Path
from typing import Protocol

import kotatsu
from kotatsu.core.errors import BadInput, KotatsuError
from kotatsu.core.record import Record, verify, write_atomically
from kotatsu.terminal.console import Console
from kotatsu.terminal.doctor import installation
from kotatsu.terminal.speech import say, told

SHOWN = 5
"""Records that do not hold are named up to here, then counted."""


class Found(Protocol):
    """What a store counts in a backup."""

    tables: int
    people: int
    records: int
    wrong: list[str]


def check_record(content: bytes) -> str:
    """What is wrong with a record, in a sentence; empty if it can be dealt and played again."""
    try:
        record = Record.from_data(json.loads(content))
        if record.rules_version == record.the_game().rules_version and not record.old_moves:
            verify(record)
    except KotatsuError as problem:
        return told(problem)
    except ValueError:
        return say("backup-not-json")
    return ""


def counted(found: Found, first: str) -> str:
    """What a backup holds, in lines."""
    counts = {"tables": found.tables, "people": found.people, "records": found.records}
    lines = [say("backup-counts", first=first, wrong=len(found.wrong), **counts)]
    lines += [f"  {wrong}" for wrong in found.wrong[:SHOWN]]
    if len(found.wrong) > SHOWN:
        lines.append("  " + say("backup-more", count=len(found.wrong) - SHOWN))
    return "\n".join(lines)


# --- a report of a fault ------------------------------------------------------------------------------------


def write_report(path: Path, record: Path | None) -> None:
    """Versions, what the doctor says and, if named, a finished game. Nothing of a running one: its seed would
    tell every hand."""
    parts = [f"# {say('report-happened')}\n\n\n", f"# {say('report-machine')}\n\n{_machine()}"]
    if record is not None:
        parts.append(f"# {say('report-game')}\n\n{_finished(record)}")
    write_atomically(path, "\n\n".join(parts) + "\n")


def _finished(path: Path) -> str:
    record = Record.read(path)
    if record.result is None and not record.abandoned:
        raise BadInput("record-runs", path=path.name)
    return json.dumps(record.as_data(), ensure_ascii=False)


def _machine() -> str:
    lines = [f"{platform.platform()}, {platform.machine()}", *_versions()]
    doctor = Console(plain=True, colour=False)
    lines += ["".join(text for text, _ in line) for line in installation(doctor)]
    return _without_home("\n".join(lines))


def _versions() -> list[str]:
    """What is installed of what Kotatsu needs."""
    found = []
    for wanted in requires("kotatsu") or ():
        if "extra ==" in wanted:
            continue
        name = re.split(r"[^\w.-]", wanted, maxsplit=1)[0]
        try:
            found.append(f"{name} {version(name)}")
        except PackageNotFoundError:
            found.append(f"{name} is missing")
    return [f"kotatsu {kotatsu.__version__} on Python {sys.version.split()[0]}", ", ".join(found)]


def _without_home(text: str) -> str:
    """Names of people stand in paths."""
    home = str(Path.home())
    return text.replace(home, "~") if len(home) > 1 else text
