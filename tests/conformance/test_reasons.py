"""Hints and their reasons, for every registered game: from what the seat knows, steady, and in words."""

import ast
import inspect
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import kotatsu
from kotatsu.bots import Hint, Reason, hint, hints
from kotatsu.core.chance import Rng
from kotatsu.core.game import Game
from kotatsu.core.reasons import Remark, reasons_of
from kotatsu.core.state import State
from kotatsu.terminal.moves import advised
from kotatsu.terminal.narrator import Narrator
from kotatsu.terminal.speech import load_texts

GAMES = kotatsu.games()
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
ASKED = 6  # hints of each game, from the deal to the end
NAMES = ["Ann", "Mia", "Otto", "Nils", "Ida", "Yuki", "Finn", "Tove"]


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a hint is made of, not how good it is."""
    monkeypatch.setattr(hints, "is_compiled", lambda: False)
    monkeypatch.setattr(hints, "PLAIN", 400)
    monkeypatch.setattr(hints, "WORLDS", 12)


def asked_views(game: Game, count: int = ASKED) -> Iterator[State]:
    """Views with something to decide, spread over a game of random moves."""
    rng = Random(f"hints {game.name}")
    state = game.new(seed="hints")
    every = max(1, state.setup.max_moves() // count // 2)
    made = given = 0
    while not state.over and given < count:
        seat = rng.choice(state.deciders)
        moves = state.legal_moves(seat)
        if made % every == 0 and len(moves) > 1:
            given += 1
            yield state.view(seat)
        state.play(seat, rng.choice(moves))
        made += 1


@every_game
def test_a_hint_is_the_same_in_all_worlds_that_look_alike_and_when_it_is_asked_again(game: Game) -> None:
    for number, view in enumerate(asked_views(game, 3)):
        seat = int(view.viewer)
        worlds = [view.imagine(Rng(f"{number} {which}")) for which in ("one", "other")]
        found = [hint(world.view(seat)) for world in worlds]
        assert found[0] == found[1] == hint(view)


@every_game
def test_what_is_advised_is_legal_and_every_reason_has_its_words(game: Game) -> None:
    for view in asked_views(game):
        seat = int(view.viewer)
        narrator = Narrator(game, load_texts(game), NAMES[: int(view.setup.players)])
        found = hint(view)
        legal = view.legal_moves(seat)
        assert {one.move for one in found.moves} <= set(legal) and found.instead in legal
        sentence = advised(narrator, view, seat)
        assert sentence.endswith(".") and "{" not in sentence and "None" not in sentence, sentence
        number = legal.index(found.moves[0].move) + 1
        assert f"I would choose {number}: " in sentence, "the number is what one would type"
        for reason in found.reasons:
            assert narrator.reason(reason, seat) in sentence


def remarks_in(game: Game) -> set[str]:
    """The kinds that the game's `reasons.py` names."""
    if reasons_of(game) is None:
        return set()
    kinds = set()
    for node in ast.walk(ast.parse(inspect.getsource(game.module("reasons")))):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Remark":
            kinds |= {part.value for part in ast.walk(node.args[0]) if isinstance(part, ast.Constant)}
    return {str(kind) for kind in kinds}


@every_game
def test_every_kind_of_remark_has_its_message(game: Game) -> None:
    texts = load_texts(game)
    assert [kind for kind in remarks_in(game) if not texts.has(f"reason-{kind}")] == []


def tallied(remarks: list[Remark], worlds: int) -> dict[Any, Any]:
    tally: dict[Any, Any] = {}
    for _ in range(worlds):
        hints._count(tally, remarks)
    return tally


def test_what_speaks_for_a_move_is_told_first_and_what_must_be_told_always() -> None:
    best = tallied([Remark("serves", 0.5, 4, plate="B"), Remark("empty", -1.0, must=True)], 12)
    other = tallied([Remark("serves", 0.5, 3, plate="A"), Remark("taken", -1.2, seat=2)], 12)
    found: list[Reason] = hints._chosen(best, other)
    assert [(one.what, one.instead, one.often) for one in found] == [
        ("serves", False, "always"),
        ("empty", False, "always"),
        ("taken", True, "always"),
    ]
    assert (found[0].points, found[0].otherwise) == (4, 0)


def test_what_follows_either_way_is_no_reason() -> None:
    same = [Remark("first", 0.6), Remark("serves", 0.5, 4, plate="B")]
    assert hints._chosen(tallied(same, 12), tallied(same, 12)) == []


def test_a_remark_made_twice_in_a_world_is_counted_once_with_the_points_of_both() -> None:
    (one,) = hints._chosen(tallied([Remark("bakes", 1.0, 2), Remark("bakes", 1.0, 3)], 12), {})
    assert (one.share, one.points) == (1.0, 5)


def test_a_seat_without_a_decision_gets_no_hint() -> None:
    state = kotatsu.game("tower-of-pancakes").new(seed="no hint")
    waiting = next(seat for seat in range(4) if seat not in state.deciders)
    with pytest.raises(kotatsu.BadInput):
        hint(state.view(waiting))


def test_where_one_move_is_legal_nothing_is_compared() -> None:
    rng = Random("one move")
    state = kotatsu.game("trico-roof").new(players=2, seed="one move")
    while len(state.legal_moves(state.deciders[0])) > 1:
        state.play(state.deciders[0], rng.choice(state.legal_moves(state.deciders[0])))
    found = hint(state.view(state.deciders[0]))
    assert found == Hint([hints.Thought(state.legal_moves(state.deciders[0])[0], 0.0, "best")])
