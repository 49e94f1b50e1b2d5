from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.clients import Server


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path / "server")
    try:
        yield running
    finally:
        running.close()
