"""What happens at a table by itself: bots move, time runs out, undo is found to be free."""

import asyncio
import contextlib
import secrets
import weakref
from typing import TYPE_CHECKING, Any

from kotatsu.server.logs import log_problem, short
from kotatsu.server.pool import NoAnswer, NotNow
from kotatsu.server.services import Services
from kotatsu.table import Owed, Refused
from kotatsu.table.commands import Play, PlayPrepared, TimeUp

if TYPE_CHECKING:
    from kotatsu.server.live import LiveTable

LONGEST_SLEEP = 86_400.0
AGAIN = 0.2
"""Seconds after which a bot whose move came too late looks at the table again."""
SKIPPING = 0.15
"""Seconds that a bot pauses while all people sit out and one has asked for haste. Still some: how long it
thinks shall tell nothing."""
MOVE_STANDS = 1.0
"""Seconds after a move before it is worth while to work out, unasked, whether it may be undone."""


class Automation:
    """The bots of a table, its alarm, and its questions to the undo worker."""

    def __init__(self, live: "LiveTable", services: Services) -> None:
        # Whoever has the table in memory holds it; if we did too, it would stay there, in a circle with us.
        self._live = weakref.ref(live)
        self._table = live.table
        self._services = services
        self._bots: dict[int, tuple[int, asyncio.Task[None]]] = {}  # by seat: which decision they think about
        self._memories: dict[int, Any] = {}  # by seat: what its bot told us to hand on to its next move
        self._due: dict[int, tuple[int, float]] = {}  # by seat: which decision, and when it shall be seen
        self._prepared: dict[tuple[int, int], asyncio.Task[None]] = {}  # by seat and decision
        self._alarm: asyncio.TimerHandle | None = None
        self._asking_undo: asyncio.Task[None] | None = None
        self._working_out: tuple[tuple[int, int], asyncio.Task[None]] | None = None  # a question about undo

    @property
    def _lost(self) -> bool:
        live = self._live()
        return live is None or live.lost

    @property
    def busy(self) -> bool:
        return bool(self._bots or self._prepared or self._asking_undo)

    def look_ahead(self) -> None:
        """After every change: which bots must think now, when time is up, whether undo is free."""
        if self._lost or self._services.closing:
            return
        self._wake_bots()
        self._take_up_prepared()
        self._set_alarm()
        if self._asking_undo is None and self._may_be_undone():
            self._asking_undo = self._services.spawn(self._ask_undo_later())

    def stop(self) -> None:
        for _, task in self._bots.values():
            task.cancel()
        self._bots.clear()
        for task in self._prepared.values():
            task.cancel()
        self._prepared.clear()
        if self._asking_undo is not None:
            self._asking_undo.cancel()
        if self._alarm is not None:
            self._alarm.cancel()

    # --- time -----------------------------------------------------------------------------------------------

    def _set_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        deadline = self._table.next_deadline()
        if deadline is not None:
            wait = min(max(0.0, deadline[0] - self._services.now()) + 0.001, LONGEST_SLEEP)
            self._alarm = asyncio.get_running_loop().call_later(wait, self._ring)

    def _ring(self) -> None:
        self._alarm = None
        self._services.spawn(self._time_up())

    async def _time_up(self) -> None:
        deadline, live = self._table.next_deadline(), self._live()
        if deadline is None or live is None or live.lost:
            return
        if deadline[0] > self._services.now():  # a very long wait comes in parts
            self._set_alarm()
        else:
            await live.do_now(None, TimeUp(deadline[1]))

    # --- bots -----------------------------------------------------------------------------------------------

    def _wake_bots(self) -> None:
        owed = {one.seat: one for one in self._table.owed()}
        for seat, (decision, task) in list(self._bots.items()):
            if seat not in owed or owed[seat].decision != decision:
                task.cancel()
                del self._bots[seat]
        for seat, one in owed.items():
            if seat not in self._bots:
                view = self._table.bot_view(seat).dump()
                self._bots[seat] = (one.decision, self._services.spawn(self._think(one, view)))

    async def _think(self, owed: Owed, view: dict[str, Any]) -> None:
        """A bot decides, in a time that tells nothing of its hand: one pause, or whole pauses more. So does a
        choice of several steps: nobody shall see how many of them the seat's owner had made before."""
        loop = asyncio.get_running_loop()
        pause = self._some_pause()
        due = self._due_at(owed.seat, owed.decision, pause)
        move = await self._choose(owed, view)
        if not self._table.is_secret(owed.seat, move):
            while pause and due < loop.time():
                due += pause
            await asyncio.sleep(max(0.0, due - loop.time()))
        if self._bots.get(owed.seat, (None, None))[1] is asyncio.current_task():
            del self._bots[owed.seat]  # or the change that this move makes would cancel this very task
        live = self._live()
        if live is None:
            return
        try:
            await live.do_now(None, Play(owed.seat, move, owed.decision))
            self._services.metrics.count("bot_moves")
        except Refused:  # the table has gone on meanwhile
            await asyncio.sleep(AGAIN)
            self.look_ahead()

    def _some_pause(self) -> float:
        usual = self._services.settings.pause
        pause = min(usual, SKIPPING) if self._table.hurries else usual
        return pause * (0.7 + 0.6 * secrets.randbelow(1000) / 1000)

    def _due_at(self, seat: int, decision: int, pause: float) -> float:
        """When a decision that was just asked for shall be seen; all steps of one have the same time."""
        known, due = self._due.get(seat, (None, 0.0))
        if known != decision:
            due = asyncio.get_running_loop().time() + pause
            self._due[seat] = (decision, due)
        return due

    async def _choose(self, owed: Owed, view: dict[str, Any]) -> int:
        scripted = self._table.scripted(owed.seat)
        if scripted is not None:
            return scripted
        question = {
            "level": owed.level,
            "seat": owed.seat,
            "view": view,
            "seed": secrets.randbits(48),
            "memory": self._memories.get(owed.seat),
        }
        try:
            answer = await self._services.bot_workers.ask(question)
            self._memories[owed.seat] = answer["memory"]
            return int(answer["move"])
        except Exception as error:  # whatever it is, nobody shall wait for this bot for ever
            if self._services.closing:
                raise
            log_problem("a bot does not answer: it moves at random", error, table=short(self._table.id))
            return secrets.choice(self._table.game.load(view).legal_moves(owed.seat))

    # --- what people have prepared --------------------------------------------------------------------------

    def _take_up_prepared(self) -> None:
        ready = self._table.prepared()
        for one in [one for one in self._prepared if one not in ready]:
            self._prepared.pop(one).cancel()
        for one in ready:
            if one not in self._prepared:
                self._prepared[one] = self._services.spawn(self._play_prepared(*one))

    async def _play_prepared(self, seat: int, decision: int) -> None:
        """In the time that a bot takes, so that it might be anybody's quick answer; but before time is up.
        What it is, or whether it can be played at all, is looked at only then."""
        loop = asyncio.get_running_loop()
        wait = self._due_at(seat, decision, self._some_pause()) - loop.time()
        deadline = self._table.clocks.deadline(seat)
        if deadline is not None:
            wait = min(wait, (deadline - self._services.now()) / 2)
        await asyncio.sleep(max(0.0, wait))
        if self._prepared.get((seat, decision)) is asyncio.current_task():
            del self._prepared[seat, decision]  # else it would cancel itself, as a bot would
        live = self._live()
        if live is not None:
            with contextlib.suppress(Refused):  # it was taken back, or the table has gone on
                await live.do_now(None, PlayPrepared(seat, decision))

    # --- undo -----------------------------------------------------------------------------------------------

    def _may_be_undone(self) -> bool:
        question, live = self._table.undo_question(), self._live()
        if question is None or live is None or live.lost:
            return False
        return live.is_here(self._table.seats[question[1]].owner)

    async def _ask_undo_later(self) -> None:
        """Ask once a move has stood for a moment. Tables take turns, and ask about what is then their last
        move: moves which others have followed already are not worth it."""
        try:
            while self._may_be_undone():
                question = self._table.undo_question()
                await asyncio.sleep(MOVE_STANDS)
                async with self._services.undo_turn:
                    if self._table.undo_question() == question:
                        await self.ask_undo()
        finally:
            self._asking_undo = None

    async def ask_undo(self) -> None:
        """Work out elsewhere whether the last move may be undone, if nobody knows yet; then show it. Who asks
        the same meanwhile waits for the same answer."""
        question = self._table.undo_question()
        if question is None:
            return
        if self._working_out is None or self._working_out[0] != question:
            self._working_out = (question, self._services.spawn(self._work_out(*question)))
        await asyncio.shield(self._working_out[1])

    async def _work_out(self, position: int, seat: int) -> None:
        log, live = self._table.log, self._live()
        assert log is not None
        if live is None:
            return
        try:
            question = {"log": log.dump(), "seat": seat}
            free = bool(await self._services.undo_worker.ask(question, aside=True))
            await live.note_undo(position, seat, free)
        except NotNow:
            pass  # whoever asks again, asks again
        except NoAnswer:
            await live.note_undo(position, seat, False)
        finally:
            if self._working_out is not None and self._working_out[0] == (position, seat):
                self._working_out = None
