"""Web Push: what a browser's push service takes, and what nobody but that browser can read (RFC 8030, 8188,
8291, 8292). Needs `cryptography`, which the extra `notices` brings.
"""

import hashlib
import json
import os
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric import ec

try:
    from cryptography.exceptions import InvalidSignature  # noqa: F401 - whether it is here
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    IS_HERE = True
except ImportError:
    IS_HERE = False

ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""Of the curve P-256: a private key is a number below it."""
PADDED = 256
"""Bytes of every payload: its length tells nothing of the game."""
HALF_A_DAY = 12 * 3600
RECORD = 4096


def encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def is_subscription(p256dh: str, auth: str) -> bool:
    """Whether these are the keys of a browser."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(p256dh))
        return len(decoded(auth)) == 16
    except ValueError:
        return False


class Vapid:
    """By this key push services know this server."""

    def __init__(self, secret: bytes, contact: str) -> None:
        number = int.from_bytes(hashlib.sha512(secret).digest()) % (ORDER - 1) + 1
        self._key = ec.derive_private_key(number, ec.SECP256R1())
        self._contact = contact
        self.public = encoded(_point(self._key.public_key()))

    def header(self, endpoint: str, now: float | None = None) -> str:
        """What proves to the service behind an endpoint who asks."""
        parts = urlsplit(endpoint)
        until = int((time.time() if now is None else now) + HALF_A_DAY)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": until, "sub": self._contact}
        said = ".".join(
            encoded(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims)
        )
        r, s = decode_dss_signature(self._key.sign(said.encode(), ec.ECDSA(SHA256())))
        return f"vapid t={said}.{encoded(r.to_bytes(32) + s.to_bytes(32))}, k={self.public}"


def sealed(
    payload: bytes, p256dh: str, auth: str, salt: bytes = b"", own: "ec.EllipticCurvePrivateKey | None" = None
) -> bytes:
    """A payload as only the browser with these keys reads it; `salt` and `own` are for tests."""
    salt = salt or os.urandom(16)
    own = own or ec.generate_private_key(ec.SECP256R1())
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(p256dh))
    ours = _point(own.public_key())
    shared = own.exchange(ec.ECDH(), theirs)
    first = _derived(shared, decoded(auth), b"WebPush: info\0" + decoded(p256dh) + ours, 32)
    key = _derived(first, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(first, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4) + bytes([len(ours)]) + ours
    return head + AESGCM(key).encrypt(nonce, payload + b"\2", None)


def padded(payload: bytes) -> bytes:
    """JSON may end with spaces."""
    return payload.ljust(PADDED)


def _point(key: "ec.EllipticCurvePublicKey") -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)
