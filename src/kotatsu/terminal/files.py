"""Files and folders: where data is kept, what a path must be before a game starts, and how a log is kept."""

import json
import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from kotatsu.core.causes import cause
from kotatsu.core.errors import BadInput
from kotatsu.core.game import Game
from kotatsu.core.log import Log
from kotatsu.core.record import read_json, write_atomically


def data_folder() -> Path:
    """The folder for data, if nobody says otherwise; it need not be there yet."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "kotatsu"


def check_writable(path: Path | None) -> Path | None:
    """Refuse a path that cannot be written now rather than after the game."""
    if path is None:
        return None
    if path.is_dir():
        raise BadInput("file-is-folder", path=str(path))
    if not path.parent.is_dir():
        raise BadInput("file-no-folder", path=str(path), folder=str(path.parent))
    try:
        tempfile.TemporaryFile(dir=path.parent).close()
    except OSError as error:
        raise BadInput("file-unwritable", path=str(path), reason=cause(error)) from None
    return path


def keep_log(log: Log, path: Path | None) -> None:
    """Write the log of a running table, if it is to be kept."""
    if path is not None:
        write_atomically(path, json.dumps(log.dump(), ensure_ascii=False) + "\n")


def write_json(path: Path, data: Any) -> None:
    """Write a result for other programs: the whole file or nothing."""
    write_atomically(path, json.dumps(data, indent=1, ensure_ascii=False) + "\n")


def read_log(game: Game, path: Path) -> Log:
    """A table as it was left; `BadInput` when the file is not one."""
    data = read_json(path, "file-not-log")
    try:
        return Log.load(game, data)
    except (ValueError, KeyError, TypeError, IndexError, AttributeError):
        raise BadInput("file-not-log", path=path.name, why="not-so") from None
