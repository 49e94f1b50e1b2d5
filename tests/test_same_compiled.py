"""The same seed gives the same game, compiled and not."""

import json
import os
import subprocess
from pathlib import Path

import pytest

from tests.compiled.fingerprint import fingerprint


@pytest.mark.skipif(
    "KOTATSU_COMPILED_PYTHON" not in os.environ,
    reason="no compiled environment; `python3 check.py` builds one when there is a C compiler",
)
def test_compiled_and_plain_play_the_same_games() -> None:
    script = Path(__file__).parent / "compiled" / "fingerprint.py"
    command = [os.environ["KOTATSU_COMPILED_PYTHON"], str(script)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=script.parent)
    assert json.loads(done.stdout) == fingerprint()
