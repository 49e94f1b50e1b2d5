"""Every command in the pages does what they say.

Lines of blocks marked ```sh, and what stands between backticks and begins with the name of a program. What
`kotatsu` does is run here, with small numbers in a folder of its own; programs of this project that take
longer are asked whether they understand their arguments, without being started; anything else stands in
ELSEWHERE, with the place where it is tried, or why it is not. A command that is none of these fails.
"""

import io
import json
import re
import shlex
import shutil
import subprocess
import sys
import urllib.request
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from kotatsu import cli
from kotatsu.core.errors import BadInput
from kotatsu.core.registry import game as find_game
from tests.server.clients import Server
from tests.test_docs import PAGES, ROOT, name_of

PROGRAMS = (
    *("kotatsu", "python", "python3", ".venv-dev/bin/python", "start.py", "check.py", "pip", "pipx", "uv"),
    *("uvx", "npm", "node", "docker", "systemctl", "sqlite3", "pre-commit"),
)
ELSEWHERE = {
    "kotatsu": "tests/server/test_announce.py; it is serve --open",
    "kotatsu ARGS": "stands for the others",
    "python3 start.py ARGS": "stands for the others",
    "python3 start.py": "bench/first_minute.py",
    "start.py": "bench/first_minute.py",
    "pip install": "tests/campaigns/wheels.py",
    'pip install "kotatsu[lab]"': "fetches packages; check.py installs those that tests need",
    'pip install "kotatsu[cluster]"': "fetches packages",
    'pip install "kotatsu[pictures]"': "fetches packages; check.py installs those that tests need",
    'pip install "kotatsu[notices]"': "fetches packages; check.py installs those that tests need",
    'pip install "kotatsu[postgresql]"': "fetches packages; check.py installs those that tests need",
    "kotatsu serve --database postgresql://…": "tests/server/test_peers.py",
    "kotatsu move-store": "tests/store/test_moving.py",
    "kotatsu move-store sqlite:///PATH postgresql://…": "tests/store/test_moving.py",
    "kotatsu move-store postgresql://… tonight.sqlite3": "tests/store/test_moving.py",
    "kotatsu simulate cat-tower games.parquet --games 1000000 --ray": "tests/lab/test_cluster.py",
    "pip install .": "check.py and tests/campaigns/wheels.py",
    "pip install -e .": "check.py",
    "pip install 'kotatsu[envs]'": "an extra; tests/envs runs with what it brings",
    "pip install 'kotatsu[learning]'": "fetches packages; tests/learning runs where they are",
    "python -m kotatsu.learning GAME": "tests/learning",
    "python -m kotatsu.learning itadaki-sashiage --out mine.net": "tests/learning",
    "kotatsu serve --bot mine=examples/learned_bot.py": "tests/bots/test_own.py serves such a bot",
    "pip install 'kotatsu[openspiel]'": "an extra; tests/envs runs with what it brings",
    "python -m kotatsu.envs GAME": "tests/envs/test_observations.py",
    "python -m kotatsu.envs cat-tower --players 3": "tests/envs/test_observations.py",
    "python -m kotatsu.envs trico-roof --option count=5 --parts": "tests/envs/test_observations.py",
    "uvx kotatsu": "tests/campaigns/wheels.py, from a wheel",
    "pipx run kotatsu": "tests/campaigns/wheels.py, from a wheel",
    "npm ci": "check.py",
    "node web/src/art/gallery/contrast.mjs": "needs Node.js",
    "node src/art/gallery/render.mjs gallery.html": "needs Node.js",
    "pre-commit install": "changes the checkout",
    "systemctl reload": "asks for a system with systemd; tests/server/test_workers.py sends the same signal",
    "systemctl reload kotatsu": "the same",
    "sqlite3 kotatsu.sqlite3 VACUUM": "SQLite's own program",
    "cd web": "the next command on the line is checked there",
}
MADE_FROM_SOURCES = {
    "python docs/make_api.py": "tests/test_docs.py",
    "python -m kotatsu.wire.typescript": "tests/wire",
    "python -m sphinx docs site": "tests/test_docs.py",
    ".venv-dev/bin/python -m sphinx docs site": "tests/test_docs.py",
}
STANDS_FOR = {"GAME": "cat-tower", "goose-market": "cat-tower", "NAME": "cat-tower", "RECORD": "game.json"}
STANDS_FOR |= {"TARGET": "messages", "N": "1"}

_SHELL = re.compile(r"^ *```sh\n(.*?)^ *```", re.MULTILINE | re.DOTALL)
_FENCED = re.compile(r"^( *)(```|~~~).*?^\1\2", re.MULTILINE | re.DOTALL)
_INLINE = re.compile(r"`([^`\n]+)`")
_REMARK = re.compile(r"\s+# .*")
_VARIABLES = re.compile(r"^(?:[A-Z_]+=\S+ )+")
_CAMPAIGN = re.compile(r"^…\.(?=\w)")  # `….store`, after others of their kind


@dataclass(frozen=True)
class Command:
    """A command, and the page that has it; in the middle of a sentence it may be no more than a name."""

    text: str
    page: str
    in_a_sentence: bool

    @property
    def words(self) -> list[str]:
        return shlex.split(self.text)

    @property
    def of_kotatsu(self) -> list[str] | None:
        """What follows `kotatsu`, or `python3 start.py`, which is the same."""
        words = self.words
        if words[0] == "kotatsu":
            return words[1:]
        return words[2:] if words[:2] == ["python3", "start.py"] else None


def commands(page: Path) -> Iterator[Command]:
    text = page.read_text(encoding="utf-8")
    for block in _SHELL.findall(text):
        for line in filter(str.strip, block.splitlines()):
            for part in re.split(r" && | & ", _REMARK.sub("", line)):
                yield Command(_VARIABLES.sub("", part.strip()), name_of(page), in_a_sentence=False)
    for code in _INLINE.findall(_FENCED.sub("", text)):
        for part in code.split(" && "):
            plain = _CAMPAIGN.sub("python -m tests.campaigns.", _VARIABLES.sub("", part))
            if plain.split(" ")[0] in PROGRAMS:
                yield Command(plain, name_of(page), in_a_sentence=True)


def all_commands() -> list[Command]:
    """Each once; what stands in a block, rather than in a sentence."""
    found = sorted((one for page in PAGES for one in commands(page)), key=lambda one: one.in_a_sentence)
    return list({one.text: one for one in reversed(found)}.values())


COMMANDS = [command for command in all_commands() if command.text not in ELSEWHERE]
OF_KOTATSU = list({tuple(command.of_kotatsu): command for command in COMMANDS if command.of_kotatsu}.values())
OTHERS = [command for command in COMMANDS if not command.of_kotatsu]


def test_there_are_commands_and_none_is_listed_that_no_page_has() -> None:
    texts = {command.text for command in all_commands()}
    assert len(OF_KOTATSU) > 30 and len(OTHERS) > 20
    assert set(ELSEWHERE) | set(MADE_FROM_SOURCES) <= texts


# --- kotatsu ------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    found = Server(tmp_path_factory.mktemp("server") / "data")
    yield found
    found.close()


@pytest.mark.parametrize("command", OF_KOTATSU, ids=lambda command: command.text)
def test_a_command_of_kotatsu_runs(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    arguments = list(command.of_kotatsu or ())
    if arguments[0] != "new-game":
        arguments = [STANDS_FOR.get(word, word) for word in arguments]
    if command.in_a_sentence and len(arguments) == 1 and wants_more(arguments):
        return  # it names the command, and there is one of that name
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "home"))
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    (tmp_path / "my_bot.py").write_text("def make_bot(game): ...")
    shutil.copy(next((ROOT / "tests" / "golden" / "cat-tower").glob("*.json")), tmp_path / "game.json")
    RUN[arguments[0]](arguments, request)


def wants_more(arguments: list[str]) -> bool:
    try:
        cli._parser(arguments).parse_args(arguments)
    except BadInput as problem:
        return "name a game" in str(problem) or "required" in str(problem)
    return False


def run(*arguments: str) -> None:
    assert cli.main(arguments) == 0, arguments


def with_these(*more: str) -> Callable[[list[str], pytest.FixtureRequest], None]:
    """Later options count, so that these make it short."""
    return lambda arguments, _: run(*arguments, *more)


def with_quick_bots(*more: str) -> Callable[[list[str], pytest.FixtureRequest], None]:
    """As many as there are, none of which thinks."""

    def run_them(arguments: list[str], _: pytest.FixtureRequest) -> None:
        if "--bots" in arguments:
            place = arguments.index("--bots") + 1
            arguments[place] = ",".join(["greedy", *["random"] * arguments[place].count(",")])
        elif "--bot" in arguments:
            arguments[arguments.index("--bot") + 1] = "random"
        run(*arguments, *more)

    return run_them


def of_a_record(*more: str) -> Callable[[list[str], pytest.FixtureRequest], None]:
    return lambda arguments, _: run(*("game.json" if word == "FILE" else word for word in arguments), *more)


def of_an_edition(*more: str) -> Callable[[list[str], pytest.FixtureRequest], None]:
    """With an edition of one's own where the page names one."""

    def run_it(arguments: list[str], _: pytest.FixtureRequest) -> None:
        game = find_game(arguments[1])
        Path("my-box.toml").write_text(game.text("edition.toml"), encoding="utf-8")
        run(*arguments, *more)

    return run_it


def serve(arguments: list[str], request: pytest.FixtureRequest) -> None:
    """In a process of its own; its page comes, and it ends well."""
    command = [sys.executable, "-m", "kotatsu", *arguments, "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as served:
        try:
            (url,) = re.findall("http://[^ ]*/", served.stdout.readline() if served.stdout else "")
            assert urllib.request.urlopen(f"{url}health").read() == b"ok\n"
        finally:
            served.terminate()


def join(arguments: list[str], request: pytest.FixtureRequest) -> None:
    url = request.getfixturevalue("server").url
    run(*(url if word == "URL" or "http" in word else word for word in arguments))


def backup(arguments: list[str], request: pytest.FixtureRequest) -> None:
    run(*arguments, "--data", str(request.getfixturevalue("server").folder))


def restore(arguments: list[str], request: pytest.FixtureRequest) -> None:
    backup(["backup", arguments[1]], request)
    run(*arguments)


def records(arguments: list[str], request: pytest.FixtureRequest) -> None:
    """Of a running server; a record from elsewhere, on one line, is taken in where none runs."""
    if "import" in arguments:
        record = json.loads(Path("game.json").read_text(encoding="utf-8"))
        Path("all.jsonl").write_text(json.dumps(record) + "\n", encoding="utf-8")
        run(*arguments)
    else:
        run(*arguments, "--data", str(request.getfixturevalue("server").folder))


def only_read(arguments: list[str], request: pytest.FixtureRequest) -> None:
    """It takes long, and is run elsewhere: new-game in tests/new_game, report in tests/lab."""
    assert cli._parser(arguments).parse_args(arguments).command == arguments[0]


RUN: dict[str, Callable[[list[str], pytest.FixtureRequest], None]] = {
    "analyse": of_a_record("--iterations", "2"),
    "arena": with_quick_bots("--games", "1", "--processes", "1"),
    "backup": backup,
    "bug-report": with_these(),
    "doctor": with_these(),
    "compare": of_an_edition("--games", "3", "--processes", "1"),
    "games": with_these(),
    "join": join,
    "new-game": only_read,
    "learn": with_these("--pace", "0"),
    "play": with_quick_bots("--pace", "0"),
    "records": records,
    "replay": of_a_record(),
    "report": only_read,
    "restore": restore,
    "rules": with_these(),
    "serve": serve,
    "simulate": of_an_edition("--games", "2", "--processes", "1"),
    "tune": of_an_edition("--games", "2", "--trials", "1", "--processes", "1"),
    "verify": of_a_record(),
    "watch": with_quick_bots("--delay", "0", "--bot", "random"),
}


# --- the other programs -------------------------------------------------------------------------------------

# Each is started as it would be, and ended as soon as it has read its arguments.
READ_ARGUMENTS = """
import argparse, json, runpy, sys

class Understood(BaseException):
    pass

depth = 0

def ending(read):
    def outermost(*arguments, **more):
        global depth
        depth += 1
        try:
            found = read(*arguments, **more)
        finally:
            depth -= 1
        if depth == 0:
            raise Understood
        return found
    return outermost

for name in ("parse_args", "parse_known_args"):
    setattr(argparse.ArgumentParser, name, ending(getattr(argparse.ArgumentParser, name)))
for text, is_module, program, folder, arguments in json.load(sys.stdin):
    sys.argv = [program, *arguments]
    sys.path.insert(0, folder)
    try:
        if is_module:
            runpy.run_module(program, run_name="__main__")
        else:
            runpy.run_path(program, run_name="__main__")
        print(text, "read no arguments", file=sys.stderr)
    except Understood:
        print(text)
    except SystemExit:
        print(text, "was not understood", file=sys.stderr)
    sys.path.remove(folder)
"""


def program_of(command: Command) -> tuple[Path, bool, list[str]] | None:
    """Of this project: its file, whether it is asked for as a module, and its arguments."""
    words = [STANDS_FOR.get(word, word) for word in command.words]
    if words[0] not in ("check.py", "python", "python3", ".venv-dev/bin/python"):
        return None
    words = words if words[0] == "check.py" else words[1:]
    if words[0] == "-m":
        return ROOT / f"{words[1].replace('.', '/')}.py", True, words[2:]
    return ROOT / words[0], False, words[1:]


def test_the_other_commands_are_understood() -> None:
    asked = []
    for command in OTHERS:
        words, found = command.words, program_of(command)
        if command.text in MADE_FROM_SOURCES:
            continue
        if words[:2] == ["npm", "run"]:
            assert words[2] in json.loads((ROOT / "web" / "package.json").read_text("utf-8"))["scripts"]
            continue
        assert found is not None, f"{command.page}: {command.text} is tried nowhere; say so in ELSEWHERE"
        file, is_module, arguments = found
        assert file.is_file(), f"{command.page}: {command.text}"
        source = file.read_text(encoding="utf-8")
        if "argparse" in source or "from rates import" in source:
            program = words[2] if is_module else str(file)
            asked.append(
                (command.text, is_module, program, str(ROOT if is_module else file.parent), arguments)
            )
        else:  # it has no options, and says what it may be told
            assert re.search(rf"python (-m \S*)?\S*{file.stem}", source), f"{command.page}: {command.text}"
    assert len(asked) > 10
    read = subprocess.run(
        [sys.executable, "-c", READ_ARGUMENTS],
        cwd=ROOT,
        input=json.dumps(asked),
        capture_output=True,
        text=True,
        check=False,
    )
    assert read.stdout.splitlines() == [text for text, *_ in asked], read.stderr


# --- where it is deployed -----------------------------------------------------------------------------------


def test_what_starts_a_server_in_the_files_for_hosts_is_understood() -> None:
    """In comments too; a Dockerfile has it as a list."""
    found = []
    for file in (*sorted((ROOT / "deploy").iterdir()), ROOT / "docs" / "what-a-host-should-know.md"):
        text = re.sub(r'", "', " ", file.read_text(encoding="utf-8"))
        found += [line.split() for line in re.findall(r"(?:^|[ =/\"])kotatsu (serve(?: [\w./=:-]+)*)", text)]
    assert len(found) > 4
    for arguments in found:
        assert cli._parser(arguments).parse_args(arguments).command == "serve"
