"""The HTTP interface: who one is, which tables there are, how to get to them."""

import math
from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Response, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody, Parameter

from kotatsu import __version__
from kotatsu.bots import DEFAULT_LEVEL
from kotatsu.bots.levels import opponents
from kotatsu.compiled import is_compiled
from kotatsu.core.game import Game
from kotatsu.core.log import Log
from kotatsu.core.record import Record
from kotatsu.core.registry import games
from kotatsu.server import pages
from kotatsu.server.asking import (
    ANYBODY,
    AT_A_TABLE,
    SOMEBODY,
    Asked,
    GameName,
    ShortName,
    Skip,
    TableId,
    Token,
    address_of,
    known,
    link_to,
    live_table,
    must_not_hurry,
    problems,
    services_of,
    tables_of,
    who,
)
from kotatsu.server.clubs import CLUB_HANDLERS
from kotatsu.server.editions import EDITION_HANDLERS
from kotatsu.server.identity import COOKIE, COOKIE_SECONDS, new_id
from kotatsu.server.listing import listed, read_about
from kotatsu.server.metrics import text_of
from kotatsu.server.notices.api import NOTICE_HANDLERS
from kotatsu.server.operators import is_operator
from kotatsu.server.pool import NoAnswer
from kotatsu.server.records import RECORD_HANDLERS, record_to_play_on
from kotatsu.server.tournaments import TOURNAMENT_HANDLERS
from kotatsu.server.vacations import VACATION_HANDLERS
from kotatsu.server.you import YOU_HANDLERS, coat_of
from kotatsu.store import StoredTable
from kotatsu.table import Chair, Description, Refused, Table, projection
from kotatsu.table.description import played_on, tutorial_of
from kotatsu.table.editions import wanted_edition
from kotatsu.table.plain_text import clean_name
from kotatsu.wire.http import (
    PAGE_SIZE,
    BotLevel,
    ExampleStep,
    GameInfo,
    GameOption,
    Hint,
    Link,
    Links,
    Listed,
    Made,
    Me,
    Moment,
    NewName,
    NewTable,
    SheetRow,
    Shelf,
    WorkedExample,
)

OWN_TABLES = 1000
"""Of somebody's tables so many are sorted; nobody plays at more at once."""

# --- the server ---------------------------------------------------------------------------------------------


@get("/health", media_type=MediaType.TEXT)
async def health() -> str:
    """Whether the process runs."""
    return "ok\n"


@get("/ready", media_type=MediaType.TEXT)
async def ready(request: Asked) -> Response[str]:
    """Whether it takes players: not while it closes, nor while its database cannot be written."""
    why_not = await services_of(request).why_not_ready()
    return Response(f"{why_not or 'ready'}\n", status_code=503 if why_not else 200)


@get("/metrics", media_type="text/plain; version=0.0.4", responses=problems(404))
async def metrics(request: Asked) -> str:
    """Counters for Prometheus; for anybody but the operator there is nothing here."""
    services = services_of(request)
    peer = request.client.host if request.client is not None else None
    token, other_names = services.settings.metrics_token, bool(services.settings.list_of("origins"))
    if not is_operator(peer, request.scope["headers"], token, behind_proxy=other_names):
        raise Refused("nothing-here")
    return text_of(await services.crew.all_counted(services.metrics))


@get("/api/games", responses=ANYBODY)
async def shelf() -> Shelf:
    """What can be played here, and against whom."""
    bots = [BotLevel(level.name, level.character) for level in opponents()]
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
        editions=[edition.name for edition in game.editions],
        tutorial=game.tutorial is not None,
    )


@get("/api/games/{game:str}/examples/{name:str}", responses=problems(404))
async def example(request: Asked, game: ShortName, name: ShortName) -> WorkedExample:
    """A worked example of a game's rulebook, step by step."""
    found = next((one for one in games() if one.name == game), None)
    if found is None or name not in found.examples:
        raise Refused("nothing-here")
    async with services_of(request).turn():
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
    identity = known(request)
    found = await services_of(request).store.identity(identity) if identity is not None else None
    return Me(None) if found is None else Me(found.name, coat_of(found))


@post("/api/me", status_code=200, responses=ANYBODY)
async def become(request: Asked, data: JSONBody[NewName]) -> Response[Me]:
    """Become somebody, or take another name."""
    name = clean_name(data.name)
    identity = known(request)
    if identity is None:
        must_not_hurry(request, "people", address_of(request))
        identity = new_id()
    stored = await services_of(request).store.put_identity(identity, name, data.coat)
    return Response(Me(name, coat_of(stored)), cookies=[_cookie(request, identity)])


def _cookie(request: Asked, identity: str) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=services_of(request).signer.cookie(identity),
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=request.scope["scheme"] == "https",
    )


@post("/api/me/link", status_code=200, responses=problems(401, 404))
async def transfer_link(request: Asked) -> Link:
    """A link that lets another device be me, once; the last one made is the one that works."""
    identity = who(request)
    services_of(request).spend("links", identity, address_of(request))
    token = await services_of(request).store.make_token(identity, services_of(request).settings.link_seconds)
    return await link_to(request, f"/me/{token}")


@get("/me/{token:str}", media_type=MediaType.HTML, include_in_schema=False)
async def transfer_page(request: Asked, token: Token) -> str:
    """Asks before it takes the link: programs that preview links must not use it up."""
    return pages.transfer_page(pages.language_wanted(request.headers.get("accept-language", "")))


@post("/me/{token:str}", include_in_schema=False)
async def transfer_here(request: Asked, token: Token) -> Response[None]:
    """This device is somebody now."""
    must_not_hurry(request, "people", address_of(request))
    identity = await services_of(request).store.redeem(token)
    if identity is None:
        raise Refused("link-used")
    return Response(None, status_code=303, headers={"location": "/"}, cookies=[_cookie(request, identity)])


@post("/api/doors", status_code=200, responses=problems(401, 409))
async def open_doors(request: Asked) -> Link:
    """Let other devices in the network in, where the server listens on this machine alone. Only who sits at
    this machine may; the answer is the address for them."""
    services, address = services_of(request), address_of(request)
    services.spend("links", who(request), address)
    await services.reach.open(address, request.headers.get("host", ""))
    return await link_to(request, "/")


# --- tables -------------------------------------------------------------------------------------------------


@post("/api/tables", responses=AT_A_TABLE)
async def make_table(request: Asked, data: JSONBody[NewTable]) -> Made:
    """A new table, of which one is host; its socket is at /api/tables/{table}/socket."""
    identity = who(request)
    described = await _described(request, data)
    table = await tables_of(request).make(identity, described, address_of(request))
    return Made(table.id, table.invite)


async def _described(request: Asked, data: NewTable) -> Description:
    if data.play_on is not None:
        wish = data.play_on
        record = Record.from_data(await record_to_play_on(request, wish))
        async with services_of(request).turn():
            return played_on(record, wish.at, wish.seat, wish.bots or DEFAULT_LEVEL, new_id())
    if data.tutorial:
        return tutorial_of(data.game, new_id())
    return Description(
        game=data.game,
        players=data.players,
        options=data.options,
        edition=wanted_edition(data.game, data.edition, data.edition_name),
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
    found = await services_of(request).store.waiting(game, PAGE_SIZE, skip)
    return [_listed(stored, None) for stored in found]


@get("/api/tables/mine", responses=SOMEBODY)
async def mine(request: Asked, skip: Skip = 0) -> list[Listed]:
    """One's own tables that wait or run: first those where others wait for one's move, the one with the least
    time left first; then the one with the latest move. A page of them after the first `skip`."""
    identity = who(request)
    found = await services_of(request).store.tables_of(identity, OWN_TABLES)
    async with services_of(request).turn():
        listed = [_listed(stored, identity) for stored in found]
    listed.sort(key=lambda one: (not one.your_turn, math.inf if one.until is None else one.until))
    return listed[skip : skip + PAGE_SIZE]


def _listed(stored: StoredTable, identity: str | None) -> Listed:
    return listed(stored.id, stored.listing.game, read_about(stored.listing), stored.changed, identity)


@get("/api/tables/{table_id:str}/links", responses=AT_A_TABLE)
async def links(request: Asked, table_id: TableId) -> Links:
    """How to ask others to a table one sits at or is host of."""
    identity = who(request)
    services = services_of(request)
    live = await live_table(request, table_id)
    game, invite, watching = await live.read(lambda table: _invitation(table, identity))
    services.spend("links", identity, address_of(request))
    # What follows the # never leaves a browser: no log can hold it. The game is for who previews the link.
    address = f"/table/{table_id}?game={game}"
    play = await link_to(request, address if invite is None else f"{address}#invite={invite}")
    token = "" if invite is None else f"#watch={services.signer.watch_token(table_id, invite)}"
    if not watching:
        return Links(play, None, None)
    screen = await link_to(request, f"/screen/{table_id}{token}")
    return Links(play, await link_to(request, f"{address}{token}"), screen)


def _invitation(table: Table, identity: str) -> tuple[str, str | None, bool]:
    """What links to a table are made of: the game, the invitation, whether spectators are let in."""
    if identity != table.host and not table.seats_of(identity):
        raise Refused("only-seated-invite")
    return table.game.name, table.invite, table.watching


@get("/api/tables/{table_id:str}/sheet", responses=AT_A_TABLE)
async def sheet(
    request: Asked,
    table_id: TableId,
    seat: Annotated[int | None, Parameter(ge=0, le=7, required=False)] = None,
) -> list[SheetRow]:
    """The score sheet, and what each of its lines counts: of a finished game all of it, of a running one as
    one's own seat may know it."""
    identity = known(request)
    live = await live_table(request, table_id)
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
    identity = known(request)
    live = await live_table(request, table_id)
    found = await live.read_as(
        identity, lambda table, invite: projection.moment(table, identity, seat, number, invite)
    )
    return Moment(**found)


@get("/api/tables/{table_id:str}/hint", responses=AT_A_TABLE)
async def hint(request: Asked, table_id: TableId, seat: Annotated[int, Parameter(ge=0, le=7)]) -> Hint:
    """What a strong bot thinks of the moves of one's own seat, the best first, and why: from what that seat
    knows."""
    identity = who(request)
    services = services_of(request)
    live = await live_table(request, table_id)
    view = await live.read(lambda table: _asked_view(table, identity, seat))
    waits = f"waits for a hint {identity}"  # each for one at a time
    if services.counts.of(waits):
        raise Refused("too-often")
    services.spend("hints", identity, address_of(request))
    services.counts.add(waits)
    try:
        found = await services.bot_workers.ask({"advise": True, "view": view}, aside=True)
    except NoAnswer:
        raise Refused("hints-nobody") from None
    finally:
        services.counts.add(waits, -1)
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


HANDLERS = [
    *RECORD_HANDLERS,
    *YOU_HANDLERS,
    *CLUB_HANDLERS,
    *TOURNAMENT_HANDLERS,
    *NOTICE_HANDLERS,
    *VACATION_HANDLERS,
    *EDITION_HANDLERS,
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
    sheet,
    moment,
    hint,
]
