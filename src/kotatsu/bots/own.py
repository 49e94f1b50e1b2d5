"""Bots of one's own beside those that come with Kotatsu: `kotatsu serve --bot mine=./my_bot.py`.

Such a file has a function `make_bot(game)` that gives a bot for one seat, an object with `choose`. Which
there are stands in the environment, so that processes which think for bots know them; only those run the
files, and they are told nothing but views.
"""

import json
import os
import re
import runpy
from functools import cache
from pathlib import Path
from typing import Any

from kotatsu.bots.types import Bot
from kotatsu.core.errors import BadInput, Misuse
from kotatsu.core.game import Game

VARIABLE = "KOTATSU_BOTS"
_NAME = re.compile(r"[a-z][a-z0-9-]{0,19}")


def own_bots() -> dict[str, Path]:
    """By name, the files of those that whoever started this has named."""
    return {name: Path(file) for name, file in json.loads(os.environ.get(VARIABLE) or "{}").items()}


def name_bot(text: str, taken: list[str]) -> str:
    """Add one, as NAME=FILE; its name. It is not run here."""
    name, _, file = text.partition("=")
    if not _NAME.fullmatch(name) or name in taken or not file:
        raise BadInput("own-bot", given=repr(text), taken=", ".join(taken))
    path = Path(file).resolve()
    if not path.is_file():
        raise BadInput("own-bot-file", file=file)
    bots = {**own_bots(), name: path}
    os.environ[VARIABLE] = json.dumps({name: str(path) for name, path in bots.items()})
    return name


def make_own_bot(name: str, game: Game) -> Bot:
    """A bot for one seat, made by its file."""
    made: Bot = _program(own_bots()[name])["make_bot"](game)
    return made


@cache
def _program(path: Path) -> dict[str, Any]:
    found = runpy.run_path(str(path), run_name=path.stem)
    if not callable(found.get("make_bot")):
        raise Misuse(f"{path.name} has no function make_bot(game).")
    return found
