"""What stands before every request: where it may come from, how often, how it is answered.

- A browser says from which site a request comes. One that changes something, or opens a socket, must come
from this server's own pages; programs that are no browsers say nothing of the kind and carry nobody's
cookies.
- Every answer forbids to be framed, sniffed, or to load anything from elsewhere.
"""

from collections.abc import Awaitable, Callable
from typing import Any

from kotatsu.server.house import House
from kotatsu.server.pages import STYLE_HASH

Scope = dict[str, Any]
Receive = Callable[[], Awaitable[dict[str, Any]]]
Send = Callable[[dict[str, Any]], Awaitable[None]]

SAFE = ("GET", "HEAD", "OPTIONS")
HOST_LENGTH = 255
UNLIMITED = ("/health", "/ready", "/metrics")
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

    def __init__(self, app: Any, house: House) -> None:
        self._app = app
        self._house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        problem = self._problem(scope)
        if problem is not None:
            await _deny(scope, send, *problem)
            return
        if scope["type"] == "websocket":
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: dict[str, Any]) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *HEADERS, *_no_store(scope)]
            await send(message)

        await self._app(scope, receive, send_with_headers)

    def _problem(self, scope: Scope) -> tuple[int, str] | None:
        headers = {key.decode("latin-1"): value.decode("latin-1") for key, value in scope["headers"]}
        if len(headers.get("host", "")) > HOST_LENGTH:
            return 400, "The name of the host is too long."
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE
        if changes and not self._is_own(headers):
            return 403, "This request comes from another site."
        address = (scope.get("client") or ("unknown",))[0]
        if scope["path"] not in UNLIMITED and not self._house.limits["requests"].allows(address):
            self._house.metrics.count("limited")
            return 429, "Too many requests; wait a moment."
        return None

    def _is_own(self, headers: dict[str, str]) -> bool:
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
        if origin in self._house.settings.list_of("origins"):
            return True
        return bool(host := origin.partition("://")[2]) and host == headers.get("host")


def _no_store(scope: Scope) -> list[tuple[bytes, bytes]]:
    """What the interface answers is for whoever asked, now."""
    return [(b"cache-control", b"no-store")] if scope["path"].startswith(("/api/", "/me/")) else []


async def _deny(scope: Scope, send: Send, status: int, why: str) -> None:
    body = b'{"detail":"%s"}' % why.encode()
    kind = "websocket.http.response" if scope["type"] == "websocket" else "http.response"
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body)), *HEADERS]
    if status == 429:
        headers.append((b"retry-after", b"2"))
    await send({"type": f"{kind}.start", "status": status, "headers": headers})
    await send({"type": f"{kind}.body", "body": body})
