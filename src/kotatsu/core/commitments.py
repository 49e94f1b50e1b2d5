"""Promises before the deal: server and people commit to random values, and the seed follows from all of them.

The server publishes SHA-256(salt || secret); a person's client publishes SHA-256(nonce). All of them are 256
bits. The seed is SHA-256(secret || nonces in order of seats), in hexadecimal. A record holds them as

    {"server": {"hash": …, "salt": …, "secret": …},
     "seats": [{"hash": …, "nonce": …}, null, …],
     "called_off": 0}

with null for a bot's seat, and how many starts were called off before; while a game runs only the hashes are
there.

At a tournament all tables of a round are dealt alike: the nonces of everybody who plays the round go in, in
the order in which they entered, whatever table they sit at. Beside the above a record then has

    "round": {"number": 1, "people": [{"hash": …, "nonce": …}, …], "seats": [2, null, 0, …]}

where `seats` says which of the people sits where; who had not opened when the tables were dealt has no nonce
there, and no part in the seed.
"""

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any

from kotatsu.core.errors import BadInput

BYTES = 32


def server_promise(salt: bytes, secret: bytes) -> str:
    """What the server publishes before anybody sits down."""
    return sha256(salt + secret).hexdigest()


def seat_promise(nonce: bytes) -> str:
    """What a person's client publishes before the deal.

    >>> seat_promise(bytes(32))[:16]
    '66687aadf862bd77'
    """
    return sha256(nonce).hexdigest()


def seed_from(secret: bytes, nonces: Sequence[bytes]) -> str:
    """The seed of the deal; nonces in order of seats, bots have none."""
    return sha256(secret + b"".join(nonces)).hexdigest()


def is_value(text: Any) -> bool:
    """Whether this is 256 bits in lower-case hexadecimal."""
    return isinstance(text, str) and len(text) == 2 * BYTES and not set(text) - set("0123456789abcdef")


def check_shape(data: Any, players: int, where: str) -> None:
    """`BadInput` unless this looks like the commitments of a record, opened or not."""
    wanted = f"{where}, commitments"
    if not (isinstance(data, Mapping) and isinstance(data.get("server"), Mapping)):
        raise BadInput("record-part", where=where, key="commitments", why="expected-promises")
    _check_values(data["server"], ("hash", "salt", "secret"), f"{wanted}, server")
    seats = data.get("seats")
    if not (isinstance(seats, list) and len(seats) == players):
        raise BadInput("record-part", where=wanted, key="seats", why="expected-seats", count=players)
    for number, seat in enumerate(seats):
        if seat is not None and not isinstance(seat, Mapping):
            raise BadInput("record-part", where=wanted, key=f"seats[{number}]", why="expected-promise")
        if seat is not None:
            _check_values(seat, ("hash", "nonce"), f"{wanted}, seats[{number}]")
    if data.get("round") is not None:
        _check_round(data["round"], players, f"{wanted}, round")
    called_off = data.get("called_off", 0)
    if not isinstance(called_off, int) or isinstance(called_off, bool) or called_off < 0:
        raise BadInput("record-part", where=wanted, key="called_off", why="expected-called-off")


def _check_round(data: Any, players: int, where: str) -> None:
    people = data.get("people") if isinstance(data, Mapping) else None
    if not (isinstance(people, list) and all(isinstance(one, Mapping) for one in people)):
        raise BadInput("record-part", where=where, key="people", why="expected-people")
    for number, one in enumerate(people):
        _check_values(one, ("hash", "nonce"), f"{where}, people[{number}]")
    seats = data.get("seats")
    if not (
        isinstance(seats, list) and len(seats) == players and all(_is_place(at, len(people)) for at in seats)
    ):
        raise BadInput("record-part", where=where, key="seats", why="expected-places", count=players)


def _is_place(value: Any, people: int) -> bool:
    return value is None or (isinstance(value, int) and not isinstance(value, bool) and 0 <= value < people)


def _check_values(part: Mapping[str, Any], keys: tuple[str, ...], where: str) -> None:
    for key in keys:
        if (key == "hash" or key in part) and not is_value(part.get(key)):
            raise BadInput("record-part", where=where, key=key, why="expected-digits", count=2 * BYTES)


def check_commitments(data: Mapping[str, Any], seed: str | None) -> None:
    """Open every promise of a finished game and derive the seed; `BadInput` says which one was not kept."""
    server, of_round = data["server"], data.get("round")
    opened = [(number, seat) for number, seat in enumerate(data["seats"]) if seat is not None]
    if of_round is not None:
        _check_places(data["seats"], of_round)
        opened = [(number, one) for number, one in enumerate(of_round["people"]) if "nonce" in one]
    if not {"salt", "secret"} <= set(server) or any("nonce" not in seat for _, seat in opened):
        raise BadInput("promises-not-opened")
    secret = bytes.fromhex(server["secret"])
    if server_promise(bytes.fromhex(server["salt"]), secret) != server["hash"]:
        raise BadInput("promise-of-server")
    for number, seat in opened:
        if seat_promise(bytes.fromhex(seat["nonce"])) != seat["hash"]:
            raise BadInput("promise-of-seat" if of_round is None else "promise-of-person", seat=number)
    if seed_from(secret, [bytes.fromhex(seat["nonce"]) for _, seat in opened]) != seed:
        raise BadInput("promised-seed")


def _check_places(seats: Sequence[Any], of_round: Mapping[str, Any]) -> None:
    """What the seats of a table promised must be what these people promised for the round: once each."""
    places = [place for place in of_round["seats"] if place is not None]
    promised = [None if place is None else dict(of_round["people"][place]) for place in of_round["seats"]]
    hashes = [one["hash"] for one in of_round["people"]]
    if len(set(places)) < len(places) or len(set(hashes)) < len(hashes):
        raise BadInput("promises-twice")
    if promised != [None if seat is None else dict(seat) for seat in seats]:
        raise BadInput("promise-of-round")
