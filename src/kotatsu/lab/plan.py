"""What is simulated: a game with its options and edition, who sits where, and from which seed."""

import json
from array import array
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from functools import lru_cache
from typing import Any

from kotatsu.bots.arena import Match
from kotatsu.bots.levels import LEVELS, make_bot, strategy_of
from kotatsu.bots.styles import in_style
from kotatsu.core.chance import Rng
from kotatsu.core.errors import BadInput
from kotatsu.core.game import Game
from kotatsu.core.playouts import GreedyPlayer, Player, RandomPlayer, Watcher, play_games
from kotatsu.core.registry import game as find_game
from kotatsu.core.state import Setup, State

QUICK = 10_000  # games of a chunk by bots that play at first sight
SLOW = 100  # by those that take longer than the rules do
SEARCHING = 10
UNLIMITED = 10**9  # iterations, of which a level takes as many as it has anyway
LEAST_CHUNKS = 16  # so that all cores have something to do


@dataclass(frozen=True)
class Plan:
    """All that the rows of a simulation follow from. It crosses processes, so it holds plain data only."""

    game: str
    players: int
    options: dict[str, Any] = field(default_factory=dict)
    edition: dict[str, Any] | None = None  # as its TOML file would give it; None for the one that we ship
    bots: tuple[str, ...] = ("greedy",)
    seed: str = "lab"

    def setup(self) -> Setup:
        game = find_game(self.game)
        edition = None if self.edition is None else game.make_edition(self.edition)
        return game.setup(self.players, self.options, edition)

    def check(self) -> None:
        """`BadInput` when this cannot be played."""
        self.setup()
        if len(self.bots) > self.players:
            raise BadInput("too-many-bots", bots=len(self.bots), seats=self.players)
        for bot in self.bots:
            make_bot(bot, find_game(self.game))

    def lineups(self) -> list[list[int]]:
        """Who sits where, as places in `bots`; every deal is played with each of them."""
        if len(set(self.bots)) == 1:
            return [[0] * self.players]
        match = Match(self.game, self.bots, self.players)
        return [list(lineup) for lineup in match.lineups()]

    def with_bots(self, *bots: str) -> "Plan":
        return replace(self, bots=bots)

    def chunk(self, games: int) -> int:
        """How many games make a part: it follows from the plan alone, so that parts fit after a restart."""
        names = {bot.partition("@")[0].partition(":")[0] for bot in self.bots}
        styled = any(":" in bot for bot in self.bots)
        most = QUICK if names <= {"random", "greedy"} and not styled else SEARCHING
        if most == SEARCHING and names <= {"random", "greedy", "kitten"}:
            most = SLOW
        return max(1, min(most, games // LEAST_CHUNKS))

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> "Plan":
        """The plan that `as_data` wrote."""
        given = {name: value for name, value in data.items() if name != "rules_version"}
        return cls(**{**given, "bots": tuple(given["bots"])})

    def as_data(self) -> dict[str, Any]:
        return {**asdict(self), "bots": list(self.bots), "rules_version": find_game(self.game).rules_version}


class BotPlayer(Player):
    """A bot of any level, new for every game. One that searches takes its time, so that the same seed gives
    the same moves on a busy machine."""

    def __init__(self, level: str, game: Game) -> None:
        searches = level in LEVELS and LEVELS[level].seconds > 0
        self._level, self._game = f"{level}@{UNLIMITED}" if searches else level, game
        self._bots: dict[int, Any] = {}

    def begin(self) -> None:
        self._bots = {}

    def choose(self, state: State, seat: int, moves: list[int], rng: Rng) -> int:
        if seat not in self._bots:
            self._bots[seat] = make_bot(self._level, self._game)
        chosen: int = self._bots[seat].choose(state.view(seat), moves, rng)
        return chosen


def make_player(bot: str, game: Game) -> Player:
    """Who decides for a seat: compiled as far as it goes."""
    name, _, style = bot.partition(":")
    if bot == "random":
        return RandomPlayer()
    if name == "greedy":
        strategy = strategy_of(game)
        return GreedyPlayer(in_style(strategy, style) if style else strategy)
    return BotPlayer(bot, game)


@lru_cache(maxsize=64)
def _prepared(written: str) -> tuple[Setup, list[Player]]:
    """The table and the players of a plan, made once in a process."""
    data = json.loads(written)
    plan = Plan(**{**data, "bots": tuple(data["bots"])})
    return plan.setup(), [make_player(bot, find_game(plan.game)) for bot in plan.bots]


def play_plan(
    plan: Plan, first: int, count: int, watcher: Watcher | None = None, players: list[Player] | None = None
) -> "array[int]":
    """Play these games of a plan; for each what `play_games` tells, one after the other."""
    data = {**asdict(plan), "bots": list(plan.bots)}
    setup, usual = _prepared(json.dumps(data, sort_keys=True))
    results: list[int] = []
    play_games(setup, players or usual, plan.lineups(), plan.seed, first, count, results, watcher)
    return array("q", results)


@dataclass(frozen=True)
class Played:
    """One game as `play_plan` tells it."""

    moves: int
    opener: int
    points: tuple[int, ...]
    winners: tuple[int, ...]


def games_of(results: "array[int]", players: int) -> list[Played]:
    """The games one by one."""
    width = players + 3
    return [
        Played(
            results[at],
            results[at + 1],
            tuple(results[at + 2 : at + 2 + players]),
            tuple(seat for seat in range(players) if results[at + 2 + players] >> seat & 1),
        )
        for at in range(0, len(results), width)
    ]


def plan_of(game: Game, players: int | None, values: Mapping[str, Any]) -> Plan:
    """A plan for so many players, or as many as are usual."""
    return Plan(game.name, game.usual_players if players is None else players, **values)
