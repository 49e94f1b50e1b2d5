"""Messages that are none, and a stranger who sends them by the thousand."""

import copy
import json
import string
from random import Random
from typing import Any

import msgspec

from kotatsu.table import Refused
from kotatsu.wire import messages
from kotatsu.wire.messages import read_client
from tests.server.clients import Client, Person

GOOD: list[dict[str, Any]] = [
    {"t": "do", "client": "a", "command": {"t": "play", "seat": 0, "move": 1, "decision": 1}},
    {"t": "do", "client": "b", "command": {"t": "chat", "text": "hi"}},
    {"t": "ping", "seen": 1},
    {"t": "do", "client": "c", "command": {"t": "set_options", "options": {"a": [1, 2]}}},
    {"t": "do", "client": "d", "command": {"t": "set_clock", "clock": {"kind": "bank", "seconds": 60}}},
    {"t": "do", "client": "e", "command": {"t": "open", "seat": 0, "nonce": "0" * 64}},
    {"t": "do", "client": "f", "command": {"t": "sit", "seat": 1, "name": "Mallory", "promise": None}},
    {"t": "hello", "protocol": messages.PROTOCOL, "epoch": "x", "seen": 3},
]
ODD: list[Any] = [None, -1, 10**30, 1.5, 1e99, "", "\x00", "🐈" * 400, [], {}, [[]], True, "__class__"]
SMALL = [
    '{"t":"ping","seen":1,"a\\nb\\u0000":1}',
    "[]",
    "0",
    '"play"',
    "{}",
    "",
    "nul",
    '{"t":{}}',
    '{"t":"do","client":"g","command":{"t":"time_up","seat":0}}',
    '{"t":"do","client":"h","command":{"t":"expire"}}',
    '{"t":"chat","client":"i","text":"as in version 1"}',
]
SPLIT = 10
"""So many in a row without a good one in between; at twenty the door closes."""
STAY = 400
"""So many over one connection."""


def nonsense(rng: Random) -> str | bytes:
    """Something near enough to a message to be annoying; now and then it is one after all."""
    message = copy.deepcopy(rng.choice(GOOD))
    text = json.dumps(message)
    part = message["command"] if "command" in message and rng.random() < 0.7 else message
    place = rng.randrange(len(text))
    match rng.randrange(9):
        case 0:  # one letter is another
            letter = chr(rng.choice((rng.randrange(32, 127), rng.randrange(1, 0x2FF))))
            return text[:place] + letter + text[place + 1 :]
        case 1:  # cut off
            return text[:place]
        case 2:  # anything
            return rng.randbytes(rng.randrange(60))
        case 3:  # a field holds something else
            part[rng.choice(list(part))] = rng.choice(ODD)
        case 4:  # a field is missing
            del part[rng.choice(list(part))]
        case 5:  # a field too many
            part["".join(rng.choices(string.ascii_lowercase, k=4))] = rng.choice(ODD)
        case 6:  # nested deeply
            return text.replace("1", rng.choice("[{") * rng.choice((10, 500, 5000)))
        case 7:  # something before it
            before = rng.choice(["[", "\ufeff", "9" * 400, "\x00", text])
            return before + text if rng.random() < 0.8 else text.encode("utf-16")
        case 8:
            return rng.choice(SMALL)
    return json.dumps(message)


def answers(data: str | bytes) -> list[str]:
    """The kinds of message of which one must answer this."""
    try:
        message = read_client(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return ["refused"]
    return ["pong"] if isinstance(message, messages.Ping) else ["refused", "done"]


async def pester(mallory: Person, table: str, count: int, rng: Random) -> int:
    """Send so much nonsense to a table; every bit of it is answered, in order. How many were refused."""
    refused = 0
    for start in range(0, count, STAY):
        client = Client(mallory, table)
        client.pings = False  # only those that are counted
        await client.connect()
        for first in range(0, min(STAY, count - start), SPLIT):
            sent = [nonsense(rng) for _ in range(min(SPLIT, count - start - first))]
            refused += await expect_answers(client, [*sent, '{"t":"ping"}'])
        await client.leave()
    return refused


async def expect_answers(client: Client, sent: list[str | bytes]) -> int:
    told = len(client.frames)
    for data in sent:
        await client.send(data)
    expected = [answer for answer in map(answers, sent) if answer]

    def heard() -> list[dict[str, Any]]:
        found = [json.loads(frame) for frame in client.frames[told:]]
        return [message for message in found if message["t"] in ("refused", "done", "pong")]

    await client.until(lambda: len(heard()) >= len(expected) or client.closed)
    kinds = [message["t"] for message in heard()]
    assert len(kinds) == len(expected), (client.closed, sent)
    for kind, possible, message in zip(kinds, expected, heard(), strict=True):
        assert kind in possible
        assert kind != "refused" or is_sentence(str(Refused(message["code"], **message["values"])))
    return kinds.count("refused")


def is_sentence(text: str) -> bool:
    return text.endswith(".") and "\n" not in text
