"""The guided first game of every game that has one: it can be played to its end, whatever is chosen."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import kotatsu
from kotatsu.core.chance import Rng
from kotatsu.core.errors import BadInput
from kotatsu.core.events import Journal
from kotatsu.core.game import Game
from kotatsu.core.log import Log
from kotatsu.core.texts import Texts
from kotatsu.core.tutorial import Tutorial, read_tutorial
from kotatsu.table import Description, Refused, Table
from kotatsu.table.commands import AskTakeBack, Play, SetPlayers, Sit, SkipTutorial, Start
from kotatsu.table.description import tutorial_of
from kotatsu.table.projection import snapshot

GAMES = [game for game in kotatsu.games() if game.tutorial is not None]
FEWEST, MOST = 12, 18
LONGEST = 240
"""Characters of what is said at once: a phone shows it above the hand."""
OF_ALL = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def tutorial_in(game: Game) -> Tutorial:
    assert game.tutorial is not None
    return game.tutorial


def courses(game: Game) -> Iterator[tuple[Log, list[int]]]:
    """Every way through the steps: the learner takes each choice once, the others follow the script."""
    tutorial = tutorial_in(game)
    unplayed: list[list[str]] = [[]]
    while unplayed:
        chosen = unplayed.pop()
        log = Log(game, tutorial.players, tutorial.seed, tutorial.options)
        made = [0] * tutorial.players
        own: list[str] = []
        while tutorial.step_after(made[tutorial.seat]) is not None:
            seat = next((one for one in log.state.deciders if one != tutorial.seat), tutorial.seat)
            if seat == tutorial.seat:
                choices = tutorial.choices(log.state, made[seat])
                assert choices, "the learner is asked nothing"
                texts = [log.state.text(seat, move) for move in choices]
                if len(own) < len(chosen):
                    text = chosen[len(own)]
                else:
                    text = texts[0]
                    unplayed += [[*own, other] for other in texts[1:]]
                own.append(text)
                move = choices[texts.index(text)]
            else:
                scripted = tutorial.scripted(log.state, seat, made[seat])
                assert scripted is not None, f"seat {seat} has no move in the script after {made}: {own}"
                move = scripted
            log.play(seat, move)
            made[seat] += 1
        yield log, made


@OF_ALL
def test_every_way_through_it_follows_the_script(game: Game) -> None:
    tutorial = tutorial_in(game)
    for log, made in courses(game):
        assert not log.state.over, "something is left to be played freely"
        left = {seat: moves[made[seat] :] for seat, moves in tutorial.script.items()}
        assert all(len(moves) <= 3 for moves in left.values()), f"moves that are hardly ever made: {left}"


@OF_ALL
def test_a_step_waits_for_what_can_be_played_and_not_for_everything(game: Game) -> None:
    tutorial = tutorial_in(game)
    for log, _ in courses(game):
        replay = Log(game, tutorial.players, tutorial.seed, tutorial.options)
        made = 0
        for seat, text in log.moves:
            if seat == tutorial.seat:
                step = tutorial.step_after(made)
                assert step is not None
                state = replay.state
                fitting = [
                    move
                    for move in state.legal_moves(seat)
                    if any(one.items() <= state.describe(seat, move).items() for one in step.moves)
                ]
                assert fitting == tutorial.choices(state, made), f"nothing fits {step.text}"
                made += 1
            replay.play(seat, replay.state.parse(seat, text))


@OF_ALL
def test_what_is_said_after_something_has_happened_is_said_between_two_moves_of_others(game: Game) -> None:
    tutorial = tutorial_in(game)
    for log, _ in courses(game):
        replay = Log(game, tutorial.players, tutorial.seed, tutorial.options)
        happened: dict[int, list[dict[str, Any]]] = {}
        made = 0
        replay.state.journal = Journal()
        for seat, text in log.moves:
            made += seat == tutorial.seat
            replay.state.play(seat, replay.state.parse(seat, text))
            told = replay.state.journal.take()
            happened.setdefault(made, []).extend({"event": one.kind, **one.fields} for one in told)
        for at, step in enumerate(tutorial.steps):
            if step.after is not None:
                moves = sum(bool(one.moves) for one in tutorial.steps[:at])
                fitting = [
                    made
                    for made, told in happened.items()
                    for one in told
                    if step.after.items() <= one.items()
                ]
                assert fitting and fitting[0] == moves, f"{step.text} is said too early or never"


@OF_ALL
def test_its_texts_are_there_short_and_all_used(game: Game) -> None:
    tutorial = tutorial_in(game)
    texts = Texts("en", game.text("tutorial.en.ftl"))
    assert FEWEST <= len(tutorial.steps) <= MOST
    assert sum(bool(step.moves) for step in tutorial.steps) >= len(tutorial.steps) // 3
    assert sorted(texts.ids) == sorted(step.text for step in tutorial.steps)
    names = {f"seat{seat}": "Bartholomew" for seat in range(tutorial.players)}
    for step in tutorial.steps:
        assert len(texts.say(step.text, **names)) <= LONGEST, step.text
        assert step.rule is None or step.rule in game.rules, step.text
    assert not tutorial.steps[-1].moves, "the last step says that the game is the learner's now"


def table_of(game: Game) -> Table:
    table = Table.create("t", "mia", tutorial_of(game.name, "x" * 22), bytes(32), bytes(32), now=0.0)
    for command in (Sit(tutorial_in(game).seat, "Mia"), Start()):
        table.handle("mia", command, now=1.0)
    return table


def let_others_move(table: Table) -> None:
    """As the server does: by the script, after it anything."""
    while table.owed():
        seat = table.owed()[0].seat
        move = table.scripted(seat)
        legal = table.bot_view(seat).legal_moves(seat)
        table.handle(None, Play(seat, legal[0] if move is None else move), now=1.0)


@OF_ALL
def test_a_table_guides_and_then_lets_go(game: Game) -> None:
    table = table_of(game)
    seat = tutorial_in(game).seat
    rng = Random(game.name)
    let_others_move(table)
    while (step := tutorial_in(game).step_after(table.made_by(seat))) is not None:
        shown = snapshot(table, "mia")
        offered = [move["move"] for move in shown["game_state"]["views"][str(seat)]["moves"]]
        assert shown["tutorial"]["made"] == table.made_by(seat)
        forbidden = [move for move in table.state().legal_moves(seat) if move not in offered]
        for move in rng.sample(forbidden, min(3, len(forbidden))):
            with pytest.raises(Refused, match="for later"):
                table.handle("mia", Play(seat, move), now=1.0)
        assert offered, step.text
        table.handle("mia", Play(seat, rng.choice(offered)), now=1.0)
        let_others_move(table)
    assert Table.load(table.entries) == table
    while table.phase == "playing":
        moves = table.state().view(seat).legal_moves(seat)
        table.handle("mia", Play(seat, moves[Rng(len(table.rows)).below(len(moves))]), now=1.0)
        let_others_move(table)
    assert table.result is not None
    assert table.next_description().options == {}, "what was set up for a lesson is for the lesson"


@OF_ALL
def test_going_back_leads_to_the_same_step_and_the_same_script(game: Game) -> None:
    table = table_of(game)
    seat = tutorial_in(game).seat
    let_others_move(table)
    before = snapshot(table, "mia")
    for _ in range(2):
        table.handle("mia", Play(seat, table.choices(table.state(), seat)[0]), now=1.0)
        let_others_move(table)
        after = snapshot(table, "mia")["game_state"]["views"][str(seat)]["view"]
        if table.state().pending(seat):
            return  # a choice of several steps: it is withdrawn, not taken back
        table.handle("mia", AskTakeBack(seat), now=1.0)
        let_others_move(table)
        assert snapshot(table, "mia")["tutorial"] == before["tutorial"]
        assert (
            snapshot(table, "mia")["game_state"]["views"][str(seat)]["moves"]
            == (before["game_state"]["views"][str(seat)]["moves"])
        )
    assert after


def test_whoever_skips_it_may_play_anything_and_only_the_learner_knows_how_far_they_are() -> None:
    game = GAMES[0]
    table = table_of(game)
    seat = tutorial_in(game).seat
    let_others_move(table)
    assert snapshot(table, "ben", invite="x" * 22)["tutorial"] is None
    legal = table.state().legal_moves(seat)
    assert len(table.choices(table.state(), seat)) < len(legal)
    table.handle("mia", SkipTutorial(), now=1.0)
    assert table.choices(table.state(), seat) == legal
    assert snapshot(table, "mia")["tutorial"] is None
    assert Table.load(table.entries) == table


def test_a_tutorial_is_set_up_as_it_is() -> None:
    game = GAMES[0]
    described = tutorial_of(game.name, "x" * 22)
    table = Table.create("t", "mia", described, bytes(32), bytes(32), now=0.0)
    with pytest.raises(Refused, match="set up as it is"):
        table.handle("mia", SetPlayers(3), now=0.0)
    table.handle("mia", Sit(tutorial_in(game).seat, "Mia"), now=0.0)
    table.handle("mia", Start(), now=0.0)
    assert table.named_seed == tutorial_in(game).seed
    assert not table.next_description().tutorial, "a rematch is a game of one's own"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("seed = 'x'\nsteps = []", "'players' is missing"),
        ("players = 'two'\nseed = 'x'\nsteps = []", "'players' is not of the kind 'int'"),
        ("players = 2\nseed = 'x'\nsteps = [{ show = [] }]", "step 1: 'text' is missing"),
        ("players = 2\nseed = 'x'\nsteps = []\ncolour = 1", "there is no 'colour'"),
        ("players = 2\nseed = 'x'\nsteps = [3]", "step 1: a table was expected"),
    ],
)
def test_what_is_no_tutorial_is_refused_in_a_sentence(text: str, why: str) -> None:
    with pytest.raises(BadInput, match=why):
        read_tutorial(text)


def test_a_game_without_one_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAMES[0], "tutorial", None)
    with pytest.raises(Refused, match="has no guided first game"):
        tutorial_of(GAMES[0].name, "x" * 22)
    with pytest.raises(Refused, match="has no guided first game"):
        Description(GAMES[0].name, tutorial=True).check()
