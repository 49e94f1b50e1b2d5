"""The rules of High Card, one test or more for each number. Expected values are worked out by hand."""

import pytest

import kotatsu
from kotatsu.core.events import Journal
from kotatsu.core.state import State

GAME = kotatsu.game("high-card")


def dealt(*hands: list[int], leader: int = 0) -> State:
    """A table with these hands, by the numbers on the cards."""
    state = GAME.new(len(hands), "a seed", {"hand": len(hands[0]), "first_leader": leader})
    data = state.dump()
    held = [card for hand in hands for card in hand]
    data["state"]["hands"] = [[str(card) for card in hand] for hand in hands]
    data["state"]["rest"] = [str(card) for card in range(1, 25) if card not in held]
    state = GAME.load(data)
    state.journal = Journal()
    return state


def play(state: State, *cards: int) -> None:
    """Play these cards, each by whoever owes a decision."""
    for card in cards:
        seat = state.deciders[0]
        state.play(seat, state.parse(seat, str(card)))


def test_hc1_hc2_everybody_gets_as_many_cards_as_the_host_says_and_no_two_are_alike() -> None:
    table = GAME.new(3, "a seed", {"hand": 2}).dump()["state"]
    assert [len(hand) for hand in table["hands"]] == [2, 2, 2]
    cards = [*table["rest"], *(card for hand in table["hands"] for card in hand)]
    assert sorted(map(int, cards)) == list(range(1, 25))


def test_hc2_an_edition_with_too_few_cards_is_refused() -> None:
    data = {"name": "small", "title": "Small", "cards": {"source": "original", "value": 9}}
    with pytest.raises(kotatsu.BadInput, match="9 cards are too few for 5 hands of 2"):
        GAME.new(5, "a seed", {"hand": 2}, GAME.make_edition(data))


def test_hc3_the_leader_plays_any_card_and_the_others_follow_clockwise() -> None:
    state = dealt([3, 9], [5, 7], [1, 8], leader=1)
    assert state.deciders == (1,)
    assert [state.text(1, move) for move in state.legal_moves(1)] == ["5", "7"]
    play(state, 5)
    assert state.deciders == (2,)
    play(state, 8)
    assert state.deciders == (0,)


def test_hc3_a_card_that_is_not_in_the_hand_is_refused() -> None:
    state = dealt([3, 9], [5, 7])
    with pytest.raises(kotatsu.IllegalMove, match="not in the hand"):
        state.play(0, 4)


def test_hc4_hc5_the_highest_card_takes_the_trick_and_its_player_leads() -> None:
    state = dealt([3, 9], [5, 7], [1, 8])
    play(state, 3, 5, 1)
    assert state.scores == [0, 1, 0]
    assert state.deciders == (1,)


def test_hc6_the_most_tricks_win_and_ties_share() -> None:
    alone = dealt([3, 9], [5, 7])
    play(alone, 9, 5, 3, 7)
    assert (alone.scores, alone.winners) == ([1, 1], [0, 1])
    both = dealt([8, 9], [5, 7])
    play(both, 9, 5, 8, 7)
    assert (both.scores, both.winners) == ([2, 0], [0])
