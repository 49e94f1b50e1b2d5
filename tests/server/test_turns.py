"""Work that takes the loop for milliseconds: however many ask for it at once, everybody else goes on."""

import asyncio
import threading
from pathlib import Path
from typing import Any

import httpx
import pytest

from kotatsu.server import asking
from kotatsu.server.app import make_app
from kotatsu.server.listing import listing_of
from kotatsu.server.reach import Reach
from kotatsu.server.services import Services
from kotatsu.server.settings import Settings
from kotatsu.server.tables import MANY_ENTRIES, LiveTables
from kotatsu.store import Unavailable, open_store
from kotatsu.table import Description, Refused, Table, projection
from kotatsu.table.commands import SetHints, SetPrivate
from tests.server.clients import run

AT_ONCE = 8


@pytest.mark.parametrize(
    ("module", "work", "path"),
    [
        (projection, "record", "/api/tables/{table}/record"),
        (projection, "moment", "/api/tables/{table}/moment?number=1"),
        (projection, "sheet", "/api/tables/{table}/sheet"),
        (asking, "qr_svg", "/api/me/link"),
        (asking, "qr_svg", "/api/tables/{table}/links"),
    ],
)
def test_of_what_takes_long_one_is_done_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, module: Any, work: str, path: str
) -> None:
    """In between, whatever else is ready has its turn: a burst of questions keeps nobody waiting."""
    turns = 0
    done_in: list[int] = []
    do_it = getattr(module, work)

    def note(*arguments: Any) -> Any:
        done_in.append(turns)
        return do_it(*arguments)

    async def go_round() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    async def test() -> None:
        services = Services(open_store(tmp_path), Settings(), Reach("127.0.0.1", 0, []))
        tables = LiveTables(services)
        app = make_app(tables, services)
        await tables.open()
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://games.example") as http:
            (await http.post("/api/me", json={"name": "Ann"})).raise_for_status()
            made = (await http.post("/api/tables", json={"game": "cat-tower"})).json()
            asked = path.format(table=made["table"])
            method = "POST" if asked.startswith("/api/me") else "GET"
            others = asyncio.ensure_future(go_round())
            await asyncio.gather(*(http.request(method, asked) for _ in range(AT_ONCE)))
            others.cancel()
        await tables.close()

    monkeypatch.setattr(module, work, note)
    run(test)
    assert len(done_in) >= AT_ONCE
    assert len(set(done_in)) == len(done_in)


def test_links_name_no_invitation_that_may_not_be_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        services = Services(open_store(tmp_path), Settings(), Reach("127.0.0.1", 0, []))
        tables = LiveTables(services)
        app = make_app(tables, services)
        await tables.open()
        is_asked, fails = asyncio.Event(), asyncio.Event()

        async def append(*_: Any) -> None:
            is_asked.set()
            await fails.wait()
            raise Unavailable("The disk is full.")

        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://games") as http:
            (await http.post("/api/me", json={"name": "Ann"})).raise_for_status()
            table = (await http.post("/api/tables", json={"game": "cat-tower"})).json()["table"]
            live = await tables.table(table)
            monkeypatch.setattr(services.store, "append", append)
            closing = asyncio.ensure_future(live.do(live.table.host, SetPrivate(True)))
            await is_asked.wait()
            asking = asyncio.ensure_future(http.get(f"/api/tables/{table}/links"))
            await asyncio.sleep(0.1)
            fails.set()
            with pytest.raises(Refused, match="saved"):
                await closing
            assert "invite" not in (await asking).text
        await tables.close()

    run(test)


def test_a_table_where_much_has_happened_is_folded_beside_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folded_in: list[threading.Thread] = []
    load = Table.load

    def note(entries: Any) -> Table:
        folded_in.append(threading.current_thread())
        return load(entries)

    async def test() -> None:
        services = Services(open_store(tmp_path), Settings(), Reach("127.0.0.1", 0, []))
        tables = LiveTables(services)
        await tables.open()
        table = Table.create("t" * 22, "ann", Description("cat-tower"), bytes(32), bytes(32), now=0.0)
        for number in range(2 * MANY_ENTRIES):
            table.handle("ann", SetHints(bool(number % 2)), now=1.0)
        await services.store.create(table.id, listing_of(table), table.rows, "ann")
        live = await tables.table(table.id)
        assert live.table.hints == table.hints
        await tables.close()

    monkeypatch.setattr(Table, "load", note)
    run(test)
    assert folded_in and threading.main_thread() not in folded_in
