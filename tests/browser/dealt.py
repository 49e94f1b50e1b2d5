"""`kotatsu serve` where chance is fixed, so that pictures of today and of tomorrow show the same deal.

``python -m tests.browser.dealt SEED serve …`` gives out the same tables, promises and bots' seeds every time.
"""

import base64
import secrets
import sys
from collections.abc import Sequence
from random import Random
from typing import Any

from kotatsu.cli import main


def fix_chance(seed: str) -> None:
    chance = Random(seed)

    def token_bytes(count: int | None = None) -> bytes:
        return chance.randbytes(count or 32)

    def token_urlsafe(count: int | None = None) -> str:
        return base64.urlsafe_b64encode(token_bytes(count)).rstrip(b"=").decode()

    def choice(items: Sequence[Any]) -> Any:
        return items[chance.randrange(len(items))]

    secrets.token_bytes = token_bytes
    secrets.token_urlsafe = token_urlsafe
    secrets.randbits = chance.getrandbits
    secrets.randbelow = chance.randrange
    secrets.choice = choice


if __name__ == "__main__":
    fix_chance(sys.argv.pop(1))
    main()
