"""A move that was typed, and a move to recommend: both from the view of the seat that is asked."""

from kotatsu.bots import advise
from kotatsu.core.chance import Rng
from kotatsu.core.errors import BadInput, IllegalMove
from kotatsu.core.state import State
from kotatsu.core.texts import Texts

HINT_SECONDS = 1.0
SHOWN = 20  # characters of what was typed, when it is repeated


def read_move(view: State, seat: int, text: str, move_count: int, texts: Texts) -> int:
    """The legal move that was typed: by its number, its notation, or the last word of that.

    `BadInput` says why it is none. `move_count` is the game's: its moves are the integers below it.
    """
    moves = view.legal_moves(seat)
    if text.isdecimal():
        if 1 <= int(text) <= len(moves):
            return moves[int(text) - 1]
        raise BadInput(texts.say("no-such-number", number=int(text), last=len(moves)))
    wanted = " ".join(text.split()).casefold()
    notation = {view.text(seat, move).casefold(): move for move in moves}
    if wanted in notation:
        return notation[wanted]
    ending = [move for words, move in notation.items() if words.rpartition(" ")[2] == wanted]
    if len(ending) == 1:
        return ending[0]
    raise BadInput(_why_not(view, seat, wanted, move_count, texts))


def _why_not(view: State, seat: int, wanted: str, move_count: int, texts: Texts) -> str:
    """Why what was typed is no legal move: a rule against it, or it is no move at all.

    The rule is asked of an imagined world, for a view cannot be played on; what forbids a move to its
    own seat is the same in all of them.
    """
    world = view.imagine(Rng(0))
    for move in range(move_count):
        text = world.text(seat, move)
        if text.casefold() == wanted:
            try:
                world.clone().play(seat, move)
            except IllegalMove as refusal:
                return texts.say("not-now", text=text, why=refusal.why)
    moves = view.legal_moves(seat)
    shown = wanted if len(wanted) <= SHOWN else wanted[: SHOWN - 1] + "…"
    shown = "".join(char for char in shown if char.isprintable())
    return texts.say("no-such-move", text=shown, last=len(moves), example=view.text(seat, moves[0]))


def hint(view: State, seat: int, seed: str, texts: Texts) -> str:
    """What a tiger would do from what this seat knows, in a sentence; the same seed gives the same hint."""
    moves = view.legal_moves(seat)
    if len(moves) == 1:
        return texts.say("hint-only", best=view.text(seat, moves[0]))
    best, *others = advise(view, Rng(seed), seconds=HINT_SECONDS)
    sentence = texts.say("hint-best", best=view.text(seat, best.move))
    for other in others[:2]:
        if other.visits:
            sentence += texts.say(_comparison(best.value - other.value), move=view.text(seat, other.move))
    return sentence + texts.say("hint-end")


def _comparison(gap: float) -> str:
    """How a move compares to the best one, by the chances it gives away."""
    if gap <= 0.005:
        return "hint-equal"
    if gap <= 0.03:
        return "hint-close"
    return "hint-behind" if gap <= 0.1 else "hint-far"
