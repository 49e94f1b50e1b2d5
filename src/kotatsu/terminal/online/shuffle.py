"""Whether the shuffle was honest: what everybody promised before the deal, against the record."""

from dataclasses import dataclass

from kotatsu.core.errors import BadInput
from kotatsu.core.record import Record, verify
from kotatsu.core.state import State
from kotatsu.core.texts import Texts
from kotatsu.terminal.online.account import Promises
from kotatsu.terminal.speech import told


@dataclass(frozen=True)
class Verdict:
    """One line about the shuffle; `good` is None where it cannot be known."""

    sentence: str
    good: bool | None
    end: State | None = None  # the whole table after the last move


def judge(record: Record, promises: Promises, last_view: State | None, texts: Texts) -> Verdict:
    """Deal and play the record again, and compare it with what this client was shown before and after."""
    say = texts.say
    if record.old_moves or record.rules_version != record.the_game().rules_version:
        return Verdict(say("online-shuffle-unknown", why=say("online-shuffle-old")), None)
    try:
        end = verify(record)
        _compare(record, promises, texts)
        if last_view is not None and not _shows(end, last_view):
            raise BadInput("online-shuffle-other-end")
    except BadInput as problem:
        return Verdict(say("online-shuffle-false", why=told(problem)), False)
    if record.commitments is None:
        return Verdict(say("online-shuffle-named"), None, end)
    people = sum(seat is not None for seat in record.commitments["seats"])
    own = any(seat and seat["hash"] in promises.nonces for seat in record.commitments["seats"])
    return Verdict(say("online-shuffle-honest", people=people, own="yes" if own else "no"), True, end)


def _compare(record: Record, promises: Promises, texts: Texts) -> None:
    """What the record opens must be what was promised to this client."""
    commitments = record.commitments
    if commitments is None:
        if promises.seats is not None and any(promises.seats):
            raise BadInput("online-shuffle-nothing-opened")
        return
    if promises.server is not None and commitments["server"]["hash"] != promises.server:
        raise BadInput("online-shuffle-other-server")
    hashes = [seat["hash"] if seat is not None else None for seat in commitments["seats"]]
    if promises.seats is not None and hashes != promises.seats:
        raise BadInput("online-shuffle-other-seats")


def _shows(end: State, view: State) -> bool:
    seat = int(view.viewer)
    return bool(end.view(seat if seat >= 0 else None).dump() == view.dump())
