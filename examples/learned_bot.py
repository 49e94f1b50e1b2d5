"""A bot that judges by a network of one's own: at a server, or here against greedy bots.

    python -m kotatsu.learning itadaki-sashiage --out mine.net
    python examples/learned_bot.py mine.net [GAMES]
    KOTATSU_NETWORK=mine.net kotatsu serve --bot mine=examples/learned_bot.py

docs/training.md tells how the network is trained. At tables that it was not made for, the bot plays imagined
games out instead.
"""

import os
import sys
from functools import cache
from pathlib import Path

import kotatsu
from kotatsu.bots import Searcher
from kotatsu.bots import make_bot as make_ours
from kotatsu.bots.learned import Learned, read_learned
from kotatsu.bots.levels import strategy_of

ITERATIONS = 1000
SECONDS = 1.0  # at most, for a decision


@cache
def network(file: str) -> Learned:
    return read_learned(Path(file))


def make_bot(game: kotatsu.Game) -> Searcher:
    """A bot for one seat, as `kotatsu serve --bot` asks for it."""
    return Searcher(
        strategy_of(game), ITERATIONS, SECONDS, judge=network(os.environ["KOTATSU_NETWORK"]).judge
    )


def main(file: str = "", games: str = "1") -> None:
    if not file:
        print("Name the file of a network; python -m kotatsu.learning trains one.")
        return
    os.environ["KOTATSU_NETWORK"] = file
    learned = network(file)
    game = kotatsu.game(learned.game)
    options = {"rounds": 1} if "rounds" in {option.name for option in game.options} else {}
    won = 0.0
    for number in range(int(games)):
        state = game.new(learned.players, f"learned {number}", options)
        own, rng = number % learned.players, kotatsu.Rng(number)
        bots = [
            make_bot(game) if seat == own else make_ours("greedy", game) for seat in range(learned.players)
        ]
        while not state.over:
            seat = state.deciders[0]
            view = state.view(seat)
            state.play(seat, bots[seat].choose(view, view.legal_moves(seat), rng))
        won += (own in state.winners) / len(state.winners)
    print(f"{game.title}: won {won:g} of {games} against greedy bots; one of {learned.players} is even")


if __name__ == "__main__":
    main(*sys.argv[1:])
