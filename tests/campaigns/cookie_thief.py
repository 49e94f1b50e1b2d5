"""Random rounds of Cookie Thief by the million: `python -m tests.campaigns.cookie_thief [rounds] [seed]`.

After every move of half of the rounds: each card is somewhere exactly once, who is in holds a card, whoever
is asked has a move, and all that anybody is said to know is true. No round is longer than declared.
"""

import sys
import time
from typing import Any

import kotatsu
from kotatsu.core.playouts import playout
from kotatsu.games.cookie_thief.knowledge import memories_hold

PLACES = 10
SECRET, SECOND, PLACES = 7, 8, 10


def value(cake: int) -> int:
    return cake + 1 if cake < 8 else cake - 7


def copies(pile: int, cake: int) -> int:
    return pile >> 3 * cake & 7


def check_cards(state: Any) -> None:
    """Each card is somewhere exactly once; who is in holds one, who is out none."""
    players = int(state.setup.players)
    hands = [int(card) for card in state.hands]
    deck = [int(card) for card in state.deck[: state.left]]
    held = [card for card in hands if card >= 0] + [card for card in deck if card < 14]
    open_piles = int(state.tossed) + sum(int(pile) for pile in state.laid)
    for cake, total in enumerate(state.box.copies):
        assert held.count(cake) + copies(open_piles, cake) == total, f"cake {cake}"
    pancakes = [card - 14 for card in deck if card >= 14]
    assert len(set(pancakes)) == len(pancakes)
    assert not any(state.shown >> pancake & 1 for pancake in pancakes)
    assert len(pancakes) + bin(state.shown).count("1") == state.box.in_deck
    for seat in range(players):
        assert (hands[seat] >= 0) == bool(state.inside >> seat & 1), f"seat {seat}"
    assert hands[SECRET] >= 0


def check_facts(state: Any) -> None:
    """What everybody knows, and what anybody remembers, is true."""
    hands = [int(card) for card in state.hands]
    facts = [int(fact) for fact in state.facts]
    for place, card in enumerate(hands):
        if card < 0:
            assert facts[place::PLACES] == [0, 0, 0, 0]
            continue
        assert facts[place] >> card & 1, f"place {place} cannot hold {card}"
        assert facts[20 + place] & ~facts[10 + place] == 0
        if place != SECRET:
            owner = place if place < SECRET else int(state.turn)
            assert facts[10 + place] >> owner & 1
    for a in range(SECRET):
        for b in range(a + 1, SECRET + 1):
            if state.ties >> (a * 8 + b) & 1:
                assert value(hands[a]) == value(hands[b])
    if len(state.memories):
        assert memories_hold(state)


def check_round(state: Any, rng: kotatsu.Rng, most: int) -> int:
    moves = 0
    while not state.over:
        seat = state.deciders[0]
        legal = state.legal_moves(seat)
        assert legal, "nothing to do"
        state.play(seat, legal[int(rng.below(len(legal)))])
        check_cards(state)
        check_facts(state)
        moves += 1
        assert moves <= most, "longer than declared"
    return moves


def run(rounds: int, seed: str) -> None:
    game = kotatsu.game("cookie-thief")
    rng = kotatsu.Rng(seed)
    setups = [game.setup(players, {"rounds": 1}) for players in game.players]
    most = [setup.max_moves() for setup in setups]
    longest = [0] * len(setups)
    total = 0
    start = time.monotonic()
    for number in range(rounds):
        which = number % len(setups)
        if number % 10 < 5:  # every other five with all checks, the rest at full speed
            moves = check_round(setups[which].deal(rng), rng, most[which])
        else:
            moves = playout(setups[which].deal(rng), rng)
        assert moves <= most[which], "longer than declared"
        longest[which] = max(longest[which], moves)
        total += moves
        if (number + 1) % 50_000 == 0:
            print(f"{number + 1} of {rounds} rounds, {time.monotonic() - start:.0f} s", flush=True)
    seconds = time.monotonic() - start
    print(f"{rounds} rounds, {total} moves, {seconds:.1f} s; nothing wrong")
    for players, found, declared in zip(game.players, longest, most, strict=True):
        print(f"  {players} players: longest round {found} moves, declared {declared}")


if __name__ == "__main__":
    run(
        int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000,
        sys.argv[2] if len(sys.argv) > 2 else "campaign",
    )
