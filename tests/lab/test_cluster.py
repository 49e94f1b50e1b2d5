"""`--ray`: the same rows on a Ray cluster, also when a worker is killed."""

import os
import signal
from pathlib import Path

import pytest

from kotatsu.lab.plan import Plan
from kotatsu.lab.simulate import Simulation
from kotatsu.lab.workers import Workers

ray = pytest.importorskip("ray", reason="ray is of the extra cluster")

PLAN = Plan("tower-of-pancakes", 3, bots=("random",))


def _die_once(mark: str, number: int) -> int:
    path = Path(mark)
    if number == 3 and not path.exists():
        path.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def test_a_cluster_gives_the_same_rows_and_retries_lost_workers(tmp_path: Path) -> None:
    contents = []
    for name, workers in (("here.csv", Workers(1)), ("there.csv", Workers(ray=""))):
        for _ in Simulation(PLAN, 40, tmp_path / name).run(workers):
            pass
        contents.append((tmp_path / name).read_bytes())
    assert contents[0] == contents[1]
    mark = tmp_path / "killed"
    found = list(Workers(ray="").run(_die_once, [(str(mark), number) for number in range(8)]))
    assert found == list(range(8)) and mark.exists()
    ray.shutdown()
