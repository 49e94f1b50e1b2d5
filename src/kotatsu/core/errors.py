"""What can go wrong, each as one sentence a person can act on.

Whatever a user can cause derives from `KotatsuError`; the command line prints its sentence and exits with 2.
"""

from collections.abc import Sequence


class KotatsuError(Exception):
    """Something asked of Kotatsu that it cannot do; the message is one clear sentence."""


class BadInput(KotatsuError):
    """A game name, player count, option, edition, dump or record that is not what was expected."""


class Hidden(KotatsuError):
    """A view was asked for something that its seat may not know."""


class Unwritten(KotatsuError):
    """A game's class lacks a method of the contract.

    Abstract methods raise it themselves: a compiled class with an empty body would crash where a subclass
    in plain Python forgot one.
    """

    def __init__(self, method: str) -> None:
        super().__init__(f"This game does not define {method}, which the contract asks for.")


class IllegalMove(KotatsuError):
    """A move that the rules do not allow now. The state it was tried on is unchanged.

    The sentence goes back to the seat that tried, so it may name that seat's legal moves;
    it never says anything of another seat's cards.
    """

    def __init__(self, seat: int, move: str, why: str, legal: Sequence[str] = ()) -> None:
        self.seat = seat
        self.move = move
        self.why = why
        self.legal = tuple(legal)
        choice = f" Legal now: {', '.join(self.legal)}." if self.legal else ""
        super().__init__(f"Seat {seat} cannot play {move!r}: {why}.{choice}")
