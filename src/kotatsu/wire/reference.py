"""A game's shapes as a page to read: docs/shapes/<game>.md. `kotatsu.wire.typescript` writes it."""

import ast

from kotatsu.core.game import Game
from kotatsu.wire.declarations import (
    GOAL,
    OUTCOME,
    ROOTS,
    TAGS,
    Alias,
    Declaration,
    Field,
    Record,
    kind_of,
    names_in,
)

TITLES = {
    "Dump": "The state",
    "Ask": "What is asked",
    "Parts": "A move in its parts",
    "Outcome": "What a move would do",
    "Goal": "How far it is",
    "Event": "What happens",
    "Printed": "What is printed",
}
MEANINGS = {
    "Dump": '`view(seat).dump()["state"]`; on the web `view.state`. Null is what that seat may not know.',
    "Ask": "`state.ask(seat)`.",
    "Parts": "`state.describe(seat, move)`; on the web `parts` of each move.",
    "Outcome": "`state.outcome(seat, move)`: at once, as far as the seat can know; `outcome` of each move.",
    "Goal": "`state.goal(seat)`, besides `points`, `plus` and `minus`: what the message `goal` says.",
    "Event": "What the journal holds after `state.play(…)`, as each seat may see it.",
    "Printed": "`setup.printed()`: the edition's numbers as this table plays them.",
}


def reference(game: Game, shapes: dict[str, Declaration]) -> str:
    """The whole page."""
    told: set[str] = set()
    parts = [
        f"# {game.title}: what it tells of itself",
        "Written by `python -m kotatsu.wire.typescript` from "
        f"`src/{game.package.replace('.', '/')}/shapes.py` and `events.py`. A `Seat` is a number from 0; "
        "what is `Counted` is a number from 0 that people count from 1; "
        "`BySeat` is a list with an item for each seat.",
    ]
    for root in [*ROOTS, *(root for root in (OUTCOME, GOAL) if root in shapes)]:
        parts += [f"## {TITLES[root]}", MEANINGS[root]]
        for record in _members(shapes, root):
            parts += _record(record, root)
            told.add(record.name)
        told.add(root)
    rest = [shapes[name] for name in shapes if name not in told]
    if rest:
        parts.append("## Types in these")
    for declared in rest:
        parts += _alias(declared) if isinstance(declared, Alias) else _record(declared, "")
    return "\n\n".join(parts) + "\n"


def _members(shapes: dict[str, Declaration], root: str) -> list[Record]:
    """The records of a union, or the one record."""
    declared = shapes[root]
    if isinstance(declared, Record):
        return [declared]
    found: list[Record] = []
    for name in names_in(declared):
        found += _members(shapes, name) if name in shapes else []
    return found


def _record(record: Record, root: str) -> list[str]:
    title = [] if record.name == root else [f"### {_title(record)}"]
    tags = [field for field in record.fields if field.name in TAGS and isinstance(field.type, ast.Subscript)]
    comment = [text for text in (record.comment, *[tag.comment for tag in tags]) if text]
    fields = [field for field in record.fields if field not in tags]
    return [*title, *comment, *([_table(fields, seen=root == "Event")] if fields else [])]


def _title(record: Record) -> str:
    kind = kind_of(record)
    return f"`{kind}` ({record.name})" if kind else record.name


def _table(fields: list[Field], seen: bool) -> str:
    lines = (
        ["| field | type | seen by | |", "|---|---|---|---|"]
        if seen
        else ["| field | type | |", "|---|---|---|"]
    )
    for field in fields:
        optional = "" if seen or not field.optional else ", if there is one"
        who = [("some" if field.optional else "all")] if seen else []
        lines.append(
            "| " + " | ".join([f"`{field.name}`", _code(field.type) + optional, *who, field.comment]) + " |"
        )
    return "\n".join(lines)


def _alias(alias: Alias) -> list[str]:
    return [f"### {alias.name}", " ".join(filter(None, [_code(alias.type), alias.comment]))]


def _code(hint: ast.expr) -> str:
    return "`" + ast.unparse(hint).replace("|", "\\|").replace("'", '"') + "`"
