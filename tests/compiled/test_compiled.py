"""On the compiled wheel (KOTATSU_EXPECT_COMPILED=1): hot modules really are compiled, and can be extended."""

import importlib
import json
import os
import subprocess
from pathlib import Path
from typing import Any

import pytest

import kotatsu
from kotatsu.compiled import CORE, SERVER, TABLE
from kotatsu.core.state import Row
from tests.compiled import fingerprint

expect_compiled = pytest.mark.skipif(
    os.environ.get("KOTATSU_EXPECT_COMPILED") != "1",
    reason="this is plain Python; check.py runs it again on the compiled wheel when there is a C compiler",
)


@expect_compiled
def test_core_tables_and_all_rules_are_compiled() -> None:
    rooms = {"core": CORE, "table": TABLE, "server": SERVER, "bots": ["search"], "wire": ["diff"]}
    names = [f"kotatsu.{room}.{name}" for room, modules in rooms.items() for name in modules]
    for game in kotatsu.games():
        parts = [name for name in ("rules", "strategy", "observation") if game.has_module(name)]
        names += [f"{game.package}.{name}" for name in parts]
    for name in names:
        file = importlib.import_module(name).__file__
        assert file is not None
        assert Path(file).suffix in (".so", ".pyd"), f"{name} is not compiled"


@expect_compiled
def test_compiled_and_plain_play_the_same_games() -> None:
    script = Path(fingerprint.__file__)
    command = [os.environ["KOTATSU_PLAIN_PYTHON"], str(script)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=script.parent)
    assert json.loads(done.stdout) == fingerprint.fingerprint()


class CoinSetup(kotatsu.Setup):
    """A sixth game without a compiler: one seat calls a coin."""

    def deal(self, chance: Any) -> "Coin":
        state = Coin(self)
        state.coin = int(chance.below(2))
        return state

    def _load(self, body: dict[str, Any]) -> "Coin":
        state = Coin(self)
        state.coin, state.called = body["coin"], body["called"]
        return state

    def max_moves(self) -> int:
        return 1


class Coin(kotatsu.State):
    coin = 0
    called: int | None = None

    @property
    def deciders(self) -> tuple[int, ...]:
        return (0,) if self.called is None else ()

    def _legal_moves(self, seat: int) -> list[int]:
        return [0, 1] if seat == 0 and self.called is None else []

    def _play(self, seat: int, move: int) -> None:
        self.called = move

    def ask(self, seat: int) -> dict[str, Any]:
        return {"kind": "call"}

    def describe(self, seat: int, move: int) -> dict[str, Any]:
        return {"kind": "call", "side": move}

    def text(self, seat: int, move: int) -> str:
        return ("heads", "tails")[move]

    def view(self, seat: int | None) -> "Coin":
        view = Coin(self.setup)
        view.viewer = self._viewer_of(seat)
        view.coin = self.coin if self.over else kotatsu.UNKNOWN
        view.called = self.called
        return view

    def imagine(self, rng: kotatsu.Rng) -> "Coin":
        world = self.clone()
        world.viewer = -1
        world.coin = int(rng.below(2))
        return world

    def sheet(self) -> list[Row]:
        return [(0, "guess", int(self.called == self.coin), 1, int(self.called == self.coin))]

    @property
    def winners(self) -> list[int]:
        return [0] if self.called == self.coin else []

    def clone(self) -> "Coin":
        twin = Coin(self.setup)
        self._copy_to(twin)
        twin.coin, twin.called = self.coin, self.called
        return twin

    def _dump(self) -> dict[str, Any]:
        coin = None if self.coin == kotatsu.UNKNOWN else self.coin
        return {"coin": coin, "called": self.called}


def test_plain_python_can_subclass_a_compiled_state() -> None:
    from kotatsu.core.playouts import playouts

    setup = CoinSetup("coin", 1, 1, {})
    state = setup.deal(kotatsu.Scripted([1]))
    assert state.parse(0, "Tails") == 1
    with pytest.raises(kotatsu.IllegalMove):
        state.play(0, 2)
    state.play(0, 1)
    assert state.over
    assert state.scores == [1]
    assert setup.load(state.dump()).dump() == state.dump()
    assert playouts(setup, kotatsu.Rng(1), 50) == 50  # the compiled driver plays it


def test_a_method_that_a_game_forgot_is_said_plainly() -> None:
    class Forgetful(CoinSetup):
        deal = kotatsu.Setup.deal

    with pytest.raises((kotatsu.KotatsuError, TypeError), match="deal"):
        Forgetful("coin", 1, 1, {}).deal(kotatsu.Rng(1))
