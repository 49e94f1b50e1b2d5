"""Many tables of one game, stepped by one call: what learning programs use, through `kotatsu.envs`.

All that is told of the tables lies in flat rows of numbers. A table is its state and where it draws from, and
nothing else; where the rules are compiled, so is the loop over the tables.
"""

from librt.vecs import vec
from mypy_extensions import i64

from kotatsu.core.chance import Rng
from kotatsu.core.errors import IllegalMove
from kotatsu.core.observation import IN_WORD, Observer, put_one
from kotatsu.core.state import Setup, State

STANDING, POINTS, WIN = "standing", "points", "win"
REWARDS = (STANDING, POINTS, WIN)
"""What the end of a game is worth: see `rewards_of`."""


def rewards_of(state: State, kind: str) -> list[float]:
    """What a game that is over is worth to each seat.

    standing   the share of the others that one is ahead of, less the share that is ahead: from 1 to -1,
               together 0. Who wins a tie is ahead.
    points     the points, as the rulebook counts them
    win        1, shared by all winners, for winning; 0 for all else
    """
    points = state.standings()
    if kind == POINTS:
        return [float(total) for total in points]
    winners = state.winners_of(points)
    if kind == WIN:
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(points))]
    ranks = [(seat in winners, points[seat]) for seat in range(len(points))]
    rewards: list[float] = []
    for own in ranks:
        ahead = len([other for other in ranks if other < own]) - len(
            [other for other in ranks if other > own]
        )
        rewards.append(ahead / (len(ranks) - 1))
    return rewards


class Tables:
    """`count` tables, each with a seat that decides. A table whose game is over is dealt anew at once.

    What happens at a table follows from the seed, its number (from `first` on) and its moves alone."""

    def __init__(
        self, setup: Setup, observer: Observer | None, count: int, seed: int, reward: str, first: int = 0
    ) -> None:
        self._setup = setup
        self._observer = observer
        self._reward = reward
        self._chances = [Rng(f"{seed} {first + table}") for table in range(count)]
        self.count: i64 = count
        self.players: i64 = setup.players
        self.mask_words: i64 = (setup.move_count + IN_WORD - 1) // IN_WORD
        self.row_words: i64 = observer.words if observer is not None else 0
        self.rows: vec[i64] = vec[i64]([0] * (count * int(self.row_words)))
        self.masks: vec[i64] = vec[i64]([0] * (count * int(self.mask_words)))
        self.deciders: vec[i64] = vec[i64]([0] * count)
        self.over: vec[i64] = vec[i64]([0] * count)  # 1: its last step ended a game
        self.rewards: vec[float] = vec[float]([0.0] * (count * int(setup.players)))
        self.states: list[State] = []
        for table in range(count):
            self.states.append(setup.deal(self._chances[table].fork()))
            self._tell(table)

    def step(self, moves: vec[i64]) -> None:
        """Play a move of the deciding seat at every table. If any is illegal, none is played."""
        self._must_be_legal(moves)
        table: i64 = 0
        while table < self.count:
            state = self.states[table]
            if self.over[table]:
                self._forget_end(table)
            state._play(self.deciders[table], moves[table])
            if state.over:
                self._end(table, state)
            self._tell(table)
            table += 1

    def random_moves(self) -> vec[i64]:
        """A legal move for every table, each equally likely."""
        moves = vec[i64]([0] * int(self.count))
        table: i64 = 0
        while table < self.count:
            moves[table] = self.states[table].random_move(self.deciders[table], self._chances[table])
            table += 1
        return moves

    def _must_be_legal(self, moves: vec[i64]) -> None:
        if len(moves) != self.count:
            raise ValueError(f"{int(self.count)} tables take as many moves, not {len(moves)}.")
        last = self.mask_words * IN_WORD
        table: i64 = 0
        while table < self.count:
            move = moves[table]
            if (
                not 0 <= move < last
                or not self.masks[table * self.mask_words + (move >> 3)] >> ((move & 7) * 8) & 1
            ):
                raise self._refusal(table, move)
            table += 1

    def _refusal(self, table: int, move: int) -> IllegalMove:
        refusal = self.states[table]._refusal(int(self.deciders[table]), move)
        refusal.add_note(f"At table {table}; no table was stepped.")
        return refusal

    def _end(self, table: i64, state: State) -> None:
        rewards = rewards_of(state, self._reward)
        for seat in range(self.players):
            self.rewards[table * self.players + seat] = rewards[seat]
        self.over[table] = 1
        self.states[table] = self._setup.deal(self._chances[table].fork())

    def _forget_end(self, table: i64) -> None:
        self.over[table] = 0
        for seat in range(self.players):
            self.rewards[table * self.players + seat] = 0.0

    def _tell(self, table: i64) -> None:
        """Write who decides, what that seat may play, and what it knows."""
        state = self.states[table]
        seat = state.first_decider()
        self.deciders[table] = seat
        at = table * self.mask_words
        _clear(self.masks, at, self.mask_words)
        for move in state._legal_moves(seat):
            put_one(self.masks, at, move)
        observer = self._observer
        if observer is not None:
            at = table * self.row_words
            _clear(self.rows, at, self.row_words)
            observer.write(state, seat, self.rows, at)


def _clear(row: vec[i64], at: i64, words: i64) -> None:
    end = at + words
    while at < end:
        row[at] = 0
        at += 1
