"""TR-10 to TR-16 and TR-18: painting, requests, assistants, the next phase, the end."""

from copy import deepcopy
from random import Random

import pytest

import kotatsu
from kotatsu.core.state import State
from tests.games.trico_roof.positions import (
    GAME,
    ROOFS,
    body,
    gift_phase,
    kinds,
    legal,
    offered,
    painting,
    play,
)


def paint(state: State, colour: str) -> State:
    """Whoever is asked paints this colour somewhere and scores nothing."""
    seat = state.deciders[0]
    move = next(text for text in legal(state) if text.startswith(f"paint {colour}"))
    play(state, f"{seat} {move}")
    if body(state)["phase"] == "score":
        play(state, f"{seat} decline")
    return state


def finish_phase(state: State) -> State:
    """The remaining painters paint anything and score nothing."""
    before = body(state)["round"]
    while body(state)["round"] == before:
        paint(state, offered(state)[0])
    return state


# --- TR-10 --------------------------------------------------------------------------------------------------


def test_tr10_three_painters_share_a_set_and_two_more_take_a_new_one() -> None:
    state = painting("B4 B3 B2 B1 B1")  # ranks: 0, 1, 2, 4, 3
    assert (state.deciders, offered(state)) == ((0,), "RBY")
    paint(state, "B")
    assert (state.deciders, offered(state)) == ((1,), "RY")
    paint(state, "R")
    assert (state.deciders, offered(state)) == ((2,), "Y")
    paint(state, "Y")
    assert (state.deciders, offered(state)) == ((4,), "RBY")
    paint(state, "Y")
    assert (state.deciders, offered(state)) == ((3,), "RB")


def test_tr10_assistants_in_between_do_not_count() -> None:
    state = painting("B4 W1 S4 B3 W2")  # ranks: W2 (4), W1 (1), B4 (0), B3 (3); S4 assists
    seen = []
    for colour in "RBYR":
        seen.append((state.deciders[0], offered(state)))
        paint(state, colour)
    assert seen == [(4, "RBY"), (1, "BY"), (0, "Y"), (3, "RBY")]
    assert body(state)["round"] == 2


def test_tr10_a_chip_replaces_one_of_another_colour() -> None:
    state = painting("B4 B3 B2")
    on_red = [
        f"{row + 1}{column}"
        for row in range(4)
        for column in "abcd"
        if ROOFS[row]["abcd".index(column)] == "R"
    ]
    reds = {text.split()[2] for text in legal(state) if text.startswith("paint R")}
    assert reds.isdisjoint(on_red)
    assert len(reds) + len(on_red) == 16
    play(state, "0 paint R 1b")
    assert body(state)["roofs"] == ["RRYR", *ROOFS[1:]]
    painted = next(event for event in state.take_events() if event.kind == "painted")
    assert painted.fields == {"seat": 0, "colour": "R", "square": "1b", "instead": "B"}


def test_tr10_refusals_say_why() -> None:
    state = painting("B4 B3 B2")
    with pytest.raises(kotatsu.IllegalMove, match="another colour"):
        state.play(0, 16)  # R on 1a, which is red
    paint(state, "R")
    with pytest.raises(kotatsu.IllegalMove, match="not on offer"):
        state.play(1, 16 + 4)  # R on 2a


# --- TR-11 --------------------------------------------------------------------------------------------------

TEN_RED = ["RRRR", "RRRR", "RRBY", "BYBY"]


def test_tr11_a_colour_with_all_chips_on_the_roofs_is_not_offered() -> None:
    state = painting("B4 B3 B2", roofs=TEN_RED)
    assert offered(state) == "BY"
    play(state, "0 paint B 1a")  # a red chip goes back
    assert (state.deciders, offered(state)) == ((1,), "RY")


def test_tr11_with_no_colour_on_offer_a_painter_does_nothing() -> None:
    state = painting("B4 B3 B2 B1", roofs=TEN_RED)
    play(state, "0 paint B 3d", "1 paint Y 4a")  # red stays ten; the third painter is left with red
    assert state.deciders == (3,)  # the fourth, with a new set
    assert offered(state) == "BY"
    assert body(state)["used"] == ""
    idle = [event for event in state.take_events() if event.kind == "idle"]
    assert [event.fields for event in idle] == [{"seat": 2}]


# --- TR-12 --------------------------------------------------------------------------------------------------
# gov-1 front is R* B Y in a row; resident 1 is R* B over B .; 4 is R . . / . R* . / . . B; 13 is R B* B R.


def scorable(roofs: list[str], chip: str, residents: tuple[int, int, int] = (13, 14, 15)) -> list[str]:
    """What the first painter may score after laying this chip."""
    state = painting("B4 B3 B2", roofs=roofs, residents=residents)
    play(state, f"0 paint {chip}")
    return [text.removeprefix("score ") for text in legal(state) if text.startswith("score")]


def test_tr12_the_new_chip_completes_the_pattern_on_its_star() -> None:
    assert scorable(["BBYR", "BYRB", "YRBY", "RBYR"], "R 1a") == ["gov-1"]


def test_tr12_it_must_have_the_colour_of_a_star() -> None:
    assert scorable(["RRYY", "BYRB", "YRBY", "RBYR"], "B 1b") == []  # R B Y is complete, but by blue


def test_tr12_another_square_of_the_stars_colour_will_do() -> None:
    """The diagonal R, R*, B from 2a to 4c: its first red, without the star, completes it."""
    roofs = ["YYYY", "YYBB", "YRYB", "RRBY"]
    assert scorable(roofs, "R 2a", (4, 14, 15)) == ["res-1"]


def test_tr12_the_new_chip_must_be_one_of_its_squares() -> None:
    roofs = ["RBYY", "BBBB", "YYYY", "RRYY"]  # R B Y lies in the top row already
    assert scorable(roofs, "R 4d") == []


def test_tr12_a_dot_is_no_part_of_the_pattern() -> None:
    roofs = ["RBYY", "BYYY", "BBBB", "RRYY"]  # resident 1 lies top left; its dot is 2b
    assert scorable(roofs, "R 2b", (1, 14, 15)) == []


def test_tr12_where_it_lay_complete_before_does_not_hinder() -> None:
    roofs = ["RBYY", "BBBB", "RRRR", "YBYY"]
    assert scorable(roofs, "R 4a") == ["gov-1"]


def test_tr12_patterns_are_not_turned() -> None:
    assert scorable(["YBYY", "BBBB", "YYYY", "RRRR"], "R 1c") == []  # Y B R, not R B Y


def test_tr12_a_pattern_does_not_run_over_the_edge() -> None:
    assert scorable(["YYYY", "BYYY", "BBBB", "RRRR"], "R 1d") == []  # R at the end, B Y in the next row


def test_tr12_of_two_at_once_one_is_scored_and_none_is_forced() -> None:
    """Red on 1a completes gov-1 in the row and resident 1 in the corner."""
    roofs = ["YBYY", "BYYY", "BBBB", "RRRR"]
    state = painting("B4 B3 B2", roofs=roofs, residents=(13, 1, 15))
    play(state, "0 paint R 1a")
    assert state.deciders == (0,)
    assert state.ask(0) == {"kind": "score", "requests": ["gov-1", "res-2"]}
    assert legal(state) == ["score gov-1", "score res-2", "decline"]
    one = play(state.clone(), "0 score res-2")
    assert one.scores == [5, 0, 0]
    assert one.deciders == (1,)
    other = play(state.clone(), "0 score gov-1")
    assert other.scores == [3, 0, 0]
    none = play(state.clone(), "0 decline")
    assert none.scores == [0, 0, 0]
    assert none.deciders == (1,)


def test_tr12_nothing_is_asked_when_nothing_is_completed() -> None:
    state = painting("B4 B3 B2", roofs=["YYYY", "YYYY", "BBBB", "RRRR"])
    play(state, "0 paint R 1a")
    assert state.ask(1)["kind"] == "paint"


def test_tr12_only_completed_requests_can_be_scored() -> None:
    state = painting("B4 B3 B2", roofs=["YBYY", "BBBB", "BBBB", "RRRR"])
    play(state, "0 paint R 1a")
    with pytest.raises(kotatsu.IllegalMove, match="TR-12"):
        state.play(0, 69)  # res-3


def test_tr12_every_star_counts() -> None:
    """A request with a red and a blue ★ is completed by either colour, not by yellow."""
    data = deepcopy(GAME.default_edition.as_data())
    data["government"]["front"]["value"][0]["grid"] = ["R* B* Y"]
    dump = painting("B4 B3 B2", roofs=["YYYY", "YYYY", "BBBB", "RRRR"]).dump()
    results = {}
    for row, chip in (("YBYY", "R 1a"), ("RYYY", "B 1b"), ("RBRR", "Y 1c")):
        dump["edition"] = GAME.make_edition(data).reference()
        dump["state"]["roofs"] = [row, "RRRR", "YBYB", "BBYR"]
        dump["state"]["offered"] = "RBY"
        state = play(GAME.load(dump), f"0 paint {chip}")
        results[chip[0]] = "score gov-1" in legal(state)
    assert results == {"R": True, "B": True, "Y": False}


# --- TR-13 --------------------------------------------------------------------------------------------------


def test_tr13_a_scored_resident_is_face_down_until_replaced() -> None:
    state = painting("B4 B3 B2 B1", roofs=["YBYY", "BYYY", "BBBB", "RRRR"], residents=(1, 14, 15))
    play(state, "0 paint R 1a", "0 score res-1")
    assert body(state)["residents"]["scored"] == [True, False, False]
    play(state, "1 paint B 1a", "2 paint Y 1a", "3 paint R 1a")  # the pattern lies there once more
    assert legal(state) == ["score gov-1", "decline"]


def test_tr13_new_residents_lie_open() -> None:
    state = painting("B4 B3 B2", roofs=["YBYY", "BYYY", "BBBB", "RRRR"], residents=(1, 14, 15))
    play(state, "0 paint R 1a", "0 score res-1")
    finish_phase(state)
    assert body(state)["residents"]["scored"] == [False, False, False]


def test_tr13_a_scored_government_card_is_turned_and_open_at_once() -> None:
    """gov-1: front R* B Y in a row, back R over Y* over B."""
    roofs = ["YBYY", "BBBB", "BBBB", "RRRR"]
    state = painting("B4 B3 B2", roofs=roofs)
    play(state, "0 paint R 1a", "0 score gov-1")
    assert body(state)["government"] == ["back", "front", "front"]
    assert kinds(state)[-2:] == ["scored", "turned"]
    play(state, "1 paint Y 2a")  # R over Y over B in the first column
    assert legal(state) == ["score gov-1", "decline"]
    play(state, "1 score gov-1")
    assert body(state)["government"] == ["front", "front", "front"]
    assert state.scores == [3, 3, 0]


# --- TR-14 --------------------------------------------------------------------------------------------------


def test_tr14_assistants_score_as_many_points_as_painters_scored() -> None:
    roofs = ["YBYY", "BBBB", "BBBB", "RRRR"]
    state = painting("B4 B3 W1 S4 C4", roofs=roofs)  # W1 (2), B4 (0), B3 (1) paint; 3 and 4 assist
    play(state, "2 paint R 1a", "2 score gov-1", "0 paint Y 2a", "0 score gov-1")
    assert state.scores == [3, 0, 3, 0, 0]  # not before all painters are done
    finish_phase(state)
    assert state.scores == [3, 0, 3, 2, 2]


def test_tr14_who_completes_but_declines_does_not_count() -> None:
    state = painting("B4 W1 S4", roofs=["YBYY", "BBBB", "BBBB", "RRRR"])
    play(state, "1 paint R 1a", "1 decline")
    finish_phase(state)
    assert state.scores == [0, 0, 0]


def test_tr14_with_five_players_four_points_at_most() -> None:
    """One assistant, four painters who all score: 4 points."""
    state = painting("B4 W1 B3 S1 W2", roofs=["YBYY", "BBBB", "BBBB", "RRRR"])
    dump = state.dump()
    dump["state"]["scorers"] = 3  # as if three had scored before the last painter
    dump["state"]["rank"] = 3
    dump["state"]["turn"] = 2
    last = GAME.load(dump)
    play(last, "2 paint R 1a", "2 score gov-1")
    assert last.scores == [0, 0, 3, 4, 0]


# --- TR-15, TR-16 -------------------------------------------------------------------------------------------


def opened_by_round(players: int, seed: str) -> list[list[int]]:
    """The residents' requests on the table in each of the six phases of a random game."""
    rng = Random(seed)
    state = GAME.new(players, seed)
    opened = [body(state)["residents"]["open"]]
    while not state.over:
        seat = state.deciders[0]
        state.play(seat, rng.choice(state.legal_moves(seat)))
        if body(state)["round"] == len(opened) and not state.over:
            opened.append(body(state)["residents"]["open"])
    return opened


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_tr15_three_new_requests_after_each_of_five_phases(players: int) -> None:
    opened = opened_by_round(players, "requests")
    assert len(opened) == 6
    first_five = [number for three in opened[:5] for number in three]
    assert sorted(first_five) == list(range(1, 16))  # the whole deck, each once
    assert len(set(opened[5])) == 3


def test_tr15_before_the_sixth_phase_all_fifteen_are_shuffled() -> None:
    sixth = [opened_by_round(3, f"sixth {n}") for n in range(60)]
    assert {number for game in sixth for number in game[5]} == set(range(1, 16))
    assert any(set(game[5]) & set(game[4]) for game in sixth)  # even those just discarded come again


def test_tr15_the_shuffle_is_told_and_the_deck_counts_twelve() -> None:
    state = gift_phase(["B4 B1", "B3 B1", "B2 B2"], residents=(13, 14, 15))
    dump = state.dump()
    dump["state"]["round"] = 4
    dump["state"]["residents"].update(deck=[], discarded=list(range(1, 13)))
    last = GAME.load(dump)
    last.journal = kotatsu.core.events.Journal()
    play(last, "0 B4", "1 B3", "2 B2")
    finish_phase(last)
    opened = next(event for event in last.take_events() if event.kind == "opened")
    assert opened.fields["shuffled"] is True
    residents = body(last)["residents"]
    assert len(residents["deck"]) == 12
    assert residents["discarded"] == []
    assert sorted(residents["deck"] + residents["open"]) == list(range(1, 16))
    assert last.dump()["chance"] is None  # nothing is drawn any more


def test_tr15_requests_not_scored_are_discarded_too() -> None:
    state = painting("B4 B3 B2", residents=(13, 14, 15))
    before = body(state)["residents"]
    finish_phase(state)
    after = body(state)["residents"]
    assert after["open"] == before["deck"][:3]
    assert after["discarded"] == sorted(before["discarded"] + [13, 14, 15])


def test_tr16_the_first_ranked_leads_next() -> None:
    state = finish_phase(painting("B4 W1 B3 W3"))
    assert body(state)["leader"] == 3
    assert state.deciders == (3,)
    assert state.ask(3) == {"kind": "give", "led": None, "trump": None, "follows": False}


# --- TR-18 --------------------------------------------------------------------------------------------------


def test_tr18_after_six_phases_the_highest_score_wins() -> None:
    roofs = ["YBYY", "BBBB", "BBBB", "RRRR"]
    state = gift_phase(["B4", "B3", "B2"], roofs=roofs, last=True)
    play(state, "0 B4", "1 B3", "2 B2", "0 paint R 1a", "0 score gov-1")
    assert not state.over
    assert state.winners == []
    finish_phase(state)
    assert state.over
    assert state.deciders == ()
    assert state.scores == [3, 0, 0]
    assert state.winners == [0]
    assert kinds(state)[-1] == "ended"


def test_tr18_ties_share() -> None:
    roofs = ["YBYY", "BBBB", "BBBB", "RRRR"]
    state = gift_phase(["B4", "B3", "B2"], roofs=roofs, last=True)
    play(state, "0 B4", "1 B3", "2 B2")
    play(state, "0 paint R 1a", "0 score gov-1", "1 paint Y 2a", "1 score gov-1")
    finish_phase(state)
    assert state.scores == [3, 3, 0]
    assert state.winners == [0, 1]


def test_tr18_the_sheet_lists_requests_by_worth_and_assisting() -> None:
    state = painting("B4 B3 W1 S4 C4", roofs=["YBYY", "BBBB", "BBBB", "RRRR"])
    play(state, "2 paint R 1a", "2 score gov-1", "0 paint Y 2a", "0 score gov-1")
    finish_phase(state)
    lines = [row for row in state.sheet() if row[2]]
    assert lines == [
        (0, "requests-3", 1, 3, 3),
        (2, "requests-3", 1, 3, 3),
        (3, "assisting", 2, 1, 2),
        (4, "assisting", 2, 1, 2),
    ]
    assert [row[1] for row in state.sheet() if row[0] == 0] == [
        "requests-3",
        "requests-5",
        "requests-6",
        "requests-7",
        "requests-9",
        "assisting",
    ]
