"""The tables that wait, where there are more of them than fit."""

from collections.abc import Callable, Iterator

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import fresh_server
from tests.browser.dealt import Dealt
from tests.browser.playing import must_be_accessible, must_fit
from tests.server.clients import Server
from tests.thorough import thorough

Visit = Callable[..., Page]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Dealt]:
    """One on which nobody else has tables."""
    yield from fresh_server(tmp_path_factory)


def make_tables(server: Server, name: str, game: str, count: int) -> None:
    """So many, of one person."""
    with httpx.Client(base_url=server.url) as http:
        http.post("/api/me", json={"name": name}).raise_for_status()
        for _ in range(count):
            http.post("/api/tables", json={"game": game}).raise_for_status()


@thorough
def test_a_list_of_tables_goes_on_as_long_as_there_are_some(visit: Visit, server: Server) -> None:
    make_tables(server, "Dora", "trico-roof", 1)
    for name in ("Ann", "Ben", "Cem"):
        make_tables(server, name, "cat-tower", 20)
    page = visit()
    waiting = page.get_by_role("region", name="Tables waiting for players")
    tables, more = waiting.get_by_role("link"), waiting.get_by_role("button", name="Show more")
    expect(tables).to_have_count(6)
    expect(tables.filter(has_text="Trico Roof")).to_have_count(1)  # the oldest; but its maker's only one
    must_fit(page)
    must_be_accessible(page)
    for shown in (12, 18, 24, 30, 36, 42, 48, 54, 60, 61):
        more.click()
        expect(tables).to_have_count(shown)
    expect(more).to_have_count(0)
