"""What the processes that think are asked and answer."""

import asyncio
import json
import shutil
from contextlib import closing
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

import kotatsu
from kotatsu.core.chance import Rng
from kotatsu.core.registry import game
from kotatsu.server.bot_worker import advice, choose
from kotatsu.server.pool import Pool
from tests.server.clients import Server, listen_to_bots, people, run, seated


def test_where_only_one_move_is_legal_that_is_the_hint() -> None:
    rng = Rng("forced")
    state = game("trico-roof").setup(2, {}).deal(rng)
    while not state.over:
        seat = state.deciders[0]
        moves = state.legal_moves(seat)
        if len(moves) == 1:
            assert advice({"view": state.view(seat).dump()})["moves"] == [
                {"move": moves[0], "behind": 0.0, "compared": "best"}
            ]
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
        pool = Pool("kotatsu.server.bot_worker", 1, 60.0)
        try:
            return await pool.ask({"advise": True, "view": view.dump()})
        finally:
            await pool.close()

    assert {one["move"] for one in asyncio.run(ask())["moves"]} <= set(view.legal_moves(seat))


def test_what_was_compiled_meanwhile_is_used_by_the_next_question(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In its place here: a copy of the package that answers with where it lies."""
    made, there = tmp_path / "being made", tmp_path / "compiled"
    left_out = shutil.ignore_patterns("web", "__pycache__", "template")
    shutil.copytree(Path(kotatsu.__file__).parent, made / "kotatsu", ignore=left_out)
    worker = made / "kotatsu" / "server" / "bot_worker.py"
    worker.write_text(
        worker.read_text().replace(
            'if __name__ == "__main__":\n    serve(answer)', "serve(lambda _: __file__)"
        )
    )
    monkeypatch.setenv("KOTATSU_COMPILED", str(there))
    state = game("cat-tower").new(players=2, seed="a folder")
    question = {"advise": True, "view": state.view(state.deciders[0]).dump()}

    async def ask() -> None:
        pool = Pool("kotatsu.server.bot_worker", 1, 60.0)
        try:
            assert "moves" in await pool.ask(question)
            made.rename(there)
            assert await pool.ask(question) == str(there / "kotatsu" / "server" / "bot_worker.py")
            (process,) = pool.pids
            await pool.ask(question)
            assert pool.pids == [process]
        finally:
            await pool.close()

    asyncio.run(ask())


def test_a_kitten_remembers_its_slips_whichever_process_thinks(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of each seat's questions, one after the other, every one knows what came of the one before."""
    heard = listen_to_bots(tmp_path, monkeypatch)
    server = Server(folder, "bot_workers=3")
    slips = 0

    async def play(seed: int) -> None:
        async with people(server, "Ann") as (ann,):
            (client,) = await seated([ann], "tower-of-pancakes", 4, bot="kitten")
            await client.play_on(Random(seed))

    with closing(server):
        for seed in range(6):
            run(partial(play, seed))
            memories: dict[int, bool | None] = {}
            for line in heard.read_text().splitlines():
                question = json.loads(line)
                seat = question["seat"]
                assert question["memory"] == memories.get(seat)
                memories[seat] = choose(question)["memory"]
                slips += memories[seat] is True
            assert len(memories) == 3
            heard.unlink()
    assert slips > 0
