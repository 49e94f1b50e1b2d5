"""A record, verified: deal again from the seed, play every move again, compare.

    python examples/verifying.py [RECORD]

Without a file it plays a short game and takes its record. Then it deals once more from the seed, and shows
that a record which somebody changed is found out. How a seed becomes a deal is told in docs/shuffle.md.
"""

import sys
from dataclasses import replace
from pathlib import Path

import kotatsu
from kotatsu.core.log import Log
from kotatsu.core.record import Record, verify


def play_one() -> Record:
    """A game of random moves, with its log; the log of a game that is over gives its record."""
    log = Log(kotatsu.game("tower-of-pancakes"), players=3, seed="verify me")
    rng = kotatsu.Rng("verifying")
    while not log.state.over:
        seat = log.state.deciders[0]
        log.play(seat, log.state.random_move(seat, rng))
    return log.record()


def main(file: str | None = None) -> None:
    record = play_one() if file is None else Record.read(Path(file))
    end = verify(record)
    print(f"{record.game}: {len(record.moves)} moves, and it holds: {end.scores}")

    assert record.seed is not None
    first, again = record.deal(), end.setup.deal(kotatsu.Sealed(record.seed))
    print("dealt again from the seed, the same cards:", first.dump() == again.dump())

    swapped = [record.moves[-1], *record.moves[1:-1], record.moves[0]]
    try:
        verify(replace(record, moves=swapped))
    except kotatsu.KotatsuError as problem:
        print("with two moves exchanged:", str(problem).split(":")[0], "cannot be played")


if __name__ == "__main__":
    main(*sys.argv[1:])
