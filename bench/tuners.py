"""Which optimiser for `kotatsu tune`? CMA-ES with margin (cmaes) beside Optuna's TPE and plain chance.

The same problem, trials and games for each, several seeds: sixteen numbers of Tower Of PanCakes!! for a
target that they are far from. What counts is the distance of the best candidate when it is measured again on
fresh deals.
Needs `pip install optuna` besides the extra `lab`. Writes bench/results/tuners.json.
"""

from __future__ import annotations

import argparse
import json
import random
import tempfile
from dataclasses import replace
from pathlib import Path
from typing import Any

from kotatsu.lab.plan import Plan
from kotatsu.lab.tune import FRESH, Range, Search, Target, try_out, tune
from kotatsu.lab.workers import Workers

RESULTS = Path(__file__).parent / "results" / "tuners.json"


def problem(seed: int, games: int, trials: int) -> Search:
    plan = Plan("tower-of-pancakes", 4, bots=("greedy",), seed=f"tuners {seed}")
    wanted = ("winner-points=55..60", "margin=4..5", "sum:served.discarded/sum:served.count=0..0.05")
    paths = [f"{table}.4.{place}" for table in ("plate", "pan") for place in range(1, 9)]
    ranges = tuple(Range(path, 0, 10) for path in paths)
    return Search(plan, tuple(Target.read(one) for one in wanted), ranges, games, trials)


def again(search: Search, numbers: dict[str, int]) -> float:
    """The distance on deals that no trial has seen."""
    return float(try_out(search, numbers, FRESH, 4000)["loss"])


def by_cmaes(search: Search) -> dict[str, int]:
    with tempfile.TemporaryDirectory() as folder:
        *_, found = tune(search, Path(folder, "trials"), Workers(1))
    return dict(found["found"]["numbers"])


def by_optuna(search: Search, sampler: Any) -> dict[str, int]:
    import optuna

    optuna.logging.set_verbosity(optuna.logging.ERROR)

    def objective(trial: Any) -> float:
        numbers = {one.path: trial.suggest_int(one.path, one.low, one.high) for one in search.ranges}
        return float(try_out(search, numbers, trial.number * search.games, search.games)["loss"])

    study = optuna.create_study(sampler=sampler)
    study.enqueue_trial(search.start())
    study.optimize(objective, search.trials)
    best = sorted(study.trials, key=lambda trial: trial.value)[:4]
    finals = [(try_out(search, t.params, FRESH, 4 * search.games)["loss"], t.params) for t in best]
    return dict(min(finals, key=lambda final: final[0])[1])


def by_chance(search: Search, seed: int) -> dict[str, int]:
    chance = random.Random(seed)
    found = (float("inf"), search.start())
    for trial in range(search.trials):
        numbers = {one.path: chance.randint(one.low, one.high) for one in search.ranges}
        loss = try_out(search, numbers, trial * search.games, search.games)["loss"]
        found = min(found, (loss, numbers), key=lambda one: one[0])
    return found[1]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seeds", type=int, default=4)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--trials", type=int, default=240)
    chosen = parser.parse_args()
    import optuna

    distances: dict[str, list[float]] = {}
    for seed in range(chosen.seeds):
        search = problem(seed, chosen.games, chosen.trials)
        found = {
            "before": search.start(),
            "cmaes": by_cmaes(search),
            "optuna TPE": by_optuna(search, optuna.samplers.TPESampler(seed=seed)),
            "chance": by_chance(search, seed),
        }
        fresh = replace(search, plan=replace(search.plan, seed=f"judge {seed}"))
        for name, numbers in found.items():
            distances.setdefault(name, []).append(round(again(fresh, numbers), 5))
        print({name: values[-1] for name, values in distances.items()}, flush=True)
    RESULTS.write_text(
        json.dumps({**vars(chosen), "distances": distances}, indent=1) + "\n", encoding="utf-8"
    )


if __name__ == "__main__":
    main()
