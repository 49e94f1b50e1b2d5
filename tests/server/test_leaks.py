"""Nothing leaks over the wire: deal everything anew that one seat cannot see, play the same moves, and every
frame to that seat is the same — their number, their order, every byte — but for declared timestamps.

Both worlds are real servers with real databases. A table's save is written as if its last move had been
played under older rules: then a server goes on from the dump that stands in it, and in the second database
that is the dump of another world.
"""

import asyncio
import importlib
import json
import re
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import kotatsu
from kotatsu.core.state import State
from kotatsu.server.identity import Signer
from kotatsu.server.listing import listing_of
from kotatsu.store import open_store
from kotatsu.table import PLAYING, Play, Table
from tests.server.clients import Client, Person, Server
from tests.table.tables import SALT, SECRET, nonce, started

KEY = bytes(range(32))
WHO = [name.ljust(22, "_") for name in ("ann", "bob", "cleo", "eve")]
SPECTATOR = 3
MOMENTS = 4  # of each game
STEPS = 8
TIMES = re.compile(r'"(at|since)"(:|\],)\d+(\.\d+)?|"epoch":"[^"]*"')


@dataclass
class Moment:
    """A table in two worlds, and moves of others that tell the observer nothing new."""

    table: str
    observer: int | None
    entries: list[dict[str, Any]]
    worlds: list[dict[str, Any]]
    script: list[tuple[int, str]] = field(default_factory=list)


def moments() -> list[Moment]:
    found = []
    for game in kotatsu.games():
        hidden = importlib.import_module(f"tests.conformance.hidden.{game.name.replace('-', '_')}")
        rng = Random(f"leaks {game.name}")
        options = getattr(hidden, "OPTIONS", {})
        number = 0
        while number < MOMENTS:
            moment = _moment(game.name, hidden, options, rng, f"{game.name[:16]}{number}".ljust(22, "_"))
            if moment is not None:
                found.append(moment)
                number += 1
    return found


def _moment(game: str, hidden: Any, options: dict[str, Any], rng: Random, name: str) -> Moment | None:
    table = started(game, 3, 3, owner=WHO.__getitem__, options=options)
    witness = hidden.Witness()
    witness.start(table.state())
    for _ in range(rng.randrange(1, 25)):
        if table.phase != PLAYING:
            return None
        seat, text = _any_move(table.state(), rng)
        table.handle(WHO[seat], Play(seat, table.state().parse(seat, text)), table.at + 1)
        witness.watch(table.state(), seat, text)
    if table.phase != PLAYING:
        return None
    observer = rng.choice([0, 1, 2, None])
    movers = [seat for seat in table.state().deciders if seat != observer]
    if not movers:
        return None
    state = table.state()
    seat = rng.choice(movers)
    text = state.text(seat, rng.choice(state.legal_moves(seat)))
    changed = witness.redeal(state.dump(), observer, (seat, text), rng)
    if changed is None:
        return None
    found = Moment(name, observer, json.loads(json.dumps(table.entries)), [state.dump(), changed])
    _write_script(found, witness, kotatsu.game(game), (seat, text), rng)
    return found if found.script else None


def _any_move(state: State, rng: Random) -> tuple[int, str]:
    seat = rng.choice(state.deciders)
    return seat, state.text(seat, rng.choice(state.legal_moves(seat)))


def _write_script(moment: Moment, witness: Any, game: Any, first: tuple[int, str], rng: Random) -> None:
    """Moves that are legal in both worlds and show the observer nothing that differs between them."""
    one, other = (game.load(world) for world in moment.worlds)
    step: tuple[int, str] | None = first
    while step is not None and len(moment.script) < STEPS:
        seat, text = step
        move = one.parse(seat, text)
        if witness.reveals(one, seat, move, moment.observer):
            return
        one.play(seat, move)
        other.play(seat, other.parse(seat, text))
        if one.over or other.over:
            return
        witness.watch(one, seat, text)
        moment.script.append(step)
        step = _next_step(one, other, moment.observer, rng)


def _next_step(one: State, other: State, observer: int | None, rng: Random) -> tuple[int, str] | None:
    both = [
        (seat, text)
        for seat in one.deciders
        if seat != observer and seat in other.deciders
        for text in {one.text(seat, move) for move in one.legal_moves(seat)}
        & {other.text(seat, move) for move in other.legal_moves(seat)}
    ]
    return rng.choice(sorted(both)) if both else None


# --- two databases ------------------------------------------------------------------------------------------


async def fill(folder: Path, world: int, found: list[Moment]) -> None:
    async with open_store(folder) as store:
        await store.set_setting("cookie", KEY)
        for who in WHO:
            await store.put_identity(who, who.strip("_"))
        for moment in found:
            entries = saved(moment, moment.worlds[world])
            rows = [msgspec.json.encode(entry) for entry in entries]
            await store.create(moment.table, listing_of(Table.load(moment.entries)), rows)


def saved(moment: Moment, world: dict[str, Any]) -> list[dict[str, Any]]:
    """The save of a server that had other rules, stopped right after a dump."""
    entries = json.loads(json.dumps(moment.entries))
    entries[0]["table"] = moment.table
    dealt = next(entry for entry in entries if entry["kind"] == "dealt")
    dealt["rules_version"] = 0
    moves = sum(entry["kind"] == "played" for entry in entries)
    last = entries[-1]
    entries.append(
        {"n": len(entries), "at": last["at"], "by": None, "kind": "dump", "log": ["dump", moves, world]}
    )
    return list(entries)


class Known(Person):
    """Somebody whose cookie we sign ourselves."""

    def __init__(self, server: Server, who: str) -> None:
        super().__init__(server, who.strip("_"))
        self.http.cookies["kotatsu"] = Signer(KEY).cookie(who)


async def frames_of(server: Server, found: list[Moment]) -> list[list[list[str]]]:
    """All frames to everybody, for each moment."""
    persons = [Known(server, who) for who in WHO]
    told = []
    for moment in found:
        clients = []
        for person in persons:
            client = Client(person, moment.table)
            client.pings = False
            await client.connect()
            clients.append(client)
        for seat, text in moment.script:
            await play(clients[seat], seat, text)
        speaker = 0 if moment.observer != 0 else 1
        await clients[speaker].do("chat", text="the end")
        for client in clients:
            await client.until(lambda client=client: client.chat)  # type: ignore[misc]
        told.append([[TIMES.sub("", frame) for frame in client.frames] for client in clients])
        observer = SPECTATOR if moment.observer is None else moment.observer
        told[-1][observer] += await looked_back(clients[observer], moment.observer)
        for client in clients:
            await client.leave()
    for person in persons:
        await person.http.aclose()
    return told


async def looked_back(client: Client, seat: int | None) -> list[str]:
    """Every moment that a client can look back at, as the server answers it."""
    key, of = ("watch", "") if seat is None else (str(seat), f"&seat={seat}")
    numbers = sorted({event["moment"] for event in client.story[key]})
    first = numbers[0] - 1 if numbers else 0
    asked = [f"/api/tables/{client.table}/moment?number={number}{of}" for number in [first, *numbers]]
    return [(await client.person.http.get(path)).raise_for_status().text for path in asked]


async def play(client: Client, seat: int, text: str) -> None:
    def wanted() -> list[int]:
        views = client.document["game_state"]["views"]
        return [move["move"] for move in views[str(seat)]["moves"] if move["text"] == text]

    await client.until(wanted)
    await client.do("play", client=f"{seat} {text} {client.number}"[:64], seat=seat, move=wanted()[0])


def test_what_a_seat_cannot_see_changes_no_frame_to_it(tmp_path: Path) -> None:
    found = moments()
    servers = []
    for world in (0, 1):
        folder = tmp_path / f"world{world}"
        asyncio.run(fill(folder, world, found))
        servers.append(Server(folder, "stale=600", "gone=900", "thinkers=1"))

    async def both() -> list[list[list[list[str]]]]:
        return list(await asyncio.gather(*(frames_of(server, found) for server in servers)))

    try:
        one, other = asyncio.run(both())
    finally:
        for server in servers:
            server.close()
    different = 0
    for number, moment in enumerate(found):
        observer = SPECTATOR if moment.observer is None else moment.observer
        assert one[number][observer] == other[number][observer], (
            moment.table,
            moment.observer,
            moment.script,
        )
        assert any('"update"' in frame for frame in one[number][observer])
        different += one[number] != other[number]
        secrets = [SECRET.hex(), SALT.hex(), *(nonce(seat).hex() for seat in range(3))]
        told = "".join(frame for frames in one[number] for frame in frames)
        assert not [secret for secret in secrets if secret in told]
    assert different > len(found) // 3  # the worlds do differ, for those who may see it
