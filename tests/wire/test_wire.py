"""The wire: differences come out right, TypeScript follows, documents are what they are declared to be."""

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import kotatsu
from kotatsu import table as tables
from kotatsu.wire import changed, changes, messages, read_client
from kotatsu.wire.document import Document, Said
from kotatsu.wire.typescript import FILE, typescript
from tests.table.tables import PEOPLE, play_on, seated, start

ROOT = Path(__file__).parents[2]
json = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 5) | st.sampled_from("abc"),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from("abcd"), inner, max_size=4),
    max_leaves=20,
)


@given(old=json, new=json)
def test_changes_lead_from_one_document_to_the_other(old: Any, new: Any) -> None:
    steps = changes(old, new)
    assert msgspec.json.encode(changed(old, steps)) == msgspec.json.encode(new) or changed(old, steps) == new
    assert bool(steps) == (old != new or msgspec.json.encode(old) != msgspec.json.encode(new))


def test_a_change_deep_inside_is_small() -> None:
    old = {"seats": [{"name": "Ann", "hand": [1, 2, 3]}, {"name": "Ben", "hand": [4]}]}
    new = {"seats": [{"name": "Ann", "hand": [1, 2, 3]}, {"name": "Ben", "hand": [4, 5]}]}
    assert changes(old, new) == [[["seats", 1, "hand", 1], 5]]


def test_the_typescript_types_are_those_of_the_messages() -> None:
    """If this fails: python -m kotatsu.wire.typescript"""
    assert (ROOT / FILE).read_text(encoding="utf-8") == typescript()


def test_every_command_of_a_person_can_be_sent() -> None:
    servers_own = {"TimeUp", "Expire", "GoOn", "Awake"}
    of_tables = {name for name in tables.__all__ if is_command(getattr(tables, name))} - servers_own
    of_wire = {m.__name__ for m in messages.CLIENT_MESSAGES if issubclass(m, messages.Command)}
    assert of_wire - {"SetPrivate"} == of_tables - {"Command", "SetInvite"}


def is_command(thing: Any) -> bool:
    return isinstance(thing, type) and issubclass(thing, tables.Command)


@pytest.mark.parametrize("game", [game.name for game in kotatsu.games()])
def test_what_a_table_shows_is_what_the_wire_declares(game: str) -> None:
    table = seated(game, 3, 2, invite="open sesame")
    for who in (*PEOPLE[:2], "spectator"):
        declared(table, who)
    start(table)
    play_on(table, Random(1), moves=6)
    declared(table, "ann")
    play_on(table, Random(1))
    declared(table, "ann")


def declared(table: tables.Table, who: str) -> None:
    shown = {**table.snapshot(who, "open sesame"), "presence": [None] * len(table.seats), "visitors": 0}
    msgspec.convert(shown.pop("chat"), list[Said])
    msgspec.convert(shown, Document, strict=True)
    assert set(shown) == set(Document.__struct_fields__)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "null",
        "{}",
        '{"t":"play"}',
        '{"t":"time_up","client":"1","seat":0}',
        '{"t":"play","client":"1","seat":"0","move":1}',
        '{"t":"play","client":"1","seat":99,"move":1}',
        '{"t":"play","client":"1","seat":0,"move":-1}',
        '{"t":"play","client":"1","seat":0,"move":1,"more":1}',
        '{"t":"play","client":"","seat":0,"move":1}',
        '{"t":"open","client":"1","seat":0,"nonce":"short"}',
        "[" * 100_000,
    ],
)
def test_what_is_no_message_is_not_read(text: str) -> None:
    with pytest.raises((msgspec.MsgspecError, RecursionError)):
        read_client(text)
