"""`kotatsu compare` and `kotatsu tune`: differences that are there are found, and no others."""

import json
from pathlib import Path

import pytest

from kotatsu import cli
from kotatsu.core.editions import as_toml
from kotatsu.core.errors import BadInput
from kotatsu.core.registry import game as find_game
from kotatsu.core.registry import game_names
from kotatsu.lab.compare import Comparison, compare
from kotatsu.lab.measures import Measure, measured
from kotatsu.lab.plan import Plan
from kotatsu.lab.tune import Range, Search, Target, try_out, tune
from kotatsu.lab.variants import numbers_of, read_variant, with_numbers
from kotatsu.lab.workers import Workers

PLAN = Plan("tower-of-pancakes", 3, bots=("random",))
ALONE = Workers(1)


@pytest.mark.parametrize("game", game_names())
def test_every_number_of_an_edition_can_be_named_and_kept(game: str) -> None:
    found = find_game(game)
    edition = found.default_edition
    numbers = numbers_of(found, edition)
    assert numbers
    assert with_numbers(found, edition, numbers).hash == edition.hash


@pytest.mark.parametrize("game", game_names())
def test_an_edition_comes_back_from_its_file(game: str, tmp_path: Path) -> None:
    found = find_game(game)
    path = tmp_path / "own.toml"
    path.write_text(as_toml(found.default_edition), encoding="utf-8")
    assert found.edition(path).hash == found.default_edition.hash


def test_a_variant_is_options_numbers_and_files(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    edition = find_game("tower-of-pancakes").default_edition
    own.write_text(as_toml(edition), encoding="utf-8")
    plan = read_variant(PLAN, f"{own}, mode=mystery, score.in_hand=-3, plate.3.1=7")
    assert plan.options == {"mode": "mystery"}
    assert plan.edition is not None and plan.edition["score"]["in_hand"]["value"] == -3
    assert plan.edition["plate"]["3"]["value"] == [7, 4, 4, 3, 3, 2, 2]
    assert read_variant(PLAN, "as-is") == PLAN
    for wrong in ("score.nothing=1", "score.in_hand=many", "score.in_hand=-99", "missing.toml", "mode=none"):
        with pytest.raises(BadInput):
            read_variant(PLAN, wrong)


def test_a_difference_is_found_early_and_on_any_number_of_cores() -> None:
    stopped = []
    for workers in (ALONE, Workers(2)):
        comparison = Comparison(PLAN, read_variant(PLAN, "score.in_hand=3"), "points")
        *_, verdict = compare(comparison, 3000, None, workers)
        assert verdict == "higher" and comparison.games < 3000
        stopped.append(comparison.as_data(verdict))
    assert stopped[0] == stopped[1]


def test_the_same_table_twice_is_equal() -> None:
    comparison = Comparison(PLAN, PLAN, "winner-points")
    *_, verdict = compare(comparison, 500, 0.1, ALONE)
    assert verdict == "equal"
    data = comparison.as_data(verdict)
    assert all(row["difference"] == 0 for row in data["measures"].values())


def test_measures_of_sheets_and_events_agree_with_the_points() -> None:
    names = ("points:*", "points", "events:served", "sum:served.count", "events:served[plate=A]", "moves")
    columns = measured(PLAN, 0, 6, [Measure(name) for name in names])
    assert columns["points:*"] == pytest.approx([3 * value for value in columns["points"]])
    assert all(0 < few < many for few, many in zip(columns["events:served"], columns["moves"], strict=True))
    assert all(0 <= a <= all_ for a, all_ in zip(columns["events:served[plate=A]"], columns["events:served"]))
    ratio = Measure("sum:served.count/events:served").mean(columns).value
    assert ratio == pytest.approx(sum(columns["sum:served.count"]) / sum(columns["events:served"]))
    for wrong in ("beauty", "events:", "sum:served", "a/b/c"):
        with pytest.raises(BadInput):
            Measure(wrong).check()


TRICO = Plan("trico-roof", 4, bots=("greedy",))


def test_a_stretch_of_places_stays_equal() -> None:
    plan = read_variant(TRICO, "residents.1-3.points=8,government.back.2.points=2")
    assert plan.edition is not None
    assert [one["points"] for one in plan.edition["residents"]["value"]][:4] == [8, 8, 8, 6]
    assert [one["points"] for one in plan.edition["government"]["back"]["value"]] == [3, 2, 3]
    tied = Range.read("residents.1-3.points:2..9", TRICO)
    assert Search(TRICO, (), (tied,), 1, 1).start() == {"residents.1-3.points": 5}
    for wrong in ("residents.14-16.points", "residents.3-1.points", "residents.1-3", "residents.1-3.grid"):
        with pytest.raises(BadInput):
            Range.read(f"{wrong}:2..9", TRICO)
        with pytest.raises(BadInput):
            read_variant(TRICO, f"{wrong}=3")


def test_seats_and_ranges_are_measured_of_results() -> None:
    names = [f"seat-{number}" for number in (1, 2, 3, 4)]
    columns = measured(TRICO, 0, 20, [Measure(name) for name in (*names, "opener", "winner-points")])
    assert columns["seat-1"] == columns["opener"]
    shares = [sum(game) for game in zip(*[columns[name] for name in names], strict=True)]
    assert shares == pytest.approx([1.0] * 20)
    within = measured(TRICO, 0, 20, [Measure("winner-points[25..30]")])["winner-points[25..30]"]
    assert within == [float(25 <= points <= 30) for points in columns["winner-points"]]
    assert 0 < sum(within) < 20
    for wrong in ("points:*[1..2]", "beauty[1..2]", "winner-points[1]", "seat-0x"):
        with pytest.raises(BadInput):
            Measure(wrong).check()


def test_events_are_counted_by_what_was_told_before_them() -> None:
    """The painters of all ranks together are all painters; each scores after painting, before the next."""
    painted = [f"events:painted[{rank} painted since ranked]" for rank in (1, 2, 3, 4)]
    scored = [f"events:scored[{rank} painted since ranked]" for rank in (1, 2, 3, 4)]
    names = [*painted, *scored, "events:painted", "events:scored", "events:scored[grid=R* B* B R]"]
    columns = measured(TRICO, 0, 20, [Measure(name) for name in names])
    total = {name: sum(columns[name]) for name in names}
    assert sum(total[name] for name in painted) == total["events:painted"]
    assert sum(total[name] for name in scored) == total["events:scored"]
    assert total[painted[0]] == 20 * 6 > total[scored[0]] > total[scored[2]] > 0
    assert 0 < total["events:scored[grid=R* B* B R]"] < total["events:scored"]


def test_compare_says_it_in_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = tmp_path / "compare.json"
    line = [
        "compare",
        "tower-of-pancakes",
        "as-is",
        "score.in_hand=3",
        "--bots",
        "random",
        "--processes",
        "1",
    ]
    assert cli.main([*line, "--measure", "points", "--json", str(data)]) == 0
    assert "points is higher with B" in capsys.readouterr().out
    assert json.loads(data.read_text(encoding="utf-8"))["verdict"] == "higher"
    assert cli.main([*line, "--measure", "beauty"]) == 2


# --- tune -------------------------------------------------------------------------------------------------


def search(trials: int) -> Search:
    return Search(
        PLAN,
        (Target.read("points=60..70"),),
        (Range.read("score.in_hand:-4..12", PLAN), Range.read("score.discarded:-4..4", PLAN)),
        games=8,
        trials=trials,
    )


def test_a_search_comes_nearer_and_goes_on_where_it_was(tmp_path: Path) -> None:
    pytest.importorskip("cmaes", reason="cmaes is of the extra lab")
    *_, whole = tune(search(37), tmp_path / "whole", ALONE)
    assert whole["found"]["loss"] < whole["before"]["loss"] / 2
    path = tmp_path / "half"
    for number, _ in enumerate(tune(search(37), path, ALONE)):
        if number == 15:
            break
    with path.open("a", encoding="utf-8") as file:
        file.write('{"numbers": {"sc')  # cut off in the middle
    *_, again = tune(search(37), path, ALONE)
    assert again == whole
    assert path.read_bytes() == (tmp_path / "whole").read_bytes()
    with pytest.raises(BadInput):
        next(iter(tune(Search(PLAN, search(9).targets, search(9).ranges, 9, 9), path, ALONE)))


def test_numbers_that_do_not_fit_are_no_candidates() -> None:
    odd = Search(PLAN, search(9).targets, (Range("cards.3", 1, 8),), 2, 9)
    assert try_out(odd, {"cards.3": 5}, 0, 2)["measures"] == {}


def test_tune_writes_an_edition_and_its_way(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("cmaes", reason="cmaes is of the extra lab")
    edition, page = tmp_path / "tuned.toml", tmp_path / "tuned.html"
    line = ["tune", "tower-of-pancakes", str(edition), "--players", "3", "--bots", "random", "--games", "5"]
    line += ["--vary", "score.in_hand:-4..12", "--vary", "score.discarded:-4..4", "--trials", "7"]
    line += ["--processes", "1", "--report", str(page)]
    assert cli.main([*line, "--target", "points=60..70"]) == 0
    assert "score.in_hand = " in capsys.readouterr().out
    find_game("tower-of-pancakes").edition(edition)
    assert "<svg" in page.read_text(encoding="utf-8")
    for wrong in ("points", "points=a..b", "beauty=1"):
        assert cli.main([*line, "--target", wrong]) == 2
    assert cli.main([*line, "--target", "points=1", "--vary", "score.in_hand:9"]) == 2
