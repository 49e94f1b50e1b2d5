"""Games that are over, played again through anybody's eyes."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kotatsu.core.events import Journal
from kotatsu.core.record import Record
from kotatsu.table.replay import OPEN, WATCH
from kotatsu.wire.diff import changed
from kotatsu.wire.replay import replay

GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("*/*.json"))
each_record = pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.name}-{path.stem}")
EVERY = 10


def frames_of(record: Record, eyes: str) -> list[dict[str, Any]]:
    """The frames as a browser makes them from what it is sent."""
    sent = msgspec.json.decode(msgspec.json.encode(replay(record, eyes)))
    frames = [sent["start"]]
    for step in sent["steps"]:
        frames.append(changed(frames[-1], step["changes"]))
    return frames


@each_record
def test_a_replay_is_what_the_engine_says_at_every_tenth_step_for_everybody(path: Path) -> None:
    record = Record.read(path)
    eyes = [OPEN, WATCH, *map(str, range(record.players))]
    shown = {one: frames_of(record, one) for one in eyes}
    for number, state in enumerate(record.states()):
        if number % EVERY and number < len(record.moves):
            continue
        for one in eyes:
            known = state if one == OPEN else state.view(None if one == WATCH else int(one))
            assert shown[one][number]["view"]["state"] == json.loads(json.dumps(known.dump()["state"]))
            assert shown[one][number]["deciders"] == list(known.deciders)


@each_record
def test_a_seats_eyes_see_what_that_seat_was_told(path: Path) -> None:
    record = Record.read(path)
    state = record.deal()
    state.journal = Journal()
    seat = record.players - 1
    steps = replay(record, str(seat)).steps
    for number, _ in enumerate(record.play_on(state)):
        told = [event.seen_by(seat) for event in state.take_events()]
        expected = [{**event, "moment": number + 1} for event in told if event is not None]
        assert steps[number].events == expected
