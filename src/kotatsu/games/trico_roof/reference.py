"""The reference card of Trico Roof as text."""

from typing import cast

from kotatsu.core.state import State
from kotatsu.core.texts import Texts
from kotatsu.drawing.canvas import Line, beside, pad, tile, width
from kotatsu.drawing.card import heading, point, table
from kotatsu.games.trico_roof import shapes
from kotatsu.games.trico_roof.drawing import CARDS, ROOFS

BETWEEN = 2  # columns between requests


def card(view: State, columns: int, texts: Texts) -> list[Line]:
    say = texts.say
    printed = cast(shapes.Printed, view.setup.printed())
    players, gifts = int(view.setup.players), printed["gifts"]
    sides = [side for one in printed["government"] for side in (one["front"], one["back"])]

    def points(*sentences: str) -> list[Line]:
        return [line for sentence in sentences for line in point([("·", "dim")], sentence, columns)]

    return [
        *points(
            say("table", players=players, phases=printed["phases"], gifts=gifts, each=gifts // players),
            say("gifts-cards", numbers=printed["numbers"], copies=printed["copies"]),
            say("gifts-follow"),
        ),
        *heading(say("ranks")),
        *point([("1.", "key")], say("rank-trump"), columns),
        *point([("2.", "key")], say("rank-led"), columns),
        *point([("– ", "key")], say("rank-assist"), columns),
        *points(say("ranks-within"), say("ranks-none"), say("ranks-next")),
        *_example(printed["example"], texts),
        *heading(say("painting")),
        *points(say("paint-how", chips=printed["chips"]), say("paint-set")),
        *(points(say("paint-new", painters=gifts)) if gifts > 3 else []),
        *heading(say("requests")),
        *points(say("requests-how"), say("requests-one"), say("government")),
        *_requests(sides, columns, texts),
        *points(say("residents")),
        *_requests(printed["residents"], columns, texts),
        *heading(say("scoring")),
        *table(
            [
                [[(say("points-request"), "")], [(say("points-request-worth"), "bold")]],
                [[(say("points-assist"), "")], [("1", "bold")]],
            ]
        ),
    ]


def _example(example: shapes.Example, texts: Texts) -> list[Line]:
    def row(name: str, cards: list[str]) -> Line:
        return [(" " + texts.labelled(texts.say(name)), "dim"), *(tile(one, CARDS[one[0]]) for one in cards)]

    assists = [tile(one, CARDS[one[0]]) for one in example["assist"]]
    said = (f" {texts.say('example-assists')}", "dim")
    return [
        row("example-given", example["given"]),
        [*row("example-order", example["order"]), (" ", ""), *assists, said],
    ]


def _requests(requests: list[shapes.Request], columns: int, texts: Texts) -> list[Line]:
    """Pictures beside each other, as many as fit."""
    lines: list[Line] = []
    row: list[Line] = []
    for request in requests:
        picture = _picture(request, texts)
        taken = max((width(line) for line in row), default=1 - BETWEEN)
        if row and taken + BETWEEN + max(map(width, picture)) > columns:
            lines += row
            row, taken = [], 1 - BETWEEN
        row = beside(row, picture, taken + BETWEEN)
    return [*lines, *row]


def _picture(request: shapes.Request, texts: Texts) -> list[Line]:
    """What it is worth, and its squares below."""
    lines: list[Line] = [[(texts.say("worth", points=request["points"]), "bold")]]
    for row in request["rows"]:
        lines.append(
            [
                (square.replace("*", "★").replace(".", "·").ljust(2), ROOFS.get(square[0], "dim"))
                for square in row
            ]
        )
    wide = max(map(width, lines))
    return [pad(line, wide) for line in lines]
