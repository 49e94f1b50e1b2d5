"""What a seat knows, for exactly as long as it is certain; worked out by hand."""

import kotatsu
from tests.games.cookie_thief.positions import draws, play, sees, table


def barred(state: object, place: str, seat: int | None = None) -> list[str]:
    """The cakes that everybody knows are not in a place."""
    found: list[str] = sees(state, seat, "facts")["not"].get(place, [])  # type: ignore[arg-type]
    return found


def test_ck16_a_card_looked_at_is_known_until_it_may_have_been_played() -> None:
    state = play(table(["2 4", "5", "6", "3"], deck="7 1 2 5 1"), "play 2", "choose 1")
    assert sees(state, 0)[1][0] == "5"
    play(state, "play 7")  # not the card seen: it is still there
    assert sees(state, 0)[1] == ["5"]
    state = play(table(["2 4", "5", "6", "3"], deck="7 1 2 5 1"), "play 2", "choose 1")
    play(state, "play 5", "choose 3")  # this was a 5: what is left could be anything
    assert sees(state, 0)[1] == [None]


def test_ck16_a_second_copy_is_played_and_the_first_becomes_uncertain() -> None:
    state = play(table(["2 4", "5", "6", "3"], deck="5 1 2 5 1"), "play 2", "choose 1")
    play(state, "play 5", "choose 3")
    assert sees(state, 0)[1] == [None]  # seat 1 still holds a 5, but seat 0 cannot know that


def test_ck16_the_secret_card_is_known_to_whoever_put_it_there() -> None:
    state = play(table(["K2 4", "5", "6", "3"], deck="K2 1 1 1", secret="7"), "play K2")
    assert [sees(state, seat, "secret") for seat in range(4)] == ["4", None, None, None]
    play(state, "play K2")  # seat 1 takes the 4 and leaves its 5
    assert [sees(state, seat, "secret") for seat in range(4)] == [None, "5", None, None]
    assert sees(state, 0)[1] == ["4"]


def test_ck20_a_known_card_is_followed_through_swaps() -> None:
    state = play(table(["2 4", "5", "1", "3"], deck="6 1 1 1"), "play 2", "choose 1")
    play(state, "play 6", "choose 2")  # seats 1 and 2 swap: the 5 is with seat 2 now
    assert [hand[:1] for hand in sees(state, 0)] == [["4"], [None], ["5"], [None]]
    assert [hand[:1] for hand in sees(state, 1)] == [[None], ["1"], ["5"], [None]]
    assert [hand[:1] for hand in sees(state, 3)] == [[None], [None], [None], ["3"]]


def test_ck15_a_failed_guess_excludes_that_cake_until_the_hand_may_have_changed() -> None:
    state = play(table(["1 4", "5", "6", "3"], deck="7 1 1 1"), "play 1", "choose 1", "name 2")
    assert barred(state, "1") == ["2"]
    play(state, "play 7")  # 7 may have been the old card: the new one may be a 2
    assert barred(state, "1") == []


def test_ck15_the_exclusion_stays_when_the_cake_laid_was_the_excluded_one() -> None:
    state = play(table(["1 4", "5", "6", "3"], deck="2 1 1 1"), "play 1", "choose 1", "name 2")
    play(state, "play 2", "choose nobody")  # the 2 was drawn, so the hand is the old card
    assert barred(state, "1") == ["2"]


def test_ck17_a_comparison_tells_others_only_who_went_out() -> None:
    state = play(table(["3 6", "5", "1", "2"]), "play 3", "choose 1")
    assert barred(state, "0", 2) == ["1", "2", "3", "4", "5", "K1", "K2", "K3", "K4", "K5"]
    assert sees(state, 2)[0] == [None]


def test_ck17_a_tie_tells_others_that_the_cards_are_worth_the_same() -> None:
    state = play(table(["3 5", "K5", "1", "2"]), "play 3", "choose 1")
    assert sees(state, 2, "facts")["equal"] == [["0", "1"]]
    play(state, "play 1", "choose 2", "name 8")  # seat 1 may have laid the card compared
    assert sees(state, 2, "facts")["equal"] == []


def test_ck21_who_lays_coffee_by_choice_does_not_hold_hnallthora() -> None:
    state = play(table(["K4 5", "5", "1", "2"]), "play K4", "choose 1")
    assert barred(state, "0") == ["7"]


def test_ck25_unprotected_survivors_hold_no_coffee() -> None:
    state = draws("K", "1 1", ["7 1", "2", "3", "4"], protected=[3])
    coffee = ["K1", "K2", "K3", "K4", "K5", "K6"]
    assert [barred(state, str(seat)) for seat in range(4)] == [coffee, coffee, coffee, []]


def test_ck26_a_card_given_is_in_one_of_the_other_hands() -> None:
    state = draws("D", "5 1", ["7 1", "2", "3", "4"], chance=[0, 0, 0])
    # 1 2 3 4 become 2 3 4 1 (see test_ck26 of the rules): seat 0 gave a 1 and got a 2.
    assert sees(state, 0, "memory")["among"] == [{"seat": 0, "card": "1", "one_of": ["1", "2", "3"]}]
    assert sees(state, None, "memory")["among"] == []


def test_ck26_the_last_place_left_is_certain() -> None:
    state = draws("D", "2 1 1", ["7 1", "6", "", "4"], chance=[0, 0])
    # 1 6 4 become 6 4 1: seat 0 gave a 1 and got a 6; the 1 is with seat 1 or 3.
    assert sees(state, 0, "memory")["among"] == [{"seat": 0, "card": "1", "one_of": ["1", "3"]}]
    play(state, "play 2", "choose 3")  # seat 1 looks at the 1 of seat 3, which tells seat 0 nothing
    assert sees(state, 0)[3][0] is None
    state = draws("D", "3 1 1", ["7 1", "6", "", "4"], chance=[0, 0])
    play(state, "play 3", "choose 3")  # seat 1 shows 4 against 1: seat 3 goes out with the 1
    assert sees(state, 0, "memory")["among"] == []


def test_ck26_a_card_known_before_is_remembered_too() -> None:
    state = play(table(["2 4", "5", "6", "3"], deck="7 D 1 1", chance=[0, 0, 0]), "play 2", "choose 2")
    play(state, "play 7")  # seat 2 draws Lummudeig: 4 5 6 3 become 5 6 3 4
    memories = sees(state, 0, "memory")["among"]
    assert {(memory["card"], *memory["one_of"]) for memory in memories} == {
        ("4", "1", "2", "3"),
        ("6", "1", "2", "3"),
    }


def test_ck28_nobody_knows_a_hand_of_three_any_more() -> None:
    state = play(table(["2 4", "5", "6", "3"], deck="T 3 6 1 1"), "play 2", "choose 1")
    assert sees(state, 0)[1] == ["5", None, None]
    play(state, "play 3")
    assert sees(state, 0)[1] == [None, None]


def test_ck26_who_gets_the_other_card_of_two_knows_where_the_own_one_went() -> None:
    for hands, turn in ((["", "5 7", "6"], 1), (["5 7", "6", ""], 0)):
        state = table(hands, "D 1 1 1", turn, chance=[0] * 9)
        play(state, "play 7")
        other = turn + 1
        assert sees(state, turn, "hands")[turn] == ["6"]
        assert "5" in sees(state, turn, "hands")[other]
        assert "6" in sees(state, other, "hands")[turn]


def test_ck28_a_known_card_of_three_is_certain_again_when_the_other_two_are_laid() -> None:
    state = table(["7 2", "8", "1"], "T 4 1 1 1 1", 0)
    play(state, "play 2", "choose 1", "play 1", "hold 8", "choose 2", "name 8")
    assert sees(state, 0, "hands")[1] == [None, None]
    assert sees(state, 0, "memory")["among"] == [{"seat": 0, "card": "8", "one_of": ["1", "second"]}]
    play(state, "play 4")
    assert sees(state, 0, "hands")[1] == ["8"]
    assert sees(state, 2, "hands")[1] == [None]


def test_ck20_what_is_known_to_be_in_one_of_two_hands_follows_a_swap() -> None:
    state = table(["4", "6 2", "5", "3"], "7 7 1 1 1", 1, laid={0: "4"}, protected=[0])
    dump = state.dump()
    dump["state"]["memory"]["among"] = [{"seat": 0, "card": "5", "one_of": ["1", "2"]}]
    state = play(kotatsu.game("cookie-thief").load(dump), "play 6", "choose 3")
    assert sees(state, 0, "memory")["among"] == [{"seat": 0, "card": "5", "one_of": ["2", "3"]}]


def test_ck31_the_hands_of_a_finished_match_are_open_the_deck_and_the_secret_are_not() -> None:
    state = play(table(["8 1", "5", "6", "3"]), "play 8")
    assert sees(state, 3) == [[], ["5"], ["6"], ["3"]]
    assert sees(state, 3, "deck") == [None, None, None]
    assert sees(state, 3, "secret") is None


def deeds(state: object) -> dict[str, list[str]]:
    """What everybody saw who holds each card do."""
    found: dict[str, list[str]] = sees(state, None, "facts")["deeds"]  # type: ignore[arg-type]
    return found


def test_ck8_ck15_everybody_remembers_what_was_given_up_and_guessed_beside_a_card() -> None:
    state = play(table(["1 4", "5", "6", "3"], deck="7 4 1 1"), "play 1", "choose 1", "name 2")
    assert deeds(state) == {"0": ["1", "?2"]}
    play(state, "play 7", "play 4")
    assert deeds(state) == {"0": ["1", "?2"], "1": ["7"], "2": ["4"]}


def test_ck15_a_guess_that_everybody_knows_to_be_sure_tells_nothing() -> None:
    state = play(table(["2 1", "5", "4", "6"], deck="V 4 2 1 1 1"), "play 2", "choose 1")
    play(state, "play 4", "play 2", "choose nobody")  # seat 1 has drawn Viðbrennd lumma
    assert deeds(state)["0"] == ["2"]
    play(state, "play 1", "choose 1", "name 5")
    assert deeds(state)["0"] == ["2", "1"]


def test_ck19_ck20_what_was_done_beside_a_card_goes_with_it_and_ends_with_it() -> None:
    state = play(table(["4 2", "5", "1", "3"], deck="6 5 1 1 1"), "play 4")
    play(state, "play 6", "choose 2")  # seats 1 and 2 swap
    assert deeds(state) == {"0": ["4"], "2": ["6"]}
    play(state, "play 5", "choose 2")  # seat 2 draws a new card
    assert deeds(state) == {"0": ["4"]}


def test_ck16_ck20_a_hand_put_aside_takes_its_story_along() -> None:
    state = play(table(["K2 4", "5", "6", "3"], deck="1 1 1", secret="7"), "play K2")
    assert deeds(state) == {"secret": ["K2"]}
