"""A bot of one's own in the arena, against two that come with Kotatsu.

    python examples/own_bot.py [DEALS]

`Cautious` tries every move in a few worlds that fit its view, lets everybody play on at random to the end,
and takes the move that won most. It knows no game, so it plays all of them. The arena plays every deal again
with every bot in every seat; docs/writing-a-bot.md explains what it prints.
"""

import sys

import kotatsu
from kotatsu.bots.arena import Match, Tally, play
from kotatsu.core.playouts import playout

WORLDS = 6


class Cautious:
    """Tries each move in the same few imagined worlds."""

    def __init__(self, game: kotatsu.Game) -> None:
        self.game = game  # a bot may prepare itself for the game; this one need not

    def choose(self, view: kotatsu.State, legal_moves: list[int], rng: kotatsu.Rng) -> int:
        seat = int(view.viewer)
        worlds = [view.imagine(rng) for _ in range(WORLDS)]

        def wins(move: int) -> float:
            total = 0.0
            for imagined in worlds:
                world = imagined.clone()
                world.play(seat, move)
                playout(world, rng)
                total += (seat in world.winners) / len(world.winners)
            return total

        return max(legal_moves, key=wins)


def main(deals: str = "10") -> None:
    bots = ("cautious", "random", "greedy")
    match = Match("tower-of-pancakes", bots, players=3, own={"cautious": Cautious})
    tally = Tally(match)
    for results in play(match, range(int(deals)), processes=1):
        tally.add(results)
    print(f"{tally.games} games of {tally.deals} deals")
    for one in tally.standings():
        share = f"{one.share:.0%} ± {one.share_within:.0%}"
        print(f"{one.bot:<10} wins {share:<11} with {one.points:.1f} points on average")


if __name__ == "__main__":
    main(*sys.argv[1:])
