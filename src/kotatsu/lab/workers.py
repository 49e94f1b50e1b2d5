"""Work in parts, on this machine's cores or on a Ray cluster; what comes of it, in the order of the parts.

Only some parts are under way at a time, so that results wait in bounded memory.
"""

import multiprocessing
import os
import signal
import socket
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import cache
from typing import Any, TypeVar

from kotatsu.core.causes import cause
from kotatsu.core.errors import BadInput
from kotatsu.lab.rows import need

Result = TypeVar("Result")

AHEAD = 3  # parts under way for each process
RETRIES = 5  # of a part whose worker was lost
KNOCKS = 10  # seconds until a cluster must answer
STARTS = 3  # of a cluster on this machine
OBJECTS = 256 * 1024 * 1024  # bytes for results on their way, in a cluster on this machine


@dataclass(frozen=True)
class Workers:
    """Where the work is done: so many processes here (None: one for each core), or a cluster.

    `ray` is the address of a Ray cluster, "" for one that is started on this machine.
    """

    processes: int | None = None
    ray: str | None = None

    def check(self) -> None:
        """`BadInput` when Ray is asked for and not installed, or nobody answers at its address."""
        if self.ray is not None:
            need("ray", "cluster")
            _knock(self.ray)

    def run(self, work: Callable[..., Result], parts: Iterable[tuple[Any, ...]]) -> Iterator[Result]:
        """What `work(*part)` gives, part after part."""
        if self.ray is not None:
            return _on_cluster(self.ray, work, parts)
        waiting = list(parts)
        count = min(self.processes or os.cpu_count() or 1, len(waiting))
        return (work(*part) for part in waiting) if count <= 1 else _here(count, work, waiting)


def _leave_ctrl_c_to_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@cache
def _pool(count: int) -> ProcessPoolExecutor:
    """Started once: whoever works in several rounds does not start processes again."""
    return ProcessPoolExecutor(count, multiprocessing.get_context("spawn"), _leave_ctrl_c_to_parent)


def _here(count: int, work: Callable[..., Result], parts: list[tuple[Any, ...]]) -> Iterator[Result]:
    pool = _pool(count)
    running: deque[Future[Result]] = deque()
    try:
        for part in parts:
            if len(running) >= AHEAD * count:
                yield _first(running)
            running.append(pool.submit(work, *part))
        while running:
            yield _first(running)
    except BrokenProcessPool:
        _pool.cache_clear()
        raise BadInput("lab-worker-lost") from None
    finally:  # by Ctrl-C, here or where our results are used, or whoever asked has seen enough
        under_way = [future for future in running if not future.cancel() and not future.done()]
        if under_way:
            _pool.cache_clear()
            _end(pool)


def _first(running: deque[Future[Result]]) -> Result:
    """The result of the first, which is under way until then."""
    result = running[0].result()
    running.popleft()
    return result


def _end(pool: ProcessPoolExecutor) -> None:
    """End its processes now, whatever they do."""
    children = list((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in children:
        process.terminate()


def _on_cluster(
    address: str, work: Callable[..., Result], parts: Iterable[tuple[Any, ...]]
) -> Iterator[Result]:
    """A part whose worker is lost is done again elsewhere; the same part gives the same result."""
    ray = need("ray", "cluster")
    _join_cluster(ray, address)
    remote = ray.remote(max_retries=RETRIES)(work)
    ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    running: deque[Any] = deque()
    try:
        for part in parts:
            if len(running) >= ahead:
                yield ray.get(running.popleft())
            running.append(remote.remote(*part))
        while running:
            yield ray.get(running.popleft())
    except (ray.exceptions.WorkerCrashedError, ray.exceptions.OutOfMemoryError):
        raise BadInput("lab-worker-lost") from None
    finally:  # what whoever asked does not want any more
        for wanted in running:
            ray.cancel(wanted)


def _knock(address: str) -> None:
    """Ray itself would try for minutes to reach a cluster that is not there."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdecimal():  # such as "auto"
        return
    try:
        socket.create_connection((host.strip("[]"), int(port)), KNOCKS).close()
    except (OSError, OverflowError) as error:
        raise BadInput("lab-no-cluster", address=address, reason=cause(error)) from None


def _join_cluster(ray: Any, address: str) -> None:
    """A cluster that runs, or one that is started here. On a busy machine a start may take longer than Ray
    waits for it: then it is tried again."""
    if ray.is_initialized():
        return
    settings: dict[str, Any] = {"address": address}
    if not address:
        os.environ.setdefault("RAY_AUTH_MODE", "disabled")
        settings = {"include_dashboard": False, "object_store_memory": OBJECTS}
    for left in reversed(range(1 if address else STARTS)):
        try:
            ray.init(**settings, log_to_driver=False, logging_level="ERROR")
            return
        except Exception as error:  # Ray has no other word for it
            ray.shutdown()
            if not left:
                where = address or "--ray"
                raise BadInput("lab-no-cluster", address=where, reason=type(error).__name__) from None
