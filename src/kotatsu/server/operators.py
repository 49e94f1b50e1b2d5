"""Who may read what is meant for whoever runs the server: its counters tell what people do in secret."""

import hmac
from collections.abc import Iterable

from kotatsu.server.reach import is_this_machine, name_of

FORWARDED = ("forwarded", "via", "x-real-ip", "x-client-ip", "x-cluster-client-ip", "true-client-ip")
FORWARDED_BEGINS = ("x-forwarded-", "x-original-", "cf-")
Headers = Iterable[tuple[bytes, bytes]]


def is_operator(peer: str | None, headers: Headers, token: str, behind_proxy: bool) -> bool:
    """Whether a request comes from this machine itself, or shows the token. A proxy on this machine asks for
    others: it says so in a header, or leaves the name by which they came, and where it may do neither
    (`behind_proxy`) only the token counts."""
    said = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in headers}
    if token and hmac.compare_digest(said.get("authorization", "").encode(), f"Bearer {token}".encode()):
        return True
    if behind_proxy or any(name in FORWARDED or name.startswith(FORWARDED_BEGINS) for name in said):
        return False
    return is_this_machine(peer or "") and is_this_machine(name_of(said.get("host", "")))
