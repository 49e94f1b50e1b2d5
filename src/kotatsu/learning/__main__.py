"""`python -m kotatsu.learning GAME`: train a network from games that bots play against each other."""

import argparse
from pathlib import Path

import kotatsu
from kotatsu.bots.learned import shipped
from kotatsu.core.errors import KotatsuError


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m kotatsu.learning", description=__doc__)
    parser.add_argument("game", choices=[game.name for game in kotatsu.games()])
    parser.add_argument("--players", type=int, help="how many; the usual number")
    parser.add_argument("--out", type=Path, help="the file; the game's own, which tigers use from then on")
    parser.add_argument("--seed", default="learning", help="the same seed and plan give the same games")
    parser.add_argument("--games", type=int, nargs="+", metavar="N", help="games of each generation")
    parser.add_argument("--iterations", type=int, metavar="N", help="of the search of later generations")
    parser.add_argument("--epochs", type=int, metavar="N", help="how often each game is gone through")
    given = parser.parse_args()
    try:
        from kotatsu.learning.training import plan_for, train
    except ImportError:
        parser.error("Training takes torch and NumPy: pip install 'kotatsu[learning]'.")
    game = kotatsu.game(given.game)
    try:
        plan = plan_for(game, given.players, given.seed, given.games, given.iterations, given.epochs)
        learned = train(plan, lambda line: print(line, flush=True))
    except KotatsuError as error:
        parser.error(str(error))
    path = given.out or shipped(game, plan.players)
    learned.write(path)
    print(f"{path}: {path.stat().st_size // 1000} kB, {learned.hash[:12]}")


if __name__ == "__main__":
    main()
