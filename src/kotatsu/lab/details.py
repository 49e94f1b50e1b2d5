"""What is looked at closely, in some of the games: who held and did what, how leads changed, what was asked.

Nothing here knows a game. What somebody *did* are its events that name a seat; what somebody *holds* are the
lists by seat of its first dump; where points come from are the lines of its score sheet; a kind of move is a
part of its description that has few values.
"""

import itertools
from collections.abc import Mapping
from typing import Any

from kotatsu.bots.levels import strategy_of
from kotatsu.core.chance import Rng
from kotatsu.core.events import Journal
from kotatsu.core.game import Game
from kotatsu.core.playouts import Player, Watcher
from kotatsu.core.registry import game as find_game
from kotatsu.core.shapes import by_seat_fields
from kotatsu.core.state import State
from kotatsu.lab.figures import Mean
from kotatsu.lab.plan import Plan, play_plan

SLICES = 20  # of a game, from its deal to its end
EVEN = 0.01  # of a margin that wins: moves that differ by less than this hardly differ

Kind = tuple[str, str, str]
"""A kind of move: of which question, which part, with which value."""


class Details(Watcher):
    """Looks at every decision, and adds up."""

    def __init__(self, game: Game, players: int) -> None:
        self._game, self._players = game, players
        self._strategy = strategy_of(game)
        self._by_seat = by_seat_fields(game.module("shapes"), game.module("events"))
        self.features: dict[str, Mean] = {}
        self.often: dict[str, int] = {}
        self.sources: dict[str, list[Mean]] = {}  # by category: of winners, and of the others
        self.kinds: dict[Kind, int] = {}  # how often one could do so, or something else
        self.decisions = self.forced = self.even = 0
        self.branching = [Mean() for _ in range(SLICES)]
        self.changes, self.comebacks = Mean(), Mean()
        self.courses: list[tuple[list[list[int]], list[int]]] = []  # leads by slice and seat, and who won

    def begins(self, number: int, state: State) -> None:
        state.journal = Journal()
        self._choices: list[int] = []
        self._points: list[list[int]] = []
        self._had: list[set[str]] = [set() for _ in range(self._players)]
        self._note_hands(state)

    def _note_hands(self, state: State) -> None:
        for name, value in state.dump()["state"].items():
            if name in self._by_seat and isinstance(value, list) and len(value) == self._players:
                for seat, held in enumerate(value):
                    for piece in held if isinstance(held, list) else ():
                        if isinstance(piece, str):
                            self._had[seat].add(f"{name} {piece}")

    def decides(self, state: State, seat: int, moves: list[int], move: int) -> None:
        self.decisions += 1
        self._choices.append(len(moves))
        self._points.append(state.standings())
        if len(moves) == 1:
            self.forced += 1
            return
        worth = self._strategy.appraise(state.view(seat), seat, moves)
        self.even += max(worth) - min(worth) < EVEN * self._strategy.margin
        if self.decisions % 4 == 0:
            self._note_kinds(state, seat, moves)

    def _note_kinds(self, state: State, seat: int, moves: list[int]) -> None:
        """Kinds that some of the moves are of and others are not."""
        found: dict[Kind, int] = {}
        for move in moves:
            for kind in kinds_at(state, seat, move):
                found[kind] = found.get(kind, 0) + 1
        for kind, count in found.items():
            if count < len(moves):
                self.kinds[kind] = self.kinds.get(kind, 0) + 1

    def ends(self, state: State) -> None:
        winners = state.winners
        won = [1 / len(winners) if seat in winners else 0.0 for seat in range(self._players)]
        for event in state.take_events():
            self._note_event(event.whole())
        for seat, had in enumerate(self._had):
            for feature in had:
                self.features.setdefault(feature, Mean()).add(won[seat])
        for seat, category, _, _, points in state.sheet():
            rows = self.sources.setdefault(category, [Mean(), Mean()])
            rows[0 if seat in winners else 1].add(float(points or 0))
        self._note_course(state, winners)

    def _note_event(self, event: Mapping[str, Any]) -> None:
        seat = event.get("seat")
        if not isinstance(seat, int):
            return
        named = [f"{name} {value}" for name, value in event.items() if name != "event" and is_word(value)]
        for feature in {event["event"], *[f"{event['event']}: {text}" for text in named]}:
            self._had[seat].add(feature)
            self.often[feature] = self.often.get(feature, 0) + 1

    def _note_course(self, state: State, winners: list[int]) -> None:
        points = [*self._points, state.standings()]
        slices = [points[min(len(points) - 1, place * len(points) // SLICES)] for place in range(1, SLICES)]
        leads = [[own - rival_of(at, seat) for seat, own in enumerate(at)] for at in [*slices, points[-1]]]
        self.courses.append((leads, winners))
        ahead = [at.index(max(at)) for at in points if at.count(max(at)) == 1]
        self.changes.add(float(sum(one != two for one, two in itertools.pairwise(ahead))))
        middle = points[len(points) // 2]
        if winners:
            self.comebacks.add(float(min(middle) == middle[winners[0]] < max(middle)))
        for place, count in enumerate(self._choices):
            self.branching[place * SLICES // len(self._choices)].add(float(count))


def is_word(value: Any) -> bool:
    return isinstance(value, str)


def rival_of(points: list[int], seat: int) -> int:
    return max(other for place, other in enumerate(points) if place != seat)


def kinds_of(parts: Mapping[str, Any]) -> list[Kind]:
    """The kinds that a move is of: its own, and each part that is a word or a yes."""
    kind = str(parts["kind"])
    found = [(kind, "", "")]
    for name, value in parts.items():
        if name != "kind" and (is_word(value) or value is True):
            found.append((kind, name, str(value)))
    return found


def kinds_at(state: State, seat: int, move: int) -> set[Kind]:
    """The kinds that a move is of now: those of its parts, and what is nothing in its outcome: the rank of a
    gift that makes its giver an assistant."""
    outcome = state.outcome(seat, move)
    kind = str(outcome.get("kind", ""))
    nothing = {(kind, name, "0") for name, value in outcome.items() if value == 0 and value is not False}
    return nothing | set(kinds_of(state.describe(seat, move)))


def look_closely(plan: Plan, first: int, count: int) -> dict[str, Any]:
    """What `Details` found in these games, as plain data for another process."""
    details = Details(find_game(plan.game), plan.players)
    play_plan(plan, first, count, details)
    return {name: value for name, value in vars(details).items() if not name.startswith("_")}


def add_up(parts: list[dict[str, Any]]) -> dict[str, Any]:
    """What several parts found, together."""
    total = parts[0]
    for part in parts[1:]:
        for name, value in part.items():
            total[name] = _sum(total[name], value)
    return total


def _sum(one: Any, other: Any) -> Any:
    if isinstance(one, Mean):
        one.merge(other)
        return one
    if isinstance(one, dict):
        for key, value in other.items():
            one[key] = _sum(one[key], value) if key in one else value
        return one
    if isinstance(one, list) and one and isinstance(one[0], Mean):
        return [_sum(mine, theirs) for mine, theirs in zip(one, other, strict=True)]
    return one + other


# --- restricted play ----------------------------------------------------------------------------------------


class Refuser(Player):
    """Plays as another does, but never a move of this kind, as long as there is another one."""

    def __init__(self, player: Player, kind: Kind) -> None:
        self._player, self._kind = player, kind

    def begin(self) -> None:
        self._player.begin()

    def choose(self, state: State, seat: int, moves: list[int], rng: Rng) -> int:
        allowed = [move for move in moves if self._kind not in kinds_at(state, seat, move)]
        if len(allowed) == 1:
            return allowed[0]
        return self._player.choose(state, seat, allowed or moves, rng)
