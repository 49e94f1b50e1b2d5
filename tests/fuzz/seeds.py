"""Good inputs to begin with, made by the program itself."""

import json
from pathlib import Path
from random import Random
from typing import Any

import kotatsu
from kotatsu.core.log import Log
from tests.fuzz import targets
from tests.server.nonsense import GOOD
from tests.table import tables

GOLDEN = Path(__file__).parents[1] / "golden"
SHORTEST = 2  # records of each game: the shortest are mutated most quickly

COMMANDS: list[dict[str, Any]] = [
    {"t": "leave", "seat": 1}, {"t": "back"}, {"t": "rename", "seat": 0, "name": "Anna"},
    {"t": "watch", "name": "Zoe"}, {"t": "set_players", "players": 3}, {"t": "set_hints", "allowed": False},
    {"t": "set_watching", "allowed": False}, {"t": "set_private", "private": True},
    {"t": "set_seed", "seed": "s"},
    {"t": "seat_bot", "seat": 1, "level": "cat"}, {"t": "free_seat", "seat": 1},
    {"t": "swap_seats", "one": 0, "other": 1}, {"t": "make_host", "seat": 1}, {"t": "start"}, {"t": "pause"},
    {"t": "resume"}, {"t": "commit", "seat": 0, "promise": tables.promise(0)},
    {"t": "open", "seat": 0, "nonce": tables.nonce(0).hex()}, {"t": "call_off"}, {"t": "withdraw", "seat": 0},
    {"t": "undo", "seat": 0}, {"t": "ask_take_back", "seat": 0}, {"t": "answer_take_back", "agree": True},
    {"t": "abandon"}, {"t": "rematch"},
    {"t": "sit", "seat": 0, "name": "Ann", "promise": tables.promise(0)},
    {"t": "set_clock", "clock": {"kind": "bank", "seconds": 60, "increment": 5}},
]  # fmt: skip
REQUESTS = [
    b"GET /api/games", b"GET /api/me\ncookie: kotatsu=@ann", b'POST /api/me\n\n{"name":"Ann"}',
    b"POST /api/me/link\ncookie: kotatsu=@ann", b"POST /me/abc", b"GET /me/abc", b"GET /", b"GET /table/x",
    b'POST /api/tables\ncookie: kotatsu=@ann\n\n{"game":"cat-tower","players":2,"options":{"first_leader":0},'
    b'"clock":{"kind":"bank","seconds":60,"increment":5},"private":true,"hints":true,"watching":true,'
    b'"bots":[null,"cat"]}',
    b"GET /api/tables?game=cat-tower", b"GET /api/tables/mine\ncookie: kotatsu=@ann",
    b"GET /api/tables/@gathering/links\ncookie: kotatsu=@ann",
    b"GET /api/tables/@playing/record?seat=0\ncookie: kotatsu=@ann",
    b"GET /api/tables/@playing/sheet?seat=1\ncookie: kotatsu=@ben",
    b"GET /api/tables/@playing/moment?number=0&seat=0\ncookie: kotatsu=@ann",
    b"GET /api/tables/@playing/hint?seat=0\ncookie: kotatsu=@ann", b"GET /api/results?before=5&game=x",
    b"GET /api/results/mine\ncookie: kotatsu=@ben", b"GET /health", b"GET /ready", b"GET /metrics",
    b"GET /api/schema/openapi.json", b"OPTIONS /api/me", b"HEAD /api/games", b"DELETE /api/me",
]  # fmt: skip


def seeds(target: str) -> list[bytes]:
    return {"messages": messages, "records": records, "editions": editions, "requests": lambda: REQUESTS}[
        target
    ]()


def messages() -> list[bytes]:
    found = []
    asked = [json.dumps({"t": "do", "client": str(n), "command": c}) for n, c in enumerate(COMMANDS)]
    lines = [line.encode() for line in (*asked, *map(json.dumps, GOOD))]
    for game in range(len(targets.GAMES)):
        for stage in range(len(targets.STAGES)):
            some = Random(f"{game} {stage}").sample(lines, 6)
            found.append(
                bytes((48 + game, 50 + stage)) + b"\n".join([b"d" + some[0], b"g", *(b"e" + s for s in some)])
            )
    return [*found, *(b"02d" + line for line in lines)]


def records() -> list[bytes]:
    found = []
    for game in kotatsu.games():
        files = sorted((GOLDEN / game.name).glob("*.json"), key=lambda path: path.stat().st_size)
        found += [json.dumps(json.loads(path.read_bytes())).encode() for path in files[:SHORTEST]]
        log = Log(game, game.players[0], "a log")
        for _ in range(3):
            seat = log.state.deciders[0]
            log.play(seat, log.state.legal_moves(seat)[0])
        found += [json.dumps(data).encode() for data in (log.dump(), log.record_for(0).as_data())]
    return found


def editions() -> list[bytes]:
    return [f"# {game.name}\n{game.text('edition.toml')}".encode() for game in kotatsu.games()]
