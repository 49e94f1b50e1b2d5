"""Undo, withdrawing and taking back by consent, at a table of a server and from two terminals."""

from pathlib import Path

from tests.server.clients import Server
from tests.terminal.guests import by_turn, two_people


def test_the_others_are_asked_and_everybody_hears_what_comes_of_it(server: Server, tmp_path: Path) -> None:
    ann, ben = two_people(server, tmp_path)
    with ann, ben:
        first, second = by_turn(ann, ben)
        first.send("u")
        first.until("There is nothing to take back")
        first.send("1")
        second.until(second.is_asked)
        second.send("1")
        first.until(first.is_asked)
        first.send("uu")
        first.until("You ask to take your last move back")
        second.until("asks to take their last move back: y or n?")
        second.until(lambda: second.prompt.startswith(" y agree  n refuse"))
        second.send("1")  # no move is made while the moves are out of sight
        second.until("first: y agrees, n does not")
        second.send("n")
        for guest in (first, second):
            guest.until("It was not agreed: the move stays.")
        first.send("uu")
        second.until("y or n?")
        second.send("y")
        for guest in (first, second):
            guest.until("The last moves were taken back.")
        first.until(first.is_asked)
        assert "Take a die" in first.text


def test_a_choice_withdrawn_is_told_by_name(server: Server, tmp_path: Path) -> None:
    ann, ben = two_people(server, tmp_path)
    with ann, ben:
        for guest in by_turn(ann, ben):
            guest.until(guest.is_asked)
            guest.send("1")
        for guest in (ann, ben):
            guest.until("one is the item, the other the floor")
        ann.send("1")
        ann.until("You decide:")
        ann.until(lambda: ann.prompt.startswith(" u undo  l log"))
        ben.until("Ann is ready.")
        ann.send("u")
        ann.until("Taken back.")
        ben.until("Ann takes a move back.")
        ann.until(ann.is_asked)


def test_where_lines_are_printed_one_after_the_other_the_question_is_printed_too(
    server: Server, tmp_path: Path
) -> None:
    ann, ben = two_people(server, tmp_path, TERM="dumb")
    with ann, ben:
        ann.until(lambda: "Waiting for Ben" in ann.text or ann.is_asked())
        ann_leads = ann.is_asked()
        if ann_leads:
            ann.send("1")
        ben.until("Take a die")
        ben.send("1")
        ann.until("Ben takes the")
        if not ann_leads:
            ann.until(ann.is_asked)
            ann.send("1")
        ann.until("one is the item, the other the floor")
        ann.send("uu")
        ben.until("Ann asks to take their last move back: y or n?")
        ben.send("y")
        ann.until("Take a die")


def test_an_answer_in_advance_is_given_when_its_question_comes(server: Server, tmp_path: Path) -> None:
    ann, ben = two_people(server, tmp_path)
    with ann, ben:
        first, second = by_turn(ann, ben)
        first.until(first.is_asked)
        first.send("1")
        second.until(second.is_asked)
        first.send("/ahead no such move")
        first.until("There is no move 'no such move' in this game.")
        first.send("/ahead pass ...")
        first.until("Prepared: pass, again and again")
        first.send("/ahead")
        first.until("Nothing is prepared any more.")
        first.send("/ahead pass")
        first.until("Prepared: pass")
        assert "Prepared" not in second.text
        second.send("1")
        second.until("is ready.")
