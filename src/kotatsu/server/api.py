"""The HTTP interface: who one is, which tables there are, how to get to them."""

from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import Cookie, State
from litestar.exceptions import NotAuthorizedException, PermissionDeniedException, TooManyRequestsException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from kotatsu.bots import PETS, USUAL
from kotatsu.core.game import Game
from kotatsu.core.registry import games
from kotatsu.server.house import House
from kotatsu.server.identity import COOKIE, COOKIE_SECONDS, new_id
from kotatsu.server.pages import MOVE_PAGE
from kotatsu.server.pool import NoAnswer
from kotatsu.server.qr import qr_svg
from kotatsu.store import NotFound, RecordInfo
from kotatsu.store import Table as StoredTable
from kotatsu.table import Chair, Clock, Description, Refused, Table
from kotatsu.table.description import clean_name
from kotatsu.wire import document
from kotatsu.wire.http import (
    Advised,
    BotLevel,
    Finished,
    GameInfo,
    GameOption,
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
)

Asked = Request[Any, Any, State]
WHY = {
    400: "This cannot be understood",
    401: "Say who you are first",
    403: "Not from another site, or not yours to ask",
    404: "There is no such thing",
    409: "Not now",
    413: "Too big",
    429: "Too often",
    503: "The database does not answer",
}


def _problems(*codes: int) -> dict[int, ResponseSpec]:
    """What a request may be answered beside what it asks for."""
    always = (400, 403, 413, 429, 503)
    return {code: ResponseSpec(Problem, description=WHY[code]) for code in sorted((*always, *codes))}


ANYBODY = _problems()
SOMEBODY = _problems(401)
AT_A_TABLE = _problems(401, 404, 409)

MOST = 50
TableId = Annotated[str, Parameter(max_length=64)]
Token = Annotated[str, Parameter(max_length=128)]
GameName = Annotated[str | None, Parameter(max_length=40, required=False)]
Before = Annotated[int | None, Parameter(ge=0, le=2**53, required=False)]


def _house(request: Asked) -> House:
    house: House = request.app.state.house
    return house


def _known(request: Asked) -> str | None:
    return _house(request).recognise(request.cookies.get(COOKIE))


def _who(request: Asked) -> str:
    """The identity of whoever asks; without one, nothing that needs one can be asked."""
    identity = _known(request)
    if identity is None:
        raise NotAuthorizedException("Say who you are first (POST /api/me).")
    return identity


def _must_not_hurry(request: Asked, what: str, sender: str) -> None:
    if not _house(request).limits[what].allows(sender):
        _house(request).metrics.count("limited")
        raise TooManyRequestsException("That was too often; wait a moment.")


def _address(request: Asked) -> str:
    return request.client.host if request.client is not None else "unknown"


# --- the server ---------------------------------------------------------------------------------------------


@get("/health", media_type=MediaType.TEXT)
async def health() -> str:
    """Whether the process runs."""
    return "ok\n"


@get("/ready", media_type=MediaType.TEXT)
async def ready(request: Asked) -> Response[str]:
    """Whether it takes players: not while it closes, nor when its disk has failed."""
    house = _house(request)
    why_not = "closing" if house.closing else "the database cannot be written" if house.store.problem else ""
    return Response(f"{why_not or 'ready'}\n", status_code=503 if why_not else 200)


@get("/metrics", media_type="text/plain; version=0.0.4")
async def metrics(request: Asked) -> str:
    """Counters for Prometheus."""
    return _house(request).metrics.text()


@get("/api/games", responses=ANYBODY)
async def shelf() -> Shelf:
    """What can be played here, and against whom."""
    bots = [BotLevel(level.name, level.character) for level in PETS]
    return Shelf([_game(game) for game in games()], bots, USUAL)


def _game(game: Game) -> GameInfo:
    options = [
        GameOption(o.name, o.kind, o.default, o.help, list(o.choices), o.low, o.high, o.nullable)
        for o in game.options
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
    )


# --- people -------------------------------------------------------------------------------------------------


@get("/api/me", responses=ANYBODY)
async def me(request: Asked) -> Me:
    """Who this browser is."""
    identity = _known(request)
    known = await _house(request).store.identity(identity) if identity is not None else None
    return Me(known.name if known is not None else None)


@post("/api/me", status_code=200, responses=ANYBODY)
async def become(request: Asked, data: NewName) -> Response[Me]:
    """Become somebody, or take another name."""
    name = clean_name(data.name)
    identity = _known(request)
    if identity is None:
        _must_not_hurry(request, "people", _address(request))
        identity = new_id()
    await _house(request).store.put_identity(identity, name)
    return Response(Me(name), cookies=[_cookie(request, identity)])


def _cookie(request: Asked, identity: str) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=_house(request).signer.cookie(identity),
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=request.scope["scheme"] == "https",
    )


@post("/api/me/link", status_code=200, responses=_problems(401, 404))
async def move_link(request: Asked) -> Link:
    """A link that lets another device be me, once; the last one made is the one that works."""
    identity = _who(request)
    _must_not_hurry(request, "tables", identity)
    token = await _house(request).store.make_token(identity, _house(request).settings.link_seconds)
    return _link(request, f"/me/{token}")


def _link(request: Asked, path: str) -> Link:
    url = f"{request.scope['scheme']}://{request.headers.get('host', '')}{path}"
    return Link(url, qr_svg(url))


@get("/me/{token:str}", media_type=MediaType.HTML, include_in_schema=False)
async def move_page(token: Token) -> str:
    """Asks before it takes the link: programs that preview links must not use it up."""
    return MOVE_PAGE


@post("/me/{token:str}", include_in_schema=False)
async def move_here(request: Asked, token: Token) -> Response[None]:
    """This device is somebody now."""
    _must_not_hurry(request, "people", _address(request))
    identity = await _house(request).store.redeem(token)
    if identity is None:
        raise NotFound("This link has been used or is too old; make a new one.")
    return Response(None, status_code=303, headers={"location": "/"}, cookies=[_cookie(request, identity)])


# --- tables -------------------------------------------------------------------------------------------------


@post("/api/tables", responses=AT_A_TABLE)
async def make_table(request: Asked, data: NewTable) -> Made:
    """A new table, of which one is host; its socket is at /api/tables/{table}/socket."""
    identity = _who(request)
    _must_not_hurry(request, "tables", identity)
    house = _house(request)
    if len(await house.store.tables_of(identity)) >= house.settings.tables_each:
        raise Refused("You have too many open tables; finish or close some first.")
    clock = Clock(data.clock.kind, data.clock.seconds, data.clock.increment)
    described = Description(
        game=data.game,
        players=data.players,
        options=data.options,
        clock=clock,
        invite=new_id() if data.private else None,
        hints=data.hints,
        watching=data.watching,
        chairs=tuple(Chair(bot=level) for level in data.bots),
    )
    table = await house.make(identity, described)
    return Made(table.id, table.invite)


@get("/api/tables", responses=ANYBODY)
async def waiting(request: Asked, game: GameName = None) -> list[Listed]:
    """Public tables that wait for players, the newest first."""
    found = await _house(request).store.waiting(game, MOST)
    return [_listed(_house(request), stored, None) for stored in found]


@get("/api/tables/mine", responses=SOMEBODY)
async def mine(request: Asked) -> list[Listed]:
    """One's own tables that wait or run, the one with the latest move first."""
    identity = _who(request)
    found = await _house(request).store.tables_of(identity)
    return [_listed(_house(request), stored, identity) for stored in found[:MOST]]


def _listed(house: House, stored: StoredTable, identity: str | None) -> Listed:
    about = house.about(stored.listing)
    turns = [owner for owner, seat in zip(about["owners"], about["seats"]) if seat["decides"]]
    return Listed(
        table=stored.id,
        game=stored.listing.game,
        phase=about["phase"],
        players=about["players"],
        options=about["options"],
        clock=document.Clock(**about["clock"]),
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
    house = _house(request)
    table = (await house.table(table_id)).table
    if identity != table.host and not table.seats_of(identity):
        raise PermissionDeniedException("Only who sits at the table can ask others to it.")
    address = f"/table/{table.id}"  # what follows the # never leaves a browser: no log can hold it
    play = _link(request, address if table.invite is None else f"{address}#invite={table.invite}")
    token = "" if table.invite is None else f"#watch={house.signer.watch_token(table.id, table.invite)}"
    return Links(play, _link(request, f"{address}{token}") if table.watching else None)


@get("/api/tables/{table_id:str}/record", media_type=MediaType.JSON, responses=AT_A_TABLE)
async def record(
    request: Asked,
    table_id: TableId,
    seat: Annotated[int | None, Parameter(ge=0, le=7, required=False)] = None,
) -> Response[bytes]:
    """The record: of a finished game all of it, of a running one what one's own seat may know."""
    identity = _known(request)
    house = _house(request)
    try:
        live = await house.table(table_id)
    except NotFound:  # its private entries are gone, but the record may have stayed
        content = await _kept_record(house, table_id, identity)
    else:
        content = await live.read(lambda table: msgspec.json.encode(table.record(identity, seat).as_data()))
    name = f'attachment; filename="kotatsu-{table_id[:8]}.json"'
    return Response(content, media_type="application/json", headers={"content-disposition": name})


@get("/api/tables/{table_id:str}/sheet", responses=AT_A_TABLE)
async def sheet(
    request: Asked,
    table_id: TableId,
    seat: Annotated[int | None, Parameter(ge=0, le=7, required=False)] = None,
) -> list[SheetRow]:
    """The score sheet: of a finished game all of it, of a running one as one's own seat may know it."""
    identity = _known(request)
    live = await _house(request).table(table_id)
    rows = await live.read_as(identity, lambda table, invite: table.sheet(identity, seat, invite))
    return [SheetRow(*row) for row in rows]


@get("/api/tables/{table_id:str}/moment", responses=AT_A_TABLE)
async def moment(
    request: Asked,
    table_id: TableId,
    number: Annotated[int, Parameter(ge=0, le=2**31)],
    seat: Annotated[int | None, Parameter(ge=0, le=7, required=False)] = None,
) -> Moment:
    """The game as one's own seat, or a spectator, saw it at an earlier moment; the events name them."""
    identity = _known(request)
    live = await _house(request).table(table_id)
    found = await live.read_as(identity, lambda table, invite: table.moment(identity, seat, number, invite))
    return Moment(**found)


@get("/api/tables/{table_id:str}/hint", responses=AT_A_TABLE)
async def hint(
    request: Asked, table_id: TableId, seat: Annotated[int, Parameter(ge=0, le=7)]
) -> list[Advised]:
    """What a strong bot thinks of the moves of one's own seat, the best first: from what that seat knows."""
    identity = _who(request)
    house = _house(request)
    live = await house.table(table_id)
    view = await live.read(lambda table: _asked_view(table, identity, seat))
    _must_not_hurry(request, "hints", identity)
    try:
        found = await house.thinkers.ask({"advise": True, "view": view})
    except NoAnswer:
        raise Refused("Nobody knows just now; ask again in a moment.") from None
    return [Advised(**one) for one in found]


def _asked_view(table: Table, identity: str, seat: int) -> dict[str, Any]:
    """What the owner of a seat that is asked may know."""
    if not table.hints:
        raise Refused("The host of this table does not allow hints.")
    if seat not in table.seats_of(identity):
        raise Refused(f"Seat {seat} is not yours.")
    if table.log is None or table.is_closed or table.paused:
        raise Refused("Hints are for who is asked for a move now.")
    view = table.state().view(seat)
    if not view.legal_moves(seat):
        raise Refused("Hints are for who is asked for a move now.")
    data: dict[str, Any] = view.dump()
    return data


async def _kept_record(house: House, table_id: str, identity: str | None) -> bytes:
    """The record of a table that is gone; of a private one, for those who played there."""
    about = msgspec.json.decode((await house.store.record_info(table_id)).about)
    if about["private"] and identity not in about["owners"]:
        raise NotFound("There is no such table.")
    return await house.store.record(table_id)


@get("/api/results", responses=ANYBODY)
async def results(request: Asked, game: GameName = None, before: Before = None) -> list[Finished]:
    """Games that have ended at public tables, the newest first."""
    found = await _house(request).store.records(game, public=True, before=before, limit=MOST)
    return [_finished(info) for info in found]


@get("/api/results/mine", responses=SOMEBODY)
async def my_results(request: Asked, game: GameName = None, before: Before = None) -> list[Finished]:
    """One's own games that have ended, the newest first."""
    found = await _house(request).store.records(game, _who(request), before=before, limit=MOST)
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
        result=document.Result(**about["result"]) if about["result"] is not None else None,
        abandoned=about["abandoned"],
        finished=info.finished,
    )


HANDLERS = [
    health,
    ready,
    metrics,
    shelf,
    me,
    become,
    move_link,
    move_page,
    move_here,
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
