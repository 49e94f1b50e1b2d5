"""Bytes that lead somewhere new, looked for with atheris:
`python -m tests.campaigns.fuzz TARGET [--seconds N] [--work DIR] [--keep]`.

A target is what reads bytes that anybody may have written (`tests/fuzz/targets.py`): messages of the wire
with the table that decides them, files of records and of editions, requests. It begins with good inputs and
with what is kept in `tests/fuzz/corpus`, and follows what covers new lines of `kotatsu`. Bytes that raise
what they should not are written to `crash-…` in the folder of `--work`, and end it: mend that, put them into
the corpus under a name that says what they were, and go on.

With `--keep` nothing is looked for: of what an earlier run has found in the folder of `--work`, the shortest
inputs that together reach what good ones do not go into the corpus, which the suite replays.

atheris is not among the development requirements, because there is none for every Python and system:
`pip install atheris`.
"""

import argparse
import importlib
import json
import sys
import tempfile
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

CORPUS = Path(__file__).parents[1] / "fuzz" / "corpus"
TARGETS = ("messages", "records", "editions", "requests")
PACKAGE = "/kotatsu/"
ROOM = 16_000
"""Bytes that the corpus of one target may take."""
LONGEST = 20_000
"""Bytes of an input."""
SHAPED = 0.7
"""So many changes keep the shape of what they change; the others may be anything."""


def run(target: str, seconds: int, work: Path, seed: int) -> None:
    try:
        import atheris
    except ImportError:
        raise SystemExit("This needs atheris: pip install atheris (Linux, CPython 3.11 or newer).") from None
    with atheris.instrument_imports(include=["kotatsu", "tomllib"]):
        targets = importlib.import_module("tests.fuzz.targets")
    from tests.fuzz.mutate import MUTATE
    from tests.fuzz.seeds import seeds

    def mutate(data: bytes, size: int, number: int) -> bytes:
        rng = Random(number)
        if rng.random() < SHAPED:
            try:
                made = MUTATE[target](bytes(data), rng)
            except (ValueError, RecursionError):
                made = b""
            if 0 < len(made) <= size:
                return made
        found: bytes = atheris.Mutate(data, size)
        return found

    corpus = work / "corpus"
    corpus.mkdir(parents=True, exist_ok=True)
    for number, data in enumerate(seeds(target)):
        (corpus / f"seed-{number}").write_bytes(data)
    options = [f"-max_total_time={seconds}", f"-max_len={LONGEST}", "-timeout=60", "-rss_limit_mb=4000"]
    options += [f"-artifact_prefix={work}/", f"-seed={seed}", "-len_control=0", "-print_final_stats=1"]
    options += [f"-dict={_words(work, target)}", str(corpus)]
    options += [str(CORPUS / target)] if (CORPUS / target).is_dir() else []
    atheris.Setup([sys.argv[0], *options], targets.TARGETS[target], custom_mutator=mutate)
    atheris.Fuzz()


def keep(target: str, work: Path) -> None:
    """Put into the corpus what reaches something new, the shortest first."""
    from tests.fuzz.seeds import seeds
    from tests.fuzz.targets import TARGETS

    folder = CORPUS / target
    folder.mkdir(parents=True, exist_ok=True)
    known = [path.read_bytes() for path in sorted(folder.iterdir())]
    reached = set().union(*(reaches(TARGETS[target], data) for data in (*seeds(target), *known)))
    found = sorted({path.read_bytes() for path in (work / "corpus").iterdir()}, key=len)
    room = ROOM - sum(map(len, known))
    for data in found:
        new = reaches(TARGETS[target], data) - reached
        if new and len(data) <= room:
            room -= len(data)
            reached |= new
            (folder / sha256(data).hexdigest()[:12]).write_bytes(data)
    print(f"{len(list(folder.iterdir()))} inputs, {ROOM - room} bytes, {len(reached)} lines")


def reaches(target: Callable[[bytes], None], data: bytes) -> set[tuple[str, int]]:
    """The lines of kotatsu that a target comes to."""
    lines: set[tuple[str, int]] = set()

    def trace(frame: Any, event: str, _: Any) -> Any:
        if PACKAGE not in frame.f_code.co_filename:
            return None
        if event == "line":
            lines.add((frame.f_code.co_filename, frame.f_lineno))
        return trace

    sys.settrace(trace)
    try:
        target(data)
    finally:
        sys.settrace(None)
    return lines


def _words(work: Path, target: str) -> Path:
    """What good inputs are made of, for changes of single words."""
    from tests.fuzz.seeds import seeds

    words = {
        word
        for data in seeds(target)
        for word in data.decode("utf-8").replace('"', " ").split()
        if len(word) < 20
    }
    path = work / "words"
    path.write_text(
        "".join(f"{json.dumps(word)}\n" for word in sorted(words) if word.isascii() and "\\" not in word)
    )
    return path


if __name__ == "__main__":
    parser = argparse.ArgumentParser(
        prog="python -m tests.campaigns.fuzz",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("target", metavar="TARGET", choices=TARGETS, help=", ".join(TARGETS))
    parser.add_argument("--seconds", metavar="N", type=int, default=600, help="(default: 600)")
    parser.add_argument("--seed", metavar="N", type=int, default=1, help="of the changes (default: 1)")
    parser.add_argument(
        "--work", metavar="DIR", type=Path, help="what was found is kept here (default: a new folder)"
    )
    parser.add_argument("--keep", action="store_true", help="put what was found there into the corpus")
    chosen = parser.parse_args()
    if chosen.keep:
        keep(chosen.target, chosen.work)
        sys.exit()
    run(
        chosen.target,
        chosen.seconds,
        chosen.work or Path(tempfile.mkdtemp(prefix="kotatsu-fuzz-")),
        chosen.seed,
    )
