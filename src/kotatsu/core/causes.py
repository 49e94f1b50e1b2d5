"""Why something outside failed — a file, a line, a format — as the code of words in `core/files.en.ftl`.

What the system says itself comes in its own language. It is left as it is only where nobody has words for it.
"""

import errno
import os
import re
import sys

_CODES = {
    errno.ENOENT: "cause-missing",
    errno.EACCES: "cause-denied",
    errno.EPERM: "cause-denied",
    errno.EROFS: "cause-read-only",
    errno.ENOSPC: "cause-full",
    errno.EISDIR: "cause-folder",
    errno.ENOTDIR: "cause-no-folder",
    errno.EEXIST: "cause-there",
    errno.ENAMETOOLONG: "cause-too-long",
    errno.ELOOP: "cause-loop",
    errno.EIO: "cause-disk",
    errno.EMFILE: "cause-too-many",
    errno.ENFILE: "cause-too-many",
    errno.EADDRINUSE: "cause-taken",
    errno.EADDRNOTAVAIL: "cause-not-here",
    errno.ECONNREFUSED: "cause-refused",
    errno.ECONNRESET: "cause-broken",
    errno.ECONNABORTED: "cause-broken",
    errno.EPIPE: "cause-broken",
    errno.ETIMEDOUT: "cause-silent",
    errno.EHOSTUNREACH: "cause-no-way",
    errno.ENETUNREACH: "cause-no-way",
    errno.ENETDOWN: "cause-no-way",
}
if sys.platform != "win32":
    _CODES |= {errno.EDQUOT: "cause-full", errno.EHOSTDOWN: "cause-no-way"}

_CERTIFICATES = {
    10: "cause-certificate-old",
    9: "cause-certificate-early",
    18: "cause-certificate-own",
    19: "cause-certificate-own",
    62: "cause-certificate-other",
    64: "cause-certificate-other",
}
"""By OpenSSL's numbers of what is wrong with one."""

_PARTS = (
    ("resolve host", "cause-unknown-name"),
    ("translate host", "cause-unknown-name"),
    ("timeout expired", "cause-silent"),
    ("password authentication failed", "cause-password"),
    ("no password supplied", "cause-password"),
)
"""What PostgreSQL's library says itself."""

_TOML = (
    ("Expected '='", "toml-no-equals"),
    ("Expected newline", "toml-more"),
    ("Expected ']", "toml-open"),
    ("Unclosed", "toml-open"),
    ("Expected", "toml-open-text"),
    ("Unterminated", "toml-open-text"),
    ("Cannot", "toml-twice"),
    ("Duplicate", "toml-twice"),
    ("Invalid statement", "toml-no-key"),
    ("Invalid initial", "toml-no-key"),
    ("Invalid value", "toml-no-value"),
    ("Invalid date", "toml-no-value"),
    ("Illegal character", "toml-letter"),
    ("Found invalid character", "toml-letter"),
    ("Unescaped", "toml-backslash"),
)
"""How what Python says of a file begins."""
_LINE = re.compile(r" ?\(at (?:line (\d+), column \d+|end of document)\)$")


def cause(error: BaseException) -> str:
    """The code of why the system failed to do something; what it says itself where there is none.

    >>> cause(OSError(errno.ECONNREFUSED, "Connection refused")), cause(OSError("Lost in space."))
    ('cause-refused', 'Lost in space')
    """
    if type(error).__name__ == "gaierror":
        return _of_name(error)
    verify_code = getattr(error, "verify_code", None)
    if verify_code is not None:
        return _CERTIFICATES.get(verify_code, "cause-certificate")
    if type(error).__module__ == "ssl":
        return "cause-not-https"
    if type(error).__module__ == "http.client" and not isinstance(error, OSError):
        return "cause-not-http"
    code = getattr(error, "errno", None) or _errno_of(error)
    said = getattr(error, "strerror", None) or str(error) or type(error).__name__
    return _CODES.get(code) or str(said).rstrip(".")


def cause_in(said: str) -> str:
    """The same of a sentence that some library made of what the system said.

    >>> cause_in('connection to server at "10.0.0.7" failed: Connection refused')
    'cause-refused'
    """
    for code, name in _CODES.items():
        if os.strerror(code) in said:
            return name
    return next((name for part, name in _PARTS if part in said), said)


def cause_in_toml(error: ValueError, text: str) -> tuple[str, int]:
    """Why this text is no TOML, and in which line; 0: nobody knows which."""
    said = str(error)
    at = _LINE.search(said)
    if at is None:
        return "toml-number", 0
    line = int(at[1]) if at[1] else max(1, len(text.splitlines()))
    code = next((code for beginning, code in _TOML if said.startswith(beginning)), None)
    return code or said[: at.start()], line


def _of_name(error: BaseException) -> str:
    import socket  # a start need not wait for it

    again = isinstance(error, OSError) and error.errno == socket.EAI_AGAIN
    return "cause-no-names" if again else "cause-unknown-name"


def _errno_of(error: BaseException) -> int:
    """Of those that Python raises without the system's number."""
    if isinstance(error, TimeoutError):
        return errno.ETIMEDOUT
    if isinstance(error, ConnectionRefusedError):
        return errno.ECONNREFUSED
    return errno.ECONNRESET if isinstance(error, ConnectionError) else 0
