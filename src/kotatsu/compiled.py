"""Which modules are compiled where there is a C compiler; hatch_build.py and the doctor ask here.

They become one library, so that calls between modules stay native; what they import, and their packages, is
read at build time, when nothing but mypy and msgspec is installed.
"""

import os
from pathlib import Path

# Of core, what runs with every move; the rest reads and writes files once a game.
CORE = [
    "batch",
    "bits",
    "chance",
    "coding",
    "deals",
    "events",
    "hand_sampler",
    "log",
    "network",
    "observation",
    "playouts",
    "state",
    "strategy",
    "tricks",
]
# What a move goes through between its table and everybody's sockets. What msgspec reads and writes stays
# plain Python: its Structs are made when a module is imported.
TABLE = ["clocks", "decide", "fold", "projection", "seats", "table"]
SERVER = ["feeds", "limits", "listing", "metrics", "presence", "publisher"]
NOTICES = ["turns"]
# Of a game, all that plays and thinks: everything but what is drawn, explained, described and typed.
NOT_OF_A_GAME = ("__init__", "citations", "counted", "drawing", "draws", "reasons", "reference", "shapes")


def modules(package: Path) -> list[Path]:
    """The files under `package` (src/kotatsu) that are to be compiled."""
    games = [path for path in package.glob("games/*/*.py") if path.stem not in NOT_OF_A_GAME]
    rooms = {
        "core": CORE,
        "table": TABLE,
        "wire": ["diff"],
        "server": SERVER,
        "server/notices": NOTICES,
        "bots": ["imitating", "styled"],
    }
    named = [package / room / f"{name}.py" for room, names in rooms.items() for name in names]
    return sorted([*named, *games, *package.glob("bots/search*.py")])


def is_compiled() -> bool:
    """Whether this very program runs compiled rules."""
    from kotatsu.core import bits

    return (bits.__file__ or "").endswith((".so", ".pyd"))


def compiled_beside() -> Path | None:
    """A folder with this package and compiled rules, as soon as it is there: start.py names it, and compiles
    while the table is open. Processes that are started from then on can have it first on their path."""
    named = os.environ.get("KOTATSU_COMPILED")
    return Path(named) if named and Path(named).is_dir() and not is_compiled() else None


def with_first_on_path(folder: Path) -> dict[str, str]:
    """The environment for a process that imports from there first."""
    path = filter(None, [str(folder), os.environ.get("PYTHONPATH")])
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path)}
