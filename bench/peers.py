"""Random playouts of the peers: OpenSpiel's hearts and RLCard's uno.

Moves are decisions of players, never chance nodes. Where a peer can be driven in several ways its fastest is
here, and where the ways differ in what they include, both are measured under names that say so.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import count, cycle, islice
from random import Random
from typing import Any

from rates import Play, best, parser, report

DEALS = 32
SEARCH = 1000
SEED = 7


def _hearts_deals(game: Any) -> list[tuple[Any, int]]:
    """Dealt hands, the four equally likely pass directions in turn, each with its number of decisions.

    That number follows from the direction (52 cards, and 12 more when cards are passed): one game counts it.
    """
    rng = Random(SEED)
    deals = []
    for index in range(DEALS):
        state = game.new_initial_state()
        state.apply_action(index % 4)
        while state.is_chance_node():
            state.apply_action(rng.choice(state.legal_actions()))
        end = state.clone()
        while not end.is_terminal():
            end.apply_action(rng.choice(end.legal_actions()))
        deals.append((state, len(end.history()) - len(state.history())))
    return deals


def hearts_rollouts() -> Play:
    """Rollouts wholly in C++: `RandomRolloutEvaluator`, reached through an MCTS bot with a single simulation.

    Python cannot call the evaluator itself, and the bot cannot start at a chance node, so every rollout
    starts from a clone of a dealt hand: OpenSpiel is spared its deal (53 chance nodes, more than half of a
    game's time), while ours is timed. That favours the peer on purpose; `hearts_games` has the deal in it.
    """
    import pyspiel

    game = pyspiel.load_game("hearts")
    deals = _hearts_deals(game)
    seeds = count(SEED)

    def play(n: int) -> dict[str, int]:
        moves = 0
        for state, length in deals:
            evaluator = pyspiel.RandomRolloutEvaluator(n, next(seeds))
            pyspiel.MCTSBot(game, evaluator, 1.0, 1, 1, False, SEED, False).mcts_search(state)
            moves += n * length
        return {"moves": moves, "games": n * DEALS}

    return play


def hearts_games() -> Play:
    """Whole games in C++, the deal in the time as in ours: `evaluate_bots` with its uniform random bots.

    Chance and bots play to the end in C++, Python only starts each game: a few per cent of the time. Its bots
    build a list of probabilities before they choose, which the evaluator of `hearts_rollouts` does not.
    """
    import pyspiel

    start = pyspiel.load_game("hearts").new_initial_state()
    bots = [pyspiel.make_uniform_random_bot(seat, SEED + seat) for seat in range(4)]
    seeds = count(SEED)

    def play(n: int) -> dict[str, int]:
        moves = 0
        for _ in range(n):
            state = start.clone()
            pyspiel.evaluate_bots(state, bots, next(seeds))
            moves += state.move_number() - 53
        return {"moves": moves, "games": n}

    return play


def hearts_python() -> Play:
    """The Python API from the initial state: list, choose, apply, the deal in the time.

    Every chance node of hearts is uniform, so it is drawn from `legal_actions` like a move; `chance_outcomes`
    builds pairs with probabilities and would only be slower.
    """
    import pyspiel

    game = pyspiel.load_game("hearts")
    random = Random(SEED).random

    def play(n: int) -> dict[str, int]:
        moves = 0
        for _ in range(n):
            state = game.new_initial_state()
            while state.is_chance_node():
                actions = state.legal_actions()
                state.apply_action(actions[int(random() * len(actions))])
            while not state.is_terminal():
                actions = state.legal_actions()
                state.apply_action(actions[int(random() * len(actions))])
                moves += 1
        return {"moves": moves, "games": n}

    return play


def hearts_python_dealt() -> Play:
    """The Python API from clones of dealt hands: what `hearts_python` does once the deal is free."""
    import pyspiel

    deals = cycle(_hearts_deals(pyspiel.load_game("hearts")))
    random = Random(SEED).random

    def play(n: int) -> dict[str, int]:
        moves = 0
        for deal, length in islice(deals, n):
            state = deal.clone()
            while not state.is_terminal():
                actions = state.legal_actions()
                state.apply_action(actions[int(random() * len(actions))])
            moves += length
        return {"moves": moves, "games": n}

    return play


def hearts_ismcts() -> Play:
    """Its information-set MCTS in C++ in the first trick of a dealt hand, behind the forced lead: random
    rollouts, a world resampled for every simulation, searches of `SEARCH` simulations, as ours are.
    """
    import pyspiel

    game = pyspiel.load_game("hearts")
    states = [deal for deal, length in _hearts_deals(game) if length == 52]  # hands without passing
    for state in states:
        while len(state.legal_actions()) == 1:
            state.apply_action(state.legal_actions()[0])
    deals = cycle(states)
    evaluator = pyspiel.RandomRolloutEvaluator(1, SEED)
    bot = pyspiel.ISMCTSBot(SEED, evaluator, 1.0, SEARCH, -1)

    def play(n: int) -> dict[str, int]:
        for deal in islice(deals, n):
            bot.step(deal)
        return {"iterations": n * SEARCH}

    return play


def hearts_clone() -> Play:
    """`state.clone()` from Python in the middle of a hand, as a search written in Python would call it."""
    import pyspiel

    state = _hearts_deals(pyspiel.load_game("hearts"))[1][0]
    for _ in range(12 + 26):
        state.apply_action(state.legal_actions()[0])
    clone = state.clone

    def play(n: int) -> dict[str, int]:
        for _ in range(n):
            clone()
        return {"clones": n}

    return play


def uno_env() -> Play:
    """RLCard as its documentation uses it: `env.step`, which encodes an observation for every move."""
    import rlcard

    env = rlcard.make("uno", config={"seed": SEED})
    random = Random(SEED).random

    def play(n: int) -> dict[str, int]:
        moves = 0
        for _ in range(n):
            state, _ = env.reset()
            while not env.is_over():
                actions = list(state["legal_actions"])
                state, _ = env.step(actions[int(random() * len(actions))])
                moves += 1
        return {"moves": moves, "games": n}

    return play


def uno_engine() -> Play:
    """RLCard's rules alone, below its environment: no observations, as our playouts make none.

    Not how its users drive it, but the only like-for-like figure, about eight times as fast as `env.step`.
    """
    from numpy.random import RandomState
    from rlcard.games.uno import Game

    game = Game()
    game.np_random = RandomState(SEED)
    random = Random(SEED).random

    def play(n: int) -> dict[str, int]:
        moves = 0
        for _ in range(n):
            game.init_game()
            players, table = game.players, game.round
            while not table.is_over:
                actions = table.get_legal_actions(players, table.current_player)
                table.proceed_round(players, actions[int(random() * len(actions))])
                moves += 1
        return {"moves": moves, "games": n}

    return play


MEASURES: dict[str, Callable[[], Play]] = {
    prepare.__name__: prepare
    for prepare in (
        hearts_rollouts,
        hearts_games,
        hearts_python,
        hearts_python_dealt,
        hearts_clone,
        hearts_ismcts,
        uno_engine,
        uno_env,
    )
}


def measure(name: str, seconds: float = 1.0, repeats: int = 3) -> dict[str, float]:
    """The rates of one peer by name, for example `{"moves/s": …, "games/s": …}`."""
    return best(MEASURES[name](), seconds, repeats)


if __name__ == "__main__":
    arguments = parser(__doc__)
    arguments.add_argument("name", choices=MEASURES)
    given = arguments.parse_args()
    report(measure(given.name, given.seconds, given.repeats))
