"""Nothing that the rules hide from the player at the keyboard ever reaches the terminal."""

import re
from pathlib import Path

import pytest

from kotatsu.core.record import Record
from tests.terminal.terminals import GAME, Terminal, without_codes

CARD = re.compile(r"\b[YBRG][1-8]\b")
SCORE_CARD = re.compile(r"▏(8th|each) (\?|-?\d+)▕")
SEAT = 0


def play(mode: str, seed: str, file: Path) -> list[str]:
    """Play a whole game and ask for everything there is; what was written up to each decision."""
    written: list[str] = []
    table = ("--mode", mode, "--seed", seed, "--record", str(file), "--bot", "random", "--pace", "0")
    with Terminal("play", GAME, *table) as terminal:
        terminal.wait()
        while not terminal.at_sheet():
            for key in ("s", "l", "h") if len(written) % 4 == 3 else ():
                terminal.type(key)
                while "Enter" in terminal.prompt:
                    terminal.type("")
            written.append(terminal.output)
            terminal.output = ""
            moves = terminal.choices()
            assert moves, terminal.text
            terminal.type(moves[-1])  # the last one: face down as long as that is possible
        terminal.finish("")
    return written


@pytest.mark.parametrize("mode", ["mystery", "hyper-mystery"])
def test_hands_and_face_down_cards_and_score_cards_stay_hidden(mode: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    written = [without_codes(output) for output in play(mode, "secret", file)]
    record = Record.read(file)
    known = set(record.deal().dump()["state"]["hands"][SEAT])
    looked: set[tuple[str, str]] = set()
    decision = 0
    for seat, text in record.moves:
        if seat == SEAT:
            shown = written[decision]
            assert set(CARD.findall(shown)) <= known, (decision, set(CARD.findall(shown)) - known)
            numbers = {(row, number) for row, number in SCORE_CARD.findall(shown) if number != "?"}
            assert len(numbers) <= len(looked)
            decision += 1
        if seat == SEAT and text.startswith("look"):
            _, row, plate = text.split()
            looked.add((row, plate))
        if CARD.fullmatch(text):
            known.add(text)
    assert decision == len(written)
    assert looked, "in this game seat 0 looks at a score card"
    everything = {card for hand in record.deal().dump()["state"]["hands"] for card in hand}
    assert everything - known, "in this game some cards are never shown"


def test_the_seed_is_not_on_the_screen_while_the_game_runs() -> None:
    with Terminal("play", GAME, "--seed", "a-very-secret-seed", "--bot", "random", "--pace", "0") as terminal:
        terminal.wait()
        for _ in range(5):
            terminal.type("1")
        assert "a-very-secret-seed" not in terminal.output
