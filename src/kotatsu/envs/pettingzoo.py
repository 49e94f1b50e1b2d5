"""The games as PettingZoo environments.

>>> from kotatsu.envs.pettingzoo import env
>>> table = env("cat-tower", players=3)
>>> str(table)
'cat_tower_v0'
>>> table.reset(seed=42)
>>> for agent in table.agent_iter():
...     observation, reward, terminated, truncated, info = table.last()
...     over = terminated or truncated
...     table.step(None if over else table.action_space(agent).sample(observation["action_mask"]))

A simultaneous decision is made in turns; nobody sees what others chose before all have chosen.
`parallel_env` lets all who owe a decision make it in the same step.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv, register

import kotatsu
from kotatsu.core.batch import REWARDS, rewards_of
from kotatsu.core.chance import Rng, new_seed
from kotatsu.core.errors import BadInput, Misuse
from kotatsu.core.game import Game
from kotatsu.core.observation import HIGHEST, LOWEST
from kotatsu.core.state import State
from kotatsu.envs import rendering
from kotatsu.envs.observations import Observations

FORMS = ("flat", "structured")
RENDER_MODES = ("human", "ansi", "svg", "rgb_array")

Observation = dict[str, Any]


class Table:
    """What both kinds of environment are made of: a state, and how it is observed."""

    def __init__(
        self,
        game: Game,
        players: int | None,
        options: Mapping[str, Any] | None,
        edition: Any,
        reward: str,
        form: str,
        render_mode: str | None,
    ) -> None:
        _must_be_one_of("reward", reward, REWARDS)
        _must_be_one_of("observation", form, FORMS)
        _must_be_one_of("render_mode", render_mode, (None, *RENDER_MODES))
        self.game = game
        self.setup = game.setup(players, options, edition)
        self.reward = reward
        self.form = form
        self.render_mode = render_mode
        self.seen = Observations(game, self.setup)
        self.agents = [f"player_{seat}" for seat in range(int(self.setup.players))]
        self.seats = {agent: seat for seat, agent in enumerate(self.agents)}
        self.observation_spaces = {agent: self._observation_space() for agent in self.agents}
        self.action_spaces = {agent: spaces.Discrete(self.seen.moves) for agent in self.agents}
        self._chance = Rng(new_seed())
        self._dealt: State | None = None

    @property
    def state(self) -> State:
        if self._dealt is None:
            raise Misuse("Call reset() first.")
        return self._dealt

    def deal(self, seed: int | None) -> None:
        if seed is not None:
            self._chance = Rng(seed)
        self._dealt = self.setup.deal(self._chance.fork())

    def observe(self, agent: str) -> Observation:
        seat = self.seats[agent]
        row = self.seen.flat(self.state, seat)
        return {
            "observation": row if self.form == "flat" else self.seen.structured(row),
            "action_mask": self.seen.mask(self.state, seat),
        }

    def rewards(self) -> dict[str, float]:
        """Of a game that is over."""
        return dict(zip(self.agents, rewards_of(self.state, self.reward), strict=True))

    def render(self) -> Any:
        """As a spectator sees it."""
        if self.render_mode is None:
            raise Misuse(
                f"Say how when you make the environment: render_mode=… of {', '.join(RENDER_MODES)}."
            )
        lines = rendering.draw(self.game, self.state.view(None))
        if self.render_mode == "rgb_array":
            return rendering.as_pixels(lines)
        if self.render_mode == "svg":
            return rendering.as_svg(lines)
        picture = rendering.as_ansi(lines)
        if self.render_mode == "ansi":
            return picture
        print(picture)
        return None

    def metadata(self) -> dict[str, Any]:
        return {"name": name_of(self.game), "render_modes": list(RENDER_MODES), "is_parallelizable": False}

    def _observation_space(self) -> spaces.Dict:
        row: spaces.Space[Any] = _numbers(self.seen.size)
        if self.form == "structured":
            row = spaces.Dict({part.name: _numbers(len(part.labels)) for part in self.seen.parts})
        mask = spaces.Box(0, 1, (self.seen.moves,), np.int8)
        return spaces.Dict({"observation": row, "action_mask": mask})


def _numbers(size: int) -> spaces.Box:
    return spaces.Box(LOWEST, HIGHEST, (size,), np.int8)


def _must_be_one_of(name: str, given: Any, known: tuple[Any, ...]) -> None:
    if given not in known:
        raise Misuse(f"{name} is one of {', '.join(map(str, known))}, not {given!r}.")


class KotatsuEnv(AECEnv[str, Observation, int | None]):
    """One table, one decision after the other: see `env`."""

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table
        self.metadata = table.metadata()
        self.render_mode = table.render_mode
        self.possible_agents = list(table.agents)
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.table.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.table.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal anew. The same seed gives the same deals, one after the other; `options` are not used."""
        self.table.deal(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.state.first_decider()]

    def observe(self, agent: str) -> Observation:
        return self.table.observe(agent)

    def step(self, action: int | None) -> None:
        """Play a move of the agent that is asked. An illegal one raises `IllegalMove` and changes nothing."""
        state = self.table.state
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise Misuse(f"{agent} owes a decision; None is for agents whose game is over.")
        state.play(self.table.seats[agent], int(action))
        self._cumulative_rewards[agent] = 0.0
        if state.over:
            self.rewards = self.table.rewards()
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[state.first_decider()]
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        return self.table.render()

    def view(self, agent: str) -> dict[str, Any]:
        """What this agent knows, as named and nested data: the dump of its view."""
        return self.table.state.view(self.table.seats[agent]).dump()

    def text(self, action: int) -> str:
        """An action of the agent that is asked, in the game's notation."""
        return self.table.state.text(self.table.seats[self.agent_selection], action)

    def close(self) -> None:
        pass


class ParallelKotatsuEnv(ParallelEnv[str, Observation, int]):
    """One table at which all who owe a decision make it at once: see `parallel_env`."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.metadata = table.metadata()
        self.render_mode = table.render_mode
        self.possible_agents = list(table.agents)
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.table.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.table.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.table.deal(seed)
        self.agents = list(self.possible_agents)
        return self._observations(), self._infos()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """A move of everybody who owes a decision now; what others send is not looked at."""
        state = self.table.state
        for seat in state.deciders:
            agent = self.possible_agents[seat]
            if agent not in actions:
                raise Misuse(f"{agent} owes a decision.")
            state.play(seat, int(actions[agent]))
        told, infos = self._observations(), self._infos()
        rewards = self.table.rewards() if state.over else dict.fromkeys(self.agents, 0.0)
        over = dict.fromkeys(self.agents, state.over)
        cut = dict.fromkeys(self.agents, False)
        if state.over:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return told, rewards, over, cut, infos

    def _observations(self) -> dict[str, Observation]:
        return {agent: self.table.observe(agent) for agent in self.agents}

    def _infos(self) -> dict[str, dict[str, Any]]:
        deciders = self.table.state.deciders
        return {agent: {"decides": self.table.seats[agent] in deciders} for agent in self.agents}

    def render(self) -> Any:
        return self.table.render()

    def close(self) -> None:
        pass


# --- making them --------------------------------------------------------------------------------------------


def name_of(game: Game) -> str:
    """The name of its environment, with a version: it changes when an observation, or the rules behind it,
    mean something else."""
    version = 0
    if game.has_module("observation"):
        version = game.module("observation").OBSERVER.version
    return f"{game.name.replace('-', '_')}_v{version}"


def ids() -> list[str]:
    """The names of all environments: `kotatsu/cat_tower_v0` …"""
    return [f"kotatsu/{name_of(game)}" for game in kotatsu.games()]


def find(name: str) -> Game:
    """The game of this name: `cat-tower`, `cat_tower_v0` or `kotatsu/cat_tower_v0`."""
    wanted = name.removeprefix("kotatsu/")
    for game in kotatsu.games():
        if wanted in (game.name, name_of(game)):
            return game
    raise BadInput("no-such-game", name=repr(name), games=", ".join(ids()))


def env(
    game: str,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    edition: Any = None,
    *,
    reward: str = "standing",
    observation: str = "flat",
    render_mode: str | None = None,
) -> KotatsuEnv:
    """A table of this game as an AEC environment.

    `reward` is one of `standing`, `points`, `win` (`kotatsu.core.batch.rewards_of`), given when the game is
    over. An observation is a dict of `observation` and `action_mask`; the first is `flat`, a row of numbers,
    or `structured`, its parts by name.
    """
    return KotatsuEnv(Table(find(game), players, options, edition, reward, observation, render_mode))


def parallel_env(
    game: str,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    edition: Any = None,
    *,
    reward: str = "standing",
    observation: str = "flat",
    render_mode: str | None = None,
) -> ParallelKotatsuEnv:
    """The same as a parallel environment, for games in which several decide at once."""
    return ParallelKotatsuEnv(Table(find(game), players, options, edition, reward, observation, render_mode))


def _register() -> None:
    """`pettingzoo.make("aec", "kotatsu/cat_tower-v0", players=3)` works once this module is imported."""
    for game in kotatsu.games():
        name, _, version = name_of(game).rpartition("_v")
        for kind, make in (("aec", "env"), ("parallel", "parallel_env")):
            register(kind, f"kotatsu/{name}-v{version}", f"{__name__}:{make}", kwargs={"game": game.name})


_register()
