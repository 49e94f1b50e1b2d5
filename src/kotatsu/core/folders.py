"""Where Kotatsu keeps what belongs to whoever runs it."""

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """The folder for data, if nobody says otherwise; it need not be there yet."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "kotatsu"
