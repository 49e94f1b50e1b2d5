"""Several people at one terminal, at a table of a server: nobody sees what is another one's."""

import re
from pathlib import Path

from tests.server.clients import Server
from tests.terminal.guests import Guest, new_table

HAND = re.compile(r"^ Hand ", re.MULTILINE)


def seat_two(ann: Guest, game: str, players: int) -> str:
    """Ann and Lea sit down beside each other at a new table; its link."""
    link = new_table(ann, game, players, 0)
    ann.send("1")
    ann.until("Ann 2 you")
    ann.send("name Lea")
    ann.until("Whose name?")
    ann.send("name 1 Lea")
    ann.until("Lea you, host")
    ann.send("leave 1")
    ann.until(lambda: "Lea" not in ann.text)
    ann.send("1 Lea")
    ann.until("Lea you, host")
    assert "0 Ann you, host" in ann.words
    return link


def test_no_hand_is_shown_before_its_owner_has_the_keyboard(server: Server, tmp_path: Path) -> None:
    home = tmp_path / "ann"
    with Guest(home, server.url, "--name", "Ann") as ann:
        link = seat_two(ann, "1", 3)
        with Guest(tmp_path / "ben", link, "--name", "Ben") as ben:
            ben.until("Enter to sit down")
            ben.send("")
            ann.until("Enter to start")
            ann.send("")
            ann.until("Please pass the keyboard to")
            assert not HAND.search(ann.text)
            ann.child.kill(9)
            with Guest(home, link) as again:
                again.until("Please pass the keyboard to")
                assert not HAND.search(again.text) and "plays" not in again.text
                again.send("")
                again.until(lambda: HAND.search(again.text))


def test_what_one_did_is_told_to_the_next_as_another_ones(server: Server, tmp_path: Path) -> None:
    with Guest(tmp_path / "ann", server.url, "--name", "Ann") as ann:
        seat_two(ann, "4", 2)
        ann.send("")
        ann.until("Please pass the keyboard to")
        ann.until(lambda: "press Enter to see your cards" in ann.prompt)
        first, second = ("Ann", "Lea") if "keyboard to Ann" in ann.words else ("Lea", "Ann")
        ann.send("")
        ann.until(ann.is_asked)
        ann.send("1")
        ann.until(f"Please pass the keyboard to {second}")
        ann.send("")
        ann.until(ann.is_asked)
        assert f"{first} takes the" in ann.words and "You take" not in ann.words
        ann.send("1")  # both decide now, in secret
        ann.until(lambda: re.search("one is the item|Please pass", ann.words))
        for name in (first, second) if f"keyboard to {first}" in ann.words else (second, first):
            if "Please pass" in ann.text:
                ann.send("")
            ann.until("one is the item, the other the floor")
            assert "You decide" not in ann.text, f"{name} sees what the other chose"
            ann.send("1")


def test_the_clock_goes_on_while_the_keyboard_is_passed(server: Server, tmp_path: Path) -> None:
    with Guest(tmp_path / "ann", server.url, "--name", "Ann") as ann:
        seat_two(ann, "4", 2)
        ann.send("clock 60")
        ann.until("Clock: 1:00 each.")
        ann.send("")
        ann.until(lambda: re.search(r"0:5[0-8] (Ann|Lea), press Enter to see your cards ›", ann.prompt))
        ann.send("/pause")
        ann.until(lambda: re.search(r"^ (Ann|Lea), press Enter", ann.prompt))
        ann.send("/pause")
        ann.until(lambda: re.search(r"0:\d\d (Ann|Lea), press Enter", ann.prompt))
        ann.send("")
        ann.until("Take a die")
