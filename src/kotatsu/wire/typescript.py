"""`python -m kotatsu.wire.typescript` writes what Python declares for those who do not read Python:

web/src/wire.ts                    the messages
web/src/texts/languages.ts         the languages, from core/languages.py
web/src/boards/<game>/shapes.ts    what each game tells of itself, from its shapes.py and events.py
docs/shapes/<game>.md              the same, to read
"""

import argparse
import ast
import json
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, get_args

import msgspec
from msgspec import inspect

from kotatsu.core.game import Game
from kotatsu.core.languages import LANGUAGES
from kotatsu.core.registry import games
from kotatsu.core.shapes import by_seat_fields, counted_fields, seat_fields
from kotatsu.table.commands import PERSONS_COMMANDS
from kotatsu.wire.clubs import CLUB_BODIES, ClubChanges, TournamentChanges
from kotatsu.wire.declarations import Alias, Declaration, Field, names_in, read_shapes
from kotatsu.wire.document import Document
from kotatsu.wire.editions import EDITION_BODIES
from kotatsu.wire.http import BODIES, PAGE_SIZE
from kotatsu.wire.messages import CLIENT_MESSAGES, PROTOCOL, SERVER_MESSAGES
from kotatsu.wire.proof import Proof
from kotatsu.wire.reference import reference
from kotatsu.wire.replay import Decision, Replay

FILE = Path("web/src/wire.ts")
LANGUAGES_FILE = Path("web/src/texts/languages.ts")
LANGUAGES_HEADER = """\
// The languages of `core/languages.py`. Written by `python -m kotatsu.wire.typescript`; do not edit.

"""
HEADER = f"""\
// The messages between server and clients. Written by `python -m kotatsu.wire.typescript`; do not edit.

export type Json = null | boolean | number | string | Json[] | {{ [key: string]: Json }};

/** [path, value] puts a value there; an index one past the end of a list appends. [path] takes it away. */
export type Change = [(string | number)[], Json] | [(string | number)[]];

/** What a `hello` says: the version of these messages. */
export const PROTOCOL = {PROTOCOL};
/** Rows of a list of tables or results at most. */
export const PAGE_SIZE = {PAGE_SIZE};
"""


def files() -> dict[Path, str]:
    """Everything that is written, by its place in the repository."""
    written = {FILE: typescript(), LANGUAGES_FILE: languages()}
    for game in games():
        module = f"{game.package}.shapes"
        events = f"{game.package}.events"
        shapes = read_shapes(module, events)
        if shapes is not None:
            written[Path(f"web/src/boards/{game.name}/shapes.ts")] = shapes_of(game, module, events, shapes)
            written[Path(f"docs/shapes/{game.name}.md")] = reference(game, shapes)
    return written


def languages() -> str:
    """The list of languages, and what the web app must know of each to read its rulebooks and write lists."""
    fields = ("name", "marks", "notation", "comma", "gap", "colon")
    known = {code: {field: getattr(one, field) for field in fields} for code, one in LANGUAGES.items()}
    written = json.dumps(known, ensure_ascii=False, indent=2)
    return f"{LANGUAGES_HEADER}export const LANGUAGES = {written} as const;\n"


def typescript() -> str:
    """The messages."""
    writer = _Writer()
    messages = (Document, *PERSONS_COMMANDS, *CLIENT_MESSAGES, *SERVER_MESSAGES)
    for struct in (*messages, *BODIES, *CLUB_BODIES, *EDITION_BODIES, Replay, Decision, Proof):
        writer.name(msgspec.inspect.type_info(struct))
    unions = [
        _union("ClubChanges", [struct.__name__ for struct in get_args(ClubChanges)]),
        _union("TournamentChanges", [struct.__name__ for struct in get_args(TournamentChanges)]),
        _union("Command", [struct.__name__ for struct in PERSONS_COMMANDS]),
        _union("FromClient", [struct.__name__ for struct in CLIENT_MESSAGES]),
        _union("FromServer", [struct.__name__ for struct in SERVER_MESSAGES]),
    ]
    return "\n".join([HEADER, *writer.declared.values(), *unions])


def _union(name: str, members: list[str]) -> str:
    return f"export type {name} =\n" + "\n".join(f"  | {member}" for member in members) + ";\n"


class _Writer:
    """Declares every struct that it meets, once, those it needs before it."""

    def __init__(self) -> None:
        self.declared: dict[str, str] = {}

    def name(self, info: Any) -> str:
        """A struct by its name, which is declared if it was not yet."""
        struct = info.cls
        if struct.__name__ not in self.declared:
            self.declared[struct.__name__] = ""  # holds its place while its fields are written
            text = self._declaration(info)
            del self.declared[struct.__name__]
            self.declared[struct.__name__] = text
        return str(struct.__name__)

    def _declaration(self, info: Any) -> str:
        tag = [f'  {info.tag_field}: "{info.tag}";'] if info.tag is not None else []
        fields = [
            f"  {field.encode_name}{'' if field.required else '?'}: {self._field(info, field)};"
            for field in info.fields
        ]
        body = "\n".join([*tag, *fields])
        return f"{_comment(info.cls)}export interface {info.cls.__name__} {{\n{body}\n}}\n"

    def _field(self, info: Any, field: Any) -> str:
        return _BY_NAME.get(field.name) or self.type(field.type)

    def type(self, info: Any) -> str:
        match info:
            case inspect.StructType():
                return self.name(info)
            case inspect.UnionType():
                return " | ".join(self.type(member) for member in info.types)
            case inspect.ListType():
                item = self.type(info.item_type)
                return f"({item})[]" if isinstance(info.item_type, inspect.UnionType) else f"{item}[]"
            case inspect.TupleType():
                return f"[{', '.join(self.type(item) for item in info.item_types)}]"
            case inspect.DictType():
                return f"{{ [key: string]: {self.type(info.value_type)} }}"
            case inspect.LiteralType():
                return " | ".join(sorted(f'"{value}"' for value in info.values))
        return _PLAIN[type(info)]


_BY_NAME = {"changes": "Change[]", "command": "Command"}
"""Fields whose type has a name of its own."""

_PLAIN: dict[type, str] = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "Json",
}


def _comment(struct: type) -> str:
    """The first paragraph of a docstring of the struct's own."""
    text = (struct.__dict__.get("__doc__") or "").strip().split("\n\n")[0]
    return f"/** {' '.join(text.split())} */\n" if text else ""


# --- a game's shapes ----------------------------------------------------------------------------------------


def shapes_of(game: Game, module: str, events: str, shapes: dict[str, Declaration]) -> str:
    """A game's shapes, and which of their fields name or count what."""
    loaded = (import_module(module), import_module(events))
    fields = {
        "/** Fields that name seats. */\nexport const SEATS": seat_fields(*loaded),
        "/** Fields that count from 0 and are told from 1. */\nexport const COUNTED": counted_fields(*loaded),
        "/** Lists with an item for each seat. */\nexport const BY_SEAT": by_seat_fields(*loaded),
    }
    return "\n".join(
        [
            f"// What {game.title} tells of itself. Written by `python -m kotatsu.wire.typescript` from",
            f"// src/{module.replace('.', '/')}.py and events.py; do not edit.\n",
            *(_BORROWED[name] for name in _BORROWED if any(name in names_in(one) for one in shapes.values())),
            *(_declaration(declared) for declared in shapes.values()),
            *(f"{name}: readonly string[] = {_list(names)};\n" for name, names in fields.items()),
            _citations(game.module("citations")),
        ]
    )


def _citations(rules: ModuleType) -> str:
    """Which rule stands behind what; `core/citations.py` says how they are looked up."""
    said = {name.lower(): getattr(rules, name) for name in ("QUESTIONS", "EVENTS", "SHEET")}
    comment = "/** The rule behind each kind of question, of event, and each line of the score sheet. */\n"
    return f"{comment}export const CITATIONS = {json.dumps(said, indent=2)};\n"


_BORROWED = {
    "Any": 'import type { Json } from "../../wire";\n',
    "Seat": "/** From 0. */\nexport type Seat = number;\n",
}


def _list(names: frozenset[str]) -> str:
    return "[" + ", ".join(f'"{name}"' for name in sorted(names)) + "]"


def _declaration(declared: Declaration) -> str:
    comment = f"/** {declared.comment} */\n" if declared.comment else ""
    if isinstance(declared, Alias):
        return f"{comment}export type {declared.name} = {_type(declared.type)};\n"
    # A type and no interface: what has an index (Json) takes it.
    fields = "".join(_field(field) for field in declared.fields)
    return f"{comment}export type {declared.name} = {{\n{fields}}};\n"


def _field(field: Field) -> str:
    comment = f"  /** {field.comment} */\n" if field.comment else ""
    return f"{comment}  {field.name}{'?' if field.optional else ''}: {_type(field.type)};\n"


def _type(hint: ast.expr) -> str:
    match hint:
        case ast.Constant(value=None):
            return "null"
        case ast.Constant(value=str(text)):  # a type that is declared below
            return _type(ast.parse(text, mode="eval").body)
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            return f"{_type(left)} | {_type(right)}"
        case ast.Name(id=name):
            return _NAMED.get(name, name)
        case ast.Subscript(value=ast.Name(id="Literal"), slice=values):
            return " | ".join(_literal(value) for value in _arguments(values))
        case ast.Subscript(value=ast.Name(id=generic), slice=arguments):
            return _generic(generic, _arguments(arguments))
    raise TypeError(f"{ast.unparse(hint)} has no form in TypeScript yet.")


def _generic(name: str, arguments: list[ast.expr]) -> str:
    if name == "tuple" and ast.unparse(arguments[-1]) != "...":
        return f"[{', '.join(_type(argument) for argument in arguments)}]"
    if name in ("list", "tuple", "BySeat"):
        item = _type(arguments[0])
        return f"({item})[]" if _is_union(arguments[0]) else f"{item}[]"
    if name == "dict":
        return f"Record<{_type(arguments[0])}, {_type(arguments[1])}>"
    raise TypeError(f"{name}[…] has no form in TypeScript yet.")


def _is_union(hint: ast.expr) -> bool:
    return isinstance(hint, ast.BinOp) or ast.unparse(hint).startswith("Literal[")


def _arguments(arguments: ast.expr) -> list[ast.expr]:
    return arguments.elts if isinstance(arguments, ast.Tuple) else [arguments]


def _literal(value: ast.expr) -> str:
    said = ast.literal_eval(value)
    return {None: "null", True: "true", False: "false"}.get(said) or json.dumps(said, ensure_ascii=False)


_NAMED = {
    "str": "string",
    "int": "number",
    "float": "number",
    "Counted": "number",
    "bool": "boolean",
    "Any": "Json",
}


if __name__ == "__main__":
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("root", type=Path, nargs="?", default=Path(), help="the repository (default: .)")
    root: Path = parser.parse_args().root
    for file, text in files().items():
        (root / file).parent.mkdir(parents=True, exist_ok=True)
        (root / file).write_text(text, encoding="utf-8")
        print(f"{file} is written.")
