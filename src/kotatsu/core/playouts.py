"""Games as fast as the contract allows: random ones for benchmarks, tests and rollouts, and those of a plan,
each from a seed of its own, for simulations."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from kotatsu.core.bits import bit
from kotatsu.core.chance import Rng
from kotatsu.core.errors import Unwritten
from kotatsu.core.state import Setup, State
from kotatsu.core.strategy import Strategy, one_of_best


def playout(state: State, rng: Rng) -> int:
    """Play a state to its end with uniformly random moves; how many decisions that took."""
    moves_made: i64 = 0
    while True:
        deciders = state.deciders
        waiting: i64 = len(deciders)
        if waiting == 0:
            return moves_made
        seat = deciders[0] if waiting == 1 else deciders[rng.below(waiting)]
        moves = state.legal_moves(seat)
        state.play(seat, moves[rng.below(len(moves))])
        moves_made += 1


def playouts(setup: Setup, rng: Rng, games: int) -> int:
    """Deal and play this many random games; how many decisions they took together."""
    moves_made = 0
    for _ in range(games):
        moves_made += playout(setup.deal(rng), rng)
    return moves_made


BLOCK: Final = 64  # deals whose chances come from one hash


# --- games of a plan ----------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """Who decides for a seat. It may look at nothing but that seat's view of the state it is given."""

    def begin(self) -> None:
        """A new game: forget what was."""

    def choose(self, state: State, seat: int, moves: list[int], rng: Rng) -> int:
        """One of these moves, of which there are two or more."""
        raise Unwritten("choose")


class RandomPlayer(Player):
    """Any legal move, each equally likely."""

    def choose(self, state: State, seat: int, moves: list[int], rng: Rng) -> int:
        return moves[rng.below(len(moves))]


class GreedyPlayer(Player):
    """The move that a strategy likes best at first sight; ties are drawn."""

    def __init__(self, strategy: Strategy) -> None:
        self._strategy = strategy

    def begin(self) -> None:
        self._strategy.begin()

    def choose(self, state: State, seat: int, moves: list[int], rng: Rng) -> int:
        return one_of_best(moves, self._strategy.appraise(state.view(seat), seat, moves), rng)


@mypyc_attr(allow_interpreted_subclasses=True)
class Watcher:
    """Looks on while games are played, as somebody who sees everything."""

    def begins(self, number: int, state: State) -> None:
        """A game was dealt."""

    def decides(self, state: State, seat: int, moves: list[int], move: int) -> None:
        """A seat is about to play one of these moves."""

    def ends(self, state: State) -> None:
        """The game is over."""


def play_game(state: State, players: list[Player], rngs: list[Rng], watcher: Watcher | None) -> list[int]:
    """Play a state to its end; how many decisions that took, and which seat decided first on its own."""
    moves_made: i64 = 0
    opener: i64 = -1
    for player in players:
        player.begin()
    while True:
        seat = state.first_decider()
        if seat < 0:
            return [int(moves_made), int(opener)]
        if opener < 0 and len(state.deciders) == 1:
            opener = seat
        moves = state.legal_moves(seat)
        move = moves[0]
        if len(moves) > 1:
            move = players[seat].choose(state, seat, moves, rngs[seat])
        if watcher is not None:
            watcher.decides(state, seat, moves, move)
        state.play(seat, move)
        moves_made += 1


def _play_random_game(state: State, rng: Rng, watcher: Watcher | None) -> list[int]:
    """`play_game` with random players who share their chance, as fast as `playout`."""
    moves_made: i64 = 0
    opener: i64 = -1
    while True:
        seat = state.first_decider()
        if seat < 0:
            return [int(moves_made), int(opener)]
        if opener < 0 and len(state.deciders) == 1:
            opener = seat
        moves = state.legal_moves(seat)
        count: i64 = len(moves)
        move = moves[rng.below(count)] if count > 1 else moves[0]
        if watcher is not None:
            watcher.decides(state, seat, moves, move)
        state.play(seat, move)
        moves_made += 1


def play_games(
    setup: Setup,
    players: list[Player],
    lineups: list[list[int]],
    seed: str,
    first: int,
    count: int,
    results: list[int],
    watcher: Watcher | None,
) -> int:
    """Play the games with these numbers; how many decisions they took together.

    Game n is deal n // len(lineups) with line-up n % len(lineups): who sits where, as places in `players`.
    Adds to `results` for each game its decisions, its opener, the points of each seat, and who won as bits.
    """
    made = 0
    seats = range(int(setup.players))
    all_random = all(isinstance(player, RandomPlayer) for player in players)
    ways = len(lineups)
    block = -1
    dealers: list[Rng] = []
    for number in range(first, first + count):
        deal = number // ways
        if deal // BLOCK != block:
            block = deal // BLOCK
            source = Rng(f"{seed}, deals {block}")
            dealers = [source.fork() for _ in range(BLOCK)]
        dealer = dealers[deal % BLOCK].clone()
        state = setup.deal(dealer)
        if watcher is not None:
            watcher.begins(number, state)
        if all_random:
            found = _play_random_game(state, dealer, watcher)
        else:
            seated = [players[place] for place in lineups[number % ways]]
            found = play_game(state, seated, [dealer.fork() for _ in seats], watcher)
        points = state.standings()
        won: i64 = 0
        for winner in state.winners_of(points):
            won |= bit(winner)
        results.extend(found)
        results.extend(points)
        results.append(won)
        made += found[0]
        if watcher is not None:
            watcher.ends(state)
    return made
