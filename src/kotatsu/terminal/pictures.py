"""The parts of a screen around a game's drawing: what happened, the question, the moves, the score sheet."""

from collections.abc import Sequence
from itertools import groupby

from kotatsu.core.state import State
from kotatsu.core.texts import Texts
from kotatsu.drawing.canvas import Line, cells, clip, flow, pad, plain, shorten
from kotatsu.terminal.narrator import Narrator

MOST_NEWS = 8  # rows of sentences on a tall screen
LABEL = 26  # columns of a score sheet before the players'
COLUMN = 13  # of each player: how many, how much each, points …
NARROW = 7  # … or points alone, with so many players that it would be wider than WIDTH
WIDTH = 80


def table(
    narrator: Narrator,
    view: State,
    sentences: Sequence[str],
    below: list[Line],
    width: int,
    height: int | None,
    text_width: int | None = None,
) -> list[Line]:
    """The whole screen but for the prompt: the game's drawing, what happened, and what comes below.

    With the prompt it leaves the last row of the terminal free, so that the Enter key does not scroll it.
    `height` None: it is printed, not filled up with blank rows. `text_width`: the terminal is narrower than
    the picture, and the sentences shall keep to it.
    """
    board: list[Line] = narrator.drawing.draw(view, narrator.names, width, narrator.texts)
    board[0] = clip(board[0], width)  # a title may be long in some language
    if height is None:
        told = news(narrator, sentences, text_width or width, MOST_NEWS) or [[]]
        return [*board, *told, *_goal(narrator, view, text_width or width), *below]
    rows = min(MOST_NEWS, max(1, height - 2 - len(board) - len(below)))
    told = news(narrator, sentences, text_width or width, rows)
    aim = _goal(narrator, view, text_width or width) if rows > 1 else []
    if aim and len(told) == rows:  # older news make room for it; what is said last is not cut
        fewer = news(narrator, sentences, text_width or width, rows - len(aim))
        last = news(narrator, sentences[-1:], text_width or width, rows)
        told, aim = (fewer, aim) if len(last) < rows else (told, [])
    blank: list[Line] = [[] for _ in range(rows - len(told) - len(aim))]
    return [*board, *told, *blank, *aim, *below]


def _goal(narrator: Narrator, view: State, width: int) -> list[Line]:
    """What one wins by and how far that is, in a quiet row, while there is anything to win."""
    words = "" if view.over else narrator.goal(view)
    return [[(f" {shorten(words, width - 2)}", "dim")]] if words else []


def news(narrator: Narrator, sentences: Sequence[str], width: int, rows: int) -> list[Line]:
    """As many of the last sentences as fit into so many rows."""
    told: list[Line] = []
    for start in range(len(sentences) - 1, -1, -1):
        line = narrator.drawing.decorate(narrator.texts.sentences(sentences[start:]))
        longer = [[(" ", ""), *part] for part in flow(line, width - 2)]
        if told and len(longer) > rows:
            break
        told = longer
    if len(told) > rows:  # one sentence alone
        last = clip(told[rows - 1], width - 3)
        told = [*told[: rows - 1], [*last, ("…", "")]]
    return told


def text_lines(text: str, width: int, style: str = "") -> list[Line]:
    """A sentence, broken into lines."""
    return [[(" ", ""), *line] for line in flow([(text, style)], width - 2)]


def question(sentence: str, width: int) -> list[Line]:
    """What is asked, on a slip of paper; on a narrow terminal it has several rows."""
    rows = [plain(row) for row in flow([(sentence, "")], width - 5)]
    longest = max(cells(row) for row in rows)
    return [[(" ", ""), (f"▏ {row}{' ' * (longest - cells(row))} ▕", "paper")] for row in rows]


def keys(texts: Texts, name: str, missing: Sequence[str] = ()) -> Line:
    """The prompt: what can be typed, each key standing out, and the sign after which one types; without keys
    that are `missing` here."""
    line: Line = []
    for entry in texts.say(name).split("  "):
        key, _, meaning = entry.partition(" ")
        if key not in missing:
            line += [(f" {key}", "key"), (f" {meaning} ", "dim")]
    return [*line, (f"{texts.say('prompt')} ", "ask")]


def choices(narrator: Narrator, view: State, seat: int, width: int) -> list[Line]:
    """The legal moves, numbered from 1; those that begin with the same words share a line.

    A drawing that has `choices` may list very many moves in its own way; one that has `label` may say what
    the last word of a move stands for, where that is clearer than notation.
    """
    if hasattr(narrator.drawing, "choices"):
        listed: list[Line] | None = narrator.drawing.choices(view, seat, width, narrator.texts)
        if listed is not None:
            return listed
    numbered = []
    for number, move in enumerate(view.legal_moves(seat), 1):
        first, last = _words(view.text(seat, move))
        if hasattr(narrator.drawing, "label"):
            last = narrator.drawing.label(view, seat, move, narrator.names, narrator.texts)
        numbered.append((first, last, number))
    groups = [(first, list(moves)) for first, moves in groupby(numbered, key=lambda move: move[0])]
    margin = 1 + max(cells(first) for first, _ in groups) + 1
    lines: list[Line] = []
    for first, moves in groups:
        line: Line = pad([(f" {first}", "dim")], margin)
        for _, rest, number in moves:
            size = cells(f"{number:>2} {rest}  ")
            if sum(cells(text) for text, _ in line) + size > width:
                lines.append(line)
                line = [(" " * margin, "")]
            line += [(f"{number:>2} ", "key"), *narrator.drawing.decorate(rest), ("  ", "")]
        lines.append(line)
    return lines


def _words(text: str) -> tuple[str, str]:
    """A move's notation in two: the words that say what is done, and the last one, which says with what."""
    first, _, last = text.rpartition(" ")
    return first, last


def log_lines(narrator: Narrator, told: Sequence[Sequence[str]], width: int, start: int = 0) -> list[Line]:
    """What happened from move `start` on; a paragraph for the sentences of each move."""
    lines: list[Line] = []
    for number, sentences in enumerate(told, start + 1):
        paragraph = narrator.texts.sentences(sentences)
        if paragraph:
            first, *rest = flow(narrator.drawing.decorate(paragraph), width - 6)
            lines.append([(f"{number:>4} ", "dim"), *first])
            lines += [[("     ", ""), *line] for line in rest]
    return lines or [[(" " + narrator.texts.say("log-empty"), "")]]


# --- the score sheet --------------------------------------------------------------------------------------


def sheet(narrator: Narrator, state: State, you: int | None = None) -> list[Line]:
    """Every line of the score sheet for every seat: how many, how much each, what that makes."""
    say = narrator.texts.say
    seats = range(int(state.setup.players))
    winners = state.winners
    column = COLUMN if LABEL + COLUMN * len(seats) <= WIDTH else NARROW
    head: Line = pad([], LABEL)
    for seat in seats:
        name = say("you") if seat == you else shorten(narrator.names[seat], column - 3)
        head += [(" " * (column - cells(name) - 2), ""), ("★ " if seat in winners else "  ", "key")]
        head.append((name, f"seat{seat}.name"))
    lines = [head]
    rows = state.sheet()
    for category in dict.fromkeys(row[1] for row in rows):
        line: Line = pad([(f" {say(f'sheet-{category}')}", "")], LABEL)
        for row in rows:
            if row[1] == category:
                line += _cell(row[2], row[3], row[4], column, narrator.texts)
        lines.append(line)
    lines.append([(" " + "─" * (LABEL - 1 + column * len(seats)), "dim")])
    total: Line = pad([(f" {say('sheet-total')}", "bold")], LABEL)
    total += [(_points(score, narrator.texts).rjust(column), "bold") for score in state.scores]
    lines.append(total)
    if hasattr(narrator.drawing, "tie_break"):
        label, numbers = narrator.drawing.tie_break(state)
        ties: Line = pad([(f" {say(label)}", "dim")], LABEL)
        lines.append(ties + [(str(number).rjust(column), "dim") for number in numbers])
    return lines


def _cell(count: int, each: int | None, points: int | None, column: int, texts: Texts) -> Line:
    if not count:
        return [("·".rjust(column), "dim")]
    if column == NARROW:
        return [(_points(points, texts).rjust(column), "")]
    if each is None and points is not None:  # not so many points each: the rules count them together
        return [(str(count).rjust(COLUMN - 5), "dim"), (_points(points, texts).rjust(5), "")]
    return [
        (f"{count} × {_points(each, texts)}".rjust(COLUMN - 5), "dim"),
        (_points(points, texts).rjust(5), ""),
    ]


def _points(points: int | None, texts: Texts) -> str:
    return "?" if points is None else texts.digits(points)


def result(narrator: Narrator, state: State, you: int | None) -> str:
    """Who won, in a sentence."""
    winners = state.winners
    if not winners:
        return narrator.texts.say("result-nobody")
    points = state.scores[winners[0]]
    if winners == [you]:
        return narrator.texts.say("result-you-win", points=points)
    if len(winners) == 1:
        return narrator.texts.say("result-wins", name=narrator.names[winners[0]], points=points)
    return narrator.texts.say("result-shared", names=narrator.everybody(winners), points=points)
