"""Is it quick to look back? A long record in the browser step by step, and an analysis while others play.

    .venv-dev/bin/python bench/looking_back.py            both, about three minutes
    .venv-dev/bin/python bench/looking_back.py --replay   the page alone

Needs Chromium and what check.py installs; the server runs in bench/.venv-compiled. The record is the longest
among tests/golden; the page is as wide as a desk, and its motion is that of somebody who wants little. Writes
bench/results/looking_back.json. A missed target shows as ✗; the exit code stays 0.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
from places import BENCH, Failed, prepare, program
from playwright.sync_api import CDPSession, Page, sync_playwright
from reporting import Target, progress, show, write

sys.path.insert(0, str(BENCH.parent))

from tests.browser.chromium import find_chromium
from tests.server.clients import Client, NotDone, Person, seated

GOLDEN = BENCH.parent / "tests" / "golden"
TOWER = GOLDEN / "tower-of-pancakes" / "4-basic.json"
TOWER_AGAIN = TOWER.with_name("4-extreme.json")  # the other is remembered
OPENINGS = 7
STEPS = 1000
TABLES = 20
"""At which people play while an analysis is made."""
READY = """() => {
    const data = performance.getEntriesByType("resource").filter((one) => one.name.endsWith("/api/replay"));
    return window.drawn - data.at(-1).responseEnd;
}"""
NOTE_WHEN_DRAWN = """
new MutationObserver(() => {
    if (!window.drawn && document.querySelector("[data-board]"))
        requestAnimationFrame(() => { window.drawn = performance.now(); });
}).observe(document, { childList: true, subtree: true });
"""


class Serving:
    """A server of ours, as the people of the tests expect one."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.port = int(url.rpartition(":")[2])


@contextmanager
def serving(python: str) -> Iterator[Serving]:
    with tempfile.TemporaryDirectory() as folder:
        command = [python, "-m", "kotatsu", "serve", "--port", "0", "--data", folder]
        command += ["--set", "tables_per_minute=1000", "--set", "people_per_minute=1000"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as run:
            try:
                assert run.stdout is not None
                yield Serving(run.stdout.readline().split()[3].rstrip("/"))
            finally:
                run.terminate()


# --- the page -----------------------------------------------------------------------------------------------


def longest_record() -> Path:
    return max(GOLDEN.glob("*/*.json"), key=lambda file: len(json.loads(file.read_text("utf-8"))["moves"]))


def spent(devtools: CDPSession) -> dict[str, float]:
    """What the browser counts of this page: seconds, and bytes that are still used."""
    devtools.send("HeapProfiler.collectGarbage")
    found = devtools.send("Performance.getMetrics")["metrics"]
    return {one["name"]: one["value"] for one in found}


def opened(page: Page, url: str, record: Path) -> float:
    """Milliseconds from the last byte of the data to the first picture of the board."""
    page.goto(f"{url}/r")
    page.locator("input[type=file]").set_input_files(record)
    page.wait_for_function("window.drawn")
    milliseconds: float = page.evaluate(READY)
    return milliseconds


def look_through(url: str) -> dict[str, float]:
    record = longest_record()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=find_chromium(), args=["--no-sandbox", "--disable-gpu"]
        )
        context = browser.new_context(
            viewport={"width": 1280, "height": 800},
            reduced_motion="reduce",
            bypass_csp=True,  # else nothing could be waited for
        )
        page = context.new_page()
        page.add_init_script(NOTE_WHEN_DRAWN)
        ready = [opened(page, url, record) for _ in range(OPENINGS)]
        devtools = context.new_cdp_session(page)
        devtools.send("Performance.enable")
        last = len(json.loads(record.read_text("utf-8"))["moves"])
        there = min(STEPS // 2, last)
        step(page, "ArrowRight", there)
        step(page, "ArrowLeft", there)  # all that is loaded once has come
        before = spent(devtools)
        for key in ("ArrowRight", "ArrowLeft") * (STEPS // 2 // there + 1):
            step(page, key, there)
        steps = 2 * there * (STEPS // 2 // there + 1)
        after = spent(devtools)
        browser.close()
    return {
        "moves of the record": last,
        "ready ms": round(statistics.median(ready), 1),
        "steps": steps,
        "script ms a step": round(1000 * (after["ScriptDuration"] - before["ScriptDuration"]) / steps, 2),
        "style and layout ms a step": round(
            1000
            * sum(after[name] - before[name] for name in ("LayoutDuration", "RecalcStyleDuration"))
            / steps,
            2,
        ),
        "MB before": round(before["JSHeapUsedSize"] / 1e6, 2),
        "MB after": round(after["JSHeapUsedSize"] / 1e6, 2),
        "elements before": before["Nodes"],
        "elements after": after["Nodes"],
    }


def step(page: Page, key: str, count: int) -> None:
    """One after the other, each drawn before the next."""
    for number in range(count):
        progress(f"{key} {number + 1} of {count}")
        at = page.locator("[data-at]").get_attribute("data-at")
        page.keyboard.press(key)
        page.wait_for_function("at => document.querySelector('[data-at]').dataset.at !== at", arg=at)


# --- an analysis --------------------------------------------------------------------------------------------


async def analyse(url: str) -> dict[str, float]:
    """How long it takes on an idle server, and how long moves wait meanwhile on a busy one."""
    server: Any = Serving(url)  # all that they ask of one
    ann = await Person(server, "Ann").arrive()
    record = json.loads(TOWER.read_text("utf-8"))
    alone = await analysed(ann.http, record)
    clients = [await sit_down(server, number) for number in range(TABLES)]
    waits: list[float] = []
    playing = [asyncio.create_task(play(client, waits)) for client in clients]
    meanwhile = await analysed(ann.http, json.loads(TOWER_AGAIN.read_text("utf-8")))
    for one in playing:
        one.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    waits.sort()
    return {
        "analysis s": round(alone, 1),
        "analysis while others play s": round(meanwhile, 1),
        "moves meanwhile": len(waits),
        "p50 ms": round(waits[len(waits) // 2], 1),
        "p99 ms": round(waits[int(len(waits) * 0.99)], 1),
    }


async def analysed(http: httpx.AsyncClient, record: dict[str, Any]) -> float:
    began = time.perf_counter()
    while True:
        reply = await http.post("/api/analysis", json={"record": record})
        reply.raise_for_status()
        found = reply.json()
        progress(f"analysis: {found['done']} of {found['of']}")
        if 0 < found["of"] == found["done"]:
            return time.perf_counter() - began
        await asyncio.sleep(0.5)


async def sit_down(server: Any, number: int) -> Client:
    """Somebody at a table of their own with kittens, in a game that is not over soon."""
    person = await Person(server, f"Guest {number}").arrive()
    (client,) = await seated([person], "itadaki-sashiage", 3, bot="kitten")
    return client


async def play(client: Client, waits: list[float]) -> None:
    """Play whatever is legal, about twice a second."""
    while True:
        await asyncio.sleep(0.5)
        for seat, view in client.choices():
            began = time.perf_counter()
            with suppress(NotDone):
                await client.do("play", seat=seat, move=view["moves"][0]["move"], decision=view["decision"])
            waits.append((time.perf_counter() - began) * 1000)


def main() -> None:
    style = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=style)
    parser.add_argument("--replay", action="store_true", help="only the page of a finished game")
    parser.add_argument("--python", help="a Python that has kotatsu, instead of bench/.venv-compiled")
    given = parser.parse_args()
    try:
        if given.python is None and not prepare(["compiled"]):
            raise Failed("kotatsu could not be installed; name a Python that has it by --python")
    except Failed as why:
        parser.error(str(why))
    python = given.python or program(BENCH / ".venv-compiled", "python")
    with serving(python) as server:
        page = look_through(server.url)
        analysis = {} if given.replay else asyncio.run(analyse(server.url))
    show(
        "Looking back",
        ["", "measured"],
        [[name, f"{value:,}"] for name, value in {**page, **analysis}.items()],
    )
    promises = [
        Target("the longest record is ready, ms after its data has come", 300, page["ready ms"], True),
        Target("script of a step, ms", 16, page["script ms a step"], True),
        Target("memory after 1,000 steps beside before", 1.1, page["MB after"] / page["MB before"], True),
        Target("analysis of Tower Of PanCakes with four, s", 30, analysis.get("analysis s"), True),
        Target("moves while an analysis is made, p99 ms", 100, analysis.get("p99 ms"), True),
    ]
    print("", *(promise.line() for promise in promises), sep="\n")
    if not given.replay:
        write("looking_back", {"page": page, "analysis": analysis}, promises)


if __name__ == "__main__":
    main()
