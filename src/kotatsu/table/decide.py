"""Whether a command is carried out, and what comes of it.

Each command has a function that checks it and yields the facts of one entry after the other. The table folds
each of them before the function goes on, so what follows from a move is read off the table after it. A
function refuses before its first entry or not at all.
"""

from collections.abc import Collection, Iterator
from dataclasses import asdict, replace
from typing import TYPE_CHECKING, Any

from kotatsu.core.chance import Sealed
from kotatsu.core.commitments import is_value, seat_promise, seed_from
from kotatsu.core.record import result_of
from kotatsu.core.state import State
from kotatsu.table import commands as asked
from kotatsu.table.commands import Command, Refused
from kotatsu.table.description import DAY, check_level, clean_name, one_line
from kotatsu.table.phases import GATHERING, OPENING, PLAYING
from kotatsu.table.seats import Seat

if TYPE_CHECKING:
    from kotatsu.table.table import Table

EXPIRES_AFTER = 14 * DAY
"""Seconds without any entry after which a table may expire."""

TIME_OUTS = 3
"""So many in a row, and a bot keeps the seat."""

CHAT_LENGTH = 500

MOST_ENTRIES = 20_000
"""Far more than any game needs: nobody shall fill a disk by chatting, renaming or taking back for ever."""

Facts = dict[str, Any]


def decide(table: "Table", identity: str | None, command: Command, now: float) -> Iterator[Facts]:
    """The facts that follow from a command, one entry after the other; `Refused` says why there are none."""
    if isinstance(command, asked.GoOn):
        return _go_on(table, identity)
    if table.rules_changed:
        raise Refused("The rules have changed since the last move; the table must go on under them first.")
    if identity is None:
        return _of_the_server(table, command, now)
    return _of_a_person(table, identity, command, now)


def _of_the_server(table: "Table", command: Command, now: float) -> Iterator[Facts]:
    match command:
        case asked.Play():
            return _play(table, None, command)
        case asked.TimeUp():
            return _time_up(table, command.seat, now)
        case asked.Expire():
            return _expire(table, now)
        case asked.Awake():
            return _awake(table)
    raise Refused(f"{type(command).__name__} is a person's command, and nobody gave it.")


def _of_a_person(table: "Table", identity: str, command: Command, now: float) -> Iterator[Facts]:
    if len(table.rows) >= MOST_ENTRIES and not _comes_to_an_end(command):
        raise Refused("Too much has happened at this table; all that is left to do is play on or leave.")
    match command:
        case asked.Sit():
            return _sit(table, identity, command)
        case asked.Leave():
            return _leave(table, identity, command.seat)
        case asked.Back():
            return _back(table, identity)
        case asked.Rename():
            return _rename(table, identity, command)
        case asked.Watch():
            return _watch(table, identity, command)
        case asked.Chat():
            return _chat(table, identity, command.text)
        case asked.Commit():
            return _commit(table, identity, command)
        case asked.Open():
            return _open(table, identity, command)
        case asked.CallOff():
            return _call_off(table, identity)
        case asked.Play():
            return _play(table, identity, command)
        case asked.Withdraw():
            return _withdraw(table, identity, command.seat)
        case asked.Undo():
            return _undo(table, identity, command.seat)
        case asked.AskTakeBack():
            return _ask_take_back(table, identity, command.seat)
        case asked.AnswerTakeBack():
            return _answer_take_back(table, identity, command.agree)
        case asked.Abandon():
            return _abandon(table, identity, command.agree)
        case asked.Rematch():
            return _rematch(table, identity, command.table)
        case asked.TimeUp() | asked.Expire() | asked.Awake():
            raise Refused(f"{type(command).__name__} is the server's command.")
    if identity != table.host:
        raise Refused("Only the host can do that.")
    return _of_the_host(table, command)


def _of_the_host(table: "Table", command: Command) -> Iterator[Facts]:
    match command:
        case asked.SetPlayers():
            return _set_players(table, command.players)
        case asked.SetOptions():
            return _set_options(table, dict(command.options))
        case asked.SetClock():
            command.clock.check()
            return _set_before_start(table, "clock", asdict(command.clock))
        case asked.SetSeed():
            return _set_seed(table, command.seed)
        case asked.SetInvite():
            return _set(table, "invite", command.invite)
        case asked.SetWatching():
            return _set(table, "watching", command.allowed)
        case asked.SetHints():
            return _set(table, "hints", command.allowed)
        case asked.SeatBot():
            return _seat_bot(table, command.seat, command.level)
        case asked.FreeSeat():
            return _free_seat(table, command.seat)
        case asked.SwapSeats():
            return _swap_seats(table, command)
        case asked.MakeHost():
            return _make_host(table, command.seat)
        case asked.Start():
            return _start(table)
        case asked.Pause():
            return _pause(table, True)
        case asked.Resume():
            return _pause(table, False)
    raise Refused(f"A table does not know the command {type(command).__name__}.")


# --- what several commands ask ------------------------------------------------------------------------------


def _comes_to_an_end(command: Command) -> bool:
    """Whether a table can take this only so many times, where nothing else is done any more."""
    return isinstance(command, asked.Play | asked.Leave | asked.Rematch) or command == asked.Abandon(True)


def _seat(table: "Table", number: int) -> Seat:
    if not 0 <= number < len(table.seats):
        raise Refused(f"There is no seat {number}; this table has seats 0 to {len(table.seats) - 1}.")
    return table.seats[number]


def _own_seat(table: "Table", identity: str | None, number: int) -> Seat:
    seat = _seat(table, number)
    if seat.owner is None or seat.owner != identity:
        raise Refused(f"Seat {number} is not yours.")
    return seat


def _must_decide_for(table: "Table", identity: str, number: int) -> None:
    seat = _own_seat(table, identity, number)
    if seat.away:
        raise Refused("You have left; come back first.")
    if not seat.by_owner:
        raise Refused(f"A bot decides for seat {number} now.")


def _must_gather(table: "Table") -> None:
    if table.phase != GATHERING:
        raise Refused("That can be done only before the start.")


def _must_play(table: "Table") -> None:
    if table.phase in (GATHERING, OPENING):
        raise Refused("The game has not begun.")
    if table.phase != PLAYING:
        raise Refused("The game is over.")
    if table.paused:
        raise Refused("The game is paused.")


def _must_be_admitted(table: "Table", identity: str, invite: str | None) -> None:
    if not table.is_admitted(identity, invite):
        raise Refused("This table is private; you need its invitation.")


def _next_host(table: "Table", leaving: str, seats: Collection[int]) -> str:
    """The host stays host unless they leave and somebody else is there."""
    others = [seat.owner for n, seat in enumerate(table.seats) if seat.present and n not in seats]
    if leaving != table.host or leaving in others:
        return table.host
    return next((owner for owner in others if owner is not None), table.host)


# --- coming and going ---------------------------------------------------------------------------------------


def _sit(table: "Table", identity: str, command: asked.Sit) -> Iterator[Facts]:
    _must_gather(table)
    _must_be_admitted(table, identity, command.invite)
    seat = _seat(table, command.seat)
    if not seat.is_open:
        raise Refused(f"Seat {command.seat} is taken.")
    if table.named_seed is not None and any(seat.owner for seat in table.seats):
        raise Refused("This table plays a named seed, which is for one person only.")
    if command.promise is not None:
        _check_promise(table, command.promise)
    facts = {"kind": "sat", "seat": command.seat, "name": clean_name(command.name)}
    yield {**facts, "promise": command.promise}


def _leave(table: "Table", identity: str, seat: int | None) -> Iterator[Facts]:
    if seat is not None:
        _own_seat(table, identity, seat)
    seats = [n for n in table.seats_of(identity) if seat in (None, n) and not table.seats[n].away]
    if not seats and identity not in table.spectators:
        raise Refused("You are not at this table.")
    if table.phase == OPENING and seats:
        yield {"kind": "called_off"}
    yield {"kind": "left", "seats": seats, "host": _next_host(table, identity, seats)}
    yield from _if_all_agree(table)


def _back(table: "Table", identity: str) -> Iterator[Facts]:
    if not table.seats_of(identity):
        raise Refused("No seat here is yours.")
    for number in table.seats_of(identity):
        seat = table.seats[number]
        if seat.kept is not None:
            yield from _logged(table, {"kind": "back", "seat": number, "log": ["takeover", number, None]})
        elif seat.away:
            yield {"kind": "back", "seat": number}


def _rename(table: "Table", identity: str, command: asked.Rename) -> Iterator[Facts]:
    name = clean_name(command.name)
    if _own_seat(table, identity, command.seat).name != name:
        yield {"kind": "renamed", "seat": command.seat, "name": name}


def _watch(table: "Table", identity: str, command: asked.Watch) -> Iterator[Facts]:
    _must_be_admitted(table, identity, command.invite)
    if table.seats_of(identity):
        raise Refused("You sit at this table already.")
    if not table.watching:
        raise Refused("The host does not want spectators.")
    name = clean_name(command.name)
    if table.spectators.get(identity) != name:
        yield {"kind": "watches", "name": name}


def _chat(table: "Table", identity: str, text: str) -> Iterator[Facts]:
    seats = table.seats_of(identity)
    if not seats and identity not in table.spectators:
        raise Refused("Sit down or watch before you speak.")
    line = one_line(text)
    if not 1 <= len(line) <= CHAT_LENGTH:
        raise Refused(f"A message has 1 to {CHAT_LENGTH} characters.")
    name = table.seats[seats[0]].name if seats else table.spectators[identity]
    yield {"kind": "said", "name": name, "seat": seats[0] if seats else None, "text": line}


# --- the host's part ----------------------------------------------------------------------------------------


def _set(table: "Table", what: str, value: Any) -> Iterator[Facts]:
    if getattr(table, what) != value:
        yield {"kind": "set", "what": what, "value": value}


def _set_before_start(table: "Table", what: str, value: Any) -> Iterator[Facts]:
    _must_gather(table)
    yield {"kind": "set", "what": what, "value": value}


def _set_players(table: "Table", players: int) -> Iterator[Facts]:
    _must_gather(table)
    replace(table.next_description(), players=players, chairs=()).setup()
    if any(not seat.is_open for seat in table.seats[players:]):
        raise Refused("Somebody sits on a seat that would go; free it or swap it first.")
    yield {"kind": "set", "what": "players", "value": players}


def _set_options(table: "Table", options: dict[str, Any]) -> Iterator[Facts]:
    replace(table.next_description(), options=options).setup()
    yield from _set_before_start(table, "options", options)


def _set_seed(table: "Table", seed: str | None) -> Iterator[Facts]:
    if seed is not None:
        Sealed(seed)  # raises when it cannot be one
        if sum(seat.owner is not None for seat in table.seats) > 1:
            raise Refused("A seed may be named only where at most one person sits.")
    yield from _set_before_start(table, "named_seed", seed)


def _seat_bot(table: "Table", number: int, level: str) -> Iterator[Facts]:
    seat = _seat(table, number)
    check_level(level)
    if table.phase == PLAYING:
        if not seat.away or seat.kept is not None:
            raise Refused(f"Seat {number} is not abandoned.")
        yield from _keep(table, number, level)
        return
    _must_gather(table)
    if seat.owner is not None:
        raise Refused(f"Seat {number} is taken.")
    yield {"kind": "bot", "seat": number, "level": level}


def _free_seat(table: "Table", number: int) -> Iterator[Facts]:
    _must_gather(table)
    if not _seat(table, number).is_open:
        yield {"kind": "freed", "seat": number}


def _swap_seats(table: "Table", command: asked.SwapSeats) -> Iterator[Facts]:
    _must_gather(table)
    _seat(table, command.one)
    _seat(table, command.other)
    if command.one != command.other:
        yield {"kind": "swapped", "seats": [command.one, command.other]}


def _make_host(table: "Table", number: int) -> Iterator[Facts]:
    owner = _seat(table, number).owner
    if owner is None:
        raise Refused(f"Nobody sits on seat {number}.")
    if owner != table.host:
        yield {"kind": "host", "host": owner}


def _pause(table: "Table", pause: bool) -> Iterator[Facts]:
    if table.phase != PLAYING:
        raise Refused("No game is running.")
    if table.paused != pause:
        yield {"kind": "paused" if pause else "resumed"}


# --- the shuffle and the deal -------------------------------------------------------------------------------


def _check_promise(table: "Table", promise: str) -> None:
    if not is_value(promise):
        raise Refused("A promise is SHA-256 of a nonce, in 64 hexadecimal digits.")
    if any(seat.promise == promise for seat in table.seats):
        raise Refused("Another seat has promised the very same; take a nonce of your own.")


def _commit(table: "Table", identity: str, command: asked.Commit) -> Iterator[Facts]:
    _must_gather(table)
    if _own_seat(table, identity, command.seat).promise == command.promise:
        return
    _check_promise(table, command.promise)
    yield {"kind": "committed", "seat": command.seat, "promise": command.promise}


def _start(table: "Table") -> Iterator[Facts]:
    _must_gather(table)
    for number, seat in enumerate(table.seats):
        if seat.is_open:
            raise Refused(f"Seat {number} is open; let somebody sit there, or a bot.")
        if table.named_seed is None and seat.owner is not None and seat.promise is None:
            raise Refused(f"{seat.name} on seat {number} has not promised a nonce for the shuffle yet.")
    yield {"kind": "started"}
    yield from _deal_if_all_opened(table)


def _open(table: "Table", identity: str, command: asked.Open) -> Iterator[Facts]:
    if table.phase != OPENING:
        raise Refused("Nonces are opened when the host starts the game, and only then.")
    seat = _own_seat(table, identity, command.seat)
    if seat.nonce == command.nonce:
        return
    if not is_value(command.nonce) or seat_promise(bytes.fromhex(command.nonce)) != seat.promise:
        raise Refused(f"That is not the nonce that seat {command.seat} promised.")
    yield {"kind": "opened", "seat": command.seat, "nonce": command.nonce}
    yield from _deal_if_all_opened(table)


def _call_off(table: "Table", identity: str) -> Iterator[Facts]:
    if table.phase != OPENING:
        raise Refused("No game is about to begin.")
    if identity != table.host and not table.seats_of(identity):
        raise Refused("Only who sits at the table can call the start off.")
    yield {"kind": "called_off"}


def _deal_if_all_opened(table: "Table") -> Iterator[Facts]:
    seed = table.named_seed
    if seed is None:
        nonces = [seat.nonce for seat in table.seats if seat.owner is not None]
        opened = [bytes.fromhex(nonce) for nonce in nonces if nonce is not None]
        if len(opened) < len(nonces):
            return
        seed = seed_from(bytes.fromhex(table.secret), opened)
    described = table.next_description()
    setup = described.setup()
    yield {
        "kind": "dealt",
        "seed": seed,
        "rules_version": setup.rules_version,
        "options": dict(setup.options),
        "edition": setup.edition,
        "edition_data": described.the_edition().as_data(),
        "log": ["dump", 0, setup.deal(Sealed(seed)).dump()],
    }
    yield from _turn(table, everybody=True)


# --- playing ------------------------------------------------------------------------------------------------


def _logged(table: "Table", facts: Facts) -> Iterator[Facts]:
    """An entry that changes the log, and the dumps that the log makes of it."""
    assert table.log is not None
    known = len(table.log.entries)
    yield facts
    for made in table.log.entries[known:]:
        if made[0] == "dump":
            yield {"kind": "dump", "log": made}


def _turn(
    table: "Table", done: int | None = None, resumed: Collection[int] = (), everybody: bool = False
) -> Iterator[Facts]:
    """What everybody notices: who has decided, who must decide now, and whether the game is over."""
    state = table.state()
    deciders = [int(seat) for seat in state.deciders]
    new = [seat for seat in deciders if seat == done or seat in resumed or seat not in table.deciders]
    yield {
        "kind": "turn",
        "done": done,
        "deciders": deciders,
        "counts": _counted(state, deciders),
        "asked": deciders if everybody else new,
        "resumed": list(resumed),
    }
    if state.over:
        yield {"kind": "finished", "result": result_of(state)}


def _counted(state: State, deciders: list[int]) -> dict[str, int]:
    """Whose decision the rulebook counts: a game with such a rule has an option `count`, in seconds."""
    seconds = state.setup.options.get("count")
    if seconds is None:
        return {}
    return {str(seat): seconds for seat in deciders if state.clone().timeout(seat)}


def _play(table: "Table", identity: str | None, command: asked.Play) -> Iterator[Facts]:
    _must_play(table)
    seat = _seat(table, command.seat)
    if identity is not None:
        _must_decide_for(table, identity, command.seat)
    elif command.seat not in [owed.seat for owed in table.owed()]:
        raise Refused(f"No bot owes a decision on seat {command.seat}.")
    if command.decision not in (None, seat.decision):
        raise Refused("That move was meant for another moment of the game.")
    state = table.state()
    state.clone().play(command.seat, command.move)  # raises when it is illegal
    text = state.text(command.seat, command.move)
    yield from _logged(table, {"kind": "played", "log": ["move", command.seat, text]})
    state = table.state()
    hidden = state.pending(command.seat) > 0 and command.seat in state.deciders
    if not hidden:  # else nobody may notice that a part of the choice is made
        yield from _turn(table, done=command.seat)


def _time_up(table: "Table", number: int, now: float) -> Iterator[Facts]:
    _must_play(table)
    seat = _seat(table, number)
    deadline = table.clocks.deadline(number)
    if deadline is None or now < deadline:
        raise Refused(f"Seat {number} still has time.")
    facts: Facts = {"kind": "time_up", "seat": number}
    by_the_rulebook = table.state().clone().timeout(number)
    if by_the_rulebook:
        yield from _logged(table, {**facts, "log": ["timeout", number]})
    else:
        yield facts
    if seat.missed >= TIME_OUTS:
        yield from _keep(table, number, table.stand_in)
    if by_the_rulebook:
        yield from _turn(table, done=number)
    yield from _if_all_agree(table)


def _awake(table: "Table") -> Iterator[Facts]:
    if table.next_deadline() is not None:
        yield {"kind": "awake"}


def _keep(table: "Table", number: int, level: str) -> Iterator[Facts]:
    """A bot keeps the seat until its owner comes back."""
    facts = {"kind": "kept", "seat": number, "level": level}
    yield from _logged(table, {**facts, "log": ["takeover", number, level]})


# --- going back ---------------------------------------------------------------------------------------------


def _withdraw(table: "Table", identity: str, number: int) -> Iterator[Facts]:
    _must_play(table)
    _must_decide_for(table, identity, number)
    count = table.state().pending(number)
    if not count:
        raise Refused(f"Seat {number} has no pending choice to withdraw.")
    was_done = number not in table.deciders
    yield from _logged(table, {"kind": "withdrew", "log": ["withdraw", number, count]})
    if was_done:  # else nobody knew of it
        yield from _turn(table, resumed=[number])


def _undo(table: "Table", identity: str, number: int) -> Iterator[Facts]:
    _must_play(table)
    _must_decide_for(table, identity, number)
    if table.state().pending(number):
        raise Refused("Nobody has seen your choice yet; withdraw it.")
    if not table.can_undo(number):
        raise Refused("Somebody has moved or learned something since your last move; ask to take it back.")
    yield from _logged(table, {"kind": "undone", "log": ["undo", number]})
    yield from _turn(table, resumed=[number])


def _ask_take_back(table: "Table", identity: str, number: int) -> Iterator[Facts]:
    _must_play(table)
    _must_decide_for(table, identity, number)
    if table.take_back is not None:
        raise Refused("A move is being asked back already.")
    to = table.last_open_move(number)
    if to is None:
        raise Refused(f"Seat {number} has no move to take back.")
    yield {"kind": "asked_back", "seat": number, "to": to}
    yield from _if_all_agree(table)


def _answer_take_back(table: "Table", identity: str, agree: bool) -> Iterator[Facts]:
    _must_play(table)
    request = table.take_back
    if request is None:
        raise Refused("No move is being asked back.")
    if identity not in table.people():
        raise Refused("You have no say in this game.")
    if not agree:
        yield {"kind": "refused_back"}
    elif identity != request.by and identity not in request.agreed:
        yield {"kind": "agreed_back"}
        yield from _if_all_agree(table)


def _if_all_agree(table: "Table") -> Iterator[Facts]:
    """Go back, or give up, once everybody who has a say agrees; others may have gone since."""
    people = table.people()
    if table.phase != PLAYING or not people:
        return
    if table.giving_up and set(people) <= set(table.giving_up):
        yield {"kind": "abandoned", "why": "agreed"}
        return
    request = table.take_back
    if request is not None and set(people) <= {request.by, *request.agreed}:
        yield from _logged(table, {"kind": "went_back", "log": ["back", request.to]})
        yield from _turn(table, everybody=True)


# --- the end ------------------------------------------------------------------------------------------------


def _abandon(table: "Table", identity: str, agree: bool) -> Iterator[Facts]:
    if table.is_closed:
        raise Refused("The game is over.")
    if table.phase != PLAYING:
        if identity != table.host:
            raise Refused("Only the host can close a table before the start.")
        yield {"kind": "abandoned", "why": "closed"}
        return
    if identity not in table.people():
        raise Refused("You have no say in this game.")
    if agree != (identity in table.giving_up):
        yield {"kind": "giving_up", "agree": agree}
        yield from _if_all_agree(table)


def _expire(table: "Table", now: float) -> Iterator[Facts]:
    if table.is_closed:
        raise Refused("The game is over.")
    if now - table.at < EXPIRES_AFTER:
        raise Refused("Something happened at this table not long ago.")
    yield {"kind": "abandoned", "why": "expired"}


def _rematch(table: "Table", identity: str, new: str) -> Iterator[Facts]:
    if not table.is_closed:
        raise Refused("The game is not over.")
    if identity != table.host and not table.seats_of(identity):
        raise Refused("Only who sat at the table can ask for a rematch.")
    if table.rematch is None:
        yield {"kind": "rematch", "table": new}


def _go_on(table: "Table", identity: str | None) -> Iterator[Facts]:
    if identity is not None:
        raise Refused("GoOn is the server's command.")
    log = table.log
    if log is None or not table.rules_changed:
        return
    facts = {"kind": "rules", "rules_version": table.game.rules_version, "old_moves": log.old_moves}
    cut = {"log": log.entries[-1]} if log.entries[-1][0] == "back" else {}
    yield {**facts, "base": log.base, **cut}
    yield from _turn(table, everybody=True)
