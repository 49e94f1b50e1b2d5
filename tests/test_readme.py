"""The README's program runs as it stands there."""

from pathlib import Path

import pytest

README = Path(__file__).parents[1] / "README.md"


def test_the_program_in_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    program = README.read_text(encoding="utf-8").split("```python\n")[1].split("```")[0]
    exec(program, {})
    assert capsys.readouterr().out.splitlines()[-1].startswith("[")


def test_what_the_readme_shows_is_there() -> None:
    text = README.read_text(encoding="utf-8")
    for name in ("docs/images/terminal.svg", "docs/shuffle.md", "CONTRIBUTING.md", "CHANGELOG.md", "LICENSE"):
        assert name in text
        assert (README.parent / name).is_file()
    for command in ("python3 start.py", "python3 check.py"):
        assert command in text
    assert (README.parent / ".ci" / "run").read_text().splitlines()[-1] == "python3 check.py"
