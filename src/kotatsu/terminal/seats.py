"""Who sits where: people at the keyboard, bots elsewhere, and how a bot makes its move."""

import time
from collections.abc import Mapping, Sequence

from kotatsu.bots import Bot, make_bot
from kotatsu.core.chance import Rng
from kotatsu.core.errors import BadInput
from kotatsu.core.events import Event
from kotatsu.core.game import Game
from kotatsu.core.log import Log


def read_people(text: str, players: int) -> list[int]:
    """The seats of people: "0", "0,2" or "all"."""
    if text == "all":
        return list(range(players))
    seats = [part.strip() for part in text.split(",")]
    for seat in seats:
        if not seat.isdecimal() or int(seat) >= players:
            raise BadInput("no-seat-of", seat=repr(seat), players=players, last=players - 1)
    return sorted({int(seat) for seat in seats})


def seat_bots(game: Game, levels: Sequence[str], seats: Sequence[int]) -> dict[int, Bot]:
    """A bot for each of these seats: one level for all of them, or one each."""
    if len(levels) not in (1, len(seats)):
        raise BadInput("too-many-bots", bots=len(levels), seats=len(seats))
    chosen = list(levels) * len(seats) if len(levels) == 1 else levels
    return {seat: make_bot(level, game) for seat, level in zip(seats, chosen, strict=False)}


def bot_rngs(log: Log, bots: Mapping[int, Bot]) -> dict[int, Rng]:
    """A generator for each bot that follows from the table's seed: a seed gives the same game again."""
    return {seat: Rng(f"bot {seat} at {log.seed} after {len(log.moves)}") for seat in bots}


def bot_move(log: Log, seat: int, bot: Bot, rng: Rng, pace: float = 0.0) -> list[Event]:
    """Let a bot move from the view of its seat, which is all it gets; what happened.

    It takes at least `pace` seconds, so that people can follow; thinking counts.
    """
    start = time.monotonic()
    view = log.state.view(seat)
    move = bot.choose(view, view.legal_moves(seat), rng)
    time.sleep(max(0.0, start + pace - time.monotonic()))
    return log.play(seat, move)
