"""A club in a terminal: in by its link, to its tables, through a round of a tournament, and how it stands."""

from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.clients import Server
from tests.terminal.guests import PATIENCE, Guest
from tests.terminal.terminals import kotatsu

MINUTE = {"kind": "move", "seconds": 60, "increment": 0}


class Host:
    """Ann, in her browser."""

    def __init__(self, server: Server) -> None:
        self._http = httpx.Client(base_url=server.url, timeout=PATIENCE)
        self.ask("/api/me", {"name": "Ann"})
        self.club = f"/api/clubs/{self.ask('/api/clubs', {'name': 'Night cats'})['club']}"
        self.invite = self.ask(self.club)["invite"]
        self.link = f"{server.url}/club/{self.club.rpartition('/')[2]}#invite={self.invite}"

    def ask(self, path: str, body: Any = None) -> Any:
        answer = self._http.get(path) if body is None else self._http.post(path, json=body)
        assert answer.status_code < 400, answer.text
        return answer.json()

    def close(self) -> None:
        self._http.close()


@pytest.fixture
def host(server: Server) -> Any:
    found = Host(server)
    yield found
    found.close()


def test_a_club_is_joined_by_its_link_and_leads_to_its_tables(
    host: Host, server: Server, tmp_path: Path
) -> None:
    host.ask(f"{host.club}/tables", {"game": "cat-tower", "players": 2, "bots": [None, "kitten"]})
    with Guest(tmp_path / "ben", host.link, "--name", "Ben") as ben:
        ben.until("Night cats")
        ben.until(lambda: host.ask(host.club) and "Here: Ann, Ben" in ben.words)
        ben.until("one seat is free")
        ben.send("s")
        ben.until("This evening, or the last one")
        ben.until("No game has counted yet.")
        ben.send("s")
        ben.until("The last thirty days")
        ben.send("")
        ben.until("Tables")
        ben.send("7")
        ben.until("I don't know “7”")
        ben.send("1")
        ben.until("Enter to sit down")
        ben.check()
        assert ben.finish("q") == 0
    with Guest(tmp_path / "ben", server.url) as ben:  # he is a member now
        ben.until("Your clubs")
        ben.send("c1")
        ben.until(lambda: host.ask(host.club) and "Here: Ann, Ben" in ben.words)
        assert ben.finish("q") == 0
    wrong = kotatsu("join", host.link.replace(host.invite, "x" * 22), XDG_DATA_HOME=str(tmp_path / "cem"))
    assert wrong.returncode == 2
    assert "There is no such club" in wrong.stderr and "Traceback" not in wrong.stderr


def test_a_round_of_a_tournament_is_played_from_a_terminal(host: Host, tmp_path: Path) -> None:
    wanted = {"name": "Moon cup", "game": "cat-tower", "players": 2, "rounds": 1, "clock": MINUTE}
    cup = f"/api/tournaments/{host.ask(f'{host.club}/tournaments', wanted)['tournament']}"
    host.ask(cup, {"change": {"t": "add_bots", "level": "random", "count": 1}})
    with Guest(tmp_path / "ben", host.link, "--name", "Ben") as ben:
        ben.until("Moon cup")
        ben.send("1")
        ben.until("e take part")
        ben.send("e")
        ben.until("r says that you play")
        ben.send("r")
        ben.until("you play; wait here until the tables are drawn")
        host.ask(cup, {"change": {"t": "draw_round"}})  # his part of the shuffle is opened by itself
        ben.until("0 of 1 tables have ended")
        assert host.ask(cup)["rounds"][0]["promises"][0]["opened"]
        ben.send("t")
        ben.until("Cat Tower · Round 1 of")
        table = host.ask(cup)["rounds"][0]["tables"][0]["table"]
        host.ask(cup, {"change": {"t": "release_table", "table": table, "void": True}})
        ben.until("The game was given up, without a result.")
        ben.check()
