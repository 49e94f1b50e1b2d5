"""Tournaments over HTTP. What is shown of one is put together here, from what may be seen."""

from collections.abc import Callable
from typing import Annotated, Any

from litestar import Response, get, post
from litestar.params import JSONBody, Parameter

from kotatsu.clubs import tournament as rules
from kotatsu.clubs.tournament import Round, Rules, Tournament
from kotatsu.core.registry import game as find_game
from kotatsu.server.asking import Asked, address_of, services_of, tables_of, who
from kotatsu.server.clubs import AT_A_CLUB, ClubId, as_member, must_help
from kotatsu.server.logs import log, short
from kotatsu.store import Club, ClubMember
from kotatsu.table import Description, Refused
from kotatsu.table.description import check_level
from kotatsu.table.plain_text import clean_name
from kotatsu.wire import clubs as wire

TournamentId = Annotated[str, Parameter(max_length=64)]
MOST_TOURNAMENTS = 200
FEWEST_AT_A_TABLE = 3
COOKS = ("Mia", "Otto", "Nils", "Ida", "Yuki", "Finn", "Tove", "Kai", "Lotta", "Emil", "Suki", "Olaf")
"""What bots are called that take part; further ones get a number."""


@post("/api/clubs/{club_id:str}/tournaments", responses=AT_A_CLUB)
async def make_tournament(
    request: Asked, club_id: ClubId, data: JSONBody[wire.NewTournament]
) -> wire.TournamentMade:
    """A new tournament, by the host of a club or a helper. Its first round is promised at once."""
    services, identity = services_of(request), who(request)
    _, me = await as_member(services.store, club_id, identity)
    must_help(me)
    wanted = _rules(data)
    services.spend("tables", identity, address_of(request))
    if len(await services.store.tournaments(club_id, MOST_TOURNAMENTS)) >= MOST_TOURNAMENTS:
        raise Refused("too-many-tournaments", most=MOST_TOURNAMENTS)
    made = await tables_of(request).rounds.make(club_id, wanted)
    return wire.TournamentMade(made.id)


def _rules(data: wire.NewTournament) -> Rules:
    if data.clock.kind == "none":
        raise Refused("tournament-clock")
    game = find_game(data.game)
    if data.fill is not None:
        check_level(data.fill)
    Description(data.game, data.players, data.options, clock=data.clock).check()
    few = min(game.players)
    return Rules(
        name=clean_name(data.name),
        game=game.name,
        players=data.players,
        least=min(max(few, FEWEST_AT_A_TABLE if few > 2 else few), data.players),
        options=data.options,
        system=data.system,
        rounds=data.rounds,
        clock=data.clock,
        fill=data.fill,
        watching=data.watching,
    )


@get("/api/tournaments/{tournament_id:str}", responses=AT_A_CLUB)
async def tournament_shown(request: Asked, tournament_id: TournamentId) -> wire.TournamentShown:
    """Who takes part, the rounds, and how it stands."""
    return await _shown_to(request, await tables_of(request).rounds.get(tournament_id))


async def _shown_to(request: Asked, found: Tournament) -> wire.TournamentShown:
    identity = who(request)
    club, me = await as_member(services_of(request).store, found.club, identity)
    return shown(found, club, me)


def shown(found: Tournament, club: Club, me: ClubMember) -> wire.TournamentShown:
    """A tournament as a member may see it."""
    wanted, own = found.rules, rules.entrant_of(found, me.identity)
    return wire.TournamentShown(
        tournament=found.id,
        club=club.id,
        club_name=club.name,
        name=wanted.name,
        game=wanted.game,
        players=wanted.players,
        options=wanted.options,
        system=wanted.system,
        rounds_wanted=wanted.rounds,
        clock=wanted.clock,
        fill=wanted.fill,
        watching=wanted.watching,
        over=found.over,
        runs_it=me.role != "member",
        you=None if own is None else own.number,
        entrants=[wire.EntrantShown(one.number, one.name, one.bot, one.gone) for one in found.entrants],
        rounds=[_round(one) for one in found.rounds],
        standing=[wire.Place(**vars(line)) for line in rules.standing(found)],
    )


def _round(one: Round) -> wire.RoundShown:
    """A round; how its tables ended is told when all of them have."""
    over = one.stage == "over"
    return wire.RoundShown(
        number=one.number,
        stage=one.stage,
        promise=rules.promise_of(one),
        promises=[
            wire.PromiseShown(known.entrant, known.hash, known.nonce is not None) for known in one.ready
        ],
        tables=[
            wire.TableOfRound(
                table=desk.table,
                seats=desk.seats,
                done=desk.done,
                ranks=desk.ranks if over else None,
                scores=desk.scores if over else [],
            )
            for desk in one.desks
        ],
        byes=one.byes,
    )


@get("/api/tournaments/{tournament_id:str}/standings.csv", media_type="text/csv", responses=AT_A_CLUB)
async def standings_file(request: Asked, tournament_id: TournamentId) -> Response[str]:
    """The standings and the tables of the rounds that are over, for spreadsheets."""
    found = await tables_of(request).rounds.get(tournament_id)
    await as_member(services_of(request).store, found.club, who(request))
    headers = {"content-disposition": 'attachment; filename="standings.csv"'}
    return Response("\ufeff" + rules.as_csv(found), media_type="text/csv", headers=headers)


# --- changes ------------------------------------------------------------------------------------------------


@post("/api/tournaments/{tournament_id:str}", status_code=200, responses=AT_A_CLUB)
async def change_tournament(
    request: Asked, tournament_id: TournamentId, data: JSONBody[wire.ChangeTournament]
) -> wire.TournamentShown:
    """Enter, be ready, open one's value; for helpers and the host: draw a round, let bots in, end it."""
    services, rounds, change = services_of(request), tables_of(request).rounds, data.change
    found = await rounds.get(tournament_id)
    _, me = await as_member(services.store, found.club, who(request))
    if isinstance(change, wire.DrawRound):
        must_help(me)
        services.spend("tables", me.identity, address_of(request))
        found = await rounds.draw(tournament_id)
    elif isinstance(change, wire.ReleaseTable):
        must_help(me)
        await rounds.release(found, change.table, change.void)
        log("table released", tournament=short(found.id), table=short(change.table), void=change.void)
    else:
        await rounds.change(tournament_id, lambda one: _CHANGES[type(change)](one, me, change))
        found = await rounds.get(tournament_id)  # it may be due now
    return await _shown_to(request, found)


def _enter(found: Tournament, me: ClubMember, change: wire.Enter) -> None:
    rules.enter(found, me.identity, me.name)


def _leave(found: Tournament, me: ClubMember, change: wire.LeaveTournament) -> None:
    own = rules.entrant_of(found, me.identity)
    if own is None or own.number != change.entrant:
        must_help(me)
    rules.leave(found, change.entrant)


def _add_bots(found: Tournament, me: ClubMember, change: wire.AddBots) -> None:
    must_help(me)
    check_level(change.level)
    known = sum(one.bot is not None for one in found.entrants)
    for number in range(known, known + change.count):
        rules.add_bot(found, COOKS[number % len(COOKS)], change.level)


def _ready(found: Tournament, me: ClubMember, change: wire.Ready) -> None:
    rules.ready(found, me.identity, change.promise)


def _open_value(found: Tournament, me: ClubMember, change: wire.OpenValue) -> None:
    rules.open_value(found, me.identity, change.nonce)


def _end(found: Tournament, me: ClubMember, change: wire.EndTournament) -> None:
    must_help(me)
    rules.end(found)


_CHANGES: dict[type[wire.TournamentChange], Callable[[Tournament, ClubMember, Any], None]] = {
    wire.Enter: _enter,
    wire.LeaveTournament: _leave,
    wire.AddBots: _add_bots,
    wire.Ready: _ready,
    wire.OpenValue: _open_value,
    wire.EndTournament: _end,
}

TOURNAMENT_HANDLERS = [make_tournament, tournament_shown, standings_file, change_tournament]
"""For the application."""
