"""The smaller commands: overview, help, games, rules, doctor."""

import json
import re
from pathlib import Path

import pytest

import kotatsu as package
from kotatsu import cli
from kotatsu.core.languages import LANGUAGES
from kotatsu.core.texts import Texts
from kotatsu.drawing.canvas import Line, cells, plain
from kotatsu.terminal.doctor import rule_tests, rules_in
from kotatsu.terminal.pages import in_pages
from kotatsu.terminal.rulebook import rules
from kotatsu.terminal.speech import chosen, edition_called, load_texts
from tests.terminal.terminals import GAME, Terminal, kotatsu


def test_without_the_web_app_no_argument_gives_a_friendly_overview(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cli, "has_web_app", lambda: False)
    assert cli.main([]) == 0
    assert f"kotatsu play {GAME}" in capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_overview_fits_eighty_columns(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KOTATSU_LANGUAGE", language)
    assert max(map(cells, cli._overview().splitlines())) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["", "play", "arena", "records", "tune", "move-store"])
def test_help_stands_in_columns(
    language: str, command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Letters that are two columns wide push nothing aside."""
    monkeypatch.setenv("KOTATSU_LANGUAGE", language)
    monkeypatch.setenv("COLUMNS", "80")
    with pytest.raises(SystemExit):
        cli.main([*command.split(), "--help"])
    lines = capsys.readouterr().out.splitlines()
    assert max(map(cells, lines)) <= 80
    beside = {cells(found[0]) for line in lines if (found := re.match(r"  --?[a-z].*?\S {2,}(?=\S)", line))}
    assert len(beside) == 1


def test_what_one_types_stands_beside_its_words() -> None:
    shown = " ".join(kotatsu("play", GAME, "--language", "es", "--help").stdout.split())
    assert "kitten (gatito): juega" in shown
    assert "hyper-mystery: Hipermisterio" in shown
    shelf = " ".join(kotatsu("games", "--language", "es").stdout.split())
    assert "Reconstruido en esta edición: columnas, clases de gatos, huellas, última ronda." in shelf
    assert "con --edition first: La primera hoja" in shelf


def test_what_was_chosen_is_said_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KOTATSU_LANGUAGE", "ja")
    game, texts = package.game(GAME), load_texts()
    options = {"mode": "mystery", "first_leader": None}
    assert chosen(game, options, texts) == ["モード：ミステリーショッパー"]
    assert chosen(game, options, texts, keys=True) == ["モード (mode)：ミステリーショッパー"]
    memory = package.game("itadaki-sashiage")
    assert chosen(memory, {"rounds": 4, "memory_aid": False}, texts) == ["ラウンド数：4", "記憶メモ：いいえ"]
    trico = package.game("trico-roof")
    assert edition_called(trico, "edition-called-first", texts) == "版「最初の依頼（調整前）」"
    assert edition_called(trico, "Sweet tooth", texts) == "ハウス版「Sweet tooth」"


# --- a report of a fault ------------------------------------------------------------------------------------


def test_a_report_holds_versions_and_the_doctor_and_no_name_of_a_person(tmp_path: Path) -> None:
    file = tmp_path / "report.txt"
    shown = kotatsu("bug-report", str(file), HOME=str(Path(package.__file__).parents[2]))
    assert shown.returncode == 0, shown.stderr
    text = file.read_text(encoding="utf-8")
    assert f"kotatsu {package.__version__} on Python" in text
    assert re.search(r"msgspec \d+\.\d+", text)
    assert "~/src/kotatsu" in text
    assert str(Path(package.__file__).parents[2]) not in text


def test_a_report_takes_a_finished_game_and_no_running_one(tmp_path: Path) -> None:
    record, file = tmp_path / "game.json", tmp_path / "report.txt"
    kotatsu("watch", GAME, "--bot", "random", "--delay", "0", "--seed", "abc", "--record", str(record))
    assert kotatsu("bug-report", str(file), "--record", str(record)).returncode == 0
    written = json.loads(file.read_text(encoding="utf-8").splitlines()[-1])
    assert written == json.loads(record.read_text(encoding="utf-8"))

    file.unlink()
    record.write_text(json.dumps({**written, "result": None}), encoding="utf-8")
    refused = kotatsu("bug-report", str(file), "--record", str(record))
    assert refused.returncode == 2
    assert refused.stderr == "game.json: is of a game that still runs; report it when it is over.\n"
    assert not file.exists()


def test_version() -> None:
    assert kotatsu("--version").stdout == f"kotatsu {package.__version__}\n"


def test_help_of_a_game_lists_its_options_with_their_choices() -> None:
    shown = kotatsu("play", GAME, "--help").stdout
    assert "--mode {basic,mystery,hyper-mystery,extreme}" in shown
    assert "--first-leader" in shown
    assert "made pancakes most recently" in shown
    assert kotatsu("play", "--help").returncode == 0


def test_games_names_players_minutes_and_authors() -> None:
    shown = " ".join(kotatsu("games").stdout.split())
    for game in package.games():
        assert game.title in shown
        assert game.summary in shown
        assert game.credits in shown
        assert f"{game.minutes} minutes" in shown


@pytest.mark.parametrize("typed", ["TP-14", "tp14", "14"])
def test_rules_can_be_asked_for_by_number(typed: str) -> None:
    shown = kotatsu("rules", GAME, typed)
    assert shown.returncode == 0, shown.stderr
    assert "TP-14" in shown.stdout
    assert "Dave" in shown.stdout
    assert not re.search(r"TP-(13|15)\b", shown.stdout.splitlines()[0])


def test_every_rule_is_found_in_the_rulebook() -> None:
    game = package.game(GAME)
    for rule in game.rules:
        assert rule in rules(game, [rule]).splitlines()[0]


def test_rules_of_the_question_are_a_page_of_the_table() -> None:
    with Terminal("play", GAME, "--bot", "random", "--pace", "0", "--seed", "abc") as terminal:
        terminal.wait()
        terminal.type("r")
        assert terminal.lines[0] == " The rules of this decision"
        assert "TP-6" in terminal.text
        terminal.check()


@pytest.mark.parametrize("game", [game for game in package.games() if game.has_module("reference")])
def test_the_reference_card_is_a_key_away(game: package.Game) -> None:
    with Terminal("play", game.name, "--bot", "random", "--pace", "0", "--seed", "abc", rows=60) as terminal:
        terminal.wait()
        assert "c card" in terminal.prompt
        terminal.type("c")
        assert terminal.lines[0] == " Reference card"
        words = Texts("en", game.text("reference.en.ftl"), game.text("narration.en.ftl"))
        view = game.new(game.usual_players, "abc").view(0)
        card = [plain(line).split() for line in game.module("reference").card(view, 80, words)]
        assert [line.split() for line in terminal.lines[2:6]] == card[:4]
        terminal.type("")
        terminal.type("h")
        assert "The reference card" in terminal.text
        terminal.check()


def test_rules_on_a_terminal_are_laid_out_and_without_one_are_markdown() -> None:
    with Terminal("rules", GAME, "TP-14", "TP-15") as terminal:
        assert terminal.finish() == 0
        assert "**" not in terminal.text
        assert "Dave has to wait" in terminal.text
    assert kotatsu("rules", GAME).stdout.startswith("# Tower Of PanCakes!!")


def test_doctor_tells_what_is_installed() -> None:
    shown = " ".join(kotatsu("doctor").stdout.split())
    assert package.__version__ in shown
    assert "compiled" in shown
    assert "(plate.3, plate.4), chips baked by each number (pan.3, pan.4)" in shown


def test_doctor_lists_the_tests_of_every_rule() -> None:
    report = kotatsu("doctor", "--rules")
    assert report.returncode in (0, 1)
    assert ("no test" in report.stdout) == (report.returncode == 1)
    assert all(rule in report.stdout for rule in package.game(GAME).rules)


def test_doctor_finds_tests_by_their_names_and_sees_gaps(tmp_path: Path) -> None:
    assert rules_in("test_tp14_dave_opens") == ["TP-14"]
    assert rules_in("test_tp3_tp4_the_deal") == ["TP-3", "TP-4"]
    assert rules_in("test_the_deal_of_tp3") == []
    (tmp_path / "test_some.py").write_text("def test_tp14_dave_opens() -> None: ...\n", encoding="utf-8")
    tests = rule_tests(package.game(GAME), tmp_path)
    assert tests["TP-14"] == ["test_tp14_dave_opens"]
    assert tests["TP-13"] == []


def test_a_rulebook_in_another_language() -> None:
    spanish = kotatsu("rules", "cat-tower", "CT-7", "--language", "es")
    assert spanish.returncode == 0
    assert "casa" in spanish.stdout
    unknown = kotatsu("rules", "tower-of-pancakes", "--language", "xx")
    assert unknown.returncode == 2
    assert unknown.stderr.startswith("There is no language 'xx'; there is en (English), es (español)")


def test_pages_end_at_blank_rows_where_they_can() -> None:
    lines: list[Line] = [[(str(row), "")] if row not in (12, 31) else [] for row in range(45)]
    pages = in_pages(lines, 19)
    assert [(page[0], page[-1]) for page in pages] == [
        ([("0", "")], [("11", "")]),
        ([("13", "")], [("30", "")]),
        ([("32", "")], [("44", "")]),
    ]
    unbroken: list[Line] = [[(str(row), "")] for row in range(40)]
    assert [len(page) for page in in_pages(unbroken, 19)] == [19, 19, 2]
    assert in_pages([], 19) == [[]]
