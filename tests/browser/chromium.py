"""Finds Chromium; ``python -m tests.browser.chromium`` installs it first, if that is possible.

It is Debian's: if it is missing and we are root on a machine with apt, it is installed; nothing is ever
downloaded from elsewhere.
"""

import os
import shutil
import subprocess

# The headless shell draws the same pages in less time; the others are whole browsers.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
PATIENCE = 240


def find_chromium() -> str | None:
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def install_chromium() -> None:
    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        for command in (["update"], ["install", "-y", "--no-install-recommends", "chromium-headless-shell"]):
            subprocess.run(["apt-get", "-q", *command], capture_output=True, check=False, timeout=PATIENCE)


if __name__ == "__main__":
    if find_chromium() is None:
        install_chromium()
    print(find_chromium() or "There is no Chromium, and it cannot be installed here.")
