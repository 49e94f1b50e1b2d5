"""Who somebody is, without an account: a signed cookie."""

import hashlib
import hmac
import re
import secrets
from base64 import urlsafe_b64encode

COOKIE = "kotatsu"
COOKIE_SECONDS = 400 * 24 * 60 * 60  # browsers keep none longer
_ID = re.compile(r"[A-Za-z0-9_-]{22}")


def new_id() -> str:
    """128 random bits, for identities, tables and invitations: nobody guesses one."""
    return secrets.token_urlsafe(16)


def is_id(text: str) -> bool:
    return _ID.fullmatch(text) is not None


class Signer:
    """Signs with a key that never leaves the server; every purpose has signatures of its own."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def _signature(self, purpose: str, text: str) -> str:
        digest = hmac.digest(self._key, f"{purpose}:{text}".encode(), hashlib.sha256)
        return urlsafe_b64encode(digest).decode().rstrip("=")

    def cookie(self, identity: str) -> str:
        return f"{identity}.{self._signature('cookie', identity)}"

    def identity(self, cookie: str | None) -> str | None:
        """Whose cookie this is; None if we did not sign it."""
        identity, _, signature = (cookie or "").partition(".")
        if not is_id(identity) or not signature.isascii():
            return None
        return identity if hmac.compare_digest(signature, self._signature("cookie", identity)) else None

    def stop_token(self, channel: str) -> str:
        """What a mail carries for whoever wants no more of it: it does that, and nothing else."""
        return self._signature("stop", channel)[:22]

    def watch_token(self, table: str, invite: str) -> str:
        """What a spectator link to a private table carries: it opens the door, but no seat."""
        return self._signature("watch", f"{table}:{invite}")[:22]

    def may_watch(self, token: str | None, table: str, invite: str | None) -> bool:
        if token is None or invite is None or not token.isascii():
            return False
        return hmac.compare_digest(token, self.watch_token(table, invite))
