"""Editions that people made: checked, kept, played as house editions, tried out; and forgotten with who made
them."""

import asyncio
import contextlib
import json
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from kotatsu.core.registry import game as find_game
from kotatsu.core.registry import game_names
from tests.server.clients import Person, Server, people, run
from tests.server.test_you import rows_with

Data = dict[str, Any]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    quick = ("trial_games=200", "trial_patience=2", "editions_each=3", "trials_per_minute=1000")
    found = Server(tmp_path_factory.mktemp("server") / "data", "metrics_token=us", *quick)
    yield found
    found.close()


def own(game: str = "tower-of-pancakes", title: str = "Sweet tooth", **values: Any) -> Data:
    """The game's own edition with other values, by key with hyphens for dots."""
    data = deepcopy(find_game(game).default_edition.as_data())
    data["title"] = title
    for key, value in values.items():
        place: Any = data
        for part in key.split("__"):
            place = place[part]
        place.update(value=value, source="original")
    return data


SWEET = own(score__in_hand=-5)


async def checked(person: Person, game: str, **given: Any) -> Data:
    found = await person.http.post("/api/editions/check", json={"game": game, **given})
    assert found.status_code == 200, found.text
    return dict(found.json())


def test_every_game_shows_its_edition_value_by_value_and_what_each_must_be(server: Server) -> None:
    with httpx.Client(base_url=server.url) as http:
        for name in game_names():
            game, shown = find_game(name), http.get(f"/api/games/{name}/edition").json()
            assert [field["key"] for field in shown["fields"]] == [field.key for field in game.fields]
            assert all(field["expected"].startswith("expected-") for field in shown["fields"])
            assert shown["hash"] == game.default_edition.hash
        hands = next(one for one in shown["fields"] if one["key"] == "hand.3")
        assert (hands["expected"], hands["limits"]) == ("expected-number", {"low": 1, "high": 24})
        assert hands["told"] == {"why": "edition-hand", "count": 3}
        assert http.get("/api/games/chess/edition").status_code == 404


def test_all_that_is_wrong_is_told_where_it_is(server: Server) -> None:
    async def test() -> None:
        async with people(server, "Ann") as (ann,):
            wrong = own("trico-roof", chips=99, gifts__numbers=0, roofs=["R B"])
            found = await checked(ann, "trico-roof", edition=wrong)
            assert [one["key"] for one in found["faults"]] == ["gifts.numbers", "chips", "roofs"]
            first = found["faults"][0]
            assert first["code"] == "bad-input" and first["values"]["error"] == "edition-value"
            assert first["values"]["where"] == "Sweet tooth.toml"
            assert (first["values"]["low"], first["values"]["high"]) == (1, 4)
            assert found["toml"] is None and found["edition"]["chips"]["value"] == 99

            apart = await checked(ann, "trico-roof", edition=own("trico-roof", hand__2=7))
            assert [one["values"]["why"] for one in apart["faults"]] == ["expected-even"]
            named = await checked(ann, "trico-roof", edition=own("trico-roof", title="x" * 31))
            assert [(one["key"], one["code"]) for one in named["faults"]] == [("title", "name-length")]

            good = await checked(ann, "tower-of-pancakes", edition=SWEET)
            assert good["faults"] == [] and good["house"]
            again = await checked(ann, "tower-of-pancakes", toml=good["toml"])
            assert again == good
            same = await checked(ann, "tower-of-pancakes", edition=own())
            assert same["faults"] == [] and not same["house"]

    run(test)


@pytest.mark.parametrize(
    ("toml", "error"),
    [
        ("name = [", "file-not-toml"),
        ("big = " + 5000 * "9", "file-not-toml"),
        ("[" + ".".join(2000 * "a") + "]", "file-too-deep"),
        ("a = " + 3000 * "[" + 3000 * "]", "file-too-deep"),
        ('title = "A"\nname = "' + 28_000 * "x" + '"', "edition-too-big"),
        ('title = "A"\nnow = 2026-11-18T22:00:00Z\nmuch = inf', "edition-unknown-key"),
    ],
)
def test_files_that_are_none_are_told_in_a_sentence(server: Server, toml: str, error: str) -> None:
    async def test() -> None:
        async with people(server, "Ann") as (ann,):
            found = await checked(ann, "cat-tower", toml=toml)
            assert found["faults"][0]["values"]["error"] == error

    run(test)


def test_texts_that_would_do_something_in_a_page_are_refused(server: Server) -> None:
    async def test() -> None:
        async with people(server, "Ann") as (ann,):
            for colour in ("x); background: url(//elsewhere", "<b>", "x" * 41, "re\u202ed"):
                colours = [colour, "red", "green", "blue", "purple"]
                given = own("cat-tower", columns__colours=colours)
                found = await checked(ann, "cat-tower", edition=given)
                assert [one["key"] for one in found["faults"]] == ["columns.colours"]
                assert found["faults"][0]["values"]["error"] == "edition-text"
                made = await ann.http.post("/api/tables", json={"game": "cat-tower", "edition": given})
                assert made.status_code == 400

    run(test)


def test_a_table_plays_a_house_edition_and_everybody_is_told(server: Server) -> None:
    async def test() -> None:
        async with people(server, "Ann", "Ben") as (ann, ben):
            made = await ann.make(
                "tower-of-pancakes", players=3, edition=SWEET, bots=[None, "random", "random"]
            )
            listed = [one for one in await ben.get("/api/tables") if one["table"] == made["table"]]
            assert [one["edition"] for one in listed] in ([], ["Sweet tooth"])  # the table may be full
            one = await ann.join(made["table"])
            await one.sit(0)
            other = await ben.join(made["table"])
            assert one.document["edition"] == other.document["edition"] == "Sweet tooth"
            await one.do("start")
            await one.open_nonces()
            await other.until(lambda: other.document["game_state"] is not None)
            assert other.document["game_state"]["printed"]["in_hand"] == -5
            shown = await ben.get(f"/api/tables/{made['table']}/edition")
            assert shown["house"] and shown["edition"]["score"]["in_hand"]["value"] == -5
            assert (await checked(ben, "tower-of-pancakes", toml=shown["toml"]))["hash"] == shown["hash"]
            await one.play_on(Random(1))
            assert one.phase == "over"
            record = await ben.get(f"/api/records/{made['table']}")
            assert record["edition"]["data"]["title"] == "Sweet tooth"
            replay = await ben.get(f"/api/records/{made['table']}/replay")
            assert replay["edition"] == "Sweet tooth" and replay["printed"]["in_hand"] == -5
            mine = (await ann.get("/api/results/mine"))[0]
            assert (mine["table"], mine["edition"]) == (made["table"], "Sweet tooth")

            plain = await ann.make("tower-of-pancakes", players=3, edition=own(), private=True)
            assert (await ann.join(plain["table"])).document["edition"] is None
            wrong = {"game": "tower-of-pancakes", "edition": own(score__in_hand=99)}
            refused = await ann.http.post("/api/tables", json=wrong)
            assert refused.status_code == 400 and refused.json()["values"]["key"] == "score.in_hand"

    run(test)


def test_one_keeps_changes_and_removes_ones_own_and_nobody_elses(server: Server) -> None:
    async def test() -> None:
        async with people(server, "Ann", "Eve") as (ann, eve):
            wish = {"game": "tower-of-pancakes", "edition": SWEET}
            kept = (await ann.http.post("/api/editions", json=wish)).json()
            assert kept["title"] == "Sweet tooth" and kept["edition"]["score"]["in_hand"]["value"] == -5
            assert await eve.get("/api/editions") == []
            taken = await eve.http.post("/api/editions", json={**wish, "id": kept["id"]})
            assert taken.status_code == 404 and taken.json()["code"] == "no-edition"
            await eve.http.post(f"/api/editions/{kept['id']}/remove")
            changed = {**wish, "id": kept["id"], "edition": own(title="Sweeter", score__in_hand=-6)}
            await ann.http.post("/api/editions", json=changed)
            assert [one["title"] for one in await ann.get("/api/editions")] == ["Sweeter"]
            for _ in range(2):
                assert (await ann.http.post("/api/editions", json=wish)).status_code == 200
            full = await ann.http.post("/api/editions", json=wish)
            assert full.status_code == 409 and full.json()["code"] == "too-many-editions"
            wrong = {"game": "cat-tower", "edition": SWEET}
            assert (await ann.http.post("/api/editions", json=wrong)).status_code == 400
            left = (await ann.http.post(f"/api/editions/{kept['id']}/remove")).json()
            assert len(left) == 2 and kept["id"] not in json.dumps(left)

    run(test)


def test_everything_about_somebody_has_their_editions_and_forgetting_removes_them(server: Server) -> None:
    async def test() -> None:
        async with people(server, "Dora") as (dora,):
            wish = {"game": "tower-of-pancakes", "edition": own(title="Doras own", score__in_hand=-7)}
            await dora.http.post("/api/editions", json=wish)
            table = await dora.make("tower-of-pancakes", players=3, edition=wish["edition"], private=True)
            assert (await dora.join(table["table"])).document["edition"] == "Doras own"
            everything = (await dora.http.get("/api/you/file")).text.splitlines()
            (one,) = json.loads(everything[0])["editions"]
            assert one["edition"]["title"] == "Doras own" and one["game"] == "tower-of-pancakes"
            assert (await dora.http.post("/api/you/forget", json={"sure": "yes"})).status_code == 200
            assert rows_with(server, "Doras own") == []

    run(test)


TRIAL = {"game": "tower-of-pancakes", "players": 3, "edition": own(score__above=[9, 9, 9, 9])}


async def until_done(person: Person, wish: Data) -> tuple[list[int], Data]:
    """How far it had come each time, and the end."""
    steps: list[int] = []
    while True:
        answer = await person.http.post("/api/trials", json=wish)
        assert answer.status_code == 200, answer.text
        found = answer.json()
        steps.append(found["games"])
        if found["done"]:
            return steps, found
        await asyncio.sleep(0.1)


def test_a_trial_says_what_other_numbers_would_do_and_how_sure_that_is(server: Server) -> None:
    async def test() -> None:
        async with people(server, "Ann") as (ann,):
            steps, found = await until_done(ann, TRIAL)
            assert steps[0] == 0 and sorted(steps) == steps and found["games"] in (100, 200)
            assert found["verdict"] == "higher" and found["most"] == 200 and found["seconds"] == 60
            rows = {one["measure"]: one for one in found["found"]}
            winner = rows["winner-points"]
            assert winner["clear"] and winner["difference"] > winner["within"] > 0
            assert winner["after"] - winner["before"] == pytest.approx(winner["difference"], abs=1e-3)
            assert rows["points:eighth-A"]["difference"] > 0
            assert sum(before for _, before, _ in found["spread"]) == found["games"]
            assert (await until_done(ann, TRIAL))[1] == found  # the same deals: asked again, the same answer

    run(test)


def test_a_trial_is_one_for_each_and_ends_when_nobody_waits(folder: Path) -> None:
    endless = ("trial_games=100000", "trial_patience=2")
    server = Server(folder, "metrics_token=us", *endless)

    async def gauge() -> str:
        async with httpx.AsyncClient(base_url=server.url) as http:
            text = (await http.get("/metrics", headers={"authorization": "Bearer us"})).text
        return next(line for line in text.splitlines() if line.startswith("kotatsu_trials ")).split()[1]

    async def until_idle() -> None:
        while await gauge() != "0":
            await asyncio.sleep(0.1)

    async def test() -> None:
        async with people(server, "Ann", "Ben", "Cem") as (ann, ben, cem):
            slow = {**TRIAL, "measure": "ties", "edition": own(score__in_hand=-2)}
            for person in (ann, ben):
                assert (await person.http.post("/api/trials", json=slow)).json()["games"] == 0
            late = await cem.http.post("/api/trials", json=slow)
            assert late.status_code == 409 and late.json()["code"] == "trial-later"
            stopped = await ben.http.post("/api/trials/stop")
            assert stopped.json() == {"stopped": True}
            await until_idle()  # nobody asks for Ann's
            other = {**slow, "edition": own(score__in_hand=-3)}
            first = (await ann.http.post("/api/trials", json=slow)).json()
            assert not first["done"]
            assert (await ann.http.post("/api/trials", json=other)).json()["games"] == 0
            assert await gauge() == "1"
            await ann.http.post("/api/trials/stop")
            await until_idle()
            nothing = await ann.http.post("/api/trials", json={**slow, "edition": own()})
            assert nothing.json()["code"] == "trial-nothing"
            unknown = await ann.http.post("/api/trials", json={**slow, "measure": "beauty"})
            assert unknown.status_code == 400
            wrong = await ann.http.post("/api/trials", json={**slow, "edition": own(score__in_hand=99)})
            assert wrong.status_code == 400

    with contextlib.closing(server):
        run(test)


def test_nobody_can_keep_or_try_without_being_somebody(server: Server) -> None:
    with httpx.Client(base_url=server.url) as http:
        assert http.get("/api/editions").status_code == 401
        wish = {"game": "tower-of-pancakes", "edition": SWEET}
        assert http.post("/api/editions", json=wish).status_code == 401
        assert http.post("/api/trials", json=TRIAL).status_code == 401
        assert http.post("/api/editions/check", json=wish).status_code == 200
