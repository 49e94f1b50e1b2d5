"""The threats of docs/security.md, one after the other."""

import asyncio
import json
import re
from contextlib import closing
from dataclasses import asdict
from functools import partial
from pathlib import Path
from random import Random

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

import kotatsu
from kotatsu.core.errors import BadInput, Hidden
from kotatsu.server.operators import is_operator
from kotatsu.server.settings import Settings
from tests.server.clients import (
    PATIENCE,
    Client,
    NotDone,
    Person,
    Server,
    Turned,
    listen_to_bots,
    people,
    run,
    seated,
)
from tests.server.raw import HELLO

ELSEWHERE = "https://evil.example"


def socket_url(server: Server, table: str) -> str:
    return f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"


@pytest.mark.parametrize(
    "origin", [ELSEWHERE, "null", "http://127.0.0.1:1", "http://127.0.0.1.evil.example", "http://["]
)
def test_another_site_cannot_open_a_socket(server: Server, origin: str) -> None:
    async def test() -> None:
        async with people(server, "Ann") as (ann,):
            made = await ann.make("cat-tower")
            headers = {"Cookie": ann.cookie, "Origin": origin}
            with pytest.raises(InvalidStatus) as refusal:
                await connect(socket_url(server, made["table"]), additional_headers=headers)
            assert refusal.value.response.status_code == 403

    run(test)


def test_our_own_pages_can(server: Server) -> None:
    async def test() -> None:
        async with people(server, "Ann") as (ann,):
            made = await ann.make("cat-tower")
            headers = {"Cookie": ann.cookie, "Origin": server.url}
            async with connect(socket_url(server, made["table"]), additional_headers=headers) as socket:
                await socket.send(HELLO.decode())
                assert '"welcome"' in str(await socket.recv())

    run(test)


@pytest.mark.parametrize(
    "headers",
    [{"origin": ELSEWHERE}, {"origin": "null"}, {"origin": "http://["}, {"sec-fetch-site": "cross-site"}],
)
def test_another_site_cannot_change_anything(server: Server, headers: dict[str, str]) -> None:
    answer = httpx.post(f"{server.url}/api/me", json={"name": "Ann"}, headers=headers)
    assert answer.status_code == 403 and "set-cookie" not in answer.headers
    assert "access-control-allow-origin" not in answer.headers


def test_a_host_without_end_is_refused(server: Server) -> None:
    answer = httpx.get(f"{server.url}/api/games", headers={"host": "x" * 3000})
    assert (answer.status_code, answer.json()) == (
        400,
        {"code": "host-name", "values": {}, "detail": "The name of the host is too long."},
    )


def test_a_form_of_another_site_is_no_request_of_ours(server: Server) -> None:
    """Even where a browser says nothing of its origin, it cannot send JSON without asking first."""
    answer = httpx.post(f"{server.url}/api/me", data={"name": "Ann"})
    assert answer.status_code == 415 and "set-cookie" not in answer.headers


@pytest.mark.parametrize(
    "path", ["/", "/api/me", "/api/games", "/health", "/nowhere", "/me/x", "/api/tables/mine"]
)
def test_every_answer_carries_the_headers(server: Server, path: str) -> None:
    headers = httpx.get(f"{server.url}{path}").headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy and "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff" and headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


def test_a_body_that_is_too_big_is_not_read(server: Server) -> None:
    answer = httpx.post(f"{server.url}/api/me", json={"name": "x" * 200_000})
    assert answer.status_code == 413


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"[]", b"null", b'{"game":5}', b'{"game":"chess"}', b'{"game":"cat-tower","players":99}',
     b'{"game":"cat-tower","options":{"x":1}}', b'{"game":"cat-tower","bots":["lion"]}',
     b'{"game":"cat-tower","clock":{"kind":"sundial"}}', b'{"game":"cat-tower","clock":{"kind":"move"}}',
     b'{"game":"cat-tower","more":1}', b"\xff\xfe", b"[" * 50_000],
)  # fmt: skip
def test_a_bad_request_is_refused_in_a_sentence(server: Server, body: bytes) -> None:
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as http:
        http.post("/api/me", json={"name": "Ann"})
        answer = http.post("/api/tables", content=body, headers={"content-type": "application/json"})
        assert answer.status_code == 400, answer.text
        assert answer.json()["detail"] and "Traceback" not in answer.text


@pytest.mark.parametrize(
    "path", ["/api/results?before=x", "/api/results?before=-1", f"/api/results?before={10**30}",
             "/api/tables?game=" + "x" * 999, "/api/tables/%00/record", "/api/tables/x/links"]
)  # fmt: skip
def test_no_address_upsets_the_server(server: Server, path: str) -> None:
    assert 400 <= httpx.get(f"{server.url}{path}").status_code < 500


def test_nobody_without_a_cookie_plays(server: Server) -> None:
    async def test() -> None:
        async with people(server, "Ann") as (ann,):
            made = await ann.make("cat-tower")
            with pytest.raises(Turned, match="Say who you are"):
                await Client(Person(server, "nobody"), made["table"]).connect()

    run(test)


def test_ids_cannot_be_guessed(server: Server) -> None:
    async def test() -> None:
        async with people(server, "Ann") as (ann,):
            ids = {(await ann.make("cat-tower"))["table"] for _ in range(5)}
            assert len(ids) == 5 and all(len(id_) == 22 for id_ in ids)  # 22 letters of 64: 128 bits and more

    run(test)


# --- limits -------------------------------------------------------------------------------------------------


def test_limits_of_an_identity_and_of_an_address(folder: Path) -> None:
    limits = ("messages_per_second=4", "chats_per_second=1", "tables_per_minute=3", "people_per_minute=4")
    server = Server(folder, *limits, "connections_each=2", "tables_each=2")

    async def test() -> None:
        async with people(server, "Ann", "Ben") as (ann, ben):
            made = await ann.make("cat-tower")
            client = await ann.join(made["table"])
            await client.sit(0)
            chats = [client.do("chat", text=f"{n}") for n in range(12)]
            said = await asyncio.gather(*chats, return_exceptions=True)
            assert any(isinstance(answer, NotDone) and "too fast" in str(answer) for answer in said)
            assert any(isinstance(answer, dict) for answer in said)
            await ann.join(made["table"])
            with pytest.raises(Turned, match="too many connections"):
                await ann.join(made["table"])
            await ann.make("cat-tower")
            assert (await ann.http.post("/api/tables", json={"game": "cat-tower"})).status_code == 409
            assert (await ann.http.post("/api/tables", json={"game": "cat-tower"})).status_code == 429
            new = partial(httpx.post, f"{server.url}/api/me", json={"name": "X"}, timeout=PATIENCE)
            codes = [(await asyncio.to_thread(new)).status_code for _ in range(4)]
            assert codes[0] == 200 and codes[-1] == 429
            assert (await ben.http.get("/api/me")).status_code == 200

    with closing(server):
        run(test)


def test_too_many_requests_of_one_address(folder: Path) -> None:
    server = Server(folder, "requests_per_second=0.5")
    try:
        codes = [httpx.get(f"{server.url}/api/me").status_code for _ in range(30)]
        assert codes[0] == 200 and 429 in codes
        assert httpx.get(f"{server.url}/health").status_code == 200
    finally:
        server.close()


# --- what is never told -------------------------------------------------------------------------------------


def test_logs_and_metrics_hold_no_secrets(folder: Path) -> None:
    server = Server(folder)

    async def test() -> list[str]:
        async with people(server, "Annabella", "Benjamin") as persons:
            clients = await seated(persons, "cookie-thief", 3, private=True, options={"rounds": 1})
            await clients[0].do("chat", text="my secret plan")
            with pytest.raises(NotDone):
                await clients[0].do("play", seat=0, move=99999)
            await clients[0].send('{"t":"do","client":"1","command":{"t":"chat","text":5}}')
            await asyncio.gather(*(client.play_on(Random(1)) for client in clients))
            metrics = (await persons[0].http.get("/metrics")).text
            secrets = [
                "Annabella",
                "Benjamin",
                "secret plan",
                clients[0].document["invite"],
                clients[0].table,
            ]
            secrets += [value for client in clients for value in client.nonces.values()]
            secrets += [person.cookie.partition("=")[2] for person in persons]
            secrets += [person.cookie.partition("=")[2].partition(".")[0] for person in persons]
            opened = clients[0].document["opened"]["server"]
            secrets += [opened["salt"], opened["secret"]]
            assert not [secret for secret in secrets if secret in metrics]
            return secrets

    try:
        secrets = asyncio.run(test())
        server.stop()
        lines = server.log().splitlines()
        assert lines and all(isinstance(json.loads(line), dict) for line in lines)
        assert not [secret for secret in secrets if secret in server.log()]
    finally:
        server.close()


def test_no_identity_leaves_the_server(server: Server) -> None:
    async def test() -> None:
        async with people(server, "Ann", "Ben") as persons:
            clients = await seated(persons, "trico-roof", 2)
            await asyncio.gather(*(client.play_on(Random(1)) for client in clients))
            own = [person.cookie.partition("=")[2].partition(".")[0] for person in persons]
            lists = [
                await persons[0].get(path) for path in ("/api/tables", "/api/results", "/api/tables/mine")
            ]
            told = "".join(clients[0].frames + clients[1].frames) + json.dumps(lists)
            assert not [identity for identity in own if identity in told]

    run(test)


BOT_BEGINS = {"rounds": 1, "first_leader": 1}  # a round may be over with the first cake


def test_a_process_of_bots_is_told_a_view_and_no_more(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody listens to all that such a process is ever told."""
    heard = listen_to_bots(tmp_path, monkeypatch)
    server = Server(folder)

    async def test() -> None:
        async with people(server, "Ann") as (ann,):
            (client,) = await seated([ann], "cookie-thief", 3, bot="greedy", options=BOT_BEGINS)
            await client.play_on(Random(1))

    with closing(server):
        run(test)
    questions = [json.loads(line) for line in heard.read_text().splitlines()]
    assert questions
    for question in questions:
        assert set(question) == {"level", "seat", "view", "seed", "memory"}
        view = kotatsu.game("cookie-thief").load(question["view"])
        assert view.legal_moves(question["seat"])
        for other in {0, 1, 2} - {question["seat"]}:
            with pytest.raises(Hidden):
                view.legal_moves(other)


def test_frames_are_not_compressed(server: Server) -> None:
    async def test() -> None:
        async with people(server, "Ann") as (ann,):
            made = await ann.make("cat-tower")
            url, cookie = socket_url(server, made["table"]), {"Cookie": ann.cookie}
            async with connect(url, additional_headers=cookie, compression="deflate") as socket:
                assert socket.response is not None
                assert "Sec-WebSocket-Extensions" not in socket.response.headers

    run(test)


@pytest.mark.parametrize(("proxies", "secure"), [("127.0.0.1", True), ("192.0.2.1", False)])
def test_behind_a_proxy_with_https_the_cookie_is_secure(folder: Path, proxies: str, secure: bool) -> None:
    """What a proxy says of a request is believed only of those that were named."""
    server = Server(folder, f"proxies={proxies}", "people_per_minute=2")
    forwarded = {"x-forwarded-proto": "https"}
    with closing(server):
        codes = []
        for number in range(4):
            headers = {**forwarded, "x-forwarded-for": f"198.51.100.{number}"}
            answer = httpx.post(f"{server.url}/api/me", json={"name": "Ann"}, headers=headers)
            codes.append(answer.status_code)
            if answer.status_code == 200:
                assert ("secure" in answer.headers["set-cookie"].lower()) == secure
        assert codes == ([200] * 4 if secure else [200, 200, 429, 429])


def test_the_schema_of_the_interface_can_be_read(server: Server) -> None:
    schema = httpx.get(f"{server.url}/api/schema/openapi.json", timeout=60).json()
    assert schema["openapi"].startswith("3.") and "/api/tables" in schema["paths"]


def test_health_readiness_and_metrics(server: Server) -> None:
    assert httpx.get(f"{server.url}/health").text == "ok\n"
    assert httpx.get(f"{server.url}/ready").status_code == 200
    metrics = httpx.get(f"{server.url}/metrics")
    assert metrics.headers["content-type"].startswith("text/plain")
    assert "kotatsu_tables" in metrics.text and "kotatsu_command_seconds_bucket" in metrics.text


@pytest.mark.parametrize(
    "headers",
    [{"x-forwarded-for": "198.51.100.7"}, {"X-Forwarded-For": "127.0.0.1"}, {"forwarded": "for=127.0.0.1"},
     {"via": "1.1 proxy"}, {"x-real-ip": "127.0.0.1"}, {"host": "games.example.org"}, {"host": "[::1"},
     {"authorization": "Bearer", "via": "1.1 proxy"}, {"authorization": "Bearer wrong", "cf-ray": "1"}],
)  # fmt: skip
def test_metrics_are_for_this_machine_and_not_for_whom_a_proxy_here_speaks(
    server: Server, headers: dict[str, str]
) -> None:
    answer = httpx.get(f"{server.url}/metrics", headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (404, "nothing-here")


def test_metrics_are_told_elsewhere_to_whoever_has_the_token(folder: Path) -> None:
    server = Server(folder, "metrics_token=xyzzy", "origins=https://games.example.org")
    with closing(server):
        for token, status in ((None, 404), ("xyzz", 404), ("xyzzyx", 404), ("xyzzy", 200)):
            headers = {} if token is None else {"authorization": f"Bearer {token}"}
            for proxied in ({}, {"x-forwarded-for": "198.51.100.7", "host": "games.example.org"}):
                answer = httpx.get(f"{server.url}/metrics", headers={**headers, **proxied})
                assert answer.status_code == status
        assert "xyzzy" not in server.log()


@pytest.mark.parametrize(
    ("peer", "host", "expected"),
    [("127.0.0.1", "localhost:8765", True), ("::1", "[::1]:8765", True), ("127.9.9.9", "127.0.0.1", True),
     ("::ffff:127.0.0.1", "localhost", True), ("::ffff:192.0.2.7", "localhost", False),
     ("192.0.2.7", "localhost", False), ("127.0.0.1", "games.example.org", False), (None, "localhost", False),
     ("127.0.0.1", "", False), ("unknown", "localhost", False)],
)  # fmt: skip
def test_who_counts_as_this_machine(peer: str | None, host: str, expected: bool) -> None:
    assert is_operator(peer, [(b"Host", host.encode())], "", behind_proxy=False) is expected


# --- what the documents say ---------------------------------------------------------------------------------

ROOT = Path(__file__).parents[2]


def threats() -> list[list[str]]:
    """The rows of docs/security.md: threat, answer, test."""
    lines = (ROOT / "docs" / "security.md").read_text(encoding="utf-8").splitlines()
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("|")]
    return rows[2:]


@pytest.mark.parametrize("row", threats(), ids=lambda row: row[0].replace(" ", "-"))
def test_every_threat_names_tests_that_exist(row: list[str]) -> None:
    named = re.findall(r"`([\w/]+\.py)::(\w+)`", row[2])
    assert named, "no test is named"
    for file, test in named:
        assert f"def {test}(" in (ROOT / "tests" / file).read_text(encoding="utf-8"), f"{file} has no {test}"


def test_every_setting_is_explained_with_its_default() -> None:
    text = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    for name, value in asdict(Settings()).items():
        shown = "none" if value == "" else value
        assert f"| `{name}` | {shown} |" in text, f"docs/hosting.md has no row | `{name}` | {shown} |"


@pytest.mark.parametrize("given", ["pause=-1", "pause=nan", "pause=x", "bot_workers=.5", "colour=red", ""])
def test_a_setting_that_cannot_be_is_refused_in_a_sentence(given: str) -> None:
    with pytest.raises(BadInput, match=r"^[^\n]+\.$"):
        Settings.read([given])
