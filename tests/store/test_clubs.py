"""Clubs, evenings and tournaments in the store."""

import asyncio

import pytest

from kotatsu.store import Club, Conflict, Listing, NotFound
from tests.store.stores import AnyStore, Clock, with_store


@with_store
async def test_a_club_has_members_a_host_and_an_end(store: AnyStore, clock: Clock) -> None:
    for who in ("ann", "ben", "cem"):
        await store.put_identity(who, who.title())
    await store.make_club(Club("c1", "Cats", "door", 1.0), "ann")
    await store.join_club("c1", "ben")
    await store.join_club("c1", "cem")
    await store.join_club("c1", "cem")  # once is enough
    members = await store.members("c1")
    assert [(one.number, one.identity, one.name, one.role) for one in members] == [
        (1, "ann", "Ann", "host"),
        (2, "ben", "Ben", "member"),
        (3, "cem", "Cem", "member"),
    ]
    assert [club.id for club in await store.clubs_of("ben")] == ["c1"]
    await store.set_role("c1", "cem", "helper")
    await store.forget("ann")  # a helper follows, before whoever has been there for longer
    assert [(one.name, one.role) for one in await store.members("c1")] == [("Ben", "member"), ("Cem", "host")]
    number = await store.add_evening("c1", "Waffles", 10.0, 20.0)
    assert [(one.number, one.title) for one in await store.evenings("c1")] == [(number, "Waffles")]
    await store.leave_club("c1", "cem")
    await store.leave_club("c1", "ben")
    with pytest.raises(NotFound):
        await store.club("c1")
    assert await store.evenings("c1") == []


@with_store
async def test_of_two_who_change_a_tournament_one_must_look_again(store: AnyStore, clock: Clock) -> None:
    await store.make_club(Club("c1", "Cats", "door", 1.0), "ann")
    await store.put_tournament("t1", "c1", 0, b"new, by ann")
    found = await store.tournament("t1")
    assert (found.version, found.state) == (1, b"new, by ann")
    both = (store.put_tournament("t1", "c1", 1, state) for state in (b"one", b"other"))
    done = await asyncio.gather(*both, return_exceptions=True)
    assert sorted(type(one).__name__ for one in done) == ["Conflict", "NoneType"]
    assert (await store.tournament("t1")).version == 2
    with pytest.raises(Conflict):
        await store.put_tournament("t1", "c1", 1, b"late")
    assert (await store.mentions("ann")).tournaments == ()
    await store.put_tournament("t1", "c1", 2, b'{"identity":"ann"}')
    assert (await store.mentions("ann")).tournaments == ("t1",)
    await store.drop_club("c1")
    with pytest.raises(NotFound):
        await store.tournament("t1")


@with_store
async def test_tables_of_a_club_are_those_that_were_made_there_and_their_rematches(
    store: AnyStore, clock: Clock
) -> None:
    await store.make_club(Club("c1", "Cats", "door", 1.0), "ann")
    for table in ("kitchen", "again", "elsewhere"):
        await store.create(table, Listing("cat-tower"), [b"made"])
    await store.add_club_table("c1", "kitchen", "key")
    await store.follow_club_table("kitchen", "again", None)
    await store.follow_club_table("elsewhere", "nowhere", None)
    found = await store.club_tables("c1")
    assert sorted((one.table_id, one.invite) for one in found) == [("again", None), ("kitchen", "key")]
    await store.finish("kitchen", 2, [b"over"], b"record")
    assert [one.table_id for one in await store.club_tables("c1")] == ["again"]
