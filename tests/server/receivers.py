"""Whom a server tells: a push service with a browser behind it, a receiver of webhooks, a mail server."""

import asyncio
import hashlib
import hmac
import json
import socket
from email.message import EmailMessage, Message
from email.parser import BytesParser
from email.policy import default
from typing import Any, NamedTuple

import http_ece
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from kotatsu.server.notices.push import decoded, encoded

Data = dict[str, Any]


class Told(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes


class Receiver:
    """An HTTP server that keeps what is posted to it."""

    def __init__(self) -> None:
        self.told: list[Told] = []
        self.touched = 0  # connections
        self.answer = "201 Created"
        self.more = ""
        self.silent = False  # it takes a notice and does not answer

    async def open(self) -> "Receiver":
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"
        return self

    def close(self) -> None:
        self._server.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.touched += 1
        try:
            first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().strip().split("\r\n")
            headers = {key.lower(): value for key, value in (line.split(": ", 1) for line in lines)}
            body = await reader.readexactly(int(headers["content-length"]))
            self.told.append(Told(first.split(" ")[1], headers, body))
            if self.silent:
                await reader.read()
            else:
                writer.write(f"HTTP/1.1 {self.answer}\r\n{self.more}Content-Length: 0\r\n\r\n".encode())
                await writer.drain()
        except (asyncio.IncompleteReadError, ConnectionError, ValueError):
            pass  # not HTTP, or gone
        finally:
            writer.close()

    async def until(self, count: int) -> list[Told]:
        async with asyncio.timeout(60):
            while len(self.told) < count:
                await asyncio.sleep(0.02)
        return self.told


def signed_by(told: Told, secret: str) -> bool:
    """Whether a webhook's notice is signed with this, as docs/hosting.md says."""
    at, _, signature = told.headers["kotatsu-signature"].partition(",v1=")
    wanted = hmac.new(secret.encode(), at.removeprefix("t=").encode() + b"." + told.body, hashlib.sha256)
    return hmac.compare_digest(wanted.hexdigest(), signature)


class Browser:
    """What a browser does with its subscription: it alone can read what comes."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"sixteen bytes in"

    def subscription(self, service: Receiver) -> Data:
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": encoded(point), "auth": encoded(self._auth)}
        return {"kind": "push", "address": f"{service.url}/push/me", **keys}

    def read(self, told: Told) -> Data:
        assert told.headers["content-encoding"] == "aes128gcm"
        plain = http_ece.decrypt(
            told.body, private_key=self._key, auth_secret=self._auth, version="aes128gcm"
        )
        assert len(plain) == 256  # whatever it says
        found: Data = json.loads(plain)
        return found


def vapid_claims(told: Told, public: str) -> Data:
    """What the server says of itself, if it is the one that the browser subscribed to."""
    token, key = told.headers["authorization"].removeprefix("vapid t=").split(", k=")
    assert key == public
    said, _, signature = token.rpartition(".")
    raw = decoded(signature)
    pair = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(public))
    point.verify(pair, said.encode(), ec.ECDSA(SHA256()))  # raises if it is somebody else's
    claims: Data = json.loads(decoded(said.split(".")[1]))
    return claims


class MailServer:
    """A real one, that keeps what it takes."""

    def __init__(self) -> None:
        self.mails: list[Message] = []
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self._controller = Controller(self, hostname="127.0.0.1", port=port)
        self._controller.start()
        self.address = f"smtp://127.0.0.1:{port}"

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802
        mail = BytesParser(policy=default).parsebytes(envelope.content)
        assert isinstance(mail, EmailMessage)
        self.mails.append(mail)
        return "250 OK"

    def close(self) -> None:
        self._controller.stop()

    async def until(self, count: int) -> list[Any]:
        async with asyncio.timeout(60):
            while len(self.mails) < count:
                await asyncio.sleep(0.02)
        return self.mails
