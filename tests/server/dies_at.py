"""A server that is killed at a chosen moment of sending a notice: ``python -m tests.server.dies_at FILE
serve …`` is `kotatsu serve` until it comes to the moment that the file names. It dies as by a power cut, and
the file is gone then.
"""

import os
import signal
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from kotatsu.cli import main
from kotatsu.server.notices import mail, outgoing
from kotatsu.store.sqlite import SqliteStore
from tests.server.clients import PATIENCE, Server

MOMENTS = ("taken", "connected", "leaves", "written", "answered", "marked")
"""In their order. "leaves": noted, and not yet written; only webhooks have it. Of them, "written" is for who
listens there to see, and to kill it then."""


class DyingServer(Server):
    def __init__(self, folder: Path, *settings: str) -> None:
        self._file = folder.parent / "moment"
        self.kotatsu = ("tests.server.dies_at", str(self._file))
        super().__init__(folder, *settings)

    def die_at(self, moment: str) -> None:
        """The next time it comes to that."""
        later = self._file.with_suffix(".new")
        later.write_text(moment)
        later.rename(self._file)

    def forget_it(self) -> None:
        self._file.unlink()

    def wait_for_death(self) -> None:
        self.process.wait(PATIENCE)
        assert not self._file.exists()


class _Dying:
    file: Path

    @classmethod
    def here(cls, moment: str) -> None:
        if cls.file.exists() and cls.file.read_text() == moment:
            cls.file.unlink()
            os.kill(os.getpid(), signal.SIGKILL)


def _dying(
    call: Callable[..., Awaitable[Any]], before: str | None = None, after: str | None = None
) -> Callable[..., Awaitable[Any]]:
    """The same call, and a moment before or after it, if it was about anything."""

    async def called(*given: Any, **named: Any) -> Any:
        if before is not None:
            _Dying.here(before)
        found = await call(*given, **named)
        if after is not None and found != []:
            _Dying.here(after)
        return found

    return called


def _set_up() -> None:
    SqliteStore.claim_notices = _dying(SqliteStore.claim_notices, after="taken")  # type: ignore[method-assign]
    SqliteStore.notice_leaves = _dying(SqliteStore.notice_leaves, after="leaves")  # type: ignore[method-assign]
    SqliteStore.notice_sent = _dying(SqliteStore.notice_sent, "answered", "marked")  # type: ignore[method-assign]
    outgoing.resolve = _dying(outgoing.resolve, after="connected")  # type: ignore[assignment]
    send, connected = mail.Post.send, mail.Post._connected

    def to_be_sent(*given: Any) -> None:
        send(*given)
        _Dying.here("written")  # the mail server has it, and nobody has noted that

    def before_anything_is_said(post: mail.Post) -> Any:
        found = connected(post)
        _Dying.here("connected")
        return found

    mail.Post.send, mail.Post._connected = to_be_sent, before_anything_is_said  # type: ignore[method-assign]


if __name__ == "__main__":
    _Dying.file = Path(sys.argv.pop(1))
    _set_up()
    main()
