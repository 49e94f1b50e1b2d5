"""Two worlds that differ only in what somebody must not know, and all that somebody can be told in them.

Each world is a real server with a real database. A `Course` is a table as each of them has it, and what is
done there, step by step. After every step everybody who must not notice a difference asks the server for
whatever can be asked; what they are answered and what they were sent is compared, to the letter: numbers,
order, headers, lengths. Of times only their order and what is equal counts, so a time that moves in one world
and stays in the other is found.
"""

import asyncio
import importlib
import json
import os
import re
import signal
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import kotatsu
from kotatsu.core.state import State
from kotatsu.server.identity import Signer
from kotatsu.server.listing import listing_of
from kotatsu.store import open_store
from kotatsu.table import PLAYING, Clock, Table
from kotatsu.table.commands import Answer, Play, PlayPrepared, Prepare, Rest, Withdraw
from kotatsu.table.decide import is_midway
from kotatsu.table.description import DAY
from tests.server.clients import WORKERS, Client, NotDone, Person, Server
from tests.server.kills import come_back
from tests.table.tables import SALT, SECRET, nonce, reloaded, started

KEY = bytes(range(32))
WHO = [name.ljust(22, "_") for name in ("ann", "bob", "cleo", "eve")]
SPECTATOR = 3
GAMES = [game.name for game in kotatsu.games()]
SETTINGS = (
    "stale=600",
    "gone=900",
    "bot_workers=1",
    "pause=0",
    "undos_per_minute=6000",
    "hints_per_minute=6000",
)
SAME_ALWAYS = ("date", "content-security-policy", "permissions-policy")  # or, of a date, never
Act = tuple[str, int, str]
"""A kind of command, whose, and for `play` the move in notation."""
Entries = list[dict[str, Any]]


@dataclass
class Course:
    """A table in two worlds, what is done there in each, and who must not notice a difference."""

    table: str
    about: str
    saves: tuple[Entries, Entries]
    blind: list[int]
    steps: list[tuple[list[Act], list[Act]]] = field(default_factory=list)
    dies: int | None = None  # after this step the worker that owns the table is killed

    def __str__(self) -> str:
        return f"{self.table.strip('_')} ({self.about})"


def eye(person: int) -> int | None:
    return None if person == SPECTATOR else person


# --- a course -----------------------------------------------------------------------------------------------


def started_table(game: str, rng: Random, clock: Clock | None = None, **options: Any) -> Table:
    """Three people at a table, now; on some of them clocks run, on hardly two of them alike: one's own tables
    are sorted by the time that is left there, and milliseconds shall not decide which comes first."""
    hidden = witness_module(game)
    bank = Clock("bank", 36_000 + 500 * rng.randrange(100), 5)
    clock = clock or (bank if rng.random() < 0.5 else Clock())
    chosen = {**getattr(hidden, "OPTIONS", {}), **options}
    table = started(game, 3, 3, owner=WHO.__getitem__, options=chosen, clock=clock, now=time.time() - 100)
    table.decides_undo = False
    return table


def witness_module(game: str) -> Any:
    return importlib.import_module(f"tests.conformance.hidden.{game.replace('-', '_')}")


def prepared(text: str) -> list[Answer]:
    return [Answer(text.split(","))] if text else []


def any_move(state: State, rng: Random, seat: int | None = None) -> tuple[int, str]:
    seat = rng.choice(state.deciders) if seat is None else seat
    return seat, state.text(seat, rng.choice(state.legal_moves(seat)))


def play(table: Table, seat: int, text: str) -> None:
    table.handle(WHO[seat], Play(seat, table.state().parse(seat, text)), table.at + 0.01)


def old(table: Table, world: dict[str, Any] | None = None) -> Entries:
    """The save of a server that had other rules and stopped right after a dump: it is from that dump, which
    may be one of another world, that the game goes on."""
    entries: Entries = json.loads(json.dumps(table.entries))
    next(entry for entry in entries if entry["kind"] == "dealt")["rules_version"] = 0
    dump = ["dump", len(table.moves()), table.state().dump() if world is None else world]
    entries.append({"n": len(entries), "at": entries[-1]["at"], "by": None, "kind": "dump", "log": dump})
    return entries


class Writer:
    """Writes a course: plays it with a table in each world, and sees to it that the blind stay so."""

    def __init__(self, tables: tuple[Table, Table], blind: list[int]) -> None:
        self.tables = tables
        self.blind = blind
        self.steps: list[tuple[list[Act], list[Act]]] = []
        for table in tables:
            table.decides_undo = False

    def step(self, one: list[Act], other: list[Act] | None = None) -> None:
        """The next step in each world; the same in both if only one is given."""
        acts = (one, one if other is None else other)
        for table, some in zip(self.tables, acts):
            for kind, seat, text in some:
                if kind == "play":
                    play(table, seat, text)
                elif kind == "withdraw":
                    table.handle(WHO[seat], Withdraw(seat), table.at + 0.01)
                elif kind == "rest":
                    table.handle(None, Rest(WHO[seat], table.at + int(text) * DAY), table.at + 0.01)
                elif kind == "prepare":
                    table.handle(WHO[seat], Prepare(seat, prepared(text)), table.at)
                elif kind == "served":
                    table.handle(None, PlayPrepared(seat, table.seats[seat].decision), table.at + 0.01)
        self.steps.append(acts)
        assert self._looks_alike([table.state() for table in self.tables]), acts

    def _looks_alike(self, states: list[State]) -> bool:
        """The rules hide what differs: the test says of whom, the views must agree."""
        one, other = states
        eyes = [eye(person) for person in self.blind]
        return one.deciders == other.deciders and all(
            one.view(by).dump() == other.view(by).dump() for by in eyes
        )

    def play_on(self, rng: Random, most: int) -> None:
        """Moves that are the same in both worlds, as long as they show nobody what differs."""
        for _ in range(most):
            states = [table.state().clone() for table in self.tables]
            found = self._common(states, rng)
            if found is None:
                return
            for state in states:
                state.play(found[0], state.parse(*found))
            if any(state.over for state in states) or not self._looks_alike(states):
                return
            self.step([("play", *found)])

    def _common(self, states: list[State], rng: Random) -> tuple[int, str] | None:
        one, other = states
        both = [
            (seat, text)
            for seat in one.deciders
            if seat in other.deciders
            for text in sorted(_texts(one, seat) & _texts(other, seat))
        ]
        return rng.choice(both) if both else None

    def ask_undo(self, only_refused: bool = False) -> None:
        """Whoever moved last, as far as anybody knows, asks to undo."""
        found = [table.undo_question() for table in self.tables]
        if found[0] is None or found[1] is None or found[0][1] not in self.blind:
            return
        seat = found[0][1]
        log = self.tables[0].log
        assert log is not None
        if not only_refused or not log.can_undo(seat):
            self.steps.append(([("undo", seat, "")],) * 2)


def _texts(state: State, seat: int) -> set[str]:
    return {state.text(seat, move) for move in state.legal_moves(seat)}


# --- other cards --------------------------------------------------------------------------------------------


def other_cards(game: str, rng: Random, table_id: str, most: int = 8) -> Course | None:
    """All that one observer cannot see is dealt anew."""
    table = started_table(game, rng)
    witness = witness_module(game).Witness()
    witness.start(table.state())
    for _ in range(rng.randrange(1, 25)):
        seat, text = any_move(table.state(), rng)
        play(table, seat, text)
        if table.phase != PLAYING:
            return None
        witness.watch(table.state(), seat, text)
    state = table.state()
    observer = rng.choice([0, 1, 2, SPECTATOR])
    movers = [seat for seat in state.deciders if seat != observer]
    if not movers:
        return None
    first = any_move(state, rng, rng.choice(movers))
    changed = witness.redeal(state.dump(), eye(observer), first, rng)
    if changed is None:
        return None
    course = Course(table_id, "other cards", (old(table), old(table, changed)), [observer])
    states = [kotatsu.game(game).load(dump) for dump in (state.dump(), changed)]
    course.steps = _script(states, witness, observer, first, rng, most)
    if not course.steps:
        return None
    last = course.steps[-1][0][0][1]
    return with_undo(course, last)


def _script(
    states: list[State], witness: Any, observer: int, first: tuple[int, str], rng: Random, most: int
) -> list[tuple[list[Act], list[Act]]]:
    """Moves that are legal in both worlds and show the observer nothing that differs between them."""
    one, other = states
    steps: list[tuple[list[Act], list[Act]]] = []
    step: tuple[int, str] | None = first
    while step is not None and len(steps) < most:
        seat, text = step
        move = one.parse(seat, text)
        if witness.reveals(one, seat, move, eye(observer)):
            break
        one.play(seat, move)
        other.play(seat, other.parse(seat, text))
        if one.over or other.over:
            break
        witness.watch(one, seat, text)
        steps.append(([("play", seat, text)],) * 2)
        both = [
            (seat, text)
            for seat in one.deciders
            if seat in other.deciders
            for text in sorted(_texts(one, seat) & _texts(other, seat))
        ]
        step = rng.choice(both) if both else None
    return steps


def with_undo(course: Course, seat: int) -> Course:
    course.steps.append(([("undo", seat, "")],) * 2)
    return course


# --- secret choices -----------------------------------------------------------------------------------------


def at_a_secret_choice(
    game: str, rng: Random, midway: bool = False, **options: Any
) -> tuple[Table, int] | None:
    """A table where several choose at once, at some time of the game, and one of them who has not begun.
    `midway`: one that takes several steps, while another may still ask to undo the move before it."""
    table = started_table(game, rng, **options)
    wait = rng.randrange(60)
    while table.phase == PLAYING:
        state, question = table.state(), table.undo_question()
        last = question[1] if question is not None else None
        able = [seat for seat in state.deciders if seat != last and _may_choose_in_secret(state, seat)]
        if len(state.deciders) > 1 and able and len(table.moves()) >= (0 if midway else wait):
            seat = rng.choice(able)
            steps = len(_two_choices(state, seat, rng)[0])
            if not midway or (last is not None and steps > 1):
                return table, seat
        play(table, *any_move(state, rng))
    return None


def _may_choose_in_secret(state: State, seat: int) -> bool:
    moves = state.legal_moves(seat)
    if state.pending(seat) or len(moves) < 2:
        return False
    after = state.clone()
    after.play(seat, moves[0])
    return after.pending(seat) > 0


def secret_choice(game: str, rng: Random, table_id: str, most: int = 8, **more: Any) -> Course | None:
    """Somebody chooses in secret: made or not, this or that, withdrawn or not."""
    found = at_a_secret_choice(game, rng, **more)
    if found is None:
        return None
    table, mover = found
    save = table.entries
    others = [person for person in (0, 1, 2, SPECTATOR) if person != mover]
    writer = Writer((reloaded(table), reloaded(table)), others)
    state = table.state()
    choice, another = _two_choices(state, mover, rng)
    withdraw: Act = ("withdraw", mover, "")
    if len(choice) > 1:
        writer.step(choice[:1], [])
        if table.clock.is_slow:  # a vacation that begins in the middle of it, and ends there
            writer.step([("rest", mover, "6")])
            writer.step([("rest", mover, "0")])
        writer.step([withdraw], [])
        writer.step(choice[:1], another[:1])
        writer.step([], [withdraw])
        writer.step(choice[1:2], another[:1])
        neighbour = next((s for s in table.deciders if s != mover and not state.pending(s)), None)
        if neighbour is not None:
            writer.step([("play", *any_move(state, rng, neighbour))])
        writer.ask_undo(only_refused=True)
        writer.step(choice[2:], another[1:])
    else:
        writer.step(choice, another)
    writer.step([withdraw])
    swapped = [choice[1], choice[0], *choice[2:]] if len(choice) > 2 else choice
    writer.step(choice, swapped)
    writer.play_on(rng, most)
    writer.ask_undo()
    return Course(table_id, "a secret choice", (save, save), others, writer.steps)


def prepared_before(game: str, rng: Random, table_id: str, most: int = 6) -> Course | None:
    """Somebody has prepared something, or not: taken it back, said otherwise, before the server started and
    while it runs. What is played then is what the other world plays by hand."""
    table = started_table(game, rng)
    for _ in range(rng.randrange(4, 40)):
        play(table, *any_move(table.state(), rng))
        if table.phase != PLAYING:
            return None
    idle = [seat for seat in range(3) if seat not in table.deciders]
    seat = rng.choice(idle) if idle else None
    if seat is None or len(table.state().view(seat).ahead(seat)[1]) < 2:
        return None
    view = table.state().view(seat)
    moves = [view.text(seat, move) for move in view.ahead(seat)[1]]
    one, other = reloaded(table), reloaded(table)
    answers = [Answer(moves, view.ahead(seat)[0])]
    one.handle(WHO[seat], Prepare(seat, answers), one.at)
    others = [person for person in (0, 1, 2, SPECTATOR) if person != seat]
    course = Course(table_id, "something prepared", (one.entries, other.entries), others)
    writer = Writer((one, other), others)
    writer.step([("prepare", seat, "")], [])  # taken back
    writer.step([("prepare", seat, moves[0])], [("prepare", seat, moves[-1])])
    writer.step([("prepare", seat, ",".join(rng.sample(moves, len(moves))))], [("prepare", seat, "")])
    while True:
        found = writer._common([one.state(), other.state()], rng)
        if found is None:
            return None
        after = one.state().clone()
        after.play(found[0], after.parse(*found))
        if after.over:
            return None
        if seat in after.deciders:
            break
        writer.step([("play", *found)])
    assert one.seats[seat].plan is not None
    move, _ = one.seats[seat].plan.choose(after.view(seat), seat)
    if move is None or after.ask(seat)["kind"] != view.ahead(seat)[0]:
        return None
    # Right after this step the server plays in one world what in the other its owner does.
    text = after.text(seat, move)
    writer.step([("play", *found), ("served", seat, text)], [("play", *found), ("play", seat, text)])
    writer.play_on(rng, most)
    course.steps = writer.steps
    return course


def _two_choices(state: State, seat: int, rng: Random) -> tuple[list[Act], list[Act]]:
    """Two whole choices that begin differently."""
    first = rng.sample(sorted(_texts(state, seat)), 2)
    made: list[list[Act]] = []
    for text in first:
        after, acts = state.clone(), [("play", seat, text)]
        after.play(seat, after.parse(seat, text))
        while is_midway(after, seat):
            acts.append(("play", *any_move(after, rng, seat)))
            after.play(seat, after.parse(*acts[-1][1:]))
        made.append(acts)
    return made[0], made[1]


def secret_before(game: str, rng: Random, table_id: str, most: int = 6, **options: Any) -> Course | None:
    """Before the server started, somebody had made a secret step, or not; perhaps under older rules."""
    found = at_a_secret_choice(game, rng, **options)
    if found is None:
        return None
    table, mover = found
    one, other = reloaded(table), reloaded(table)
    choice, _ = _two_choices(table.state(), mover, rng)
    if len(choice) < 2:
        return None
    play(one, mover, choice[0][2])
    others = [person for person in (0, 1, 2, SPECTATOR) if person != mover]
    aged = rng.random() < 0.5
    saves = (old(one), old(other)) if aged else (one.entries, other.entries)
    writer = Writer((one, other), others)
    neighbours = [seat for seat in table.deciders if seat != mover and not table.state().pending(seat)]
    for seat in neighbours:
        writer.step([("play", *any_move(table.state(), rng, seat))])
    writer.step(choice[1:], choice)
    writer.play_on(rng, most)
    return Course(table_id, f"a secret step before{' a change of rules' * aged}", saves, others, writer.steps)


# --- another past -------------------------------------------------------------------------------------------


def another_past(rng: Random, table_id: str, most: int = 10) -> Course:
    """A round of a memory game went otherwise and led to the very same table: who was there remembers it."""
    table = started_table("itadaki-sashiage", rng)
    known: dict[str, list[tuple[int, str]]] = {}
    while True:
        state, moves = table.state().clone(), list[tuple[int, str]]()
        while getattr(state, "round") == 0:  # noqa: B009
            moves.append(any_move(state, rng))
            state.play(moves[-1][0], state.parse(*moves[-1]))
        each = Counter(seat for seat, _ in moves)
        key = json.dumps([state.dump(), sorted(each.items()), moves[-1][0]])
        if key in known and known[key] != moves:
            break
        known[key] = moves
    tables = (reloaded(table), reloaded(table))
    for twin, past in zip(tables, (known[key], moves)):
        for seat, text in past:
            play(twin, seat, text)
    everybody = [0, 1, 2, SPECTATOR]
    writer = Writer(tables, everybody)
    saves = (tables[0].entries, tables[1].entries)
    writer.play_on(rng, most)
    return Course(table_id, "another past", saves, everybody, writer.steps)


# --- two servers --------------------------------------------------------------------------------------------

STEADY = """
import sys
if "serve" in sys.orig_argv:  # whether undo is free is worked out when somebody asks, not after a while
    import kotatsu.server.automation
    kotatsu.server.automation.MOVE_STANDS = 36_000.0
elif "kotatsu.server.bot_worker" in " ".join(sys.orig_argv):  # a hint takes steps, not seconds
    import kotatsu.bots.thinking
    advise = kotatsu.bots.thinking.advise
    kotatsu.bots.thinking.advise = lambda view, rng, seconds: advise(view, rng, iterations=10)
"""


def make_steady(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on no server does anything at a time that its clock alone decides."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "sitecustomize.py").write_text(STEADY)
    paths = filter(None, [str(folder), os.environ.get("PYTHONPATH")])
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(paths))


async def fill(folder: Path, world: int, courses: list[Course]) -> None:
    async with open_store(folder) as store:
        await store.set_setting("cookie", KEY)
        for who in WHO:
            await store.put_identity(who, who.strip("_"))
        for course in courses:
            entries = json.loads(json.dumps(course.saves[world]))
            entries[0]["table"] = course.table
            rows = [msgspec.json.encode(entry) for entry in entries]
            await store.create(course.table, listing_of(Table.load(entries)), rows)


class Times:
    """Numbers that a clock made, in the order in which somebody met them."""

    MADE_BY_A_CLOCK = re.compile(
        r'\b1\d{9}(?:\.\d+)?\b|(?<="left"[:,])\d+\.\d+|(?<="left"\],)\d+\.\d+|\d+\.\d{3,}|"epoch":"[^"]*"'
    )

    def __init__(self) -> None:
        self._known: dict[str, int] = {}

    def take_out(self, text: str) -> str:
        return self.MADE_BY_A_CLOCK.sub(lambda found: f"<{self._number(found[0])}>", text)

    def _number(self, value: str) -> int:
        return self._known.setdefault(value, len(self._known))


class Watcher(Client):
    """Somebody at a table who notes all that the server lets them know."""

    def __init__(self, person: Person, table: str, number: int, times: Times) -> None:
        super().__init__(person, table)
        self.pings = False
        self.number_of_person = number
        self._times = times
        self._read_frames = 0

    async def settle(self) -> None:
        """Wait until all that was sent so far has come."""
        pongs = self._pongs()
        await self.send({"t": "ping"})
        await self.until(lambda: self._pongs() > pongs)

    def _pongs(self) -> int:
        return sum(frame.startswith('{"t":"pong"') for frame in self.frames)

    async def told(self, thorough: bool) -> list[str]:
        """What was sent since the last time, and answers to whatever can be asked."""
        new = [frame for frame in self.frames[self._read_frames :] if not frame.startswith('{"t":"pong"')]
        self._read_frames = len(self.frames)
        found = [self._times.take_out(frame) for frame in new]
        return found + [await self._answer(path) for path in self._paths(thorough)]

    def _paths(self, thorough: bool) -> Iterator[str]:
        seat = eye(self.number_of_person)
        table, of = f"/api/tables/{self.table}", "" if seat is None else f"?seat={seat}"
        also = f"&seat={seat}" if seat is not None else ""
        yield from ("/api/tables/mine", f"{table}/record{of}", "/metrics")
        numbers = sorted({event["moment"] for event in self.story["watch" if seat is None else str(seat)]})
        first, last = (numbers[0] - 1, numbers[-1]) if numbers else (0, 0)
        asked = {0, first - 1, first, last - 1, last, last + 1} if thorough else {last}
        yield from (f"{table}/moment?number={number}{also}" for number in sorted(asked) if number >= 0)
        if thorough:
            yield from ("/api/me", "/api/tables", "/api/results", "/api/results/mine", "/health", "/ready")
            yield from (f"{table}/{what}{of}" for what in ("sheet", "links"))
            yield f"{table}/hint{of or '?seat=0'}"
            other = ((seat or 0) + 1) % 3
            yield from (f"{table}/{what}?seat={other}" for what in ("record", "sheet", "hint"))
            yield from (f"{table}/record", f"{table}/moment?number={last}&seat={other}")

    async def _answer(self, path: str) -> str:
        """As it is told to somebody who came through a proxy, and by a name that both worlds have."""
        answer = await self.person.http.get(path, headers={"x-forwarded-for": "198.51.100.7"})
        headers = {name: value for name, value in answer.headers.items() if name not in SAME_ALWAYS}
        body = answer.text if "/hint" in path else self._times.take_out(answer.text)
        # One time may have more digits than another.
        headers["content-length"] = str(int(headers["content-length"]) - len(answer.content) + len(body))
        return f"{path} {answer.status_code} {json.dumps(headers)} {body}"

    async def act(self, act: Act, name: str) -> None:
        kind, seat, text = act
        fields: dict[str, Any] = {"seat": seat}
        if kind == "served":  # the server plays it
            return await self.until(lambda: not self._answers_of(seat))
        if kind == "rest":
            await self.person.http.post("/api/vacation", json={"days": int(text)})
            return await self.until(lambda: bool(self.document["seats"][seat]["vacation"]) == (text != "0"))
        if kind == "prepare":
            fields["answers"] = msgspec.to_builtins(prepared(text))
        if kind == "play":
            await self.until(lambda: self._wanted(seat, text))
            fields["move"] = self._wanted(seat, text)[0]
        try:
            await self.do(kind, client=name, **fields)
        except NotDone:
            assert kind == "undo"  # and that it was refused is a frame like any other

    def _answers_of(self, seat: int) -> Any:
        return self.document["game_state"]["views"][str(seat)]["ahead"]["answers"]

    def _wanted(self, seat: int, text: str) -> list[int]:
        moves = self.document["game_state"]["views"][str(seat)]["moves"]
        return [move["move"] for move in moves if move["text"] == text]


Told = list[list[list[str]]]
"""By step and person: frames, then answers."""


class World:
    """One of the two: a server, and everybody who plays or looks on there."""

    def __init__(self, folder: Path, number: int, courses: list[Course], workers: int) -> None:
        self._number = number
        self.begin(folder, courses, workers)

    def begin(self, folder: Path, courses: list[Course], workers: int) -> None:
        asyncio.run(fill(folder, self._number, courses))
        self.server = Server(folder, *SETTINGS, workers=workers)

    def kill_owner(self, table: str) -> None:
        """The process that has a table dies."""
        os.kill(self.server.process_of(table), signal.SIGKILL)

    async def run(self, courses: list[Course], thorough: bool) -> list[Told]:
        persons = [_known(self.server, who) for who in WHO]
        try:
            return [await self._run(course, persons, thorough) for course in courses]
        finally:
            for person in persons:
                await person.http.aclose()

    async def _run(self, course: Course, persons: list[Person], thorough: bool) -> Told:
        times = [Times() for _ in persons]
        watchers = [Watcher(p, course.table, n, times[n]) for n, p in enumerate(persons)]
        for watcher in watchers:
            await watcher.connect()
        told = [await self._all_told(watchers, thorough, 0)]
        for number, acts in enumerate(course.steps, 1):
            for place, act in enumerate(acts[self._number]):
                await watchers[act[1]].act(act, f"{number}.{place}")
            told.append(await self._all_told(watchers, thorough, number))
            if number == course.dies:
                self.kill_owner(course.table)
                for watcher in watchers:
                    await watcher.until(lambda watcher=watcher: watcher.closed)  # type: ignore[misc]
                for watcher in watchers:  # one after the other: who comes first shows to all
                    await come_back(watcher)
        devices = [Watcher(p, course.table, n, times[n]) for n, p in enumerate(persons)]
        for device in devices:
            await device.connect()
        told.append(await self._all_told(devices, thorough, 0))
        for watcher in watchers + devices:
            await watcher.leave()
        return told

    async def _all_told(self, watchers: list[Watcher], thorough: bool, number: int) -> list[list[str]]:
        """Everybody in turn asks for everything; all of them, if it shall be thorough."""
        for watcher in watchers:
            await watcher.settle()
        return [
            await watcher.told(thorough or number % len(watchers) == place)
            for place, watcher in enumerate(watchers)
        ]


def _known(server: Server, who: str) -> Person:
    """Somebody whose cookie we sign ourselves; links and QR codes name the host that was asked for."""
    person = Person(server, who.strip("_"))
    person.http.cookies["kotatsu"] = Signer(KEY).cookie(who)
    person.http.headers["host"] = "games.example.org"
    return person


@dataclass
class Compared:
    """What came of some courses."""

    courses: int = 0
    steps: int = 0
    compared: int = 0  # frames and answers
    noticed: int = 0  # courses in which those who may know the difference were told of it
    leaks: list[str] = field(default_factory=list)

    def __iadd__(self, other: "Compared") -> "Compared":
        for name, value in vars(other).items():
            setattr(self, name, getattr(self, name) + value)
        return self

    def __str__(self) -> str:
        return (
            f"{self.courses} courses, {self.steps} steps, {self.compared} frames and answers compared,"
            f" {self.noticed} courses noticed by who may, {len(self.leaks)} leaks"
        )


def compare(
    folder: Path,
    courses: list[Course],
    thorough: bool,
    workers: int = WORKERS,
    kind: type[World] = World,
) -> Compared:
    """Run courses in both worlds, and see who was told what differs."""
    worlds = [kind(folder / f"world{number}", number, courses, workers) for number in (0, 1)]

    async def both() -> list[list[Told]]:
        return list(await asyncio.gather(*(world.run(courses, thorough) for world in worlds)))

    try:
        one, other = asyncio.run(both())
    finally:
        for world in worlds:
            world.server.close()
    found = Compared(courses=len(courses))
    for course, told, otherwise in zip(courses, one, other, strict=True):
        found.steps += len(course.steps)
        found.noticed += told != otherwise
        found.leaks += _values_told(course, [told, otherwise])
        for person in course.blind:
            pairs = [(step[person], twin[person]) for step, twin in zip(told, otherwise, strict=True)]
            found.compared += sum(len(heard) for heard, _ in pairs)
            found.leaks += _leak(course, person, pairs)
    return found


def _values_told(course: Course, worlds: list[Told]) -> list[str]:
    """What nobody may see before the end, of what everybody was told."""
    seeds = [e["seed"] for save in course.saves for e in save if e["kind"] == "dealt"]
    values = [SECRET.hex(), SALT.hex(), *(nonce(seat).hex() for seat in range(3)), *seeds]
    told = "".join(text for world in worlds for step in world for heard in step for text in heard)
    return [f"{course}: {value} was told" for value in values if value in told]


def _leak(course: Course, person: int, pairs: list[tuple[list[str], list[str]]]) -> list[str]:
    """Where somebody was first told a difference."""
    for step, (one, other) in enumerate(pairs):
        if one != other:
            acts = ["joining", *map(str, course.steps), "joining with another device"][step]
            place = next((n for n, (a, b) in enumerate(zip(one, other)) if a != b), min(len(one), len(other)))
            heard = [telling[place] if place < len(telling) else "nothing" for telling in (one, other)]
            same = next((n for n, (a, b) in enumerate(zip(*heard)) if a != b), 0)
            at = max(0, same - 200)
            heard = [text if len(text) < 800 else f"{text[:80]} … {text[at : at + 600]}" for text in heard]
            return [f"{course}, {WHO[person].strip('_')}, after {acts}:\n  {heard[0]}\n  {heard[1]}"]
    return []
