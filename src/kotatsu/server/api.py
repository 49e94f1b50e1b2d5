"""The HTTP interface: who one is, which tables there are, how to get to them."""

from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import Cookie, State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from kotatsu import __version__
from kotatsu.bots import DEFAULT_LEVEL, OPPONENTS
from kotatsu.compiled import is_compiled
from kotatsu.core.game import Game
from kotatsu.core.log import Log
from kotatsu.core.registry import games
from kotatsu.server import pages
from kotatsu.server.identity import COOKIE, COOKIE_SECONDS, new_id
from kotatsu.server.limits import home
from kotatsu.server.listing import read_about
from kotatsu.server.live import LiveTable
from kotatsu.server.operators import is_operator
from kotatsu.server.pool import NoAnswer
from kotatsu.server.problems import NoSuchTable
from kotatsu.server.qr import qr_svg
from kotatsu.server.services import Services
from kotatsu.server.tables import LiveTables
from kotatsu.store import NotFound, RecordInfo, StoredTable
from kotatsu.table import Chair, Clock, Description, Refused, Table, projection
from kotatsu.table.description import tutorial_of
from kotatsu.table.plain_text import clean_name
from kotatsu.wire.document import Result
from kotatsu.wire.http import (
    PAGE_SIZE,
    BotLevel,
    ExampleStep,
    Finished,
    GameInfo,
    GameOption,
    Hint,
    Link,
    Links,
    Listed,
    ListedSeat,
    Made,
    Me,
    Moment,
    NewName,
    NewTable,
    Problem,
    SheetRow,
    Shelf,
    WorkedExample,
)

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


def _problems(*codes: int) -> dict[int, ResponseSpec]:
    """What a request may be answered beside what it asks for."""
    always = (400, 403, 413, 415, 429, 503)
    return {code: ResponseSpec(Problem, description=WHY[code]) for code in sorted((*always, *codes))}


ANYBODY = _problems()
SOMEBODY = _problems(401)
AT_A_TABLE = _problems(401, 404, 409)

TableId = Annotated[str, Parameter(max_length=64)]
Token = Annotated[str, Parameter(max_length=128)]
GameName = Annotated[str | None, Parameter(max_length=40, required=False)]
Skip = Annotated[int, Parameter(ge=0, le=2**31, required=False)]
ShortName = Annotated[str, Parameter(max_length=40)]
Before = Annotated[int | None, Parameter(ge=0, le=2**53, required=False)]


def _services(request: Asked) -> Services:
    services: Services = request.app.state.services
    return services


def _tables(request: Asked) -> LiveTables:
    tables: LiveTables = request.app.state.tables
    return tables


async def _live(request: Asked, table_id: str) -> LiveTable:
    return await _tables(request).table(table_id)


def _known(request: Asked) -> str | None:
    return _services(request).recognise(request.cookies.get(COOKIE))


def _who(request: Asked) -> str:
    """The identity of whoever asks; without one, nothing that needs one can be asked."""
    identity = _known(request)
    if identity is None:
        raise Refused("who-are-you")
    return identity


def _must_not_hurry(request: Asked, what: str, sender: str) -> None:
    if not _services(request).limits[what].allows(sender):
        _services(request).metrics.count("limited")
        raise Refused("too-often")


def _address(request: Asked) -> str:
    return home(request.client.host if request.client is not None else "unknown")


# --- the server ---------------------------------------------------------------------------------------------


@get("/health", media_type=MediaType.TEXT)
async def health() -> str:
    """Whether the process runs."""
    return "ok\n"


@get("/ready", media_type=MediaType.TEXT)
async def ready(request: Asked) -> Response[str]:
    """Whether it takes players: not while it closes, nor while its database cannot be written."""
    why_not = await _services(request).why_not_ready()
    return Response(f"{why_not or 'ready'}\n", status_code=503 if why_not else 200)


@get("/metrics", media_type="text/plain; version=0.0.4", responses=_problems(404))
async def metrics(request: Asked) -> str:
    """Counters for Prometheus; for anybody but the operator there is nothing here."""
    services = _services(request)
    peer = request.client.host if request.client is not None else None
    token, other_names = services.settings.metrics_token, bool(services.settings.list_of("origins"))
    if not is_operator(peer, request.scope["headers"], token, behind_proxy=other_names):
        raise Refused("nothing-here")
    return services.metrics.text()


@get("/api/games", responses=ANYBODY)
async def shelf() -> Shelf:
    """What can be played here, and against whom."""
    bots = [BotLevel(level.name, level.character) for level in OPPONENTS]
    return Shelf([_game(game) for game in games()], bots, DEFAULT_LEVEL, __version__, is_compiled())


def _game(game: Game) -> GameInfo:
    options = [
        GameOption(
            name=option.name,
            kind=option.kind,
            default=option.default,
            help=game.box.say(f"option-{option.name}-help"),
            choices=list(option.choices),
            low=option.low,
            high=option.high,
            nullable=option.nullable,
        )
        for option in game.options
    ]
    return GameInfo(
        name=game.name,
        title=game.title,
        summary=game.summary,
        credits=game.credits,
        minutes=game.minutes,
        players=list(game.players),
        usual_players=game.usual_players,
        options=options,
        tutorial=game.tutorial is not None,
    )


@get("/api/games/{game:str}/examples/{name:str}", responses=_problems(404))
async def example(request: Asked, game: ShortName, name: ShortName) -> WorkedExample:
    """A worked example of a game's rulebook, step by step."""
    found = next((one for one in games() if one.name == game), None)
    if found is None or name not in found.examples:
        raise Refused("nothing-here")
    async with _services(request).turn():
        return _played(found, name)


@cache
def _played(game: Game, name: str) -> WorkedExample:
    """There are few, and they never change: each is played once."""
    example = game.examples[name]
    log = Log(game, example.players, example.seed, example.options)
    seat, noticed, moments = example.seat, 0, []
    for made in example.course(log):
        events = projection.happened(log, seat, made, noticed)
        noticed += projection.noticed(log.events[made:], seat)
        view = log.state.view(seat)
        moments.append((events, list(view.deciders), view.dump(), view.sheet()))
    steps = [
        ExampleStep(step.text, step.rule, list(step.show), *told, step.scored)
        for step, told in zip(example.steps, moments[1:], strict=True)
    ]
    return WorkedExample(
        players=example.players,
        seat=seat,
        options=dict(log.setup.options),
        printed=dict(log.setup.printed()),
        before=moments[0][0],
        steps=steps,
    )


# --- people -------------------------------------------------------------------------------------------------


@get("/api/me", responses=ANYBODY)
async def me(request: Asked) -> Me:
    """Who this browser is."""
    identity = _known(request)
    known = await _services(request).store.identity(identity) if identity is not None else None
    return Me(known.name if known is not None else None)


@post("/api/me", status_code=200, responses=ANYBODY)
async def become(request: Asked, data: NewName) -> Response[Me]:
    """Become somebody, or take another name."""
    name = clean_name(data.name)
    identity = _known(request)
    if identity is None:
        _must_not_hurry(request, "people", _address(request))
        identity = new_id()
    await _services(request).store.put_identity(identity, name)
    return Response(Me(name), cookies=[_cookie(request, identity)])


def _cookie(request: Asked, identity: str) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=_services(request).signer.cookie(identity),
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=request.scope["scheme"] == "https",
    )


@post("/api/me/link", status_code=200, responses=_problems(401, 404))
async def transfer_link(request: Asked) -> Link:
    """A link that lets another device be me, once; the last one made is the one that works."""
    identity = _who(request)
    _services(request).spend("links", identity, _address(request))
    token = await _services(request).store.make_token(identity, _services(request).settings.link_seconds)
    return await _link(request, f"/me/{token}")


async def _link(request: Asked, path: str) -> Link:
    reach, scheme, host = _services(request).reach, request.scope["scheme"], request.headers.get("host", "")
    origin = reach.origin(scheme, host)
    url = f"{origin or f'{scheme}://{host}'}{path}"
    async with _services(request).turn():
        code = qr_svg(url)
    if origin is not None:
        return Link(url, code, None, False)
    return Link(url, code, reach.start, reach.may_open(_address(request), host))


@get("/me/{token:str}", media_type=MediaType.HTML, include_in_schema=False)
async def transfer_page(request: Asked, token: Token) -> str:
    """Asks before it takes the link: programs that preview links must not use it up."""
    return pages.transfer_page(pages.language_wanted(request.headers.get("accept-language", "")))


@post("/me/{token:str}", include_in_schema=False)
async def transfer_here(request: Asked, token: Token) -> Response[None]:
    """This device is somebody now."""
    _must_not_hurry(request, "people", _address(request))
    identity = await _services(request).store.redeem(token)
    if identity is None:
        raise Refused("link-used")
    return Response(None, status_code=303, headers={"location": "/"}, cookies=[_cookie(request, identity)])


@post("/api/doors", status_code=200, responses=_problems(401, 409))
async def open_doors(request: Asked) -> Link:
    """Let other devices in the network in, where the server listens on this machine alone. Only who sits at
    this machine may; the answer is the address for them."""
    services, address = _services(request), _address(request)
    services.spend("links", _who(request), address)
    await services.reach.open(address, request.headers.get("host", ""))
    return await _link(request, "/")


# --- tables -------------------------------------------------------------------------------------------------


@post("/api/tables", responses=AT_A_TABLE)
async def make_table(request: Asked, data: NewTable) -> Made:
    """A new table, of which one is host; its socket is at /api/tables/{table}/socket."""
    identity = _who(request)
    described = tutorial_of(data.game, new_id()) if data.tutorial else _described(data)
    table = await _tables(request).make(identity, described, _address(request))
    return Made(table.id, table.invite)


def _described(data: NewTable) -> Description:
    return Description(
        game=data.game,
        players=data.players,
        options=data.options,
        clock=data.clock,
        invite=new_id() if data.private else None,
        hints=data.hints,
        watching=data.watching,
        chairs=tuple(Chair(bot=level) for level in data.bots),
    )


@get("/api/tables", responses=ANYBODY)
async def waiting(request: Asked, game: GameName = None, skip: Skip = 0) -> list[Listed]:
    """Public tables that wait for players: everybody's newest, the newest of these first, then everybody's
    second, and so on; a page of them after the first `skip`."""
    found = await _services(request).store.waiting(game, PAGE_SIZE, skip)
    return [_listed(stored, None) for stored in found]


@get("/api/tables/mine", responses=SOMEBODY)
async def mine(request: Asked, skip: Skip = 0) -> list[Listed]:
    """One's own tables that wait or run, the one with the latest move first; a page of them after the first
    `skip`."""
    identity = _who(request)
    found = await _services(request).store.tables_of(identity, PAGE_SIZE, skip)
    return [_listed(stored, identity) for stored in found]


def _listed(stored: StoredTable, identity: str | None) -> Listed:
    about = read_about(stored.listing)
    turns = [owner for owner, seat in zip(about["owners"], about["seats"]) if seat["decides"]]
    return Listed(
        table=stored.id,
        game=stored.listing.game,
        phase=about["phase"],
        players=about["players"],
        options=about["options"],
        clock=Clock(**about["clock"]),
        seats=_seats(about),
        changed=stored.changed,
        your_turn=identity is not None and identity in turns,
    )


def _seats(about: dict[str, Any]) -> list[ListedSeat]:
    return [ListedSeat(seat["name"], seat["bot"], seat["open"]) for seat in about["seats"]]


@get("/api/tables/{table_id:str}/links", responses=AT_A_TABLE)
async def links(request: Asked, table_id: TableId) -> Links:
    """How to ask others to a table one sits at or is host of."""
    identity = _who(request)
    services = _services(request)
    live = await _live(request, table_id)
    game, invite, watching = await live.read(lambda table: _invitation(table, identity))
    services.spend("links", identity, _address(request))
    # What follows the # never leaves a browser: no log can hold it. The game is for who previews the link.
    address = f"/table/{table_id}?game={game}"
    play = await _link(request, address if invite is None else f"{address}#invite={invite}")
    token = "" if invite is None else f"#watch={services.signer.watch_token(table_id, invite)}"
    return Links(play, await _link(request, f"{address}{token}") if watching else None)


def _invitation(table: Table, identity: str) -> tuple[str, str | None, bool]:
    """What links to a table are made of: the game, the invitation, whether spectators are let in."""
    if identity != table.host and not table.seats_of(identity):
        raise Refused("only-seated-invite")
    return table.game.name, table.invite, table.watching


@get("/api/tables/{table_id:str}/record", media_type=MediaType.JSON, responses=AT_A_TABLE)
async def record(
    request: Asked,
    table_id: TableId,
    seat: Annotated[int | None, Parameter(ge=0, le=7, required=False)] = None,
) -> Response[bytes]:
    """The record: of a finished game all of it, of a running one what one's own seat may know."""
    identity = _known(request)
    services = _services(request)
    try:
        live = await _live(request, table_id)
    except NoSuchTable:  # its private entries are gone, but the record may have stayed
        content = await _kept_record(services, table_id, identity)
    else:
        content = await live.read(
            lambda table: msgspec.json.encode(projection.record(table, identity, seat).as_data())
        )
    name = f'attachment; filename="kotatsu-{table_id[:8]}.json"'
    return Response(content, media_type="application/json", headers={"content-disposition": name})


@get("/api/tables/{table_id:str}/sheet", responses=AT_A_TABLE)
async def sheet(
    request: Asked,
    table_id: TableId,
    seat: Annotated[int | None, Parameter(ge=0, le=7, required=False)] = None,
) -> list[SheetRow]:
    """The score sheet, and what each of its lines counts: of a finished game all of it, of a running one as
    one's own seat may know it."""
    identity = _known(request)
    live = await _live(request, table_id)
    rows = await live.read_as(identity, lambda table, invite: projection.sheet(table, identity, seat, invite))
    return [SheetRow(*row, why.spots, why.events) for row, why in rows]


@get("/api/tables/{table_id:str}/moment", responses=AT_A_TABLE)
async def moment(
    request: Asked,
    table_id: TableId,
    number: Annotated[int, Parameter(ge=0, le=2**31)],
    seat: Annotated[int | None, Parameter(ge=0, le=7, required=False)] = None,
) -> Moment:
    """The game as one's own seat, or a spectator, saw it at an earlier moment; the events name them."""
    identity = _known(request)
    live = await _live(request, table_id)
    found = await live.read_as(
        identity, lambda table, invite: projection.moment(table, identity, seat, number, invite)
    )
    return Moment(**found)


@get("/api/tables/{table_id:str}/hint", responses=AT_A_TABLE)
async def hint(request: Asked, table_id: TableId, seat: Annotated[int, Parameter(ge=0, le=7)]) -> Hint:
    """What a strong bot thinks of the moves of one's own seat, the best first, and why: from what that seat
    knows."""
    identity = _who(request)
    services = _services(request)
    live = await _live(request, table_id)
    view = await live.read(lambda table: _asked_view(table, identity, seat))
    if identity in services.waiting_for_hints:
        raise Refused("too-often")
    services.spend("hints", identity, _address(request))
    services.waiting_for_hints.add(identity)
    try:
        found = await services.bot_workers.ask({"advise": True, "view": view}, aside=True)
    except NoAnswer:
        raise Refused("hints-nobody") from None
    finally:
        services.waiting_for_hints.discard(identity)
    return msgspec.convert(found, Hint)


def _asked_view(table: Table, identity: str, seat: int) -> dict[str, Any]:
    """What the owner of a seat that is asked may know."""
    if not table.hints:
        raise Refused("hints-off")
    if seat not in table.seats_of(identity):
        raise Refused("not-your-seat", seat=seat)
    if table.log is None or table.is_closed or table.paused:
        raise Refused("hints-not-asked")
    view = table.state().view(seat)
    if not view.legal_moves(seat):
        raise Refused("hints-not-asked")
    data: dict[str, Any] = view.dump()
    return data


async def _kept_record(services: Services, table_id: str, identity: str | None) -> bytes:
    """The record of a table that is gone; of a private one, for those who played there."""
    try:
        about = msgspec.json.decode((await services.store.record_info(table_id)).about)
    except NotFound:
        raise Refused("no-record") from None
    if about["private"] and identity not in about["owners"]:
        raise NoSuchTable("no-table")
    return await services.store.record(table_id)


@get("/api/results", responses=ANYBODY)
async def results(request: Asked, game: GameName = None, before: Before = None) -> list[Finished]:
    """Games that have ended at public tables, the newest first."""
    found = await _services(request).store.records(game, public=True, before=before, limit=PAGE_SIZE)
    return [_finished(info) for info in found]


@get("/api/results/mine", responses=SOMEBODY)
async def my_results(request: Asked, game: GameName = None, before: Before = None) -> list[Finished]:
    """One's own games that have ended, the newest first."""
    found = await _services(request).store.records(game, _who(request), before=before, limit=PAGE_SIZE)
    return [_finished(info) for info in found]


def _finished(info: RecordInfo) -> Finished:
    about = msgspec.json.decode(info.about)
    return Finished(
        number=info.number,
        table=info.table_id,
        game=info.game,
        players=about["players"],
        options=about["options"],
        seats=_seats(about),
        result=Result(**about["result"]) if about["result"] is not None else None,
        abandoned=about["abandoned"],
        finished=info.finished,
    )


HANDLERS = [
    health,
    ready,
    metrics,
    shelf,
    example,
    me,
    become,
    transfer_link,
    transfer_page,
    transfer_here,
    open_doors,
    make_table,
    waiting,
    mine,
    links,
    record,
    sheet,
    moment,
    hint,
    results,
    my_results,
]
