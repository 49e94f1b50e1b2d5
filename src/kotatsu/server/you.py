"""Somebody's own page: what their games add up to, all of it as a file, and the end of it. Only they can ask
for any of this."""

from collections.abc import AsyncIterator, Iterable
from itertools import groupby
from typing import Annotated, Any, cast

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody, Parameter
from litestar.response import Stream

from kotatsu.bots.levels import LEVELS
from kotatsu.bots.strength import anchors, estimate
from kotatsu.server.asking import (
    SOMEBODY,
    Asked,
    Before,
    GameName,
    address_of,
    problems,
    services_of,
    tables_of,
    who,
)
from kotatsu.server.bulk import line_of
from kotatsu.server.forgetting import forget
from kotatsu.server.identity import COOKIE
from kotatsu.server.listing import seats_listed
from kotatsu.store import Identity, Met, NotFound, Played, Store
from kotatsu.wire.document import Result
from kotatsu.wire.http import (
    PAGE_SIZE,
    Against,
    Coat,
    CurvePoint,
    Forget,
    OwnGame,
    OwnStrength,
    PersonalBest,
    PlayedWith,
    Rivals,
    Tally,
    WinStreak,
    You,
)

Opponents = Annotated[Against | None, Parameter(required=False)]
Players = Annotated[int | None, Parameter(ge=1, le=8, required=False)]


def coat_of(identity: Identity) -> Coat | None:
    return cast(Coat, identity.coat) if identity.coat else None


async def _myself(request: Asked) -> Identity:
    found = await services_of(request).store.identity(who(request))
    return found if found is not None else Identity(who(request), "", 0.0, 0.0)


# --- the page -----------------------------------------------------------------------------------------------


@get("/api/you", responses=SOMEBODY)
async def you(request: Asked, against: Opponents = None) -> You:
    """What one's own games add up to; those against bots alone, or those with other people, if asked for."""
    me = await _myself(request)
    found = await services_of(request).store.summary(me.id, against)
    return You(
        name=me.name,
        coat=coat_of(me),
        since=me.created,
        tallies=[_tally(group) for group in found.groups],
        rivals=_rivals(found.met),
        curves=[CurvePoint(**vars(one)) for one in found.curves],
        streaks=[WinStreak(**vars(one)) for one in found.streaks],
        bests=[PersonalBest(one.game, one.feat, one.value, one.table_id) for one in found.feats],
        companions=[PlayedWith(**vars(one)) for one in found.companions],
        strengths=_strengths(found.met),
        uncounted=found.uncounted,
    )


def _tally(group: Any) -> Tally:
    fields = {name: value for name, value in vars(group).items() if name != "last"}
    return Tally(**{**fields, "mode": _mode(group.mode)})


def _mode(text: str) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(text) if text else {}
    return found


def _kind(rivals: str) -> str:
    levels = set(rivals.split())
    if not levels <= LEVELS.keys():
        return "people"
    return levels.pop() if len(levels) == 1 else "several"


def _rivals(met: Iterable[Met]) -> list[Rivals]:
    def key(one: Met) -> tuple[str, str]:
        return one.game, _kind(one.rivals)

    rows = []
    for (game, kind), same in groupby(sorted(met, key=key), key):
        ones = list(same)
        games = sum(one.games for one in ones)
        scored = sum(one.games for one in ones if one.points is not None)
        points = sum(one.points * one.games for one in ones if one.points is not None)
        won = sum(one.won for one in ones)
        rows.append(Rivals(game, kind, games, won, points / scored if scored else None))
    return rows


def _strengths(met: Iterable[Met]) -> list[OwnStrength]:
    rows = []
    for game, ones in groupby(sorted(met, key=lambda one: one.game), lambda one: one.game):
        found = estimate(game, [(one.rivals, one.games, one.won) for one in ones])
        if found is not None:
            rows.append(OwnStrength(game=game, **vars(found), levels=anchors()[game]))
    return rows


@get("/api/you/games", responses=SOMEBODY)
async def your_games(
    request: Asked,
    game: GameName = None,
    players: Players = None,
    against: Opponents = None,
    before: Before = None,
) -> list[OwnGame]:
    """One's own games that count, the newest first."""
    found = await services_of(request).store.history(who(request), game, players, against, before, PAGE_SIZE)
    return [_own_game(one) for one in found]


def _own_game(one: Played) -> OwnGame:
    about = msgspec.json.decode(one.about)
    fields = {name: value for name, value in vars(one).items() if name not in ("table_id", "about", "mode")}
    return OwnGame(
        **fields,
        table=one.table_id,
        mode=_mode(one.mode),
        seats=seats_listed(about),
        result=Result(**about["result"]) if about["result"] is not None else None,
    )


# --- all of it ----------------------------------------------------------------------------------------------


@get("/api/you/file", media_type="application/x-ndjson", responses=problems(401))
async def your_file(request: Asked) -> Stream:
    """Everything about oneself as one file of JSON lines: first who one is, then a line for every game."""
    services, me = services_of(request), await _myself(request)
    services.spend("links", me.id, address_of(request))
    headers = {"content-disposition": 'attachment; filename="kotatsu-you.jsonl"'}
    return Stream(_everything(services.store, me), media_type="application/x-ndjson", headers=headers)


async def _everything(store: Store, me: Identity) -> AsyncIterator[bytes]:
    yield msgspec.json.encode(await _about_me(store, me)) + b"\n"
    before: int | None = None
    while infos := await store.records(member=me.id, before=before):
        counted = await store.history(me.id, before=infos[0].number + 1)
        results = {one.number: _own_game(one) for one in counted}
        for info in infos:
            line = line_of(info, await store.record(info.table_id))
            owners = msgspec.json.decode(info.about)["owners"]
            line["yours"] = [seat for seat, owner in enumerate(owners) if owner == me.id]
            line["result"] = results.get(info.number)
            yield msgspec.json.encode(line) + b"\n"
        before = infos[-1].number


async def _about_me(store: Store, me: Identity) -> dict[str, Any]:
    found = await store.summary(me.id)
    return {
        "kotatsu_you": 1,
        "name": me.name,
        "cat": me.coat or None,
        "first_here": me.created,
        "last_here": me.seen,
        "strengths": _strengths(found.met),
        "editions": [
            {"game": one.game, "changed": one.changed, "edition": msgspec.json.decode(one.edition)}
            for one in await store.editions(me.id)
        ],
        "said": [line async for line in _said(store, me.id)],
    }


async def _said(store: Store, identity: str) -> AsyncIterator[dict[str, Any]]:
    """What somebody said at tables, as far as that is kept."""
    for table_id in (await store.mentions(identity)).tables:
        try:
            rows = await store.entries(table_id)
        except NotFound:
            continue
        for row in rows:
            if b'"kind":"said"' in row and (entry := msgspec.json.decode(row))["by"] == identity:
                yield {"table": table_id, "at": entry["at"], "text": entry["text"]}


@post("/api/you/forget", status_code=200, responses=problems(401))
async def forget_you(request: Asked, data: JSONBody[Forget]) -> Response[dict[str, bool]]:
    """Forget who asks: from now on this browser is nobody. Games stay, played by somebody."""
    services, identity = services_of(request), who(request)
    services.spend("links", identity, address_of(request))
    await forget(services.store, services.crew, tables_of(request).rounds, identity)
    gone = Response({"forgotten": True})
    gone.delete_cookie(COOKIE)
    return gone


YOU_HANDLERS = [you, your_games, your_file, forget_you]
