"""The reference card of Cat Tower as text."""

from typing import cast

from kotatsu.core.state import State
from kotatsu.core.texts import Texts
from kotatsu.drawing.canvas import Line
from kotatsu.drawing.card import heading, point, table
from kotatsu.games.cat_tower import shapes
from kotatsu.games.cat_tower.drawing import COLUMN_STYLES, ITEM_STYLES, LETTERS

MICE = 6  # groups that are listed


def card(view: State, columns: int, texts: Texts) -> list[Line]:
    say = texts.say
    printed = cast(shapes.Printed, view.setup.printed())
    score = printed["score"]
    mice = score["mouse"][:MICE]
    worths = {
        "house": say("scores-house"),
        "yarn": say("scores-yarn", first=score["yarn"][0], second=[*score["yarn"], 0][1]),
        "butterfly": say("scores-butterfly", each=score["butterfly"]),
        "bowl": say("scores-bowl", each=score["bowl"]),
        "cushion": say("scores-cushion", each=score["cushion"]),
        "mouse": say("scores-mouse", groups=texts.listed(mice), counts=texts.listed(range(1, len(mice) + 1))),
    }

    def points(*sentences: str) -> list[Line]:
        return [line for sentence in sentences for line in point([("·", "dim")], sentence, columns)]

    def item(number: int, name: str) -> list[Line]:
        what: Line = [(f"▏{number}▕", "paper"), (" ", ""), (LETTERS[name], ITEM_STYLES[name])]
        return point([*what, (f" {say('item', item=name)}", "bold")], worths[name], columns, 16)

    lines: list[Line] = points(say("dice-two"))
    lines += heading(say("items"))
    for number, name in enumerate(printed["items"], 1):
        lines += item(number, name)
    lines += heading(say("cats"))
    cats = [say("item", item=name) for name in printed["cats"]]
    lines += points(say("cats-which", items=texts.listed(cats)), say("cats-how"), say("cats-none"))
    lines += heading(say("paws"))
    lines += points(say("paws-get", count=printed["footprints"]), say("paws-use"))
    lines += heading(say("columns"))
    lines += _columns(printed, texts)
    lines += points(say("columns-how"))
    return [*lines, *points(say("end", columns=printed["end_columns"], rounds=printed["end_rounds"]))]


def _columns(printed: shapes.Printed, texts: Texts) -> list[Line]:
    rows: list[list[Line]] = [
        [[(texts.say(name), "dim")]] for name in ("column", "hexes", "house-floors", "large", "small")
    ]
    for column, style in zip(printed["columns"], COLUMN_STYLES, strict=False):
        houses = " ".join(map(str, column["houses"])) or "–"
        told = (column["letter"], len(column["floors"]), houses, column["large"], column["small"])
        for row, value in zip(rows, told, strict=True):
            row.append([(str(value), style)])
    return table(rows)
