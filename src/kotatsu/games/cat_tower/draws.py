"""What is drawn for: who begins, then the dice of every round."""

from collections.abc import Sequence

from kotatsu.core.draws import Draw
from kotatsu.core.state import NONE
from kotatsu.games.cat_tower.rules import CatSetup


def names(setup: CatSetup, draws: Sequence[Draw], events: Sequence[str]) -> list[str]:
    leads = not events and setup.first_leader == NONE  # nothing has happened before the deal
    return ["leader" if leads and number == 0 else "die" for number in range(len(draws))]


def word(name: str, item: int) -> str:
    return str(item)


def each(setup: CatSetup, name: str) -> int:
    return 0
