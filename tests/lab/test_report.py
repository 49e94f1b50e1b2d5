"""`kotatsu report`: every section for every game, in every language, in one file that needs nothing else."""

import json
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from kotatsu import cli
from kotatsu.core.chance import Rng
from kotatsu.core.languages import LANGUAGES
from kotatsu.core.registry import game as find_game
from kotatsu.core.registry import game_names
from kotatsu.lab.details import Refuser, kinds_of
from kotatsu.lab.plan import Plan, make_player
from kotatsu.lab.report import Report, report_texts
from kotatsu.lab.study import Effort, study
from kotatsu.lab.workers import Workers
from tests.thorough import one_of

TINY = Effort(games=12, details=8, restricted=2, kinds=2, ladder=1, cats=1, styles=2, deviations=2, numbers=2)
SHORT: dict[str, dict[str, Any]] = {"itadaki-sashiage": {"rounds": 1}, "cookie-thief": {"rounds": 2}}
SECTIONS = 11


ALONE = Workers(1)


def studied(game: str, workers: Workers = ALONE) -> dict[str, Any]:
    plan = Plan(game, find_game(game).players[0], SHORT.get(game, {}))
    *_, found = study(plan, TINY, workers)
    assert isinstance(found, dict)
    return found


class Page(HTMLParser):
    """What a browser would fetch from elsewhere, and how deep tags are."""

    def __init__(self) -> None:
        super().__init__()
        self.fetched: list[str] = []
        self.open: list[str] = []
        self.sections = self.plots = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.fetched += [str(value) for name, value in attrs if name in ("src", "href", "srcset")]
        self.sections += tag == "section"
        self.plots += tag == "svg"
        if tag not in ("meta", "line", "rect", "circle", "polygon", "polyline"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in ("line", "rect", "circle", "polygon", "polyline"):
            assert self.open.pop() == tag
        elif tag == "rect" and "rect" in self.open:
            self.open.remove("rect")


@one_of(5, "game", game_names())
def test_a_report_has_every_section_in_every_language(game: str) -> None:
    found = studied(game)
    assert found["seats"] and found["sources"] and found["ladder"] and len(found["styles"]) == 5
    assert sum(seat["share"]["mean"] for seat in found["seats"]) == pytest.approx(1, abs=0.01) or (
        game == "cookie-thief"
    )
    assert sum(count for _, count in found["lengths"]) == TINY.games
    for language in LANGUAGES:
        html = Report(json.loads(json.dumps(found)), language).html()
        page = Page()
        page.feed(html)
        assert page.sections == SECTIONS and page.plots >= 6
        assert page.fetched == [] and "url(" not in html and "@import" not in html
        assert report_texts(language).say("section-drama") in html
        assert not re.search(r"\bnan\b|\binf\b", html)


def test_a_study_is_the_same_on_two_cores() -> None:
    assert studied("tower-of-pancakes") == studied("tower-of-pancakes", Workers(2))


def test_the_command_writes_page_and_data(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page, data = tmp_path / "report.html", tmp_path / "report.json"
    line = ["report", "tower-of-pancakes", str(page), "--games", "20", "--players", "3", "--processes", "1"]
    assert cli.main([*line, "--json", str(data)]) == 0
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")
    assert json.loads(data.read_text(encoding="utf-8"))["games"] == 20
    assert "report.html" in capsys.readouterr().out
    assert cli.main([*line[:2], str(tmp_path / "nowhere" / "report.html")]) == 2
    assert cli.main([*line, "--bots", "greedy,random"]) == 2


def test_who_refuses_never_does_so_while_there_is_something_else() -> None:
    game = find_game("tower-of-pancakes")
    state = game.new(4, seed="refuse")
    seat = state.deciders[0]
    moves = state.legal_moves(seat)
    kind = next(kind for kind in kinds_of(state.describe(seat, moves[0])) if kind[1] == "colour")
    refuser = Refuser(make_player("random", game), kind)
    rng = Rng(1)
    chosen = {refuser.choose(state, seat, moves, rng) for _ in range(200)}
    refused = {move for move in moves if kind in kinds_of(state.describe(seat, move))}
    assert chosen == set(moves) - refused and refused
    assert refuser.choose(state, seat, list(refused), rng) in refused


def test_refusing_to_assist_is_a_restriction() -> None:
    """TR-9: a gift of rank 0 makes its giver an assistant; only with nothing else to give."""
    game = find_game("trico-roof")
    refuser = Refuser(make_player("random", game), ("give", "rank", "0"))
    rng, refused = Rng("assist"), 0
    for number in range(40):
        state = game.new(5, f"assist {number}")
        while not state.over:
            seat = state.deciders[0]
            moves = state.legal_moves(seat)
            move = refuser.choose(state, seat, moves, rng) if len(moves) > 1 else moves[0]
            if state.ask(seat)["kind"] == "give":
                ranks = [state.outcome(seat, other)["rank"] for other in moves]
                if 0 in ranks and max(ranks) > 0:
                    refused += 1
                    assert state.outcome(seat, move)["rank"] > 0
            state.play(seat, move)
    assert refused > 20
