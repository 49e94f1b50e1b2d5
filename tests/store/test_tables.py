"""Tables, their entries and their records."""

import asyncio
import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest

from kotatsu.store import Conflict, Listing, NotFound, open_store, tables
from kotatsu.store.sqlite import SqliteStore
from tests.store.stores import RUNNING, AnyStore, Clock, numbered, with_sqlite, with_store

ODD = Listing("cat-tower", "waiting", True, frozenset({"ann", "ben"}), b"\x00\xff' ; DROP TABLE tables")


@with_store
async def test_a_table_comes_back_as_it_was_written(store: AnyStore, clock: Clock) -> None:
    await store.create("kitchen", ODD, [b"", b"\x00\xff", "日本語".encode()])
    clock.pass_days(1)
    await store.append("kitchen", 4, [b"x" * 100_000, b"last"])
    table = await store.table("kitchen")
    assert (table.id, table.listing, table.last) == ("kitchen", ODD, 5)
    assert table.changed - table.created == 24 * 60 * 60
    assert await store.entries("kitchen") == [b"", b"\x00\xff", "日本語".encode(), b"x" * 100_000, b"last"]
    assert await store.entries("kitchen", after=3) == [b"x" * 100_000, b"last"]
    assert await store.entries("kitchen", after=5) == []


@with_store
async def test_secret_entries_leave_no_trace_in_lists(store: AnyStore, clock: Clock) -> None:
    names = ("kitchen", "porch", "attic")
    for name in names:
        await store.create(name, ODD, [b"first"])
        clock.pass_days(1)
    before = await store.tables_of("ann")
    await store.append("kitchen", 2, [b"alone"], secret=True)
    await asyncio.gather(
        *(store.append(name, 2 + (name == "kitchen"), [b"x"], secret=True) for name in names)
    )
    after = await store.tables_of("ann")
    assert [(table.id, table.changed) for table in after] == [(table.id, table.changed) for table in before]
    await store.append("kitchen", 4, [b"seen"])
    assert (await store.tables_of("ann"))[0].id == "kitchen"


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
async def test_of_two_who_write_the_same_number_one_wins(store: AnyStore, clock: Clock) -> None:
    await store.create("kitchen", RUNNING)
    for number in range(1, 51):
        both = [store.append("kitchen", number, [b"%d by %d" % (number, who)]) for who in range(2)]
        outcomes = await asyncio.gather(*both, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [type(None), Conflict]
    assert await store.entries("kitchen") == [b"%d by 0" % number for number in range(1, 51)]


@with_store
async def test_numbers_leave_no_gap_and_are_written_once(store: AnyStore, clock: Clock) -> None:
    await store.create("kitchen", RUNNING, numbered(1, 16))
    for first in (-1, 0, 1, 15, 16, 18, 99):
        with pytest.raises(Conflict, match=f"Entry {first} of table kitchen .* its last entry is 16."):
            await store.append("kitchen", first, [b"no", b"never"])
    await store.append("kitchen", 17, numbered(17, 17))
    with pytest.raises(Conflict):
        await store.append("kitchen", 17, [b"no"])
    assert await store.entries("kitchen") == numbered(1, 17)


@with_store
async def test_the_listing_changes_with_the_entry_or_not_at_all(store: AnyStore, clock: Clock) -> None:
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
async def test_a_name_is_given_once(store: AnyStore, clock: Clock) -> None:
    await store.create("kitchen", RUNNING, numbered(1, 2))
    with pytest.raises(Conflict, match="There is a table kitchen already"):
        await store.create("kitchen", ODD, [b"no"])
    assert await store.entries("kitchen") == numbered(1, 2)
    assert (await store.table("kitchen")).listing == RUNNING


@with_store
async def test_what_is_not_there_is_said_to_be_missing(store: AnyStore, clock: Clock) -> None:
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
async def test_lists_show_what_belongs_in_them(store: AnyStore, clock: Clock) -> None:
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
async def test_thousands_of_tables_are_listed_with_their_members(store: AnyStore, clock: Clock) -> None:
    listings = {
        f"table {n:04}": replace(RUNNING, members=frozenset({f"p{n}", f"p{n + 1}"})) for n in range(1201)
    }
    await asyncio.gather(*(store.create(name, listing) for name, listing in listings.items()))
    assert {table.id: table.listing for table in await store.unfinished()} == listings


@with_store
async def test_a_finished_game_is_a_record(store: AnyStore, clock: Clock) -> None:
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
async def test_people_may_chat_after_the_game(store: AnyStore, clock: Clock) -> None:
    await store.create("kitchen", RUNNING)
    await store.finish("kitchen", 1, [b"the last move"], b"record")
    await store.append("kitchen", 2, [b"Well played!"])
    assert await store.entries("kitchen") == [b"the last move", b"Well played!"]


@with_store
async def test_a_finished_game_can_be_shown_to_others_or_no_more(store: AnyStore, clock: Clock) -> None:
    seated = replace(RUNNING, members=frozenset({"ann"}), public=True, about=b"open")
    await store.create("kitchen", seated)
    await store.finish("kitchen", 1, [b"the last move"], b"record")
    await store.append("kitchen", 2, [b"private"], replace(RUNNING, about=b"closed"))
    assert await store.records(public=True) == []
    assert [info.about for info in await store.records(member="ann")] == [b"closed"]
    listing = (await store.table("kitchen")).listing
    assert listing == replace(seated, stage="finished", public=False, about=b"closed")
    await asyncio.gather(
        store.append("kitchen", 3, [b"public"], seated, True), store.put_identity("ben", "Ben")
    )
    assert [info.about for info in await store.records(public=True)] == [b"open"]


@with_store
async def test_a_listing_cannot_claim_to_be_finished(store: AnyStore, clock: Clock) -> None:
    over = replace(RUNNING, stage="finished")
    with pytest.raises(ValueError, match=r"see Store\.finish"):
        await store.create("kitchen", over)
    await store.create("kitchen", RUNNING)
    with pytest.raises(ValueError, match=r"see Store\.finish"):
        await store.append("kitchen", 1, [], over)


@with_store
async def test_records_are_paged_newest_first(store: AnyStore, clock: Clock) -> None:
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


@with_sqlite
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
async def test_readers_see_every_acknowledged_entry_while_others_write(store: AnyStore, clock: Clock) -> None:
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
async def test_the_entries_given_may_change_afterwards(store: AnyStore, clock: Clock) -> None:
    await store.create("kitchen", RUNNING)
    entries = [b"before"]
    writing = asyncio.ensure_future(store.append("kitchen", 1, entries))
    await asyncio.sleep(0)
    entries[0] = b"after"
    await writing
    assert await store.entries("kitchen") == [b"before"]


# --- plans --------------------------------------------------------------------------------------------------


async def _plan(store: SqliteStore, asked: str, count: int) -> list[str]:
    """How SQLite would answer a question with so many values."""

    def explain(db: sqlite3.Connection) -> list[str]:
        return [row[3] for row in db.execute(f"EXPLAIN QUERY PLAN {asked}", [1] * count)]

    return await store._write(explain)


@with_sqlite
async def test_ones_own_tables_are_found_without_walking_all_open_ones(
    store: SqliteStore, clock: Clock
) -> None:
    plan = await _plan(store, tables.TABLES_OF, 3)
    assert [line for line in plan if "SEARCH" in line or "SCAN" in line] == [
        "SEARCH members USING PRIMARY KEY (identity_id=?)",
        "SEARCH tables USING INDEX sqlite_autoindex_tables_1 (id=?)",
    ]
    made = await _plan(store, tables.OPEN_TABLES_BY, 1)
    assert made[0] == "SEARCH tables USING INDEX tables_by_maker (maker=?)"
    own = await _plan(store, tables.records_query("cat-tower", "ann", False, 7)[0], 4)
    assert not any("SCAN" in line or "records_by_game" in line for line in own)


@pytest.mark.parametrize("of_one_game", [False, True])
def test_the_lobby_reads_an_index_of_what_is_in_it(tmp_path: Path, of_one_game: bool) -> None:
    @with_sqlite
    async def test(store: SqliteStore, clock: Clock) -> None:
        plan = await _plan(store, tables.waiting_query(of_one_game), 2 + of_one_game)
        assert "SCAN tables USING COVERING INDEX tables_lobby" in plan
        assert not any(" tables USING" in line and "tables_lobby" not in line for line in plan)

    test(tmp_path, "sqlite")


@with_store
async def test_nobody_fills_a_page_of_the_lobby_alone(store: AnyStore, clock: Clock) -> None:
    waits = Listing("cat-tower", "waiting", True, frozenset({"somebody"}))
    await store.create("modest", waits, maker="dora")
    for number in range(20):
        for maker in ("ann", "ben", "cem"):
            clock.now += 1
            await store.create(f"{maker} {number}", waits, maker=maker)
    first = [table.id for table in await store.waiting(limit=4)]
    assert first == ["cem 19", "ben 19", "ann 19", "modest"]
    assert [table.id for table in await store.waiting(limit=3, skip=4)] == ["cem 18", "ben 18", "ann 18"]
    pages = [await store.waiting("cat-tower", limit=7, skip=skip) for skip in range(0, 70, 7)]
    found = [table.id for page in pages for table in page]
    assert len(found) == len(set(found)) == 61


@with_store
async def test_open_tables_count_for_who_made_them(store: AnyStore, clock: Clock) -> None:
    seated = Listing("cat-tower", "waiting", True, frozenset({"ben"}))
    for name in ("one", "two", "three"):
        await store.create(name, seated, maker="ann")
    assert (await store.open_tables_by("ann"), await store.open_tables_by("ben")) == (3, 0)
    await store.append("one", 1, [b"closed"], replace(seated, members=frozenset()))
    await store.append("two", 1, [b"dealt"], replace(seated, stage="running"))
    assert await store.open_tables_by("ann") == 2
    await store.finish("two", 2, [], b"record")
    assert await store.open_tables_by("ann") == 1
