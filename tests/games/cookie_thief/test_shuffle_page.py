"""docs/shuffle.md deals Cookie Thief again: these tests do what it says, with the ten lines it prints."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from tests.games.cookie_thief.positions import GAME, play, shown

PAGE = (Path(__file__).parents[3] / "docs" / "shuffle.md").read_text(encoding="utf-8")

CAKES = "1 1 1 1 1 2 2 3 3 4 4 5 5 6 7 8 K1 K2 K3 K4 K5 K6".split()  # noqa: SIM905
PANCAKES = list("GHKDSTUV")


class Dealt:
    """A first round for four, up to where the first card is drawn; the host has named who starts."""

    def __init__(self, seed: str) -> None:
        ten_lines: dict[str, Any] = {}
        exec(PAGE.split("```python\n")[1].split("```")[0], ten_lines)
        self.shuffle: Callable[[Iterator[int], list[str]], None] = ten_lines["shuffle"]
        self.stream: Iterator[int] = ten_lines["words"](seed)
        cakes, pancakes = CAKES[:], PANCAKES[:]
        self.shuffle(self.stream, cakes)
        self.hands = [[card] for card in cakes[:4]]
        self.secret = cakes[4]
        self.shuffle(self.stream, pancakes)
        self.deck = cakes[5:] + pancakes[:4]
        self.shuffle(self.stream, self.deck)


def test_ck26_lummudeig_in_the_middle_of_tvilumma_is_dealt_as_the_page_says() -> None:
    seed, starter = "page 248", 1
    dealt = Dealt(seed)
    held, deck = dealt.hands, dealt.deck
    assert deck.pop() == "T"
    drawn = [deck.pop(), deck.pop()]
    assert "D" in drawn
    second = next(card for card in drawn if card != "D")
    # The row: by order of seats what each held before this turn, last what was drawn; back in that order.
    row = [hand[0] for hand in held] + [second]
    dealt.shuffle(dealt.stream, row)
    hands = [[card] for card in row[:4]]
    hands[starter] += [row[4], deck.pop()]
    state = GAME.new(4, seed, {"first_leader": starter})
    assert shown(state, "hands") == hands
    assert (shown(state, "deck"), shown(state, "secret")) == (deck, dealt.secret)


def test_ck23_grautarlumma_is_shuffled_as_the_page_says() -> None:
    seed, starter = "page 62", 1
    dealt = Dealt(seed)
    deck = dealt.deck
    dealt.hands[starter].append(deck.pop())
    assert "7" in dealt.hands[starter]
    assert deck.pop() == "G"
    deck.append("7")
    dealt.shuffle(dealt.stream, deck)
    card = deck.pop()
    state = play(GAME.new(4, seed, {"first_leader": starter}), "play 7")
    assert shown(state, "hands")[2] == [*dealt.hands[2], card]
    assert shown(state, "deck") == deck
