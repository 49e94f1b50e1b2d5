"""The drawing of the table, and the sentences: tried along whole games of every size."""

from random import Random

import pytest

import kotatsu
from kotatsu.core.canvas import plain, width
from kotatsu.core.log import Log
from kotatsu.core.state import State
from kotatsu.core.texts import Texts
from kotatsu.games.itadaki_sashiage import drawing
from kotatsu.terminal.narrator import Narrator, load_texts
from kotatsu.terminal.pictures import log_start, question, sheet
from kotatsu.terminal.styles import ASCII, STYLES
from tests.games.itadaki_sashiage.tables import GAME, at_the_trick, dealt, play

NAMES = ["Bartholomew the Third", "美亜", "Otto", "Nils", "Ida"]
ROWS, OPEN_ROWS = 18, 21
every_size = pytest.mark.parametrize("players", [3, 4, 5])


@pytest.fixture(scope="module")
def texts() -> Texts:
    return load_texts(GAME)


def played(players: int, seed: str, memory_aid: bool = False) -> Log:
    log = Log(GAME, players, seed, {"rounds": 2, "memory_aid": memory_aid})
    rng = Random(seed)
    while not log.state.over:
        seat = rng.choice(log.state.deciders)
        log.play(seat, rng.choice(log.state.legal_moves(seat)))
    return log


def pictures_of(state: State) -> list[State]:
    return [state, *(state.view(seat) for seat in [None, *range(int(state.setup.players))])]


@every_size
@pytest.mark.parametrize("memory_aid", [False, True])
def test_every_table_fits_and_has_known_styles_and_stand_ins(
    players: int, memory_aid: bool, texts: Texts
) -> None:
    log = played(players, "fits", memory_aid)
    for count in range(0, len(log.moves) + 1, 5):
        for view in pictures_of(log.state_after(count)):
            lines = drawing.draw(view, NAMES[:players], 80, texts)
            assert len(lines) <= (OPEN_ROWS if view.viewer == -1 else ROWS)
            for line in lines:
                assert width(line) <= 80, plain(line)
                assert all(style in STYLES or not style for _, style in line)
                assert all(char.isascii() or char in "美亜" or ord(char) in ASCII for char in plain(line))


@every_size
def test_everything_that_happens_and_is_asked_has_a_sentence(players: int, texts: Texts) -> None:
    narrator = Narrator(GAME, texts, ["Mia", "Otto", "Nils", "Ida", "Yuki"][:players])
    log = played(players, "told")
    events = [event for move in log.events for event in move]
    for seat in [None, *range(players)]:
        told = narrator.tell(events, seat)
        assert len(told) == len([event for event in events if event.seen_by(seat) is not None])
        assert all(sentence.endswith((".", "!")) for sentence in told)
    assert len(narrator.tell_all(events)) == len(events)
    state = kotatsu.game(GAME.name).setup_of(log.dump()).deal(kotatsu.Sealed(log.seed))
    for seat, text in log.moves:
        for decider in state.deciders:
            asked = narrator.question(state.view(decider), decider)
            assert asked.endswith(".")
            (row,) = question(asked, 80)
            assert width(row) <= 80
            assert set(drawing.rules_asked(state, decider)) <= set(GAME.rules)
        state.play(seat, state.parse(seat, text))
    assert all(width(line) <= 26 + 13 * players for line in sheet(narrator, log.state))


def test_every_kind_of_event_and_question_is_met(texts: Texts) -> None:
    """So that the test above says something of all of them; a led X is rare and set up by hand."""
    kinds = {event.kind for players in (3, 5) for move in played(players, "told").events for event in move}
    state = play(at_the_trick(["RX GX", "R2 B2", "R4 G2"]), "RX=1")
    kinds |= {event.kind for event in state.take_events()}
    assert kinds == {name.removeprefix("event-") for name in texts.ids if name.startswith("event-")}


@pytest.mark.parametrize(
    ("leader", "sentence"),
    [
        (0, "Nothing but X: lead one as a 1. This round will bring you nothing."),
        (1, "You lead: play any card but X."),
    ],
)
def test_a_leader_hears_whether_x_is_all_there_is(leader: int, sentence: str, texts: Texts) -> None:
    state = at_the_trick(["RX GX", "R2 B2", "R4 G2"], leader=leader, turn=leader)
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
        assert log_start(log.events, log.state.log_begins_after) == (0 if aid else played)
        while not log.state.over:
            seat = log.state.deciders[0]
            log.play(seat, log.state.legal_moves(seat)[0])
        assert log_start(log.events, log.state.log_begins_after) == 0
