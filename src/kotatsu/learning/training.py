"""From games to weights: generations of self-play, each with the network of the one before."""

import math
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray

from kotatsu.bots.learned import Learned, inputs_of, observer_of, words_of
from kotatsu.bots.levels import make_bot, strategy_of
from kotatsu.bots.styles import STYLES, in_style
from kotatsu.bots.thinking import Searcher
from kotatsu.bots.types import Bot
from kotatsu.core.chance import Rng
from kotatsu.core.game import Game
from kotatsu.core.network import weights_of
from kotatsu.core.state import Setup, State
from kotatsu.core.strategy import Strategy
from kotatsu.learning.samples import Choose, Noted, Recorder, Samples, joined

BATCH = 1024
RATE = 1e-3
HELD_BACK = 0.1  # the part of the games that tells how well what was learned holds
SEARCHING = (
    0.5  # how often a seat of a later generation searches; else it plays by first sight, in some style
)
STYLED = 0.3  # how often somebody who plays by first sight does so in a style
Say = Callable[[str], None]


@dataclass(frozen=True)
class Plan:
    """What to train: everything that decides what comes of it."""

    game: Game
    players: int
    seed: str = "learning"
    layers: tuple[int, int] = (64, 32)
    games: tuple[int, ...] = (9_000,)
    """By generation. The first plays by first sight; the others search with what was learned before."""
    iterations: int = 24
    """Of the search of a later generation."""
    epochs: int = 3
    rivals: str = ""
    """A level that all but one always play: what is learned is how to do best against it."""
    options: Sequence[dict[str, Any]] = field(default_factory=lambda: [{}])
    """The options of games that are played, by turns."""

    def setups(self) -> list[Setup]:
        return [self.game.setup(self.players, options) for options in self.options]


def plan_for(
    game: Game,
    players: int | None = None,
    seed: str = "learning",
    games: Sequence[int] | None = None,
    iterations: int | None = None,
    epochs: int | None = None,
) -> Plan:
    """The plan for a game as it is usually played; where that is several rounds, for a single one as well."""
    several = any(option.name == "rounds" for option in game.options)
    return Plan(
        game,
        players or game.usual_players,
        seed,
        games=tuple(games) if games else Plan.games,
        iterations=iterations or Plan.iterations,
        epochs=epochs or Plan.epochs,
        options=[{"rounds": 1}, {}] if several else [{}],
    )


def train(plan: Plan, say: Say = print) -> Learned:
    """Play and learn, generation after generation; the last one."""
    torch.manual_seed(int(Rng(plan.seed).below(1 << 31)))
    torch.set_num_threads(1)
    setup = plan.setups()[0]
    observer = observer_of(plan.game, setup)
    if observer is None:
        raise ValueError(f"{plan.game.name} has no observation.py.")
    inputs = inputs_of(observer)
    model = _model(inputs, *plan.layers)
    curves: list[dict[str, Any]] = []
    learned: Learned | None = None
    for generation, games in enumerate(plan.games):
        start = time.monotonic()
        samples = joined(_games(plan, generation, games, learned, say))
        played = time.monotonic() - start
        curve = _fit(model, samples, plan, RATE / (1 + generation), say)
        curves.append(
            {
                "generation": generation,
                "games": games,
                "rows": len(samples.rewards),
                "seconds": [round(played), round(time.monotonic() - start - played)],
                **curve,
            }
        )
        made = {
            "seed": plan.seed,
            "options": list(plan.options),
            "iterations": plan.iterations,
            "epochs": plan.epochs,
            "rivals": plan.rivals,
            "torch": torch.__version__,
            "curves": list(curves),
        }
        learned = Learned(
            plan.game.name,
            plan.players,
            str(setup.edition["hash"]),
            setup.rules_version,
            observer.version,
            words_of(setup),
            (inputs, *plan.layers),
            _halves(model),
            made,
        )
    assert learned is not None
    return learned


# --- games --------------------------------------------------------------------------------------------------


def _games(plan: Plan, generation: int, games: int, learned: Learned | None, say: Say) -> Iterator[Noted]:
    """The games of a generation. Who sits where is drawn for each; of later ones only those who search are
    learned from, so that what is learned is what a state is worth to somebody who searches."""
    strategy = strategy_of(plan.game)
    rng = Rng(f"{plan.seed}, generation {generation}")
    seats = range(plan.players)
    recorders = [Recorder(plan.game, setup, strategy) for setup in plan.setups()]
    sights = [_first_sight(strategy), *[_first_sight(in_style(strategy, style)) for style in STYLES]]
    searching = None
    if learned is not None:
        searching = _searching(Searcher(strategy, plan.iterations, judge=learned.judge))
    rivals = _searching(make_bot(plan.rivals, plan.game)) if plan.rivals else None
    start = time.monotonic()
    for number in range(games):
        seated = [sights[int(rng.below(len(sights)))] if rng.random() < STYLED else sights[0] for _ in seats]
        learners = list(seats)
        if searching is not None or rivals is not None:
            first = int(rng.below(plan.players))
            learners = [seat for seat in seats if seat == first or (not rivals and rng.random() < SEARCHING)]
        for seat in seats:
            if seat not in learners:
                seated[seat] = rivals or seated[seat]
            elif searching is not None:
                seated[seat] = searching
        yield recorders[number % len(recorders)].play(seated, rng, learners)
        if number % max(1, games // 10) == 0:
            say(f"generation {generation}: {number} of {games} games, {time.monotonic() - start:.0f} s")


def _first_sight(strategy: Strategy) -> Choose:
    return lambda state, seat, rng: strategy.rollout_move(state, seat, rng)


def _searching(bot: Bot) -> Choose:
    def choose(state: State, seat: int, rng: Rng) -> int:
        moves = state.legal_moves(seat)
        return moves[0] if len(moves) == 1 else bot.choose(state.view(seat), moves, rng)

    return choose


# --- weights ------------------------------------------------------------------------------------------------


def _model(inputs: int, first: int, second: int) -> torch.nn.Sequential:
    model = torch.nn.Sequential(
        torch.nn.Linear(inputs, first),
        torch.nn.ReLU(),
        torch.nn.Linear(first, second),
        torch.nn.ReLU(),
        torch.nn.Linear(second, 1),
    )
    torch.nn.init.zeros_(model[0].weight)  # what was never seen says nothing
    return model


def _fit(model: torch.nn.Sequential, samples: Samples, plan: Plan, rate: float, say: Say) -> dict[str, Any]:
    """Teach the model what came of these rows; the loss after each epoch, on games held back too.

    About half of the numbers of a row are 0 in all of them, so only the others are multiplied.
    """
    used = torch.from_numpy(np.flatnonzero(samples.rows.any(axis=0)))
    whole = model[0]
    some = torch.nn.Linear(len(used), whole.out_features)
    known = whole.weight.detach()[:, used]
    fresh = known.abs().sum(dim=0) == 0
    some.weight.data = torch.where(fresh, some.weight.detach(), known)
    some.bias = whole.bias
    curve = _descend(torch.nn.Sequential(some, *model[1:]), _parts(samples, used.numpy()), plan, rate, say)
    whole.weight.data[:, used] = some.weight.detach()
    return curve


Parts = tuple[tuple[torch.Tensor, torch.Tensor], tuple[torch.Tensor, torch.Tensor]]


def _parts(samples: Samples, used: NDArray[np.int64]) -> Parts:
    """Rows and rewards to learn from, and those of the games that are held back."""
    held = samples.games >= int(samples.games.max()) * (1 - HELD_BACK)
    rows, rewards = samples.rows[:, used], samples.rewards
    learned, tested = (
        (torch.from_numpy(rows[mask]), torch.from_numpy(rewards[mask])) for mask in (~held, held)
    )
    return learned, tested


def _descend(model: torch.nn.Sequential, parts: Parts, plan: Plan, rate: float, say: Say) -> dict[str, Any]:
    (rows, rewards), (other_rows, other_rewards) = parts
    loss_of = torch.nn.BCEWithLogitsLoss()
    adam = torch.optim.Adam(model.parameters(), rate)
    steps = plan.epochs * math.ceil(len(rows) / BATCH)
    pace = torch.optim.lr_scheduler.OneCycleLR(adam, 2 * rate, total_steps=steps)
    mean = float(other_rewards.mean())
    curve: dict[str, Any] = {"mean": round(_entropy(other_rewards, mean), 5), "losses": []}
    for epoch in range(plan.epochs):
        total = 0.0
        for chosen in torch.split(torch.randperm(len(rows)), BATCH):
            loss = loss_of(model(rows[chosen].float())[:, 0], rewards[chosen])
            adam.zero_grad()
            loss.backward()
            adam.step()
            pace.step()
            total += float(loss.detach()) * len(chosen)
        with torch.no_grad():
            tested = float(loss_of(model(other_rows.float())[:, 0], other_rewards))
        curve["losses"].append([round(total / len(rows), 5), round(tested, 5)])
        say(f"epoch {epoch + 1}: learned {curve['losses'][-1][0]}, held back {curve['losses'][-1][1]}")
    return curve


def _entropy(rewards: torch.Tensor, guess: float) -> float:
    """The loss of somebody who always says the same."""
    spread = -(rewards * math.log(guess) + (1 - rewards) * math.log(1 - guess))
    return float(spread.mean())


def _halves(model: torch.nn.Sequential) -> bytes:
    """The weights in the order of `core/network.py`, as numbers of two bytes."""
    parts = []
    for layer in model:
        if isinstance(layer, torch.nn.Linear):
            parts += [layer.weight.detach().numpy().T.ravel(), layer.bias.detach().numpy()]
    numbers = np.concatenate(parts).astype("<f2")
    first, second = model[0], model[2]
    assert len(numbers) == weights_of(first.in_features, first.out_features, second.out_features)
    return numbers.tobytes()
