"""`kotatsu analyse`: a recorded game, decision by decision."""

from kotatsu.bots.analysis import Analysis, Verdict, analyse, chances, decisions, moments_of
from kotatsu.core.errors import BadInput
from kotatsu.core.record import Record, verify
from kotatsu.core.texts import Texts
from kotatsu.drawing.canvas import Line, flow, pad, shorten
from kotatsu.terminal.narrator import table_names
from kotatsu.terminal.progress import progress
from kotatsu.terminal.speech import load_texts, title_of

TEXT = 76
STYLES = {"": "dim", "?!": "", "?": "bold", "??": "warn"}


def study(record: Record, iterations: int, seat: int | None) -> tuple[Analysis, list[Line]]:
    """Analyse a finished game; what was found, and lines that tell it (of one seat, if named)."""
    if seat is not None and seat >= record.players:
        raise BadInput("no-such-seat", seat=seat, last=record.players - 1)
    verify(record)
    texts = load_texts(record.the_game())
    names = table_names(record.names, record.players, (), texts)
    label = texts.say("analyse-moves")
    found = list(progress(analyse(record, iterations), sum(1 for _ in decisions(record)), label))
    curve = list(chances(record, moments_of(record)))
    analysis = Analysis(record.game, record.players, iterations, found, curve)
    shown = [verdict for verdict in found if seat is None or verdict.seat == seat]
    lines: list[Line] = [[(f" {texts.say('analyse-title', title=title_of(record.the_game()))}", "title")]]
    lines += [_line(texts, names, verdict) for verdict in shown]
    return analysis, [*lines, [], *_summary(texts, names, analysis)]


def _line(texts: Texts, names: list[str], verdict: Verdict) -> Line:
    """The move, what it was worth, and what would have been better."""
    line: Line = [(f" {verdict.number + 1:>4}  ", "dim")]
    line += pad([(shorten(names[verdict.seat], 10), f"seat{verdict.seat}.name")], 11)
    line += pad([(shorten(verdict.move, 18), ""), (f" {verdict.mark}", STYLES[verdict.mark])], 23)
    line += [(f"{verdict.value:>4.0%}", "dim")]
    if verdict.mark:
        better = texts.say("analyse-better", move=verdict.best, loss=f"{verdict.loss:.0%}")
        line += [(f"  {better}", STYLES[verdict.mark])]
    return line


def _summary(texts: Texts, names: list[str], analysis: Analysis) -> list[Line]:
    lines: list[Line] = []
    for seat, loss in enumerate(analysis.losses()):
        marked = sum(1 for verdict in analysis.verdicts if verdict.seat == seat and verdict.mark)
        sentence = texts.say("analyse-seat", name=names[seat], loss=f"{loss:.0%}", marked=marked)
        lines.append([(f" {sentence}", "")])
    turning = analysis.turning_point()
    if turning is None:
        return [*lines, [], [(f" {texts.say('analyse-no-turning-point')}", "good")]]
    sentence = texts.say(
        "analyse-turning-point",
        number=turning.number + 1,
        name=names[turning.seat],
        move=turning.move,
        best=turning.best,
        loss=f"{turning.loss:.0%}",
    )
    line = texts.listed(f"{names[seat]} {text}" for seat, text in turning.line[1:])
    if line:
        sentence = texts.sentences([sentence, texts.say("analyse-line", move=turning.best, line=line)])
    return [*lines, [], *[[(" ", ""), *part] for part in flow([(sentence, "bold")], TEXT)]]
