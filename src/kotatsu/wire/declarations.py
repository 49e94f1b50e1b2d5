"""The types of a game's `shapes.py` as its source has them: by name, in their order, with their comments; and
those of the events in its `events.py`.

Type hints forget the name of an alias and every comment, so the source is read and not the module.
"""

import ast
import io
import tokenize
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from itertools import zip_longest
from pathlib import Path

from kotatsu.core.shapes import told_in

ROOTS = ("Dump", "Ask", "Parts", "Event", "Printed")
"""What every game's shapes declare; all else is declared for these."""

OUTCOME = "Outcome"
"""What those declare besides that tell what a move would do."""

GOAL = "Goal"
"""And those that tell how far a game is."""

TAGS = ("kind", "event")
"""What tells the records of a union apart."""

_TYPES_OF_ALL = "kotatsu.core.shapes"


@dataclass(frozen=True)
class Field:
    name: str
    type: ast.expr
    comment: str
    optional: bool  # not everybody gets it, or not always


@dataclass(frozen=True)
class Record:
    """A TypedDict."""

    name: str
    comment: str
    fields: tuple[Field, ...]


@dataclass(frozen=True)
class Alias:
    """Another type by a name of its own."""

    name: str
    comment: str
    type: ast.expr


Declaration = Record | Alias


def read_shapes(module: str, events: str) -> dict[str, Declaration] | None:
    """The declarations of a module and its events by name, in their order, as far as ROOTS need them. None
    where there is no such module."""
    source = _source(module)
    if source is None:
        return None
    declared = _Module(module, source).declared | _read_events(events)
    missing = [root for root in ROOTS if root not in declared]
    if missing:
        raise TypeError(f"{module} does not declare {', '.join(missing)}.")
    needed: set[str] = set()
    open_names = [*ROOTS, OUTCOME, GOAL]
    while open_names:
        name = open_names.pop()
        if name in declared and name not in needed:
            needed.add(name)
            open_names += names_in(declared[name])
    return {name: declaration for name, declaration in declared.items() if name in needed}


def _read_events(module: str) -> dict[str, Declaration]:
    """Each event as a record, and which there are."""
    source = _source(module)
    told = told_in(import_module(module)) if source is not None else {}
    if source is None or not told:
        return {}
    text = _Module("", "")
    text._comments = _comments(source)
    declared: dict[str, Declaration] = {}
    for node in ast.parse(source).body:
        match node:
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.Call(keywords=keywords)) if name in told:
                event = told[name]
                lines = {k.arg: k.value.end_lineno for k in keywords if k.lineno > node.lineno}
                fields = [Field("event", _hint(f'Literal["{event.kind}"]'), "", False)]
                for field, coding in event.fields.items():
                    seen = f"seen by `{'` and `'.join(coding.seen_by)}` alone" if coding.seen_by else ""
                    line = lines.get(field) or 0
                    comment = text._comments_in(line, line) or seen
                    fields.append(Field(field, _hint(coding.type), comment, bool(coding.seen_by)))
                first, last = node.lineno, node.end_lineno or node.lineno
                said = text._comments_in(first, first) or text._comments_in(last, last)
                record = Record(type_name(name), said, tuple(fields))
                declared[record.name] = record
    declared["Event"] = Alias("Event", "", _hint(" | ".join(declared)))
    return declared


def type_name(constant: str) -> str:
    """
    >>> type_name("PLAYED_UP")
    'PlayedUp'
    """
    return "".join(part.capitalize() for part in constant.split("_"))


def _hint(text: str) -> ast.expr:
    return ast.parse(text, mode="eval").body


def kind_of(record: Record) -> str:
    """What a record of a union is called, or each of several: its `kind` or `event`; else nothing."""
    for field in record.fields:
        if field.name in TAGS and isinstance(field.type, ast.Subscript):
            named = ast.literal_eval(field.type.slice)
            return named if isinstance(named, str) else "`, `".join(named)
    return ""


def names_in(declaration: Declaration) -> list[str]:
    """The types that a declaration names, in their order."""
    types = (
        [declaration.type] if isinstance(declaration, Alias) else [field.type for field in declaration.fields]
    )
    return list(dict.fromkeys(name for hint in types for name in _names(hint)))


def _names(node: ast.AST) -> list[str]:
    if isinstance(node, ast.Name):
        return [node.id]
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.isidentifier():
        return [node.value]  # a type that is declared below; letters of a Literal name none
    return [name for child in ast.iter_child_nodes(node) for name in _names(child)]


def _source(module: str) -> str | None:
    spec = find_spec(module)
    return None if spec is None or spec.origin is None else Path(spec.origin).read_text(encoding="utf-8")


class _Module:
    """What one module declares at its top, and what it takes from others of ours."""

    def __init__(self, name: str, source: str) -> None:
        self.name = name
        self.declared: dict[str, Declaration] = {}
        self._comments = _comments(source)
        body = ast.parse(source).body
        for node, following in zip_longest(body, body[1:]):
            self._read(node, _doc(following))

    def _read(self, node: ast.stmt, doc: str) -> None:
        match node:
            case ast.ImportFrom(module=str(module)) if module != _TYPES_OF_ALL:
                self._import(module, node.names)
            case ast.ClassDef():
                own = tuple(self._fields(node))
                self._declare(Record(node.name, _first_paragraph(ast.get_docstring(node)), own), node.bases)
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Call(args=[_, ast.Dict() as fields])):
                self._declare(Record(name, doc, tuple(self._dict_fields(fields))), [])
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                self._declare(Alias(name, doc or self._comment_beside(node), value), [])

    def _import(self, module: str, names: list[ast.alias]) -> None:
        if module.split(".")[0] != self.name.split(".")[0]:
            return
        theirs = _Module(module, _source(module) or "").declared
        self.declared |= {n.asname or n.name: theirs[n.name] for n in names if n.name in theirs}

    def _declare(self, declaration: Declaration, bases: list[ast.expr]) -> None:
        if isinstance(declaration, Record):
            inherited: list[Field] = []
            for base in bases:
                known = self.declared.get(base.id) if isinstance(base, ast.Name) else None
                inherited += known.fields if isinstance(known, Record) else ()
            fields = {field.name: field for field in (*inherited, *declaration.fields)}
            declaration = Record(declaration.name, declaration.comment, tuple(fields.values()))
        self.declared[declaration.name] = declaration

    def _fields(self, node: ast.ClassDef) -> list[Field]:
        partial = any(
            keyword.arg == "total" and ast.unparse(keyword.value) == "False" for keyword in node.keywords
        )
        return [
            self._field(part.target.id, part.annotation, part.lineno, partial)
            for part in node.body
            if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name)
        ]

    def _dict_fields(self, fields: ast.Dict) -> list[Field]:
        """Of `TypedDict("Took", {"from": Counted})`, for names that Python keeps for itself."""
        return [
            self._field(ast.literal_eval(key), value, key.lineno, False)
            for key, value in zip(fields.keys, fields.values, strict=True)
            if key is not None
        ]

    def _field(self, name: str, hint: ast.expr, line: int, optional: bool) -> Field:
        if isinstance(hint, ast.Subscript) and ast.unparse(hint.value) in ("NotRequired", "Required"):
            optional = ast.unparse(hint.value) == "NotRequired"
            inner = hint.slice
        else:
            inner = hint
        return Field(name, inner, self._comment(line, hint.end_lineno or line), optional)

    def _comment_beside(self, node: ast.stmt) -> str:
        return self._comments_in(node.lineno, node.end_lineno or node.lineno)

    def _comments_in(self, first: int, last: int) -> str:
        return " ".join(self._comments[line][0] for line in range(first, last + 1) if line in self._comments)

    def _comment(self, first: int, last: int) -> str:
        """The comments beside a field; if there are none, those right above it."""
        beside = self._comments_in(first, last)
        if beside:
            return beside
        above: list[str] = []
        line = first - 1
        while line in self._comments and self._comments[line][1]:
            above.insert(0, self._comments[line][0])
            line -= 1
        return " ".join(above)


def _comments(source: str) -> dict[int, tuple[str, bool]]:
    """By line: the comment, and whether it has the line to itself."""
    return {
        token.start[0]: (token.string.lstrip("#").strip(), token.line.lstrip().startswith("#"))
        for token in tokenize.generate_tokens(io.StringIO(source).readline)
        if token.type == tokenize.COMMENT
    }


def _doc(node: ast.stmt | None) -> str:
    """The text that stands behind an alias."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return _first_paragraph(str(node.value.value))
    return ""


def _first_paragraph(text: str | None) -> str:
    return " ".join((text or "").strip().split("\n\n")[0].split())
