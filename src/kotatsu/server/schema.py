"""The description of the HTTP interface (OpenAPI), worked out elsewhere when somebody first asks.

That takes half a second and fifty megabytes, which nobody who plays shall feel: a process of its own does it.
`python -m kotatsu.server.schema` prints it.
"""

import asyncio
import sys

from litestar import Litestar, Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.serialization import encode_json

from kotatsu import __version__
from kotatsu.server.api import HANDLERS
from kotatsu.table import Refused

ABOUT = (
    "Tables, people and results. Playing goes through a table's WebSocket; "
    "its messages are declared in kotatsu.wire."
)


def describe() -> bytes:
    """The description, as JSON."""
    config = OpenAPIConfig(title="Kotatsu", version=__version__, description=ABOUT)
    return encode_json(Litestar(route_handlers=HANDLERS, openapi_config=config).openapi_schema.to_schema())


async def describe_elsewhere() -> bytes:
    """The same, without anybody here noticing."""
    command = (sys.executable, "-P", "-m", __name__)
    process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    described, _ = await process.communicate()
    if process.returncode:
        raise Refused("went-wrong")
    return described


def schema_handler() -> HTTPRouteHandler:
    """Asks once, and keeps what was answered."""
    turn = asyncio.Lock()
    kept: list[bytes] = []

    @get("/api/schema/openapi.json", include_in_schema=False)
    async def schema() -> Response[bytes]:
        async with turn:
            if not kept:
                kept.append(await describe_elsewhere())
        return Response(kept[0], media_type="application/vnd.oai.openapi+json")

    return schema


if __name__ == "__main__":
    sys.stdout.buffer.write(describe())
