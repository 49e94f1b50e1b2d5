"""Shared set-up of the tests."""

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

os.environ["KOTATSU_LANGUAGE"] = "en"  # whatever the system speaks

settings.register_profile(
    "suite", max_examples=5, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck)
)
settings.register_profile(
    "campaign", max_examples=2000, deadline=None, suppress_health_check=list(HealthCheck)
)
settings.load_profile(os.environ.get("KOTATSU_HYPOTHESIS", "suite"))


@pytest.fixture(autouse=True)
def one_language(monkeypatch: pytest.MonkeyPatch) -> None:
    """A command that is given a language speaks it for the rest of its process; the next test does not."""
    monkeypatch.setenv("KOTATSU_LANGUAGE", os.environ["KOTATSU_LANGUAGE"])


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of eight megabytes; only root can make one (`sudo python -m pytest` runs these)."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=8m", "tmpfs", str(folder)]
    try:
        subprocess.run(mount, check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("no file system can be mounted here; as root it could")
    yield folder
    subprocess.run(["umount", "-l", str(folder)], check=True)
