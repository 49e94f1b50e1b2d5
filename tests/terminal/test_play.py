"""Whole games typed into a pseudo-terminal of 80 × 24."""

import re
from pathlib import Path

import pytest

from kotatsu.core.record import Record
from tests.terminal.terminals import GAME, ROWS, Terminal, kotatsu, without_codes

TABLES = [("basic", 4), ("mystery", 4), ("hyper-mystery", 3), ("extreme", 4), ("extreme", 3)]
QUICK = ("--bot", "random", "--pace", "0")


def play_on(terminal: Terminal, answer: str = "last") -> int:
    """Play to the end by number and by notation in turn; how many decisions that took."""
    decisions = 0
    while not terminal.at_sheet():
        moves = terminal.choices()
        assert moves, terminal.text
        chosen = len(moves) if answer == "last" else 1
        terminal.type(str(chosen) if decisions % 2 else moves[chosen - 1].lower())
        fits(terminal)
        decisions += 1
    return decisions


def fits(terminal: Terminal) -> None:
    """The table stands where it should: nothing scrolled, nothing wrapped, the last row free."""
    terminal.check()
    assert terminal.lines[0].startswith(" Tower Of PanCakes!!"), terminal.text
    assert terminal.lines[1].startswith(" /\\_/\\ A"), terminal.text
    assert terminal.lines[13].lstrip().startswith("▏"), terminal.text
    assert not terminal.lines[ROWS - 1], terminal.text


def totals(text: str) -> list[int]:
    line = re.search(r"^ Total +(.*)$", text, re.MULTILINE)
    assert line, text
    return [int(number) for number in line.group(1).replace("−", "-").split()]


@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_a_whole_game_is_played_recorded_and_verified(mode: str, players: int, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    table = ("--mode", mode, "--players", str(players), "--seed", f"whole {mode}", "--record", str(file))
    with Terminal("play", GAME, *table, *QUICK) as terminal:
        terminal.wait()
        fits(terminal)
        play_on(terminal)
        assert terminal.finish("") == 0
        record = Record.read(file)
        assert record.result is not None
        assert totals(terminal.text) == record.result["scores"]
        assert "win" in terminal.text
        assert record.options["mode"] == mode
        assert record.players == players
    verified = kotatsu("verify", str(file))
    assert verified.returncode == 0
    scores = " ".join(str(score) for score in record.result["scores"])
    assert scores.replace("-", "−") in verified.stdout
    assert f"all {len(record.moves)} moves are legal" in verified.stdout


def test_the_final_sheet_has_every_line_of_tp17_and_adds_up() -> None:
    with Terminal("play", GAME, "--seed", "sheet", *QUICK) as terminal:
        terminal.wait()
        play_on(terminal, "first")
        terminal.finish("")
        for cat in ("Agatha", "Bruno", "Carl", "Dave"):
            assert f"{cat}'s 8th" in terminal.text
            assert f"{cat}'s other" in terminal.text
        assert "Discarded pancakes" in terminal.text
        assert "Baked, not served" in terminal.text
        rows = re.findall(r"(-?\d+) × (-?\d+) +(-?\d+)", terminal.text.replace("−", "-"))
        assert all(int(count) * int(each) == int(points) for count, each, points in rows)
        assert sum(int(points) for *_, points in rows) == sum(totals(terminal.text))


def test_a_game_at_home_starts_without_what_a_server_needs() -> None:
    """How long a start takes depends on the machine; what it loads does not."""
    started = kotatsu("play", GAME, "--bot", "random", PYTHONPROFILEIMPORTTIME="1")
    loaded = re.findall(r"^import time: .*\| +(\S+)$", started.stderr, re.MULTILINE)
    assert "kotatsu.terminal.play" in loaded
    heavy = ("litestar", "uvicorn", "websockets", "asyncio", "kotatsu.server", "kotatsu.wire")
    assert not [name for name in loaded if name.startswith(heavy)]
    assert len(loaded) < 300


# --- the prompt -------------------------------------------------------------------------------------------


def test_bad_answers_get_one_sentence_and_the_question_again() -> None:
    with Terminal("play", GAME, "--seed", "abc", "--first-leader", "0", *QUICK) as terminal:
        terminal.wait()
        offer = terminal.choices()
        terminal.type("pancake")
        assert f"I don't know “pancake”: type a number from 1 to {len(offer)}" in terminal.text
        terminal.type("99")
        assert f"There is no move 99: type a number from 1 to {len(offer)}." in terminal.text
        terminal.type("serve A")
        assert "serve A cannot be played: it is time to play." in terminal.text
        terminal.type("")
        assert terminal.choices() == offer
        fits(terminal)


def test_a_card_against_the_rules_is_refused_with_the_rule() -> None:
    with Terminal("play", GAME, "--seed", "abc", *QUICK) as terminal:
        terminal.wait()
        held = re.findall(r"▏ ([YBRG]\d) ▕", terminal.lines[14])
        refused = [card for card in held if card not in terminal.choices()]
        assert refused, "in this deal seat 0 must follow"
        terminal.type(refused[0])
        assert f"{refused[0]} cannot be played: the led colour must be followed (TP-6)." in terminal.text


def test_undo_takes_a_move_back_while_nobody_has_moved() -> None:
    with Terminal("play", GAME, "--seed", "u-1", "--first-leader", "1", *QUICK) as terminal:
        terminal.wait()
        terminal.type("u")
        assert "There is nothing to take back" in terminal.text
        before, offer = terminal.lines[14], terminal.choices()
        card = offer[-1]
        terminal.type(card)
        assert "You are first: serve" in terminal.text, "in this deal the highest card wins"
        terminal.type("u")
        assert f"Taken back: {card}." in terminal.text
        assert terminal.lines[14] == before
        assert terminal.choices() == offer


def test_undo_says_why_not_and_the_bots_agree_when_asked() -> None:
    with Terminal("play", GAME, "--seed", "abc", "--first-leader", "0", *QUICK) as terminal:
        terminal.wait()
        before, offer = terminal.lines[14], terminal.choices()
        terminal.type("1")
        now = terminal.choices()
        terminal.type("u")
        assert re.search(r"(Mia|Otto|Nils) has moved since", terminal.text)
        assert terminal.choices() == now
        terminal.type("uu")
        assert f"The bots do not mind. Taken back: {offer[0]}." in terminal.text
        assert terminal.lines[14] == before
        assert terminal.choices() == offer


def test_a_hint_names_a_move_on_offer() -> None:
    with Terminal("play", GAME, "--seed", "abc", "--first-leader", "0", *QUICK) as terminal:
        terminal.wait()
        terminal.type("?")
        advice = re.search(r"I would choose (\d+): (\w+);", terminal.text)
        assert advice, terminal.text
        assert terminal.choices()[int(advice.group(1)) - 1] == advice.group(2)
        assert re.search(r"Then |I imagined", terminal.text), "and why"


def test_log_scores_rules_and_help_are_pages_that_lead_back() -> None:
    with Terminal("play", GAME, "--mode", "mystery", "--seed", "abc", *QUICK) as terminal:
        terminal.wait()
        terminal.type("1")
        table = terminal.text
        pages = {"l": "What happened so far", "s": "The score sheet as it stands", "h": "How to play here"}
        for key, title in pages.items():
            terminal.type(key)
            assert terminal.lines[0] == f" {title}"
            terminal.check()
            terminal.type("")
            assert terminal.text == table


def test_quitting_asks_first_and_leaves_nothing_behind(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    with Terminal("play", GAME, "--record", str(file), *QUICK) as terminal:
        terminal.wait()
        terminal.type("q")
        assert "Leave the table?" in terminal.text
        terminal.type("n")
        terminal.type("q")
        assert terminal.finish("y") == 0
        assert "Goodbye!" in terminal.text
        assert "\x1b[?1049l" in terminal.output
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(("key", "code"), [("c", 130), ("d", 0)])
def test_control_c_and_the_end_of_input_leave_without_a_traceback(key: str, code: int) -> None:
    with Terminal("play", GAME, *QUICK) as terminal:
        terminal.wait()
        terminal.child.sendcontrol(key)
        assert terminal.finish() == code
        assert "Traceback" not in terminal.output
        assert "\x1b[?1049l" in terminal.output


def test_a_game_kept_in_a_log_goes_on_where_it_was_left(tmp_path: Path) -> None:
    command = ("play", GAME, "--mode", "mystery", "--log", str(tmp_path / "table.log"), *QUICK)
    with Terminal(*command) as terminal:
        terminal.wait()
        terminal.type("1")
        hand, offer = terminal.lines[14], terminal.choices()
        terminal.type("q")
        assert "table.log" in terminal.text
        assert terminal.finish("y") == 0
    with Terminal(*command) as terminal:
        terminal.wait()
        assert "Welcome back" in " ".join(terminal.text.split())  # it may be broken into two lines
        assert terminal.lines[14] == hand
        assert terminal.choices() == offer
    other = kotatsu("play", GAME, "--mode", "basic", "--log", str(tmp_path / "table.log"))
    assert other.returncode == 2
    assert "another mode" in other.stderr


def test_people_who_share_a_keyboard_do_not_see_each_others_cards() -> None:
    with Terminal("play", GAME, "--seat", "all", "--names", "Ann,Ben,Cleo,Dan", "--seed", "hot") as terminal:
        terminal.wait()
        for _ in range(4):
            assert "Please pass the keyboard to" in terminal.text
            assert not re.search(r"\b[YBRG][1-8]\b", terminal.text)
            terminal.type("")
            fits(terminal)
            terminal.type("1")


# --- how it looks -----------------------------------------------------------------------------------------


COLOUR = re.compile(r"\x1b\[[0-9;]*\b(?:3[0-8]|4[0-8]|9[0-7]|10[0-7])\b[0-9;]*m")


def test_a_colour_terminal_gets_colours() -> None:
    with Terminal("play", GAME, *QUICK) as terminal:
        terminal.wait()
        assert COLOUR.search(terminal.output)
    with Terminal("play", GAME, *QUICK, COLORTERM="truecolor") as terminal:
        terminal.wait()
        assert ";2;" in terminal.output


@pytest.mark.parametrize("changed", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_no_colour_codes_where_none_are_wanted(changed: dict[str, str]) -> None:
    with Terminal("play", GAME, *QUICK, **changed) as terminal:
        terminal.wait()
        assert not COLOUR.search(terminal.output)
        assert terminal.choices()
        if "TERM" in changed:
            assert "\x1b" not in terminal.output


def test_plain_is_ascii_without_any_codes() -> None:
    with Terminal("play", GAME, "--plain", "--mode", "mystery", "--seed", "abc", *QUICK) as terminal:
        terminal.wait(">")
        terminal.type("1", ">")
        assert terminal.output.isascii()
        assert "\x1b" not in terminal.output
        assert "[ " in terminal.output


def test_other_encodings_than_utf8_get_ascii() -> None:
    shown = kotatsu("play", GAME, "--bot", "random", PYTHONUTF8="0", PYTHONIOENCODING="latin-1")
    assert shown.returncode == 0
    assert shown.stdout.isascii()
    assert "(===o===)" in shown.stdout or "Agatha" in shown.stdout


def test_typed_ahead_answers_play_without_a_terminal() -> None:
    shown = kotatsu("play", GAME, "--bot", "random", "--seed", "abc", typed="1\n" * 40)
    assert shown.returncode == 0
    assert "\x1b" not in shown.stdout
    assert len(totals(shown.stdout)) == 4


def test_a_bigger_terminal_shows_more_and_a_smaller_one_does_not_wrap() -> None:
    with Terminal("play", GAME, "--seed", "abc", *QUICK, columns=120, rows=40) as terminal:
        terminal.wait()
        terminal.type("1")
        terminal.check()
    with Terminal("play", GAME, "--seed", "abc", *QUICK, columns=60, rows=24) as terminal:
        terminal.wait()
        assert without_codes(terminal.output)
        assert terminal.lines[1].startswith(" /\\_/\\ A")
        assert terminal.lines[2].startswith(" (")
