"""What all handlers of HTTP requests share: who asks, from where, and what may be answered."""

from typing import Annotated, Any

from litestar import Request
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from kotatsu.server.identity import COOKIE
from kotatsu.server.limits import home
from kotatsu.server.live import LiveTable
from kotatsu.server.qr import qr_svg
from kotatsu.server.services import Services
from kotatsu.server.tables import LiveTables
from kotatsu.table import Refused
from kotatsu.wire.http import Link, Problem

Asked = Request[Any, Any, State]
WHY = {
    400: "This cannot be understood",
    401: "Say who you are first",
    403: "Not from another site, or not yours to ask",
    404: "There is no such thing",
    409: "Not now",
    413: "Too big",
    415: "Not JSON",
    429: "Too often",
    503: "The database does not answer",
}


def problems(*codes: int) -> dict[int, ResponseSpec]:
    """What a request may be answered beside what it asks for."""
    always = (400, 403, 413, 415, 429, 503)
    return {code: ResponseSpec(Problem, description=WHY[code]) for code in sorted((*always, *codes))}


ANYBODY = problems()
SOMEBODY = problems(401)
AT_A_TABLE = problems(401, 404, 409)

TableId = Annotated[str, Parameter(max_length=64)]
Token = Annotated[str, Parameter(max_length=128)]
GameName = Annotated[str | None, Parameter(max_length=40, required=False)]
Skip = Annotated[int, Parameter(ge=0, le=2**31, required=False)]
ShortName = Annotated[str, Parameter(max_length=40)]
Before = Annotated[int | None, Parameter(ge=0, le=2**53, required=False)]


def services_of(request: Asked) -> Services:
    found: Services = request.app.state.services
    return found


def tables_of(request: Asked) -> LiveTables:
    found: LiveTables = request.app.state.tables
    return found


async def live_table(request: Asked, table_id: str) -> LiveTable:
    return await tables_of(request).table(table_id)


def known(request: Asked) -> str | None:
    return services_of(request).recognise(request.cookies.get(COOKIE))


def who(request: Asked) -> str:
    """The identity of whoever asks; without one, nothing that needs one can be asked."""
    identity = known(request)
    if identity is None:
        raise Refused("who-are-you")
    return identity


def must_not_hurry(request: Asked, what: str, sender: str) -> None:
    if not services_of(request).limits[what].allows(sender):
        services_of(request).metrics.count("limited")
        raise Refused("too-often")


def address_of(request: Asked) -> str:
    return home(request.client.host if request.client is not None else "unknown")


async def link_to(request: Asked, path: str) -> Link:
    """A path of ours as an address to give away."""
    reach, scheme, host = services_of(request).reach, request.scope["scheme"], request.headers.get("host", "")
    origin = reach.origin(scheme, host)
    url = f"{origin or f'{scheme}://{host}'}{path}"
    async with services_of(request).turn():
        code = qr_svg(url)
    if origin is not None:
        return Link(url, code, None, False)
    return Link(url, code, reach.start, reach.may_open(address_of(request), host))
