"""Results: counted once, found by indexes, gone with whom or what they are about."""

import asyncio
import json
import sqlite3
from pathlib import Path

import pytest

from kotatsu.store import Listing, NewRecord, Retention, SeatResult, results
from kotatsu.store.forgetting import forget
from kotatsu.store.migrate import migrations
from kotatsu.store.sqlite import SqliteStore
from tests.store.stores import FILE, AnyStore, Clock, with_store

MANY = 10_000


def seat(number: int, identity: str | None, won: float, points: int = 10, rivals: str = "cat") -> SeatResult:
    return SeatResult(
        seat=number,
        mode="",
        players=2,
        identity=identity,
        bot=None if identity else "cat",
        against="bots",
        rivals=rivals,
        points=points,
        rank=1 if won else 2,
        won=won,
        moves=12,
        seconds=60.0,
        feats={"tallest": points} if identity else {},
    )


async def finish(store: SqliteStore, name: str, *members: str, game: str = "cat-tower") -> None:
    await store.create(name, Listing(game, "running", members=frozenset(members), about=b"{}"), [b"dealt"])
    await store.finish(name, 2, [], f"the record of {name}".encode())


async def count_next(store: SqliteStore, *rows: SeatResult) -> None:
    (first, *_) = await store.uncounted(1)
    await store.count(first.number, rows)


@with_store
async def test_a_record_is_counted_once(store: AnyStore, clock: Clock) -> None:
    await finish(store, "kitchen", "ann")
    (one,) = await store.uncounted()
    assert (one.table_id, one.record) == ("kitchen", b"the record of kitchen")
    for _ in range(2):
        await store.count(one.number, [seat(0, "ann", 1), seat(1, None, 0)])
    assert await store.uncounted() == []
    assert [game.table_id for game in await store.history("ann")] == ["kitchen"]


@with_store
async def test_what_adds_up(store: AnyStore, clock: Clock) -> None:
    for number, won in enumerate([1, 1, 1, 0, 0.5, 1]):
        await finish(store, f"t{number}", "ann")
        await count_next(store, seat(0, "ann", won, points=number), seat(1, None, 1 - won))
    found = await store.summary("ann")
    (group,), (streak,), (feat,) = found.groups, found.streaks, found.feats
    assert (group.games, group.won, group.wins, group.points, group.best) == (6, 4.5, 5, 2.5, 5)
    assert (streak.longest, streak.now) == (3, 2)
    assert (feat.feat, feat.value, feat.table_id) == ("tallest", 5, "t5")
    assert [(one.games, one.won) for one in found.curves] == [(6, 0.75)]
    assert [(one.rivals, one.games, one.won) for one in found.met] == [("cat", 6, 4.5)]
    assert (await store.summary("ann", "people")).groups == (await store.summary("ben")).groups == []


@with_store
async def test_history_goes_on_and_keeps_to_its_filters(store: AnyStore, clock: Clock) -> None:
    for number in range(7):
        game = ("cat-tower", "trico-roof")[number % 2]
        await finish(store, f"t{number}", "ann", game=game)
        await count_next(store, seat(0, "ann", 1))
    first = await store.history("ann", limit=4)
    rest = await store.history("ann", before=first[-1].number, limit=4)
    assert [one.table_id for one in first + rest] == [f"t{number}" for number in range(6, -1, -1)]
    assert [one.table_id for one in await store.history("ann", "trico-roof")] == ["t5", "t3", "t1"]
    assert await store.history("ann", players=3) == await store.history("ann", against="people") == []


@with_store
async def test_whoever_is_forgotten_leaves_games_of_nobody(store: AnyStore, clock: Clock) -> None:
    await store.put_identity("ann", "Ann", "tux")
    await finish(store, "kitchen", "ann", "ben")
    await count_next(store, seat(0, "ann", 1), seat(1, "ben", 0))
    await store.forget("ann")
    assert await store.identity("ann") is None
    assert await store.history("ann") == [] and (await store.summary("ann")).feats == []
    assert len(await store.history("ben")) == 1
    assert await store.record("kitchen")


@with_store
async def test_results_go_with_their_record(store: AnyStore, clock: Clock) -> None:
    await finish(store, "kitchen", "ann")
    await count_next(store, seat(0, "ann", 1))
    clock.pass_days(10)
    await store.purge(Retention(record_days=5))
    assert await store.history("ann") == [] and (await store.summary("ann")).groups == []


@with_store
async def test_a_record_from_elsewhere_is_taken_once(store: AnyStore, clock: Clock) -> None:
    new = NewRecord("a", "cat-tower", 5.0, b"{}", b"moves", public=True)
    assert await store.add_record(new)
    assert not await store.add_record(new)
    assert not await store.add_record(NewRecord("b", "cat-tower", 6.0, b"{}", b"moves", public=True))
    (listed,) = await store.records(public=True)
    assert (listed.table_id, len(listed.hash)) == ("a", 64)


# --- many ---------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def old(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database of the schema before, with ten thousand finished games of one person."""
    path = tmp_path_factory.mktemp("old") / FILE
    asyncio.run(SqliteStore(path, migrations()[:5]).close())
    db = sqlite3.connect(path)
    about = json.dumps({"private": False, "owners": ["ann", None]}).encode()
    rows = [(f"t{n}", "cat-tower", float(n), about, b"record %d" % n, 1) for n in range(MANY)]
    insert = "INSERT INTO records (table_id, game, finished, about, record, public) VALUES (?, ?, ?, ?, ?, ?)"
    db.executemany(insert, rows)
    db.executemany("INSERT INTO members VALUES ('ann', ?)", [(row[0],) for row in rows])
    db.commit()
    db.close()
    return path


def test_ten_thousand_games_come_along_and_are_counted_in_portions(old: Path) -> None:
    async def body() -> None:
        async with SqliteStore(old) as store:
            assert (await store.summary("ann")).uncounted == MANY
            listed = await store.records(member="ann", limit=MANY)
            assert len({one.hash for one in listed}) == MANY
            done = 0
            while portion := await store.uncounted(500):
                assert [one.table_id for one in portion] == [f"t{n}" for n in range(done, done + 500)]
                rows = {one.number: [seat(0, "ann", one.number % 2), seat(1, None, 0)] for one in portion}
                await asyncio.gather(*(store.count(number, some) for number, some in rows.items()))
                done += len(portion)
        async with SqliteStore(old) as store:
            found = await store.summary("ann")
            assert (found.uncounted, found.groups[0].games, len(found.curves)) == (0, MANY, results.BUCKETS)
            assert [one.table_id for one in await store.history("ann", limit=2)] == ["t9999", "t9998"]

    asyncio.run(body())


def test_no_statement_of_a_page_looks_through_what_is_not_its_own(old: Path) -> None:
    """Nor through anything by another way than an index."""
    asyncio.run(SqliteStore(old).close())
    db = sqlite3.connect(old)
    db.execute("ANALYZE")
    asked = [
        (statement.format(only), values)
        for only in ("", " AND against = 'bots'")
        for statement, values in (
            (results.GROUPS, ("ann",)),
            (results.MET, ("ann",)),
            (results.CURVES, ("ann", 30, 6)),
            (results.STREAKS, ("ann",)),
            (results.FEATS, ("ann",)),
            (results.WITH_WHOM, ("ann", 20)),
            (results.MET_IN, ("ann", "cat-tower")),
            (results.LEFT, ()),
            (results.UNCOUNTED, (20,)),
        )
    ]
    for game in (None, "cat-tower"):
        for players in (None, 2):
            for against in (None, "bots"):
                for before in (None, 500):
                    select, values = results.history_query("ann", game, players, against, before)
                    asked.append((select, (*values, 50)))
    for statement, values in asked:
        plan = [row[3] for row in db.execute(f"EXPLAIN QUERY PLAN {statement}", values)]
        assert plan
        for step in plan:
            # What an index gave is looked through, and the few records that nobody has counted yet.
            fine = not step.startswith("SCAN") or any(
                name in step
                for name in ("(subquery", "numbered", "parts", "runs", "best", "met", "records_uncounted")
            )
            assert fine, f"{statement}\n{plan}"
    db.close()


def test_the_plans_of_forgetting_find_results_by_an_index(old: Path) -> None:
    asyncio.run(SqliteStore(old).close())
    db = sqlite3.connect(old)
    for statement in (
        "UPDATE results SET identity_id = NULL WHERE identity_id = 'ann'",
        "DELETE FROM feats WHERE identity_id = 'ann'",
        "DELETE FROM feats WHERE record = 3",
    ):
        plan = [row[3] for row in db.execute(f"EXPLAIN QUERY PLAN {statement}")]
        assert plan and not any(step.startswith("SCAN") for step in plan), plan
    forget(db, "ann")
    assert db.execute("SELECT count(*) FROM results WHERE identity_id IS NOT NULL").fetchone() == (0,)
    db.close()
