"""Tables of a server in terminals: real server processes, real pseudo-terminals, cookies in real files."""

import asyncio
import http.server
import re
import stat
import threading
from pathlib import Path
from typing import Any

from kotatsu.core.record import Record, verify
from tests.server.clients import Client, Server, people
from tests.terminal.guests import Guest, make, new_table, play_on, run
from tests.terminal.terminals import kotatsu


def test_two_terminals_and_a_bot_play_a_whole_game(server: Server, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    with Guest(tmp_path / "ann", server.url, "--name", "Ann", "--record", str(file)) as ann:
        link = new_table(ann, "1", 3, 1)
        with Guest(tmp_path / "ben", link, "--name", "Ben") as ben:
            ben.until("Enter to sit down")
            ben.send("")
            ann.until("Everybody is here: Enter to start")
            ben.until("the host starts")
            ben.send("/say good luck")
            ann.until("Ben: “good luck”")
            ann.send("")
            for guest in (ann, ben):
                guest.until("Tower Of PanCakes!! · Basic · Trick 1")
            play_on(ann, ben)
            for guest in (ann, ben):
                guest.send("")
                guest.until("The shuffle was honest: the deal follows from what the server and 2 people")
            ann.check()
            ann.send("a")
            ann.until("Waiting for Ben to come")
            ben.until("Another game: a takes you there")
            ben.send("a")
            ann.until("Enter to start")
            assert ben.finish("q") == 0
            assert "Your seat stays yours" in ben.words
            for guest in (ann, ben):
                assert_no_secrets(guest, tmp_path)
    verify(Record.read(file))


def assert_no_secrets(guest: Guest, folder: Path) -> None:
    for kept in folder.glob("*/kotatsu/join/*.json"):
        assert stat.S_IMODE(kept.stat().st_mode) == 0o600
        assert stat.S_IMODE(kept.parent.stat().st_mode) == 0o700
        cookie = re.search(r'"cookie":"([^"]+)"', kept.read_text())
        assert cookie and cookie.group(1) not in guest.output


def test_killed_terminals_and_killed_servers_lose_nothing(server: Server, tmp_path: Path) -> None:
    home = tmp_path / "ann"
    with Guest(home, server.url, "--name", "Ann") as ann:
        link = new_table(ann, "4", 2, 1)
        ann.child.kill(9)  # before the start: the nonce must have been kept
    with Guest(home, link) as ann:  # without a name: the server knows it
        ann.until("Enter to start")
        ann.send("")
        ann.until(ann.is_asked)
        play_on(ann, moves=2)
        ann.child.kill(9)
    with Guest(home, link) as ann:
        ann.until("Welcome back: your seat was kept for you")
        ann.until(ann.is_asked)
        server.kill()
        ann.until("The connection broke; trying again")
        ann.send("1")  # is sent when the server is back, and played once
        server.start()
        ann.until("You take the")
        ann.until(ann.is_asked)
        ann.child.sendcontrol("c")
        assert ann.finish() == 130
        assert "this brings you back" in ann.words
        assert "\x1b[?1049l" in ann.output and "Traceback" not in ann.output


def test_spectators_see_no_hand_and_full_tables_say_so(server: Server, tmp_path: Path) -> None:
    async def watched() -> None:
        async with people(server, "Mia", "Ole") as persons:
            made = await persons[0].make(
                "tower-of-pancakes", players=3, bots=[None, None, "random"], private=True
            )
            clients = [await person.join(made["table"], invite=made["invite"]) for person in persons]
            for seat, client in enumerate(clients):
                await client.sit(seat, invite=made["invite"])
            links = await persons[0].get(f"/api/tables/{made['table']}/links")
            await clients[0].do("start")
            await asyncio.gather(*(opened(client) for client in clients))
            await asyncio.to_thread(look, links, clients)

    def look(links: Any, clients: list[Client]) -> None:
        with Guest(tmp_path / "eve", links["watch"]["url"], "--watch", "--name", "Eve") as eve:
            eve.until("You are watching")
            assert "Trick 1" in eve.text
            for client in clients:
                hand = client.choices()[0][1]["view"]["state"]["hands"] if client.choices() else []
                for card in [card for cards in hand if cards for card in cards if card]:
                    assert not re.search(rf"▏ ?{card} ?▕", eve.text) or f"Turned up: ▏{card}▕" in eve.text
            assert "no free seat" not in eve.words and "/say" not in eve.prompt
            for typed in ("1", "/give-up", "/pause"):
                eve.send(typed)
                eve.until("You are only watching: h lists")
                eve.send("l")
                eve.until("What happened so far")
                eve.send("")
                eve.until(lambda: "Trick 1" in eve.text)
            eve.send("c")
            eve.until("Reference card")
            assert "With 3 players: 9 tricks" in eve.text
            eve.send("q")
            eve.until(lambda: "Trick 1" in eve.text)
            eve.send("/say hello")
            eve.until("With this link you look on and cannot talk")
            assert eve.finish("q") == 0
        with Guest(tmp_path / "lou", links["play"]["url"], "--name", "Lou") as lou:
            lou.until("There is no free seat for you at this table: you are watching")

    run(watched())


async def opened(client: Client) -> None:
    await client.until(lambda: client.phase == "opening")
    await client.open_nonces()
    await client.until(lambda: client.phase == "playing")


def test_what_others_type_cannot_touch_the_terminal(tmp_path: Path) -> None:
    """Even from a server that cleans nothing: it is shown as text, or not at all."""
    from kotatsu.terminal.console import Console
    from kotatsu.terminal.narrator import clean, printable

    evil = "\x1b]0;owned\x07\x1b[2J\x9b31mEve\u202e\r\nroot# "
    for text in (clean(evil), printable(evil)):
        assert text.isprintable()
    with (tmp_path / "screen").open("w+", encoding="utf-8") as out:
        screen = Console(out=out)
        screen.styled = screen.live = True
        screen.show([[(evil, "bold"), (evil, "")]])
        screen.prompt([(evil, "ask")])
        screen.close()
        out.seek(0)
        written = out.read()
    without_ours = re.sub(r"\x1b\[(?:[0-9;]*m|H|K|J|\?1049[hl])", "", written)
    assert not re.search(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u202e]", without_ours)


def test_evil_names_and_chat_over_the_wire(server: Server, tmp_path: Path) -> None:
    async def talk() -> None:
        async with people(server, "Mia") as (mia,):
            made = await mia.make("cat-tower", players=2)
            client = await mia.join(made["table"])
            mia.name = "\x1b[2JMi\x07a\u202e"
            await client.sit(0)
            await client.do("chat", text="\x1b]52;c;ZXZpbA==\x07hello\x1b[31m there")
            await asyncio.to_thread(look, f"{server.url}/table/{made['table']}")

    def look(link: str) -> None:
        with Guest(tmp_path / "ann", link, "--name", "A\x1b[2Jnn") as ann:
            ann.until("hello")
            ann.send("")
            ann.until("you")
            assert "\x1b]52" not in ann.output and "\x07" not in ann.output and "\u202e" not in ann.output
            assert ann.lines[0].startswith(" Cat Tower")

    run(talk())


def test_a_line_half_typed_stays_while_the_table_goes_on(server: Server, tmp_path: Path) -> None:
    async def talk() -> None:
        async with people(server, "Mia") as (mia,):
            made = await mia.make("cat-tower", players=2)
            client = await mia.join(made["table"])
            await client.sit(0)
            await asyncio.to_thread(arrive, f"{server.url}/table/{made['table']}")
            await client.do("chat", text="take your time")
            await asyncio.to_thread(finish)

    guests: list[Guest] = []

    def arrive(link: str) -> None:
        ann = Guest(tmp_path / "ann", link, "--name", "Ann")
        guests.append(ann)
        ann.until("Enter to sit down")
        ann.child.send("/say I am thinking\x7f\x7f\x7f of tea")
        ann.until("/say I am think of tea")

    def finish() -> None:
        ann = guests[0]
        ann.until("take your time")
        ann.until("/say I am think of tea")
        ann.child.send("\x15")
        ann.until(lambda: "think of tea" not in ann.text)

    try:
        run(talk())
    finally:
        for guest in guests:
            guest.__exit__()


class _Elsewhere(http.server.BaseHTTPRequestHandler):
    """A web server, but none of ours."""

    def do_GET(self) -> None:
        status, body = (200, b'{"games": "other"}') if self.path == "/api/games" else (404, b"no")
        self.send_response(status)
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: Any) -> None:
        pass


def test_what_is_wrong_with_an_address_is_said_in_one_sentence(server: Server, tmp_path: Path) -> None:
    web = http.server.ThreadingHTTPServer(("127.0.0.1", 0), _Elsewhere)
    threading.Thread(target=web.serve_forever, daemon=True).start()
    wrong = {
        "ftp://games": "is no address of a server",
        "http://127.0.0.1:99999": "is no address",
        "http://127.0.0.1:1": "There is no server at http://127.0.0.1:1",
        f"http://127.0.0.1:{web.server_port}": "does not understand; use the same version on both sides",
        f"{server.url}/tables": "is no link to a table",
        f"{server.url}/table/AAAAAAAAAAAAAAAAAAAAAA": "There is no such table.",
    }
    try:
        for url, sentence in wrong.items():
            shown = kotatsu("join", url, XDG_DATA_HOME=str(tmp_path / "home"))
            assert shown.returncode == 2, url
            assert sentence in shown.stderr
            assert shown.stderr.count("\n") == 1
    finally:
        web.shutdown()
    private = run(make(server, game="cat-tower", private=True)).partition("#")[0]
    refused = kotatsu("join", private, XDG_DATA_HOME=str(tmp_path / "home"))
    assert refused.stderr == "This table is private; you need its invitation.\n"


def test_who_behaves_badly_is_reported_to_the_host_alone(server: Server, tmp_path: Path) -> None:
    ann = Guest(tmp_path / "ann", server.url, "--name", "Ann")
    link = new_table(ann, "4", 3, 0)
    ben, eve = (Guest(tmp_path / name, link, "--name", name) for name in ("Ben", "Eve"))
    with ann, ben, eve:
        for guest, name in ((ben, "Ben"), (eve, "Eve")):
            guest.until("Enter to sit down")
            guest.send("")
            ann.until(f"{name} sits down.")
        ben.send("/report")
        ben.until("Type /report and a name.")
        ben.send("/report Ann")
        ben.until("The host cannot be reported to themselves")
        ben.send("/report eve")
        ben.until("The host knows.")
        ann.until("Ben reports Eve.")
        eve.send("/say hello")
        eve.until("hello")
        assert "reports" not in eve.words
