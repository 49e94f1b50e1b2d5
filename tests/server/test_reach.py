"""A server that listens on this machine alone says so, and lets others in if whoever sits here wants it."""

import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from kotatsu.server import reach
from kotatsu.server.announce import home_address
from kotatsu.server.reach import Reach
from kotatsu.table import Refused
from kotatsu.wire.messages import PROTOCOL
from tests.server.clients import PATIENCE, Server, people, run

HOME = "192.168.1.7"


@pytest.fixture
def at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "home_address", lambda: HOME)


def opened(door: Reach) -> list[tuple[str, int]]:
    """Where it listens besides, as it is told."""
    found: list[tuple[str, int]] = []

    async def listen(host: str, port: int) -> None:
        found.append((host, port))

    door.listen = listen
    return found


@pytest.mark.parametrize(
    ("bound", "public", "asked_at", "origin"),
    [
        ("127.0.0.1", [], "localhost:8765", None),
        ("::1", [], "[::1]:8765", None),
        ("0.0.0.0", [], "localhost:8765", f"http://{HOME}:8765"),
        ("0.0.0.0", [], f"{HOME}:8765", f"http://{HOME}:8765"),
        ("127.0.0.1", [], "games.example.org", "http://games.example.org"),  # by a proxy that says so
        ("127.0.0.1", ["https://games.example.org"], "127.0.0.1:8765", "https://games.example.org"),
    ],
)
def test_a_link_begins_where_others_can_reach_it(
    at_home: None, bound: str, public: list[str], asked_at: str, origin: str | None
) -> None:
    assert Reach(bound, 8765, public).origin("http", asked_at) == origin


@pytest.mark.parametrize(
    ("client", "asked_at", "settings"),
    [
        (HOME, "localhost:8765", {}),
        ("127.0.0.1", "evil.example:8765", {}),  # a name that was made to lead here
        ("127.0.0.1", "127.0.0.1:8765", {"public": ["https://games.example.org"]}),
        ("127.0.0.1", "127.0.0.1:8765", {"behind_proxy": True}),  # everybody comes from there
    ],
)
def test_only_who_sits_at_the_machine_may_let_others_in(
    at_home: None, client: str, asked_at: str, settings: dict[str, Any]
) -> None:
    async def test() -> None:
        door = Reach("127.0.0.1", 8765, **{"public": [], **settings})
        found = opened(door)
        assert not door.may_open(client, asked_at)
        try:
            await door.open(client, asked_at)
        except Refused as refusal:
            assert refusal.code == "door-not-yours"
        assert found == []

    run(test)


def test_a_door_is_opened_once_and_shut_where_that_fails(at_home: None) -> None:
    async def test() -> None:
        door = Reach("127.0.0.1", 8765, [])

        async def fails(host: str, port: int) -> None:
            raise OSError("taken")

        door.listen = fails
        with pytest.raises(OSError, match="taken"):
            await door.open("127.0.0.1", "localhost:8765")
        assert door.origin("http", "localhost:8765") is None
        found = opened(door)
        for _ in range(2):
            await door.open("127.0.0.1", "localhost:8765")
        assert found == [(HOME, 8765)]
        assert door.origin("http", "localhost:8765") == f"http://{HOME}:8765"

    run(test)


@pytest.mark.skipif(home_address() is None, reason="this machine has no network")
def test_links_say_that_only_this_machine_reaches_them_until_others_are_let_in(tmp_path: Path) -> None:
    server = Server(tmp_path / "data")

    async def test() -> None:
        async with people(server, "Ann") as (ann,):
            made = await ann.make("cat-tower", private=True)
            path = f"/api/tables/{made['table']}/links"
            before = (await ann.get(path))["play"]
            assert before["start"] == f"kotatsu serve --host 0.0.0.0 --port {server.port}"
            assert before["may_open"] and before["url"].startswith(server.url)
            there = f"http://{home_address()}:{server.port}"
            with pytest.raises(httpx.ConnectError):
                httpx.get(f"{there}/health")
            nobody = httpx.post(f"{server.url}/api/doors")
            assert nobody.status_code == 401
            evil = await ann.http.post("/api/doors", headers={"host": f"evil.example:{server.port}"})
            assert (
                evil.status_code == 200 and "evil" in evil.json()["url"]
            )  # it has a name already: nothing opens
            with pytest.raises(httpx.ConnectError):
                httpx.get(f"{there}/health")

            answer = await ann.http.post("/api/doors")
            assert answer.json()["url"] == f"{there}/" and answer.json()["start"] is None
            after = (await ann.get(path))["play"]
            assert after["start"] is None and not after["may_open"]
            assert re.fullmatch(rf"{there}/table/{made['table']}\?game=cat-tower#invite=[\w-]+", after["url"])
            assert httpx.get(f"{there}/health").text == "ok\n"
            async with httpx.AsyncClient(base_url=there, timeout=PATIENCE) as ben:
                (await ben.post("/api/me", json={"name": "Ben"})).raise_for_status()
                cookie = {"Cookie": f"kotatsu={ben.cookies['kotatsu']}"}
                address = f"ws{there[4:]}/api/tables/{made['table']}/socket"
                async with connect(address, additional_headers=cookie) as socket:
                    await socket.send(
                        json.dumps({"t": "hello", "protocol": PROTOCOL, "invite": made["invite"]})
                    )
                    assert json.loads(await socket.recv())["t"] == "welcome"

    try:
        run(test)
        assert server.stop() == 0
    finally:
        server.close()
