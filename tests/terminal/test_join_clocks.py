"""Time at a table of a server: it is seen to run down, and what comes of it is said."""

import re
import time
from pathlib import Path

from tests.server.clients import Server
from tests.terminal.guests import Guest, by_turn, play_on, two_people

OWN_CLOCK = re.compile(r" (\d+):(\d\d) ›$")


def seconds_left(guest: Guest) -> int:
    """The time that stands where one types, once it is written."""
    guest.until(lambda: OWN_CLOCK.search(guest.prompt))
    minutes, seconds = OWN_CLOCK.findall(guest.prompt)[0]
    return 60 * int(minutes) + int(seconds)


def stay_in_time(guest: Guest) -> None:
    """Move only when time is nearly up: a game in which a bot answers at once lasts until others have seen
    what happens, and no bot takes this seat too."""
    guest.read()
    found = OWN_CLOCK.search(guest.prompt)
    if guest.is_asked() and found is not None and found[1] == "0" and int(found[2]) <= 3:
        play_on(guest, moves=1)


def test_a_clock_runs_down_in_sight_and_stands_in_a_pause(server: Server, tmp_path: Path) -> None:
    ann, ben = two_people(server, tmp_path, "clock 60+5")
    with ann, ben:
        first, second = by_turn(ann, ben)
        before = seconds_left(first)
        first.until(lambda: seconds_left(first) <= before - 2)
        second.until(lambda: re.search(r"Waiting for \w+ …  \w+ 0:\d\d", second.text))
        ann.send("/pause")
        for guest in (ann, ben):
            guest.until("The game is paused.")
        first.send("1")  # the answer takes the place of the news
        first.until(lambda: "begins" not in first.text and first.words.count("The game is paused") == 2)
        stands = re.findall(r"  \w+ (0:\d\d)", first.text)
        second.send("/say tea?")
        first.until("tea?")
        first.until(lambda: re.findall(r"  \w+ (0:\d\d)", first.text) == stands)
        ann.send("/pause")
        first.until("The game goes on.")
        assert seconds_left(first) > 20


def test_a_bot_decides_once_then_keeps_the_seat_until_its_owner_is_back(
    server: Server, tmp_path: Path
) -> None:
    ann, ben = two_people(server, tmp_path, "clock 5")
    with ann, ben:
        first, second = by_turn(ann, ben)
        first.until("Your time was up: a bot decides this once.")
        second.until("'s time was up: a bot decides this once.")

        def shown(words: str) -> bool:
            stay_in_time(second)
            return words in first.words

        def is_answered() -> bool:
            """The answer stands in the place of the news until there are others: then it is typed again."""
            first.send("1")
            end = time.monotonic() + 1.0
            while time.monotonic() < end:
                first.read()
                if first.words.count("A bot plays for you: /back takes over again.") == 2:
                    return True
            stay_in_time(second)
            return False

        first.until(lambda: shown("Time was up too often: a bot plays for you until you type /back."))
        first.until(is_answered)
        first.send("/back")
        first.until(lambda: shown("You play again."))


def test_whoever_is_away_is_told_how_to_come_back(server: Server, tmp_path: Path) -> None:
    ann, ben = two_people(server, tmp_path)
    with ann, ben:
        ben.send("/away")
        ben.until("The others know that you are away: /back when you are here again.")
        assert not ben.is_asked()
        ann.until("Ben has left; the seat stays theirs.")
        ann.send("/bot")
        ann.until("A bot plays for Ben until they are back.")
        ben.until("A bot plays for you until you type /back.")
        ann.send("/bot")
        ann.until("Nobody has left the table.")
        ben.send("/back")
        ben.until("You play again.")
        ann.until("Ben plays again.")


def test_a_game_given_up_has_no_score_sheet(server: Server, tmp_path: Path) -> None:
    ann, ben = two_people(server, tmp_path)
    with ann, ben:
        for guest, other in ((ann, ben), (ben, ann)):
            guest.send("/give-up")
            guest.until("y or n ›")
            guest.send("y")
            other.until("would give the game up; /give-up agrees.")
        for guest in (ann, ben):
            guest.until("The game was given up, without a result.")
            guest.until("Enter to go on")
            guest.send("a")
        ann.until("Enter to start")


def test_a_vacation_is_typed_and_the_others_read_until_when(server: Server, tmp_path: Path) -> None:
    ann, ben = two_people(server, tmp_path, "clock 86400")
    with ann, ben:
        ann.send("/vacation soon")
        ann.until("Type /vacation and a number of days; 0 ends it.")
        ann.send("/vacation 40")
        ann.until("That is too long: 30 days of vacation are left to you.")
        ann.send("/vacation 3")
        ann.until("You are on vacation until 20")
        ben.until("Ann is on vacation until 20")
        ann.send("/vacation 0")
        ann.until("Your clocks run again. 29 of 30 days")
        ben.until("Ann is back from vacation.")
