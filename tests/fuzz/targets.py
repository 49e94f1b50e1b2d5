"""What reads bytes that anybody may have written, each as a function of those bytes.

Whatever they are, nothing comes of them but a good result or one clear sentence; anything else that is
raised here is a fault. `python -m tests.campaigns.fuzz` looks for bytes that lead somewhere new,
`test_corpus.py` replays those that did.
"""

import asyncio
import atexit
import contextlib
import shutil
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import unquote

import h11
import msgspec

import kotatsu
from kotatsu.core.errors import KotatsuError
from kotatsu.core.record import Record, verify
from kotatsu.server import schema
from kotatsu.server.app import make_app
from kotatsu.server.reach import Reach
from kotatsu.server.services import Services
from kotatsu.server.settings import Settings
from kotatsu.server.tables import LiveTables
from kotatsu.store import open_store
from kotatsu.table import PLAYING, Command, Description, Refused, Table, projection
from kotatsu.table.commands import Open, Rematch, SetPrivate, Sit, Start, Undo
from kotatsu.terminal.files import read_log
from kotatsu.wire.messages import Do, read_client
from tests.server.nonsense import is_sentence
from tests.table import tables

GAMES = kotatsu.games()
Target = Callable[[bytes], None]


def refused(error: KotatsuError) -> None:
    """A refusal is one sentence, which can be sent and printed."""
    text = str(error)
    assert is_sentence(text), text
    text.encode()
    if isinstance(error, Refused):
        msgspec.json.encode([error.code, error.values])


@cache
def _folder() -> Path:
    """Where files lie as long as the process runs; in memory if the system has such a place."""
    memory = Path("/dev/shm")
    place = Path(tempfile.mkdtemp(prefix="kotatsu-fuzz-", dir=memory if memory.is_dir() else None))
    atexit.register(shutil.rmtree, place, ignore_errors=True)
    return place


def _file(data: bytes, name: str) -> Path:
    path = _folder() / name
    path.write_bytes(data)
    return path


# --- messages of the wire -----------------------------------------------------------------------------------

WHO = ("ann", "bob", "zoe")  # host and player, player, somebody who only looks on
STAGES = ("gathering", "opening", "playing", "late", "over")


@cache
def _entries(stage: str, game: str) -> list[dict[str, Any]]:
    """A table of ann and bob, and a bot where two are too few."""
    players = max(2, kotatsu.game(game).players[0])
    if stage == "gathering":
        return tables.new(game, players).entries
    table = tables.seated(game, players)
    if stage == "opening":
        table.handle("ann", Start(), 5.0)
        return table.entries
    tables.start(table)
    moves = {"playing": 3, "late": 25, "over": 10**6}[stage]
    return tables.play_on(table, Random(7), moves=moves).entries


def messages(data: bytes) -> None:
    """A line each, to one table: who sends it, by the first byte, then the message. The first two bytes of
    all choose the game and how far it has come; a fourth sender lets somebody play who must."""
    lines = [line for line in data[2:].split(b"\n")[:40] if line]
    asked = [_read(line[1:]) if line[0] % 4 < 3 else None for line in lines]
    if not any(asked):
        return
    table = Table.load(_entries(STAGES[data[1] % len(STAGES)], GAMES[data[0] % len(GAMES)].name))
    table.decides_undo = False  # that takes long; a server too has it worked out elsewhere
    known, now = len(table.rows), table.at
    for number, (line, message) in enumerate(zip(lines, asked)):
        now += 1.0
        if message is not None:
            _send(table, WHO[line[0] % 4], message.command, now, f"{message.client} {number}")
        elif line[0] % 4 == 3 and table.phase == PLAYING and not table.paused:
            with contextlib.suppress(Refused):  # whoever must has left
                tables.step(table, Random(line), now)
    if len(table.rows) > known:
        assert Table.load(table.entries) == table, "folded again it is another table"
    for identity in (*WHO, None):
        with contextlib.suppress(Refused):
            msgspec.json.encode(projection.snapshot(table, identity))


def _read(text: bytes) -> Do | None:
    try:
        message = read_client(text)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None
    return message if isinstance(message, Do) else None


def _send(table: Table, identity: str, command: Command, now: float, client: str) -> None:
    made = "made" if isinstance(command, SetPrivate | Rematch) else None
    if isinstance(command, Undo) and (question := table.undo_question()) is not None:
        table.note_undo(question[0], True)
    before = len(table.rows)
    try:
        table.handle(identity, command, now, client, made)
    except KotatsuError as error:
        refused(error)
        assert len(table.rows) == before, "refused, and yet something has changed"


# --- files --------------------------------------------------------------------------------------------------


def records(data: bytes) -> None:
    """A file that is said to be a record, or a game that was kept."""
    path = _file(data, "game.json")
    try:
        record = Record.read(path)
        assert Record.from_data(record.as_data()) == record
        verify(record)
    except KotatsuError as error:
        refused(error)
    for game in GAMES:
        if game.name.encode() in data:
            try:
                read_log(game, path)
            except KotatsuError as error:
                refused(error)


def editions(data: bytes) -> None:
    """A file that is said to be an edition; a comment in its first line names the game. What is accepted
    can be played to the end by as many as the game is for."""
    named = data.partition(b"\n")[0].lstrip(b"# ").decode("ascii", "replace").strip()
    game = next((game for game in GAMES if game.name == named), GAMES[0])
    try:
        edition = game.edition(_file(data, "edition.toml"))
    except KotatsuError as error:
        refused(error)
        return
    for players in (game.players[0], game.players[-1]):
        state = game.new(players, "fuzz", edition=edition)
        game.load(state.dump())
        state.setup.printed()
        rng = Random(1)
        for _ in range(state.setup.max_moves() + 1):
            if state.over:
                break
            seat = rng.choice(state.deciders)
            state.play(seat, rng.choice(state.legal_moves(seat)))
        assert state.over, "it does not end"
        state.sheet()


# --- requests -----------------------------------------------------------------------------------------------

ROOMY = ("people_per_minute", "tables_per_minute", "requests_per_second", "hints_per_minute", "tables_each")
STAY = 400
"""Requests to one application, which then makes room for a new one."""


class World:
    """An application without a socket: two tables, a gathering one of Ann's and one where she and Ben
    play."""

    def __init__(self) -> None:
        self.asked = 0
        self._place = Path(tempfile.mkdtemp(dir=_folder()))
        self._loop = asyncio.new_event_loop()
        self._loop.run_until_complete(self._open())

    async def _open(self) -> None:
        settings = Settings.read([f"{name}=1000000" for name in ROOMY])
        self._services = Services(open_store(self._place), settings, Reach("127.0.0.1", 0, []))
        self._services.bot_workers.ask = _no_advice  # type: ignore[method-assign]
        self._tables = LiveTables(self._services)
        schema.describe_elsewhere = _no_description  # it reads nothing, and takes a process
        self._app = make_app(self._tables, self._services)
        await self._tables.open()
        identities = {name: name.ljust(22, "x") for name in ("ann", "ben")}
        for name, identity in identities.items():
            await self._services.store.put_identity(identity, name.title())
        cookies = {name: self._services.signer.cookie(identity) for name, identity in identities.items()}
        made = await self._tables.make(identities["ann"], Description("cat-tower"))
        playing = await self._tables.make(identities["ann"], Description("cat-tower", 2))
        live = await self._tables.table(playing.id)
        for seat, name in enumerate(identities):
            await live.do(identities[name], Sit(seat, name, tables.promise(seat)))
        await live.do(identities["ann"], Start())
        for seat, name in enumerate(identities):
            await live.do(identities[name], Open(seat, tables.nonce(seat).hex()))
        self.words = {
            b"@gathering": made.id.encode(),
            b"@playing": playing.id.encode(),
            **{f"@{name}".encode(): cookie.encode() for name, cookie in cookies.items()},
        }

    def close(self) -> None:
        self._loop.run_until_complete(self._tables.close())
        self._loop.close()
        shutil.rmtree(self._place, ignore_errors=True)

    def ask(self, data: bytes) -> tuple[int, bytes] | None:
        """Status and body of the answer; None if this is no request to the library that reads them."""
        self.asked += 1
        for word, meant in self.words.items():
            data = data.replace(word, meant)
        head, _, body = data.partition(b"\n\n")
        first, _, more = head.partition(b"\n")
        own = b" HTTP/1.1\nhost: here\ncontent-length: %d" % len(body)
        reader = h11.Connection(h11.SERVER)
        reader.receive_data(b"\n".join([first + own, *more.splitlines(), b"", b""]))
        try:
            request = reader.next_event()
        except h11.RemoteProtocolError:
            return None
        return (
            self._loop.run_until_complete(self._asked(request, body))
            if type(request) is h11.Request
            else None
        )

    async def _asked(self, request: h11.Request, body: bytes) -> tuple[int, bytes]:
        path, _, query = request.target.partition(b"?")
        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": request.method.decode("ascii"),
            "scheme": "http",
            "path": unquote(path.decode("ascii")),
            "raw_path": path,
            "query_string": query,
            "root_path": "",
            "headers": [(name.lower(), value) for name, value in request.headers],
            "client": ("127.0.0.1", 1),
            "server": ("127.0.0.1", 2),
            "extensions": {},
            "state": {},
        }
        waiting = [{"type": "http.request", "body": body, "more_body": False}]
        sent: list[dict[str, Any]] = []

        async def receive() -> dict[str, Any]:
            return waiting.pop() if waiting else {"type": "http.disconnect"}

        async def send(message: dict[str, Any]) -> None:
            sent.append(message)

        await asyncio.wait_for(self._app(scope, receive, send), 20)
        return sent[0]["status"], b"".join(message.get("body", b"") for message in sent[1:])


async def _no_description() -> bytes:
    return b"{}"


async def _no_advice(question: dict[str, Any], **_: Any) -> dict[str, Any]:
    return {"moves": [], "instead": None, "reasons": []}


_worlds: list[World] = []


def requests(data: bytes) -> None:
    """A request: method and address, headers, an empty line, the body. @ann and @ben stand for their cookies,
    @gathering and @playing for tables."""
    if _worlds and _worlds[0].asked >= STAY:
        _worlds.pop().close()
    if not _worlds:
        _worlds.append(World())
    answer = _worlds[0].ask(data)
    if answer is None:
        return
    status, body = answer
    assert 200 <= status < 500, (status, body[:300])
    if status >= 400:
        problem = msgspec.json.decode(body)
        assert is_sentence(problem["detail"]), problem


TARGETS: dict[str, Target] = {
    "messages": messages,
    "records": records,
    "editions": editions,
    "requests": requests,
}
