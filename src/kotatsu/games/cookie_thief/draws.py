"""What is drawn for: who starts; for every round cakes, pancakes and the deck made of both; and two pancakes
that shuffle."""

from collections.abc import Sequence

from kotatsu.core.draws import Draw
from kotatsu.games.cookie_thief import cards
from kotatsu.games.cookie_thief.rules import CookieSetup

SHUFFLING = ("gathered", "kneaded")  # CK-23, CK-26: what happened says which of the two it was


def names(setup: CookieSetup, draws: Sequence[Draw], events: Sequence[str]) -> list[str]:
    pancakes = [kind for kind in events if kind in SHUFFLING]
    found: list[str] = []
    for draw in draws:
        if draw.below is not None:
            found.append("leader")
        elif draw.items == list(setup.cakes):
            found.append("cakes")
        elif found[-1:] == ["cakes"]:
            found.append("pancakes")
        elif found[-1:] == ["pancakes"]:
            found.append("deck")
        else:
            found.append(pancakes.pop(0) if pancakes else "deck")
    return found


def word(name: str, item: int) -> str:
    return str(cards.CARDS[item])


def each(setup: CookieSetup, name: str) -> int:
    return 1 if name == "cakes" else 0
