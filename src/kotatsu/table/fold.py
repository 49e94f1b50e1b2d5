"""What each kind of entry does to a table. Nothing is checked here: whoever made the entry has done that."""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from kotatsu.table.ahead import BOT, WENT_BACK, plan_from
from kotatsu.table.clocks import Clocks
from kotatsu.table.description import Clock
from kotatsu.table.phases import ABANDONED, GATHERING, OPENING, OVER, PLAYING
from kotatsu.table.seats import Reported, Said, Seat, TakeBack

if TYPE_CHECKING:
    from kotatsu.table.table import Table

Entry = dict[str, Any]
Fold = Callable[["Table", Entry], None]

FOLDS: dict[str, Fold] = {}
"""By the kind of entry."""


def folds(kind: str) -> Callable[[Fold], Fold]:
    """The decorated function does what entries of this kind say."""

    def register(fold: Fold) -> Fold:
        FOLDS[kind] = fold
        return fold

    return register


# --- people -------------------------------------------------------------------------------------------------


@folds("sat")
def _sat(table: "Table", entry: Entry) -> None:
    table.seats[entry["seat"]] = Seat(entry["by"], entry["name"], promise=entry["promise"])
    table.spectators.pop(entry["by"], None)


@folds("left")
def _left(table: "Table", entry: Entry) -> None:
    for seat in entry["seats"]:
        if table.phase == GATHERING:
            table.seats[seat] = Seat()
        else:
            table.seats[seat].away = True
            table.seats[seat].plan = None
    table.spectators.pop(entry["by"], None)
    table.host = entry["host"]
    if not any(seat.owner == entry["by"] and seat.present for seat in table.seats):
        table.giving_up = [other for other in table.giving_up if other != entry["by"]]


@folds("back")
def _back(table: "Table", entry: Entry) -> None:
    seat = table.seats[entry["seat"]]
    if seat.kept is not None and not seat.late:
        _renew(table, [entry["seat"]])
    seat.away, seat.kept, seat.missed = False, None, 0
    _set_clocks_running(table, entry["at"])


@folds("renamed")
def _renamed(table: "Table", entry: Entry) -> None:
    table.seats[entry["seat"]].name = entry["name"]


@folds("watches")
def _watches(table: "Table", entry: Entry) -> None:
    table.spectators[entry["by"]] = entry["name"]


@folds("said")
def _said(table: "Table", entry: Entry) -> None:
    line = Said(entry["by"], entry["name"], entry["seat"], entry["text"], entry["at"], entry.get("code"))
    table.chat.append(line)


@folds("reported")
def _reported(table: "Table", entry: Entry) -> None:
    told = (entry["by"], entry["name"], entry["about"], entry["called"], entry["seat"], entry["at"])
    table.reports.append(Reported(*told))


@folds("host")
def _host(table: "Table", entry: Entry) -> None:
    table.host = entry["host"]


# --- before the deal ----------------------------------------------------------------------------------------


@folds("set")
def _set(table: "Table", entry: Entry) -> None:
    what, value = entry["what"], entry["value"]
    if what == "players":
        table.seats = table.seats[:value] + [Seat() for _ in range(value - len(table.seats))]
    elif what == "clock":
        table.clock = Clock(**value)
    else:
        setattr(table, what, value)
    if what == "invite" and value is not None:
        table.spectators.clear()  # a new invitation turns away whoever came by an old one
    if table.phase == GATHERING:
        table.clocks = Clocks(table.clock, len(table.seats))


@folds("bot")
def _bot(table: "Table", entry: Entry) -> None:
    table.seats[entry["seat"]] = Seat(bot=entry["level"])


@folds("freed")
def _freed(table: "Table", entry: Entry) -> None:
    table.seats[entry["seat"]] = Seat()


@folds("swapped")
def _swapped(table: "Table", entry: Entry) -> None:
    one, other = entry["seats"]
    table.seats[one], table.seats[other] = table.seats[other], table.seats[one]


@folds("committed")
def _committed(table: "Table", entry: Entry) -> None:
    table.seats[entry["seat"]].promise = entry["promise"]


@folds("started")
def _started(table: "Table", entry: Entry) -> None:
    table.phase = OPENING


@folds("opened")
def _opened(table: "Table", entry: Entry) -> None:
    table.seats[entry["seat"]].nonce = entry["nonce"]


@folds("called_off")
def _called_off(table: "Table", entry: Entry) -> None:
    """What was opened has been seen by the server: nobody may be held to it."""
    table.phase = GATHERING
    table.called_off += 1
    for seat in table.seats:
        seat.promise = seat.nonce = None


@folds("dealt")
def _dealt(table: "Table", entry: Entry) -> None:
    table.phase = PLAYING
    table.dealt = entry
    table.rules_version = entry["rules_version"]
    table.play_log()


@folds("before")
def _before(table: "Table", entry: Entry) -> None:
    """A move of the game that is played on here, made by whoever played it; the log has it."""


# --- the game -----------------------------------------------------------------------------------------------


@folds("turn")
def _turn(table: "Table", entry: Entry) -> None:
    """What everybody notices: who has decided, who must decide now."""
    done = entry["done"]
    table.turns += 1
    if done is not None:
        table.clocks.finish(done, entry["at"])
        if entry["by"] is not None:
            table.seats[done].missed = 0
    table.deciders = list(entry["deciders"])
    table.counts = dict(entry["counts"])
    for number, seat in enumerate(table.seats):
        seat.decision += number in entry["asked"]
        seat.late = seat.late and number in table.deciders and number not in entry["asked"]
    _renew(table, [seat for seat in entry["asked"] if seat not in entry["resumed"]])
    _set_clocks_running(table, entry["at"])


@folds("played")
def _played(table: "Table", entry: Entry) -> None:
    seat = entry["log"][1]
    table.skipping = table.skipping and not table.seats[seat].by_owner
    table.clocks.mark(seat, entry["at"])
    table.seats[seat].dropped = None
    if "plan" in entry:
        table.seats[seat].plan = plan_from(entry["plan"])


@folds("prepared")
def _prepared(table: "Table", entry: Entry) -> None:
    seat = table.seats[entry["seat"]]
    seat.plan, seat.dropped = plan_from(entry["plan"]), entry["dropped"]


@folds("time_up")
def _time_up(table: "Table", entry: Entry) -> None:
    seat = entry["seat"]
    table.seats[seat].missed += 1
    if "log" in entry:
        table.clocks.mark(seat, entry["at"])
    else:
        table.seats[seat].late = True
        _set_clocks_running(table, entry["at"])


@folds("awake")
def _awake(table: "Table", entry: Entry) -> None:
    table.clocks.start_again(entry["until"] if "until" in entry else entry["at"])


@folds("vacation")
def _vacation(table: "Table", entry: Entry) -> None:
    for seat in entry["seats"]:
        table.clocks.rest(seat, entry["until"], entry["at"])


@folds("kept")
def _kept(table: "Table", entry: Entry) -> None:
    table.seats[entry["seat"]].kept = entry["level"]
    _drop_plan(table.seats[entry["seat"]], BOT)
    _set_clocks_running(table, entry["at"])


@folds("withdrew")
def _withdrew(table: "Table", entry: Entry) -> None:
    _, seat, count = entry["log"]
    table.clocks.withdraw(seat, count)
    table.seats[seat].plan = None  # what was taken back shall not come again by itself
    _drop_stale_request(table)


@folds("undone")
def _undone(table: "Table", entry: Entry) -> None:
    table.clocks.undo(entry["log"][1], entry["at"])
    _drop_stale_request(table)
    _drop_plans(table)


@folds("asked_back")
def _asked_back(table: "Table", entry: Entry) -> None:
    table.take_back = TakeBack(entry["by"], entry["seat"], entry["to"], [])


@folds("agreed_back")
def _agreed_back(table: "Table", entry: Entry) -> None:
    if table.take_back is not None:
        table.take_back.agreed.append(entry["by"])


@folds("refused_back")
def _refused_back(table: "Table", entry: Entry) -> None:
    table.take_back = None


@folds("went_back")
def _went_back(table: "Table", entry: Entry) -> None:
    table.clocks.go_back(entry["log"][1])
    table.take_back = None
    _drop_plans(table)


@folds("dump")
def _dump(table: "Table", entry: Entry) -> None:
    """For a deploy with changed rules; the log has it already."""


@folds("paused")
def _paused(table: "Table", entry: Entry) -> None:
    table.paused = True
    _set_clocks_running(table, entry["at"])


@folds("resumed")
def _resumed(table: "Table", entry: Entry) -> None:
    table.paused = False
    _set_clocks_running(table, entry["at"])


@folds("skipping")
def _skipping(table: "Table", entry: Entry) -> None:
    table.skipping = True


@folds("giving_up")
def _giving_up(table: "Table", entry: Entry) -> None:
    table.giving_up = [other for other in table.giving_up if other != entry["by"]]
    if entry["agree"]:
        table.giving_up.append(entry["by"])


@folds("finished")
def _finished(table: "Table", entry: Entry) -> None:
    table.phase = OVER
    table.result = entry["result"]
    table.take_back = None
    table.giving_up = []
    _forget_plans(table)


@folds("abandoned")
def _abandoned(table: "Table", entry: Entry) -> None:
    table.phase = ABANDONED
    table.paused = False
    table.take_back = None
    _forget_plans(table)
    _set_clocks_running(table, entry["at"])


@folds("round_over")
def _round_over(table: "Table", entry: Entry) -> None:
    table.round_over = True


@folds("rematch")
def _rematch(table: "Table", entry: Entry) -> None:
    table.rematch = entry["table"]


@folds("rules")
def _rules(table: "Table", entry: Entry) -> None:
    """From here on other rules hold."""
    table.rules_version = entry["rules_version"]
    table.old_moves, table.base = entry["old_moves"], entry["base"]
    table.take_back = None
    if "log" in entry:
        table.clocks.go_back(entry["log"][1])
        _drop_plans(table)


def _drop_plans(table: "Table") -> None:
    """They were made for a game that went on otherwise. Everybody knows that it went back, so this tells
    nobody anything."""
    for seat in table.seats:
        _drop_plan(seat, WENT_BACK)


def _drop_plan(seat: Seat, why: str) -> None:
    if seat.plan is not None:
        seat.plan, seat.dropped = None, why


def _forget_plans(table: "Table") -> None:
    for seat in table.seats:
        seat.plan = seat.dropped = None


def _drop_stale_request(table: "Table") -> None:
    if table.take_back is not None and len(table.clocks.marks) <= table.take_back.to:
        table.take_back = None


def _renew(table: "Table", seats: Iterable[int]) -> None:
    for seat in seats:
        table.clocks.renew(seat, table.counts.get(str(seat)))


def _set_clocks_running(table: "Table", now: float) -> None:
    """Clocks run for those who owe a decision that no bot makes for them."""
    playing = table.phase == PLAYING and not table.paused
    table.clocks.set_running((seat for seat in table.deciders if playing and table.seats[seat].by_owner), now)
