"""Editions: every mistake is refused with file, key and what was expected."""

import copy
from pathlib import Path
from typing import Any

import pytest

import kotatsu
from kotatsu.core.game import Game
from kotatsu.core.languages import LANGUAGES
from kotatsu.core.texts import folder_of

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


# --- several editions that come with a game -----------------------------------------------------------------

ROOFS = kotatsu.game("trico-roof")


@pytest.mark.parametrize("game", kotatsu.games(), ids=lambda game: game.name)
def test_shipped_editions_differ_and_each_is_called_as_its_file(game: Game) -> None:
    usual, *others = game.editions
    assert usual is game.default_edition
    files = sorted((folder_of(game.package) / "editions").glob("*.toml"))
    assert [edition.name for edition in others] == [file.stem for file in files]
    assert len({edition.hash for edition in game.editions}) == len(game.editions)
    for edition in others:
        for language in LANGUAGES:
            assert game.texts("box", language=language).say(f"edition-called-{edition.name}")


def test_a_shipped_edition_is_asked_for_by_its_name() -> None:
    state = ROOFS.new(3, "by name", edition="first")
    assert state.setup.edition == {"name": "first", "hash": ROOFS.named_edition("first").hash}
    assert ROOFS.load(state.dump()).dump() == state.dump()
    with pytest.raises(kotatsu.BadInput, match="no edition 'last'; there are kotatsu, first"):
        ROOFS.named_edition("last")


def test_a_record_finds_its_edition_by_hash_whatever_it_was_called_then() -> None:
    """What is called "first" now was "kotatsu" when such records were written."""
    first = ROOFS.named_edition("first")
    assert ROOFS.edition_of({"name": "kotatsu", "hash": first.hash}) is first
    with pytest.raises(kotatsu.BadInput, match="is not at hand"):
        ROOFS.edition_of({"name": "kotatsu", "hash": "0" * 64})


def test_a_file_goes_before_nothing_else_than_a_shipped_name(tmp_path: Path) -> None:
    with pytest.raises(kotatsu.BadInput, match="cannot be read"):
        ROOFS.edition(tmp_path / "first.toml")
