"""The processes that make up a server, as one of them knows the others. Often there is one, and it is alone.

What must be done at a table is done by its owner (`at_table`), what only one process may do by the first
(`first_does`), and what is counted or limited holds for all together.
"""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

from kotatsu.server.limits import Counts, OwnCounts, OwnTimes, SharedCounts, SharedTimes, Times
from kotatsu.server.line import Ended, Line, Parcel, Words
from kotatsu.server.metrics import Metrics, Taken
from kotatsu.server.ownership import FIRST, Alone, ByHash, Ownership, asked_of
from kotatsu.server.problems import explain
from kotatsu.server.shared import Board
from kotatsu.store import StoredTable
from kotatsu.table import Refused
from kotatsu.table.refusals import refusal_from

FRONT = -1
"""Where the front is asked, as if it were a worker."""
PATIENCE = 30.0
"""Seconds to wait for another process: it may be starting again, and read thousands of tables first."""
TELL_COUNTS = 1.0
"""Seconds after which the front is told what was counted here, in case that this process dies."""
Job = Callable[..., Awaitable[Any]]
"""Something that others may ask for, by keywords; what it gives must be JSON."""


class Crew:
    """A server of one process; `Member` is one of several."""

    number = FIRST
    size = 1
    has_equals = False
    """Whether there are other processes like this one, of which each may do all that is to be done."""

    def __init__(self) -> None:
        self.ownership: Ownership = Alone()
        self.counts: Counts = OwnCounts()
        self._jobs: dict[str, Job] = {}

    def times(self, limit: str) -> Times:
        """Where a limit keeps until when each sender has used it up."""
        return OwnTimes()

    def is_mine(self, table_id: str) -> bool:
        return self.ownership.owner_of(table_id) == self.number

    @property
    def is_first(self) -> bool:
        return self.number == FIRST

    # What only `Peers` knows otherwise: here it is settled whose a table is.

    def holds(self, table_id: str) -> bool:
        """Whether a table that we have in memory is still ours."""
        return True

    async def hold(self, table_id: str) -> bool:
        """Make a table ours, if it may be."""
        return self.is_mine(table_id)

    async def let_go(self, table_id: str, alarm: float | None) -> None:
        """Somebody else may have it; and somebody must, at that time."""

    def was_left(self, table_id: str) -> bool:
        """Whether somebody had it who is no more; that is told once."""
        return False

    async def left_to(self, unfinished: Callable[[], Awaitable[list[StoredTable]]]) -> list[StoredTable]:
        """Tables that wait or run, which this process takes up again when it starts."""
        return [table for table in await unfinished() if self.is_mine(table.id)]

    def look_around(self) -> None:
        """Take up what others leave, from now on."""

    async def hand_back(self) -> None:
        """Let others have all that is ours."""

    def offers(self, name: str, job: Job) -> None:
        """From now on others may ask for this."""
        self._jobs[name] = job

    async def at_table(self, table_id: str, name: str, **facts: Any) -> None:
        """Have something done by the owner of a table."""
        await self._ask(self.ownership.owner_of(table_id), name, table_id=table_id, **facts)

    async def first_does(self, name: str) -> None:
        """Have something done by the process that alone may."""
        await self._ask(FIRST, name)

    async def _ask(self, number: int, name: str, **facts: Any) -> Any:
        return await self._jobs[name](**facts)

    async def all_counted(self, metrics: Metrics) -> list[Taken]:
        """What all processes have counted, the dead ones too."""
        return [metrics.taken()]


class Member(Crew):
    """One of several workers, at the end of a line to the front."""

    def __init__(self, number: int, size: int, line: Line, board: Board) -> None:
        super().__init__()
        self.number = number
        self.size = size
        self.ownership = ByHash(size)
        self.counts = SharedCounts(board, number)
        self.on_connection: Callable[[int, bytes], None]
        self.on_word: dict[str, Callable[[Words], None]] = {}
        self._board = board
        self._line = line
        self._asked: dict[int, asyncio.Future[Words]] = {}
        self._questions = secrets.randbits(40)  # an answer to who was here before is none to us
        self._tasks: set[asyncio.Task[None]] = set()

    def times(self, limit: str) -> Times:
        return SharedTimes(self._board, limit)

    def begin(self, on_end: Callable[[], None]) -> None:
        """Listen to the front; `on_end` is called when it is gone."""
        self._on_end = on_end
        self._loop = asyncio.get_running_loop()
        self._loop.add_reader(self._line.fileno(), self._read)

    def say(self, to: int, words: Words, data: bytes = b"", file: int | None = None) -> None:
        self._line.send({"to": to, "from": self.number, **words}, data, file)
        if self._line.waits:
            self._loop.add_writer(self._line.fileno(), self._write)

    def pass_on(self, file: int, start: bytes) -> None:
        """Give a connection, and what was read of it, to whoever owns the table that it asks for."""
        self.say(FRONT, {"t": "pass"}, start, file)

    def belongs_elsewhere(self, start: bytes) -> bool:
        return asked_of(start, self.ownership) not in (None, self.number)

    # --- asking ---------------------------------------------------------------------------------------------

    async def _ask(self, number: int, name: str, **facts: Any) -> Any:
        if number == self.number:
            return await super()._ask(number, name, **facts)
        return await self.ask(number, {"t": "do", "name": name, "facts": facts})

    async def ask(self, number: int, words: Words) -> Any:
        """The answer of another process; `Refused` if there is none."""
        self._questions += 1
        question = self._questions
        answer: asyncio.Future[Words] = self._loop.create_future()
        self._asked[question] = answer
        try:
            self.say(number, {**words, "question": question})
            reply = await asyncio.wait_for(answer, PATIENCE)
        except TimeoutError:
            raise Refused("went-wrong") from None
        finally:
            del self._asked[question]
        if reply["refused"] is not None:
            raise refusal_from(reply["refused"])
        return reply["answer"]

    async def all_counted(self, metrics: Metrics) -> list[Taken]:
        past = await self.ask(FRONT, {"t": "past"})
        others = [number for number in range(self.size) if number != self.number]
        asked = [self.ask(number, {"t": "do", "name": "counted", "facts": {}}) for number in others]
        found = await asyncio.gather(*asked, return_exceptions=True)
        taken = [one for one in found if not isinstance(one, BaseException)]
        return [metrics.taken(), *(Taken.read(one) for one in (*taken, *past))]

    def tell_counted(self, metrics: Metrics) -> Words:
        """Leave what was counted here with the front: whoever is told of it once shall never be told less."""
        taken = metrics.taken().as_data()
        self.say(FRONT, {"t": "counted", "taken": taken})
        return taken

    # --- answering ------------------------------------------------------------------------------------------

    def _read(self) -> None:
        try:
            parcels = self._line.receive()
        except Ended:
            self._loop.remove_reader(self._line.fileno())
            self._on_end()
            return
        for parcel in parcels:
            self._take(parcel)

    def _take(self, parcel: Parcel) -> None:
        words = parcel.words
        if words["t"] == "take":
            assert parcel.file is not None
            self.on_connection(parcel.file, parcel.data)
        elif words["t"] == "answer":
            answer = self._asked.get(words["question"])
            if answer is not None and not answer.done():
                answer.set_result(words)
        elif words["t"] == "do":
            task = self._loop.create_task(self._do(words))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        else:
            self.on_word[words["t"]](words)

    async def _do(self, words: Words) -> None:
        answer, refused = None, None
        try:
            answer = await self._jobs[words["name"]](**words["facts"])
        except Exception as error:
            refusal = explain(error)
            refused = (refusal.code, refusal.values)
        said = {"t": "answer", "question": words["question"], "answer": answer, "refused": refused}
        self.say(words["from"], said)

    def _write(self) -> None:
        try:
            self._line.flush()
        except Ended:
            self._loop.remove_writer(self._line.fileno())
            return
        if not self._line.waits:
            self._loop.remove_writer(self._line.fileno())
