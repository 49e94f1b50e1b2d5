"""What is particular to this picture; what all have in common: tests/conformance/test_drawing.py."""

from kotatsu.drawing.canvas import plain
from kotatsu.terminal.speech import load_texts
from tests.games.trico_roof.positions import GAME


def test_the_roofs_stand_beside_the_requests() -> None:
    draw, names = GAME.module("drawing").draw, ["Mia", "Otto", "Nils"]
    state = GAME.new(3, "beside", {"first_leader": 0})
    lines = [plain(line) for line in draw(state.view(0), names, 80, load_texts(GAME))]
    assert "gov-1" in lines[1] and "res-3" in lines[5]
    rows = state.dump()["state"]["roofs"]
    for number, row in enumerate(rows):
        houses = lines[2 + 2 * number][:23]
        assert [houses[5 + 5 * column] for column in range(4)] == list(row)


def test_cards_in_sentences_have_their_colours() -> None:
    line = GAME.module("drawing").decorate("Mia gives W3.")
    assert ("W3", "strawberry.ink") in line
    assert plain(line) == "Mia gives W3."
