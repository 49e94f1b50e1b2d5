"""Information-set Monte-Carlo tree search for any game of the contract, from nothing but a view.

Every iteration imagines a world that fits the view and plays it out. What the tree remembers about a decision
belongs to what the deciding seat has observed since the root (`State.seen`), never to the cards that happened
to be imagined: so no seat of the tree uses what it could not know, and hidden or simultaneous moves need no
special case. Every seat looks after itself (max^n); where a game's strategy says that people do what looks
best to them (`Strategy.predicted`), others do so in the tree, and it goes deeper for the seat that searches.

A decision is chosen by its mean reward and by how little it was tried beside how good it looks at first sight
(`Strategy.appraise`); which moves are legal depends on the world, so a move's trials are measured against the
times that it was there.
"""

from math import exp, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from kotatsu.core.chance import Rng
from kotatsu.core.network import Judge
from kotatsu.core.state import State
from kotatsu.core.strategy import Beliefs, Strategy

EXPLORE: Final = 1.6  # how much curiosity counts beside the reward, which is from 0 to 1
EVEN: Final = 0.15  # the part of first sight that is the same for every move
UNTRIED: Final = 0.05  # how much worse than the others an untried move is thought to be

# Observations are numbered by a polynomial modulo a prime below 2**40: no overflow, hardly a collision.
PRIME: Final = 1_099_511_627_689
FACTOR: Final = 2_654_435


@mypyc_attr(acyclic=True)  # so that the garbage collector does not look at every one of them
class Edge:
    """A move at a decision, and how it did."""

    def __init__(self, move: i64, prior: float) -> None:
        self.move: i64 = move
        self.prior = prior  # how good it looks at first sight, beside the others
        self.visits: i64 = 0
        self.offered: i64 = 0  # visits to the decision when this move was legal
        self.total = 0.0  # rewards of the seat that decides


@mypyc_attr(acyclic=True)
class Decision:
    """What a seat may do after what it has observed; `edges` are sorted by move."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.passed: i64 = 0  # how often a search came here before this node was expanded
        self.visits: i64 = 0
        self.total = 0.0
        self.edges: list[Edge] = []


class Search:
    """A search from a view. `run` goes on with it; the same rng and iterations give the same result."""

    def __init__(
        self,
        view: State,
        strategy: Strategy,
        rng: Rng,
        guided: bool = True,
        infers: bool = True,
        judge: Judge | None = None,
        beliefs: Beliefs | None = None,
    ) -> None:
        self.view = view
        self.seat: i64 = view.viewer
        self.strategy = strategy
        self.guided = guided  # by the strategy; else it takes first sight for even and plays out at random
        if beliefs is None:
            beliefs = strategy.beliefs(view) if guided and infers else Beliefs(view)
        self._beliefs = beliefs
        self._predicted = strategy.predicted if guided else 0.0
        self._expand_after: i64 = strategy.expand_after if guided else 0
        self.focus: int = -1  # a move of the root that every other iteration tries
        self.iterations: i64 = 0
        self._rng = rng
        self._horizon: int = strategy.horizon(view)
        self._judge = judge if guided else None
        self._until: i64 = strategy.stage(view) + strategy.stages  # where it judges
        self._players: i64 = view.setup.players
        # What each seat has observed since the root, as a number; nothing yet.
        self._nothing: vec[i64] = vec[i64]([seat + 1 for seat in range(self._players)])
        self._decisions: dict[int, Decision] = {}
        self._path: list[Edge] = []
        self._deciding: list[Decision] = []

    def run(self, iterations: int) -> None:
        """So many iterations more."""
        wanted = self.iterations + iterations
        while self.iterations < wanted:
            self._iterate()
            self.iterations += 1

    def draw(self, rng: Rng) -> State:
        """A world that this search takes to be so, to look at or to play on in."""
        return self._beliefs.draw(rng)

    # --- one iteration --------------------------------------------------------------------------------------

    def _iterate(self) -> None:
        world = self._beliefs.draw(self._rng)
        self._path = []
        self._deciding = []
        self._descend(world)
        self._play_out(world)
        rewards = self._rewards(world)
        step: i64 = 0
        for edge in self._path:
            decision = self._deciding[step]
            reward = rewards[decision.seat]
            decision.visits += 1
            decision.total += reward
            edge.visits += 1
            edge.total += reward
            step += 1

    def _descend(self, world: State) -> None:
        """Choose by the tree as long as it knows the decision, and add the first one that it does not."""
        observed = self._nothing[:]
        known = True
        while known:
            seat = self._next_seat(world)
            if seat < 0 or self._is_far_enough(world):
                return
            moves = world._legal_moves(seat)
            if len(moves) == 1:
                move = moves[0]  # nothing to decide, nothing to remember
            elif seat != self.seat and self._predicts():
                move = self.strategy.predict(world, seat, moves, self._rng)
            else:
                key = int(observed[seat])
                decision = self._decisions.get(key)
                if decision is None:
                    known = False
                    decision = Decision(seat)
                    self._decisions[key] = decision
                if decision.passed < self._expand_after and len(self._path) > 0:
                    decision.passed += 1
                    return
                edge = self._choose(world, decision, moves)
                self._deciding.append(decision)
                self._path.append(edge)
                move = int(edge.move)
            for other in range(self._players):
                sight: i64 = world.seen(seat, move, other)
                observed[other] = (observed[other] * FACTOR + sight * 8 + seat + 1) % PRIME
            world._play(seat, move)

    def _predicts(self) -> bool:
        """Whether others are taken to play what looks best to them, not what the tree finds for them."""
        return self._predicted > 0.0 and self._rng.random() < self._predicted

    def _next_seat(self, world: State) -> i64:
        """Who decides next: of several at once the searching seat first, then by number; -1 for nobody."""
        deciders = world.deciders
        if len(deciders) == 0:
            return -1
        first: i64 = deciders[0]
        if len(deciders) > 1 and self.seat in deciders:
            return self.seat
        return first

    def _choose(self, world: State, decision: Decision, moves: list[int]) -> Edge:
        """The most promising of these moves."""
        edges = self._edges_for(world, decision, moves)
        untried = 0.5 if decision.visits == 0 else decision.total / float(decision.visits) - UNTRIED
        focus: i64 = self.focus if self.iterations & 1 and len(self._path) == 0 else -1
        best: Edge | None = None
        most = -1e9
        place: i64 = 0
        for move in moves:
            while edges[place].move != move:
                place += 1
            edge = edges[place]
            if edge.move == focus:
                return edge
            edge.offered += 1
            promise = EXPLORE * edge.prior * sqrt(float(edge.offered)) / float(1 + edge.visits)
            promise += untried if edge.visits == 0 else edge.total / float(edge.visits)
            if promise > most:
                most = promise
                best = edge
        assert best is not None
        return best

    def _edges_for(self, world: State, decision: Decision, moves: list[int]) -> list[Edge]:
        """All edges of a decision, these moves among them; both are sorted, so one pass finds what is new."""
        edges = decision.edges
        fresh: i64 = 0
        place: i64 = 0
        for move in moves:
            while place < len(edges) and edges[place].move < move:
                place += 1
            if place == len(edges) or edges[place].move != move:
                edges.insert(place, Edge(move, 1.0 / float(len(moves))))
                fresh += 1
        if fresh and self.guided:
            self._look(world, decision, moves)
        return edges

    def _look(self, world: State, decision: Decision, moves: list[int]) -> None:
        """First sight: what the strategy thinks of the moves that are new."""
        worth = self.strategy.appraise(world, decision.seat, moves)
        best = max(worth)
        temperature = self.strategy.temperature
        total = 0.0
        for value in worth:
            total += exp((value - best) / temperature)
        even = EVEN / float(len(moves))
        place: i64 = 0
        for i in range(i64(len(moves))):
            while decision.edges[place].move != moves[i]:
                place += 1
            edge = decision.edges[place]
            if edge.offered == 0:
                edge.prior = even + (1.0 - EVEN) * exp((worth[i] - best) / temperature) / total

    def _play_out(self, world: State) -> None:
        """To the end or the horizon: sensible moves if guided, random ones if not."""
        strategy = self.strategy
        rng = self._rng
        while True:
            seat = int(world.first_decider())
            if seat < 0 or self._is_far_enough(world):
                return
            if self.guided:
                world._play(seat, strategy.rollout_move(world, seat, rng))
            else:
                world._play(seat, world.random_move(seat, rng))

    def _is_far_enough(self, world: State) -> bool:
        """Whether an imagined game is at the horizon, or where it can be judged before."""
        if self._judge is not None and self.strategy.stage(world) >= self._until:
            return True
        return self._is_settled(world)

    def _rewards(self, world: State) -> list[float]:
        """By seat, what an imagined game came to; of those that decided nothing in the tree nobody asks."""
        judge = self._judge
        if judge is None or world.first_decider() < 0 or self._is_settled(world):
            return self.strategy.rewards(world)
        rewards = [-1.0] * int(self._players)
        for decision in self._deciding:
            if rewards[decision.seat] < 0.0:
                rewards[decision.seat] = judge.chance(world, decision.seat)
        return rewards

    def _is_settled(self, world: State) -> bool:
        """Whether the strategy can judge it itself, at the horizon."""
        return self._horizon > 0 and self.strategy.is_beyond(world, self._horizon)

    # --- what it found --------------------------------------------------------------------------------------

    def root(self) -> Decision | None:
        """The decision of the searching seat; None before the first iteration."""
        return self._decisions.get(int(self.seat) + 1)

    def line(self, world: State, first: int, length: int) -> list[tuple[int, str]]:
        """What would be played in a world from a first move on, as (seat, text), as far as the tree knows."""
        observed = self._nothing[:]
        line: list[tuple[int, str]] = []
        seat = self.seat
        move = first
        while True:
            line.append((int(seat), world.text(seat, move)))
            for other in range(self._players):
                sight: i64 = world.seen(seat, move, other)
                observed[other] = (observed[other] * FACTOR + sight * 8 + seat + 1) % PRIME
            world._play(seat, move)
            seat = self._next_seat(world)
            if seat < 0 or len(line) == length:
                return line
            moves = world._legal_moves(seat)
            move = moves[0]
            if len(moves) > 1:
                found = self._decisions.get(int(observed[seat]))
                best = None if found is None else _most_visited(found, moves)
                if best is None:
                    return line
                move = int(best.move)


def _most_visited(decision: Decision, moves: list[int]) -> Edge | None:
    best: Edge | None = None
    for edge in decision.edges:
        if int(edge.move) in moves and edge.visits > 0 and (best is None or edge.visits > best.visits):
            best = edge
    return best
