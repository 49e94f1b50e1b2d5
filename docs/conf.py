"""The pages as a site: ``python -m sphinx -W docs site``, with the packages of the extra ``dev``.

What lies elsewhere in the project and belongs here, rulebooks for example, is brought in while it is built;
links to other files of the project lead to where it is kept.
"""

import os
import re
import shutil
import tomllib
from pathlib import Path
from typing import Any

import kotatsu

HERE = Path(__file__).parent
ROOT = HERE.parent
BROUGHT = HERE / "brought"
HOME = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["urls"]["Homepage"]

project = "Kotatsu"
author = "the Kotatsu authors"
copyright = author
release = version = kotatsu.__version__
extensions = ["myst_parser"]
myst_heading_anchors = 4
myst_enable_extensions = ["html_image"]
exclude_patterns = ["README.md"]
html_theme = "furo"
html_title = f"Kotatsu {version}"
html_favicon = "../web/public/icon.svg"
html_copy_source = False
html_theme_options = {  # the wood and the pancakes of the table
    "light_css_variables": {"color-brand-primary": "#8f4a14", "color-brand-content": "#8f4a14"},
    "dark_css_variables": {"color-brand-primary": "#f0b35a", "color-brand-content": "#f0b35a"},
}

_LINK = re.compile(r"(\]\()([^)\s:#]+)((?:#[^)\s]*)?\))|(<img src=\")([^\":]+)(\")")


def bring(*_: object) -> None:
    """Rulebooks, and the pages at the root."""
    shutil.rmtree(BROUGHT, ignore_errors=True)
    BROUGHT.mkdir()
    for game in kotatsu.games():
        shutil.copy(source_of(game.name), BROUGHT / f"{game.name}.md")
    for name in ("CHANGELOG", "CONTRIBUTING"):
        shutil.copy(ROOT / f"{name}.md", BROUGHT / f"{name.lower()}.md")


def source_of(name: str) -> Path:
    return ROOT / "src" / "kotatsu" / "games" / name.replace("-", "_") / "rulebook.en.md"


def origin(page: str) -> Path:
    """The file of the project that a page was made from."""
    folder, _, name = page.rpartition("/")
    if folder != BROUGHT.name:
        return HERE / f"{page}.md"
    return ROOT / f"{name.upper()}.md" if name in ("changelog", "contributing") else source_of(name)


def mend_links(_: object, page: str, source: list[str]) -> None:
    """Links are right where the file lies; here they must be right where the page is shown."""
    file = origin(page)

    def mended(found: re.Match[str]) -> str:
        before, link, after = found.groups()[:3] if found[1] else found.groups()[3:]
        return f"{before}{target(file, page, link)}{after}"

    source[0] = _LINK.sub(mended, source[0])


def target(file: Path, page: str, link: str) -> str:
    """Where a link of a file leads: to a page, to a picture, or to the project's home."""
    path = Path(os.path.normpath(file.parent / link))
    up = "../" * page.count("/")
    if path.is_relative_to(HERE) and path.is_file():
        return up + path.relative_to(HERE).as_posix()
    for name in ("changelog", "contributing"):
        if path == ROOT / f"{name.upper()}.md":
            return f"{up}{BROUGHT.name}/{name}.md"
    kind = "tree" if path.is_dir() else "blob"
    return f"{HOME}/{kind}/main/{path.relative_to(ROOT).as_posix()}"


def setup(app: Any) -> None:
    app.connect("builder-inited", bring)
    app.connect("source-read", mend_links)
