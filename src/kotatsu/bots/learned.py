"""What was learned: networks as files, and for which tables each of them is good.

A file is a line of JSON, what it was made for and how, and behind it the weights as numbers of two bytes. The
games' own lie in their folders, `value-4.net` for four players. A network that was made for another edition,
another row of numbers or other rules is not used: bots then play imagined games out, as they do without.
"""

import json
import struct
from dataclasses import dataclass, field
from functools import cache, cached_property
from hashlib import sha256
from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from kotatsu.core.errors import Misuse
from kotatsu.core.game import Game
from kotatsu.core.network import Judge, Network, weights_of
from kotatsu.core.observation import IN_WORD, Observer, put_number
from kotatsu.core.registry import game as find_game
from kotatsu.core.state import Setup
from kotatsu.core.texts import folder_of

FORMAT = "kotatsu-network-1"
_SETTLED = ("first_leader",)
"""Options that nobody need be told after the deal."""


@dataclass(frozen=True)
class Learned:
    """A network and what it was made for."""

    game: str
    players: int
    edition: str  # its hash
    rules_version: int
    observation: int  # the observer's version
    words: dict[str, str]  # options that are no numbers, which a row does not tell
    layers: tuple[int, int, int]  # inputs, first, second
    weights: bytes
    made: dict[str, Any] = field(default_factory=dict)  # how: seeds, games, losses

    @property
    def hash(self) -> str:
        return sha256(self.weights).hexdigest()

    @cached_property
    def numbers(self) -> vec[float]:
        return vec[float](struct.unpack(f"<{len(self.weights) // 2}e", self.weights))

    def fits(self, setup: Setup, observer: Observer) -> bool:
        """Whether it may judge tables of this setup."""
        return (
            self.game == setup.game
            and self.players == setup.players
            and self.edition == setup.edition.get("hash")
            and self.rules_version == setup.rules_version
            and self.observation == observer.version
            and self.words == words_of(setup)
            and self.layers[0] == inputs_of(observer)
        )

    def judge(self, setup: Setup) -> Judge | None:
        """What judges tables of this setup; None if it was made for others."""
        observer = observer_of(find_game(self.game), setup)
        if observer is None or not self.fits(setup, observer):
            return None
        return Judge(observer, Network(*self.layers, self.numbers), options_word(setup))

    def write(self, path: Path) -> None:
        head = {
            "format": FORMAT,
            "game": self.game,
            "players": self.players,
            "edition": self.edition,
            "rules_version": self.rules_version,
            "observation": self.observation,
            "words": self.words,
            "layers": list(self.layers),
            "weights": self.hash,
            "made": self.made,
        }
        path.write_bytes(json.dumps(head, sort_keys=True).encode() + b"\n" + self.weights)


def read_learned(path: Path) -> Learned:
    """The network in a file; `Misuse` if it is none, or was changed."""
    head, _, weights = path.read_bytes().partition(b"\n")
    try:
        said = json.loads(head)
        if said.pop("format") != FORMAT:
            raise ValueError("format")
        found = said.pop("weights")
        inputs, first, second = said.pop("layers")
        learned = Learned(**said, layers=(inputs, first, second), weights=weights)
    except (ValueError, KeyError, TypeError) as problem:
        raise Misuse(f"{path.name} is no network: {problem}.") from None
    if learned.hash != found or len(weights) != 2 * weights_of(inputs, first, second):
        raise Misuse(f"{path.name} is damaged: its weights are not those that it was written with.")
    return learned


def judge_for(setup: Setup) -> Judge | None:
    """What comes with the game for tables of this setup, if anything does."""
    learned = _shipped(setup.game, int(setup.players))
    return None if learned is None else learned.judge(setup)


def no_judge(setup: Setup) -> Judge | None:
    """Nobody: imagined games are played out."""
    return None


def shipped(game: Game, players: int) -> Path:
    """Where a game's own network for so many players lies, if there is one."""
    return Path(str(folder_of(game.package) / f"value-{players}.net"))


@cache
def _shipped(game: str, players: int) -> Learned | None:
    path = shipped(find_game(game), players)
    return read_learned(path) if path.is_file() else None


# --- what it looks at ---------------------------------------------------------------------------------------


def observer_of(game: Game, setup: Setup) -> Observer | None:
    """What writes the rows of this setup; None for a game that has no `observation.py`."""
    if not game.has_module("observation"):
        return None
    observer: Observer = game.module("observation").OBSERVER(setup)
    return observer


def inputs_of(observer: Observer) -> int:
    """A row, and a word for the options."""
    return observer.size + IN_WORD


def options_word(setup: Setup) -> int:
    """The options as the last word of what a network looks at: the numbers and switches by name."""
    row = vec[i64]([0])
    values = [value for _, value in _told(setup) if isinstance(value, int)]
    for place, value in enumerate(values[:IN_WORD]):
        put_number(row, 0, place, value)
    return int(row[0])


def words_of(setup: Setup) -> dict[str, str]:
    """The options that are words, such as a mode."""
    return {name: value for name, value in _told(setup) if isinstance(value, str)}


def _told(setup: Setup) -> list[tuple[str, Any]]:
    return [(name, setup.options[name]) for name in sorted(setup.options) if name not in _SETTLED]
