"""A hint with its reasons: which move, and what followed from it in the games that were imagined.

Asked twice about the same view, it says the same: it searches so often, not so long.
"""

import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from kotatsu.bots.learned import judge_for
from kotatsu.bots.search import Search
from kotatsu.bots.thinking import Advice, ranked, think
from kotatsu.compiled import is_compiled
from kotatsu.core.chance import Rng
from kotatsu.core.errors import Misuse
from kotatsu.core.events import Journal
from kotatsu.core.reasons import Remark, Remarks, Settled, reasons_of
from kotatsu.core.registry import game as find_game
from kotatsu.core.state import State
from kotatsu.core.strategy import Strategy, best_of

PLAIN = 30  # how many times slower plain Python thinks: a hint then thinks so much less
LONGEST = 6.0  # seconds that a hint may take on a machine that is very slow
EQUAL = 0.005  # a move that gives away so little of the chance to win is as good
WORLDS = 40  # imagined worlds in which what follows is looked at
MOVES = 200  # of one of them, at most: a game that is not settled by then is not looked at further
TOLD = 0.3  # the share of worlds from which on something is told
CLEAR = 0.25  # what a difference must be worth, in points, to be one
SHOWN = 2  # reasons that are given, at most, beside those that must be


Often = Literal["always", "mostly", "half", "some"]
_OFTEN: dict[Often, float] = {"always": 0.95, "mostly": 0.6, "half": 0.4, "some": 0.0}

Compared = Literal["best", "equal", "close", "behind", "far"]
_COMPARED: dict[Compared, float] = {"equal": EQUAL, "close": 0.03, "behind": 0.1, "far": 1.0}


@dataclass(frozen=True)
class Thought:
    """What is thought of a move beside the best: how much of the chance to win it gives away."""

    move: int
    behind: float
    compared: Compared


@dataclass(frozen=True)
class Reason:
    """What follows from the advised move, or from the other one (`instead`), in worlds that were imagined:
    the game's kind of remark, what it is about, how often, and the points that it then means on average."""

    what: str
    fields: dict[str, Any]
    instead: bool
    often: Often
    share: float
    points: float
    otherwise: float
    """What it means on average after the move that it is not said of, counting the worlds without it as 0."""


@dataclass(frozen=True)
class Hint:
    """What is thought of the moves, the best first, and why the first rather than `instead`."""

    moves: list[Thought]
    instead: int | None = None
    """The next best move, with which the first is compared; the search may have had no time for it."""
    reasons: list[Reason] = field(default_factory=list)


def hint(view: State) -> Hint:
    """A hint for the seat of a view that owes a decision now, from what that seat knows."""
    seat = int(view.viewer)
    if seat < 0 or seat not in view.deciders:
        raise Misuse("A hint is for the view of a seat that owes a decision now.")
    moves = view.legal_moves(seat)
    if len(moves) == 1:  # nothing to think about
        return Hint([Thought(moves[0], 0.0, "best")])
    game = find_game(view.setup.game)
    strategy: Strategy = game.module("strategy").strategy
    search = Search(view, strategy, Rng("hint"), judge=judge_for(view.setup))
    latest = time.perf_counter() + LONGEST
    iterations = strategy.iterations["tiger"] // (1 if is_compiled() else PLAIN)
    think(search, iterations, stop=lambda: time.perf_counter() > latest)
    advisable = strategy.advisable(view, seat, moves)
    found = _steadied([one for one in ranked(search) if one.move in advisable], view, strategy)
    instead = found[1].move if len(found) > 1 else None
    best, *others = [one for one in found if one.visits]
    thoughts = [_beside(best.value, one) for one in others]
    is_close = bool(thoughts) and thoughts[0].compared == "equal"
    explained = reasons_of(game)
    compared = [one.move for one in found[:2]]
    reasons = [] if explained is None else _reasons(search, strategy, compared, is_close, *explained)
    return Hint([Thought(best.move, 0.0, "best"), *thoughts], instead, reasons)


def compare(view: State, best: int, other: int) -> list[Reason]:
    """What speaks for a move beside another one, in worlds that fit what the seat knows."""
    game = find_game(view.setup.game)
    strategy: Strategy = game.module("strategy").strategy
    explained = reasons_of(game)
    if explained is None or best == other:
        return []
    return _reasons(Search(view, strategy, Rng("reasons")), strategy, (best, other), False, *explained)


def _beside(best: float, one: Advice) -> Thought:
    behind = max(0.0, best - one.value)
    return Thought(one.move, behind, next(word for word, gap in _COMPARED.items() if behind <= gap))


def _steadied(found: list[Advice], view: State, strategy: Strategy) -> list[Advice]:
    """Of moves that are as good as the best, the one that looks best at first sight comes first."""
    equal = sorted(one.move for one in found if one.visits and one.value >= found[0].value - EQUAL)
    first = best_of(equal, strategy.appraise(view.imagine(Rng("hint")), int(view.viewer), equal))
    return sorted(found, key=lambda one: one.move != first)


# --- what followed ------------------------------------------------------------------------------------------


class _Tally:
    """How often a remark was made in the worlds of one move."""

    def __init__(self, remark: Remark) -> None:
        self.remark = remark
        self.times = 0
        self.points = 0.0

    @property
    def share(self) -> float:
        return self.times / WORLDS

    @property
    def mean(self) -> float:
        return self.points / self.times if self.times else 0.0


_Key = tuple[str, tuple[tuple[str, Any], ...]]


def _reasons(
    search: Search,
    strategy: Strategy,
    compared: Sequence[int],
    is_close: bool,
    settled: Settled,
    remarks: Remarks,
) -> list[Reason]:
    seat = int(search.seat)
    tallies: list[dict[_Key, _Tally]] = [{} for _ in compared]
    rng = Rng("reasons")
    for _ in range(WORLDS):
        world = search.draw(rng)
        for move, tally in zip(compared, tallies):
            _count(tally, _followed(world, move, seat, strategy, settled, remarks))
    return _chosen(tallies[0], tallies[1] if len(tallies) > 1 else {}, is_close)


def _followed(
    world: State, move: int, seat: int, strategy: Strategy, settled: Settled, remarks: Remarks
) -> list[Remark]:
    """What is remarked when this move is played in this world, and then what looks best to everybody."""
    now = world.clone()
    now.journal = Journal()
    now.play(seat, move)
    for _ in range(MOVES):
        if now.over or settled(world, now):
            break
        mover = int(now.first_decider())
        moves = now.legal_moves(mover)
        chosen = moves[0] if len(moves) == 1 else best_of(moves, strategy.appraise(now, mover, moves))
        now.play(mover, chosen)
    return remarks(world, now, seat, now.journal.take())


def _count(tally: dict[_Key, _Tally], made: Iterable[Remark]) -> None:
    """Of one world: what happens twice in it is remarked once, with the points of both."""
    counted = set()
    for remark in made:
        key = (remark.what, tuple(sorted(remark.fields.items())))
        one = tally.setdefault(key, _Tally(remark))
        one.times += key not in counted
        one.points += remark.points
        counted.add(key)


def _chosen(best: dict[_Key, _Tally], other: dict[_Key, _Tally], is_close: bool = False) -> list[Reason]:
    """What speaks most for the best move beside the other, and what must be told. Of two that are as good
    as each other nothing is said that would make one of them look better."""
    found: list[tuple[float, Reason]] = []
    needed: list[Reason] = []
    for key in dict.fromkeys([*best, *other]):
        mine, theirs = best.get(key), other.get(key)
        remark = (mine or theirs).remark  # type: ignore[union-attr]
        gain = remark.weight * ((mine.points if mine else 0.0) - (theirs.points if theirs else 0.0)) / WORLDS
        if remark.must and mine and mine.share >= TOLD:
            needed.append(_reason(mine, theirs, instead=False))
        elif gain > 0.0 and remark.weight > 0.0 and mine:
            found.append((gain, _reason(mine, theirs, instead=False)))
        elif gain > 0.0 and theirs:  # a harm that is avoided
            found.append((gain, _reason(theirs, mine, instead=True)))
    found.sort(key=lambda one: -one[0])
    telling = [reason for gain, reason in found if gain >= CLEAR and reason.share >= TOLD][:SHOWN]
    telling = [] if is_close else telling
    return sorted([*telling, *needed], key=lambda one: (one.instead, -one.share))


def _reason(said: _Tally, beside: _Tally | None, instead: bool) -> Reason:
    often = next(word for word, share in _OFTEN.items() if said.share >= share)
    otherwise = _even(beside.points / WORLDS) if beside else 0
    return Reason(
        said.remark.what,
        said.remark.fields,
        instead,
        often,
        round(said.share, 3),
        _even(said.mean),
        otherwise,
    )


def _even(points: float) -> float:
    """To a tenth, and a whole number if it is one."""
    rounded = round(points, 1)
    return int(rounded) if rounded == int(rounded) else rounded
