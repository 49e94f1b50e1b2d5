"""A killed server loses nothing that it acknowledged."""

import random
import sys
from pathlib import Path

import pytest

from tests.store.kills import Witness


@pytest.mark.skipif(sys.platform == "win32", reason="a killed process has no signal on Windows")
def test_what_was_acknowledged_is_there_after_twenty_kills(tmp_path: Path) -> None:
    """`python -m tests.campaigns.store` does it thousands of times."""
    witness = Witness(tmp_path, random.Random(3))
    for _ in range(20):
        witness.kill_one()
    assert witness.kills == 20
    assert witness.entries > 20
