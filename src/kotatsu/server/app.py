"""The application: handlers, and errors with their codes."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException, NotFoundException, ValidationException

from kotatsu.core.errors import KotatsuError
from kotatsu.server.api import HANDLERS
from kotatsu.server.metrics import Metrics
from kotatsu.server.problems import explain, problem, status_of
from kotatsu.server.schema import schema_handler
from kotatsu.server.security import Guard
from kotatsu.server.services import Services
from kotatsu.server.sockets import table_socket
from kotatsu.server.tables import LiveTables
from kotatsu.server.webapp import WebApp, web_app
from kotatsu.table import Refused
from kotatsu.table.plain_text import one_line
from kotatsu.table.refusals import Unfit
from kotatsu.wire.http import Problem

Failed = Response[Problem]


class _Request(Request[Any, Any, Any]):
    async def json(self) -> Any:
        """The body; the framework would take bytes that are no text for a fault of ours."""
        try:
            return await super().json()
        except UnicodeDecodeError:
            raise Unfit("not-text") from None


def make_app(tables: LiveTables, services: Services) -> Any:
    """The ASGI application around some tables; opens and closes them."""
    web = web_app()

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await tables.open()
        try:
            yield
        finally:
            await tables.close()

    app = Litestar(
        route_handlers=[*HANDLERS, schema_handler(), *web.handlers(), table_socket],
        lifespan=[lifespan],
        state=State({"tables": tables, "services": services}),
        request_class=_Request,
        request_max_body_size=services.settings.body_bytes,
        exception_handlers={
            KotatsuError: _refused,
            HTTPException: _http,
            NotFoundException: _not_found(web),
            RecursionError: _too_deep,
            Exception: _unforeseen(services.metrics),
        },
        openapi_config=None,  # see schema
        logging_config=None,
    )
    origins = services.settings.list_of("origins")
    return Guard(app, services.limits["requests"], services.metrics, origins, services.door)


def _answer(refusal: Refused, status: int | None = None, headers: dict[str, str] | None = None) -> Failed:
    return Response(problem(refusal), status_code=status or status_of(refusal), headers=headers)


def _refused(_: Request[Any, Any, Any], error: KotatsuError) -> Failed:
    """What somebody asked for and cannot have, and why."""
    return _answer(explain(error))


def _http(_: Request[Any, Any, Any], error: HTTPException) -> Failed:
    """What the framework did not understand."""
    if error.status_code == 404:
        return _answer(Refused("nothing-here"))
    why = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        why = "; ".join(map(_wrong, error.extra))
    return _answer(Refused("bad-request", why=one_line(why).rstrip(".")), error.status_code, error.headers)


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
    return _answer(Refused("too-deep"))


def _unforeseen(metrics: Metrics) -> Callable[[Request[Any, Any, Any], Exception], Failed]:
    def answer(_: Request[Any, Any, Any], error: Exception) -> Failed:
        metrics.count("errors")
        return _answer(explain(error))

    return answer
