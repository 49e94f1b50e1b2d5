"""What happens at a table by itself: bots move, time runs out, undo is found to be free."""

import asyncio
import secrets
import time
from typing import TYPE_CHECKING, Any

from kotatsu.server.logs import log_problem, short
from kotatsu.server.pool import NoAnswer
from kotatsu.table import Owed, Play, Refused, TimeUp

if TYPE_CHECKING:
    from kotatsu.server.house import House
    from kotatsu.server.live import LiveTable

LONGEST_SLEEP = 86_400.0
AGAIN = 0.2
"""Seconds after which a bot whose move came too late looks at the table again."""
MOVE_STANDS = 1.0
"""Seconds after a move before it is worth while to work out, unasked, whether it may be undone."""


class Clockwork:
    """The bots of a table, its alarm clock and its judge."""

    def __init__(self, live: "LiveTable", house: "House") -> None:
        self._live = live
        self._table = live.table
        self._house = house
        self._bots: dict[int, tuple[int, asyncio.Task[None]]] = {}  # by seat: which decision they think about
        self._silly: dict[int, bool] = {}  # by seat: whether a kitten's last move was
        self._alarm: asyncio.TimerHandle | None = None
        self._judging: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        return bool(self._bots or self._judging)

    def look_ahead(self) -> None:
        """After every change: which bots must think now, when time is up, whether undo is free."""
        if self._live.lost or self._house.closing:
            return
        self._wake_bots()
        self._set_alarm()
        if self._judging is None and self._worth_judging():
            self._judging = self._house.spawn(self._judge())

    def stop(self) -> None:
        for _, task in self._bots.values():
            task.cancel()
        self._bots.clear()
        if self._judging is not None:
            self._judging.cancel()
        if self._alarm is not None:
            self._alarm.cancel()

    # --- time -----------------------------------------------------------------------------------------------

    def _set_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        deadline = self._table.next_deadline()
        if deadline is not None:
            wait = min(max(0.0, deadline[0] - time.time()) + 0.001, LONGEST_SLEEP)
            self._alarm = asyncio.get_running_loop().call_later(wait, self._ring)

    def _ring(self) -> None:
        self._alarm = None
        self._house.spawn(self._time_up())

    async def _time_up(self) -> None:
        deadline = self._table.next_deadline()
        if deadline is None or self._live.lost:
            return
        if deadline[0] > time.time():  # a very long wait comes in parts
            self._set_alarm()
        else:
            await self._live.do_now(None, TimeUp(deadline[1]))

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
                self._bots[seat] = (one.decision, self._house.spawn(self._think(one, view)))

    async def _think(self, owed: Owed, view: dict[str, Any]) -> None:
        """A bot decides, in a time that tells nothing of its hand: one pause, or whole pauses more."""
        loop = asyncio.get_running_loop()
        pause = self._house.settings.pause * (0.7 + 0.6 * secrets.randbelow(1000) / 1000)
        due = loop.time() + pause
        move = await self._choose(owed, view)
        while pause and due < loop.time():
            due += pause
        await asyncio.sleep(max(0.0, due - loop.time()))
        if self._bots.get(owed.seat, (None, None))[1] is asyncio.current_task():
            del self._bots[owed.seat]  # or the change that this move makes would cancel this very task
        try:
            await self._live.do_now(None, Play(owed.seat, move, owed.decision))
            self._house.metrics.count("bot_moves")
        except Refused:  # the table has gone on meanwhile
            await asyncio.sleep(AGAIN)
            self.look_ahead()

    async def _choose(self, owed: Owed, view: dict[str, Any]) -> int:
        question = {
            "level": owed.level,
            "seat": owed.seat,
            "view": view,
            "seed": secrets.randbits(48),
            "was_silly": self._silly.get(owed.seat, False),
        }
        try:
            answer = await self._house.thinkers.ask(question)
            self._silly[owed.seat] = answer["was_silly"]
            return int(answer["move"])
        except Exception as error:  # whatever it is, nobody shall wait for this bot for ever
            log_problem("a bot does not answer: it moves at random", error, table=short(self._table.id))
            return secrets.choice(self._table.game.load(view).legal_moves(owed.seat))

    # --- undo -----------------------------------------------------------------------------------------------

    def _worth_judging(self) -> bool:
        question = self._table.undo_question()
        return question is not None and self._live.is_here(self._table.seats[question[1]].owner)

    async def _judge(self) -> None:
        """Judge once a move has stood for a moment. Tables take turns, and ask about what is then their last
        move: moves which others have followed already are not judged."""
        try:
            while self._worth_judging() and not self._live.lost:
                question = self._table.undo_question()
                await asyncio.sleep(MOVE_STANDS)
                async with self._house.judging:
                    if self._table.undo_question() == question:
                        await self.judge()
        finally:
            self._judging = None

    async def judge(self) -> None:
        """Work out elsewhere whether the last move may be undone, if nobody knows yet; then show it."""
        question, log = self._table.undo_question(), self._table.log
        if question is None or log is None:
            return
        position, seat = question
        try:
            free = bool(await self._house.judges.ask({"log": log.dump(), "seat": seat}))
        except NoAnswer:
            free = False
        await self._live.note_undo(position, seat, free)
