"""A whole game by random moves: what happened, in events, and the score sheet at its end.

    python examples/random_game.py [GAME]

Shows how a state is dealt and played, what a `Journal` notes, and how a sheet is read.
"""

import sys

import kotatsu
from kotatsu.core.events import Journal


def main(name: str = "tower-of-pancakes") -> None:
    game = kotatsu.game(name)
    rng = kotatsu.Rng("random game")
    state = game.new(seed="any text")
    state.journal = Journal()  # without one, nothing is noted and nothing is paid for it

    moves = 0
    while not state.over:
        seat = state.deciders[0]
        state.play(seat, state.random_move(seat, rng))
        moves += 1
        if moves <= 3:
            for event in state.take_events():
                print(f"move {moves}:", event.seen_by(None))  # as a spectator sees it

    print(f"{game.title}: over after {moves} moves")
    for seat, category, count, each, points in state.sheet():
        if count:
            print(f"  seat {seat}  {category:<16} {count:>3} × {'' if each is None else each:<3} = {points}")
    print("scores", state.scores, "winners", state.winners)


if __name__ == "__main__":
    main(*sys.argv[1:])
