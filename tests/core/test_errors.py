"""Errors are codes with values; sentences are made of them in the language of who reads them."""

import ast
import copy
import pickle
from pathlib import Path

import pytest

import kotatsu
from kotatsu.core import sentences
from kotatsu.core.errors import BadInput, Hidden, IllegalMove, KotatsuError, Misuse, Phrase
from kotatsu.core.game import Game
from kotatsu.core.registry import games
from kotatsu.core.texts import Texts, sources

SOURCE = Path(kotatsu.__file__).parent
CODED = {"BadInput", "Unavailable", "PortTaken", "kind_of", "wrong"}
ERRORS = [
    BadInput("players", game="cat-tower", few=2, many=4, count=9),
    Misuse("Call view first."),
    Hidden("A view shows no hands."),
    IllegalMove("tower-of-pancakes", 1, "B7", Phrase("illegal-follow"), ["D2"]),
]


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_an_error_can_be_copied_and_sent_to_another_process(error: KotatsuError) -> None:
    for twin in (copy.copy(error), pickle.loads(pickle.dumps(error))):
        assert type(twin) is type(error)
        assert (twin.code, twin.values, str(twin)) == (error.code, error.values, str(error))


def test_a_reason_of_a_game_stands_in_the_sentence() -> None:
    error = ERRORS[-1]
    assert isinstance(error, IllegalMove) and error.legal == ("D2",)
    assert error.why == "the led colour must be followed (TP-6)"
    assert str(error) == f"Seat 1 cannot play 'B7': {error.why}. Legal now: D2."


def test_what_is_not_known_is_no_sentence() -> None:
    assert sentences.sentence("never-heard-of", {}) is None
    assert sentences.sentence("players", {"game": "../../etc"}) is None
    assert str(BadInput("never-heard-of")) == "never-heard-of"


def codes() -> dict[str, list[tuple[str, set[str] | None]]]:
    """Every code that is raised, where, and with which values; None: some are handed on."""
    found: dict[str, list[tuple[str, set[str] | None]]] = {}
    for file in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and getattr(node.func, "id", getattr(node.func, "attr", "")) in CODED
            ):
                names = [keyword.arg for keyword in node.keywords]
                given = None if None in names else {str(name) for name in names}
                for code in _codes_in(node.args[0]) if node.args else ():
                    found.setdefault(code, []).append((f"{file.name}:{node.lineno}", given))
    return found


def _codes_in(node: ast.AST) -> list[str]:
    parts = [node.body, node.orelse] if isinstance(node, ast.IfExp) else [node]
    return [part.value for part in parts if isinstance(part, ast.Constant) and isinstance(part.value, str)]


def test_every_code_has_its_sentence() -> None:
    found = codes()
    known = {*Texts("en", *sources("en", sentences.FILES)).ids}
    for game in games():
        known |= {*game.texts(*sentences.OF_A_GAME).ids}
    template = (SOURCE / "new_game" / "template" / "game" / "box.en.ftl").read_text(encoding="utf-8")
    known |= {*Texts("en", template).ids}
    assert len(found) > 90
    assert {code: places for code, places in found.items() if code not in known} == {}


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_a_box_says_all_that_can_be_chosen_and_changed(game: Game) -> None:
    said = {"title", "summary", "credits"}
    for option in game.options:
        said |= {f"option-{option.name}", f"option-{option.name}-help"}
        said |= {f"option-{option.name}-{choice}" for choice in option.choices}
    said |= {
        f"edition-called-{edition.name}" for edition in game.editions if edition is not game.default_edition
    }
    told = [field.told for field in game.fields]
    said |= {str(one["why"]) for one in told}
    said |= {f"rebuilt-{key.partition('.')[0]}" for key in game.default_edition.rebuilt}
    rest = {name for name in game.box.ids if not name.startswith(("expected-", "too-few-"))}
    assert rest == said
    for one in told:
        assert game.box.say(str(one["why"]), **one)
