"""Structured logs: one JSON object a line. They hold no names, no chat, no cookies, no moves and no cards.

Of an exception they say its kind and where it arose, never its message: that might quote a hand. Only what
the store says of itself is told, for that is meant for whoever can do something about the disk.
"""

import hashlib
import json
import logging
import sys
import time
import traceback
from types import TracebackType
from typing import Any, ClassVar

from kotatsu.store import Unavailable

_logger = logging.getLogger("kotatsu.server")
Caught = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]


class JsonLines(logging.Formatter):
    of: ClassVar[dict[str, Any]] = {}

    def format(self, record: logging.LogRecord) -> str:
        ours = record.name == _logger.name
        line: dict[str, Any] = {"at": round(time.time(), 3), "level": record.levelname.lower()}
        # What libraries say may quote anything; where they say it is enough to find it.
        line["event"] = record.msg if ours else f"{record.name} at {record.filename}:{record.lineno}"
        line.update({**self.of, **getattr(record, "facts", {})})
        if record.exc_info:
            line["exception"] = where(record.exc_info)
        return json.dumps(line)


def where(caught: Caught) -> str:
    """The kind of an exception and the lines that it went through, innermost last."""
    kind, _, trace = caught
    frames = traceback.extract_tb(trace)[-6:]
    steps = [f"{frame.filename.rpartition('/')[2]}:{frame.lineno}" for frame in frames]
    return f"{kind.__name__ if kind else 'nothing'} at {' > '.join(steps)}"


def name_worker(number: int) -> None:
    """From now on every line says which of several processes wrote it."""
    JsonLines.of = {"worker": number}


def start_logging() -> None:
    """Everything to standard error, as JSON lines."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    _logger.setLevel(logging.INFO)
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)  # it warns of each bad request of a stranger


def log(event: str, **facts: Any) -> None:
    _logger.info(event, extra={"facts": facts})


def log_loud(event: str, **facts: Any) -> None:
    """Something that whoever runs the server must know."""
    _logger.error(event, extra={"facts": facts})


def log_problem(event: str, error: BaseException, **facts: Any) -> None:
    if isinstance(error, Unavailable):
        facts["why"] = str(error)
    _logger.error(event, extra={"facts": facts}, exc_info=(type(error), error, error.__traceback__))


def short(identity: str) -> str:
    """An identity as logs may name it: recognisable, but nothing to be it by."""
    return hashlib.sha256(identity.encode()).hexdigest()[:8]
