"""The messages as TypeScript: `python -m kotatsu.wire.typescript [FILE]` writes web/src/wire.ts."""

import argparse
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

from kotatsu.wire.document import Document
from kotatsu.wire.http import BODIES
from kotatsu.wire.messages import CLIENT_MESSAGES, SERVER_MESSAGES

FILE = Path("web/src/wire.ts")
HEADER = """\
// The messages between server and clients. Written by `python -m kotatsu.wire.typescript`; do not edit.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** [path, value] puts a value there; an index one past the end of a list appends. [path] takes it away. */
export type Change = [(string | number)[], Json] | [(string | number)[]];
"""


def typescript() -> str:
    """The whole file."""
    writer = _Writer()
    for group in ((Document,), CLIENT_MESSAGES, SERVER_MESSAGES, BODIES):
        for struct in group:
            writer.name(msgspec.inspect.type_info(struct))
    unions = [
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
        return "Change[]" if field.name == "changes" else self.type(field.type)

    def type(self, info: Any) -> str:
        match info:
            case inspect.StructType():
                return self.name(info)
            case inspect.UnionType():
                return " | ".join(self.type(member) for member in info.types)
            case inspect.ListType():
                item = self.type(info.item_type)
                return f"({item})[]" if "|" in item else f"{item}[]"
            case inspect.DictType():
                return f"{{ [key: string]: {self.type(info.value_type)} }}"
            case inspect.LiteralType():
                return " | ".join(sorted(f'"{value}"' for value in info.values))
        return _PLAIN[type(info)]


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


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Write the messages as TypeScript types.")
    parser.add_argument("file", type=Path, nargs="?", default=FILE, help=f"(default: {FILE})")
    target: Path = parser.parse_args().file
    target.write_text(typescript(), encoding="utf-8")
    print(f"{target} is written.")
