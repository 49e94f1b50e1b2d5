"""Every random draw goes through `Chance.below`, and there are three kinds of it.

`Sealed` is for tables: it can be re-computed by anybody who knows the seed, in ten lines of any language.
`Rng` is fast: for imagined worlds, rollouts and the lab. `Scripted` answers what a test tells it to.

A sealed stream, exactly:

* Block k (k = 0, 1, 2 …) is SHA-256 of the UTF-8 text "<seed>:<k>", read as eight 32-bit big-endian words.
* below(n) takes the next word w. If w >= 2**32 - 2**32 % n it is thrown away and the next one is taken
  (so no result is likelier than another); otherwise the result is w % n.
* A shuffle is Fisher-Yates from the end: for i = last … 1, swap item i with item below(i + 1).
"""

import secrets
from abc import ABC, abstractmethod
from hashlib import sha256
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from kotatsu.core.errors import BadInput, Misuse, Plain, Unwritten

WORD: Final = 0xFFFFFFFF
_SEED_LENGTH: Final = 200


def new_seed() -> str:
    """128 random bits from the operating system, as text."""
    return secrets.token_hex(16)


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(ABC):
    """A source of draws. `drawn` counts them, so that undo can tell whether chance was touched."""

    def __init__(self) -> None:
        self.drawn: i64 = 0

    @abstractmethod
    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely (1 <= n < 2**31)."""
        raise Unwritten("below")

    @abstractmethod
    def clone(self) -> "Chance":
        """An independent copy that will give the same draws."""
        raise Unwritten("clone")

    @abstractmethod
    def dump(self) -> dict[str, Any]:
        """What `load_chance` needs to go on with the very same draws."""
        raise Unwritten("dump")

    def shuffle(self, items: vec[i64]) -> None:
        """Shuffle in place, every order equally likely."""
        i: i64 = len(items) - 1
        while i > 0:
            j = self.below(i + 1)
            held = items[i]
            items[i] = items[j]
            items[j] = held
            i -= 1


class Sealed(Chance):
    """Draws that follow from a seed and can be checked by anybody (see the module's text).

    >>> chance = Sealed("kotatsu")
    >>> [int(chance.below(6)) + 1 for _ in range(8)]
    [3, 5, 2, 2, 4, 4, 3, 4]
    """

    def __init__(self, seed: str, position: int = 0) -> None:
        super().__init__()
        if not seed or len(seed) > _SEED_LENGTH:
            raise BadInput("seed-length", most=_SEED_LENGTH, length=len(seed))
        if any(0xD800 <= ord(sign) <= 0xDFFF for sign in seed):  # half of a pair, which is no character
            raise BadInput("seed-no-text")
        self.seed = seed
        self.position: i64 = position  # words used so far
        self._block: bytes = b""
        self._block_number: i64 = -1

    def _word(self) -> i64:
        number = self.position // 8
        if number != self._block_number:
            self._block = sha256(f"{self.seed}:{int(number)}".encode()).digest()
            self._block_number = number
        start = self.position % 8 * 4
        block = self._block
        self.position += 1
        high: i64 = block[start]
        return ((high << 8 | block[start + 1]) << 8 | block[start + 2]) << 8 | block[start + 3]

    def below(self, n: i64) -> i64:
        self.drawn += 1
        limit = (WORD + 1) - (WORD + 1) % n
        word = self._word()
        while word >= limit:
            word = self._word()
        return word % n

    def clone(self) -> "Sealed":
        twin = Sealed(self.seed)
        twin.drawn = self.drawn
        twin.position = self.position
        twin._block = self._block
        twin._block_number = self._block_number
        return twin

    def dump(self) -> dict[str, Any]:
        return {"kind": "sealed", "seed": self.seed, "position": self.position, "drawn": self.drawn}


class Rng(Chance):
    """Fast draws for simulations: xorshift with 128 bits of state, the same compiled and not.

    >>> rng = Rng(7)
    >>> [int(rng.below(100)) for _ in range(5)]
    [84, 14, 94, 51, 76]
    """

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__()
        self._x: i64 = 0
        self._y: i64 = 0
        self._z: i64 = 0
        self._w: i64 = 1
        self._seed(f"kotatsu rng {seed}")

    def _seed(self, text: str) -> None:
        digest = sha256(text.encode()).digest()
        self._x = int.from_bytes(digest[0:4], "big")
        self._y = int.from_bytes(digest[4:8], "big")
        self._z = int.from_bytes(digest[8:12], "big")
        self._w = int.from_bytes(digest[12:16], "big") | 1  # never all zero

    def _word(self) -> i64:
        t = (self._x ^ (self._x << 11)) & WORD
        self._x = self._y
        self._y = self._z
        self._z = self._w
        self._w = self._w ^ (self._w >> 19) ^ t ^ (t >> 8)
        return self._w

    def below(self, n: i64) -> i64:
        # Lemire's method: the high half of word * n, rejecting the few low halves that would favour a result.
        self.drawn += 1
        product = self._word() * n
        low = product & WORD
        if low < n:
            threshold = (WORD + 1) % n
            while low < threshold:
                product = self._word() * n
                low = product & WORD
        return product >> 32

    def random(self) -> float:
        """A number from 0 up to but not including 1, in steps of 2**-32."""
        return float(int(self._word())) / 4294967296.0

    def fork(self) -> "Rng":
        """A new generator that follows from this one's draws."""
        twin = _blank_rng()
        twin._y = self._word() ^ 0x9E3779B9  # so that the four words are not this generator's own state
        twin._w = self._word() | 1
        twin._x = self._word()
        twin._z = self._word()
        return twin

    def clone(self) -> "Rng":
        twin = _blank_rng()
        twin.drawn = self.drawn
        twin._x = self._x
        twin._y = self._y
        twin._z = self._z
        twin._w = self._w
        return twin

    def dump(self) -> dict[str, Any]:
        return {"kind": "fast", "words": [self._x, self._y, self._z, self._w], "drawn": self.drawn}


class _BlankRng(Rng):
    """An Rng whose words are filled in afterwards, without paying for a hash."""

    def _seed(self, text: str) -> None:
        pass


def _blank_rng() -> Rng:
    return _BlankRng()


class ScriptOver(Plain):
    """A scripted chance ran out of answers; `n` is how many outcomes the missing draw has."""

    def __init__(self, n: int) -> None:
        super().__init__(f"The scripted draws ran out at a draw below {n}.")
        self.n = n


class Scripted(Chance):
    """Answers draws from a list: for rule tests and explicit chance nodes.

    When the list is used up it raises `ScriptOver`, which says how many outcomes the next draw has;
    a caller that explores chance tries a clone of the state first.
    """

    def __init__(self, answers: list[int]) -> None:
        super().__init__()
        self.answers = list(answers)

    def below(self, n: i64) -> i64:
        if self.drawn >= len(self.answers):
            raise ScriptOver(n)
        answer: i64 = self.answers[self.drawn]
        if not 0 <= answer < n:
            raise Misuse(f"Scripted draw {int(self.drawn)} is {int(answer)}, but must be below {int(n)}.")
        self.drawn += 1
        return answer

    def clone(self) -> "Scripted":
        twin = Scripted(self.answers)
        twin.drawn = self.drawn
        return twin

    def dump(self) -> dict[str, Any]:
        return {"kind": "scripted", "answers": list(self.answers), "drawn": self.drawn}


def load_chance(data: dict[str, Any]) -> Chance:
    """Rebuild a chance from its `dump`."""
    kind = data.get("kind")
    chance: Chance
    try:
        if kind == "sealed":
            chance = Sealed(data["seed"], data["position"])
        elif kind == "fast":
            rng = _blank_rng()
            rng._x, rng._y, rng._z, rng._w = data["words"]
            chance = rng
        elif kind == "scripted":
            chance = Scripted(data["answers"])
        else:
            raise Misuse(f"Unknown kind of chance {kind!r}; expected sealed, fast or scripted.")
        chance.drawn = data["drawn"]
    except (KeyError, TypeError, ValueError) as error:
        raise Misuse(f"The chance of a dump is damaged: {type(error).__name__}.") from None
    return chance
