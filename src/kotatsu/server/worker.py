"""The loop of a process that works for the server: a question a line, an answer a line."""

import os
import signal
import sys
from collections.abc import Callable
from typing import Any

import msgspec


def serve(answer: Callable[[dict[str, Any]], Any]) -> None:
    """Say that all is ready, and answer until there are no more questions. Of a problem only its kind is
    told: more might be secret."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends its processes itself
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever else is printed must not look like an answer
    out.write(b"\n")
    out.flush()
    for line in sys.stdin.buffer:
        try:
            reply = {"answer": answer(msgspec.json.decode(line)), "problem": None}
        except Exception as error:
            reply = {"answer": None, "problem": type(error).__name__}
        try:
            out.write(msgspec.json.encode(reply) + b"\n")
            out.flush()
        except OSError:  # the server was killed; nobody waits any more
            os._exit(0)
