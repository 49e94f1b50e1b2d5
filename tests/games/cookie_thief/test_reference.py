"""What the reference card counts as unseen: what a seat has not seen, and nothing that it may not know."""

from collections import Counter
from random import Random

import pytest

from kotatsu.core.chance import Rng
from kotatsu.core.log import Log
from kotatsu.core.state import State
from tests.games.cookie_thief.positions import GAME, table


def unseen(state: State, seat: int | None) -> Counter[str]:
    return Counter(state.view(seat).dump()["state"]["unseen"])


def hidden_from(state: State, seat: int | None) -> Counter[str]:
    """Worked out from the whole table: the deck's cakes, and each card that the seat is not known to know."""
    whole = state.dump()["state"]
    places: dict[str, str] = {"secret": whole["secret"]}
    for owner, hand in enumerate(whole["hands"]):
        for place, card in zip((str(owner), "second", "third"), hand, strict=False):
            places[place] = card
    hidden = Counter(card for card in whole["deck"] if card.isdigit() or card[1:])
    for place, card in places.items():
        owners = [] if place == "secret" else [int(place) if place.isdigit() else whole["turn"]]
        if seat not in whole["memory"]["known"].get(place, owners):
            hidden[card] += 1
    return hidden


@pytest.mark.parametrize("players", GAME.players)
def test_every_seat_counts_what_it_has_not_seen_all_through_a_game(players: int) -> None:
    log = Log(GAME, players, f"unseen {players}", {"rounds": 2})
    rng = Random(players)
    differ = 0
    while not log.state.over:
        counts = {seat: unseen(log.state, seat) for seat in (None, *range(players))}
        for seat, count in counts.items():
            assert +count == hidden_from(log.state, seat), (seat, log.moves)
        differ += len({tuple(sorted((+count).items())) for count in counts.values()}) > 1
        (seat,) = log.state.deciders
        log.play(seat, rng.choice(log.state.legal_moves(seat)))
    assert differ


def test_who_has_looked_counts_one_less_than_who_has_not() -> None:
    state = table(["3 2", "6", "5"], deck="1 4 4", secret="7")
    assert [unseen(state, seat)["6"] for seat in (0, 1, 2, None)] == [1, 0, 1, 1]
    state.play(0, state.parse(0, "play 2"))
    state.play(0, state.parse(0, "choose 1"))  # CK-16
    assert [unseen(state, seat)["6"] for seat in (0, 1, 2, None)] == [0, 0, 1, 1]
    assert [unseen(state, seat)["3"] for seat in (0, 1, 2)] == [1, 2, 2]


def test_what_is_unseen_is_the_same_in_every_world_that_a_seat_can_imagine() -> None:
    log = Log(GAME, 5, "worlds")
    rng = Random(5)
    for _ in range(12):
        (seat,) = log.state.deciders
        log.play(seat, rng.choice(log.state.legal_moves(seat)))
    for seat in range(5):
        view = log.state.view(seat)
        for number in range(20):
            assert unseen(view.imagine(Rng(number)), seat) == unseen(log.state, seat)


def test_a_dump_is_read_without_believing_what_it_says_is_unseen() -> None:
    dump = table(["3 2", "6", "5"]).view(0).dump()
    told = dump["state"]["unseen"]
    dump["state"]["unseen"] = dict.fromkeys(told, 0)
    assert GAME.load(dump).dump()["state"]["unseen"] == told
