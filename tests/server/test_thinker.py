"""What the processes that think are asked and answer."""

import asyncio
import json
from contextlib import closing
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kotatsu.core.chance import Rng
from kotatsu.core.registry import game
from kotatsu.server.pool import Pool
from kotatsu.server.thinker import advice, choose
from tests.server.clients import Server, listen_to_thinkers, people, run, seated


def test_where_only_one_move_is_legal_that_is_the_hint() -> None:
    rng = Rng("forced")
    state = game("trico-roof").setup(2, {}).deal(rng)
    while not state.over:
        seat = state.deciders[0]
        moves = state.legal_moves(seat)
        if len(moves) == 1:
            assert advice({"view": state.view(seat).dump()}) == [{"move": moves[0], "behind": 0.0}]
            return
        state.play(seat, moves[rng.below(len(moves))])
    raise AssertionError("no move was forced")


def test_what_lies_in_the_servers_folder_is_not_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("random", "msgspec", "kotatsu"):
        (tmp_path / f"{name}.py").write_text("raise SystemExit('not mine')")
    monkeypatch.chdir(tmp_path)
    state = game("cat-tower").new(players=2, seed="a folder")
    seat = state.deciders[0]
    view = state.view(seat)

    async def ask() -> Any:
        pool = Pool("kotatsu.server.thinker", 1, 60.0)
        try:
            return await pool.ask({"advise": True, "view": view.dump()})
        finally:
            await pool.close()

    assert {one["move"] for one in asyncio.run(ask())} <= set(view.legal_moves(seat))


def test_a_kitten_remembers_its_slips_whichever_process_thinks(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of each seat's questions, one after the other, every one knows what came of the one before."""
    heard = listen_to_thinkers(tmp_path, monkeypatch)
    server = Server(folder, "thinkers=3")
    slips = 0

    async def play(seed: int) -> None:
        async with people(server, "Ann") as (ann,):
            (client,) = await seated([ann], "tower-of-pancakes", 4, bot="kitten")
            await client.play_on(Random(seed))

    with closing(server):
        for seed in range(6):
            run(partial(play, seed))
            was_silly: dict[int, bool] = {}
            for line in heard.read_text().splitlines():
                question = json.loads(line)
                seat = question["seat"]
                assert question["was_silly"] == was_silly.get(seat, False)
                was_silly[seat] = choose(question)["was_silly"]
                slips += was_silly[seat]
            assert len(was_silly) == 3
            heard.unlink()
    assert slips > 0
