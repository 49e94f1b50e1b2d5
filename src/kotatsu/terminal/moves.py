"""A move that was typed, and a move to recommend: both from the view of the seat that is asked."""

from functools import reduce
from itertools import groupby

from kotatsu.bots import hint
from kotatsu.core.chance import Rng
from kotatsu.core.errors import BadInput, IllegalMove
from kotatsu.core.state import State
from kotatsu.terminal.narrator import Narrator

SHOWN = 20  # characters of what was typed, when it is repeated


def read_move(view: State, seat: int, text: str, move_count: int) -> int:
    """The legal move that was typed: by its number, its notation, or the last word of that.

    `BadInput` says why it is none. `move_count` is the game's: its moves are the integers below it.
    """
    moves = view.legal_moves(seat)
    if text.isdecimal():
        if 1 <= int(text) <= len(moves):
            return moves[int(text) - 1]
        raise BadInput("no-such-number", number=int(text), last=len(moves))
    wanted = " ".join(text.split()).casefold()
    notation = {view.text(seat, move).casefold(): move for move in moves}
    if wanted in notation:
        return notation[wanted]
    ending = [move for words, move in notation.items() if words.rpartition(" ")[2] == wanted]
    if len(ending) == 1:
        return ending[0]
    raise _why_not(view, seat, wanted, move_count)


def _why_not(view: State, seat: int, wanted: str, move_count: int) -> BadInput:
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
                return BadInput("not-now", **{**refusal.values, "text": text})
    moves = view.legal_moves(seat)
    shown = wanted if len(wanted) <= SHOWN else wanted[: SHOWN - 1] + "…"
    shown = "".join(char for char in shown if char.isprintable())
    return BadInput("no-such-move", text=shown, last=len(moves), example=view.text(seat, moves[0]))


def advised(narrator: Narrator, view: State, seat: int) -> str:
    """What a tiger would do from what this seat knows, and why, in sentences."""
    say = narrator.texts.say
    moves = view.legal_moves(seat)

    def named(move: int) -> str:
        """With the number to type, for the notation may have another one in it."""
        return say("hint-move", number=moves.index(move) + 1, words=narrator.move(view, seat, move))

    found = hint(view)
    best, *others = found.moves
    if found.instead is None:
        return say("hint-only", best=named(best.move))
    sentences = [say("hint-best", best=named(best.move))]
    if others:
        next_best = named(others[0].move)
        sentences = [say(f"hint-and-{others[0].compared}", best=named(best.move), next=next_best)]
    for (is_instead, often), reasons in groupby(found.reasons, key=lambda one: (one.instead, one.often)):
        told = [narrator.reason(reason, seat) for reason in reasons]
        what = reduce(lambda one, two: say("why-and", one=one, two=two), told)
        instead = narrator.move(view, seat, found.instead)
        name = f"instead-{often}" if is_instead else f"why-{often}"
        sentences.append(say(name, what=what, instead=instead))
    if not found.reasons and not (others and others[0].compared == "equal"):
        sentences.append(say("why-later"))
    return narrator.texts.sentences(sentences)
