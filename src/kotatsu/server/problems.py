"""What went wrong, as it is told to whoever asked: a code, its values, and over HTTP a status."""

import msgspec

from kotatsu.core.errors import BadInput
from kotatsu.server.logs import log_problem
from kotatsu.store import NotFound, StoreError
from kotatsu.table import Refused
from kotatsu.table.refusals import refusal_of
from kotatsu.wire.http import Problem

STATUS = {
    "who-are-you": 401,
    "only-seated-invite": 403,
    "other-site": 403,
    "door-not-yours": 403,
    "other-scheme": 403,
    "not-json": 415,
    "no-table": 404,
    "no-edition": 404,
    "no-club": 404,
    "no-tournament": 404,
    "not-member": 403,
    "only-helpers": 403,
    "only-club-host": 403,
    "no-record": 404,
    "link-used": 404,
    "nothing-here": 404,
    "too-often": 429,
    "too-many-requests": 429,
    "went-wrong": 500,
    "database": 503,
    "host-name": 400,
    "too-deep": 400,
}
"""Of HTTP, by code; what is not here was asked at the wrong time (409), or is not what was expected (400)."""


class NoSuchTable(Refused):
    """There is no table of this name, or not any more."""


def explain(error: Exception) -> Refused:
    """What the sender may know of an error."""
    if isinstance(error, BadInput | Refused):
        return refusal_of(error)
    if isinstance(error, NotFound):
        return NoSuchTable("no-table")
    if isinstance(error, StoreError):
        log_problem("the store failed", error)
        return Refused("database")
    log_problem("something failed", error)  # whose sentence might quote a hand
    return Refused("went-wrong")


def status_of(refusal: Refused) -> int:
    return STATUS.get(refusal.code, 400 if isinstance(refusal, BadInput) else 409)


def problem(refusal: Refused) -> Problem:
    return Problem(refusal.code, refusal.values, str(refusal))


def problem_json(refusal: Refused) -> bytes:
    return msgspec.json.encode(problem(refusal))
