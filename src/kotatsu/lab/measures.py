"""What is measured of a game: one number a game, or the quotient of two.

| measure | what it is |
|---|---|
| `winner-points`, `points`, `margin` | of the winner; of all seats on average; from the first to the second |
| `moves`, `ties`, `opener` | decisions; whether several won; what part of the win the first to decide has |
| `seat-2` | what part of the win the second seat has, counted from the first to decide |
| `rank-3-points`, `rank-3-scores` | of the third in the end; whether they have any |
| `winner-points[20..40]` | whether one of these lies there |
| `points:GLOB`, `count:GLOB` | of the lines of the score sheet that match, all seats together |
| `events:KIND`, `events:KIND[field=value]` | how often that happened; a list is its parts with ", " between |
| `events:KIND[3 ONE since OTHER]` | how often when so many of one kind were told since the last of another |
| `sum:KIND.field`, `sum:KIND.field[field=value]` | a number of these events, added up |
| `A/B` | the sum of one over the sum of the other |
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Any

from kotatsu.core.errors import BadInput
from kotatsu.core.events import Journal
from kotatsu.core.playouts import Watcher
from kotatsu.core.state import State
from kotatsu.lab.figures import Mean, mean_of
from kotatsu.lab.plan import Plan, Played, games_of, play_plan

_QUICK: dict[str, Callable[[Played], float]] = {
    "winner-points": lambda game: float(max(game.points)),
    "points": lambda game: sum(game.points) / len(game.points),
    "margin": lambda game: float(sorted(game.points)[-1] - sorted(game.points)[-2]),
    "moves": lambda game: float(game.moves),
    "ties": lambda game: float(len(game.winners) > 1),
    "opener": lambda game: 1 / len(game.winners) if game.opener in game.winners else 0.0,
}
USUAL = tuple(_QUICK)
_RANK = re.compile(r"rank-(\d)-(points|scores)")
_SEAT = re.compile(r"seat-(\d)")
_WITHIN = re.compile(r"(.+)\[(-?\d+)\.\.(-?\d+)\]")
_SHEET = re.compile(r"(points|count):([\w*?-]+)")
_EVENT = re.compile(r"(events|sum):(\w+)(?:\.(\w+))?(?:\[(?:(\w+)=([^\]]+)|(\d+) (\w+) since (\w+))\])?")


@dataclass(frozen=True)
class Term:
    """One number a game."""

    text: str

    def check(self) -> None:
        event = _EVENT.fullmatch(self.text)
        within = _WITHIN.fullmatch(self.text)
        if _is_quick(within[1] if within else self.text) or _SHEET.fullmatch(self.text):
            return
        if event is None or (event[1] == "sum") != (event[3] is not None):
            raise BadInput("lab-no-measure", name=repr(self.text), measures=", ".join(_QUICK))

    @property
    def needs_watching(self) -> bool:
        return ":" in self.text

    def of_result(self, game: Played) -> float:
        within = _WITHIN.fullmatch(self.text)
        if within is not None:
            return float(int(within[2]) <= Term(within[1]).of_result(game) <= int(within[3]))
        seat = _SEAT.fullmatch(self.text)
        if seat is not None:
            meant = (max(game.opener, 0) + int(seat[1]) - 1) % len(game.points)
            return 1 / len(game.winners) if meant in game.winners else 0.0
        rank = _RANK.fullmatch(self.text)
        if rank is None:
            return _QUICK[self.text](game)
        place = int(rank[1])
        points = sorted(game.points, reverse=True)[place - 1] if place <= len(game.points) else 0
        return float(points) if rank[2] == "points" else float(points > 0)

    def of_end(self, state: State, events: Sequence[dict[str, Any]]) -> float:
        sheet = _SHEET.fullmatch(self.text)
        if sheet is not None:
            column = 4 if sheet[1] == "points" else 2
            rows = [row for row in state.sheet() if fnmatchcase(row[1], sheet[2])]
            return float(sum(int(row[column] or 0) for row in rows))
        event = _EVENT.fullmatch(self.text)
        assert event is not None
        if event[6]:
            events = _when(events, int(event[6]), event[7], event[8])
        found = [one for one in events if one["event"] == event[2]]
        if event[4]:
            found = [one for one in found if _said(one.get(event[4])) == event[5]]
        return float(sum(int(one.get(event[3]) or 0) for one in found) if event[3] else len(found))


def _is_quick(text: str) -> bool:
    return bool(text in _QUICK or _RANK.fullmatch(text) or _SEAT.fullmatch(text))


def _said(value: Any) -> str:
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)


def _when(events: Sequence[dict[str, Any]], number: int, one: str, other: str) -> list[dict[str, Any]]:
    """Those that happen while so many of one kind were told since the last of another."""
    found, told = [], -1  # before the first of the other kind nothing is counted
    for event in events:
        if event["event"] == other:
            told = 0
        elif event["event"] == one and told >= 0:
            told += 1
        if told == number:
            found.append(event)
    return found


@dataclass(frozen=True)
class Measure:
    """A number a game, or the quotient of two such numbers over all games."""

    text: str

    @property
    def terms(self) -> list[Term]:
        return [Term(part.strip()) for part in self.text.split("/")]

    def check(self) -> None:
        if len(self.terms) > 2:
            raise BadInput("lab-no-measure", name=repr(self.text), measures=", ".join(_QUICK))
        for term in self.terms:
            term.check()

    def values(self, columns: dict[str, list[float]]) -> list[float]:
        """A number for each game whose mean this is; of a quotient its linear part, to say how sure it is."""
        top = columns[self.terms[0].text]
        if len(self.terms) == 1:
            return top
        bottom = columns[self.terms[1].text]
        below = sum(bottom) / len(bottom)
        if not below:
            return [0.0] * len(top)
        ratio = sum(top) / len(top) / below
        return [ratio + (one - ratio * other) / below for one, other in zip(top, bottom)]

    def mean(self, columns: dict[str, list[float]]) -> Mean:
        return mean_of(self.values(columns))


class Ends(Watcher):
    """Terms that need a whole game."""

    def __init__(self, terms: Sequence[Term]) -> None:
        self._terms = terms
        self._journals = any(term.text.startswith(("events", "sum")) for term in terms)
        self.columns: dict[str, list[float]] = {term.text: [] for term in terms}

    def begins(self, number: int, state: State) -> None:
        if self._journals:
            state.journal = Journal()

    def ends(self, state: State) -> None:
        events = [event.whole() for event in state.take_events()]
        for term in self._terms:
            self.columns[term.text].append(term.of_end(state, events))


def measured(plan: Plan, first: int, count: int, measures: Sequence[Measure]) -> dict[str, list[float]]:
    """Every term of the measures, game by game."""
    terms = list({term.text: term for measure in measures for term in measure.terms}.values())
    watched = [term for term in terms if term.needs_watching]
    watcher = Ends(watched) if watched else None
    games = games_of(play_plan(plan, first, count, watcher), plan.players)
    columns = {term.text: [term.of_result(g) for g in games] for term in terms if not term.needs_watching}
    return {**columns, **(watcher.columns if watcher else {})}
