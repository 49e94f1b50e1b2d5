"""What is particular to this picture; what all have in common: tests/conformance/test_drawing.py."""

from kotatsu.core.log import Log
from kotatsu.drawing.canvas import plain
from kotatsu.games.cookie_thief import cards
from kotatsu.terminal.narrator import Narrator
from kotatsu.terminal.speech import load_texts
from tests.games.cookie_thief.positions import GAME, play, table

TEXTS = load_texts(GAME)


def test_there_is_a_sentence_for_every_question() -> None:
    for kind in cards.PHASES[:-1]:
        assert TEXTS.has(f"ask-{kind}"), kind


def test_a_picture_says_who_holds_what_in_letters() -> None:
    state = play(table(["2 K5", "6", "5", "3"], laid={1: "1 1"}), "play 2", "choose 2")
    drawn = GAME.module("drawing").draw(state.view(0), ["A", "B", "C", "D"], 80, TEXTS)
    lines = [plain(line) for line in drawn]
    rows = {line[1]: line for line in lines[3:7]}
    assert "▏K5▕" in rows["0"]
    assert "▏ 5▕" in rows["2"]
    assert "▏░░▕" in rows["3"]
    assert "1×2" in rows["1"]


def test_who_draws_is_told_the_cake_and_nobody_else() -> None:
    log = Log(GAME, 3, "a")
    while not log.events or not any(event.kind == "drew" for event in log.events[-1]):
        [seat] = log.state.deciders
        log.play(seat, log.state.legal_moves(seat)[0])
    drew = next(event for event in log.events[-1] if event.kind == "drew")
    narrator = Narrator(GAME, TEXTS, ["A", "B", "C"])
    [owner], [other] = (narrator.tell([drew], seat) for seat in (drew.fields["seat"], None))
    assert owner == f"You draw {TEXTS.say('cake', card=drew.secret['card'])}."
    assert other == f"{'ABC'[drew.fields['seat']]} draws a card."
