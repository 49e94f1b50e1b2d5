"""Clocks of a running game: beside whom everybody waits for, and beside the place where one types."""

from kotatsu.drawing.canvas import Line
from kotatsu.terminal.console import Console
from kotatsu.terminal.online.changes import day_of, minutes
from kotatsu.terminal.online.client import TableClient

HURRY = 10.0  # seconds left when a clock turns red


def refresh(client: TableClient, console: Console) -> float | None:
    """After how many seconds a picture is outdated: one while a clock is shown."""
    state = client.table.game_state
    if not console.live or state is None or client.table.phase != "playing":
        return None
    running = [clock for clock in state.clocks if clock.since is not None]
    return 1.0 if any(clock.left is not None or clock.count is not None for clock in running) else None


def clocks(client: TableClient) -> Line:
    """The time that those have left who are asked."""
    state = client.table.game_state
    shown: Line = []
    for number in state.deciders if state is not None else []:
        left, until = client.mirror.left(number), client.mirror.rests_until(number)
        if until is not None:
            date = day_of(until)
            shown += [
                ("  ", ""),
                (client.say("clock-vacation", name=client.narrator.names[number], date=date), ""),
            ]
        elif left is not None:
            text = f"{client.narrator.names[number]} {minutes(left, client.narrator.texts)}"
            shown += [("  ", ""), (text, "warn" if left < HURRY else "bold")]
    return shown


def with_own_clock(prompt: Line, client: TableClient) -> Line:
    """A prompt with one's own time: there it is in sight on any terminal."""
    seat = client.seat
    left = None if seat is None or not client.is_asked(seat) else client.mirror.left(seat)
    if left is None:
        return prompt
    sign, style = prompt[-1]
    margin = " " if sign.startswith(" ") else ""
    text = f"{margin}{minutes(left, client.narrator.texts)} {sign.lstrip()}"
    return [*prompt[:-1], (text, "warn" if left < HURRY else style)]
