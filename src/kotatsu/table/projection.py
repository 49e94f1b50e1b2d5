"""What leaves a table, and to whom. Everything here is put together from what may be seen — an allow-list.

What concerns the game is read off the recipient's own view. Identities never leave: they may be what a person
proves themselves by.
"""

from typing import TYPE_CHECKING, Any

import msgspec

from kotatsu.core.counted import Counted, counted
from kotatsu.core.events import Event
from kotatsu.core.log import Log
from kotatsu.core.record import Record
from kotatsu.core.state import Row, State
from kotatsu.table.editions import called
from kotatsu.table.phases import ABANDONED, PLAYING
from kotatsu.table.refusals import Refused
from kotatsu.table.seats import Seat

if TYPE_CHECKING:
    from kotatsu.table.table import Table

CHAT_SHOWN = 50
Data = dict[str, Any]


def public(table: "Table") -> Data:
    """What anybody may see of a table; of a private one, that it is there."""
    if table.invite is not None:
        return {"table": table.id, "private": True}
    return {
        "table": table.id,
        "private": False,
        "phase": table.phase,
        **_rules(table),
        "seats": [{"kind": _kind(seat), "name": seat.name, "bot": seat.bot} for seat in table.seats],
        "spectators": len(table.spectators),
    }


def snapshot(table: "Table", identity: str | None, invite: str | None = None) -> Data:
    """All that an identity may see (None: an unknown visitor); `Refused` at a private table's door, which an
    invitation opens.

    It stays the same, byte for byte, whatever others do in secret; so it names no entry's number.
    """
    own_part = own(table, identity, invite, common_of_game(table), seen_by_all(table))
    chat = [said.as_data() for said in table.chat[-CHAT_SHOWN:]]
    return {**common(table), **own_part, "chat": chat}


def common(table: "Table") -> Data:
    """What all who are admitted see alike, but for the game."""
    return {
        "table": table.id,
        "phase": table.phase,
        "paused": table.paused,
        **_rules(table),
        "private": table.invite is not None,
        "seed_named": table.named_seed is not None,
        "seats": [
            _seat(table, seat, rest) for seat, rest in zip(table.seats, table.clocks.rests, strict=True)
        ],
        "spectators": list(table.spectators.values()),
        "promise": table.promise,
        "giving_up": [n for n, seat in enumerate(table.seats) if seat.owner in table.giving_up],
        "result": table.result,
        "opened": opened(table) if table.lies_open else None,
        "round": _round(table),
        "rematch": table.rematch,
    }


def common_of_game(table: "Table") -> Data:
    """What all who are admitted see alike of a game; nothing before it is dealt."""
    if table.log is None:
        return {}
    return {"deciders": list(table.deciders), "clocks": _clocks(table), "printed": table.printed()}


def seen_by_all(table: "Table") -> Data:
    """The game as a spectator sees it, and so everybody; nothing before it is dealt."""
    return {} if table.log is None else table.log.state.view(None).dump()["state"]


def own(table: "Table", identity: str | None, invite: str | None, game: Data, seen: Data) -> Data:
    """What stands in somebody's `snapshot` besides the chat and what is `common`. Whatever `common_of_game`
    and `seen_by_all` gave stands in it as the very same object, so that who shows a table to many asks for
    that once."""
    table.must_admit(identity, invite)
    seats = table.seats_of(identity)
    return {
        "invite": table.invite if seats or identity == table.host else None,
        "host": identity == table.host,
        "own": seats,
        "game_state": _game(table, seats, game, seen),
        "take_back": _take_back(table, identity),
        "tutorial": _tutorial(table, seats),
        "reports": _reports(table, identity),
    }


def _rules(table: "Table") -> Data:
    """What is played here, and how."""
    clock = table.clock
    return {
        "game": table.game.name,
        "players": len(table.seats),
        "options": dict(table.options),
        "edition": called(table.game, table.edition),
        "clock": {"kind": clock.kind, "seconds": clock.seconds, "increment": clock.increment},
        "hints": table.hints,
        "watching": table.watching,
    }


def _kind(seat: Seat) -> str:
    if seat.bot is not None:
        return "bot"
    return "open" if seat.owner is None else "person"


def _seat(table: "Table", seat: Seat, rest: float) -> Data:
    """A seat as everybody sees it. How far a hidden choice has come must not show here."""
    return {
        "kind": _kind(seat),
        "name": seat.name,
        "bot": seat.bot,
        "host": seat.owner == table.host,
        "away": seat.away,
        "kept": seat.kept,
        "late": seat.late,
        "vacation": rest or None,
        "promise": seat.promise,
        "opened": seat.nonce is not None,
    }


def _reports(table: "Table", identity: str | None) -> list[Data]:
    """For the host alone; and for nobody what was said of themselves, should they become host."""
    if identity is None or identity != table.host:
        return []
    return [
        {"by": one.name, "name": one.called, "seat": one.seat, "at": one.at}
        for one in table.reports
        if one.about != identity
    ]


def _round(table: "Table") -> Data | None:
    """The tournament's round, with what everybody who plays it promised before it was dealt."""
    found = table.round
    if found is None:
        return None
    return {
        "club": found.club,
        "tournament": found.tournament,
        "name": found.name,
        "number": found.number,
        "over": table.round_over,
        "promises": [hash for hash, _ in found.promises],
    }


# --- the game -----------------------------------------------------------------------------------------------


def _game(table: "Table", own: list[int], common: Data, seen: Data) -> Data | None:
    if table.log is None:
        return None
    view = table.log.state.view(None) if not own and table.watching else None
    sheet = None if view is None else view.sheet()
    return {
        **common,
        "view": None if view is None else view.dump_beside(seen),
        "sheet": sheet,
        "goal": None if view is None else view.goal(None, sheet),
        "views": {str(seat): _own_view(table, seat, seen) for seat in own},
    }


def _clocks(table: "Table") -> list[Data]:
    """For each seat the seconds left when its clock was last started or stopped, and since when it runs."""
    return [{"left": c.left, "count": c.count, "since": c.since} for c in table.clocks.seats]


def _own_view(table: "Table", number: int, seen: Data) -> Data:
    """What one's own seat knows, may do and may take back."""
    view = table.state().view(number)
    seat = table.seats[number]
    decides = table.phase == PLAYING and seat.by_owner
    back = table.phase == PLAYING and seat.present
    sheet = view.sheet()
    return {
        "view": view.dump_beside(seen),
        "sheet": sheet,
        "goal": view.goal(number, sheet),
        "decision": seat.decision,
        "ask": view.ask(number),
        "moves": _moves(table, view, number) if decides else [],
        "withdraw": back and table.state().pending(number) > 0,
        "undo": table.can_undo(number) if back else False,
        "take_back": back and _may_ask_back(table) and table.last_open_move(number) is not None,
        "skip": back and not table.paused and not table.skipping and table.all_sit_out(),
        "ahead": _ahead(table, view, number),
    }


def _ahead(table: "Table", view: State, number: int) -> Data | None:
    """What one's own seat has prepared, and what it might."""
    seat = table.seats[number]
    alone = len(table.seats_of(seat.owner)) == 1
    if table.phase != PLAYING or table.tutorial is not None or not alone or not seat.present:
        return None
    kind, moves = view.ahead(number)
    return {
        "to": kind,
        "moves": [_ahead_data(view, number, move) for move in moves],
        "answers": [] if seat.plan is None else msgspec.to_builtins(seat.plan.answers),
        "again": seat.plan is not None and seat.plan.again,
        "dropped": seat.dropped,
    }


def _ahead_data(view: State, seat: int, move: int) -> Data:
    """A move that may be legal later, so that nothing can be said yet of what it would do."""
    return {"move": move, "text": view.text(seat, move), "parts": view.describe(seat, move), "outcome": {}}


def _may_ask_back(table: "Table") -> bool:
    return table.take_back is None and table.round is None


def _moves(table: "Table", view: State, seat: int) -> list[Data]:
    return [move_data(view, seat, move) for move in table.choices(view, seat)]


def move_data(view: State, seat: int, move: int) -> Data:
    """A legal move as boards get it."""
    return {
        "move": move,
        "text": view.text(seat, move),
        "parts": view.describe(seat, move),
        "outcome": view.outcome(seat, move),
    }


def _tutorial(table: "Table", own: list[int]) -> Data | None:
    """The steps, for the learner alone: how far they are would show others what is decided in secret."""
    tutorial = table.tutorial
    if tutorial is None or tutorial.seat not in own:
        return None
    steps = [
        {
            "text": step.text,
            "show": list(step.show),
            "rule": step.rule,
            "meanwhile": step.meanwhile,
            "after": None if step.after is None else dict(step.after),
            "waits": bool(step.moves),
        }
        for step in tutorial.steps
    ]
    return {"steps": steps, "made": table.made_by(tutorial.seat)}


def _take_back(table: "Table", identity: str | None) -> Data | None:
    request = table.take_back
    if request is None:
        return None
    agreed = {request.by, *request.agreed}
    waiting = [person for person in table.people() if person not in agreed]
    return {
        "seat": request.seat,
        "waiting": [n for n, seat in enumerate(table.seats) if seat.owner in waiting],
        "asks_you": identity in waiting,
        "yours": identity == request.by,
    }


def story(
    table: "Table", identity: str | None, seat: int | None = None, invite: str | None = None
) -> list[Data]:
    """What happened, as one's own seat (None: a spectator) saw it, in order; for a log and for sounds."""
    _must_be_own(table, identity, seat, invite)
    return [] if table.log is None else _told(table.log, seat)


def _told(log: Log, seat: int | None) -> list[Data]:
    since = log.memory_begins
    return happened(log, seat, since, noticed(log.events[:since], seat))


def happened(log: Log, seat: int | None, since: int, number: int) -> list[Data]:
    """The events of the moves from `since` on, as a seat (None: a spectator) saw them. The `moment` of each
    is how many moves this seat had noticed by then, `number` before the first of them; what others do in
    secret counts for nothing."""
    told = []
    for events in log.events[since:]:
        seen = [event for event in [event.seen_by(seat) for event in events] if event is not None]
        number += bool(seen)
        told += [{**event, "moment": number} for event in seen]
    return told


def noticed(moves: list[list[Event]], seat: int | None) -> int:
    """How many of these moves a seat noticed."""
    return sum(any(event.is_noticed_by(seat) for event in events) for events in moves)


def moment(
    table: "Table", identity: str | None, seat: int | None, number: int, invite: str | None = None
) -> Data:
    """The game as a seat, or a spectator, saw it after so many moves that it noticed; 0: after the deal."""
    _must_be_own(table, identity, seat, invite)
    log = table.log
    if log is None:
        raise Refused("nothing-to-see")
    first = log.memory_begins
    before = number - noticed(log.events[:first], seat)
    if before < 0:
        raise Refused("to-remember")
    moments = [n for n, events in enumerate(log.events[first:], first + 1) if noticed([events], seat)]
    if before > len(moments):
        raise Refused("not-yet")
    view = log.state_after(moments[before - 1] if before else first).view(seat)
    return {"moment": number, "deciders": list(view.deciders), "view": view.dump(), "sheet": view.sheet()}


def _must_be_own(table: "Table", identity: str | None, seat: int | None, invite: str | None = None) -> None:
    table.must_admit(identity, invite)
    if seat is not None and seat not in table.seats_of(identity):
        raise Refused("not-your-seat", seat=seat)
    if seat is None and not table.watching and not table.seats_of(identity):
        raise Refused("no-spectators")


def sheet(
    table: "Table", identity: str | None = None, seat: int | None = None, invite: str | None = None
) -> list[tuple[Row, Counted]]:
    """The score sheet, and what each of its lines counts: all of it once the game is closed and nobody else
    plays its deal, before that as one's own seat may know it."""
    told = story(table, identity, seat, invite)
    state = table.state()
    known = state if table.lies_open else state.view(seat)
    return list(zip(known.sheet(), counted(table.game, known, told), strict=True))


# --- records and promises -----------------------------------------------------------------------------------


def promised(table: "Table") -> Data | None:
    """What was promised before the deal, unopened; nothing where the seed was named."""
    if table.named_seed is not None:
        return None
    seats = [{"hash": seat.promise} if seat.promise is not None else None for seat in table.seats]
    data: Data = {"server": {"hash": table.promise}, "seats": seats, "called_off": table.called_off}
    if table.round is not None:
        people = [{"hash": hash} for hash, _ in table.round.promises]
        data["round"] = {"number": table.round.number, "people": people, "seats": list(table.round.seats)}
    return data


def opened(table: "Table") -> Data | None:
    """What was promised, and what it was: only for tables that lie open."""
    data = promised(table)
    if data is None:
        return None
    data["server"].update(salt=table.salt, secret=table.secret)
    for seat, part in zip(table.seats, data["seats"], strict=True):
        if part is not None and seat.nonce is not None:
            part["nonce"] = seat.nonce
    if table.round is not None:
        for (_, nonce), part in zip(table.round.promises, data["round"]["people"], strict=True):
            if nonce is not None:
                part["nonce"] = nonce
    return data


def record(table: "Table", identity: str | None = None, seat: int | None = None) -> Record:
    """The whole record of a table that lies open, or a seat's own export of one that does not yet."""
    if not table.lies_open:
        _must_be_own(table, identity, seat)
        if table.is_closed and seat is None:  # whoever asks so wants all of it
            raise Refused("round-plays")
    else:
        table.must_admit(identity)
    dealt = table.dealt
    if dealt is None:
        raise Refused("nothing-dealt")
    if table.lies_open:
        moves, seed, seat, commitments = table.moves(), dealt["seed"], None, opened(table)
        old_moves = table.old_moves
    else:
        if table.log is None:  # it ended under older rules, and others still play its deal
            raise Refused("still-running")
        own = table.log.record_for(seat)
        moves, seed, commitments, old_moves = own.moves, None, promised(table), own.old_moves
    return Record(
        game=table.game.name,
        rules_version=table.rules_version,
        edition=dealt["edition"],
        options=dict(dealt["options"]),
        players=len(table.seats),
        seed=seed,
        moves=moves,
        result=table.result,
        commitments=commitments,
        seat=seat,
        old_moves=old_moves,
        names=[seat.name or seat.bot or "" for seat in table.seats],
        abandoned=table.phase == ABANDONED,
    )
