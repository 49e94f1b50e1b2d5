"""The drawing of the table, and the sentences: pure functions, tried along whole games."""

from random import Random

import pytest

from kotatsu.core.canvas import plain, width
from kotatsu.core.log import Log
from kotatsu.core.state import State
from kotatsu.core.texts import Texts
from kotatsu.terminal.narrator import Narrator, load_texts
from kotatsu.terminal.pictures import choices, sheet, table
from kotatsu.terminal.styles import ASCII, STYLES
from tests.games.trico_roof.tables import GAME

NAMES = ["Bartholomew the Third", "美亜", "Otto", "Nils", "Ida"]
ASKED, WHOLE = 11, 16  # rows for a seat, and with all hands
COUNTS = pytest.mark.parametrize("players", GAME.players)


@pytest.fixture(scope="module")
def texts() -> Texts:
    return load_texts(GAME)


def a_game(players: int, count: int | None = 30) -> Log:
    """Random moves; with a count, some are too late."""
    log = Log(GAME, players, f"draw {players}", {"count": count})
    rng = Random(players)
    while not log.state.over:
        seat = log.state.deciders[0]
        if not (rng.random() < 0.2 and log.timeout(seat)):
            log.play(seat, rng.choice(log.state.legal_moves(seat)))
    return log


def pictures_of(state: State) -> list[State]:
    return [state, *(state.view(seat) for seat in [None, *range(int(state.setup.players))])]


@COUNTS
def test_every_table_fits_and_has_known_styles_and_stand_ins(players: int, texts: Texts) -> None:
    drawing = GAME.module("drawing")
    log = a_game(players)
    for count in range(0, len(log.moves) + 1, 2):
        for view in pictures_of(log.state_after(count)):
            lines = drawing.draw(view, NAMES[:players], 80, texts)
            assert len(lines) <= (WHOLE if view.viewer == -1 else ASKED)
            for line in lines:
                assert width(line) <= 80, plain(line)
                assert all(style in STYLES or not style for _, style in line)
                shown = set(plain(line)) - set("".join(NAMES))
                assert all(char.isascii() or ord(char) in ASCII for char in shown)


@COUNTS
def test_a_screen_of_80_by_24_holds_the_table_and_all_moves(players: int, texts: Texts) -> None:
    narrator = Narrator(GAME, texts, NAMES[:players])
    log = a_game(players)
    for count in range(len(log.moves)):
        state = log.state_after(count)
        seat = state.deciders[0]
        view = state.view(seat)
        below = [[(narrator.question(view, seat), "")], *choices(narrator, view, seat, 80)]
        assert len(table(narrator, view, ["Something happened."], below, 80, 24)) <= 23


@COUNTS
def test_everything_that_happens_and_is_asked_has_a_sentence(players: int, texts: Texts) -> None:
    narrator = Narrator(GAME, texts, ["Mia", "Otto", "Nils", "Ida", "Yuki"][:players])
    log = a_game(players)
    events = [event for move in log.events for event in move]
    for seat in [None, *range(players)]:
        told = narrator.tell(events, seat)
        assert len(told) == len(events)
        assert all(sentence.endswith((".", "!")) and "  " not in sentence for sentence in told)
    for count in range(len(log.moves)):
        state = log.state_after(count)
        seat = state.deciders[0]
        assert narrator.question(state.view(seat), seat).endswith((".", "!", "?"))
        assert set(GAME.module("drawing").rules_asked(state.view(seat), seat)) <= set(GAME.rules)
    assert sheet(narrator, log.state)


def test_every_kind_of_event_was_told() -> None:
    kinds = {event.kind for players in GAME.players for move in a_game(players).events for event in move}
    told = {name.removeprefix("event-") for name in load_texts(GAME).ids if name.startswith("event-")}
    assert kinds | {"idle"} == told  # nobody ran out of paint in these games


def test_the_roofs_stand_beside_the_requests(texts: Texts) -> None:
    state = GAME.new(3, "beside", {"first_leader": 0})
    lines = [plain(line) for line in GAME.module("drawing").draw(state.view(0), NAMES[:3], 80, texts)]
    assert "gov-1" in lines[1] and "res-3" in lines[5]
    rows = state.dump()["state"]["roofs"]
    for number, row in enumerate(rows):
        houses = lines[2 + 2 * number][:23]
        assert [houses[5 + 5 * column] for column in range(4)] == list(row)


def test_cards_in_sentences_have_their_colours() -> None:
    line = GAME.module("drawing").decorate("Mia gives W3.")
    assert ("W3", "strawberry.ink") in line
    assert plain(line) == "Mia gives W3."
