"""Clubs and tournaments over the wire: what people do there."""

import asyncio
import hashlib
import secrets
from typing import Any

from kotatsu.table import Refused
from tests.server.clients import PATIENCE, Data, Person

MINUTE = {"kind": "move", "seconds": 60, "increment": 0}


class RefusedHere(Exception):
    """A request was refused: its code."""


async def asked(person: Person, path: str, body: Data | None = None) -> Any:
    """What a request is answered; `RefusedHere` with the code of a refusal, which has a sentence."""
    answer = await (person.http.get(path) if body is None else person.http.post(path, json=body))
    if answer.status_code >= 400:
        told = answer.json()
        assert str(Refused(told["code"], **told["values"])) != told["code"], told
        raise RefusedHere(told["code"])
    return answer.json() if answer.headers["content-type"].startswith("application/json") else answer.text


async def club_of(host: Person, *others: Person, name: str = "Cats") -> str:
    """A club with these members."""
    club: str = (await asked(host, "/api/clubs", {"name": name}))["club"]
    invite = (await asked(host, f"/api/clubs/{club}"))["invite"]
    for person in others:
        await asked(person, f"/api/clubs/{club}/join", {"invite": invite})
    return club


async def change(person: Person, club: str, kind: str, **fields: Any) -> None:
    await asked(person, f"/api/clubs/{club}", {"change": {"t": kind, **fields}})


class Tournament:
    """A tournament, and the nonces that people keep until its tables are drawn."""

    def __init__(self, id: str) -> None:
        self.path = f"/api/tournaments/{id}"
        self.nonces: dict[Person, str] = {}

    @classmethod
    async def made(cls, host: Person, club: str, game: str, players: int, **more: Any) -> "Tournament":
        wanted = {"name": "Spring", "game": game, "players": players, "clock": MINUTE, "rounds": 2, **more}
        return cls((await asked(host, f"/api/clubs/{club}/tournaments", wanted))["tournament"])

    async def do(self, person: Person, kind: str, **fields: Any) -> Data:
        found: Data = await asked(person, self.path, {"change": {"t": kind, **fields}})
        return found

    async def look(self, person: Person) -> Data:
        found: Data = await asked(person, self.path)
        return found

    async def ready(self, *persons: Person) -> None:
        for person in persons:
            nonce = secrets.token_bytes(32)
            self.nonces[person] = nonce.hex()
            await self.do(person, "ready", promise=hashlib.sha256(nonce).hexdigest())

    async def draw(self, host: Person, opens: tuple[Person, ...]) -> Data:
        """Draw the tables of a round, open what was promised; the round as it then stands."""
        await self.do(host, "draw_round")
        for person in opens:
            await self.do(person, "open_value", nonce=self.nonces[person])
        found = await self.until(host, lambda shown: shown["rounds"][-1]["stage"] == "playing")
        last: Data = found["rounds"][-1]
        return last

    async def until(self, person: Person, holds: Any) -> Data:
        async with asyncio.timeout(PATIENCE):
            while not holds(found := await self.look(person)):
                await asyncio.sleep(0.05)
        return found
