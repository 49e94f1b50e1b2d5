"""Bots against bots, fairly: every deal is played again with every bot in every seat."""

import math
import os
import signal
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain
from multiprocessing import get_context
from typing import Any

from kotatsu.bots.levels import make_bot
from kotatsu.bots.types import Bot
from kotatsu.core.chance import Rng
from kotatsu.core.errors import BadInput
from kotatsu.core.game import Game
from kotatsu.core.registry import game as find_game

CONFIDENT = 1.96  # standard errors of a 95 % interval
ERROR = 0.05  # how often a sequential test may be wrong
USUAL_DEALS = 40  # the number of deals at which a sequential test is sharpest


@dataclass(frozen=True)
class Match:
    """Who meets whom in which game. Fewer bots than players sit down several times.

    A bot is the name of a level, or one of `own`: what makes a bot for a seat, by the name it gets here.
    """

    game: str
    bots: tuple[str, ...]
    players: int
    options: dict[str, Any] = field(default_factory=dict)
    seed: str = "arena"
    own: Mapping[str, Callable[[Game], Bot]] = field(default_factory=dict)

    def make_bot(self, name: str, game: Game) -> Bot:
        return self.own[name](game) if name in self.own else make_bot(name, game)

    def lineups(self) -> list[tuple[int, ...]]:
        """Which bot sits where, as places in `bots`: over all of them each bot sits everywhere equally often.

        >>> Match("tower-of-pancakes", ("cat", "kitten"), 3).lineups()
        [(0, 1, 0), (0, 0, 1), (1, 0, 0), (1, 0, 1), (1, 1, 0), (0, 1, 1)]
        """
        names = len(self.bots)
        found: dict[tuple[int, ...], None] = {}  # in order, each once
        for shift in range(names):
            seats = tuple((seat + shift) % names for seat in range(self.players))
            for turn in range(self.players):
                found[seats[self.players - turn :] + seats[: self.players - turn]] = None
        return list(found)

    def check(self) -> None:
        """`BadInput` when these cannot meet."""
        game = find_game(self.game)
        game.setup(self.players, self.options)
        if not 2 <= len(self.bots) <= self.players:
            raise BadInput("arena-bots", players=self.players, bots=len(self.bots))
        for bot in self.bots:
            self.make_bot(bot, game)


@dataclass(frozen=True)
class Result:
    """One game: who sat where, who won, with how many points."""

    lineup: tuple[int, ...]
    winners: tuple[int, ...]
    points: tuple[int, ...]
    moves: int


def play_deal(match: Match, deal: int) -> list[Result]:
    """One deal with every line-up. The same match and number give the same games on every machine."""
    return [_play_game(match, deal, lineup) for lineup in match.lineups()]


def _play_game(match: Match, deal: int, lineup: tuple[int, ...]) -> Result:
    game = find_game(match.game)
    state = game.setup(match.players, match.options).deal(Rng(f"{match.seed}, deal {deal}"))
    bots = [match.make_bot(match.bots[bot], game) for bot in lineup]
    rngs = [Rng(f"{match.seed}, deal {deal}, bot {bot}, seat {seat}") for seat, bot in enumerate(lineup)]
    moves = 0
    while not state.over:
        seat = state.deciders[0]
        view = state.view(seat)
        state.play(seat, bots[seat].choose(view, view.legal_moves(seat), rngs[seat]))
        moves += 1
    return Result(lineup, tuple(state.winners), tuple(state.standings()), moves)


def _play_task(task: tuple[Match, int]) -> list[Result]:
    return play_deal(*task)


def _leave_ctrl_c_to_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play(match: Match, deals: range, processes: int | None = None) -> Iterator[list[Result]]:
    """The results of these deals, one deal after the other, played on all cores."""
    tasks = [(match, deal) for deal in deals]
    workers = min(processes or os.cpu_count() or 1, len(tasks))
    if workers <= 1:
        yield from map(_play_task, tasks)
        return
    with get_context("spawn").Pool(workers, _leave_ctrl_c_to_parent) as pool:
        yield from pool.imap(_play_task, tasks)


# --- what the games say -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Standing:
    """How a bot did. Deals are compared as wholes, because games of the same deal are not independent."""

    bot: str
    seats: int  # how often it sat down
    wins: float  # shared ones in parts
    share: float  # of the games in which it sat, by seat: 0.25 is even among four
    share_within: float  # the 95 % interval is the share plus or minus this
    points: float  # on average
    rating: float  # Elo-like: 400 more is ten times as likely to win; the mean of all bots is 0


class Tally:
    """The results so far."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.games = 0
        self.moves = 0
        self._deals: list[list[list[float]]] = []  # of each deal, for each bot: seats, wins, points
        self._games_of: list[Sequence[Result]] = []  # of each deal

    @property
    def deals(self) -> int:
        return len(self._deals)

    def add(self, results: Sequence[Result]) -> None:
        """Count the games of one deal."""
        counts = [[0.0, 0.0, 0.0] for _ in self.match.bots]
        for result in results:
            self.games += 1
            self.moves += result.moves
            for seat, bot in enumerate(result.lineup):
                counts[bot][0] += 1
                counts[bot][2] += result.points[seat]
            for winner in result.winners:
                counts[result.lineup[winner]][1] += 1 / len(result.winners)
        self._deals.append(counts)
        self._games_of.append(results)

    def standings(self) -> list[Standing]:
        """Every bot, in the order of the match. Bots of the same name are one."""
        names = list(dict.fromkeys(self.match.bots))
        ratings = self._ratings(names)
        return [self._standing(name, ratings[name]) for name in names]

    def _standing(self, name: str, rating: float) -> Standing:
        deals = [self._sum(deal, name) for deal in self._deals]
        seats, wins, points = (sum(deal[i] for deal in deals) for i in range(3))
        # What happened in every deal may still fail in one of three times as many.
        within = max(interval([deal[1] / deal[0] for deal in deals]), 3 / len(deals) / self.match.players)
        return Standing(name, int(seats), wins, wins / seats, within, points / seats, rating)

    def _sum(self, deal: list[list[float]], name: str) -> list[float]:
        own = [counts for bot, counts in zip(self.match.bots, deal, strict=True) if bot == name]
        return [sum(counts[i] for counts in own) for i in range(3)]

    def _ratings(self, names: Sequence[str]) -> dict[str, float]:
        """Fit strengths: a seat wins in proportion to the strength of who sits in it (Luce, by Hunter's MM).

        Half a win and half a loss against the table are added, so that who never won has a rating too.
        """
        bots = self.match.bots
        strength = dict.fromkeys(names, 1.0)
        wins = dict.fromkeys(names, 0.5)
        tables: dict[tuple[str, ...], int] = {}
        for game in chain.from_iterable(self._games_of):
            for winner in game.winners:
                wins[bots[game.lineup[winner]]] += 1 / len(game.winners)
            who = tuple(sorted(bots[bot] for bot in game.lineup))
            tables[who] = tables.get(who, 0) + 1
        for _ in range(200):
            chances = dict.fromkeys(names, 1.0)
            for who, games in tables.items():
                total = sum(strength[name] for name in who)
                for name in who:
                    chances[name] += games / total
            strength = {name: wins[name] / chances[name] for name in names}
            mean = math.exp(sum(math.log(value) for value in strength.values()) / len(names))
            strength = {name: value / mean for name, value in strength.items()}
        return {name: 400 * math.log10(value) for name, value in strength.items()}

    def lead(self, better: str, worse: str) -> tuple[float, float]:
        """How much more often a bot ends ahead of another than behind it, -1 to 1; and a bound for that.

        Ahead of whom one ends tells more than who wins, so that fewer deals decide. The bound is that of a
        sequential test. It holds for every number of deals at once, so that one may look after each deal and
        stop as soon as the lead is above it: the mixture bound of Robbins for sums, with the measured
        variance.
        """
        leads = [self._ahead(deal, better, worse) for deal in self._games_of]
        mean = sum(leads) / len(leads)
        if len(leads) < 5:
            return mean, math.inf
        n, usual = len(leads), USUAL_DEALS
        variance = sum((lead - mean) ** 2 for lead in leads) / (n - 1)
        # A deal that nobody's skill decides adds nothing: never think that we know more than a deal each.
        variance = max(variance, 1 / n)
        radius = math.sqrt(variance * (n + usual) / n**2 * math.log((n + usual) / usual / ERROR**2))
        return mean, radius

    def _ahead(self, games: Sequence[Result], better: str, worse: str) -> float:
        """The lead in the games of one deal, over all pairs of seats with one of each."""
        bots = self.match.bots
        signs = []
        for game in games:
            places = [(seat in game.winners, points) for seat, points in enumerate(game.points)]
            named = [(bots[bot], place) for bot, place in zip(game.lineup, places, strict=True)]
            own = [place for name, place in named if name == better]
            other = [place for name, place in named if name == worse]
            signs += [(one > two) - (one < two) for one in own for two in other]
        return sum(signs) / len(signs)


def interval(values: Sequence[float]) -> float:
    """Half the width of the 95 % interval around the mean of these values."""
    if len(values) < 2:
        return math.inf
    mean = sum(values) / len(values)
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return CONFIDENT * math.sqrt(variance / len(values))
