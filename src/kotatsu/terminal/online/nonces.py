"""One's own part in the shuffle: promised before the start and opened at it, without anybody typing."""

from collections.abc import Callable
from functools import partial

from kotatsu.core.errors import BadInput
from kotatsu.core.texts import Texts
from kotatsu.table import commands
from kotatsu.table.commands import PersonsCommand
from kotatsu.terminal.online.account import Account
from kotatsu.wire.document import Document

Send = Callable[[PersonsCommand, Callable[[], None] | None], str]


class Nonces:
    """What one owes a table before its deal; nothing is sent again while it is under way."""

    def __init__(self, account: Account, send: Send, texts: Texts) -> None:
        self._account = account
        self._send = send
        self._texts = texts
        self._sent: set[str] = set()

    def promise(self, table: Document) -> None:
        """A new nonce for own seats without one: a start was called off, or the table is a rematch."""
        for seat in table.own:
            duty = f"promise-{seat}"
            if table.seats[seat].promise is None and duty not in self._sent:
                self._sent.add(duty)
                promise = self._account.new_promise(table.table, table.promise)
                self._send(commands.Commit(seat, promise), partial(self._sent.discard, duty))
                return  # one after the other, for each counts only once it is answered

    def open(self, table: Document) -> None:
        """Everybody has promised: open what we did, unless the server has changed its own promise since."""
        account = self._account
        account.note_seats(table.table, table.promise, [seat.promise for seat in table.seats])
        known = account.promises(table.table)
        if known.server is not None and known.server != table.promise:
            raise BadInput("online-shuffle-changed")
        for seat in table.own:
            promise = table.seats[seat].promise
            nonce, duty = account.nonce(table.table, promise), f"open-{promise}"
            if not table.seats[seat].opened and nonce is not None and duty not in self._sent:
                self._sent.add(duty)
                self._send(commands.Open(seat, nonce), None)
