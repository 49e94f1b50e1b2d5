"""What pip installs beside hatchling before it builds a wheel."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
ASKED = """
import hatch_build, json
from hatchling.build import get_requires_for_build_wheel
print(json.dumps([hatch_build.find_c_compiler(), get_requires_for_build_wheel()]))
"""


def test_whoever_compiles_gets_what_compiling_takes() -> None:
    """Without one of them compiling fails, and who did not demand it has plain Python without being told."""
    usual = {name: value for name, value in os.environ.items() if name != "KOTATSU_COMPILE"}
    command = [sys.executable, "-B", "-c", ASKED]
    done = subprocess.run(command, cwd=ROOT, env=usual, capture_output=True, text=True, check=True)
    compiler, needed = json.loads(done.stdout)
    if compiler is None:
        pytest.skip("there is no C compiler here")
    assert {"mypy", "setuptools", "msgspec"} <= {re.split(r"[^\w-]", entry)[0] for entry in needed}
