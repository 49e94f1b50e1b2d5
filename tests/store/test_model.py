"""Whatever is asked of it in whatever order, a store does what a few dictionaries would do."""

import asyncio
import tempfile
from dataclasses import replace
from pathlib import Path
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from kotatsu.store import Conflict, Listing, NotFound, StoreError
from kotatsu.store.sqlite import SqliteStore
from tests.store.stores import FILE

NAMES = st.sampled_from(["kitchen", "hall", "Ærø 'ねこ'"])
ENTRIES = st.lists(st.binary(max_size=6), max_size=3)
LISTINGS = st.builds(
    Listing,
    game=st.sampled_from(["cat-tower", "trico-roof"]),
    stage=st.sampled_from(["waiting", "running"]),
    public=st.booleans(),
    members=st.frozensets(st.sampled_from(["ann", "ben"])),
    about=st.binary(max_size=3),
)
CALLS = st.one_of(
    st.tuples(st.just("create"), NAMES, LISTINGS, ENTRIES),
    st.tuples(st.just("append"), NAMES, st.integers(-1, 2), ENTRIES, st.none() | LISTINGS),
    st.tuples(st.just("finish"), NAMES, st.integers(-1, 2), ENTRIES, st.binary(max_size=6)),
)
Outcome = type[StoreError] | None


class Model:
    """What the interface promises, in memory."""

    def __init__(self) -> None:
        self.entries: dict[str, list[bytes]] = {}
        self.listings: dict[str, Listing] = {}
        self.records: dict[str, bytes] = {}

    def create(self, name: str, listing: Listing, entries: list[bytes]) -> Outcome:
        if name in self.entries:
            return Conflict
        self.entries[name], self.listings[name] = list(entries), listing
        return None

    def append(self, name: str, first: int, entries: list[bytes], listing: Listing | None) -> Outcome:
        if name not in self.entries:
            return NotFound
        if first != len(self.entries[name]) + 1:
            return Conflict
        self.entries[name] += entries
        if listing and name in self.records:
            shown = {"public": listing.public, "about": listing.about}
            self.listings[name] = replace(self.listings[name], **shown)
        else:
            self.listings[name] = listing or self.listings[name]
        return None

    def finish(self, name: str, first: int, entries: list[bytes], record: bytes) -> Outcome:
        if name in self.records:
            return Conflict
        outcome = self.append(name, first, entries, None)
        if outcome is None:
            self.records[name] = record
            self.listings[name] = replace(self.listings[name], stage="finished")
        return outcome


async def outcome(call: Any) -> Outcome:
    try:
        await call
    except StoreError as error:
        return type(error)
    return None


async def compare(store: SqliteStore, model: Model) -> None:
    """Everything that can be read."""
    for name, entries in model.entries.items():
        assert await store.entries(name) == entries
        table = await store.table(name)
        assert (table.last, table.listing) == (len(entries), model.listings[name])
    unfinished = model.entries.keys() - model.records.keys()
    assert {table.id for table in await store.unfinished()} == unfinished
    open_listings = {name: model.listings[name] for name in unfinished}
    waiting = {name for name, shown in open_listings.items() if shown.stage == "waiting" and shown.public}
    assert {table.id for table in await store.waiting()} == waiting
    for who in ("ann", "ben"):
        mine = {name for name, listing in open_listings.items() if who in listing.members}
        assert {table.id for table in await store.tables_of(who)} == mine
    assert [info.table_id for info in await store.records()] == list(model.records)[::-1]
    for name, record in model.records.items():
        assert await store.record(name) == record


@given(st.lists(st.lists(CALLS, max_size=8), max_size=6))
def test_a_store_does_what_dictionaries_would(groups: list[list[tuple[Any, ...]]]) -> None:
    async def body(folder: str) -> None:
        model = Model()
        async with SqliteStore(Path(folder, FILE)) as store:
            for group in groups:
                calls, expected = [], []
                for kind, name, *rest in group:
                    if kind != "create":  # numbers near the right one
                        rest[0] += len(model.entries.get(name, ())) + 1
                    calls.append(outcome(getattr(store, kind)(name, *rest)))
                    expected.append(getattr(model, kind)(name, *rest))
                assert await asyncio.gather(*calls) == expected
                await compare(store, model)
        async with SqliteStore(Path(folder, FILE)) as store:
            await compare(store, model)

    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(body(folder))
