"""The HTTP interface against its own description, by Schemathesis: whatever is asked, no answer is a 5xx, and
every answer is one that the description announces.

`KOTATSU_HYPOTHESIS=campaign` asks much more, and other things each time.
"""

import os
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.clients import PATIENCE, Server

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
CAMPAIGN = os.environ.get("KOTATSU_HYPOTHESIS") == "campaign"
EXAMPLES = 600 if CAMPAIGN else 12  # of each operation, good and bad ones each


@pytest.mark.timeout(3600 if CAMPAIGN else 300)
@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
def test_every_answer_is_one_that_the_description_announces(server: Server, mode: GenerationMode) -> None:
    schema = schemathesis.openapi.from_url(f"{server.url}/api/schema/openapi.json")
    operations = [found.ok() for found in schema.get_all_operations()]
    if mode is GenerationMode.NEGATIVE:  # without anything to fill in, nothing can be filled in badly
        operations = [found for found in operations if list(found.iter_parameters()) or found.body]
    assert len(operations) > 5
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as ann:
        ann.post("/api/me", json={"name": "Ann"}).raise_for_status()
        table = ann.post("/api/tables", json={"game": "cat-tower"}).json()["table"]
        for operation in operations:
            ask(operation, mode, f"kotatsu={ann.cookies['kotatsu']}", table)


def ask(operation: Any, mode: GenerationMode, cookie: str, table: str) -> None:
    """Some requests come from nobody, some from somebody; some ask about a table that is there."""

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=not CAMPAIGN,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode), known=st.booleans(), there=st.booleans())
    def asked(case: Any, known: bool, there: bool) -> None:
        if there and case.path_parameters:
            case.path_parameters["table_id"] = table
        headers = {"Cookie": cookie} if known else {}
        case.call_and_validate(checks=CHECKS, headers=headers, timeout=PATIENCE)

    asked()
