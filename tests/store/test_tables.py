"""Tables, their entries and their records."""

import asyncio
import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest

from kotatsu.store import Conflict, Listing, NotFound, open_store
from kotatsu.store.sqlite import SqliteStore
from tests.store.stores import RUNNING, Clock, numbered, with_store

ODD = Listing("cat-tower", "waiting", True, frozenset({"ann", "ben"}), b"\x00\xff' ; DROP TABLE tables")


@with_store
async def test_a_table_comes_back_as_it_was_written(store: SqliteStore, clock: Clock) -> None:
    await store.create("kitchen", ODD, [b"", b"\x00\xff", "日本語".encode()])
    clock.pass_days(1)
    await store.append("kitchen", 4, [b"x" * 100_000, b"last"])
    table = await store.table("kitchen")
    assert (table.id, table.listing, table.last) == ("kitchen", ODD, 5)
    assert table.changed - table.created == 24 * 60 * 60
    assert await store.entries("kitchen") == [b"", b"\x00\xff", "日本語".encode(), b"x" * 100_000, b"last"]
    assert await store.entries("kitchen", after=3) == [b"x" * 100_000, b"last"]
    assert await store.entries("kitchen", after=5) == []


def test_entries_outlive_the_process_that_wrote_them(tmp_path: Path) -> None:
    async def write() -> None:
        async with open_store(tmp_path) as store:
            await store.create("kitchen", ODD, numbered(1, 3))

    async def read() -> list[bytes]:
        async with open_store(tmp_path) as store:
            assert [table.listing for table in await store.unfinished()] == [ODD]
            return await store.entries("kitchen")

    asyncio.run(write())
    assert asyncio.run(read()) == numbered(1, 3)


@with_store
async def test_of_two_who_write_the_same_number_one_wins(store: SqliteStore, clock: Clock) -> None:
    await store.create("kitchen", RUNNING)
    for number in range(1, 51):
        both = [store.append("kitchen", number, [b"%d by %d" % (number, who)]) for who in range(2)]
        outcomes = await asyncio.gather(*both, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [type(None), Conflict]
    assert await store.entries("kitchen") == [b"%d by 0" % number for number in range(1, 51)]


@with_store
async def test_numbers_leave_no_gap_and_are_written_once(store: SqliteStore, clock: Clock) -> None:
    await store.create("kitchen", RUNNING, numbered(1, 16))
    for first in (-1, 0, 1, 15, 16, 18, 99):
        with pytest.raises(Conflict, match=f"Entry {first} of table kitchen .* its last entry is 16."):
            await store.append("kitchen", first, [b"no", b"never"])
    await store.append("kitchen", 17, numbered(17, 17))
    with pytest.raises(Conflict):
        await store.append("kitchen", 17, [b"no"])
    assert await store.entries("kitchen") == numbered(1, 17)


@with_store
async def test_the_listing_changes_with_the_entry_or_not_at_all(store: SqliteStore, clock: Clock) -> None:
    await store.create("kitchen", ODD, numbered(1, 1))
    full = replace(ODD, stage="running", members=frozenset({"ben", "cem"}), about=b"full")
    with pytest.raises(Conflict):
        await store.append("kitchen", 3, [b"no"], full)
    assert (await store.table("kitchen")).listing == ODD
    await store.append("kitchen", 2, numbered(2, 2), full)
    assert (await store.table("kitchen")).listing == full
    assert await store.tables_of("ann") == []
    assert [table.id for table in await store.tables_of("cem")] == ["kitchen"]


@with_store
async def test_a_name_is_given_once(store: SqliteStore, clock: Clock) -> None:
    await store.create("kitchen", RUNNING, numbered(1, 2))
    with pytest.raises(Conflict, match="There is a table kitchen already"):
        await store.create("kitchen", ODD, [b"no"])
    assert await store.entries("kitchen") == numbered(1, 2)
    assert (await store.table("kitchen")).listing == RUNNING


@with_store
async def test_what_is_not_there_is_said_to_be_missing(store: SqliteStore, clock: Clock) -> None:
    for asked in (
        store.table("kitchen"),
        store.entries("kitchen"),
        store.append("kitchen", 1, [b"no"]),
        store.append("kitchen", 1, [b"no"], RUNNING),
        store.finish("kitchen", 1, [b"no"], b"record"),
        store.record("kitchen"),
        store.record_info("kitchen"),
    ):
        with pytest.raises(NotFound, match="kitchen"):
            await asked


@with_store
async def test_lists_show_what_belongs_in_them(store: SqliteStore, clock: Clock) -> None:
    ann = frozenset({"ann"})
    for name, listing in {
        "first": Listing("cat-tower", "waiting", True, ann),
        "secret": Listing("cat-tower", "waiting", False, ann),
        "other": Listing("trico-roof", "waiting", True),
        "going": Listing("cat-tower", "running", True, ann),
        "over": Listing("cat-tower", "running", True, ann),
        "last": Listing("cat-tower", "waiting", True),
    }.items():
        clock.now += 1
        await store.create(name, listing)
    clock.now += 1
    await store.finish("over", 1, [], b"record")
    await store.append("first", 1, [b"hello"])

    assert [table.id for table in await store.unfinished()] == ["first", "secret", "other", "going", "last"]
    assert [table.id for table in await store.waiting()] == ["last", "other", "first"]
    assert [table.id for table in await store.waiting("cat-tower")] == ["last", "first"]
    assert [table.id for table in await store.waiting(limit=1)] == ["last"]
    assert [table.id for table in await store.tables_of("ann")] == ["first", "going", "secret"]
    assert await store.tables_of("nobody") == []


@with_store
async def test_thousands_of_tables_are_listed_with_their_members(store: SqliteStore, clock: Clock) -> None:
    listings = {
        f"table {n:04}": replace(RUNNING, members=frozenset({f"p{n}", f"p{n + 1}"})) for n in range(1201)
    }
    await asyncio.gather(*(store.create(name, listing) for name, listing in listings.items()))
    assert {table.id: table.listing for table in await store.unfinished()} == listings


@with_store
async def test_a_finished_game_is_a_record(store: SqliteStore, clock: Clock) -> None:
    await store.create("kitchen", replace(ODD, stage="running"), numbered(1, 2))
    with pytest.raises(Conflict):
        await store.finish("kitchen", 5, [b"no"], b"no")
    assert await store.records() == []
    await store.finish("kitchen", 3, numbered(3, 3), b"the record")
    assert await store.entries("kitchen") == numbered(1, 3)
    assert (await store.table("kitchen")).listing.stage == "finished"
    assert await store.record("kitchen") == b"the record"
    assert [await store.record_info("kitchen")] == await store.records()
    with pytest.raises(Conflict, match="Table kitchen is finished already"):
        await store.finish("kitchen", 4, [b"no"], b"another")
    assert await store.record("kitchen") == b"the record"


@with_store
async def test_people_may_chat_after_the_game(store: SqliteStore, clock: Clock) -> None:
    await store.create("kitchen", RUNNING)
    await store.finish("kitchen", 1, [b"the last move"], b"record")
    await store.append("kitchen", 2, [b"Well played!"])
    with pytest.raises(Conflict, match="its listing stays as it is"):
        await store.append("kitchen", 3, [b"no"], RUNNING)
    assert await store.entries("kitchen") == [b"the last move", b"Well played!"]


@with_store
async def test_a_listing_cannot_claim_to_be_finished(store: SqliteStore, clock: Clock) -> None:
    over = replace(RUNNING, stage="finished")
    with pytest.raises(ValueError, match=r"see Store\.finish"):
        await store.create("kitchen", over)
    await store.create("kitchen", RUNNING)
    with pytest.raises(ValueError, match=r"see Store\.finish"):
        await store.append("kitchen", 1, [], over)


@with_store
async def test_records_are_paged_newest_first(store: SqliteStore, clock: Clock) -> None:
    for n in range(7):
        game = "cat-tower" if n % 2 else "trico-roof"
        member = frozenset({"ann" if n < 4 else "ben"})
        await store.create(f"t{n}", Listing(game, "running", members=member, about=b"%d" % n))
        await store.finish(f"t{n}", 1, [], b"record %d" % n)
    page = await store.records(limit=3)
    assert [(info.table_id, info.about) for info in page] == [("t6", b"6"), ("t5", b"5"), ("t4", b"4")]
    page = await store.records(before=page[-1].number, limit=3)
    assert [info.table_id for info in page] == ["t3", "t2", "t1"]
    assert [info.table_id for info in await store.records(game="cat-tower")] == ["t5", "t3", "t1"]
    assert [info.table_id for info in await store.records(member="ann")] == ["t3", "t2", "t1", "t0"]
    some = await store.records(game="trico-roof", member="ann", before=page[-1].number)
    assert [info.table_id for info in some] == ["t0"]


@with_store
async def test_public_records_are_found_without_looking_at_the_others(
    store: SqliteStore, clock: Clock
) -> None:
    for n in range(9):
        game = "cat-tower" if n % 2 else "trico-roof"
        await store.create(f"t{n}", Listing(game, "running", public=n % 4 < 2))
        await store.finish(f"t{n}", 1, [], b"record")
    found = await store.records(public=True, limit=3)
    assert [info.table_id for info in found] == ["t8", "t5", "t4"]
    found = await store.records(public=True, before=found[-1].number)
    assert [info.table_id for info in found] == ["t1", "t0"]
    assert [info.table_id for info in await store.records("cat-tower", public=True)] == ["t5", "t1"]
    assert len(await store.records(limit=50)) == 9

    def plan(db: sqlite3.Connection) -> str:
        asked = "EXPLAIN QUERY PLAN SELECT number FROM records WHERE public = 1 ORDER BY number DESC LIMIT 50"
        return str(db.execute(asked).fetchall())

    assert "records_public" in await store._write(plan)


@with_store
async def test_readers_see_every_acknowledged_entry_while_others_write(
    store: SqliteStore, clock: Clock
) -> None:
    names = [f"table {n}" for n in range(8)]
    await asyncio.gather(*(store.create(name, RUNNING) for name in names))
    written = dict.fromkeys(names, 0)

    async def write(name: str) -> None:
        for number in range(1, 41):
            await store.append(name, number, numbered(number, number))
            written[name] = number

    async def read(name: str) -> None:
        while written[name] < 40:
            at_least = written[name]
            found = await store.entries(name)
            assert found == numbered(1, len(found))
            assert len(found) >= at_least
            assert len(await store.unfinished()) == len(names)

    await asyncio.gather(*map(write, names), *map(read, names))


@with_store
async def test_the_entries_given_may_change_afterwards(store: SqliteStore, clock: Clock) -> None:
    await store.create("kitchen", RUNNING)
    entries = [b"before"]
    writing = asyncio.ensure_future(store.append("kitchen", 1, entries))
    await asyncio.sleep(0)
    entries[0] = b"after"
    await writing
    assert await store.entries("kitchen") == [b"before"]
