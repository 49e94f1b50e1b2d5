"""Which modules are compiled where there is a C compiler; hatch_build.py and the doctor read it here."""

# Of core, what runs with every move; the rest reads and writes files once a game.
CORE = ("bits", "chance", "deals", "diff", "events", "playouts", "state", "strategy", "tricks", "walk")

PATTERNS = (
    *(f"core/{module}.py" for module in CORE),
    "games/*/rules.py",
    "games/*/beliefs.py",
    "games/*/strategy.py",
    "bots/search*.py",
)
"""Files in src/kotatsu. They become one library, so that calls between modules stay native; what they import,
and their packages, is read at build time, when nothing but mypy is installed."""
