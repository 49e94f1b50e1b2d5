"""What is particular to this picture; what all have in common: tests/conformance/test_drawing.py."""

import pytest

from kotatsu.core.log import Log
from kotatsu.core.state import State
from kotatsu.core.texts import Texts
from kotatsu.drawing.canvas import plain
from kotatsu.games.itadaki_sashiage import drawing
from kotatsu.terminal.narrator import Narrator
from kotatsu.terminal.speech import load_texts
from tests.games.itadaki_sashiage.positions import GAME, at_the_trick, dealt

NAMES = ["Mia", "Otto", "Nils", "Ida", "Yuki"]


@pytest.fixture(scope="module")
def texts() -> Texts:
    return load_texts(GAME)


@pytest.mark.parametrize(
    ("leader", "sentence"),
    [
        (0, "Nothing but X: lead one as a 1. This round will bring you nothing."),
        (1, "You lead: play any card but X."),
        (2, "You lead: play any card."),
    ],
)
def test_a_leader_hears_whether_x_is_all_there_is(leader: int, sentence: str, texts: Texts) -> None:
    state = at_the_trick(["RX GX", "R2 BX", "R4 G2"], leader=leader, turn=leader)
    narrator = Narrator(GAME, texts, ["Mia", "Otto", "Nils"])
    assert narrator.question(state.view(leader), leader) == sentence


def test_the_memory_aid_shows_covered_cards_that_were_seen(texts: Texts) -> None:
    plain_state = at_the_trick(
        ["R2 R1", "B2 B1", "R4 G1"], [["Y2 Y4"], ["B1 B4 B6"], ["R1"]], buried=[0, 1, 0]
    )
    dump = plain_state.dump()
    without = picture(plain_state.view(0), texts)
    dump["options"]["memory_aid"] = True
    aided = picture(GAME.load(dump).view(0), texts)
    assert "0▏B6▕3" in without
    assert "B4" not in without
    assert "0▏B6▕B4?" in aided  # what lies at the bottom only its builder knows


def test_a_picture_for_one_seat_shows_nothing_of_other_hands(texts: Texts) -> None:
    state = dealt(3)
    one, two = state.dump(), state.dump()
    hands = two["state"]["hands"]
    hands[1], hands[2] = hands[2], hands[1]
    assert one != two
    assert picture(GAME.load(one).view(0), texts) == picture(GAME.load(two).view(0), texts)


def picture(view: State, texts: Texts) -> str:
    names = NAMES[: int(view.setup.players)]
    return "\n".join(plain(line) for line in drawing.draw(view, names, 80, texts))


def test_cards_in_sentences_get_their_colours() -> None:
    line = drawing.decorate("Mia plays BX as a 4. RX=2 beats R1.")
    assert [text for text, style in line if style] == ["BX", "RX=2", "R1"]
    assert [style for _, style in line if style] == ["blueberry.ink", "strawberry.ink", "strawberry.ink"]


def test_without_the_memory_aid_the_log_stops_at_the_current_trick() -> None:
    for aid in (False, True):
        log = Log(GAME, 4, "memory", {"memory_aid": aid})
        tricks = 0
        while tricks < 2:
            seat = log.state.deciders[0]
            events = log.play(seat, log.state.legal_moves(seat)[0])
            tricks += any(event.kind == "won" for event in events)
        played = len(log.moves)
        seat = log.state.deciders[0]
        log.play(seat, log.state.legal_moves(seat)[0])
        assert log.memory_begins == (0 if aid else played)
        while not log.state.over:
            seat = log.state.deciders[0]
            log.play(seat, log.state.legal_moves(seat)[0])
        assert log.memory_begins == 0
