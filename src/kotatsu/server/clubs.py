"""Clubs over HTTP: who is there, their tables, evenings and standings. Only members can ask for any of it."""

import time
from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import asdict
from typing import Annotated, Any, cast

import msgspec
from litestar import MediaType, Response, get, post
from litestar.params import JSONBody, Parameter

from kotatsu.clubs import tournament as rules
from kotatsu.clubs.calendar import Event, calendar
from kotatsu.clubs.points import points_of
from kotatsu.clubs.tournament import Tournament
from kotatsu.server.asking import (
    SOMEBODY,
    Asked,
    address_of,
    link_to,
    problems,
    services_of,
    tables_of,
    who,
)
from kotatsu.server.identity import is_id, new_id
from kotatsu.server.listing import listed
from kotatsu.store import Club, ClubMember, ClubResult, ClubTable, Evening, NotFound, Store
from kotatsu.table import Chair, Description, Refused
from kotatsu.table.editions import wanted_edition
from kotatsu.table.plain_text import clean_name
from kotatsu.wire import clubs as wire
from kotatsu.wire.http import Coat, Link, Made, NewTable

AT_A_CLUB = problems(401, 404, 409)
ClubId = Annotated[str, Parameter(max_length=64)]
Spans = Annotated[wire.Span, Parameter(required=False)]

HERE = 45.0
"""Seconds since they last looked in for which somebody is here; pages look every few."""
NOTED = 15.0
"""That somebody is here is written down once in so many seconds."""
MOST_CLUBS = 50
MOST_MEMBERS = 500
MOST_EVENINGS = 200
LONGEST_EVENING = 2 * 86_400.0
LATE = 12 * 3600.0
"""Without a calendar, the games of so many seconds are an evening's."""
MONTH = 30 * 86_400.0


# --- who may ------------------------------------------------------------------------------------------------


async def as_member(store: Store, club_id: str, identity: str) -> tuple[Club, ClubMember]:
    """A club and whoever asks, for its members; for everybody else there is none."""
    if not is_id(club_id):
        raise Refused("no-club")
    try:
        club = await store.club(club_id)
    except NotFound:
        raise Refused("no-club") from None
    member = await store.member(club_id, identity)
    if member is None:
        raise Refused("not-member")
    return club, member


def must_help(member: ClubMember) -> None:
    if member.role == "member":
        raise Refused("only-helpers")


def _must_be_host(member: ClubMember) -> None:
    if member.role != "host":
        raise Refused("only-club-host")


# --- coming and going ---------------------------------------------------------------------------------------


@post("/api/clubs", responses=SOMEBODY)
async def make_club(request: Asked, data: JSONBody[wire.NewClub]) -> wire.ClubLine:
    """A new club, of which one is host."""
    services, identity = services_of(request), who(request)
    name = clean_name(data.name)
    services.spend("tables", identity, address_of(request))
    await _must_have_few(services.store, identity)
    made = Club(new_id(), name, new_id(), time.time())
    await services.store.make_club(made, identity)
    return wire.ClubLine(made.id, made.name)


async def _must_have_few(store: Store, identity: str) -> None:
    if len(await store.clubs_of(identity)) >= MOST_CLUBS:
        raise Refused("too-many-clubs", most=MOST_CLUBS)


@get("/api/clubs", responses=SOMEBODY)
async def my_clubs(request: Asked) -> list[wire.ClubLine]:
    """The clubs that one is a member of, the one looked into last first."""
    found = await services_of(request).store.clubs_of(who(request))
    return [wire.ClubLine(club.id, club.name) for club in found]


@post("/api/clubs/{club_id:str}/join", status_code=200, responses=AT_A_CLUB)
async def join_club(request: Asked, club_id: ClubId, data: JSONBody[wire.ClubDoor]) -> wire.ClubLine:
    """Become a member, by the club's invitation."""
    services, identity = services_of(request), who(request)
    services.spend("links", identity, address_of(request))
    try:
        club = await services.store.club(club_id)
    except NotFound:
        raise Refused("no-club") from None
    if await services.store.member(club_id, identity) is None:
        if data.invite != club.invite:
            raise Refused("no-club")
        await _must_have_few(services.store, identity)
        if len(await services.store.members(club_id)) >= MOST_MEMBERS:
            raise Refused("club-full", most=MOST_MEMBERS)
        await services.store.join_club(club_id, identity)
    return wire.ClubLine(club.id, club.name)


@get("/api/clubs/{club_id:str}/link", responses=AT_A_CLUB)
async def club_link(request: Asked, club_id: ClubId) -> Link:
    """How to ask others to a club."""
    services, identity = services_of(request), who(request)
    club, _ = await as_member(services.store, club_id, identity)
    services.spend("links", identity, address_of(request))
    return await link_to(request, f"/club/{club.id}#invite={club.invite}")


# --- the room -----------------------------------------------------------------------------------------------


@get("/api/clubs/{club_id:str}", responses=AT_A_CLUB)
async def club_shown(request: Asked, club_id: ClubId) -> wire.ClubShown:
    """Who is here, the tables, the calendar and the tournaments."""
    store, identity = services_of(request).store, who(request)
    club, me = await as_member(store, club_id, identity)
    now = time.time()
    if now - me.here > NOTED:
        await store.was_in_club(club_id, identity)
    members = [_member(one, now, me) for one in await store.members(club_id)]
    return wire.ClubShown(
        club=club.id,
        name=club.name,
        invite=club.invite,
        you=me.number,
        role=me.role,
        members=members,
        tables=[_table(one, identity) for one in await store.club_tables(club_id)],
        evenings=[wire.EveningLine(**vars(one)) for one in await store.evenings(club_id)],
        tournaments=[_tournament(stored.state) for stored in await store.tournaments(club_id)],
    )


def _member(one: ClubMember, now: float, me: ClubMember) -> wire.Member:
    coat = cast(Coat, one.coat) if one.coat else None
    return wire.Member(one.number, one.name, coat, one.role, one.number == me.number or now - one.here < HERE)


def _table(one: ClubTable, identity: str) -> wire.TableOfClub:
    about = msgspec.json.decode(one.about)
    return wire.TableOfClub(listed(one.table_id, one.game, about, one.changed, identity), one.invite)


def _tournament(state: bytes) -> wire.TournamentLine:
    found = msgspec.json.decode(state, type=Tournament)
    return wire.TournamentLine(
        tournament=found.id,
        name=found.rules.name,
        game=found.rules.game,
        stage="over" if found.over else found.now.stage,
        round=found.now.number,
        rounds=found.rules.rounds,
        entrants=sum(not one.gone for one in found.entrants),
    )


@post("/api/clubs/{club_id:str}/tables", responses=AT_A_CLUB)
async def make_club_table(request: Asked, club_id: ClubId, data: JSONBody[NewTable]) -> Made:
    """A new table in a club: its members get in, and its games count in the club's standing."""
    services, identity = services_of(request), who(request)
    await as_member(services.store, club_id, identity)
    if data.play_on is not None or data.tutorial:
        raise Refused("no-practice-in-clubs")
    wanted = Description(
        game=data.game,
        players=data.players,
        options=data.options,
        edition=wanted_edition(data.game, data.edition, data.edition_name),
        clock=data.clock,
        invite=new_id(),
        hints=data.hints,
        watching=data.watching,
        chairs=tuple(Chair(bot=level) for level in data.bots),
    )
    table = await tables_of(request).make(identity, wanted, address_of(request))
    await services.store.add_club_table(club_id, table.id, table.invite)
    await services.store.tell_club(club_id, "open", table.id, services.now())
    services.notices.look()
    return Made(table.id, table.invite)


# --- the standing -------------------------------------------------------------------------------------------


@get("/api/clubs/{club_id:str}/standing", responses=AT_A_CLUB)
async def club_standing(request: Asked, club_id: ClubId, span: Spans = "evening") -> wire.ClubStanding:
    """What members made of the club's games: this evening (or the last), in the last thirty days, ever."""
    store = services_of(request).store
    await as_member(store, club_id, who(request))
    title, since, until = _span(span, await store.evenings(club_id), time.time())
    results = await store.club_results(club_id, since, until)
    lines = standing_of(results, await store.members(club_id))
    return wire.ClubStanding(span, title, since, until, lines)


def _span(span: wire.Span, evenings: Iterable[Evening], now: float) -> tuple[str, float, float]:
    if span == "month":
        return "", now - MONTH, now
    if span == "all":
        return "", 0.0, now
    begun = [one for one in evenings if one.begins <= now]
    if not begun:
        return "", now - LATE, now
    last = max(begun, key=lambda one: one.begins)
    return last.title, last.begins, last.ends


def standing_of(results: Iterable[ClubResult], members: Iterable[ClubMember]) -> list[wire.ClubScore]:
    """The points of members; bots and guests play along and can be left behind, but have no line."""
    games: dict[str, list[ClubResult]] = defaultdict(list)
    for one in results:
        games[one.table_id].append(one)
    points: dict[str, list[float]] = defaultdict(list)
    wins: dict[str, int] = defaultdict(int)
    for seats in games.values():
        for one, won in zip(seats, points_of([seat.rank for seat in seats]), strict=True):
            if one.identity is not None:
                points[one.identity].append(won)
                wins[one.identity] += one.rank == 1
    known = [one for one in members if one.identity in points]
    total = {one.identity: round(sum(points[one.identity]), 1) for one in known}
    return [
        wire.ClubScore(
            place=1 + sum(other > total[one.identity] for other in total.values()),
            member=one.number,
            name=one.name,
            points=total[one.identity],
            games=len(points[one.identity]),
            wins=wins[one.identity],
        )
        for one in sorted(known, key=lambda one: (-total[one.identity], one.number))
    ]


# --- the calendar and the data ------------------------------------------------------------------------------


@get("/api/clubs/{club_id:str}/evenings.ics", media_type="text/calendar", responses=AT_A_CLUB)
async def club_calendar(request: Asked, club_id: ClubId) -> Response[str]:
    """The club's evenings, for calendars."""
    store = services_of(request).store
    club, _ = await as_member(store, club_id, who(request))
    events = [
        Event(f"{one.number}@{club.id}", one.title, one.begins, one.ends)
        for one in await store.evenings(club_id)
    ]
    headers = {"content-disposition": 'attachment; filename="evenings.ics"'}
    text = calendar(club.name, events, time.time())
    return Response(text, media_type="text/calendar", headers=headers)


@get("/api/clubs/{club_id:str}/file", media_type=MediaType.JSON, responses=AT_A_CLUB)
async def club_file(request: Asked, club_id: ClubId) -> Response[bytes]:
    """All that the server keeps of a club, for its host. Identities stay here, as everywhere."""
    services, identity = services_of(request), who(request)
    store = services.store
    club, me = await as_member(store, club_id, identity)
    _must_be_host(me)
    services.spend("links", identity, address_of(request))
    members = await store.members(club_id)
    numbers = {one.identity: one.number for one in members}
    data = {
        "kotatsu_club": 1,
        "name": club.name,
        "created": club.created,
        "members": [
            {"number": one.number, "name": one.name, "role": one.role, "joined": one.joined}
            for one in members
        ],
        "evenings": [asdict(one) for one in await store.evenings(club_id)],
        "results": [
            {
                "table": one.table_id,
                "game": one.game,
                "finished": one.finished,
                "seat": one.seat,
                "member": numbers.get(one.identity or ""),
                "rank": one.rank,
                "points": one.points,
            }
            for one in await store.club_results(club_id, 0.0, time.time() + 1)
        ],
        "tournaments": [
            _file_of(msgspec.json.decode(stored.state, type=Tournament))
            for stored in await store.tournaments(club_id, limit=1000)
        ],
    }
    headers = {"content-disposition": 'attachment; filename="kotatsu-club.json"'}
    return Response(msgspec.json.encode(data), media_type="application/json", headers=headers)


def _file_of(one: Tournament) -> dict[str, Any]:
    """A tournament without what nobody may know yet: of a round that is not over, no more than that it is."""
    return {
        "name": one.rules.name,
        "rules": msgspec.to_builtins(one.rules),
        "entrants": [{"number": who.number, "name": who.name, "bot": who.bot} for who in one.entrants],
        "rounds": [
            {
                "number": played.number,
                "tables": [
                    {"table": desk.table, "seats": desk.seats, "ranks": desk.ranks, "scores": desk.scores}
                    for desk in played.desks
                ],
                "byes": played.byes,
            }
            for played in one.rounds
            if played.stage == "over"
        ],
        "standing": [asdict(line) for line in rules.standing(one)],
    }


# --- changes ------------------------------------------------------------------------------------------------


@post("/api/clubs/{club_id:str}", status_code=200, responses=AT_A_CLUB)
async def change_club(request: Asked, club_id: ClubId, data: JSONBody[wire.ChangeClub]) -> dict[str, bool]:
    """Change something about a club, as far as one's role goes."""
    services, identity = services_of(request), who(request)
    services.spend("links", identity, address_of(request))
    club, me = await as_member(services.store, club_id, identity)
    await _CHANGES[type(data.change)](services.store, club, me, data.change)
    return {"done": True}


async def _rename(store: Store, club: Club, me: ClubMember, change: wire.RenameClub) -> None:
    must_help(me)
    await store.change_club(club.id, clean_name(change.name), club.invite)


async def _renew(store: Store, club: Club, me: ClubMember, change: wire.RenewInvite) -> None:
    must_help(me)
    await store.change_club(club.id, club.name, new_id())


async def _set_role(store: Store, club: Club, me: ClubMember, change: wire.SetRole) -> None:
    _must_be_host(me)
    other = await _other(store, club, change.member)
    if other.number == me.number:
        raise Refused("own-role")
    await store.set_role(club.id, other.identity, change.role)
    if change.role == "host":
        await store.set_role(club.id, me.identity, "helper")


async def _remove(store: Store, club: Club, me: ClubMember, change: wire.RemoveMember) -> None:
    other = await _other(store, club, change.member)
    if other.number != me.number:
        must_help(me)
        if other.role != "member":
            _must_be_host(me)
    if len(await store.members(club.id)) == 1:
        await _must_not_play(store, club)  # nobody would be left to end it
    await store.leave_club(club.id, other.identity)


async def _other(store: Store, club: Club, number: int) -> ClubMember:
    found = next((one for one in await store.members(club.id) if one.number == number), None)
    if found is None:
        raise Refused("no-member", number=number)
    return found


async def _add_evening(store: Store, club: Club, me: ClubMember, change: wire.AddEvening) -> None:
    must_help(me)
    if not change.begins < change.ends <= change.begins + LONGEST_EVENING:
        raise Refused("evening-times")
    if len(await store.evenings(club.id)) >= MOST_EVENINGS:
        raise Refused("too-many-evenings", most=MOST_EVENINGS)
    await store.add_evening(club.id, clean_name(change.title), change.begins, change.ends)


async def _drop_evening(store: Store, club: Club, me: ClubMember, change: wire.DropEvening) -> None:
    must_help(me)
    await store.drop_evening(club.id, change.number)


async def _delete(store: Store, club: Club, me: ClubMember, change: wire.DeleteClub) -> None:
    _must_be_host(me)
    await _must_not_play(store, club)
    await store.drop_club(club.id)


async def _must_not_play(store: Store, club: Club) -> None:
    """The tables of a round wait for its end."""
    for stored in await store.tournaments(club.id, limit=1000):
        if msgspec.json.decode(stored.state, type=Tournament).now.stage in ("opening", "playing"):
            raise Refused("round-plays-still")


_CHANGES: dict[type[wire.ClubChange], Callable[..., Any]] = {
    wire.RenameClub: _rename,
    wire.RenewInvite: _renew,
    wire.SetRole: _set_role,
    wire.RemoveMember: _remove,
    wire.AddEvening: _add_evening,
    wire.DropEvening: _drop_evening,
    wire.DeleteClub: _delete,
}

CLUB_HANDLERS = [
    make_club,
    my_clubs,
    join_club,
    club_link,
    club_shown,
    make_club_table,
    club_standing,
    club_calendar,
    club_file,
    change_club,
]
