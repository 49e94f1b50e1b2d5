"""Who may read what is meant for whoever runs the server: its counters tell what people do in secret."""

import hmac
from collections.abc import Iterable
from ipaddress import IPv6Address, ip_address
from urllib.parse import urlsplit

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
    return _is_loopback(peer) and _is_loopback(_name_in(said.get("host", "")))


def _is_loopback(address: str | None) -> bool:
    if address == "localhost":
        return True
    try:
        found = ip_address(address or "")
    except ValueError:
        return False
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return (mapped or found).is_loopback


def _name_in(host: str) -> str | None:
    """The name in a `Host` header, without the port."""
    try:
        return urlsplit(f"//{host}").hostname
    except ValueError:
        return None
