"""Every rule of Cookie Thief, in the order of its rulebook. Expected values are worked out by hand."""

from collections import Counter

import pytest

import kotatsu
from kotatsu.core.events import Event
from tests.games.cookie_thief.positions import GAME, draws, happened, legal, noticed, play, sees, shown, table

CAKES = Counter({"1": 5, "2": 2, "3": 2, "4": 2, "5": 2, "6": 1, "7": 1, "8": 1})
COFFEE = Counter({"K1": 1, "K2": 1, "K3": 1, "K4": 1, "K5": 1, "K6": 1})
PANCAKES = set("GHKDSTUV")


def dealt(players: int, seed: str) -> tuple[Counter[str], list[str]]:
    """All cakes of a new table, and its pancakes."""
    state = GAME.new(players, seed).dump()["state"]
    cards = [card for hand in state["hands"] for card in hand] + [state["secret"], *state["deck"]]
    cards += [card for pile in state["laid"] for card in pile] + state["discarded"] + state["pancakes"]
    cakes = Counter(card for card in cards if card not in PANCAKES)
    return cakes, [card for card in cards if card in PANCAKES]


# --- cards and set-up ---------------------------------------------------------------------------------------


def test_ck1_there_are_22_cakes() -> None:
    assert dealt(4, "cakes")[0] == CAKES + COFFEE
    assert sum((CAKES + COFFEE).values()) == 22


def test_ck1_ck2_values_and_names_of_moves() -> None:
    state = table(["K5 8", "1", "1", "1"])
    assert state.describe(0, 12) == {"kind": "play", "card": "K5", "value": 5, "coffee": True}
    assert state.describe(0, 7) == {"kind": "play", "card": "8", "value": 8, "coffee": False}


def test_ck2_eight_pancakes_one_each() -> None:
    seen = {card for n in range(40) for card in dealt(5, str(n))[1]}
    assert seen == PANCAKES


def test_ck3_three_players_leave_out_coffee() -> None:
    for n in range(20):
        cakes, pancakes = dealt(3, str(n))
        assert cakes == CAKES
        assert "K" not in pancakes


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_ck4_one_card_each_and_a_secret_one(players: int) -> None:
    for n in range(30):
        state = GAME.new(players, f"deal {n}", {"first_leader": 0}).dump()["state"]
        if not state["pancakes"]:  # the first card drawn was a cake
            assert [len(hand) for hand in state["hands"]] == [2] + [1] * (players - 1)
            assert state["secret"] in CAKES + COFFEE


@pytest.mark.parametrize(("players", "size"), [(3, 16), (4, 21), (5, 20), (6, 19), (7, 18)])
def test_ck5_four_pancakes_in_a_deck_of_this_size(players: int, size: int) -> None:
    dealt_events = [e for e in _events_of_deal(players) if e.kind == "dealt"]
    assert dealt_events[0].fields["deck"] == size
    assert all(len(dealt(players, str(n))[1]) == 4 for n in range(10))


def _events_of_deal(players: int) -> list[Event]:
    """What happens when a second round is dealt: the one player left wins the first."""
    state = table(["1 1", "5", *[""] * (players - 2)], rounds=2)
    play(state, "play 1", "choose 1", "name 5")
    return state.take_events()


def test_ck6_the_winner_starts_the_next_round() -> None:
    state = table(["5 1", "2", "8", "3"], deck="", rounds=2)
    play(state, "play 1", "choose 1", "name 3")
    assert shown(state, "round") == 1
    assert shown(state, "starter") == 2


def test_ck6_of_several_winners_one_is_drawn() -> None:
    starters = set()
    for draw in (0, 1):
        state = table(["5 1", "2", "5", "3"], deck="", rounds=2, laid={2: "1"}, chance=[draw, *[0] * 60])
        play(state, "play 1", "choose 1", "name 3")
        assert happened(state, "round")[0]["winners"] == [0, 2]
        starters.add(shown(state, "starter"))
    assert starters == {0, 2}


def test_ck6_the_first_starter_can_be_named() -> None:
    assert shown(GAME.new(5, "x", {"first_leader": 3}), "starter") == 3


# --- a turn -------------------------------------------------------------------------------------------------


def test_ck7_a_cake_goes_into_the_hand_unseen() -> None:
    state = table(["7 1", "2", "3"], deck="5 1")
    play(state, "play 7")
    assert shown(state, "hands")[1] == ["2", "5"]
    assert sees(state, 1)[1] == ["2", "5"]
    assert sees(state, 0)[1] == [None, None]
    assert noticed(state, 0, "drew") == [{"event": "drew", "seat": 1, "deck": 1}]
    assert noticed(state, 1, "drew") == [{"event": "drew", "seat": 1, "deck": 1, "card": "5"}]


def test_ck7_a_pancake_is_shown_carried_out_and_put_away() -> None:
    state = draws("H", "5 1")
    assert noticed(state, None, "pancake") == [{"event": "pancake", "seat": 1, "card": "H"}]
    assert shown(state, "pancakes") == ["H"]
    assert shown(state, "hands")[1] == ["2", "5"]


def test_ck7_with_the_deck_empty_nothing_is_drawn_and_nothing_played() -> None:
    state = draws("H", "")  # Hálfbökuð lumma is the last card: nothing more comes
    assert state.over
    assert happened(state, "no_card") == [{"event": "no_card", "seat": 1}]
    assert happened(state, "turn_over") == [{"event": "turn_over", "seat": 1}]
    assert shown(state, "laid")[1] == []


def test_ck7_who_plays_no_cake_is_told_that_the_turn_is_over() -> None:
    for pancake in "KSUV":
        state = draws(pancake, "1 1")
        assert noticed(state, 1, "turn_over") == [{"event": "turn_over", "seat": 1}]
    for pancake in "GHD":
        assert happened(draws(pancake, "1 1"), "turn_over") == []


def test_ck8_one_of_two_cakes_is_played() -> None:
    state = table(["7 4", "2", "3"], deck="1 1")
    assert legal(state) == ["play 4", "play 7"]
    play(state, "play 4")
    assert shown(state, "laid")[0] == ["4"]
    assert shown(state, "hands")[0] == ["7"]
    assert state.deciders == (1,)


def test_ck9_a_text_is_carried_out_even_to_ones_harm() -> None:
    state = table(["3 1", "5", "", ""])
    play(state, "play 3")
    assert legal(state) == ["choose 1"]
    play(state, "choose 1")
    assert happened(state, "out") == [{"event": "out", "seat": 0, "cards": ["1"], "count": 1}]


def test_ck9_without_a_target_nothing_happens() -> None:
    for cake in "1236":
        state = table([f"{cake} 4", "5", "6"], protected=[1, 2])
        play(state, f"play {cake}")
        assert happened(state, "nothing") == [{"event": "nothing", "seat": 0, "card": cake}]
        assert state.deciders == (1,)


@pytest.mark.parametrize("cake", ["K3", "K5", "K6"])
def test_ck9_two_targets_must_be_two_players(cake: str) -> None:
    state = table([f"{cake} 4", "5", "6", "7"], protected=[1, 2, 3])
    play(state, f"play {cake}")
    assert happened(state, "nothing") == [{"event": "nothing", "seat": 0, "card": cake}]
    state = table([f"{cake} 4", "5", "6", "7"], protected=[1, 2])
    play(state, f"play {cake}")
    assert legal(state) == ["choose 0", "choose 3"]
    play(state, "choose 0")
    assert legal(state) == ["choose 3"]


def test_ck10_played_cakes_stay_open_and_the_discard_pile_is_open() -> None:
    state = table(["5 4", "6", "2", "3"], laid={0: "1"}, discarded="2")
    play(state, "play 5", "choose 1")
    for viewer in (0, 1, 2, 3, None):
        assert sees(state, viewer, "laid")[0] == ["1", "5"]
        assert sees(state, viewer, "discarded") == ["2", "6"]


def test_ck10_the_text_of_a_discarded_cake_is_not_carried_out() -> None:
    state = table(["5 1", "4", "2", "3"], deck="6 1 1")
    play(state, "play 5", "choose 1")  # seat 1 discards Lakkrístoppur
    assert shown(state, "protected") == []


def test_ck11_who_is_out_shows_the_card_and_takes_no_turn() -> None:
    state = table(["1 4", "5", "2", "3"], laid={1: "6"})
    play(state, "play 1", "choose 1", "name 5")
    assert shown(state, "in") == [0, 2, 3]
    assert sees(state, None, "discarded") == ["5"]
    assert shown(state, "hands")[1] == []
    assert shown(state, "laid")[1] == ["6"]
    assert state.deciders == (2,)


def test_ck11_open_cakes_count_again_after_coming_back() -> None:
    state = draws("U", "5 1 1 1", ["7 1", "2", "", "4"], laid={2: "6"})
    play(state, "choose 2")
    assert shown(state, "laid")[2] == ["6"]
    assert shown(state, "hands")[2] == ["5", "1"]  # back with a 5, and it is their turn


def test_ck11_who_is_out_sits_out_and_everybody_knows() -> None:
    state = table(["1 2", "", "3", "4"])
    for looked_at in (state, *(state.view(seat) for seat in (0, 1, None))):
        assert [looked_at.sits_out(seat) for seat in range(4)] == [False, True, False, False]


def test_ck12_turns_go_clockwise_past_players_who_are_out() -> None:
    state = play(table(["7 1", "", "3", "4"]), "play 7")
    assert state.deciders == (2,)
    state = play(table(["7 1", "2", "3", ""], clockwise=False), "play 7")
    assert state.deciders == (2,)


def test_ck12_turns_go_on_from_a_seat_that_is_now_out() -> None:
    state = play(table(["2", "3 1", "5", "4"], turn=1), "play 3", "choose 2")
    assert shown(state, "in") == [0, 2, 3]
    assert state.deciders == (2,)


def test_ck12_every_round_starts_clockwise() -> None:
    state = table(["5 1", "2", "8", "3"], deck="", rounds=2, clockwise=False)
    play(state, "play 1", "choose 1", "name 3")
    assert shown(state, "clockwise") is True


# --- targets ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("cake", ["1", "2", "3", "K4", "5", "6"])
def test_ck13_the_protected_cannot_be_chosen(cake: str) -> None:
    state = play(table([f"{cake} 1", "5", "6", ""], protected=[1]), f"play {cake}")
    targets = [text for text in legal(state) if text != "choose nobody"]
    assert targets == (["choose 0", "choose 2"] if cake == "5" else ["choose 2"])


def test_ck13_kleina_med_kaffi_passes_the_protected_by() -> None:
    state = play(table(["K1 4", "5", "6", "2"], protected=[2]), "play K1")
    assert state.ask(0)["target"] == 1
    play(state, "name 2")
    assert state.ask(0)["target"] == 3


def test_ck13_lumma_med_kaffi_leaves_the_protected_alone() -> None:
    state = draws("K", "1 1", ["7 1", "2", "K3", "K4"], protected=[2])
    assert shown(state, "in") == [0, 1, 2]


def test_ck13_lummudeig_leaves_the_protected_alone_even_the_drawer() -> None:
    state = draws("D", "1 1", ["7 1", "2", "3", "4"], protected=[1, 3], chance=[0])
    assert shown(state, "hands") == [["3"], ["2", "1"], ["1"], ["4"]]


def test_ck13_the_protected_may_be_next_by_lummustafli() -> None:
    state = draws("S", "1 1", laid={3: "8"}, protected=[3])
    assert state.deciders == (3,)


def test_ck14_the_marked_must_be_chosen() -> None:
    for cake in ("1", "3", "5", "6"):
        state = play(table([f"{cake} 1", "5", "6", "2"], mark=(3, 2)), f"play {cake}")
        assert legal(state) == ["choose 2"]


def test_ck14_two_targets_must_include_the_marked() -> None:
    state = play(table(["K6 1", "5", "6", "2"], mark=(3, 2)), "play K6")
    assert legal(state) == ["choose 0", "choose 1", "choose 2", "choose 3"]
    play(state, "choose 1")
    assert legal(state) == ["choose 2"]


def test_ck14_second_target_is_free_once_the_marked_is_chosen() -> None:
    state = play(table(["K6 1", "5", "6", "2"], mark=(3, 2)), "play K6", "choose 2")
    assert legal(state) == ["choose 0", "choose 1", "choose 3"]


def test_ck14_not_bound_are_nobody_and_kleina_med_kaffi_and_the_marked_themselves() -> None:
    state = play(table(["2 1", "5", "6", "2"], mark=(3, 2)), "play 2")
    assert legal(state) == ["choose 2", "choose nobody"]
    state = play(table(["K1 4", "5", "6", "2"], mark=(3, 2)), "play K1")
    assert state.ask(0)["target"] == 1
    state = play(table(["5", "1", "6 1", "2"], turn=2, mark=(3, 2)), "play 6")
    assert legal(state) == ["choose 0", "choose 1", "choose 3"]


def test_ck14_a_protected_marked_player_binds_nobody() -> None:
    state = play(table(["3 1", "5", "6", "2"], mark=(3, 2), protected=[2]), "play 3")
    assert legal(state) == ["choose 1", "choose 3"]


def test_ck14_ends_when_its_owner_lays_another_cake_before_the_text() -> None:
    state = play(table(["3 1", "5", "6", "2"], mark=(0, 2)), "play 3")
    assert legal(state) == ["choose 1", "choose 2", "choose 3"]
    assert shown(state, "mark") == {"by": None, "on": None}


def test_ck14_ends_when_either_goes_out() -> None:
    for mark in ((1, 2), (3, 1)):
        state = table(["1", "5", "6", "2 1"], turn=3, mark=mark, protected=[2] if mark == (1, 2) else [])
        play(state, "play 1", "choose 1", "name 5")
        assert shown(state, "mark") == {"by": None, "on": None}


def test_ck14_ends_when_the_marked_plays_a_plain_lakkristoppur() -> None:
    state = play(table(["4 1", "5", "6", "2"], mark=(3, 0)), "play 4")
    assert shown(state, "mark") == {"by": None, "on": None}
    assert shown(state, "protected") == [0]


# --- what the cakes do --------------------------------------------------------------------------------------


def test_ck15_kleina_names_a_cake_but_neither_kleina() -> None:
    state = play(table(["1 4", "5", "6", "2"]), "play 1", "choose 1")
    assert legal(state) == [
        f"name {card}" for card in ["2", "3", "4", "5", "6", "7", "8", "K2", "K3", "K4", "K5", "K6"]
    ]
    state = play(table(["1 4", "5", "6"]), "play 1", "choose 1")
    assert legal(state) == [f"name {n}" for n in range(2, 9)]


def test_ck15_coffee_or_not_matters() -> None:
    state = play(table(["1 4", "K5", "6", "2"]), "play 1", "choose 1", "name 5")
    assert shown(state, "in") == [0, 1, 2, 3]
    assert happened(state, "guessed")[0]["right"] is False
    state = play(table(["1 4", "K5", "6", "2"]), "play 1", "choose 1", "name K5")
    assert shown(state, "in") == [0, 2, 3]


def test_ck15_med_kaffi_guesses_all_clockwise_even_when_reversed() -> None:
    state = table(["5", "K1 4", "6", "2"], turn=1, clockwise=False)
    play(state, "play K1")
    asked = []
    for name in ("name 6", "name 2", "name 3"):
        asked.append(state.ask(1)["target"])
        play(state, name)
    assert asked == [2, 3, 0]
    assert shown(state, "in") == [0, 1]
    assert state.deciders == (0,)


def test_ck15_a_right_guess_may_end_the_round_midway() -> None:
    state = play(table(["K1 4", "8", "6", "2"]), "play K1", "name 8")
    assert state.over  # the jar is caught; seats 2 and 3 are not asked about
    assert [e["target"] for e in happened(state, "guessed")] == [1]


def test_ck16_piparkaka_looks_or_does_not() -> None:
    state = play(table(["2 4", "5", "6", "3"]), "play 2", "choose 1")
    assert sees(state, 0)[1][0] == "5"
    assert sees(state, 2)[1][0] is None
    state = play(table(["2 4", "5", "6", "3"]), "play 2", "choose nobody")
    assert sees(state, 0)[1][0] is None


def test_ck16_med_kaffi_swaps_with_the_secret_card() -> None:
    state = play(table(["K2 4", "5", "6", "3"], secret="8"), "play K2")
    assert shown(state, "hands")[0] == ["8"]
    assert shown(state, "secret") == "4"
    assert sees(state, 0, "secret") == "4"
    assert sees(state, 1, "secret") is None


@pytest.mark.parametrize(("own", "other", "out"), [("4", "5", 0), ("6", "5", 1), ("5", "K5", None)])
def test_ck17_the_lower_is_out_and_a_tie_does_nothing(own: str, other: str, out: int | None) -> None:
    state = play(table([f"3 {own}", other, "6", "2"]), "play 3", "choose 1")
    assert shown(state, "in") == [seat for seat in range(4) if seat != out]


def test_ck17_only_the_two_see_the_cards() -> None:
    state = play(table(["3 5", "K5", "6", "2"]), "play 3", "choose 1")
    assert sees(state, 0)[1][0] == "K5"
    assert sees(state, 1)[0] == ["5"]
    assert sees(state, 2)[0] == [None]
    assert "card" not in noticed(state, 2, "compared")[0]
    assert noticed(state, 1, "compared")[0]["card"] == "5"


def test_ck17_med_kaffi_lets_two_players_compare_the_own_seat_allowed() -> None:
    state = play(table(["K3 5", "4", "6", "2"]), "play K3", "choose 1", "choose 2")
    assert shown(state, "in") == [0, 2, 3]
    assert sees(state, 0)[2][0] is None
    state = play(table(["K3 5", "4", "6", "2"]), "play K3", "choose 0", "choose 2")
    assert shown(state, "in") == [1, 2, 3]


def test_ck18_protection_lasts_until_another_cake_is_laid_not_for_a_pancake() -> None:
    state = play(table(["4 1", "7", "6", "2"], deck="1 1 1 H 5 1"), "play 4")
    assert shown(state, "protected") == [0]
    for _ in range(3):
        play(state, "play 1")
        play(state, "choose nobody") if "choose nobody" in legal(state) else play(state, legal(state)[0])
        if state.ask(state.deciders[0])["kind"] == "name":
            play(state, "name 8")
    assert state.deciders == (0,)  # seat 0 has drawn Hálfbökuð lumma and a 5
    assert shown(state, "pancakes") == ["H"]
    assert shown(state, "protected") == [0]
    play(state, "play 1")
    assert shown(state, "protected") == []


def test_ck18_med_kaffi_marks() -> None:
    state = play(table(["K4 1", "5", "6", "2"]), "play K4", "choose 2")
    assert shown(state, "mark") == {"by": 0, "on": 2}


def test_ck19_randalina_discards_and_draws_pancakes_unread() -> None:
    state = play(table(["5 1", "4", "6", "2"], deck="K V 3 1 1"), "play 5", "choose 1")
    assert shown(state, "discarded") == ["4"]
    assert shown(state, "pancakes") == ["K", "V"]
    assert shown(state, "hands")[1] == ["3", "1"]
    assert [e["card"] for e in happened(state, "unread")] == ["K", "V"]


def test_ck19_on_oneself() -> None:
    state = play(table(["5 1", "4", "6", "2"], deck="3 1 1"), "play 5", "choose 0")
    assert shown(state, "hands")[0] == ["3"]
    assert shown(state, "discarded") == ["1"]


def test_ck19_without_a_cake_left_the_player_is_out() -> None:
    state = play(table(["5 1", "4", "6", "2"], deck="V"), "play 5", "choose 1")
    assert shown(state, "in") == [0, 2, 3]
    assert shown(state, "discarded") == ["4"]
    assert happened(state, "out") == [{"event": "out", "seat": 1, "cards": [], "count": 0}]
    assert state.over  # and the deck is empty at the end of the turn


def test_ck19_med_kaffi_in_the_chosen_order() -> None:
    state = play(table(["K5 1", "4", "6", "2"], deck="3 V 2 1 1"), "play K5", "choose 2", "choose 1")
    assert shown(state, "hands")[2] == ["3"]
    assert shown(state, "hands")[1] == ["2", "1"]
    assert [e["card"] for e in happened(state, "discarded")] == ["6", "4"]


def test_ck19_med_kaffi_the_first_draws_the_last_card() -> None:
    state = play(table(["K5 1", "4", "6", "2"], deck="3"), "play K5", "choose 2", "choose 1")
    assert happened(state, "out")[0]["seat"] == 1
    assert [(e["seat"], e["cards"]) for e in happened(state, "showed")] == [
        (0, ["1"]),
        (2, ["3"]),
        (3, ["2"]),
    ]


def test_ck20_hjonabandssaela_swaps_hands() -> None:
    state = play(table(["6 1", "4", "5", "2"]), "play 6", "choose 2")
    assert [hand[0] for hand in shown(state, "hands")] == ["5", "4", "1", "2"]
    assert sees(state, 0)[2] == ["1"]
    assert sees(state, 2)[0] == ["5"]
    assert sees(state, 1)[0] == [None]


def test_ck20_med_kaffi_swaps_two_others_unseen() -> None:
    state = play(table(["K6 1", "4", "5", "2"]), "play K6", "choose 2", "choose 3")
    assert [hand[0] for hand in shown(state, "hands")] == ["1", "4", "2", "5"]
    assert sees(state, 0)[2:] == [[None], [None]]
    assert sees(state, 2)[2:] == [["2"], ["5"]]
    state = play(table(["K6 1", "4", "5", "2"]), "play K6", "choose 0", "choose 1")
    assert [hand[0] for hand in shown(state, "hands")][:2] == ["4", "1"]


def test_ck21_hnallthora_must_be_played_with_coffee_and_does_nothing() -> None:
    state = table(["7 K5", "4", "6", "2"])
    assert legal(state) == ["play 7"]
    with pytest.raises(kotatsu.IllegalMove, match="CK-21"):
        state.play(0, 12)  # K5
    play(state, "play 7")
    assert state.deciders == (1,)
    assert legal(table(["7 5", "4", "6", "2"])) == ["play 5", "play 7"]


def test_ck21_binds_after_tvilumma_too() -> None:
    state = table(["1 7 K5", "4", "6", "2"])
    assert legal(state) == ["play 7"]


def test_ck22_playing_the_jar_ends_the_round() -> None:
    state = play(table(["8 7", "4", "6", "2"]), "play 8")
    assert state.over
    assert happened(state, "out") == [{"event": "out", "seat": 0, "cards": ["7"], "count": 1}]
    assert state.scores == [-1, 0, 1, 0]


def test_ck22_discarding_the_jar_ends_the_round_and_nothing_more_is_drawn() -> None:
    state = play(table(["K5 6", "8", "4", "2"], deck="1 1 1"), "play K5", "choose 1", "choose 2")
    assert state.over
    assert len(shown(state, "deck")) == 3
    assert state.scores == [1, -1, 0, 0]


def test_ck22_going_out_with_the_jar_ends_the_round() -> None:
    state = play(table(["1 2", "8", "6", "5"]), "play 1", "choose 1", "name 8")
    assert state.over
    assert state.scores == [0, -1, 1, 0]


# --- what the pancakes do -----------------------------------------------------------------------------------


def test_ck23_grautarlumma_takes_all_cakes_back() -> None:
    state = draws("G", "3 3", laid={1: "6", 2: "K5"}, discarded="2", chance=[0] * 6)
    # Back go 6, K5, the 7 just laid and the discarded 2: with 3 and 3 six cards, one of which is drawn.
    assert shown(state, "laid") == [[], [], [], []]
    assert shown(state, "discarded") == []
    assert sorted(shown(state, "deck") + shown(state, "hands")[1][1:]) == ["2", "3", "3", "6", "7", "K5"]
    assert shown(state, "secret") == "1"


def test_ck23_an_active_lakkristoppur_stays_and_goes_on_protecting() -> None:
    state = draws("G", "3 3 3", laid={1: "4 1", 2: "2 4"}, protected=[2])
    # Back go 7, 4, 1 and 2: with 3, 3 and 3 seven cards. The 4 of seat 1 was followed by another cake.
    assert happened(state, "gathered") == [{"event": "gathered", "seat": 1, "deck": 7, "kept": [2]}]
    assert shown(state, "laid") == [[], [], ["4"], []]
    assert shown(state, "protected") == [2]
    assert sorted(shown(state, "deck") + shown(state, "hands")[1][1:]) == ["1", "2", "3", "3", "3", "4", "7"]


def test_ck23_of_two_lakkristoppar_only_the_active_one_stays() -> None:
    state = draws("G", "3 3 3", laid={2: "4 4"}, protected=[2])
    assert shown(state, "laid") == [[], [], ["4"], []]
    assert happened(state, "gathered")[0]["deck"] == 5


def test_ck23_what_stays_counts_among_the_open_cakes() -> None:
    # After Grautarlumma nothing else is open: the 4 gives its player the turn (CK-27).
    state = draws("G", "S", hands=["7 1", "2", "3", "5"], laid={3: "4"}, protected=[3], chance=[0])
    # Deck S 7, shuffled with a zero: 7 S.
    assert happened(state, "pancake")[1]["card"] == "S"
    assert state.deciders == (3,)


def test_ck23_a_mark_ends_with_its_card() -> None:
    state = draws("G", "3 3 3", laid={2: "4", 3: "K4"}, protected=[2], mark=(3, 1))
    assert shown(state, "laid") == [[], [], ["4"], []]
    assert shown(state, "mark") == {"by": None, "on": None}
    assert happened(state, "mark_ended") == [{"event": "mark_ended", "seat": 3, "target": 1}]


def test_ck24_halfbokud_reverses_after_the_turn() -> None:
    state = draws("H", "5 1 1")
    assert shown(state, "clockwise") is True
    assert state.deciders == (1,)
    play(state, "play 2", "choose nobody")
    assert shown(state, "clockwise") is False
    assert state.deciders == (0,)


def test_ck25_lumma_med_kaffi_sends_coffee_holders_out_at_once() -> None:
    state = draws("K", "1 1", ["7 1", "K2", "3", "K4"])
    assert shown(state, "in") == [0, 2]
    assert sorted(shown(state, "discarded")) == ["K2", "K4"]
    assert state.deciders == (2,)  # the turn of seat 1 has ended


def test_ck25_all_at_once_then_one_is_left() -> None:
    state = draws("K", "1 1", ["7 1", "K2", "K3", "K4"])
    assert state.over
    assert state.scores == [1, 0, 0, 0]


def test_ck25_with_two_cakes_in_hand_the_turn_goes_on() -> None:
    state = draws("T", "5 K 1 1", ["7 1", "2", "3", "K4"])
    assert shown(state, "in") == [0, 1, 2]
    assert state.deciders == (1,)
    assert legal(state) == ["play 2", "play 5"]


def test_ck25_who_goes_out_by_it_discards_all_and_carries_out_nothing_more() -> None:
    state = play(draws("T", "H K 1 1", ["7 1", "K2", "3", "4"]), "first K")
    assert happened(state, "out") == [{"event": "out", "seat": 1, "cards": ["K2"], "count": 1}]
    assert happened(state, "dropped") == [{"event": "dropped", "seat": 1, "card": "H"}]
    assert state.deciders == (2,)
    assert shown(state, "clockwise") is True


def test_ck26_lummudeig_deals_the_hands_anew_then_draws() -> None:
    state = draws("D", "5 1", ["7 1", "2", "3", "4"], chance=[0, 0, 0])
    # Fisher-Yates with zeros on 1 2 3 4: 4 2 3 1, then 3 2 4 1, then 2 3 4 1.
    assert shown(state, "hands") == [["2"], ["3", "5"], ["4"], ["1"]]


def test_ck26_each_gets_as_many_as_they_gave() -> None:
    # Tvílumma gives seat 1 a 6 and Lummudeig: it has two cards when the hands are shuffled.
    state = draws("T", "6 D 5 1", ["7 1", "2", "3", "4"], chance=[0, 0, 0, 0])
    assert [len(hand) for hand in shown(state, "hands")] == [1, 3, 1, 1]
    cards = sorted(card for hand in shown(state, "hands") for card in hand)
    assert cards == ["1", "2", "3", "4", "5", "6"]
    assert shown(state, "hands")[1][2] == "5"


def test_ck27_lummustafli_gives_the_turn_to_the_highest_open_cake() -> None:
    state = draws("S", "1 1", laid={2: "K6", 3: "5 5"}, hands=["7 1", "2", "3", ""])
    assert state.deciders == (0,)  # the 7 just laid
    assert shown(state, "turn") == 0
    state = play(table(["4 1", "2", "3", "4"], deck="S 1 1", laid={2: "K6", 3: "6"}), "play 4")
    assert legal(state) == ["choose 2", "choose 3"]
    play(state, "choose 3")
    assert state.deciders == (3,)


def test_ck27_it_may_be_the_own_turn_and_order_goes_on_from_there() -> None:
    state = draws("S", "1 1 1", laid={1: "8"})
    assert state.deciders == (1,)
    play(state, "play 2", "choose nobody")
    assert state.deciders == (2,)


def test_ck27_with_two_cakes_in_hand_the_turn_goes_on_first() -> None:
    state = draws("T", "5 S 1 1")  # the 7 of seat 0 is the highest
    assert legal(state) == ["play 2", "play 5"]
    assert happened(state, "passed") == [{"event": "passed", "seat": 1, "target": 0}]
    play(state, "play 2", "choose nobody")
    assert state.deciders == (0,)


def test_ck27_the_highest_is_who_has_it_when_lummustafli_is_carried_out() -> None:
    state = table(["2 1", "7", "3", "2"], deck="T 4 S 1 1")
    play(state, "play 2", "choose nobody", "play 7")  # a 7 that comes later changes nothing
    assert shown(state, "laid")[:2] == [["2"], ["7"]]
    assert state.deciders == (0,)


def test_ck27_of_several_tied_one_is_chosen_before_any_cake_is_played() -> None:
    state = table(["4 1", "2", "3", "4"], deck="T 5 S 1 1", laid={2: "K6", 3: "6"})
    play(state, "play 4")
    assert legal(state) == ["choose 2", "choose 3"]
    play(state, "choose 3")
    assert legal(state) == ["play 2", "play 5"]
    play(state, "play 2", "choose nobody")
    assert state.deciders == (3,)


def test_ck27_if_they_are_out_by_then_the_order_goes_on_from_their_seat() -> None:
    state = table(["2 4", "1", "5", "3"], deck="T 6 S 1 1", laid={3: "6"})
    play(state, "play 2", "choose nobody")
    assert shown(state, "next") == 3
    play(state, "play 1", "choose 3", "name 3")
    assert state.deciders == (0,)


def test_ck27_the_order_goes_on_from_there_the_other_way_once_reversed() -> None:
    state = table(["2 4", "1", "5", "3"], deck="T H S 6 1 1", laid={3: "6"})
    play(state, "play 2", "choose nobody", "first S", "play 1", "choose 3", "name 3")
    assert shown(state, "clockwise") is False
    assert state.deciders == (2,)


def test_ck27_without_open_cakes_one_of_all_still_in() -> None:
    state = draws("G", "S 1 1", hands=["7 1", "2", "3", ""], chance=[2, 0, 0])
    # Grautarlumma takes the 7 back: deck 1 1 S 7; shuffled so that S is drawn next.
    assert happened(state, "pancake")[1]["card"] == "S"
    assert legal(state) == ["choose 0", "choose 1", "choose 2"]


def test_ck28_tvilumma_draws_two_and_plays_two() -> None:
    state = draws("T", "5 6 1 1")
    assert shown(state, "hands")[1] == ["2", "5", "6"]
    play(state, "play 2")
    assert legal(state) == ["hold 5", "hold 6"]
    play(state, "hold 6")
    assert legal(state) == ["choose 0", "choose 2", "choose 3", "choose nobody"]
    play(state, "choose nobody")
    assert legal(state) == ["play 5", "play 6"]
    play(state, "play 5", "choose 1")  # Randalína on oneself: the 6 is discarded for a 1
    assert shown(state, "hands")[1] == ["1"]
    assert state.deciders == (2,)


def test_ck28_the_held_card_is_the_hand_for_the_text() -> None:
    state = draws("T", "3 6 1 1", hands=["7 1", "2", "5", "4"])
    play(state, "play 3", "hold 6", "choose 2")  # 6 against 5
    assert shown(state, "in") == [0, 1, 3]
    state = draws("T", "3 6 1 1", hands=["7 1", "2", "5", "4"])
    play(state, "play 3", "hold 2", "choose 2")  # 2 against 5: both cards are discarded
    assert shown(state, "in") == [0, 2, 3]
    assert sorted(shown(state, "discarded")) == ["2", "6"]


def test_ck28_which_card_is_held_stays_hidden() -> None:
    state = draws("T", "5 6 1 1")
    play(state, "play 2")
    moves = state.legal_moves(1)
    assert len({state.seen(1, move, 0) for move in moves}) == 1
    assert len({state.seen(1, move, 1) for move in moves}) == 2


def test_ck28_the_held_card_counts_if_the_round_ends_there() -> None:
    state = draws("T", "1 8 1 1", hands=["7 1", "2", "8", ""])
    play(state, "play 1", "hold 2", "choose 2", "name 8")  # the jar is caught: 2 beats the 1 of seat 0
    assert state.over
    assert state.scores == [0, 1, -1, 0]


def test_ck28_pancakes_come_first_in_the_chosen_order() -> None:
    state = draws("T", "H V 1 1")
    assert legal(state) == ["first H", "first V"]
    play(state, "first H")  # draws a 1; then Viðbrennd ends the turn: one of 2 and 1 is discarded
    assert legal(state) == ["discard 1", "discard 2"]


def test_ck28_what_waits_is_discarded_unread_once_the_turn_ends() -> None:
    state = draws("T", "H V 1 1")
    play(state, "first V")
    assert shown(state, "pancakes") == ["H", "T", "V"]
    assert shown(state, "clockwise") is True
    assert state.deciders == (2,)


def test_ck28_each_pancake_with_all_it_draws_before_the_next() -> None:
    state = draws("T", "H D S 1 1 1", hands=["7 1", "2", "3", ""], chance=[0, 0])
    play(state, "first D")  # 1 2 3 become 2 3 1; then S is drawn, and only then H, which draws a 1
    assert [e["card"] for e in happened(state, "pancake")] == ["T", "H", "D", "S"]
    assert shown(state, "next") == 0
    assert shown(state, "hands") == [["2"], ["3", "1"], ["1"], []]
    assert shown(state, "reversing") is True


def test_ck28_a_pancake_counts_as_played_and_does_not_end_the_turn() -> None:
    for pancake in "KSU":
        state = draws("T", f"5 {pancake} 1 1")
        assert state.deciders == (1,)
        assert legal(state) == ["play 2", "play 5"]
        play(state, "play 2", "choose nobody")
        assert shown(state, "hands")[1] == ["5"]
        assert shown(state, "discarded") == []
        assert state.deciders == ((0,) if pancake == "S" else (2,))


def test_ck28_two_pancakes_are_both_carried_out_and_nothing_is_played() -> None:
    state = play(draws("T", "U S 1 1"), "first U")
    assert happened(state, "nothing")[-1] == {"event": "nothing", "seat": 1, "card": "U"}
    assert shown(state, "laid")[1] == []
    assert state.deciders == (0,)  # Lummustafli: seat 0 has the 7


def test_ck28_before_a_choice_every_cake_is_in_the_hand() -> None:
    # Lumma með kaffi leaves seat 1 alone, which holds a 2 and the jar (CK-31, CK-34).
    state = draws("T", "8 K 1 1", ["7 K1", "2", "K3", "K4"])
    assert state.over
    assert happened(state, "showed") == [{"event": "showed", "seat": 1, "cards": ["2", "8"]}]
    assert happened(state, "round")[0]["with_jar"] == 1
    assert state.scores == [0, 2, 0, 0]


def test_ck28_after_the_choice_only_the_chosen_card_is_the_hand() -> None:
    for hold, scores in (("2", [1, 0, 0]), ("8", [2, 0, 0])):
        state = table(["1 2 8", "5", ""])
        play(state, "play 1", f"hold {hold}", "choose 1", "name 5")
        assert state.scores == scores


def test_ck28_the_chosen_card_is_compared_when_the_jar_is_caught_elsewhere() -> None:
    for hold, scores in (("2", [0, -1, 1]), ("6", [1, -1, 0])):
        state = table(["1 2 6", "8", "4"])
        play(state, "play 1", f"hold {hold}", "choose 1", "name 8")
        assert state.scores == scores


def test_ck28_with_one_card_left_one_is_drawn() -> None:
    state = draws("T", "5")
    assert shown(state, "hands")[1] == ["2", "5"]
    play(state, "play 2", "choose nobody")
    assert state.over


def test_ck28_with_no_card_left_the_turn_ends() -> None:
    state = draws("T", "")
    assert state.over
    assert shown(state, "hands")[1] == ["2"]


def test_ck29_upphitud_brings_a_player_back() -> None:
    state = draws("U", "V 5 1 1", ["7 1", "2", "", ""])
    assert legal(state) == ["choose 2", "choose 3"]
    play(state, "choose 3")
    assert shown(state, "in") == [0, 1, 3]
    assert shown(state, "hands")[3] == ["5", "1"]
    assert shown(state, "pancakes") == ["U", "V"]
    assert state.deciders == (3,)


def test_ck29_without_a_cake_they_stay_out() -> None:
    state = draws("U", "V", ["7 1", "2", "", "4"])
    play(state, "choose 2")
    assert shown(state, "in") == [0, 1, 3]
    assert state.over


def test_ck29_with_nobody_out_nothing_is_drawn() -> None:
    state = draws("U", "5 1")
    assert shown(state, "hands")[1] == ["2"]
    assert state.deciders == (2,)
    assert shown(state, "hands")[2] == ["3", "5"]


def test_ck29_with_two_cakes_in_hand_the_turn_goes_on() -> None:
    state = play(draws("T", "5 U 6 1", ["7 1", "2", "", "4"]), "choose 2")
    assert shown(state, "hands") == [["1"], ["2", "5"], ["6"], ["4"]]
    assert legal(state) == ["play 2", "play 5"]


def test_ck30_vidbrennd_ends_the_turn() -> None:
    state = draws("V", "1 1")
    assert state.deciders == (2,)
    assert shown(state, "hands")[1] == ["2"]


def test_ck30_with_tvilumma_one_card_is_discarded_even_beside_hnallthora() -> None:
    state = draws("T", "V 7 1 1", hands=["7 1", "K2", "3", "4"])
    assert legal(state) == ["discard 7", "discard K2"]
    assert happened(state, "turn_over") == []
    play(state, "discard K2")
    assert shown(state, "hands")[1] == ["7"]
    assert shown(state, "discarded") == ["K2"]
    assert happened(state, "turn_over") == [{"event": "turn_over", "seat": 1}]
    assert state.deciders == (2,)


def test_ck30_no_other_pancake_makes_one_discard() -> None:
    for pancakes in ("G 5", "H 5", "K 5", "D 5", "S 5", "U 5"):
        state = draws("T", f"{pancakes} 1 1 1")
        assert state.deciders == (1,)
        assert {text.split()[0] for text in legal(state)} == {"play"}


def test_ck30_lummustafli_counts_if_it_comes_first_and_is_unread_if_vidbrennd_does() -> None:
    state = play(draws("T", "S V 1 1"), "first S")
    assert state.deciders == (0,)
    state = play(draws("T", "S V 1 1"), "first V")
    assert happened(state, "dropped") == [{"event": "dropped", "seat": 1, "card": "S"}]
    assert state.deciders == (2,)


def test_ck30_drawn_by_a_pancake_of_tvilumma_it_does_the_same() -> None:
    state = draws("T", "5 H V 1 1")  # Hálfbökuð lumma draws it
    assert legal(state) == ["discard 2", "discard 5"]
    play(state, "discard 5")
    assert shown(state, "clockwise") is False
    assert state.deciders == (0,)


def test_ck30_discarding_the_jar_is_being_caught() -> None:
    state = play(draws("T", "8 V 1 1"), "discard 8")
    assert state.over
    assert state.scores == [0, -1, 0, 1]


# --- the end of a round -------------------------------------------------------------------------------------


def test_ck31_when_the_deck_is_empty_the_highest_hand_wins() -> None:
    state = play(table(["7 4", "2", "6", "3"], deck=""), "play 4")
    assert state.over
    assert state.scores == [1, 0, 0, 0]


def test_ck31_when_one_player_is_left_they_win() -> None:
    state = play(table(["1 2", "3", "", ""]), "play 1", "choose 1", "name 3")
    assert state.over
    assert state.scores == [1, 0, 0, 0]


def test_ck31_discarding_comes_before_the_end() -> None:
    state = draws("T", "5 V")
    assert legal(state) == ["discard 2", "discard 5"]
    assert not state.over
    play(state, "discard 2")
    assert state.over
    assert state.scores == [0, 1, 0, 0]


def test_ck31_a_refilled_deck_is_not_empty() -> None:
    state = draws("G", "", laid={2: "3 3"}, chance=[0, 0])
    assert not state.over
    assert len(shown(state, "deck")) == 2


def test_ck31_hands_are_shown_but_not_the_secret_card() -> None:
    state = play(table(["7 4", "2", "6", "3"], deck=""), "play 4")
    hands = [(e["seat"], e["cards"]) for e in noticed(state, None, "showed")]
    assert hands == [(0, ["7"]), (1, ["2"]), (2, ["6"]), (3, ["3"])]
    assert sees(state, None) == [["7"], ["2"], ["6"], ["3"]]
    assert sees(state, None, "secret") is None


def test_ck32_equal_hands_the_larger_sum_of_open_cakes_wins() -> None:
    state = table(["5 4", "K5", "2", "3"], deck="", laid={0: "1", 1: "3 3"})
    play(state, "play 4")
    assert state.scores == [0, 1, 0, 0]  # 1 + 4 against 3 + 3
    state = play(table(["5 4", "K5", "2", "3"], deck="", laid={0: "2", 1: "3 3"}), "play 4")
    assert state.scores == [1, 1, 0, 0]


def test_ck31_ck32_ck33_the_end_of_a_round_says_why_it_was_won() -> None:
    def why(state: kotatsu.State) -> str:
        return str(happened(state, "round")[0]["why"])

    assert why(play(table(["1 2", "3", "", ""]), "play 1", "choose 1", "name 3")) == "last"
    assert why(play(table(["7 4", "2", "6", "3"], deck=""), "play 4")) == "highest"
    assert why(play(table(["5 4", "K5", "2", "3"], deck="", laid={1: "3 3"}), "play 4")) == "plate"
    assert why(play(table(["5 4", "K5", "2", "3"], deck="", laid={1: "4"}), "play 4")) == "shared"
    assert why(draws("K", "1 1", ["7 K1", "K2", "K3", "K4"])) == "nobody"
    # CK-28: of three cakes the chosen 2 is compared, not the 5 beside it.
    assert why(play(table(["1 2 5", "8", "2"]), "play 1", "hold 2", "choose 1", "name 8")) == "plate"


def test_ck33_nobody_left_the_drawer_starts() -> None:
    state = draws("K", "1 1", ["7 K1", "K2", "K3", "K4"], rounds=2)
    assert happened(state, "round")[0]["winners"] is None
    assert state.scores == [0, 0, 0, 0]
    assert shown(state, "starter") == 1


def test_ck33_a_caught_jar_still_costs_a_point() -> None:
    # Seat 1 has the jar and, by Tvílumma, a coffee cake when Lumma með kaffi comes.
    state = draws("T", "K2 K 1 1", ["7 K1", "8", "K3", "K4"], rounds=2)
    assert happened(state, "round")[0]["caught"] == 1
    assert state.scores == [0, -1, 0, 0]
    assert shown(state, "starter") == 1


def test_ck34_points_for_winning_with_the_jar_and_for_being_caught() -> None:
    state = play(table(["8 4", "2", "6", "3"], deck=""), "play 4")
    assert state.scores == [2, 0, 0, 0]
    assert [row for row in state.sheet() if row[0] == 0] == [
        (0, "won", 1, 1, 1),
        (0, "with-jar", 1, 1, 1),
        (0, "caught", 0, -1, 0),
    ]
    assert shown(state, "points") == [2, 0, 0, 0]


def test_ck35_first_to_the_points() -> None:
    state = table(["7 4", "2", "6", "3"], deck="", rounds=None, won=[4, 0, 0, 0])
    play(state, "play 4")
    assert state.over
    assert state.winners == [0]
    state = play(table(["7 4", "2", "6", "3"], deck="", rounds=None, won=[3, 4, 0, 0]), "play 4")
    assert not state.over
    assert state.winners == []


def test_ck35_a_number_of_rounds_whatever_the_points_and_ties_share() -> None:
    state = play(table(["7 4", "2", "6", "3"], deck="", rounds=1, won=[5, 6, 2, 0]), "play 4")
    assert state.over
    assert state.winners == [0, 1]


def test_ck35_a_match_in_which_nobody_won_a_round_has_no_winner() -> None:
    state = draws("K", "1 1", ["7 K1", "K2", "K3", "K4"])
    assert state.over
    assert state.scores == [0, 0, 0, 0]
    assert state.winners == []
    assert happened(state, "ended") == [{"event": "ended", "scores": [0, 0, 0, 0], "winners": []}]


def test_ck35_who_lost_a_point_is_no_more_a_winner_than_who_did_not() -> None:
    state = draws("T", "K2 K 1 1", ["7 K1", "8", "K3", "K4"])
    assert state.scores == [0, -1, 0, 0]
    assert state.winners == []


def test_ck35_with_a_round_won_the_highest_total_wins_even_if_that_is_nothing() -> None:
    # Seat 0 has won a round and been caught in another; in the last one nobody is left.
    dump = table(["7 K1", "K2", "K3", "K4"], "K 1 1", won=[1, 0, 0, 0]).dump()
    dump["state"]["tally"]["caught"] = [1, 0, 0, 0]
    state = play(GAME.load(dump), "play 7")
    assert state.scores == [0, 0, 0, 0]
    assert state.winners == [0, 1, 2, 3]


def test_ck35_thirty_rounds_at_most() -> None:
    dump = table(["7 4", "2", "6", "3"], deck="", rounds=None).dump()
    dump["state"]["round"] = 29
    state = play(GAME.load(dump), "play 4")
    assert state.over


def test_ck35_a_whole_race_to_five() -> None:
    for players in GAME.players:
        state = GAME.new(players, "race")
        rng = kotatsu.Rng(players)
        while not state.over:
            moves = state.legal_moves(state.deciders[0])
            state.play(state.deciders[0], moves[int(rng.below(len(moves)))])
        scores = [score for score in state.scores if score is not None]
        assert max(scores) >= 5 or shown(state, "round") == 30
        assert state.winners == [seat for seat in range(players) if scores[seat] == max(scores)]
