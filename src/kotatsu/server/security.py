"""What stands before every request: where it may come from, how often, how it is answered.

- A browser says from which site a request comes. One that changes something, or opens a socket, must come
from this server's own pages; programs that are no browsers say nothing of the kind and carry nobody's
cookies.
- Every answer forbids to be framed, sniffed, or to load anything from elsewhere.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from kotatsu.server.doors import Door
from kotatsu.server.limits import Limit, home
from kotatsu.server.metrics import Metrics
from kotatsu.server.pages import STYLE_HASH
from kotatsu.server.problems import problem_json, status_of
from kotatsu.table import Refused

Scope = dict[str, Any]
Receive = Callable[[], Awaitable[dict[str, Any]]]
Send = Callable[[dict[str, Any]], Awaitable[None]]

SAFE = ("GET", "HEAD", "OPTIONS")
SCHEMES = {"ws": "http", "wss": "https"}
HOST_LENGTH = 255
PROBES = ("/health", "/ready")
"""Who looks whether the server is well is not refused because of who else comes from its address."""
TOO_MANY = "too-many-requests"
SLOW_DOWN = 1.0
"""Seconds until somebody who asks too often hears that."""
CONTENT_POLICY = (
    f"default-src 'self'; img-src 'self' data:; style-src 'self' {STYLE_HASH}; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", CONTENT_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),  # addresses here may hold an invitation
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


class Guard:
    """Wraps the application."""

    def __init__(self, app: Any, requests: Limit, metrics: Metrics, origins: list[str], door: Door) -> None:
        self._app = app
        self._requests = requests  # by address
        self._metrics = metrics
        self._origins = origins
        self._door = door

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        address = home((scope.get("client") or ("unknown",))[0])
        if not self._door.room.begins(address):
            await _deny(scope, send, self._too_many())
            return
        try:
            await self._let_in(address, scope, receive, send)
        finally:
            self._door.room.ends(address)

    async def _let_in(self, address: str, scope: Scope, receive: Receive, send: Send) -> None:
        problem = self._problem(address, scope)
        if problem is not None:
            if problem.code == TOO_MANY:
                await asyncio.sleep(SLOW_DOWN)  # the connection is not read meanwhile
            await _deny(scope, send, problem)
            return
        if scope["type"] == "websocket":
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: dict[str, Any]) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *HEADERS, *_no_store(scope)]
            await send(message)

        await self._app(scope, receive, send_with_headers)

    def _problem(self, address: str, scope: Scope) -> Refused | None:
        sender = f"probe {address}" if scope["path"] in PROBES else address
        if not self._requests.allows(sender):
            return self._too_many()
        headers = {key.decode("latin-1"): value.decode("latin-1") for key, value in scope["headers"]}
        if len(headers.get("host", "")) > HOST_LENGTH:
            return Refused("host-name")
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE
        if changes and (foreign := self._foreign(headers, scope["scheme"])):
            return foreign
        if changes and scope["path"].startswith("/api/") and _has_other_body(headers):
            return Refused("not-json")
        return None

    def _too_many(self) -> Refused:
        self._metrics.count("limited")
        return Refused(TOO_MANY)

    def _foreign(self, headers: dict[str, str], asked_by: str) -> Refused | None:
        """Why a request is none of our own pages'; of a browser's, which says where it comes from."""
        origin = headers.get("origin")
        if origin is None:
            own = headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
            return None if own else Refused("other-site")
        if origin in self._origins:
            return None
        scheme, _, host = origin.partition("://")
        if not host or host != headers.get("host"):
            return Refused("other-site")
        server = SCHEMES.get(asked_by, asked_by)
        # What came unprotected may have been written by anybody on the way, under our name.
        return None if scheme == server else Refused("other-scheme", page=scheme[:10], server=server)


def _has_other_body(headers: dict[str, str]) -> bool:
    """Whether there is a body that is not said to be JSON: a form of another site could have sent it."""
    if headers.get("content-length", "0") == "0" and "transfer-encoding" not in headers:
        return False
    return headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json"


def _no_store(scope: Scope) -> list[tuple[bytes, bytes]]:
    """What the interface answers is for whoever asked, now."""
    return [(b"cache-control", b"no-store")] if scope["path"].startswith(("/api/", "/me/")) else []


async def _deny(scope: Scope, send: Send, refusal: Refused) -> None:
    status, body = status_of(refusal), problem_json(refusal)
    kind = "websocket.http.response" if scope["type"] == "websocket" else "http.response"
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body)), *HEADERS]
    if status == 429:
        headers.append((b"retry-after", b"2"))
    await send({"type": f"{kind}.start", "status": status, "headers": headers})
    await send({"type": f"{kind}.body", "body": body})
