"""Editions: every mistake is refused with file, key and what was expected."""

import copy
from pathlib import Path
from typing import Any

import pytest

import kotatsu

GAME = kotatsu.game("tower-of-pancakes")


def data() -> dict[str, Any]:
    return copy.deepcopy(GAME.default_edition.as_data())


def test_the_edition_that_we_ship_says_what_is_rebuilt() -> None:
    edition = GAME.default_edition
    assert edition.rebuilt == ["plate.3", "plate.4", "pan.3", "pan.4"]
    assert edition.reference() == {"name": "kotatsu", "hash": edition.hash}
    assert GAME.make_edition(data()).hash == edition.hash


def broken(key: str, entry: Any) -> dict[str, Any]:
    edition = data()
    *path, last = key.split(".")
    at = edition
    for part in path:
        at = at[part]
    if entry is None:
        del at[last]
    else:
        at[last] = entry
    return edition


@pytest.mark.parametrize(
    ("key", "entry", "sentence"),
    [
        ("name", None, r"box\.toml, name: expected a text, but it is missing"),
        ("plate.4", None, r"box\.toml, plate\.4: expected a table with source and value"),
        ("plate.4.source", "guessed", r'box\.toml, plate\.4\.source: expected "printed" or "rebuilt"'),
        ("plate.4.value", [1, 2], r"box\.toml, plate\.4\.value: expected 8 numbers, one for each card"),
        ("plate.4.value", "six", r'box\.toml, plate\.4\.value: expected a list of whole numbers.*got "six"'),
        (
            "pan.3.value",
            [1, 2, 3, 4, 5, 6, 99],
            r"box\.toml, pan\.3\.value: expected .* from 0 to 20, got \[1, 2",
        ),
        ("cards.3.value", 8, r"box\.toml, cards\.3\.value: expected a number whose four colours"),
        ("cards.4.value", True, r"box\.toml, cards\.4\.value: expected a whole number from 1 to 8, got true"),
        (
            "score.above.value",
            [5, 6, 7],
            r"box\.toml, score\.above\.value: expected a list of 4 whole numbers",
        ),
        (
            "chips.burnt",
            {"source": "printed", "value": 1},
            r"box\.toml, chips\.burnt: is not a key of this game",
        ),
        ("syrup", 3, r"box\.toml, syrup: is not a key of this game"),
    ],
)
def test_a_broken_edition_is_refused(key: str, entry: Any, sentence: str) -> None:
    with pytest.raises(kotatsu.BadInput, match=sentence):
        GAME.make_edition(broken(key, entry), "box.toml")


def test_edition_files(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    with pytest.raises(kotatsu.BadInput, match=r"box\.toml: cannot be read"):
        GAME.new(edition=path)
    path.write_text("= 3")
    with pytest.raises(kotatsu.BadInput, match=r"box\.toml: is not TOML"):
        GAME.new(edition=path)
    path.write_bytes(b"\xff\xff")
    with pytest.raises(kotatsu.BadInput, match="not UTF-8"):
        GAME.new(edition=path)
    path.write_text(GAME.text("edition.toml").replace("[6, 5, 5, 4, 4, 3, 3, 2]", "[1, 1, 1, 1, 1, 1, 1, 1]"))
    state = GAME.new(edition=path)
    assert state.dump()["edition"]["data"]["plate"]["4"]["value"] == [1] * 8
    assert GAME.load(state.dump()).dump() == state.dump()
