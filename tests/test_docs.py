"""The pages say what is so: their programs run, their links lead somewhere, what they name is there.

A block marked ```python is run, as a doctest if it has `>>>`; the blocks of a page are run in their order, as
one program. What is only shown is marked ```py or ```pycon.
"""

import ast
import doctest
import importlib.util
import json
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import kotatsu
from kotatsu.table.commands import PersonsCommand, ServersCommand
from kotatsu.wire.messages import PROTOCOL
from tests.server.clients import Server

ROOT = Path(__file__).parents[1]
PAGES = [
    *sorted(path for path in ROOT.glob("docs/**/*.md") if path.parent.name != "brought"),
    *sorted(ROOT.glob("*.md")),
    *sorted(ROOT.glob("web/src/**/*.md")),
]
EXAMPLES = sorted((ROOT / "examples").glob("*.py"))
OVER_THE_WIRE = "wire_bot"
LOGGERS = ("log", "log_loud", "log_problem")
ARCHITECTURE = ROOT / "docs" / "architecture.md"

_BLOCK = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
_CODE = re.compile(r"^( *)(```|~~~).*?^\1\2|`[^`\n]+`", re.MULTILINE | re.DOTALL)
_LINK = re.compile(r"\]\(([^)\s]+)\)|<img src=\"([^\"]+)\"")
_NAMED = re.compile(r"`([^`\n]+)`")
_PLACE = re.compile(r"[\w.<>*-]+(/[\w.<>*-]+)+/?|[\w-]+\.(py|md|toml)")


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def programs(page: Path) -> list[str]:
    return _BLOCK.findall(page.read_text(encoding="utf-8"))


every_page = pytest.mark.parametrize("page", PAGES, ids=name_of)


# --- programs -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("page", [page for page in PAGES if programs(page)], ids=name_of)
def test_the_programs_of_a_page_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if page.name == "environments.md":
        pytest.importorskip("pettingzoo")
    monkeypatch.chdir(tmp_path)
    together: dict[str, Any] = {"__name__": "page"}
    for program in programs(page):
        if ">>>" in program:
            example = doctest.DocTestParser().get_doctest(program, together, page.name, str(page), 0)
            assert doctest.DocTestRunner().run(example, clear_globs=False).failed == 0
            together = example.globs
        else:
            exec(compile(program, page.name, "exec"), together)


def test_the_readme_shows_a_program_that_ends_with_the_scores(capsys: pytest.CaptureFixture[str]) -> None:
    exec(programs(ROOT / "README.md")[0], {})
    assert capsys.readouterr().out.splitlines()[-1].startswith("[")


@pytest.mark.parametrize("path", EXAMPLES, ids=name_of)
def test_an_example_says_what_it_shows_and_runs(
    path: Path, capsys: pytest.CaptureFixture[str], request: pytest.FixtureRequest
) -> None:
    example = load(path)
    assert example.__doc__
    assert f"python examples/{path.name}" in example.__doc__
    arguments = [request.getfixturevalue("server").url] if path.stem == OVER_THE_WIRE else []
    example.main(*arguments)
    assert capsys.readouterr().out


@pytest.mark.parametrize("game", kotatsu.games(), ids=lambda game: game.name)
def test_random_moves_end_every_game(game: kotatsu.Game, capsys: pytest.CaptureFixture[str]) -> None:
    load(ROOT / "examples" / "random_game.py").main(game.name)
    assert capsys.readouterr().out.splitlines()[-1].startswith("scores ")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    found = Server(tmp_path_factory.mktemp("server") / "data")
    yield found
    found.close()


def load(path: Path) -> ModuleType:
    """A program as a module, which anything that it hands to others can be found in."""
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


# --- what is written from the sources -----------------------------------------------------------------------


def test_the_api_page_is_what_the_docstrings_say() -> None:
    made = load(ROOT / "docs" / "make_api.py")
    assert made.PAGE.read_text(encoding="utf-8") == made.page(), "run python docs/make_api.py"


def test_the_api_page_has_every_public_name() -> None:
    page = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    assert [name for name in kotatsu.__all__ if f"### {name}\n" not in page] == []


# --- links and names ----------------------------------------------------------------------------------------


@every_page
def test_every_link_leads_to_something_that_is_there(page: Path) -> None:
    text = _CODE.sub("", page.read_text(encoding="utf-8"))
    for link in ["".join(found) for found in _LINK.findall(text)]:
        if re.match(r"[a-z]+:", link):
            assert re.fullmatch(r"https://[a-z0-9-]+(\.[a-z0-9-]+)+(/[\w.~%/#?=&@:+-]*)?", link), link
        else:
            file, _, heading = link.partition("#")
            target = (page.parent / file).resolve() if file else page
            assert target.exists(), link
            assert not heading or heading in headings(target), link


def headings(page: Path) -> set[str]:
    """The headings of a page, as links name them."""
    found = re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading).strip().lower().replace(" ", "-") for heading in found}


def test_every_place_that_the_architecture_names_is_there() -> None:
    """Files and folders; `<game>` stands for any game, of which at least one must have it."""
    text = ARCHITECTURE.read_text(encoding="utf-8")
    places = [name for name in _NAMED.findall(text) if _PLACE.fullmatch(name)]
    assert len(places) > 50
    assert [place for place in places if not is_there(place)] == []


def is_there(place: str) -> bool:
    pattern = re.sub(r"<\w+>", "*", place).rstrip("/")
    roots = (ROOT, ROOT / "src" / "kotatsu", ROOT / "src" / "kotatsu" / "games" / "tower_of_pancakes")
    return any(list(root.glob(pattern)) for root in roots)


def test_every_function_that_the_architecture_names_is_there() -> None:
    """In a walk the names stand behind their file: `server/live.py` `do_now`, `_carry_out`."""
    text = ARCHITECTURE.read_text(encoding="utf-8")
    named = re.findall(r"`([\w/.-]+\.(?:py|ts|svelte))` ((?:`\w+`(?:, )?)+)", text)
    assert len(named) > 20
    for file, names in named:
        source = next(
            path for root in (ROOT, ROOT / "src" / "kotatsu") if (path := root / file).is_file()
        ).read_text(encoding="utf-8")
        for name in _NAMED.findall(names):
            defined = rf"(?:def|class) {name}\b" if file.endswith(".py") else rf"\b{name}\b.*\{{$"
            assert re.search(defined, source, re.MULTILINE), f"{file} has no {name}"


def test_the_page_of_tables_names_every_command() -> None:
    page = (ROOT / "docs" / "tables.md").read_text(encoding="utf-8")
    kinds = (*PersonsCommand.__subclasses__(), *ServersCommand.__subclasses__())
    missing = [kind.__name__ for kind in kinds if f"`{kind.__name__}`" not in page]
    assert missing == [], "in none of the rows of docs/tables.md"


def test_the_page_of_the_wire_says_hello_in_this_version() -> None:
    page = (ROOT / "docs" / "wire.md").read_text(encoding="utf-8")
    assert re.findall(r'"protocol":(\d+)', page) == [str(PROTOCOL)], "PROTOCOL of wire/messages.py"


def test_the_page_for_hosts_names_everything_that_is_logged() -> None:
    """A long sentence may end with …"""
    page = (ROOT / "docs" / "what-a-host-should-know.md").read_text(encoding="utf-8")
    named = [name for name in _NAMED.findall(page) if " " in name or name.isalpha()]
    events = set(logged_events())
    assert len(events) > 15
    assert [
        event for event in sorted(events) if not any(event.startswith(name.rstrip("…")) for name in named)
    ] == []


def logged_events() -> Iterator[str]:
    for path in (ROOT / "src" / "kotatsu" / "server").glob("*.py"):
        for part in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(part, ast.Call) and isinstance(part.func, ast.Name):
                first = part.args[0] if part.args else None
                if part.func.id in LOGGERS and isinstance(first, ast.Constant):
                    yield str(first.value)


def test_what_the_readme_tells_to_run_is_what_runs() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    for command in ("python3 start.py", "python3 check.py"):
        assert command in text
    assert (ROOT / ".ci" / "run").read_text().splitlines()[-1] == "python3 check.py"


def test_the_site_is_built_without_a_warning(tmp_path: Path) -> None:
    """Of a copy: building brings other files of the project into the folder."""
    shutil.copytree(ROOT / "docs", tmp_path / "docs", ignore=shutil.ignore_patterns("brought"))
    for name in ("CHANGELOG.md", "CONTRIBUTING.md", "pyproject.toml", "src", "web"):
        (tmp_path / name).symlink_to(ROOT / name)
    command = [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going", "docs", "site"]
    built = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stderr
    assert "CT-14" in (tmp_path / "site" / "brought" / "cat-tower.html").read_text(encoding="utf-8")


def test_what_names_the_version_or_the_home_of_the_project_agrees() -> None:
    citation = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert f"version: {kotatsu.__version__}\n" in citation
    assert f"repository-code: {project['urls']['Homepage']}\n" in citation


def test_the_readme_claims_what_the_benches_measured() -> None:
    playouts, search = (result("playouts")["ours_is_times"], result("search")["figures"])
    peer = search["hearts_ismcts"]["iterations/s"]
    measured = {
        r"run at ([\d.]+) times the moves per second": playouts["hearts_rollouts"],
        r"and at ([\d.]+) times those of its Python API": playouts["hearts_python"],
        r"looks at ([\d.]+) times as many imagined games": search["compiled_search_random"]["iterations/s"]
        / peer,
        r"at ([\d.]+) times as many where ours": search["compiled_search_guided"]["iterations/s"] / peer,
    }
    text = one_line("README.md")
    for claim, figure in measured.items():
        (claimed,) = re.findall(claim, text)
        digits = len(claimed.partition(".")[2])
        assert float(claimed) <= round(figure, digits), claim
        assert figure - float(claimed) < 10**-digits, claim
    assert "thirty times faster" in text and 25 < playouts["uncompiled_playouts"] < 35


def test_times_and_sizes_in_the_pages_are_those_of_the_benches() -> None:
    starts, tables = result("first_minute")["seconds"], result("tables")
    assert "sets everything up in half a minute" in one_line("README.md")
    assert max(starts[start]["page"] for start in ("first start", "no compiler")) <= 30
    assert "some thirty times faster" in one_line("docs/adding-a-game.md")  # as in the README
    assert "with four people connected takes less than half a megabyte" in one_line("docs/hosting.md")
    assert tables["people at each"] == 4
    assert tables["figures"]["MB at most"] / tables["tables"] < 0.5


def one_line(page: str) -> str:
    return " ".join((ROOT / page).read_text(encoding="utf-8").split())


def result(bench: str) -> Any:
    return json.loads((ROOT / "bench" / "results" / f"{bench}.json").read_text(encoding="utf-8"))


def test_every_page_can_be_found_from_the_readme() -> None:
    """By links, through other pages."""
    waiting, found = [ROOT / "README.md"], set()
    while waiting:
        page = waiting.pop()
        if page not in found and page.suffix == ".md":
            found.add(page)
            text = _CODE.sub("", page.read_text(encoding="utf-8"))
            links = ["".join(link).partition("#")[0] for link in _LINK.findall(text)]
            near = [(page.parent / link).resolve() for link in links if link and "://" not in link]
            waiting += [
                path for one in near for path in (sorted(one.glob("*.md")) if one.is_dir() else [one])
            ]
    assert {name_of(page) for page in PAGES} <= {name_of(page) for page in found}
