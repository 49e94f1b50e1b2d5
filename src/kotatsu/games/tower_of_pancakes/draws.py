"""What is drawn for: the deck, in mysteries the score cards, and who leads. Nothing after the deal."""

from collections.abc import Sequence

from kotatsu.core.draws import Draw
from kotatsu.games.tower_of_pancakes import cards
from kotatsu.games.tower_of_pancakes.rules import TowerSetup

ROW = 4  # score cards of one row


def names(setup: TowerSetup, draws: Sequence[Draw], events: Sequence[str]) -> list[str]:
    shuffles = ["deck", "scores"] if setup.hyper else ["deck", "scores-above", "scores-below"]
    return [shuffles.pop(0) if draw.items else "leader" for draw in draws]


def word(name: str, item: int) -> str:
    return f"{cards.COLOURS[item // 8]}{item % 8 + 1}" if name == "deck" else str(item)


def each(setup: TowerSetup, name: str) -> int:
    return int(setup.tricks) if name == "deck" else 0
