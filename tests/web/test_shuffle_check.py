"""The check of a shuffle in the page: it agrees with `kotatsu verify` about golden and forged records."""

import copy
import json
import os
import re
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import kotatsu
from kotatsu.core.commitments import seat_promise, seed_from, server_promise
from kotatsu.core.log import Log
from kotatsu.core.record import Record, verify
from kotatsu.wire.proof import proof

ROOT = Path(__file__).parents[2]
GOLDEN = sorted((ROOT / "tests" / "golden").glob("*/*.json"))
WEB = ROOT / "web"
Data = dict[str, Any]
Place = dict[str, Any] | None

pytestmark = pytest.mark.skipif(
    not (WEB / "node_modules").is_dir(), reason="the web app's packages are not here"
)


def promised_game(game: str = "tower-of-pancakes", players: int = 3, bots: int = 1) -> Data:
    """A finished game whose seed follows from promises; the last seats are bots."""
    secret, salt = bytes(range(32)), bytes(range(100, 132))
    nonces = [bytes([7 + seat]) * 32 for seat in range(players - bots)]
    log = Log(kotatsu.game(game), players, seed_from(secret, nonces))
    rng = kotatsu.Rng("forgeries")
    while not log.state.over:
        seat = log.state.deciders[0]
        moves = log.state.legal_moves(seat)
        log.play(seat, moves[int(rng.below(len(moves)))])
    record = log.record().as_data()
    server = {"hash": server_promise(salt, secret), "salt": salt.hex(), "secret": secret.hex()}
    seats = [{"hash": seat_promise(nonce), "nonce": nonce.hex()} for nonce in nonces]
    record["commitments"] = {"server": server, "seats": [*seats, *[None] * bots], "called_off": 0}
    return json.loads(json.dumps(record))  # type: ignore[no-any-return]


def at(*path: Any, to: Any) -> Callable[[Data], None]:
    """Put something else there."""

    def change(record: Data) -> None:
        *way, last = path
        part: Any = record
        for key in way:
            part = part[key]
        part[last] = to

    return change


def swap_nonces(record: Data) -> None:
    seats = record["commitments"]["seats"]
    seats[0], seats[1] = seats[1], seats[0]


def swap_moves(record: Data) -> None:
    record["moves"][3], record["moves"][4] = record["moves"][4], record["moves"][3]


def another_card(record: Data) -> None:
    """In the place of a card that was played, one of another's hand."""
    state = next(state for number, state in enumerate(Record.from_data(record).states()) if number == 2)
    other = record["moves"][1][0]
    record["moves"][2] = [record["moves"][2][0], state.dump()["state"]["hands"][other][0]]


def name_a_leader(record: Data) -> None:
    record["options"]["first_leader"] = (record["moves"][0][0] + 1) % record["players"]


def drop_promises(record: Data) -> None:
    record.update(commitments=None, seed="a better one")


def drop(*path: Any) -> Callable[[Data], None]:
    def change(record: Data) -> None:
        *way, last = path
        part: Any = record
        for key in way:
            part = part[key]
        del part[last]

    return change


ZEROS = "00" * 32
FORGERIES: dict[str, tuple[Callable[[Data], None], Place]] = {
    "another seed": (at("seed", to="ff" * 32), {"stage": "seed"}),
    "no seed": (at("seed", to=None), {"stage": "seed"}),
    "another promise of the server": (at("commitments", "server", "hash", to=ZEROS), {"stage": "promises"}),
    "another salt": (at("commitments", "server", "salt", to=ZEROS), {"stage": "promises"}),
    "another secret": (at("commitments", "server", "secret", to=ZEROS), {"stage": "promises"}),
    "another nonce": (
        at("commitments", "seats", 1, "nonce", to=ZEROS),
        {"stage": "promises", "seat": 1},
    ),
    "another promise of a seat": (
        at("commitments", "seats", 0, "hash", to=ZEROS),
        {"stage": "promises", "seat": 0},
    ),
    "nonces of two seats exchanged": (swap_nonces, {"stage": "seed"}),
    "a person made a bot": (at("commitments", "seats", 1, to=None), {"stage": "seed"}),
    "a bot made a person": (
        at("commitments", "seats", 2, to={"hash": seat_promise(bytes(32)), "nonce": ZEROS}),
        {"stage": "seed"},
    ),
    "a secret that was not opened": (drop("commitments", "server", "secret"), {"stage": "promises"}),
    "a nonce that was not opened": (drop("commitments", "seats", 0, "nonce"), {"stage": "promises"}),
    "promises left out, and a seed to please": (drop_promises, {"stage": "moves"}),
    "a card that another held": (another_card, {"stage": "moves", "move": 2}),
    "a move that does not exist": (at("moves", 7, to=[0, "Z9"]), {"stage": "moves", "move": 7}),
    "a move of somebody else": (
        lambda record: record["moves"][5].__setitem__(0, 7),
        {"stage": "moves", "move": 5},
    ),
    "a move left out": (drop("moves", 1), {"stage": "moves"}),
    "a move added": (lambda record: record["moves"].append([0, "R1"]), {"stage": "moves"}),
    "two moves exchanged": (swap_moves, {"stage": "moves"}),
    "a time-out": (at("moves", 4, to=[0, "timeout"]), {"stage": "moves", "move": 4}),
    "the end cut off": (drop("moves", -1), {"stage": "result"}),
    "other points": (at("result", "scores", 0, to=99), {"stage": "result"}),
    "another winner": (
        lambda record: record["result"]["winners"].__setitem__(slice(None), [0, 1, 2]),
        {"stage": "result"},
    ),
    "no result": (at("result", to=None), {"stage": "result"}),
    "said to be abandoned": (at("abandoned", to=True), {"stage": "result"}),
    "another mode": (at("options", "mode", to="mystery"), {}),
    "an option that does not exist": (at("options", "cheat", to=1), {"stage": "moves"}),
    "another leader": (name_a_leader, {"stage": "moves", "move": 0}),
    "another edition": (at("edition", "hash", to="12" * 32), {"stage": "moves"}),
    "rules of another version": (at("rules_version", to=99), {"stage": "moves"}),
    "moves under older rules": (at("old_moves", to=3), {"stage": "moves"}),
    "another game": (at("game", to="cat-tower"), {"stage": "moves"}),
}


def lie(draw: int, key: str, change: Callable[[Any], Any]) -> Callable[[Data], None]:
    """A server that says it drew something else."""

    def told(sent: Data) -> None:
        sent["draws"][draw][key] = change(sent["draws"][draw][key])

    return told


def exchanged(cards: list[str]) -> list[str]:
    return [cards[1], cards[0], *cards[2:]]


def passed_on(hands: list[list[str]]) -> list[list[str]]:
    return [[hands[1][0], *hands[0][1:]], [hands[0][0], *hands[1][1:]], *hands[2:]]


LIES: dict[str, tuple[Callable[[Data], None], str, Place]] = {
    "two cards of the deck exchanged": (lie(0, "order", exchanged), "check-draw", {"draw": 0}),
    "another deck": (lie(0, "items", exchanged), "check-draw", {"draw": 0}),
    "a card more": (lie(0, "items", lambda items: [*items, "R9"]), "check-draw", {"draw": 0}),
    "a card that another seat got": (lie(0, "hands", passed_on), "check-hand", {"draw": 0, "seat": 0}),
    "another who leads": (lie(1, "result", lambda result: (result + 1) % 3), "check-draw", {"draw": 1}),
    "another number of players to draw from": (
        lie(1, "below", lambda below: below + 7),
        "check-draw",
        {"draw": 1},
    ),
    "a draw left out": (lambda sent: sent["draws"].pop(0), "check-draw", {"draw": 0}),
}


def judged(name: str, data: Data) -> tuple[Data, str | None]:
    """A case as the page gets it, and what `kotatsu verify` says."""
    record = Record.from_data(data)
    error = None
    try:
        verify(record)
    except kotatsu.BadInput as why:
        error = why.code
    return {"name": name, "record": data, "proof": as_sent(record)}, error


def as_sent(record: Record) -> Data:
    return msgspec.json.decode(msgspec.json.encode(proof(record)))  # type: ignore[no-any-return]


def cases() -> list[Data]:
    found: list[Data] = []
    for path in GOLDEN:
        case, error = judged(f"golden {path.parent.name} {path.stem}", json.loads(path.read_text("utf-8")))
        assert error is None
        found.append({**case, "error": None, "place": None})
    honest = promised_game()
    case, error = judged("an honest game", honest)
    assert error is None
    found.append({**case, "error": None, "place": None})
    for name, (forge, place) in FORGERIES.items():
        forged = copy.deepcopy(honest)
        forge(forged)
        case, error = judged(name, forged)
        assert error is not None, f"{name}: kotatsu verify finds nothing"
        found.append({**case, "error": error, "place": place})
    for name, (tell, error, place) in LIES.items():
        lied = copy.deepcopy(case_of(honest))
        tell(lied["proof"])
        found.append(
            {
                **lied,
                "name": f"the server lies: {name}",
                "error": error,
                "place": {"stage": "draws", **(place or {})},
            }
        )
    return found


def case_of(data: Data) -> Data:
    return judged("", data)[0]


def test_the_page_agrees_with_verify_about_golden_and_forged_records(tmp_path: Path) -> None:
    all_cases = cases()
    assert len([case for case in all_cases if case["error"]]) >= 30
    file = tmp_path / "checks.json"
    file.write_text(json.dumps(all_cases), encoding="utf-8")
    done = subprocess.run(
        ["npx", "vitest", "run", "src/film/check.test.ts"],
        cwd=WEB,
        env={**os.environ, "KOTATSU_CHECKS": str(file), "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
    found = re.search(r"Tests +(\d+) passed", done.stdout)
    assert found and int(found[1]) >= len(all_cases), "some were left out"
