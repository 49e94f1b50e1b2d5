"""How strong is the tiger, measured without people? Several answers, with 95 % intervals.

    python bench/strength.py                      all that has no result yet: hours on two cores
    python bench/strength.py --only seen --only itadaki
    python bench/strength.py --again --scale 0.1  a tenth of the games, also of what has a result

- **seen**: the share of the way from greedy to a search that sees every card, among greedy bots. What is left
  of it is what nobody can know, and what knowing better could still bring.
- **answer**: what a bot wins that was trained against frozen tigers and nothing else, over its even share,
  beside what a tiger wins there that only thinks as long.
- **learned**: what tigers that learned from games of searches win beside old ones, in the same time.
- **solved**: exact exploitability in a game so small that it can be solved: what the best answer to a bot
  wins, summed over the seats, beside that of the average policy of CFR.
- **luck**: how many games the same certainty takes when every deal is played in every seat, and when what the
  search's own imagined games say of a deal is taken off as well.
- **baseline**: one greedy among random bots and one cat among greedy ones, at every number of players.
- **hearts**: see bench/hearts.py, which measures our search against OpenSpiel's.

Results go to bench/results/strength.json after each. Training takes NumPy, solving takes OpenSpiel; what is
not installed is left out.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from statistics import mean
from typing import Any

from places import BENCH, prepare
from reporting import cpu_model, progress

from start import program

RESULT = BENCH / "results" / "strength.json"
CONFIDENT = 1.96


@dataclass(frozen=True)
class Table:
    """Where a game is measured, and how long a tiger thinks there."""

    players: int
    iterations: int
    deals: int
    options: dict[str, Any] = field(default_factory=dict)


TABLES = {
    "tower-of-pancakes": Table(4, 1000, 40),
    "itadaki-sashiage": Table(4, 400, 40, {"rounds": 1}),
    "cookie-thief": Table(4, 1000, 100, {"rounds": 1}),
    "cat-tower": Table(3, 200, 10),
    "trico-roof": Table(4, 1000, 40),
}


@dataclass(frozen=True)
class Trained:
    """How an answer is trained: in how many games of frozen tigers, which think so often, it learns how they
    play; it is itself a search that takes them to play so, and thinks so often."""

    rivals: int
    games: int
    iterations: int
    deals: int
    plays_out: bool = True  # also an answer whose imagined games go by what was learned to their end


ANSWERED = {
    "tower-of-pancakes": Trained(40, 300, 200, 24),
    "itadaki-sashiage": Trained(40, 600, 300, 30),
    "cookie-thief": Trained(100, 2000, 400, 100),
    "cat-tower": Trained(40, 60, 150, 8, plays_out=False),
    "trico-roof": Trained(40, 300, 200, 24),
}


@dataclass(frozen=True)
class Compared:
    """How often tigers think that learned, by how they use it, and the old one, which takes as long."""

    iterations: int
    learned: dict[str, int]
    deals: int


Choose = Callable[[Any, int, Any], int]
"""A player who is shown the whole state; all but the one that sees every card look at their view alone."""


# --- who plays ----------------------------------------------------------------------------------------------


def bot_player(game: Any, level: str) -> Choose:
    from kotatsu.bots.levels import make_bot

    return _choosing(make_bot(level, game))


def _choosing(bot: Any) -> Choose:
    return lambda state, seat, rng: int(bot.choose(state.view(seat), state.legal_moves(seat), rng))


def seeing_player(game: Any, iterations: int) -> Choose:
    """A search whose worlds are all the true one: it knows each card, but not what others will do."""
    from kotatsu.bots.levels import strategy_of
    from kotatsu.bots.search import Search
    from kotatsu.bots.thinking import ranked
    from kotatsu.core.strategy import Beliefs

    class Known(Beliefs):
        def __init__(self, view: Any, state: Any) -> None:
            super().__init__(view)
            self.state = state

        def draw(self, rng: Any) -> Any:
            return self.state.clone()

    def choose(state: Any, seat: int, rng: Any) -> int:
        view = state.view(seat)
        search = Search(view, strategy_of(game), rng, beliefs=Known(view, state))
        search.run(iterations)
        return ranked(search)[0].move

    return choose


def play(setup: Any, seed: str, players: Sequence[Choose]) -> Any:
    """One game to its end."""
    from kotatsu.core.chance import Rng

    state = setup.deal(Rng(seed))
    rngs = [Rng(f"{seed}, seat {seat}") for seat in range(len(players))]
    while not state.over:
        seat = state.deciders[0]
        moves = state.legal_moves(seat)
        state.play(seat, moves[0] if len(moves) == 1 else players[seat](state, seat, rngs[seat]))
    return state


def shares(
    name: str, setup: Any, table: Table, hero: Choose, others: Choose, deals: int
) -> list[list[float]]:
    """By deal and by seat in which the hero sat: the part of the win."""
    found = []
    start = time.monotonic()
    for deal in range(deals):
        progress(f"{name}: deal {deal + 1} of {deals}, {time.monotonic() - start:.0f} s")
        row = []
        for seat in range(table.players):
            players = [hero if place == seat else others for place in range(table.players)]
            winners = list(play(setup, f"strength, deal {deal}", players).winners)
            row.append(1 / len(winners) if seat in winners else 0.0)
        found.append(row)
    progress("")
    return found


def interval(values: Sequence[float]) -> float:
    """Half of the 95 % interval of a mean."""
    return CONFIDENT * math.sqrt(variance(values) / len(values))


def variance(values: Sequence[float]) -> float:
    middle = mean(values)
    return sum((value - middle) ** 2 for value in values) / (len(values) - 1)


def times_even(found: list[list[float]]) -> dict[str, float]:
    """How many times an even share that is; deals are counted as wholes. What happened in every one of them
    may still fail in one of three times as many."""
    by_deal = [sum(row) for row in found]
    within = max(interval(by_deal), 3 / len(by_deal))
    return {"times_even": round(mean(by_deal), 3), "within": round(within, 3)}


# --- (a) seen -----------------------------------------------------------------------------------------------


def measure_seen(name: str, scale: float) -> dict[str, Any]:
    game, setup, table = _table(name)
    deals = max(4, round(table.deals * scale))
    greedy = bot_player(game, "greedy")
    heroes = {
        "tiger": bot_player(game, f"tiger@{table.iterations}"),
        "seeing": seeing_player(game, table.iterations),
    }
    found = {
        hero: shares(f"{name}, {hero}", setup, table, player, greedy, deals)
        for hero, player in heroes.items()
    }
    by_deal = {hero: [sum(row) for row in rows] for hero, rows in found.items()}
    tiger, seeing = mean(by_deal["tiger"]) - 1, mean(by_deal["seeing"]) - 1
    share = tiger / seeing
    # Of a ratio of means over the same deals, by the first terms of its series.
    pairs = zip(by_deal["tiger"], by_deal["seeing"], strict=True)
    spread = [(one - 1 - share * (other - 1)) / seeing for one, other in pairs]
    return {
        "iterations": table.iterations,
        "deals": deals,
        **{hero: times_even(rows) for hero, rows in found.items()},
        "share_of_the_way": round(share, 3),
        "within": round(interval(spread), 3),
    }


# --- (b) answer ---------------------------------------------------------------------------------------------


def measure_answer(name: str, scale: float) -> dict[str, Any]:
    """An answer imagines games in which all others play as the frozen tigers were seen to play: in the tree
    alone, or to the end. Beside it, on the same deals, a tiger that thinks as often: what that wins it owes
    to thinking longer than they do."""
    from kotatsu.bots.thinking import Searcher

    game, setup, table = _table(name)
    plan = ANSWERED[name]
    rivals = bot_player(game, f"tiger@{plan.rivals}")
    start = time.process_time()  # of one core, whatever else the machine did
    witness, fitted, decisions = _trained(name, max(4, round(plan.games * scale)))
    seconds = time.process_time() - start

    def answer(plays_out: bool) -> Choose:
        return _choosing(Searcher(witness.imitating(fitted, plays_out=plays_out), plan.iterations))

    heroes = {"tiger": bot_player(game, f"tiger@{plan.iterations}"), "in the tree": answer(False)}
    if plan.plays_out:
        heroes["to the end"] = answer(True)
    deals = max(4, round(plan.deals * scale))
    found, took = {}, {}
    for hero, player in heroes.items():
        begun = time.process_time()
        found[hero] = shares(f"{name}, {hero}", setup, table, player, rivals, deals)
        took[hero] = round(time.process_time() - begun)
    return {
        "against": f"tiger@{plan.rivals}",
        "trained_games": max(4, round(plan.games * scale)),
        "trained_decisions": decisions,
        "trained_seconds": round(seconds),
        "foresees": {
            "learned": round(fitted.right, 3),
            "first sight": round(fitted.right_at_first_sight, 3),
        },
        "iterations": plan.iterations,
        "deals": deals,
        **{hero: times_even(rows) for hero, rows in found.items()},
        "more_than_tiger": {
            hero: _more(rows, found["tiger"]) for hero, rows in found.items() if hero != "tiger"
        },
        "seconds_played": took,
    }


def _more(found: list[list[float]], others: list[list[float]]) -> dict[str, float]:
    """How much more of an even share that is than what others win on the same deals."""
    more = [sum(one) - sum(other) for one, other in zip(found, others, strict=True)]
    return {"times_even": round(mean(more), 3), "within": round(interval(more), 3)}


def _trained(name: str, games: int) -> tuple[Any, Any, int]:
    """Who watched so many games of frozen tigers, what was learned of them, and from how many decisions."""
    from kotatsu.bots.levels import strategy_of
    from kotatsu.core.chance import Rng
    from kotatsu.learning.imitation import Witness, fit

    game, setup, _ = _table(name)
    rivals = bot_player(game, f"tiger@{ANSWERED[name].rivals}")
    witness = Witness(game, setup, strategy_of(game))
    rng, decisions = Rng("answer"), []
    for number in range(games):
        progress(f"{name}: game {number + 1} of {games} that is learned from")
        decisions += witness.play(rivals, rng.fork())
    return witness, fit(decisions, setup.move_count), len(decisions)


# --- learned from games of searches -------------------------------------------------------------------------

LEARNED = {"itadaki-sashiage": Compared(150, {"in the tree": 91, "to the end": 28}, 24)}


def measure_learned(name: str, scale: float) -> dict[str, Any]:
    """Two tigers that take all to play as searches were seen to play, beside two that go by first sight, in
    every seating; so many times the even share of those who learned."""
    from kotatsu.bots.thinking import Searcher

    game, setup, table = _table(name)
    plan = LEARNED[name]
    witness, fitted, decisions = _trained(name, max(4, round(ANSWERED[name].games * scale)))
    old = bot_player(game, f"tiger@{plan.iterations}")
    deals = max(4, round(plan.deals * scale))
    result: dict[str, Any] = {}
    for way, iterations in plan.learned.items():
        searcher = Searcher(witness.imitating(fitted, plays_out=way == "to the end"), iterations)
        found, spent = [], {"old": 0.0, "new": 0.0}
        new = _timed(_choosing(searcher), spent, "new")
        for deal in range(deals):
            progress(f"{name}, learned, {way}: deal {deal + 1} of {deals}")
            row = []
            for pair in combinations(range(table.players), 2):
                seated = [new if seat in pair else _timed(old, spent, "old") for seat in range(table.players)]
                winners = list(play(setup, f"learned, deal {deal}", seated).winners)
                row.append(sum(seat in pair for seat in winners) / len(winners))
            found.append([mean(row) * table.players / 2])
        result[way] = {
            "iterations": iterations,
            **times_even(found),
            "seconds": {bot: round(seconds) for bot, seconds in spent.items()},
        }
    return {
        "trained_on": f"{ANSWERED[name].games} games of tiger@{ANSWERED[name].rivals}",
        "trained_decisions": decisions,
        "beside": f"tiger@{plan.iterations}",
        "deals": deals,
        **result,
    }


def _timed(choose: Choose, spent: dict[str, float], who: str) -> Choose:
    """The same player, whose seconds are counted."""

    def timed(state: Any, seat: int, rng: Any) -> int:
        start = time.process_time()
        move = choose(state, seat, rng)
        spent[who] += time.process_time() - start
        return move

    return timed


# --- (c) solved ---------------------------------------------------------------------------------------------


def tiny_thief() -> Any:
    """Cookie Thief for three with six cakes: one lies aside, two are drawn."""

    def printed(value: Any) -> dict[str, Any]:
        return {"source": "printed", "value": value}

    return {
        "name": "tiny",
        "title": "Tiny",
        "cakes": {"plain": printed([1, 1, 1, 0, 1, 0, 1, 1]), "coffee": printed([0] * 6)},
        "pancakes": {"copies": printed([0] * 8), "in_deck": printed(0)},
    }


@dataclass
class Node:
    """A place in the whole tree: whose it is (-1: chance, -2: the end), what they know, what may follow."""

    seat: int
    knows: int = -1
    moves: list[int] = field(default_factory=list)
    children: list[Node] = field(default_factory=list)
    returns: list[float] = field(default_factory=list)


class Tree:
    """A game of OpenSpiel written out, so that it is walked quickly and often."""

    def __init__(self, game: Any) -> None:
        self.players = game.num_players()
        self.known: dict[tuple[int, str], int] = {}
        self.moves: list[list[int]] = []
        self.seats: list[int] = []
        self.samples: list[Any] = []  # of each, a table as it may be
        self.nodes = 0
        self.root = self._written(game.new_initial_state())

    def _written(self, state: Any) -> Node:
        self.nodes += 1
        if self.nodes % 1000 == 0:
            progress(f"solved: {self.nodes} nodes")
        if state.is_terminal():
            return Node(-2, returns=list(state.returns()))
        moves = list(state.legal_actions())
        children = [self._written(state.child(move)) for move in moves]
        if state.is_chance_node():
            return Node(-1, moves=moves, children=children)
        seat = state.current_player()
        if len(moves) == 1:
            return children[0]
        key = (seat, state.information_state_string(seat))
        if key not in self.known:
            self.known[key] = len(self.moves)
            self.moves.append(moves)
            self.seats.append(seat)
            self.samples.append(getattr(state, "table", None))
        return Node(seat, self.known[key], moves, children)

    def value(self, node: Node, policy: list[list[float]]) -> list[float]:
        """By seat, when everybody keeps to the policy."""
        if node.seat == -2:
            return node.returns
        weights = policy[node.knows] if node.seat >= 0 else [1 / len(node.children)] * len(node.children)
        total = [0.0] * self.players
        for weight, child in zip(weights, node.children, strict=True):
            if weight:
                for seat, value in enumerate(self.value(child, policy)):
                    total[seat] += weight * value
        return total

    def best_answer(self, hero: int, policy: list[list[float]]) -> float:
        """What a seat gets by its best answer, when all others keep to the policy. What it knows decides: the
        places that look alike to it are weighed together, the latest first."""
        places: dict[int, list[tuple[Node, float]]] = {}
        earlier: dict[int, int] = {}  # how often the seat has decided before

        def reach(node: Node, weight: float, depth: int) -> None:
            if node.seat == -2 or not weight:
                return
            if node.seat == hero:
                places.setdefault(node.knows, []).append((node, weight))
                earlier[node.knows] = depth
                depth += 1
                chances = [1.0] * len(node.children)
            elif node.seat == -1:
                chances = [1 / len(node.children)] * len(node.children)
            else:
                chances = policy[node.knows]
            for chance, child in zip(chances, node.children, strict=True):
                reach(child, weight * chance, depth)

        reach(self.root, 1.0, 0)
        chosen: dict[int, int] = {}

        def worth(node: Node) -> float:
            if node.seat == -2:
                return node.returns[hero]
            if node.seat == hero:
                return worth(node.children[chosen[node.knows]])
            chances = policy[node.knows] if node.seat >= 0 else [1 / len(node.children)] * len(node.children)
            pairs = zip(chances, node.children, strict=True)
            return sum(chance * worth(child) for chance, child in pairs if chance)

        for knows in sorted(places, key=lambda one: -earlier[one]):
            values = [
                sum(weight * worth(node.children[n]) for node, weight in places[knows])
                for n in range(len(self.moves[knows]))
            ]
            chosen[knows] = values.index(max(values))
        for knows in range(len(self.moves)):
            chosen.setdefault(knows, 0)  # never reached
        return worth(self.root)

    def exploitability(self, policy: list[list[float]]) -> float:
        """What the best answers win over keeping to the policy, summed over the seats."""
        values = self.value(self.root, policy)
        return sum(self.best_answer(seat, policy) - values[seat] for seat in range(self.players))

    def solve(self, iterations: int) -> list[list[float]]:
        """The average policy of CFR+, weighed linearly."""
        regrets = [[0.0] * len(moves) for moves in self.moves]
        totals = [[0.0] * len(moves) for moves in self.moves]

        def now() -> list[list[float]]:
            found = []
            for row in regrets:
                total = sum(row)
                found.append([one / total for one in row] if total else [1 / len(row)] * len(row))
            return found

        def walk(node: Node, policy: list[list[float]], reaches: list[float], weight: float) -> list[float]:
            if node.seat == -2:
                return node.returns
            if node.seat == -1:
                total = [0.0] * self.players
                even = 1 / len(node.children)
                for child in node.children:
                    for seat, value in enumerate(walk(child, policy, reaches, weight * even)):
                        total[seat] += even * value
                return total
            own, chances = node.seat, policy[node.knows]
            values = []
            for chance, child in zip(chances, node.children, strict=True):
                later = [reach * chance if seat == own else reach for seat, reach in enumerate(reaches)]
                values.append(walk(child, policy, later, weight))
            total = [
                sum(chance * value[seat] for chance, value in zip(chances, values, strict=True))
                for seat in range(self.players)
            ]
            others = weight * math.prod(reach for seat, reach in enumerate(reaches) if seat != own)
            for n, value in enumerate(values):
                gains[node.knows][n] += others * (value[own] - total[own])
                sums[node.knows][n] += reaches[own] * weight * chances[n]
            return total

        for iteration in range(1, iterations + 1):
            progress(f"solved: iteration {iteration} of {iterations}")
            gains = [[0.0] * len(moves) for moves in self.moves]
            sums = [[0.0] * len(moves) for moves in self.moves]
            walk(self.root, now(), [1.0] * self.players, 1.0)
            for knows in range(len(self.moves)):
                for n in range(len(self.moves[knows])):
                    regrets[knows][n] = max(0.0, regrets[knows][n] + gains[knows][n])
                    totals[knows][n] += iteration * sums[knows][n]
        return [[one / sum(row) for one in row] if sum(row) else [1 / len(row)] * len(row) for row in totals]

    def policy_of(self, choose: Choose, samples: int) -> list[list[float]]:
        """What a player does wherever there is something to decide, asked several times."""
        from kotatsu.core.chance import Rng

        found = []
        for knows, moves in enumerate(self.moves):
            progress(f"solved: asked at {knows} of {len(self.moves)}")
            row = [0.0] * len(moves)
            for sample in range(samples):
                move = choose(self.samples[knows], self.seats[knows], Rng(f"solved {sample}"))
                row[moves.index(move)] += 1 / samples
            found.append(row)
        return found


def measure_solved(name: str, scale: float) -> dict[str, Any]:
    import kotatsu
    from kotatsu.envs import openspiel

    game = kotatsu.game(name)
    edition = game.make_edition(tiny_thief())
    options = {"rounds": 1, "first_leader": 0}
    tree = Tree(openspiel.load(name, 3, options, edition))
    uniform = [[1 / len(moves)] * len(moves) for moves in tree.moves]
    rounds = max(10, round(200 * scale))
    policies = {
        "random": uniform,
        "greedy": tree.policy_of(bot_player(game, "greedy"), 1),
        "tiger@200": tree.policy_of(bot_player(game, "tiger@200"), max(2, round(8 * scale))),
        f"CFR+, {rounds} iterations": tree.solve(rounds),
    }
    return {
        "players": 3,
        "nodes": tree.nodes,
        "decisions": len(tree.moves),
        "cakes": tiny_thief()["cakes"]["plain"]["value"],
        "exploitability": {bot: round(tree.exploitability(policy), 4) for bot, policy in policies.items()},
    }


# --- (d) luck -----------------------------------------------------------------------------------------------


def measure_luck(name: str, scale: float) -> dict[str, Any]:
    """A control variate has a mean that is known: what imagined games say of a deal adds up to 1 over its
    seats. What is left of a result without it varies less."""
    game, setup, table = _table(name)
    deals = max(8, round(table.deals * scale))
    hero = bot_player(game, f"tiger@{table.iterations}")
    found = shares(f"{name}, luck", setup, table, hero, bot_player(game, "greedy"), deals)
    worth = [_worth_of_deal(game, setup, table, deal) for deal in range(deals)]
    flat = [one for row in found for one in row]
    before = [one for row in worth for one in row]
    slope = _slope(before, flat)
    # The mean of what imagined games say is the even share: over the seats of a deal they add up to 1.
    corrected = [one - slope * (other - 1 / table.players) for one, other in zip(flat, before, strict=True)]
    alone = variance(flat)
    controlled = variance(corrected)
    sums = [sum(row) / table.players for row in found]
    duplicate = variance(sums) * table.players  # for each game
    less_cat = _less_cat(name, sums, deals) * table.players
    return {
        "iterations": table.iterations,
        "deals": deals,
        "variance_of_a_game": {
            "alone": round(alone, 4),
            "with control variate": round(controlled, 4),
            "every deal in every seat": round(duplicate, 4),
            "the same, less what a cat wins there": round(less_cat, 4),
        },
        "fewer_games_needed": {
            "with control variate": round(alone / controlled, 2),
            "every deal in every seat": round(alone / duplicate, 2),
            "the same, less what a cat wins there": round(alone / less_cat, 2),
        },
        "correlation": round(math.copysign(math.sqrt(max(0.0, 1 - controlled / alone)), slope), 3),
    }


MORE_DEALS = 3


def _less_cat(name: str, sums: list[float], deals: int) -> float:
    """The variance of a deal's result when what a cat wins in the same seats of the same deal is taken off.
    What it wins on average is known from more deals, which cost a cat little; what is not known counts."""
    game, setup, table = _table(name)
    cat, greedy = bot_player(game, "cat"), bot_player(game, "greedy")
    rows = shares(f"{name}, luck of a cat", setup, table, cat, greedy, deals * MORE_DEALS)
    cats = [sum(row) / table.players for row in rows]
    slope = _slope(cats[:deals], sums)
    left = [one - slope * other for one, other in zip(sums, cats[:deals], strict=True)]
    return variance(left) + slope**2 * variance(cats) / MORE_DEALS


WORLDS_OF_A_DEAL = 60


def _worth_of_deal(game: Any, setup: Any, table: Table, deal: int) -> list[float]:
    """By seat, what the search's imagined games come to from this deal: everybody plays by first sight, one
    move in ten is any. Seats of a deal add up to 1."""
    from kotatsu.bots.levels import strategy_of
    from kotatsu.core.chance import Rng

    strategy, rng = strategy_of(game), Rng(f"luck, deal {deal}")
    start = setup.deal(Rng(f"strength, deal {deal}"))
    totals = [0.0] * table.players
    for _ in range(WORLDS_OF_A_DEAL):
        state = start.clone()
        while not state.over:
            seat = int(state.first_decider())
            odd = rng.random() < 0.1
            state.play(seat, state.random_move(seat, rng) if odd else strategy.rollout_move(state, seat, rng))
        for winner in state.winners:
            totals[winner] += 1 / len(state.winners)
    return [total / WORLDS_OF_A_DEAL for total in totals]


def _slope(before: Sequence[float], after: Sequence[float]) -> float:
    middle, end = mean(before), mean(after)
    pairs = zip(before, after, strict=True)
    return sum((one - middle) * (other - end) for one, other in pairs) / (
        variance(before) * (len(before) - 1)
    )


# --- baselines ----------------------------------------------------------------------------------------------

BASELINES = (("greedy", "random"), ("cat", "greedy"))


def measure_baseline(name: str, scale: float) -> dict[str, Any]:
    """One bot among others, at every number of players: what a bot of one's own is to be compared with."""
    import kotatsu

    game = kotatsu.game(name)
    found: dict[str, Any] = {"options": TABLES[name].options}
    for players in game.players:
        table = Table(players, 0, 0, TABLES[name].options)
        setup = game.setup(players, table.options)
        for hero, others in BASELINES:
            deals = max(8, round((50 if others == "random" else 25) * scale))
            rows = shares(
                f"{name} {players}", setup, table, bot_player(game, hero), bot_player(game, others), deals
            )
            found.setdefault(str(players), {})[f"{hero} among {others}"] = {
                **times_even(rows),
                "deals": deals,
            }
    return found


# --- all of it ----------------------------------------------------------------------------------------------

MEASURES = {
    **{f"seen {name}": (measure_seen, name) for name in TABLES},
    **{f"answer {name}": (measure_answer, name) for name in ANSWERED},
    **{f"learned {name}": (measure_learned, name) for name in LEARNED},
    "solved cookie-thief": (measure_solved, "cookie-thief"),
    **{f"luck {name}": (measure_luck, name) for name in TABLES},
    **{f"baseline {name}": (measure_baseline, name) for name in TABLES},
}


def _table(name: str) -> tuple[Any, Any, Table]:
    import kotatsu

    table = TABLES[name]
    game = kotatsu.game(name)
    return game, game.setup(table.players, table.options), table


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--only", metavar="WORD", action="append", default=[], help="measures with this word")
    parser.add_argument("--again", action="store_true", help="also what has a result")
    parser.add_argument("--scale", type=float, default=1.0, help="times as many games")
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if not given.inside:
        prepare(["compiled"])
        python = program(BENCH / ".venv-compiled", "python")
        os.execv(python, [python, __file__, *sys.argv[1:], "--inside"])
    import kotatsu

    for key, (measure, name) in MEASURES.items():
        results: dict[str, Any] = json.loads(RESULT.read_text()) if RESULT.exists() else {"measures": {}}
        wanted = all(word in key for word in given.only)
        if not wanted or (key in results["measures"] and not given.again):
            continue
        start = time.monotonic()
        try:
            found = measure(name, given.scale)
        except ImportError as missing:
            print(f"? {key}: {missing}", flush=True)
            continue
        found["edition"] = kotatsu.game(name).default_edition.hash[:12]  # other numbers, another game
        found["seconds"] = round(time.monotonic() - start)
        results = json.loads(RESULT.read_text()) if RESULT.exists() else results  # another may have added
        results["measures"][key] = found
        results["cpu"] = cpu_model()
        RESULT.write_text(json.dumps(results, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
        print(f"{key}: {json.dumps(found, ensure_ascii=False)}", flush=True)


if __name__ == "__main__":
    main()
