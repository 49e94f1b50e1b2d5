"""A server that most tests of a file share: each makes its own people and tables."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.clients import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    found = Server(tmp_path_factory.mktemp("server") / "data")
    yield found
    found.close()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data"
