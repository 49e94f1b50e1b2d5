"""The wire: differences come out right, TypeScript follows, documents are what they are declared to be."""

import copy
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import kotatsu
from kotatsu import table as tables
from kotatsu.table import commands, decide, projection
from kotatsu.wire import messages
from kotatsu.wire.diff import changed, changes, share
from kotatsu.wire.document import Document, Said
from kotatsu.wire.messages import read_client
from kotatsu.wire.typescript import FILE, typescript
from tests.table.tables import PEOPLE, play_on, seated, start

ROOT = Path(__file__).parents[2]
json = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 5) | st.sampled_from("abc"),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from("abcd"), inner, max_size=4),
    max_leaves=20,
)
numbers = st.recursive(  # at each place of a document is one type besides null: here numbers, and no booleans
    st.none() | st.integers(-5, 5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from("abcd"), inner, max_size=4),
    max_leaves=20,
)
documents = st.dictionaries(st.sampled_from("abcd"), numbers, max_size=4)


@given(old=json, new=json)
def test_changes_lead_from_one_document_to_the_other(old: Any, new: Any) -> None:
    steps = changes(old, new)
    assert msgspec.json.encode(changed(old, steps)) == msgspec.json.encode(new) or changed(old, steps) == new
    assert bool(steps) == (old != new or msgspec.json.encode(old) != msgspec.json.encode(new))


@given(anns=documents, bens=documents, ann=documents, ben=documents)
def test_what_two_share_changes_for_each_as_if_they_did_not(
    anns: dict[str, Any], bens: dict[str, Any], ann: dict[str, Any], ben: dict[str, Any]
) -> None:
    """Also when what they share is compared with what they shared before, and put in its place."""
    alone = [changes(anns, copy.deepcopy(ann)), changes(bens, copy.deepcopy(ben))]
    told = copy.deepcopy([anns, bens])
    assert share(told[1], told[0]) == (anns == bens)
    new = copy.deepcopy([ann, ben])
    first = changes(told[0], new[0])
    assert share(new[1], new[0]) == (ann == ben)
    assert [first, changes(told[1], new[1])] == alone
    assert new == [ann, ben] and told == [anns, bens]


def test_a_change_deep_inside_is_small() -> None:
    old = {"seats": [{"name": "Ann", "hand": [1, 2, 3]}, {"name": "Ben", "hand": [4]}]}
    new = {"seats": [{"name": "Ann", "hand": [1, 2, 3]}, {"name": "Ben", "hand": [4, 5]}]}
    assert changes(old, new) == [[["seats", 1, "hand", 1], 5]]


def test_the_typescript_types_are_those_of_the_messages() -> None:
    """If this fails: python -m kotatsu.wire.typescript"""
    assert (ROOT / FILE).read_text(encoding="utf-8") == typescript()


@pytest.mark.parametrize("command", commands.PersonsCommand.__subclasses__())
def test_every_command_of_a_person_is_decided_and_can_be_sent(command: type[commands.Command]) -> None:
    assert command in decide._DECISIONS
    with pytest.raises(msgspec.ValidationError, match="command"):  # its fields are missing, or one too many
        read_client(do(command, more=1))


@pytest.mark.parametrize("command", commands.ServersCommand.__subclasses__())
def test_no_command_of_the_server_can_be_sent(command: type[commands.Command]) -> None:
    assert command in decide._DECISIONS
    with pytest.raises(msgspec.ValidationError, match=r"Invalid value '\w+' - at `\$.command.t`"):
        read_client(do(command, seat=0))


def do(command: type[commands.Command], **fields: int) -> bytes:
    tag = msgspec.inspect.type_info(command).tag  # type: ignore[attr-defined]
    return msgspec.json.encode({"t": "do", "client": "1", "command": {"t": tag, **fields}})


def test_a_command_comes_out_as_it_went_in() -> None:
    sent = messages.Do("1", commands.Play(0, 17, 3))
    assert (
        messages.write(sent)
        == b'{"t":"do","client":"1","command":{"t":"play","seat":0,"move":17,"decision":3}}'
    )
    assert read_client(messages.write(sent)) == sent


def test_a_client_that_names_no_version_is_of_the_first() -> None:
    assert read_client('{"t":"hello","epoch":null,"seen":null}') == messages.Hello(protocol=1)


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
    shown = {
        **projection.snapshot(table, who, "open sesame"),
        "presence": [None] * len(table.seats),
        "visitors": 0,
    }
    msgspec.convert(shown.pop("chat"), list[Said])
    msgspec.convert(shown, Document, strict=True)
    assert set(shown) == set(Document.__struct_fields__)


@pytest.mark.parametrize("game", [game.name for game in kotatsu.games()])
def test_a_board_gets_its_printed_numbers_and_the_sheet_as_its_seat_may_know_it(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = start(seated(game, 3, 2))
    setup = type(table.state().setup)
    monkeypatch.setattr(setup, "printed", lambda self: {"players": int(self.players)})
    for moves in (0, 5, 10**6):
        play_on(table, Random(3), moves=moves)
        own = projection.snapshot(table, "bob")["game_state"]
        theirs = projection.snapshot(table, "eve")["game_state"]
        assert own["printed"] == theirs["printed"] == {"players": 3}
        assert own["printed"] is projection.snapshot(table, "ann")["game_state"]["printed"]  # so sent once
        assert own["views"]["1"]["sheet"] == table.state().view(1).sheet()
        assert own["sheet"] is None and theirs["sheet"] == table.state().view(None).sheet()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "null",
        "{}",
        '{"t":"do"}',
        '{"t":"do","client":"1"}',
        '{"t":"do","client":"1","command":{}}',
        '{"t":"do","client":"1","command":{"t":"hello"}}',
        '{"t":"play","client":"1","seat":0,"move":1}',
        '{"t":"do","client":"1","command":{"t":"play","seat":"0","move":1}}',
        '{"t":"do","client":"1","command":{"t":"play","seat":99,"move":1}}',
        '{"t":"do","client":"1","command":{"t":"play","seat":0,"move":-1}}',
        '{"t":"do","client":"1","command":{"t":"play","seat":0,"move":1,"more":1}}',
        '{"t":"do","client":"1","command":{"t":"play","seat":0,"move":1},"more":1}',
        '{"t":"do","client":"","command":{"t":"play","seat":0,"move":1}}',
        '{"t":"do","client":"1","command":{"t":"open","seat":0,"nonce":"short"}}',
        '{"t":"do","client":"1","command":{"t":"set_clock","clock":{"kind":"sand"}}}',
        "[" * 100_000,
    ],
)
def test_what_is_no_message_is_not_read(text: str) -> None:
    with pytest.raises((msgspec.MsgspecError, RecursionError)):
        read_client(text)
