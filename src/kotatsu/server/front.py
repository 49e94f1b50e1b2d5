"""The front of a server of several processes: it accepts connections, looks what each asks for first, and
hands it to the worker that owns that. No frame of a game ever comes by here.

Who comes is looked at once, as soon as there is anything to see, and never read: who sends the line of a
request in pieces goes to some worker, which has deadlines for them and can pass them on. Who says nothing
waits here, and is cut like any stranger. The front starts the workers by a fork, so that all begin with
everything loaded, starts those again that die, and ends when it is told to; when it dies itself, they end.

On SIGHUP the program is started anew in the front's place, as it lies on the disk now, and takes over what
is open; then the workers are replaced, one after the other. This module has no loop of asyncio, nor
threads: a fork would copy half of them.
"""

import contextlib
import json
import os
import selectors
import signal
import socket
import subprocess
import sys
import time
import traceback
from collections import OrderedDict, deque
from dataclasses import asdict
from pathlib import Path
from typing import Any, NoReturn, Self

from kotatsu.core.errors import KotatsuError
from kotatsu.server import announce
from kotatsu.server.crew import FRONT, Member
from kotatsu.server.doors import AT_ONCE, NOTHING_LEFT, PAUSE, Room, hang_up
from kotatsu.server.limits import SharedCounts
from kotatsu.server.line import Ended, Line, Parcel, Words
from kotatsu.server.logs import log, log_loud, log_problem, name_worker
from kotatsu.server.metrics import Metrics, Taken
from kotatsu.server.ownership import ByHash, asked_of
from kotatsu.server.problems import explain
from kotatsu.server.run import Worker, listen, tend_garbage
from kotatsu.server.settings import Settings
from kotatsu.server.shared import Board
from kotatsu.server.webapp import web_app
from kotatsu.store import Lost
from kotatsu.store.custody import Custody
from kotatsu.store.opening import open_shared

LOOK = 2048
"""Bytes of a request that are looked at; the table that it asks for is at its beginning."""
TICK = 0.5
"""Seconds between two looks at whose time is up."""
LONGEST_PAUSE = 5.0
"""Seconds until a worker that dies again and again is tried again."""
TO_END = 12.0
"""Seconds that workers have to end quietly."""
LEFT = "KOTATSU_LEFT"
"""In the environment of a program that takes over: what the one before it has left open."""


def can_share() -> bool:
    """Whether processes can hand open connections to one another on this system."""
    return hasattr(os, "fork") and hasattr(socket, "send_fds")


def usual_workers() -> int:
    """One for each core but one, which is for bots and the system."""
    if not can_share():
        return 1
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, cores - 1)


def left_behind() -> Words | None:
    """What the program in whose place this one was started has left open."""
    text = os.environ.pop(LEFT, None)
    return None if text is None else json.loads(text)


class Hand:
    """A worker as the front knows it."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.pid = 0  # 0: it does not run
        self.line: Line | None = None
        self.is_ready = False
        self.started = 0.0
        self.failures = 0  # how often it died soon after its start
        self.again = 0.0  # when it shall be started
        self.held: deque[tuple[Words, bytes, int | None, float]] = deque()  # what it gets when it is ready
        self.counted: Words | None = None


class Front:
    """Runs until it is told to end."""

    def __init__(
        self,
        listening: socket.socket,
        where: str | Path,
        settings: Settings,
        workers: int,
        left: Words | None = None,
    ) -> None:
        self._settings = settings
        self._where = where
        self._listening = [listening]
        self._opened: list[str] = []  # addresses of this machine at which others come in
        self._hands = [Hand(number) for number in range(workers)]
        self._ownership = ByHash(workers)
        self._custody = Custody(where, left["lock"] if left else ())
        self._board = Board(workers + 1, left["board"] if left else None)
        self._metrics = Metrics()
        self._room = Room(settings, self._metrics, SharedCounts(self._board, workers), settings.connections)
        self._past = Taken()  # what was counted by workers that are no more
        self._silent: OrderedDict[socket.socket, tuple[str | None, float]] = OrderedDict()
        self._next = 0
        self._ending = 0.0  # when those that still run are killed
        self._renew: deque[int] = deque()  # workers that shall be replaced, one after the other
        self._renewing: int | None = None
        self._trial: subprocess.Popen[bytes] | None = None  # whether a new version can be loaded
        self._accept_again = 0.0
        self._is_prepared = True  # the database is one of this version

    def start(self) -> None:
        """Own the database and bring it up to date; then the workers."""
        self._custody.prepare()
        self._prepare()
        for hand in self._hands:
            self._fork(hand)

    def _prepare(self) -> None:
        """Load what all workers need, once."""
        web_app()
        tend_garbage()
        self._selector = selectors.DefaultSelector()
        self._waker, self._woken = socket.socketpair()
        for end in (self._waker, self._woken):
            end.setblocking(False)
        signal.set_wakeup_fd(self._woken.fileno())
        self._signals = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGCHLD)
        self._told: set[int] = set()
        for number in self._signals:
            signal.signal(number, lambda number, _: self._told.add(number))
        signal.pthread_sigmask(signal.SIG_UNBLOCK, self._signals)
        self._selector.register(self._waker, selectors.EVENT_READ, self._wake)
        self._listen_all()

    def _listen_all(self) -> None:
        for listening in self._listening:
            self._listen_at(listening)

    def _listen_at(self, listening: socket.socket) -> None:
        listening.setblocking(False)
        self._selector.register(listening, selectors.EVENT_READ, lambda _: self._accept(listening))

    # --- the loop -------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Until all workers have ended."""
        while any(hand.pid for hand in self._hands) or not self._ending:
            for key, events in self._selector.select(self._until_next()):
                try:
                    key.data(events)
                except Exception as error:  # one connection is no reason to end them all
                    self._metrics.count("errors")
                    log_problem("the front failed at something", error)
            self._look_at_time()
        self._custody_ends()

    def _until_next(self) -> float:
        now = time.monotonic()
        times = [hand.again for hand in self._hands if not hand.pid and not self._ending]
        times += [self._accept_again] if self._accept_again else []
        return max(0.0, min([TICK, *(at - now for at in times)]))

    def _look_at_time(self) -> None:
        now = time.monotonic()
        while self._silent:
            connection, (address, until) = next(iter(self._silent.items()))
            if until > now:
                break
            self._room.count("late")
            self._forget(connection, address)
            hang_up(connection)
        for hand in self._hands:
            while hand.held and hand.held[0][3] <= now:
                _, _, file, _ = hand.held.popleft()
                if file is not None:
                    os.close(file)
            if not hand.pid and not self._ending and hand.again <= now and self._may_start():
                self._fork(hand)
        if self._accept_again and self._accept_again <= now:
            self._accept_again = 0.0
            self._listen_all()
        if self._ending and self._ending <= now:
            self._signal_all(signal.SIGKILL)
        if self._trial is not None and self._trial.poll() is not None:
            self._after_trial()

    def _wake(self, _: int) -> None:
        """A signal has come."""
        self._waker.recv(4096)
        told, self._told = self._told, set()
        if signal.SIGCHLD in told:
            self._reap()
        if told & {signal.SIGINT, signal.SIGTERM}:
            self._end()
        elif signal.SIGHUP in told and not self._ending:
            self._try_new_version()

    # --- who comes in ---------------------------------------------------------------------------------------

    def _accept(self, listening: socket.socket) -> None:
        for _ in range(AT_ONCE):
            try:
                connection, peer = listening.accept()
            except BlockingIOError:
                return
            except OSError as error:
                self._recover(error)
                return
            self._admit(connection, str(peer[0]) if peer else "")

    def _recover(self, error: OSError) -> None:
        """Nobody could be let in: if nothing is left to do it with, make room and wait a moment."""
        if error.errno in NOTHING_LEFT and not self._accept_again:
            self._room.count("files")
            self._cut_oldest()
            for listening in self._listening:
                self._selector.unregister(listening)
            self._accept_again = time.monotonic() + PAUSE

    def _admit(self, connection: socket.socket, host: str) -> None:
        address = self._room.address_of(host)
        if self._room.has_enough(address):
            hang_up(connection)
            return
        if self._room.is_full and not self._make_room():
            self._room.count("full")
            hang_up(connection)
            return
        connection.setblocking(False)
        self._room.enter(address)
        self._silent[connection] = (address, time.monotonic() + self._settings.request_seconds)
        self._selector.register(connection, selectors.EVENT_READ, lambda _: self._look(connection))

    def _make_room(self) -> bool:
        """Let a stranger go: one who has said nothing yet, or where most of the others are."""
        if self._cut_oldest():
            return True
        strangers = self._board.count("strangers")[: len(self._hands)]
        most = max(range(len(strangers)), key=strangers.__getitem__)
        if strangers[most]:
            self._say(self._hands[most], {"t": "make room"})
        return strangers[most] > 0

    def _cut_oldest(self) -> bool:
        if not self._silent:
            return False
        connection, (address, _) = next(iter(self._silent.items()))
        self._room.count("room")
        self._forget(connection, address)
        hang_up(connection)
        return True

    def _forget(self, connection: socket.socket, address: str | None) -> None:
        """It waits here no more."""
        self._selector.unregister(connection)
        self._room.leave(address)
        del self._silent[connection]

    def _look(self, connection: socket.socket) -> None:
        """Something has come, or the other end is gone."""
        address, _ = self._silent[connection]
        try:
            start = connection.recv(LOOK, socket.MSG_PEEK)
        except BlockingIOError:
            return
        except OSError:
            start = b""
        self._forget(connection, address)
        if start:
            self._hand_over(start, b"", connection.detach())
        else:
            connection.close()

    def _hand_over(self, start: bytes, data: bytes, file: int) -> None:
        """To the owner of what is asked for, or to the next who has time."""
        owner = asked_of(start, self._ownership)
        hand = self._hands[owner] if owner is not None else self._any()
        self._say(hand, {"t": "take"}, data, file)

    def _any(self) -> Hand:
        for _ in self._hands:
            self._next = (self._next + 1) % len(self._hands)
            if self._hands[self._next].is_ready:
                break
        return self._hands[self._next]

    # --- workers --------------------------------------------------------------------------------------------

    def _say(self, hand: Hand, words: Words, data: bytes = b"", file: int | None = None) -> None:
        """To a worker, as soon as it is there; answers are for the one that asked, and no other."""
        if hand.line is not None and (hand.is_ready or words["t"] == "answer"):
            hand.line.send(words, data, file)
            self._watch(hand)
        elif words["t"] != "answer":
            hand.held.append((words, data, file, time.monotonic() + self._settings.request_seconds))

    def _watch(self, hand: Hand) -> None:
        assert hand.line is not None
        events = selectors.EVENT_READ | (selectors.EVENT_WRITE if hand.line.waits else 0)
        if self._selector.get_key(hand.line).events != events:
            self._selector.modify(hand.line, events, lambda events: self._converse(hand, events))

    def _converse(self, hand: Hand, events: int) -> None:
        assert hand.line is not None
        try:
            if events & selectors.EVENT_WRITE:
                hand.line.flush()
            parcels = hand.line.receive() if events & selectors.EVENT_READ else []
        except Ended:  # it has died, or is about to
            self._end_line(hand)
            return
        for parcel in parcels:
            self._take(hand, parcel)
        if hand.line is not None:
            self._watch(hand)

    def _end_line(self, hand: Hand) -> None:
        """Nobody is there any more; who comes next gets what could not be said."""
        assert hand.line is not None
        self._selector.unregister(hand.line)
        unsent = hand.line.close()
        hand.line, hand.is_ready = None, False
        for parcel in unsent:
            self._say(hand, *parcel)

    def _take(self, hand: Hand, parcel: Parcel) -> None:
        words = parcel.words
        if words["to"] != FRONT:
            self._say(self._hands[words["to"]], words)
        elif words["t"] == "pass":
            assert parcel.file is not None
            self._hand_over(parcel.data, parcel.data, parcel.file)
        elif words["t"] == "ready":
            self._is_ready(hand)
        elif words["t"] == "counted":
            hand.counted = words["taken"]
        elif words["t"] == "past":
            own = self._metrics.taken()
            own.gauges["open_connections"] = len(self._silent)
            self._answer(hand, words, [self._past.as_data(), own.as_data()])
        elif words["t"] == "listen":
            self._open_to_others(hand, words)

    def _answer(self, hand: Hand, words: Words, answer: Any = None, refused: Any = None) -> None:
        said = {"t": "answer", "question": words["question"], "answer": answer, "refused": refused}
        self._say(hand, said)

    def _is_ready(self, hand: Hand) -> None:
        log("a process serves", worker=hand.number, pid=hand.pid)
        hand.is_ready, held = True, hand.held
        hand.held = deque()
        for words, data, file, _ in held:
            self._say(hand, words, data, file)
        if self._renewing == hand.number:
            self._renewing = None
        self._renew_next()

    def _open_to_others(self, hand: Hand, words: Words) -> None:
        try:
            self._listening.append(listen(words["host"], words["port"]))
        except KotatsuError as error:
            refusal = explain(error)
            self._answer(hand, words, refused=(refusal.code, refusal.values))
            return
        self._listen_at(self._listening[-1])
        self._opened.append(words["host"])
        for other in self._hands:
            self._say(other, {"t": "opened", "home": words["host"]})
        self._answer(hand, words)
        log("listening to others")
        with contextlib.suppress(OSError):  # nobody reads it any more
            announce.tell_others(words["host"], words["port"])

    # --- their lives ----------------------------------------------------------------------------------------

    def _fork(self, hand: Hand) -> None:
        ours, theirs = socket.socketpair()
        pid = os.fork()
        if pid == 0:
            ours.close()
            self._become(hand.number, theirs)
        theirs.close()
        hand.pid, hand.started, hand.is_ready = pid, time.monotonic(), False
        hand.line = Line(ours)
        self._selector.register(hand.line, selectors.EVENT_READ, lambda events: self._converse(hand, events))

    def _become(self, number: int, end: socket.socket) -> NoReturn:
        """Be a worker from now on, and nothing else."""
        code = 1
        try:
            bound: tuple[str, int] = self._listening[0].getsockname()[:2]
            self._let_go_of_all()
            name_worker(number)
            crew = Member(number, len(self._hands), Line(end), self._board)
            store = open_shared(self._where, self._custody.lost)
            worker = Worker(bound, self._opened, store, self._settings, crew)
            tend_garbage()
            worker.run()
            code = 0
        except KotatsuError as error:
            log_loud("a process cannot serve", why=str(error))
        except BaseException:
            traceback.print_exc()
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(code)

    def _let_go_of_all(self) -> None:
        """What is the front's alone; the lock on the database is everybody's."""
        signal.set_wakeup_fd(-1)
        for number in self._signals:
            signal.signal(number, signal.SIG_DFL)
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        signal.signal(signal.SIGHUP, signal.SIG_IGN)
        self._selector.close()
        for each in (*self._listening, *self._silent, self._waker, self._woken):
            each.close()
        for hand in self._hands:
            unsent = hand.line.close() if hand.line is not None else []
            for file in (*(each[2] for each in hand.held), *(each.file for each in unsent)):
                if file is not None:
                    os.close(file)

    def _reap(self) -> None:
        while True:
            try:
                pid, status = os.waitpid(-1, os.WNOHANG)
            except ChildProcessError:
                return
            if pid == 0:
                return
            if self._trial is not None and pid == self._trial.pid:
                self._trial.returncode = os.waitstatus_to_exitcode(status)
            for hand in self._hands:
                if hand.pid == pid:
                    self._has_died(hand, os.waitstatus_to_exitcode(status))

    def _has_died(self, hand: Hand, code: int) -> None:
        self._hear_last_words(hand)
        was_ready, hand.is_ready, hand.pid = hand.is_ready, False, 0
        self._board.clear(hand.number)
        if hand.counted is not None:
            taken = Taken.read(hand.counted)
            taken.gauges.clear()
            self._past += taken
            hand.counted = None
        if self._ending:
            return
        now = time.monotonic()
        if code == 0 or (was_ready and now - hand.started > 1.0):
            hand.failures, hand.again = 0, now
        else:
            hand.failures += 1
            hand.again = now + min(LONGEST_PAUSE, 0.1 * 2**hand.failures)
        if code:
            log_loud("a process died: it is started again", worker=hand.number, code=code)

    def _hear_last_words(self, hand: Hand) -> None:
        """What it said before it died: connections that it passed on, among other things."""
        with contextlib.suppress(Ended):
            while hand.line is not None and (parcels := hand.line.receive()):
                for parcel in parcels:
                    self._take(hand, parcel)
        if hand.line is not None:
            self._end_line(hand)

    def _end(self) -> None:
        """Let nobody in any more, and end all quietly."""
        if self._ending:
            return
        self._ending = time.monotonic() + TO_END
        log("closing")
        for listening in self._listening:
            if not self._accept_again:
                self._selector.unregister(listening)
            listening.close()
        self._accept_again = 0.0
        for connection, (address, _) in list(self._silent.items()):
            self._forget(connection, address)
            connection.close()
        self._signal_all(signal.SIGTERM)

    def _signal_all(self, number: int) -> None:
        for hand in self._hands:
            if hand.pid:
                os.kill(hand.pid, number)

    def _custody_ends(self) -> None:
        for number in self._signals:
            signal.signal(number, signal.SIG_DFL)
        signal.set_wakeup_fd(-1)

    # --- a new version --------------------------------------------------------------------------------------

    def _try_new_version(self) -> None:
        """Whether what lies on the disk now can be loaded at all; if not, everything stays as it is."""
        if self._trial is None:
            command = [sys.executable, "-P", "-c", "import kotatsu.server.front"]
            self._trial = subprocess.Popen(command, stdin=subprocess.DEVNULL)

    def _after_trial(self) -> None:
        assert self._trial is not None
        failed, self._trial = self._trial.returncode, None
        if failed:
            log_loud("the new version cannot be loaded: the old one goes on", code=failed)
            return
        self._leave()

    def _leave(self) -> None:
        """Start the program anew in our place, with all that is open."""
        log("starting anew")
        files = [*self._custody.files, self._board.file]
        hands = []
        for hand in self._hands:
            left, open_files = hand.line.leave() if hand.line is not None else (None, [])
            files += open_files
            held = [file for *_, file, _ in hand.held if file is not None]
            hands.append(
                {
                    "pid": hand.pid,
                    "line": left,
                    "ready": hand.is_ready,
                    "counted": hand.counted,
                    "held": [[words, data.hex(), file] for words, data, file, _ in hand.held],
                }
            )
            files += held
        listening = [each.fileno() for each in self._listening]
        silent = [[connection.fileno(), address] for connection, (address, _) in self._silent.items()]
        files += [*listening, *(connection.fileno() for connection in self._silent)]
        left = {
            "lock": self._custody.files,
            "lost": [asdict(one) for one in self._custody.lost],
            "board": self._board.file,
            "listening": listening,
            "opened": self._opened,
            "silent": silent,
            "hands": hands,
            "past": [self._past.as_data(), self._metrics.taken().as_data()],
            "files": files,
        }
        for file in files:
            os.set_inheritable(file, True)
        try:
            signal.pthread_sigmask(signal.SIG_BLOCK, self._signals)  # until the new one can hear them
            environment = {**os.environ, LEFT: json.dumps(left)}
            os.execve(sys.executable, [sys.executable, *sys.orig_argv[1:]], environment)
        except OSError as error:
            signal.pthread_sigmask(signal.SIG_UNBLOCK, self._signals)
            for file in files:
                os.set_inheritable(file, False)
            log_problem("the new version cannot be started: the old one goes on", error)

    @classmethod
    def found(cls, left: Words, where: str | Path, settings: Settings) -> Self:
        """Take over from the program that was here before."""
        for file in left["files"]:
            os.set_inheritable(file, False)
        first, *more = [socket.socket(fileno=file) for file in left["listening"]]
        front = cls(first, where, settings, len(left["hands"]), left)
        front._listening += more
        front._opened = left["opened"]
        front._custody.lost = tuple(Lost(**one) for one in left["lost"])
        for taken in left["past"]:
            front._past += Taken.read(taken)
        front._prepare()
        until = time.monotonic() + settings.request_seconds
        for file, address in left["silent"]:
            connection = socket.socket(fileno=file)
            front._silent[connection] = (address, until)
            front._selector.register(
                connection, selectors.EVENT_READ, lambda _, connection=connection: front._look(connection)
            )
        for hand, known in zip(front._hands, left["hands"], strict=True):
            front._take_over(hand, known, until)
        front._reap()
        front._renew = deque(range(len(front._hands)))
        if front._custody.is_behind:
            log("the database is brought up to date: all workers are replaced at once")
            for hand in front._hands:
                front._retire(hand)
            front._renew.clear()
            front._is_prepared = False
        front._renew_next()
        return front

    def _take_over(self, hand: Hand, known: Words, until: float) -> None:
        hand.pid, hand.is_ready, hand.counted = known["pid"], known["ready"], known["counted"]
        hand.held = deque((words, bytes.fromhex(data), file, until) for words, data, file in known["held"])
        hand.started = time.monotonic()
        if known["line"] is not None:
            hand.line = Line.found(known["line"])
            self._selector.register(
                hand.line, selectors.EVENT_READ, lambda events: self._converse(hand, events)
            )
            self._watch(hand)

    def _may_start(self) -> bool:
        """Not while workers of an older version have a database that must be brought up to date first."""
        if self._is_prepared:
            return True
        if any(hand.pid for hand in self._hands):
            return False
        self._custody.prepare()
        self._is_prepared = True
        return True

    def _renew_next(self) -> None:
        """Replace the next worker by one of this version, as soon as all are there."""
        if self._renewing is None and self._renew and all(hand.is_ready for hand in self._hands):
            self._renewing = self._renew.popleft()
            self._retire(self._hands[self._renewing])

    def _retire(self, hand: Hand) -> None:
        self._say(hand, {"t": "end"})
        hand.is_ready = False  # whoever comes waits for the next
