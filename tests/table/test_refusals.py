"""Every reason for which something is refused has a code, and every code its sentence."""

import ast
import re
from pathlib import Path

import pytest

import kotatsu
from kotatsu.core.errors import IllegalMove, Phrase
from kotatsu.core.texts import Texts, sources
from kotatsu.table.refusals import Refused, Unfit, refusal_of, sentence

SOURCE = Path(kotatsu.__file__).parent
TEXTS = sources("en", [("kotatsu.table", "refusals")])[0]
RAISED_BY = {"Refused", "Unfit", "NoSuchTable", "Lost", "Closed", "NotAllowed"}
CONSTANTS = {"OLD_CLIENT", "TOO_MANY"}


def raised() -> dict[str, list[tuple[str, set[str] | None]]]:
    """Every code in the source, where it stands and with which values; None: they are handed on."""
    found: dict[str, list[tuple[str, set[str] | None]]] = {}
    for part in ("table", "clubs", "server", "wire"):
        for file in (SOURCE / part).rglob("*.py"):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                code = code_of(node)
                if code is not None:
                    assert isinstance(node, ast.Call | ast.Assign)
                    found.setdefault(code, []).append((f"{file.name}:{node.lineno}", values_of(node)))
    return found


def code_of(node: ast.AST) -> str | None:
    if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") in CONSTANTS:
        assert isinstance(node.value, ast.Constant)
        return str(node.value.value)
    if (
        not isinstance(node, ast.Call)
        or getattr(node.func, "id", getattr(node.func, "attr", "")) not in RAISED_BY
    ):
        return None
    first = node.args[0] if node.args else None
    return str(first.value) if isinstance(first, ast.Constant) and first.value is not None else None


def values_of(node: ast.Call | ast.Assign) -> set[str] | None:
    if isinstance(node, ast.Assign):
        return set()
    names = [keyword.arg for keyword in node.keywords]
    return None if None in names else {name for name in names if name not in (None, "again")}  # type: ignore[misc]


RAISED = raised()
SENTENCES = [name.removeprefix("refused-") for name in Texts("en", TEXTS).ids if name.startswith("refused-")]


def test_every_code_has_its_sentence_and_every_sentence_its_code() -> None:
    assert len(RAISED) > 60
    assert set(SENTENCES) == set(RAISED)
    assert len(SENTENCES) == len(set(SENTENCES))


@pytest.mark.parametrize("code", sorted(RAISED))
def test_a_sentence_gets_the_values_that_it_needs(code: str) -> None:
    text = re.search(rf"^refused-{code} =(.*(?:\n .*|\n}})*)", TEXTS, re.MULTILINE)
    assert text is not None
    needed = set(re.findall(r"\$(\w+)", text[1]))
    for where, given in RAISED[code]:
        assert given is None or given == needed, where
    said = sentence(code, dict.fromkeys(needed, "something"))
    assert said is not None and (said.endswith(".") or code == "bad-input") and "\n" not in said


def test_a_refusal_is_its_code_with_values_and_reads_as_a_sentence() -> None:
    refusal = Refused("not-your-seat", seat=2)
    assert (refusal.code, refusal.values, str(refusal)) == (
        "not-your-seat",
        {"seat": 2},
        "Seat 2 is not yours.",
    )


def test_a_code_of_another_version_is_no_sentence() -> None:
    assert sentence("never-heard-of", {}) is None
    assert sentence("not-your-seat", {}) is None
    assert str(Refused("never-heard-of")) == "never-heard-of"


def test_what_a_game_refuses_has_a_code_too() -> None:
    cats, tower = "cat-tower", "tower-of-pancakes"
    illegal = refusal_of(IllegalMove(tower, 1, "B7", Phrase("illegal-follow"), ["D2", "D5"]))
    assert (
        str(illegal) == "Seat 1 cannot play 'B7': the led colour must be followed (TP-6). Legal now: D2, D5."
    )
    assert (illegal.code, illegal.values["why"]) == ("illegal-move", "illegal-follow")
    over = refusal_of(IllegalMove(tower, 1, "B7", Phrase("illegal-over")))
    assert str(over) == "Seat 1 cannot play 'B7': the game is over."
    unfit = refusal_of(kotatsu.BadInput("players", game=cats, few=2, many=4, count=9))
    assert isinstance(unfit, Unfit) and str(unfit) == "Cat Tower is for 2 to 4 players, not 9."
    assert unfit.values == {"error": "players", "game": cats, "few": 2, "many": 4, "count": 9}
    option = kotatsu.BadInput("option-value", game=cats, name="wool", value="7", why="expected-switch")
    assert str(refusal_of(option)) == "Cat Tower: wool cannot be 7; expected true or false."
