"""Vacations: somebody's clocks at slow tables rest until a day that everybody there sees. Only they can ask.

What the store has of somebody holds; tables are told of it when it changes, when they are dealt and when they
are loaded, so that one that was asleep, or a server that died in between, comes to the same.
"""

from litestar import get, post
from litestar.params import JSONBody

from kotatsu.server.asking import SOMEBODY, Asked, address_of, problems, services_of, tables_of, who
from kotatsu.server.listing import read_about
from kotatsu.server.logs import log_problem, short
from kotatsu.server.services import Services
from kotatsu.server.timekeeping import DAY
from kotatsu.store import StoreError
from kotatsu.table import PLAYING, Clock, Refused
from kotatsu.wire.http import NewVacation, Vacation

YEAR = 365 * DAY
MOST_TABLES = 1000
"""Somebody's tables that are told of it; nobody plays at more at once."""


@get("/api/vacation", responses=SOMEBODY)
async def vacation(request: Asked) -> Vacation:
    """Until when one's slow games rest, and how many days of a year are left for that."""
    return await _vacation(services_of(request), who(request))


async def _vacation(services: Services, identity: str) -> Vacation:
    now, most = services.now(), services.settings.vacation
    known = await services.store.vacations(identity, now - YEAR)
    used = sum(min(ends, now) - max(begins, now - YEAR) for begins, ends in known)
    until = max((ends for _, ends in known if ends > now), default=None)
    return Vacation(until=until, left=max(0.0, most - used / DAY), most=most, now=now)


@post("/api/vacation", status_code=200, responses=problems(401, 409))
async def set_vacation(request: Asked, data: JSONBody[NewVacation]) -> Vacation:
    """Be on vacation for so many days from now, in place of one that runs; 0 ends it."""
    identity, services = who(request), services_of(request)
    services.spend("links", identity, address_of(request))
    now, most = services.now(), services.settings.vacation
    until, since = now + data.days * DAY, now - YEAR
    if not await services.store.set_vacation(identity, now, until, since, most * DAY):
        raise Refused("vacation-too-long", days=int((await _vacation(services, identity)).left))
    services.spawn(_tell_tables(request, identity))
    return await _vacation(services, identity)


async def _tell_tables(request: Asked, identity: str) -> None:
    for stored in await services_of(request).store.tables_of(identity, MOST_TABLES):
        about = read_about(stored.listing)
        if about["phase"] != PLAYING or not Clock(**about["clock"]).is_slow:
            continue
        try:
            await tables_of(request).let_rest(stored.id)
        except (Refused, StoreError) as problem:  # it is told when it is loaded again
            log_problem("a table could not be told of a vacation", problem, table=short(stored.id))


VACATION_HANDLERS = [vacation, set_vacation]
