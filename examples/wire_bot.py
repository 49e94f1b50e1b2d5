"""A bot that sits down at a table of a server, like a person on another device.

    python examples/wire_bot.py http://127.0.0.1:8765 [GAME]

It makes a table with two kittens, starts, plays to the end and prints the result. All that it knows is what
the server sends to its seat: the dump of the seat's view, which `Game.load` makes a view again, and the legal
moves. docs/wire.md tells the protocol, and how a client goes on that lost its connection; this one just ends.
"""

import json
import secrets
import sys
import urllib.request
from hashlib import sha256
from typing import Any

from websockets.sync.client import ClientConnection, connect

import kotatsu
from kotatsu.bots import Bot, make_bot
from kotatsu.table.commands import Open, PersonsCommand, Play, Sit, Start
from kotatsu.wire.diff import changed
from kotatsu.wire.messages import (
    PROTOCOL,
    Closed,
    Do,
    Done,
    Hello,
    Ping,
    Refused,
    Snapshot,
    Update,
    read_server,
    write,
)

SEAT = 0


def post(url: str, data: dict[str, Any], cookie: str = "") -> tuple[dict[str, Any], str]:
    """What a server answers to a request, and the cookie that it gives."""
    headers = {"Content-Type": "application/json", "Cookie": cookie}
    request = urllib.request.Request(url, json.dumps(data).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer), (answer.headers["Set-Cookie"] or "").partition(";")[0]


class Player:
    """One seat at one table, played by a bot."""

    def __init__(self, game: kotatsu.Game, bot: Bot) -> None:
        self.game = game
        self.bot = bot
        self.rng = kotatsu.Rng(secrets.randbits(48))
        self.nonce = secrets.token_bytes(32)  # this seat's part of the shuffle (docs/shuffle.md)

    def wants(self, table: dict[str, Any]) -> PersonsCommand | None:
        """What to ask of the table as it stands; None if there is nothing to do."""
        if table["phase"] == "gathering":
            promise = sha256(self.nonce).hexdigest()
            return Start() if SEAT in table["own"] else Sit(SEAT, "Robin", promise)
        if table["phase"] == "opening":
            return Open(SEAT, self.nonce.hex())
        if table["phase"] != "playing" or SEAT not in table["game_state"]["deciders"]:
            return None
        seat = table["game_state"]["views"][str(SEAT)]
        moves = [one["move"] for one in seat["moves"]]
        if not moves:
            return None  # it has chosen, and the others have not yet
        return Play(SEAT, self.bot.choose(self.game.load(seat["view"]), moves, self.rng), seat["decision"])


def play(server: str, game: str, bot: Bot) -> dict[str, Any]:
    """Make a table, play at it, and give its result."""
    _, cookie = post(f"{server}/api/me", {"name": "Robin"})
    description = {"game": game, "players": 3, "bots": [None, "kitten", "kitten"]}
    made, _ = post(f"{server}/api/tables", description, cookie)
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{made['table']}/socket"
    with connect(address, additional_headers={"Cookie": cookie}, compression=None) as socket:
        return follow(socket, Player(kotatsu.game(game), bot))


def follow(socket: ClientConnection, player: Player) -> dict[str, Any]:
    """Keep the table's document up to date, and do what is to be done, one thing after the other."""
    table: dict[str, Any] = {}
    waiting = False  # for the answer to a command
    socket.send(write(Hello(protocol=PROTOCOL)).decode())
    while table.get("result") is None:
        try:
            message = read_server(socket.recv(timeout=2.0))
        except TimeoutError:
            socket.send(write(Ping()).decode())  # still here
            continue
        if isinstance(message, Snapshot):
            table = json.loads(write(message))["table"]
        elif isinstance(message, Update):
            table = changed(table, message.changes)
        elif isinstance(message, Done):  # the updates before it have shown what came of it
            waiting = False
        elif isinstance(message, Refused | Closed):
            raise SystemExit(f"The server says {message.code}: {message.values}")
        command = None if waiting or not table else player.wants(table)
        if command is not None:
            waiting = True
            socket.send(write(Do(client=secrets.token_hex(12), command=command)).decode())
    result: dict[str, Any] = table["result"]
    return result


def main(server: str, game: str = "tower-of-pancakes") -> None:
    result = play(server.rstrip("/"), game, make_bot("greedy", kotatsu.game(game)))
    print("scores", result["scores"], "winners", result["winners"])


if __name__ == "__main__":
    main(*sys.argv[1:])
