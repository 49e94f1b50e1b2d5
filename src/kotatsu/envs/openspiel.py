"""The games for OpenSpiel: importing this module registers them.

>>> import kotatsu.envs.openspiel
>>> import pyspiel
>>> game = pyspiel.load_game("kotatsu_cookie_thief(players=3,rounds=1)")
>>> state = game.new_initial_state()
>>> state.is_chance_node(), len(state.chance_outcomes())
(True, 3)

Every draw of the rules is a chance node of its own, with as many outcomes as the draw has: a shuffle of 32
cards is 31 nodes. Simultaneous decisions are made in turns, and nobody is told of a choice before all have
made theirs. Information states hold all that the seat was told since the deal; tensors are the rows of
`kotatsu.envs.observations`, with the moves that the seat saw behind them where perfect recall is asked for.
"""

import json
from collections.abc import Mapping
from functools import cache
from typing import Any, ClassVar

import numpy as np
import pyspiel
from numpy.typing import NDArray

import kotatsu
from kotatsu.core.batch import REWARDS, rewards_of
from kotatsu.core.chance import Chance, Rng, Scripted, ScriptOver
from kotatsu.core.errors import Misuse
from kotatsu.core.events import Event, Journal
from kotatsu.core.game import Game
from kotatsu.core.options import Option
from kotatsu.core.playouts import playout
from kotatsu.core.state import Setup, State
from kotatsu.envs.observations import Observations

NOTHING = -1  # an option that takes a number or nothing
SEAT_BITS = 3


class Position:
    """A table between two actions, of players or of chance. It never changes, so that copies can share it.

    A move that needs a draw is tried again with every outcome that chance has chosen; until it needs no more,
    it has not happened."""

    def __init__(self, setup: Setup, before: "Position | None" = None) -> None:
        self.setup = setup
        self.before = before  # the one at the last decision
        self.state: State | None = before.state if before is not None else None
        self.seat = -1  # whose move comes next, or waits for draws
        self.move = -1  # that move
        self.draws: tuple[int, ...] = ()  # that it has had so far
        self.outcomes = 0  # of the draw that it waits for
        self.events: list[Event] = []  # what the last move brought about

    def __deepcopy__(self, memo: dict[int, Any]) -> "Position":
        return self

    def __reduce__(self) -> Any:
        setup = self.setup
        table = {"game": setup.game, "players": int(setup.players), "options": setup.options}
        return _position_after, ({**table, "edition": setup.edition}, self.actions())

    def actions(self) -> list[int]:
        """All moves and draws that led here."""
        earlier = self.before.actions() if self.before is not None else []
        return [*earlier, *([self.move] if self.before is not None else []), *self.draws]

    @property
    def dealt(self) -> State:
        if self.state is None:
            raise Misuse("The cards are not dealt yet.")
        return self.state

    def played(self, move: int) -> "Position":
        """After a move of the seat whose turn it is."""
        return self._tried(self, self.seat, move, ())

    def drawn(self, outcome: int) -> "Position":
        """After an outcome of chance."""
        return self._tried(self.before, self.seat, self.move, (*self.draws, outcome))

    def _tried(self, before: "Position | None", seat: int, move: int, draws: tuple[int, ...]) -> "Position":
        after = Position(self.setup, before)
        after.move, after.draws = move, draws
        try:
            after.state = self._carried_out(before, seat, move, draws, after.events)
            after.seat = after.state.first_decider()
        except ScriptOver as over:
            after.seat, after.outcomes, after.events = seat, over.n, []
        return after

    def _carried_out(
        self,
        before: "Position | None",
        seat: int,
        move: int,
        draws: tuple[int, ...],
        events: list[Event],
    ) -> State:
        if before is None or before.state is None:
            state = self.setup.deal(Scripted(list(draws)))
        else:
            state = before.state.clone()
            if state.chance is not None:
                state.chance = Scripted(list(draws))
            state.journal = Journal()
            state.play(seat, move)
            events += state.take_events()
            state.journal = None
        if state.chance is not None:
            state.chance = Scripted([])
        return state

    def history(self) -> "list[Position]":
        """The position after each move so far; the move is in it, who made it in the one before."""
        after = self.before if self.outcomes and self.before is not None else self
        moves: list[Position] = []
        while after.before is not None and after.before.state is not None:
            moves.append(after)
            after = after.before
        return moves[::-1]

    @property
    def mover(self) -> int:
        """Who made the last move."""
        return self.before.seat if self.before is not None else -1


def first_position(setup: Setup) -> Position:
    """Before the deal."""
    start = Position(setup)
    return start._tried(None, -1, -1, ())


def _position_after(table: dict[str, Any], actions: list[int]) -> Position:
    position = first_position(kotatsu.game(table["game"]).setup_of(table))
    for action in actions:
        position = position.drawn(action) if position.outcomes else position.played(action)
    return position


class KotatsuState(pyspiel.State):
    """A table as OpenSpiel sees it."""

    def __init__(self, game: "KotatsuGame") -> None:
        super().__init__(game)
        self._position = first_position(game.box)
        self._reward = game.reward

    @property
    def table(self) -> State:
        """The game's own state, as it is or as it was when chance was asked."""
        return self._position.dealt

    def current_player(self) -> int:
        if self._position.outcomes:
            return int(pyspiel.PlayerId.CHANCE)
        return self._position.seat if self._position.seat >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return not self._position.outcomes and self._position.seat < 0

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.legal_moves(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self._position.outcomes
        return [(outcome, 1.0 / outcomes) for outcome in range(outcomes)]

    def _apply_action(self, action: int) -> None:
        position = self._position
        self._position = position.drawn(action) if position.outcomes else position.played(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}"
        return self.table.text(player, action)

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * int(self._position.setup.players)
        return rewards_of(self.table, self._reward)

    def __str__(self) -> str:
        """The moves and draws so far."""
        return " ".join(map(str, self.history())) or "before the deal"

    def told(self, player: int) -> str:
        """All that a seat was told: its first view, what it saw happen, its own moves, its view now."""
        position = self._position
        if position.state is None:
            return ""
        moves = position.history()
        lines = [_view(moves[0].before.dealt if moves and moves[0].before else position.dealt, player)]
        for after in moves:
            if after.mover == player:
                lines.append(f"{after.move}")
            seen = [event.seen_by(player) for event in after.events]
            lines += [json.dumps(event, sort_keys=True) for event in seen if event is not None]
        return "\n".join([*lines, _view(position.dealt, player)])


def _view(state: State, seat: int) -> str:
    return json.dumps(state.view(seat).dump()["state"], sort_keys=True)


class KotatsuObserver:
    """Tensors and strings of what one seat knows."""

    def __init__(self, seen: Observations, longest: int, recalls: bool) -> None:
        self._seen = seen
        self._recalls = recalls
        self._bits = SEAT_BITS + seen.moves.bit_length()
        moves = longest * self._bits if recalls else 0
        self.tensor: NDArray[np.float32] = np.zeros(seen.size + moves, np.float32)
        row = self.tensor[: seen.size]
        self.dict: dict[str, NDArray[np.float32]] = {
            part.name: row[part.start : part.stop] for part in seen.parts
        }
        if recalls:
            self.dict["moves seen"] = self.tensor[seen.size :].reshape(longest, self._bits)

    def set_from(self, state: KotatsuState, player: int) -> None:
        self.tensor.fill(0)
        position = state._position
        if position.state is None:
            return
        self.tensor[: self._seen.size] = self._seen.flat(position.state, player)
        if self._recalls:
            self._recall(position, player)

    def _recall(self, position: Position, player: int) -> None:
        """Every move that the seat saw, in binary: who made it, from 1 for itself, and which it was."""
        players = int(position.setup.players)
        number = 0
        for after in position.history():
            assert after.before is not None
            seen = after.before.dealt.seen(after.mover, after.move, player)
            if seen < self._seen.moves:  # others do not see it; oneself always does
                code = ((after.mover - player) % players + 1) << self._bits - SEAT_BITS | seen
                bits = [code >> bit & 1 for bit in range(self._bits)]
                self.dict["moves seen"][number] = bits
                number += 1

    def string_from(self, state: KotatsuState, player: int) -> str:
        if self._recalls:
            return state.told(player)
        position = state._position
        return "" if position.state is None else _view(position.state, player)


class KotatsuGame(pyspiel.Game):
    """A game with players and options; each game has a class of its own, which knows it."""

    game: ClassVar[Game]

    def __init__(self, params: Mapping[str, Any] | None = None, edition: Any = None) -> None:
        game, given = self.game, dict(params or {})
        players = int(given.get("players", game.usual_players))
        self.reward = str(given.get("reward", REWARDS[0]))
        if self.reward not in REWARDS:
            raise Misuse(f"reward is one of {', '.join(REWARDS)}, not {self.reward!r}.")
        named = {option.name: option for option in game.options}
        options = {name: _read(named[name], value) for name, value in given.items() if name in named}
        self.box = game.setup(players, options, edition or given.get("edition") or None)
        self.seen = Observations(game, self.box)
        self.longest = self.box.max_moves()
        super().__init__(_type_of(game, self.reward), self._info(players), given)

    def _info(self, players: int) -> pyspiel.GameInfo:
        most = 1.0 if self.reward != "points" else 1000.0
        least = {"standing": -1.0, "points": -1000.0, "win": 0.0}[self.reward]
        return pyspiel.GameInfo(
            num_distinct_actions=self.seen.moves,
            max_chance_outcomes=_largest_draw(self.box),
            num_players=players,
            min_utility=least,
            max_utility=most,
            utility_sum=0.0 if self.reward == "standing" else None,
            max_game_length=self.longest,
        )

    def new_initial_state(self) -> KotatsuState:
        return KotatsuState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> KotatsuObserver:
        if params:
            raise ValueError(f"Observers of Kotatsu's games take no parameters; {dict(params)} was given.")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER or not kind.public_info:
            raise ValueError(
                "Kotatsu's games are observed by a seat: public and its own private information."
            )
        return KotatsuObserver(self.seen, self.longest, kind.perfect_recall)


class _Measuring(Chance):
    """Notes how many outcomes draws have at most."""

    def __init__(self) -> None:
        super().__init__()
        self._rng = Rng("measuring")
        self.most = 1

    def below(self, n: int) -> int:
        self.most = max(self.most, int(n))
        return int(self._rng.below(n))

    def clone(self) -> Chance:
        return self

    def dump(self) -> dict[str, Any]:
        return self._rng.dump()


def _largest_draw(setup: Setup) -> int:
    """Shuffles begin with their largest draw, so a game or two have met it."""
    chance = _Measuring()
    for number in range(2):
        playout(setup.deal(chance), Rng(number))
    return chance.most


def _read(option: Option, value: Any) -> Any:
    if option.kind == "number":
        return None if value == NOTHING and option.nullable else int(value)
    return bool(value) if option.kind == "switch" else str(value)


def _given(option: Option) -> Any:
    """An option's default, as OpenSpiel can have it."""
    return NOTHING if option.default is None else option.default


def short_name(game: Game) -> str:
    return f"kotatsu_{game.name.replace('-', '_')}"


@cache
def _type_of(game: Game, reward: str) -> pyspiel.GameType:
    kinds = pyspiel.GameType
    return kinds(
        short_name=short_name(game),
        long_name=game.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if reward == "standing" else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(game.players),
        min_num_players=min(game.players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": game.usual_players,
            "reward": REWARDS[0],
            "edition": "",
            **{option.name: _given(option) for option in game.options},
        },
    )


def load(
    game: str, players: int | None = None, options: Mapping[str, Any] | None = None, edition: Any = None
) -> KotatsuGame:
    """The same without a line of text: also for an edition that is in no file."""
    params: dict[str, Any] = {} if players is None else {"players": players}
    params |= {name: NOTHING if value is None else value for name, value in (options or {}).items()}
    return _CLASSES[game](params, edition)


def _register(game: Game) -> type[KotatsuGame]:
    # A class and no function: OpenSpiel lets go of it after Python has ended, which only a class survives.
    made = type(short_name(game), (KotatsuGame,), {"game": game})
    pyspiel.register_game(_type_of(game, REWARDS[0]), made)
    return made


_CLASSES = {game.name: _register(game) for game in kotatsu.games()}
