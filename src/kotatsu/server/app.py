"""The application: handlers, errors as sentences, the description of the interface."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException, NotFoundException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Tag

from kotatsu import __version__
from kotatsu.core.errors import BadInput, KotatsuError
from kotatsu.server.api import HANDLERS
from kotatsu.server.house import House
from kotatsu.server.logs import log_problem
from kotatsu.server.security import Guard
from kotatsu.server.sockets import table_socket
from kotatsu.server.webapp import WebApp
from kotatsu.store import NotFound, StoreError
from kotatsu.table import Refused
from kotatsu.table.description import one_line

Failed = Response[dict[str, str]]


def make_app(house: House) -> Any:
    """The ASGI application around a house; opens and closes it."""
    web = WebApp()

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    app = Litestar(
        route_handlers=[*HANDLERS, *web.handlers(), table_socket],
        lifespan=[lifespan],
        state=State({"house": house}),
        request_max_body_size=house.settings.body_bytes,
        exception_handlers={
            KotatsuError: _sentence,
            HTTPException: _http,
            NotFoundException: _not_found(web),
            RecursionError: _too_deep,
            Exception: _unforeseen(house),
        },
        openapi_config=OpenAPIConfig(
            title="Kotatsu",
            version=__version__,
            description="Tables, people and results. Playing goes through a table's WebSocket; "
            "its messages are declared in kotatsu.wire.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
            tags=[Tag("tables")],
        ),
        logging_config=None,
    )
    return Guard(app, house)


def _sentence(_: Request[Any, Any, Any], error: KotatsuError) -> Failed:
    """What somebody asked for and cannot have, in the sentence that says why."""
    status = 503 if isinstance(error, StoreError) else 400
    for kind, code in ((NotFound, 404), (Refused, 409), (BadInput, 400)):
        if isinstance(error, kind):
            status = code
    if status == 503:
        log_problem("the store failed", error)
        return Response({"detail": "The database does not answer; try again in a moment."}, status_code=503)
    return Response({"detail": str(error)}, status_code=status)


def _http(_: Request[Any, Any, Any], error: HTTPException) -> Failed:
    why = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        why = "; ".join(map(_wrong, error.extra))
    why = "There is nothing here" if why == "Not Found" else why
    return Response(
        {"detail": f"{one_line(why).rstrip('.')}."}, status_code=error.status_code, headers=error.headers
    )


def _not_found(web: WebApp) -> Callable[[Request[Any, Any, Any], NotFoundException], Response[Any]]:
    def answer(request: Request[Any, Any, Any], error: NotFoundException) -> Response[Any]:
        return web.lost(request) or _http(request, error)

    return answer


def _wrong(part: dict[str, Any]) -> str:
    """What is wrong with one part of a request; `data` is what the framework calls its body."""
    key, message = part.get("key", "data"), part["message"]
    if message == "'data'":
        return "The body is missing"
    return f"The body: {message}" if key == "data" else f"{key}: {message}"


def _too_deep(_: Request[Any, Any, Any], error: RecursionError) -> Failed:
    return Response({"detail": "That is nested too deeply."}, status_code=400)


def _unforeseen(house: House) -> Callable[[Request[Any, Any, Any], Exception], Failed]:
    def answer(_: Request[Any, Any, Any], error: Exception) -> Failed:
        house.metrics.count("errors")
        log_problem("a request failed", error)
        return Response({"detail": "Something went wrong here; it has been noted."}, status_code=500)

    return answer
