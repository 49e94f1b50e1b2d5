"""`--ray`: the same rows on a Ray cluster, also when a worker is killed."""

import os
import signal
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from kotatsu.core.errors import BadInput
from kotatsu.lab.compare import Comparison, compare
from kotatsu.lab.plan import Plan
from kotatsu.lab.simulate import Simulation
from kotatsu.lab.variants import read_variant
from kotatsu.lab.workers import AHEAD, Workers

ray = pytest.importorskip("ray", reason="ray is of the extra cluster")

PLAN = Plan("tower-of-pancakes", 3, bots=("random",))


@pytest.fixture(scope="module", autouse=True)
def cluster() -> Iterator[None]:
    """One on this machine for all tests: to start it takes long."""
    yield
    ray.shutdown()


def _die_once(mark: str, number: int) -> int:
    path = Path(mark)
    if number == 3 and not path.exists():
        path.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def _begun(folder: str, number: int) -> int:
    (Path(folder) / str(number)).touch()
    return number


def test_a_cluster_that_is_not_there_is_told_at_once() -> None:
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))  # and does not listen
        address = f"127.0.0.1:{nobody.getsockname()[1]}"
        with pytest.raises(BadInput, match="no Ray cluster can be reached"):
            Workers(ray=address).check()


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


def test_a_comparison_stops_at_the_same_game_on_a_cluster() -> None:
    other = read_variant(PLAN, "score.in_hand=-9")
    ends = []
    for workers in (Workers(1), Workers(ray="")):
        comparison = Comparison(PLAN, other, "points")
        verdict = [*compare(comparison, 600, None, workers)][-1]
        assert isinstance(verdict, str)
        ends.append(comparison.as_data(verdict))
    assert ends[0] == ends[1] and ends[0]["verdict"] == "lower"


def test_only_some_parts_are_under_way_however_many_there_are(tmp_path: Path) -> None:
    """So results wait in bounded memory while whoever reads them takes their time."""
    parts = iter([(str(tmp_path), number) for number in range(10_000)])
    results = Workers(ray="").run(_begun, parts)
    assert next(results) == 0
    most = AHEAD * int(ray.cluster_resources()["CPU"]) + 1
    assert 10_000 - len(list(parts)) <= most
    assert len(list(tmp_path.iterdir())) <= most
    results.close()  # type: ignore[attr-defined]
