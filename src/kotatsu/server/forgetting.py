"""Forgetting somebody: nothing here says any more who they were. The games stay, played by "Somebody".

At tables that have not ended they leave first; then another identity, which is nobody's, takes the place of
theirs in everything that mentions it, and what they said there is gone, as is what they called an edition.
"""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import msgspec

from kotatsu.clubs.tournament import leave_as
from kotatsu.server.crew import Crew
from kotatsu.server.identity import new_id
from kotatsu.server.problems import NoSuchTable
from kotatsu.server.rounds import Rounds
from kotatsu.server.tables import LiveTables
from kotatsu.store import NotFound, Store
from kotatsu.table import PLAYING, Command, Refused
from kotatsu.table.commands import Abandon, Leave
from kotatsu.table.editions import HOUSE

SOMEBODY = "Somebody"
"""What is told of who is gone; everybody reads it in their own language."""
UNSAID = "…"


def offer(crew: Crew, store: Store, tables: LiveTables) -> None:
    """What a process does of this at its own tables, when another asks."""

    async def leave(table_id: str, identity: str) -> None:
        await _leave(tables, table_id, identity)

    async def rewrite(table_id: str, identity: str, nobody: str) -> None:
        await tables.rewrite(table_id, _rewrite_table(store, table_id, identity, nobody))

    crew.offers("leave", leave)
    crew.offers("forget", rewrite)


async def forget(store: Store, crew: Crew, rounds: Rounds, identity: str) -> None:
    """Remove all that says who this was; asked again after a failure, it goes on from there."""
    for table_id in await _open_tables(store, identity):
        await crew.at_table(table_id, "leave", identity=identity)
    nobody = new_id()
    mentions = await store.mentions(identity)
    titled = [table_id for table_id in mentions.records if await _has_title(store, table_id, identity)]
    for table_id in mentions.tables:
        await crew.at_table(table_id, "forget", identity=identity, nobody=nobody)
    for table_id in mentions.records:
        await _rewrite_record(store, table_id, identity, untitle=table_id in titled)
    for tournament_id in mentions.tournaments:
        await rounds.change(tournament_id, lambda one: leave_as(one, identity, SOMEBODY))
    await store.forget(identity)


async def _open_tables(store: Store, identity: str) -> list[str]:
    found: list[str] = []
    while some := await store.tables_of(identity, skip=len(found)):
        found += [stored.id for stored in some]
    return found


async def _leave(tables: LiveTables, table_id: str, identity: str) -> None:
    """A table at which nobody else plays ends; others go on without them."""
    try:
        live = await tables.table(table_id)
    except NoSuchTable:
        return
    table = live.table
    alone = table.people() in ([], [identity])
    commands: list[Command] = [Abandon(True)] if alone or table.phase != PLAYING else []
    for command in [*commands, Leave()]:
        with suppress(Refused):
            await live.do(identity, command)


async def _rewrite_table(store: Store, table_id: str, identity: str, nobody: str) -> None:
    with suppress(NotFound):  # removed meanwhile
        stored = await store.table(table_id)
        entries = await store.entries(table_id)
        made = made_by(entries, identity)
        rows = [masked(untitled(row) if made else row, identity, nobody) for row in entries]
        about = masked_about(stored.listing.about, identity, nobody, untitle=made)
        await store.rewrite_table(table_id, rows, about, identity, nobody)


async def _has_title(store: Store, table_id: str, identity: str) -> bool:
    """Whether the record of a table may say what they called an edition: where nothing tells any more who
    made the table, it may."""
    try:
        return made_by(await store.entries(table_id), identity)
    except NotFound:
        return True


def made_by(entries: Sequence[bytes], identity: str) -> bool:
    """Whether they made the table that begins like this."""
    return not entries or msgspec.json.decode(entries[0])["by"] == identity


async def _rewrite_record(store: Store, table_id: str, identity: str, untitle: bool) -> None:
    with suppress(NotFound):
        about = (await store.record_info(table_id)).about
        owners = msgspec.json.decode(about)["owners"]
        record = msgspec.json.decode(await store.record(table_id))
        record["names"] = [
            SOMEBODY if owner == identity else name for owner, name in zip(owners, record["names"])
        ]
        encoded = msgspec.json.encode(record)
        await store.rewrite_record(
            table_id, masked_about(about, identity, None, untitle), untitled(encoded) if untitle else encoded
        )


def masked_about(about: bytes, identity: str, nobody: str | None, untitle: bool = False) -> bytes:
    """What lists show of a table."""
    data = msgspec.json.decode(about)
    if untitle and data.get("edition"):
        data["edition"] = UNSAID
    for number, owner in enumerate(data["owners"]):
        if owner == identity:
            data["owners"][number] = nobody
            data["seats"][number]["name"] = SOMEBODY
    return msgspec.json.encode(data)


def untitled(row: bytes) -> bytes:
    """The same without what somebody called a house edition. Its values stay, and so does its hash.

    >>> untitled(b'{"name":"house","title":"Own","chips":9}').decode()
    '{"name":"house","title":"…","chips":9}'
    """
    if b'"title"' not in row:
        return row
    return msgspec.json.encode(_untitled(msgspec.json.decode(row)))


def _untitled(value: Any) -> Any:
    if isinstance(value, list):
        return [_untitled(one) for one in value]
    if not isinstance(value, dict):
        return value
    house = value.get("name") == HOUSE
    return {key: UNSAID if house and key == "title" else _untitled(one) for key, one in value.items()}


def masked(row: bytes, identity: str, nobody: str) -> bytes:
    """An entry of a table.

    >>> masked(b'{"by":"ann","kind":"said","name":"Ann","text":"Hello"}', "ann", "nobody").decode()
    '{"by":"nobody","kind":"said","name":"Somebody","text":"…"}'
    """
    if identity.encode() not in row:
        return row
    return msgspec.json.encode(_masked(msgspec.json.decode(row), identity, nobody))


def _masked(value: Any, identity: str, nobody: str) -> Any:
    if isinstance(value, list):
        return [_masked(one, identity, nobody) for one in value]
    if not isinstance(value, dict):
        return nobody if value == identity else value
    theirs = identity in (value.get("by"), value.get("owner"))
    hidden = {"name": SOMEBODY, "text": UNSAID} if theirs else {}
    return {
        key: hidden[key] if key in hidden and one else _masked(one, identity, nobody)
        for key, one in value.items()
    }
