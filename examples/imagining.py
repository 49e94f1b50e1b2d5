"""What a seat knows, and the worlds that fit it.

    python examples/imagining.py

A view is a state with blanks. `imagine` fills them in: every world that fits what the seat has seen is
equally likely, so counting worlds gives chances. Here seat 0 works out who may hold the red 8.
"""

from collections import Counter

import kotatsu

WORLDS = 500
CARD = "R8"


def main() -> None:
    game = kotatsu.game("tower-of-pancakes")
    rng = kotatsu.Rng("imagining")
    state = game.new(players=4, seed="an example")
    for _ in range(10):
        seat = state.deciders[0]
        state.play(seat, state.random_move(seat, rng))

    view = state.view(0)
    print("what seat 0 knows of the hands:")
    for seat, hand in enumerate(view.dump()["state"]["hands"]):
        print(f"  seat {seat}: {' '.join(card or '?' for card in hand)}")

    holders: Counter[str] = Counter()
    for _ in range(WORLDS):
        world = view.imagine(rng)  # a whole state: it can be played on
        hands = world.dump()["state"]["hands"]
        holds = [f"seat {seat}" for seat, hand in enumerate(hands) if CARD in hand]
        holders[holds[0] if holds else "nobody: it was played"] += 1
    for holder, worlds in sorted(holders.items()):
        print(f"{CARD} is with {holder} in {worlds / WORLDS:.0%} of {WORLDS} worlds")


if __name__ == "__main__":
    main()
