"""What a bot is."""

from typing import Protocol

from kotatsu.core.chance import Rng
from kotatsu.core.state import State


class Bot(Protocol):
    """Chooses one of the legal moves of the seat whose view it is given, which is all that it gets."""

    def choose(self, view: State, legal_moves: list[int], rng: Rng) -> int: ...
