"""No statement that PostgreSQL is asked looks through what it was not asked for: each has an index."""

import asyncio
import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from kotatsu.store import (
    Channel,
    Club,
    Listing,
    NewRecord,
    NotFound,
    Retention,
    SeatResult,
    Store,
    StoredEdition,
    Wanted,
    club_owner,
)
from kotatsu.store.postgresql import Connection, PostgresStore, read_sql
from tests.postgres import database, looking
from tests.store.stores import RUNNING, AnyStore, Clock, numbered

WHOLE = {
    # These are about everything, and are asked when a server starts or somebody leaves for good.
    "SELECT max(changed) FROM tables",
    "instr(",
    # Once a day, for those who have not been seen: of a small database the planner joins all.
    "FROM identities WHERE seen < ",
    # A handful of rows.
    "FROM processes",
    "FROM schema_version",
    "FROM pg_tables",
}
PARTIAL = {"records_public", "records_public_by_game", "records_uncounted", "tables_lobby", "notices_due"}
"""Indexes of a part of a table, for those who want just that."""
CHANNEL = Channel("c1", "ann", "mail", "a@b", "secret", "en", "http://here", 0.0, True)


async def use_all(store: PostgresStore, clock: Clock) -> None:
    """Each call that there is, in the order of a life."""
    await store.leases.join("here:1", 10.0)
    await use_most(store, clock)
    await store.leases.let_go("kitchen", clock.now)
    await store.leases.due(clock.now, 5)
    await store.leases.left(5)
    await store.leases.others()
    await store.leases.owner("kitchen")
    await store.leases.take("kitchen")
    await store.leases.take("nowhere")
    await store.leave_club("c", "ben")
    await store.drop_club("c")
    await store.drop_channel("ann", "c1")
    await store.create("old", RUNNING, numbered(1, 1))
    clock.pass_days(9999)
    await store.purge(Retention(record_days=1))
    await store.forget("ben")
    with pytest.raises(NotFound):
        await store.table("kitchen")
    await store.leases.leave()


async def use_most(store: AnyStore, clock: Clock) -> None:
    """All but what removes something."""
    seat = SeatResult(0, "", 2, "ann", None, "people", "cat", 3.0, 1, 1.0, 9, 60.0, {"tallest": 4})
    await store.check()
    await store.latest()
    for who in ("ann", "ben"):
        await store.put_identity(who, who)
    await store.saw("ann")
    await store.identity("ann")
    await store.redeem(await store.make_token("ann", 60))
    await store.secret("cookie")
    await store.set_setting("clock", b"1")
    await store.setting("clock")
    await store.put_channel(CHANNEL, 5, Wanted("ann", "confirm", "c1", clock.now))
    await store.confirm_channel("ann", "c1", "wrong", 5)
    await store.channels("ann")
    await store.channel("c1")
    await store.put_wishes("ann", b"{}")
    await store.wishes("ann")
    await store.mute("ann", "other", True)
    await store.is_muted("ann", "other")
    open_one = Listing("cat-tower", "waiting", True, frozenset({"ann"}), b"{}")
    await store.create("kitchen", open_one, numbered(1, 1), "ann")
    await store.waiting()
    await store.waiting("cat-tower", 5, 0)
    running = replace(open_one, stage="running")
    await store.append("kitchen", 2, [b"x"], running)
    wanted = [Wanted("ann", "turn", "0:1", clock.now), Wanted("ann", "remind", "0:1", clock.now)]
    await store.append("kitchen", 3, [b"x"], running, True, False, wanted)
    await store.append("kitchen", 4, [b"x"], running, True, False, [])
    await store.append("kitchen", 5, [b"x"], running, True, False, wanted)
    await store.sees_it("kitchen", "ann", "turn")
    await store.next_notice()
    for notice in await store.claim_notices(clock.now + 1, clock.now, 5):
        await store.postpone_notice(notice.number, clock.now)
        await store.notice_leaves(notice.number)
        await store.notice_failed(notice.number, "c1", "notice-network", clock.now)
        await store.notice_sent(notice.number, "c1")
    await store.take_up_notices(clock.now)
    await store.set_vacation("ann", clock.now, clock.now + 60, 0.0, 3600.0)
    await store.vacations("ann", 0.0)
    await store.put_edition("ann", StoredEdition("e1", "cat-tower", b"{}", clock.now), 5)
    await store.editions("ann")
    await store.drop_edition("ann", "e1")
    await store.table("kitchen")
    await store.entries("kitchen", 1)
    await store.unfinished()
    await store.tables_of("ann")
    await store.open_tables_by("ann")
    await store.make_club(Club("c", "Cats", "door", 1.0), "ann")
    await store.change_club("c", "Cat", "door")
    await store.join_club("c", "ben")
    await store.set_role("c", "ben", "helper")
    await store.was_in_club("c", "ann")
    for call in (store.club, store.members, store.evenings, store.club_tables, store.tournaments):
        await call("c")
    await store.clubs_of("ann")
    await store.member("c", "ann")
    await store.drop_evening("c", await store.add_evening("c", "Waffles", 1.0, 2.0))
    await store.add_club_table("c", "kitchen", None)
    await store.put_channel(replace(CHANNEL, id="c2", identity=club_owner("c")), 5, None)
    await store.tell_club("c", "open", "kitchen", clock.now)
    await store.follow_club_table("kitchen", "garden", None)
    await store.put_tournament("t", "c", 0, b"{}")
    await store.put_tournament("t", "c", 1, b"{}")
    await store.tournament("t")
    await store.finish("kitchen", 6, [], b"the record")
    await store.append("kitchen", 6, [b"x"], running)
    await store.add_record(NewRecord("from afar", "cat-tower", clock.now, b"{}", b"a record", True))
    for one in await store.uncounted():
        await store.count(one.number, [seat])
    await store.record("kitchen")
    await store.record_info("kitchen")
    for game in (None, "cat-tower"):
        for member in (None, "ann"):
            for before in (None, 9):
                await store.records(game, member, member is None, before)
                await store.history("ann", game, 2 if before else None, "people" if member else None, before)
    await store.summary("ann")
    await store.summary("ann", "people")
    await store.met("ann", "cat-tower")
    await store.club_results("c", 0.0, clock.now + 1)
    await store.put_analysis("kitchen", b"{}")
    await store.analysis("kitchen")
    await store.mentions("ann")
    await store.rewrite_table("kitchen", [b"y"], b"{}", "ann", "nobody")
    await store.rewrite_record("kitchen", b"{}", b"another")


def nodes(plan: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield plan
    for part in plan.get("Plans", ()):
        yield from nodes(part)


def looks_through(node: dict[str, Any]) -> bool:
    """Whether a step of a plan goes through all of a table, or of an index that is of a whole table."""
    if "Seq Scan" in node["Node Type"]:
        return True
    is_index = "Index Scan" in node["Node Type"] or "Index Only" in node["Node Type"]
    return is_index and "Index Cond" not in node and node["Index Name"] not in PARTIAL


def test_no_statement_reads_a_table_without_an_index(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: dict[str, Any] = {}
    called: set[str] = set()
    usual, raw = Connection.execute, None

    def noted(db: Connection, sql: str, values: Any = (), /) -> Any:
        text, order = read_sql(sql)
        given = values if order is None else [values[place] for place in order]
        asked[text] = [int(one) if isinstance(one, bool) else one for one in given]
        return usual(db, sql, values)

    class Noting(PostgresStore):
        def __getattribute__(self, name: str) -> Any:
            called.add(name)
            return super().__getattribute__(name)

    from kotatsu.store import postgresql

    append_all = postgresql.append_all

    def noted_appends(db: Connection, appends: Any) -> Any:
        nonlocal raw
        raw = db.raw.execute

        class Noted:
            def execute(self, sql: str, values: Any) -> Any:
                asked[sql] = values
                return db.raw.execute(sql, values)

        class Held:
            raw = Noted()

        return append_all(Held(), appends)  # type: ignore[arg-type]

    monkeypatch.setattr(Connection, "execute", noted)
    monkeypatch.setattr(postgresql, "append_all", noted_appends)
    with database() as url:

        async def body() -> None:
            clock = Clock()
            async with Noting(url, clock) as store:
                await use_all(store, clock)

        asyncio.run(body())
        calls = {name for name, value in vars(Store).items() if callable(value) and name[0] != "_"}
        assert calls <= called, f"not tried: {calls - called}"
        with looking(url) as db:
            looked, wrong = 0, []
            for text, values in asked.items():
                first = text.split()[0]
                if first not in ("SELECT", "INSERT", "UPDATE", "DELETE", "WITH"):
                    continue
                ((found,),) = db.execute(f"EXPLAIN (FORMAT JSON) {text}", values).fetchall()
                plan = found if isinstance(found, list) else json.loads(str(found))
                looked += 1
                seen = {
                    node.get("Index Name", "all of it")
                    for node in nodes(plan[0]["Plan"])
                    if looks_through(node)
                }
                if seen and not any(part in text for part in WHOLE):
                    wrong.append(f"{text}: {seen}")
    assert looked > 120
    assert not wrong, "\n".join(wrong)
