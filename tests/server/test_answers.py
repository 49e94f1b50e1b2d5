"""Whatever is asked, there is an answer, and it says in one sentence what is wrong."""

import socket
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from tests.server.clients import PATIENCE, NotDone, Server, people, run

JSON = {"content-type": "application/json"}
SILENCE = 30.0
ASKS_FOR_A_SOCKET = (
    b"Host: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)


def raw(server: Server, request: bytes) -> bytes:
    """The answer to these bytes, up to the end of the connection or of its first part."""
    with closing(socket.create_connection(("127.0.0.1", server.port), SILENCE)) as line:
        line.sendall(request)
        return line.recv(65536)


@pytest.mark.parametrize("path", ["/api/me", "/api/tables"])
@pytest.mark.parametrize(
    "body",
    [b'{"name":"\xff"}', b'{"game":"\xff"}', b'{"game":"cat-tower","options":{"\xff":1}}',
     b'{"game":"cat-tower","bots":["\xc3\x28"]}', b'{"name":"\xed\xa0\x80"}', b'{"name":"\\ud800"}',
     b'{"name":"\\ud800abcdefghi"}', b'{"game":"\\u0000"}', b'{"game":"cat-tower","players":%d}' % 10**400,
     b'{"game":"cat-tower","options":{"first_leader":1e999}}', b'{"game":"cat-tower","options":{"x":NaN}}',
     b'{"game":"cat-tower","options":' + b'[{"a":' * 5000 + b"1" + b"}]" * 5000 + b"}",
     b'{"game":"cat-tower","clock":{"kind":"move","seconds":1e400}}', b'{"name":"\xe3\x85\xa4"}',
     b'{"game":"cat-tower","options":{"first_leader":%d}}' % 10**60],
)  # fmt: skip
def test_no_body_upsets_the_server(server: Server, path: str, body: bytes) -> None:
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as http:
        http.post("/api/me", json={"name": "Ann"})
        answer = http.post(path, content=body, headers=JSON)
        assert answer.status_code == 400, answer.text
        assert answer.json()["detail"].endswith(".")


def test_bytes_that_are_no_text_are_called_that(server: Server) -> None:
    answer = httpx.post(f"{server.url}/api/me", content=b'{"name":"\xff"}', headers=JSON)
    assert answer.json() == {"code": "not-text", "values": {}, "detail": "The body is not UTF-8."}


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""]
)
def test_a_body_that_is_not_said_to_be_json_is_not_read(server: Server, kind: str) -> None:
    """The forms of other sites can say nothing else."""
    answer = httpx.post(f"{server.url}/api/me", content=b'{"name":"Ann"}', headers={"content-type": kind})
    assert answer.status_code == 415 and "set-cookie" not in answer.headers
    assert answer.json()["detail"] == "The body must be JSON, and say so: content-type application/json."


@pytest.mark.parametrize(
    "line",
    [b"GET /api/tables?game=%ff HTTP/1.1\r\n", b"GET /%ff HTTP/1.1\r\n", b"GET /api/\xff HTTP/1.1\r\n",
     b"GET /api/tables/%ed%a0%80/record HTTP/1.1\r\n", b"GET /api/me HTTP/1.1\r\nCookie: kotatsu=\xff.\r\n",
     b"GET / HTTP/1.1\r\nAccept: \xff\r\nIf-None-Match: \xff\r\nAccept-Encoding: \xff\r\n",
     b"POST /api/me HTTP/1.1\r\nOrigin: http://\xff\r\n", b"POST /me/%ff HTTP/1.1\r\nContent-Length: 0\r\n"],
)  # fmt: skip
def test_no_bytes_in_an_address_or_a_header_upset_the_server(server: Server, line: bytes) -> None:
    assert b"HTTP/1.1 5" not in raw(server, line + b"Host: x\r\n\r\n")[:11]
    sockets = raw(server, line + ASKS_FOR_A_SOCKET + b"\r\n")
    assert sockets.startswith(b"HTTP/1.1 ") and not sockets.startswith(b"HTTP/1.1 5")


@pytest.mark.parametrize("method", [b"GET", b"POST", b"PUT", b"DELETE"])
@pytest.mark.parametrize("more", [b"Content-Length: 2\r\n\r\n{}", b"Content-Length: 0\r\n\r\n", b"\r\n",
                                  b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n",
                                  b"X: " + b"y" * 20_000 + b"\r\n\r\n"])  # fmt: skip
def test_whoever_asks_for_a_socket_in_a_wrong_way_is_answered(
    server: Server, method: bytes, more: bytes
) -> None:
    answer = raw(server, method + b" /api/tables/x/socket HTTP/1.1\r\n" + ASKS_FOR_A_SOCKET + more)
    if method == b"GET" and (more == b"\r\n" or b": 0" in more):
        assert answer.startswith(b"HTTP/1.1 101 ")
    else:
        assert answer.startswith(b"HTTP/1.1 4") and b"Failed to open a WebSocket connection: " in answer


@pytest.mark.parametrize(
    ("proxies", "https", "scheme", "status"),
    [("127.0.0.1", True, "https", 200), ("127.0.0.1", True, "http", 403), ("127.0.0.1", False, "http", 200),
     ("127.0.0.1", False, "https", 403), ("", True, "https", 403), ("", False, "ftp", 403)],
)  # fmt: skip
def test_a_page_that_came_by_another_scheme_is_another_site(
    folder: Path, proxies: str, https: bool, scheme: str, status: int
) -> None:
    """Whoever can write into an unprotected page of our name must not reach what is protected."""
    with closing(Server(folder, f"proxies={proxies}")) as server:
        headers = {"x-forwarded-proto": "https"} if https else {}
        headers["origin"] = f"{scheme}://127.0.0.1:{server.port}"
        answer = httpx.post(f"{server.url}/api/me", json={"name": "Ann"}, headers=headers)
        assert answer.status_code == status
        if status != 200:
            assert answer.json()["code"] == "other-scheme" and "--set proxies" in answer.json()["detail"]
        lines = "".join(f"{name}: {value}\r\n" for name, value in headers.items()).encode()
        ask = b"GET /api/tables/x/socket HTTP/1.1\r\n" + ASKS_FOR_A_SOCKET
        ask = ask.replace(b"Host: x", f"Host: 127.0.0.1:{server.port}".encode())
        socket_answer = raw(server, ask + lines + b"\r\n")
        assert socket_answer.startswith(b"HTTP/1.1 101 " if status == 200 else b"HTTP/1.1 403 ")


NO_NAMES = {"\u3164": "1 to 30", "\u0301": "can be seen", "A" + "\u0332" * 20: "accents"}


def test_names_and_chat_that_cannot_be_seen_are_refused_over_the_wire(server: Server) -> None:
    async def test() -> None:
        async with people(server, "Ann") as (ann,):
            made = await ann.make("cat-tower")
            client = await ann.join(made["table"])
            for name, why in (
                ("\u3164", "1 to 30"),
                ("\u0301", "can be seen"),
                ("A" + "\u0332" * 20, "accents"),
            ):
                answer = await ann.http.post("/api/me", json={"name": name})
                assert answer.status_code == 400 and why in answer.json()["detail"]
                with pytest.raises(NotDone, match=why):
                    await client.do("sit", seat=0, name=name)
            await client.sit(0)
            with pytest.raises(NotDone, match="A message has 1 to"):
                await client.do("chat", text="\u3164\u2800\u202e")
            await client.do("chat", text="h\u0332\u0332\u0332\u0332\u0332\u0332\u0332i")
            await client.until(lambda: client.chat)
            assert client.chat[-1]["text"] == "h\u0332\u0332\u0332\u0332i"

    run(test)


def test_bytes_that_are_no_text_are_refused_over_a_socket(server: Server) -> None:
    async def test() -> None:
        async with people(server, "Ann") as (ann,):
            client = await ann.join((await ann.make("cat-tower"))["table"])
            for text in (
                b'"\\ud800"',
                b'"\xff"',
                b'{"t":"do","client":"1","command":{"t":"chat","text":"\xff"}}',
            ):
                heard = len(client.frames)
                await client.send(text)
                await client.until(lambda heard=heard: len(client.frames) > heard)  # type: ignore[misc]
                assert '"no-message"' in "".join(client.frames[heard:])
            await client.sit(0)

    run(test)
