"""A process that plays finished games again: `python -m kotatsu.server.record_worker`.

A record is open: everybody who may ask for it may know all of it. So unlike `bot_worker` this process knows
whole games, and unlike `undo_worker` none that still runs.
"""

import os
import time
from base64 import b64encode
from typing import Any

import msgspec

from kotatsu.bots.analysis import chances, decisions
from kotatsu.core.errors import BadInput
from kotatsu.core.record import Record, verify
from kotatsu.lab.compare import both
from kotatsu.lab.plan import Plan
from kotatsu.server.picture import can_draw, picture
from kotatsu.server.worker import serve
from kotatsu.table.refusals import refusal_of
from kotatsu.wire.proof import proof
from kotatsu.wire.replay import decision, replay


def answer(question: dict[str, Any]) -> dict[str, Any]:
    """{"record": …} with "replay": eyes, "proof": true, "picture": [moment or null, eyes, language],
    "decision": [moment, seat], "decisions": true, "feats": true or "chances": moments. `why` says what is
    wrong with a record that does not hold.

    Or {"compare": two plans, "measures": …, "first": …, "count": …}: so many games of both, for a trial.
    """
    try:
        if "compare" in question:
            return {"found": _compared(question), "why": None}
        record = Record.from_data(question["record"])
        return {"found": _found(record, question), "why": None}
    except BadInput as error:
        refused = refusal_of(error)
        return {"found": None, "why": [refused.code, refused.values]}


def _found(record: Record, question: dict[str, Any]) -> Any:
    if "replay" in question:
        # As text: the server passes it on and need not understand it.
        return msgspec.json.encode(replay(record, question["replay"])).decode()
    if "proof" in question:
        return msgspec.json.encode(proof(record)).decode()
    if "picture" in question:
        return b64encode(picture(record, *question["picture"])).decode() if can_draw() else None
    if "decision" in question:
        return msgspec.json.encode(decision(record, *question["decision"])).decode()
    if "decisions" in question:
        verify(record)
        return [
            {"number": number, "seat": seat, "move": text, "view": view.dump()}
            for number, seat, text, view in decisions(record)
        ]
    if "feats" in question:
        return _feats(record)
    return [[number, shares] for number, shares in chances(record, question["chances"])]


def _compared(question: dict[str, Any]) -> dict[str, Any]:
    began = time.monotonic()
    one, other = (Plan.from_data(data) for data in question["compare"])
    columns = both(one, other, question["first"], question["count"], tuple(question["measures"]))
    return {"columns": columns, "seconds": time.monotonic() - began}


def _feats(record: Record) -> list[dict[str, int]]:
    """What each seat may be proud of; nothing where the game has no `feats`."""
    game = record.the_game()
    if not game.has_module("feats"):
        return []
    state, feats = verify(record), game.module("feats").feats
    found = [feats(state, seat) for seat in range(record.players)]
    return [{name: int(value) for name, value in one.items() if value > 0} for one in found]


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(10)  # whoever plays comes before whoever looks back
    serve(answer)
