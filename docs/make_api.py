"""Write docs/api.md from the docstrings: `python docs/make_api.py`. A test compares it with a fresh run.

What is listed, and in which order, is said here; everything else is read from the sources, so that the page
is the same whether they are compiled or not.
"""

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "kotatsu"
PAGE = ROOT / "docs" / "api.md"

HEAD = """# API

<!-- Written by `python docs/make_api.py` from the docstrings; do not edit. -->

What programs and bots call, and what a game writes. Methods with a leading underscore are for whoever writes
a game: everybody else calls the ones without. [writing-a-bot.md](writing-a-bot.md) and
[adding-a-game.md](adding-a-game.md) show all this at work; what `dump`, `ask`, `describe` and events hold is
listed for each game in [shapes](shapes).
"""

PARTS: list[tuple[str, str, list[str]]] = [
    ("Which games there are", "core/registry.py", ["game", "games"]),
    ("A game", "core/game.py", ["Game"]),
    ("Setup and state", "core/state.py", ["Setup", "State", "OneDecides", "UNKNOWN", "NONE", "Row"]),
    ("Chance", "core/chance.py", ["Chance", "Sealed", "Rng", "Scripted", "ScriptOver"]),
    ("What can go wrong", "core/errors.py", ["KotatsuError", "BadInput", "Hidden", "IllegalMove"]),
    ("What happened", "core/events.py", ["Journal", "Event", "Told"]),
    ("A game with its history", "core/log.py", ["Log"]),
    ("Records", "core/record.py", ["Record", "verify"]),
    ("Options", "core/options.py", ["Option", "first_leader"]),
    ("Editions", "core/editions.py", ["Edition", "Field", "integer", "integers"]),
    ("Shapes", "core/shapes.py", ["Seat", "Counted", "BySeat"]),
    (
        "Strategy",
        "core/strategy.py",
        ["Strategy", "Beliefs", "WeighedWorlds", "best_of", "one_of_best", "reward_of_end", "reward_of_lead"],
    ),
    ("What a bot is", "bots/types.py", ["Bot"]),
    ("Bots by name", "bots/levels.py", ["make_bot", "Level", "OPPONENTS", "TOOLS", "LEVELS"]),
    ("Bots that search", "bots/thinking.py", ["advise", "Advice", "Searcher"]),
    ("What was learned", "bots/learned.py", ["Learned", "read_learned"]),
    ("Bots that do not", "bots/simple.py", ["Random", "Greedy", "Kitten"]),
    ("The arena", "bots/arena.py", ["Match", "play", "Result", "Tally", "Standing"]),
]
WRITTEN_BY_GAMES = ("Setup", "State")  # of which methods with an underscore are listed too

Value = ast.Assign | ast.AnnAssign
Definition = ast.FunctionDef | ast.ClassDef | Value


def page() -> str:
    """The whole page."""
    text = "\n".join([HEAD, *(_Part(file).text(title, names) for title, file, names in PARTS)])
    return re.sub(r"\n{3,}", "\n\n", text)


class _Part:
    """What the page says of one file."""

    def __init__(self, file: str) -> None:
        self.file = file
        source = (SOURCE / file).read_text(encoding="utf-8")
        self.lines = source.splitlines()
        self.found = self._definitions(ast.parse(source).body)

    def text(self, title: str, names: list[str]) -> str:
        where = f"[{self.file}](../src/kotatsu/{self.file})"
        return "\n".join([f"## {title}\n\n{where}\n", *(self._entry(name) for name in names)])

    def _definitions(self, body: list[ast.stmt]) -> dict[str, tuple[Definition, str]]:
        """What a module or class defines, each with its text: a docstring, the string that follows a value,
        or the comment beside it."""
        found: dict[str, tuple[Definition, str]] = {}
        for node, after in zip(body, [*body[1:], None]):
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                found[node.name] = (node, ast.get_docstring(node) or "")
            elif isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(_target(node), ast.Name):
                found[ast.unparse(_target(node))] = (node, _string(after) or self._comment(node))
        return found

    def _comment(self, node: ast.stmt) -> str:
        line = self.lines[(node.end_lineno or 1) - 1][node.end_col_offset or 0 :]
        return line.partition("  # ")[2]

    def _entry(self, name: str) -> str:
        node, text = self.found[name]
        if isinstance(node, ast.ClassDef):
            signature = _made_by(node)
        elif isinstance(node, ast.FunctionDef):
            signature = _signature(node)
        else:
            written = ast.unparse(node).replace("'", '"')  # as our sources quote
            signature = written if len(written) <= 80 else name
        heading = f"### {name}\n\n```py\n{_home(name, self.file)}.{signature}\n```\n\n{_prose(text)}"
        return heading + (self._members(node) if isinstance(node, ast.ClassDef) else "")

    def _members(self, node: ast.ClassDef) -> str:
        lines = []
        for name, (member, said) in self._definitions(node.body).items():
            is_public = not name.startswith("_") or (node.name in WRITTEN_BY_GAMES and said)
            is_told = said or (isinstance(member, ast.FunctionDef) and not _extends(node))
            if is_public and is_told:
                shown = _signature(member) if isinstance(member, ast.FunctionDef) else _field(member)
                lines.append(f"- `{shown}`" + (f" — {_indented(said)}" if said else ""))
        return "\n".join(["", *lines, ""])


def _home(name: str, file: str) -> str:
    """Where to import it from: `kotatsu` or `kotatsu.bots` if they have it, else its own module."""
    for package in ("", "bots"):
        tree = ast.parse((SOURCE / package / "__init__.py").read_text(encoding="utf-8"))
        offered = {
            alias.name for node in tree.body if isinstance(node, ast.ImportFrom) for alias in node.names
        }
        if name in offered and (not package or file.startswith(package)):
            return f"kotatsu.{package}".rstrip(".")
    return f"kotatsu.{file.removesuffix('.py').replace('/', '.')}"


def _target(node: Value) -> ast.expr:
    return node.targets[0] if isinstance(node, ast.Assign) else node.target


def _string(node: ast.stmt | None) -> str:
    expression = node.value if isinstance(node, ast.Expr) else None
    is_text = isinstance(expression, ast.Constant) and isinstance(expression.value, str)
    return str(expression.value) if is_text and isinstance(expression, ast.Constant) else ""


def _made_by(node: ast.ClassDef) -> str:
    """A class as it is called: by its __init__, or by the fields of a dataclass; and what it extends."""
    extends = f"  # extends {', '.join(_extends(node))}" if _extends(node) else ""
    for member in node.body:
        if isinstance(member, ast.FunctionDef) and member.name == "__init__":
            return f"{node.name}({_arguments(member)}){extends}"
    if any("dataclass" in ast.unparse(decorator) for decorator in node.decorator_list):
        fields = [_field(member) for member in node.body if isinstance(member, ast.AnnAssign)]
        return f"{node.name}({', '.join(fields)}){extends}"
    return f"{node.name}{extends}"


def _extends(node: ast.ClassDef) -> list[str]:
    return [ast.unparse(base) for base in node.bases if ast.unparse(base) not in ("ABC", "Protocol")]


def _field(node: Definition) -> str:
    shown = ast.unparse(node)
    return re.sub(r"field\(default_factory=(\w+)\)", r"\1()", shown)


def _signature(node: ast.FunctionDef) -> str:
    decorators = {ast.unparse(decorator) for decorator in node.decorator_list}
    returns = "" if node.returns is None else ast.unparse(node.returns).strip("'\"")
    if decorators & {"property", "cached_property"}:
        return f"{node.name}: {returns}"
    return f"{node.name}({_arguments(node)}) -> {returns}"


def _arguments(node: ast.FunctionDef) -> str:
    """All arguments but `self` and `cls`, with their types and defaults."""
    given = node.args
    plain = [*given.posonlyargs, *given.args]
    defaults = [None] * (len(plain) - len(given.defaults)) + given.defaults
    shown = [_argument(*pair) for pair in zip(plain, defaults) if pair[0].arg not in ("self", "cls")]
    if given.kwonlyargs:
        shown += ["*", *(_argument(*pair) for pair in zip(given.kwonlyargs, given.kw_defaults))]
    return ", ".join(shown)


def _argument(node: ast.arg, default: ast.expr | None) -> str:
    kind = "" if node.annotation is None else f": {ast.unparse(node.annotation)}"
    return f"{node.arg}{kind}" + ("" if default is None else f" = {ast.unparse(default)}")


def _prose(text: str) -> str:
    """A docstring as Markdown. Its examples run where they stand, so here they are only shown."""
    before, sign, example = text.partition(">>>")
    parts = [before.strip(), f"```pycon\n>>>{example.rstrip()}\n```" if sign else ""]
    return "\n\n".join(part for part in parts if part) + "\n"


def _indented(text: str) -> str:
    """A member's docstring without its examples, in the list; paragraphs are kept."""
    paragraphs = text.partition(">>>")[0].strip().split("\n\n")
    return "\n\n  ".join(" ".join(paragraph.split()) for paragraph in paragraphs)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
