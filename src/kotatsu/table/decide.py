"""Whether a command is carried out, and what comes of it.

Each command has a function that checks it and yields the facts of one entry after the other. The table folds
each of them before the function goes on, so what follows from a move is read off the table after it. A
function refuses before its first entry or not at all.
"""

from collections.abc import Callable, Collection, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from msgspec import structs

from kotatsu.core.chance import Sealed
from kotatsu.core.commitments import is_value, seat_promise, seed_from
from kotatsu.core.record import TIMEOUT, result_of
from kotatsu.core.state import State
from kotatsu.table.ahead import Plan, unknown_moves
from kotatsu.table.commands import (
    Abandon,
    AnswerTakeBack,
    AskTakeBack,
    Awake,
    Back,
    CallOff,
    Chat,
    Command,
    Commit,
    Deal,
    EndRound,
    Expire,
    FreeSeat,
    GoOn,
    Leave,
    MakeHost,
    Open,
    Pause,
    Play,
    PlayPrepared,
    Prepare,
    Release,
    Rematch,
    Rename,
    Report,
    Rest,
    Resume,
    SeatBot,
    ServersCommand,
    SetClock,
    SetHints,
    SetOptions,
    SetPlayers,
    SetPrivate,
    SetSeed,
    SetWatching,
    Sit,
    SkipAhead,
    SkipTutorial,
    Start,
    SwapSeats,
    TellOfLoss,
    TimeUp,
    Undo,
    Watch,
    Withdraw,
)
from kotatsu.table.description import DAY, check_level
from kotatsu.table.phases import GATHERING, OPENING, PLAYING
from kotatsu.table.plain_text import clean_name, one_line
from kotatsu.table.refusals import Refused, Undecided, Unfit
from kotatsu.table.seats import Seat

if TYPE_CHECKING:
    from kotatsu.table.table import Table

EXPIRES_AFTER = 14 * DAY
"""Seconds without any entry after which a table may expire."""

TIME_OUTS = 3
"""So many in a row, and a bot keeps the seat."""

CHAT_LENGTH = 500
HOUSE = "Kotatsu"

MOST_ENTRIES = 20_000
"""Far more than any game needs: nobody shall fill a disk by chatting, renaming or taking back for ever."""

Facts = dict[str, Any]

MOVE = "move"
"""Where facts hold the number of the move that they tell of: the fold plays it, and nobody stores it."""


class Asker(NamedTuple):
    """Who asks for something, when, and what the server made for it: an invitation, the next table."""

    identity: str | None  # None: the server itself
    now: float
    made: str | None = None

    @property
    def person(self) -> str:
        assert self.identity is not None
        return self.identity


_NOT_IN_A_ROUND = (AskTakeBack, Abandon, Rematch)

C = TypeVar("C", bound=Command)
Decide = Callable[["Table", Asker, C], Iterator[Facts]]


class _Decision(NamedTuple):
    decide: Decide[Any]
    host: bool  # only the host may ask it
    bots: bool  # the server may ask it too, for a bot


_DECISIONS: dict[type[Command], _Decision] = {}


def decides(command: type[C], host: bool = False, bots: bool = False) -> Callable[[Decide[C]], Decide[C]]:
    """The decorated function decides what comes of this command."""

    def register(decision: Decide[C]) -> Decide[C]:
        _DECISIONS[command] = _Decision(decision, host, bots)
        return decision

    return register


def decide(table: "Table", asker: Asker, command: Command) -> Iterator[Facts]:
    """The facts that follow from a command, one entry after the other; `Refused` says why there are none."""
    found = _DECISIONS[type(command)]
    if table.rules_changed and not isinstance(command, GoOn):
        raise Refused("rules-changed")
    if asker.identity is None:
        if not isinstance(command, ServersCommand) and not found.bots:
            raise Refused("persons-command", command=type(command).__name__)
        return found.decide(table, asker, command)
    if isinstance(command, ServersCommand):
        raise Refused("servers-command", command=type(command).__name__)
    if len(table.rows) >= MOST_ENTRIES and not _comes_to_an_end(command):
        raise Refused("too-much")
    if found.host and asker.identity != table.host:
        raise Refused("only-host")
    if table.is_practice and table.phase == GATHERING and found.host and not isinstance(command, Start):
        if table.tutorial is not None:
            raise Refused("tutorial-set-up")
        raise Refused("played-on-set-up")
    if table.round is not None and _is_settled_in_a_round(command, found.host):
        raise Refused("round-set-up")
    return found.decide(table, asker, command)


# --- what several commands ask ------------------------------------------------------------------------------


def _is_settled_in_a_round(command: Command, of_host: bool) -> bool:
    """At a table of a tournament nobody sets anything up, everybody plays to the end, and no deal twice. Bots
    keep the seats of who is gone, as everywhere."""
    return isinstance(command, _NOT_IN_A_ROUND) or (of_host and not isinstance(command, SeatBot | MakeHost))


def _comes_to_an_end(command: Command) -> bool:
    """Whether a table can take this only so many times, where nothing else is done any more."""
    return isinstance(command, Play | Leave | Rematch) or command == Abandon(True)


def _seat(table: "Table", number: int) -> Seat:
    if not 0 <= number < len(table.seats):
        raise Refused("no-seat", seat=number, last=len(table.seats) - 1)
    return table.seats[number]


def _own_seat(table: "Table", identity: str | None, number: int) -> Seat:
    seat = _seat(table, number)
    if seat.owner is None or seat.owner != identity:
        raise Refused("not-your-seat", seat=number)
    return seat


def _must_decide_for(table: "Table", identity: str, number: int) -> None:
    seat = _own_seat(table, identity, number)
    if seat.away:
        raise Refused("left")
    if not seat.by_owner:
        raise Refused("bot-decides", seat=number)


def _must_gather(table: "Table") -> None:
    if table.phase != GATHERING:
        raise Refused("before-start")


def _must_play(table: "Table") -> None:
    if table.phase in (GATHERING, OPENING):
        raise Refused("not-begun")
    if table.phase != PLAYING:
        raise Refused("game-over")
    if table.paused:
        raise Refused("paused")


def _must_run(table: "Table") -> None:
    if table.phase != PLAYING:
        raise Refused("not-running")


def _must_be_admitted(table: "Table", identity: str, invite: str | None) -> None:
    table.must_admit(identity, invite)


def _next_host(table: "Table", leaving: str, seats: Collection[int]) -> str:
    """The host stays host unless they leave and somebody else is there."""
    others = [seat.owner for n, seat in enumerate(table.seats) if seat.present and n not in seats]
    if leaving != table.host or leaving in others:
        return table.host
    return next((owner for owner in others if owner is not None), table.host)


# --- coming and going ---------------------------------------------------------------------------------------


@decides(Sit)
def _sit(table: "Table", asker: Asker, command: Sit) -> Iterator[Facts]:
    _must_gather(table)
    _must_be_admitted(table, asker.person, command.invite)
    seat = _seat(table, command.seat)
    if not seat.is_open:
        raise Refused("seat-taken", seat=command.seat)
    if table.named_seed is not None and any(seat.owner for seat in table.seats):
        raise Refused("seed-taken")
    if command.promise is not None:
        _check_promise(table, command.promise)
    facts = {"kind": "sat", "seat": command.seat, "name": clean_name(command.name)}
    yield {**facts, "promise": command.promise}


@decides(Leave)
def _leave(table: "Table", asker: Asker, command: Leave) -> Iterator[Facts]:
    identity, seat = asker.person, command.seat
    if seat is not None:
        _own_seat(table, identity, seat)
    seats = [n for n in table.seats_of(identity) if seat in (None, n) and not table.seats[n].away]
    if not seats and identity not in table.spectators:
        raise Refused("not-here")
    if table.phase == OPENING and seats:
        yield {"kind": "called_off"}
    yield {"kind": "left", "seats": seats, "host": _next_host(table, identity, seats)}
    for number in seats if table.round is not None and table.phase == PLAYING else ():
        if table.seats[number].kept is None:
            yield from _keep(table, number, table.stand_in)
    yield from _if_all_agree(table)


@decides(Back)
def _back(table: "Table", asker: Asker, command: Back) -> Iterator[Facts]:
    identity = asker.person
    if not table.seats_of(identity):
        raise Refused("no-seat-yours")
    for number in table.seats_of(identity):
        seat = table.seats[number]
        if seat.kept is not None:
            yield from _logged(table, {"kind": "back", "seat": number, "log": ["takeover", number, None]})
        elif seat.away:
            yield {"kind": "back", "seat": number}


@decides(Rename)
def _rename(table: "Table", asker: Asker, command: Rename) -> Iterator[Facts]:
    name = clean_name(command.name)
    if _own_seat(table, asker.person, command.seat).name != name:
        yield {"kind": "renamed", "seat": command.seat, "name": name}


@decides(Watch)
def _watch(table: "Table", asker: Asker, command: Watch) -> Iterator[Facts]:
    identity = asker.person
    _must_be_admitted(table, identity, command.invite)
    if table.seats_of(identity):
        raise Refused("sits-already")
    if not table.watching:
        raise Refused("no-spectators")
    name = clean_name(command.name)
    if table.spectators.get(identity) != name:
        yield {"kind": "watches", "name": name}


@decides(Chat)
def _chat(table: "Table", asker: Asker, command: Chat) -> Iterator[Facts]:
    identity = asker.person
    seats = table.seats_of(identity)
    if not seats and identity not in table.spectators:
        raise Refused("speak-first")
    line = one_line(command.text)
    if not 1 <= len(line) <= CHAT_LENGTH:
        raise Refused("chat-length", most=CHAT_LENGTH)
    name = table.seats[seats[0]].name if seats else table.spectators[identity]
    yield {"kind": "said", "name": name, "seat": seats[0] if seats else None, "text": line}


@decides(Report)
def _report(table: "Table", asker: Asker, command: Report) -> Iterator[Facts]:
    """Once for each: nobody shall drown the host in it."""
    identity = asker.person
    seats = table.seats_of(identity)
    if not seats and identity not in table.spectators:
        raise Refused("speak-first")
    if command.seat is not None:
        about = _seat(table, command.seat).owner
        name = table.seats[command.seat].name
    else:
        about = next((one for one, called in table.spectators.items() if called == command.name), None)
        name = command.name
    if about is None:
        raise Refused("nobody-to-report")
    if about == identity:
        raise Refused("report-yourself")
    if about == table.host:
        raise Refused("report-host")
    if (identity, about) in [(report.by, report.about) for report in table.reports]:
        return
    called = table.seats[seats[0]].name if seats else table.spectators[identity]
    yield {"kind": "reported", "name": called, "seat": command.seat, "about": about, "called": name}


# --- the host's part ----------------------------------------------------------------------------------------


def _set(table: "Table", what: str, value: Any) -> Iterator[Facts]:
    if getattr(table, what) != value:
        yield {"kind": "set", "what": what, "value": value}


def _set_before_start(table: "Table", what: str, value: Any) -> Iterator[Facts]:
    _must_gather(table)
    yield {"kind": "set", "what": what, "value": value}


@decides(SetHints, host=True)
def _set_hints(table: "Table", asker: Asker, command: SetHints) -> Iterator[Facts]:
    return _set(table, "hints", command.allowed)


@decides(SetWatching, host=True)
def _set_watching(table: "Table", asker: Asker, command: SetWatching) -> Iterator[Facts]:
    return _set(table, "watching", command.allowed)


@decides(SkipTutorial, host=True)
def _skip_tutorial(table: "Table", asker: Asker, command: SkipTutorial) -> Iterator[Facts]:
    return _set(table, "tutorial", None)


@decides(SetPrivate, host=True)
def _set_private(table: "Table", asker: Asker, command: SetPrivate) -> Iterator[Facts]:
    return _set(table, "invite", asker.made if command.private else None)


@decides(SetClock, host=True)
def _set_clock(table: "Table", asker: Asker, command: SetClock) -> Iterator[Facts]:
    command.clock.check()
    return _set_before_start(table, "clock", structs.asdict(command.clock))


@decides(SetPlayers, host=True)
def _set_players(table: "Table", asker: Asker, command: SetPlayers) -> Iterator[Facts]:
    players = command.players
    _must_gather(table)
    replace(table.next_description(), players=players, chairs=()).setup()
    if any(not seat.is_open for seat in table.seats[players:]):
        raise Refused("seat-would-go")
    yield {"kind": "set", "what": "players", "value": players}


@decides(SetOptions, host=True)
def _set_options(table: "Table", asker: Asker, command: SetOptions) -> Iterator[Facts]:
    options = dict(command.options)
    replace(table.next_description(), options=options).setup()
    yield from _set_before_start(table, "options", options)


@decides(SetSeed, host=True)
def _set_seed(table: "Table", asker: Asker, command: SetSeed) -> Iterator[Facts]:
    seed = command.seed
    if seed is not None:
        Sealed(seed)  # raises when it cannot be one
        if sum(seat.owner is not None for seat in table.seats) > 1:
            raise Refused("seed-alone")
    yield from _set_before_start(table, "named_seed", seed)


@decides(SeatBot, host=True)
def _seat_bot(table: "Table", asker: Asker, command: SeatBot) -> Iterator[Facts]:
    number, level = command.seat, command.level
    seat = _seat(table, number)
    check_level(level)
    if table.phase == PLAYING:
        if not seat.away or seat.kept is not None:
            raise Refused("seat-not-abandoned", seat=number)
        yield from _keep(table, number, level)
        return
    _must_gather(table)
    if seat.owner is not None:
        raise Refused("seat-taken", seat=number)
    yield {"kind": "bot", "seat": number, "level": level}


@decides(FreeSeat, host=True)
def _free_seat(table: "Table", asker: Asker, command: FreeSeat) -> Iterator[Facts]:
    _must_gather(table)
    if not _seat(table, command.seat).is_open:
        yield {"kind": "freed", "seat": command.seat}


@decides(SwapSeats, host=True)
def _swap_seats(table: "Table", asker: Asker, command: SwapSeats) -> Iterator[Facts]:
    _must_gather(table)
    _seat(table, command.one)
    _seat(table, command.other)
    if command.one != command.other:
        yield {"kind": "swapped", "seats": [command.one, command.other]}


@decides(MakeHost, host=True)
def _make_host(table: "Table", asker: Asker, command: MakeHost) -> Iterator[Facts]:
    owner = _seat(table, command.seat).owner
    if owner is None:
        raise Refused("seat-empty", seat=command.seat)
    if owner != table.host:
        yield {"kind": "host", "host": owner}


@decides(Pause, host=True)
def _pause(table: "Table", asker: Asker, command: Pause) -> Iterator[Facts]:
    _must_run(table)
    if not table.paused:
        yield {"kind": "paused"}


@decides(Resume, host=True)
def _resume(table: "Table", asker: Asker, command: Resume) -> Iterator[Facts]:
    _must_run(table)
    if table.paused:
        yield {"kind": "resumed"}


# --- the shuffle and the deal -------------------------------------------------------------------------------


def _check_promise(table: "Table", promise: str) -> None:
    if not is_value(promise):
        raise Refused("no-promise")
    if any(seat.promise == promise for seat in table.seats):
        raise Refused("same-promise")


@decides(Commit)
def _commit(table: "Table", asker: Asker, command: Commit) -> Iterator[Facts]:
    _must_gather(table)
    if _own_seat(table, asker.person, command.seat).promise == command.promise:
        return
    _check_promise(table, command.promise)
    yield {"kind": "committed", "seat": command.seat, "promise": command.promise}


@decides(Start, host=True)
def _start(table: "Table", asker: Asker, command: Start) -> Iterator[Facts]:
    _must_gather(table)
    for number, seat in enumerate(table.seats):
        if seat.is_open:
            raise Refused("seat-open", seat=number)
        if table.named_seed is None and seat.owner is not None and seat.promise is None:
            raise Refused("not-promised", name=seat.name, seat=number)
    yield {"kind": "started"}
    yield from _deal_if_all_opened(table)


@decides(Open)
def _open(table: "Table", asker: Asker, command: Open) -> Iterator[Facts]:
    if table.phase != OPENING:
        raise Refused("not-opening")
    seat = _own_seat(table, asker.person, command.seat)
    if seat.nonce == command.nonce:
        return
    if not is_value(command.nonce) or seat_promise(bytes.fromhex(command.nonce)) != seat.promise:
        raise Refused("wrong-nonce", seat=command.seat)
    yield {"kind": "opened", "seat": command.seat, "nonce": command.nonce}
    yield from _deal_if_all_opened(table)


@decides(CallOff)
def _call_off(table: "Table", asker: Asker, command: CallOff) -> Iterator[Facts]:
    if table.phase != OPENING:
        raise Refused("not-starting")
    if asker.identity != table.host and not table.seats_of(asker.identity):
        raise Refused("only-seated-call-off")
    yield {"kind": "called_off"}


@decides(Deal)
def _deal(table: "Table", asker: Asker, command: Deal) -> Iterator[Facts]:
    _must_gather(table)
    yield {"kind": "started"}
    yield from _deal_if_all_opened(table)


def _deal_if_all_opened(table: "Table") -> Iterator[Facts]:
    seed = table.named_seed
    if table.round is not None:
        nonces_of_all = [nonce for _, nonce in table.round.promises if nonce is not None]
        seed = seed_from(bytes.fromhex(table.secret), [bytes.fromhex(nonce) for nonce in nonces_of_all])
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
    for seat, text in table.beginning.moves if table.beginning is not None else ():
        log = ["timeout", seat] if text == TIMEOUT else ["move", seat, text]
        yield from _logged(table, {"kind": "before", "log": log})
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


@decides(Play, bots=True)
def _play(table: "Table", asker: Asker, command: Play) -> Iterator[Facts]:
    _must_play(table)
    seat = _seat(table, command.seat)
    if asker.identity is not None:
        _must_decide_for(table, asker.identity, command.seat)
    elif command.seat not in [owed.seat for owed in table.owed()]:
        raise Refused("no-bot-asked", seat=command.seat)
    if command.decision not in (None, seat.decision):
        raise Refused("other-moment")
    state = table.state()
    if not state.is_legal(command.seat, command.move):
        state.clone().play(command.seat, command.move)  # raises, and says why
    guided = asker.identity is not None and table.tutorial is not None
    if guided and command.move not in table.choices(state, command.seat):
        raise Refused("tutorial-other-move")
    answers_it = seat.plan is not None and seat.plan.is_for(state.ask(command.seat).get("kind"))
    yield from _played(table, command.seat, command.move, {"plan": None} if answers_it else {})


def _played(table: "Table", number: int, move: int, more: Facts) -> Iterator[Facts]:
    """A legal move, and the turn that follows; `more` facts go with it."""
    state = table.state()
    log = ["move", number, state.text(number, move)]
    yield from _logged(table, {"kind": "played", "log": log, **more, MOVE: move})
    if not is_midway(state, number):  # else nobody may notice that a part of the choice is made
        yield from _turn(table, done=number)


def is_midway(state: State, seat: int) -> bool:
    """Whether a seat has made a part of a choice, which is nobody's business before all of it is made."""
    return state.pending(seat) > 0 and seat in state.deciders


# --- ahead of time ------------------------------------------------------------------------------------------


@decides(Prepare)
def _prepare(table: "Table", asker: Asker, command: Prepare) -> Iterator[Facts]:
    number, facts = command.seat, {"kind": "prepared", "seat": command.seat, "dropped": None}
    _must_run(table)
    seat = _own_seat(table, asker.person, number)
    if not command.answers:
        if seat.plan is not None or seat.dropped is not None:
            yield {**facts, "plan": None}
        return
    _must_decide_for(table, asker.person, number)
    if table.tutorial is not None:
        raise Refused("tutorial-other-move")
    if len(table.seats_of(asker.person)) > 1:  # whoever sits beside them would see that it plays itself
        raise Refused("prepare-shared")
    unknown = unknown_moves(table.state(), number, command.answers)
    if unknown:
        raise Unfit("prepare-no-move", move=unknown[0])
    plan = Plan(tuple(command.answers), command.again)
    if seat.plan != plan:
        yield {**facts, "plan": plan.as_data()}


@decides(PlayPrepared)
def _play_prepared(table: "Table", asker: Asker, command: PlayPrepared) -> Iterator[Facts]:
    """As if its owner had played it now; so nothing that is kept of it tells otherwise."""
    number = command.seat
    _must_play(table)
    if (number, command.decision) not in table.prepared():
        raise Refused("nothing-prepared", seat=number)
    seat, view = table.seats[number], table.state().view(number)
    assert seat.plan is not None
    move, why = seat.plan.choose(view, number)
    if move is None:
        yield {"kind": "prepared", "seat": number, "plan": None, "dropped": why}
        return
    rest = seat.plan.after(view, number)
    for facts in _played(table, number, move, {"plan": rest and rest.as_data()}):
        yield {**facts, "by": seat.owner}


# --- time ---------------------------------------------------------------------------------------------------


@decides(TimeUp)
def _time_up(table: "Table", asker: Asker, command: TimeUp) -> Iterator[Facts]:
    number = command.seat
    _must_play(table)
    seat = _seat(table, number)
    deadline = table.clocks.deadline(number)
    if deadline is None or asker.now < deadline:
        raise Refused("still-time", seat=number)
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


@decides(Awake)
def _awake(table: "Table", asker: Asker, command: Awake) -> Iterator[Facts]:
    if table.next_deadline() is not None or asker.now < table.at:
        until = asker.now if command.until is None else min(command.until, asker.now)
        yield {"kind": "awake", "until": until}


@decides(Rest)
def _rest(table: "Table", asker: Asker, command: Rest) -> Iterator[Facts]:
    """At slow tables, whoever is asked there; what somebody decides in secret has no part in it. A round of a
    tournament waits for nobody's vacation."""
    if table.phase != PLAYING or not table.clock.is_slow or table.round is not None:
        return
    until = command.until if command.until > asker.now else 0.0
    rests = table.clocks.rests
    seats = [seat for seat in table.seats_of(command.owner) if rests[seat] != until]
    if any(max(rests[seat], until) > asker.now for seat in seats):
        yield {"kind": "vacation", "seats": seats, "until": until}


@decides(TellOfLoss)
def _tell_of_loss(table: "Table", asker: Asker, command: TellOfLoss) -> Iterator[Facts]:
    """In the chat, and not how much: some of it may have been a secret."""
    yield {"kind": "said", "name": HOUSE, "seat": None, "text": "", "code": "said-lost"}


def _keep(table: "Table", number: int, level: str) -> Iterator[Facts]:
    """A bot keeps the seat until its owner comes back."""
    facts = {"kind": "kept", "seat": number, "level": level}
    yield from _logged(table, {**facts, "log": ["takeover", number, level]})


# --- going back ---------------------------------------------------------------------------------------------


@decides(Withdraw)
def _withdraw(table: "Table", asker: Asker, command: Withdraw) -> Iterator[Facts]:
    number = command.seat
    _must_play(table)
    _must_decide_for(table, asker.person, number)
    count = table.state().pending(number)
    if not count:
        raise Refused("nothing-pending", seat=number)
    was_done = number not in table.deciders
    yield from _logged(table, {"kind": "withdrew", "log": ["withdraw", number, count]})
    if was_done:  # else nobody knew of it
        yield from _turn(table, resumed=[number])


@decides(Undo)
def _undo(table: "Table", asker: Asker, command: Undo) -> Iterator[Facts]:
    number = command.seat
    _must_play(table)
    _must_decide_for(table, asker.person, number)
    if table.state().pending(number):
        raise Refused("withdraw-instead")
    free = table.can_undo(number)
    if not free:
        raise Undecided("ask-instead") if free is None else Refused("ask-instead")
    for other in table.deciders:  # a choice that was begun after that move, and that nobody has noticed
        count = table.state().pending(other)
        if count:
            yield from _logged(table, {"kind": "withdrew", "log": ["withdraw", other, count]})
    yield from _logged(table, {"kind": "undone", "log": ["undo", number]})
    yield from _turn(table, resumed=[number])


@decides(AskTakeBack)
def _ask_take_back(table: "Table", asker: Asker, command: AskTakeBack) -> Iterator[Facts]:
    number = command.seat
    _must_play(table)
    _must_decide_for(table, asker.person, number)
    if table.take_back is not None:
        raise Refused("asked-already")
    to = table.last_open_move(number)
    if to is None:
        raise Refused("nothing-to-take-back", seat=number)
    yield {"kind": "asked_back", "seat": number, "to": to}
    yield from _if_all_agree(table)


@decides(AnswerTakeBack)
def _answer_take_back(table: "Table", asker: Asker, command: AnswerTakeBack) -> Iterator[Facts]:
    identity = asker.person
    _must_play(table)
    request = table.take_back
    if request is None:
        raise Refused("nothing-asked")
    if identity not in table.people():
        raise Refused("no-say")
    if not command.agree:
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


@decides(SkipAhead)
def _skip_ahead(table: "Table", asker: Asker, command: SkipAhead) -> Iterator[Facts]:
    _must_play(table)
    if asker.person not in table.people():
        raise Refused("no-say")
    if not table.all_sit_out():
        raise Refused("not-out")
    if not table.skipping:
        yield {"kind": "skipping"}


@decides(Abandon)
def _abandon(table: "Table", asker: Asker, command: Abandon) -> Iterator[Facts]:
    identity = asker.person
    if table.is_closed:
        raise Refused("game-over")
    if table.phase != PLAYING:
        if identity != table.host:
            raise Refused("only-host-closes")
        yield {"kind": "abandoned", "why": "closed"}
        return
    if identity not in table.people():
        raise Refused("no-say")
    if command.agree != (identity in table.giving_up):
        yield {"kind": "giving_up", "agree": command.agree}
        yield from _if_all_agree(table)


@decides(Expire)
def _expire(table: "Table", asker: Asker, command: Expire) -> Iterator[Facts]:
    if table.is_closed:
        raise Refused("game-over")
    if asker.now - max(table.at, *table.clocks.rests) < EXPIRES_AFTER:
        raise Refused("still-used")
    yield {"kind": "abandoned", "why": "expired"}


@decides(Release)
def _release(table: "Table", asker: Asker, command: Release) -> Iterator[Facts]:
    _must_run(table)
    if command.void:
        yield {"kind": "abandoned", "why": "voided"}
        return
    for number in [seat for seat in table.deciders if table.seats[seat].by_owner]:
        yield from _keep(table, number, table.stand_in)


@decides(EndRound)
def _end_round(table: "Table", asker: Asker, command: EndRound) -> Iterator[Facts]:
    if table.is_sealed:
        yield {"kind": "round_over"}


@decides(Rematch)
def _rematch(table: "Table", asker: Asker, command: Rematch) -> Iterator[Facts]:
    identity = asker.person
    if not table.is_closed:
        raise Refused("not-over")
    if identity != table.host and not table.seats_of(identity):
        raise Refused("only-seated-rematch")
    if table.rematch is None:
        yield {"kind": "rematch", "table": asker.made}


@decides(GoOn)
def _go_on(table: "Table", asker: Asker, command: GoOn) -> Iterator[Facts]:
    log = table.log
    if log is None or not table.rules_changed:
        return
    facts = {"kind": "rules", "rules_version": table.game.rules_version, "old_moves": log.old_moves}
    cut = {"log": log.entries[-1]} if log.entries[-1][0] == "back" else {}
    yield {**facts, "base": log.base, **cut}
    yield from _turn(table, everybody=True)
