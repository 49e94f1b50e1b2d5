"""A server, and browsers, where chance is fixed: a test meets the same deal and the same bots every time.

``python -m tests.browser.dealt FILE serve …`` is `kotatsu serve`; what the file says decides what the tables
made from then on deal. Names of tables and people stay as random as ever.
"""

import hashlib
import json
import sys
from pathlib import Path
from random import Random
from typing import Any

from kotatsu.cli import main
from kotatsu.server import rounds, tables
from kotatsu.server.pool import Pool
from tests.server.clients import Server

FIXED_NONCES = """(() => {
  const real = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (array) => {
    if (array.length !== 32) return real(array);
    sessionStorage.nonces = Number(sessionStorage.nonces ?? 0) + 1;
    return array.fill(%d).fill(sessionStorage.nonces, 16);
  };
})();"""
"""For `add_init_script`: what a browser adds to a deal (docs/shuffle.md) is its own number and a count."""


class Dealt(Server):
    """A server that deals as `deal` says; without it, always the same."""

    def __init__(self, folder: Path, *settings: str) -> None:
        self._file = folder.parent / "deal"
        self.kotatsu = ("tests.browser.dealt", str(self._file))
        self.deal("pancakes")
        super().__init__(folder, *settings)

    def deal(self, seed: str) -> None:
        self._file.write_text(seed)


class _Secrets:
    """The secrets of tables, one after the other, begun anew when the file says something else."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._seed = ""

    def token_bytes(self, count: int = 32) -> bytes:
        seed = self._file.read_text()
        if seed != self._seed:
            self._seed, self._chance = seed, Random(seed)
        return self._chance.randbytes(count)


async def _ask(self: Pool, question: dict[str, Any], aside: bool = False) -> Any:
    """A bot's chance is what it sees: whoever thinks first, or twice, draws the same. A cat thinks by the
    clock, and its thoughts are tested elsewhere; here a kitten plays for it.
    """
    if "seed" in question:
        if question["level"] == "cat":
            question["level"] = "kitten"
        seen = json.dumps(question["view"], sort_keys=True)
        question["seed"] = int.from_bytes(hashlib.sha256(seen.encode()).digest()[:6])
    return await _real_ask(self, question, aside)


_real_ask = Pool.ask

if __name__ == "__main__":
    tables.secrets = rounds.secrets = _Secrets(Path(sys.argv.pop(1)))  # type: ignore[assignment]
    Pool.ask = _ask  # type: ignore[method-assign]
    main()
