"""Play and write golden records: `python tests/golden/make.py [GAME …]`.

For every player count, and every value of the options that are a choice of words, one game between greedy and
random bots. Run it for a new game, or when the rules of one have changed on purpose (then raise its
`rules_version` too); a record that no longer replays is otherwise a bug.
"""

import sys
from itertools import product
from pathlib import Path

import kotatsu
from kotatsu.bots import make_bot
from kotatsu.core.game import Game
from kotatsu.core.log import Log

HERE = Path(__file__).parent


def play(game: Game, players: int, options: dict[str, str]) -> Log:
    log = Log(game, players, f"golden {players}", options)
    bots = [make_bot("greedy" if seat % 2 == 0 else "random", game) for seat in range(players)]
    log.names = [f"{'greedy' if seat % 2 == 0 else 'random'} {seat}" for seat in range(players)]
    rng = kotatsu.Rng(f"golden {game.name}")
    while not log.state.over:
        seat = log.state.deciders[-1]
        view = log.state.view(seat)
        log.play(seat, bots[seat].choose(view, view.legal_moves(seat), rng))
    return log


def main(names: list[str]) -> None:
    for game in [kotatsu.game(name) for name in names] or kotatsu.games():
        folder = HERE / game.name
        folder.mkdir(exist_ok=True)
        for old in folder.glob("*.json"):
            old.unlink()
        worded = [option for option in game.options if option.choices]
        for players in game.players:
            for values in product(*[option.choices for option in worded]):
                options = dict(zip([option.name for option in worded], values, strict=True))
                path = folder / f"{'-'.join([str(players), *values])}.json"
                play(game, players, options).record().write(path)
                print(path.relative_to(HERE))


if __name__ == "__main__":
    main(sys.argv[1:])
