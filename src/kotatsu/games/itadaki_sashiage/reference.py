"""The reference card of Itadaki Sashiage Pancake as text."""

from typing import cast

from kotatsu.core.state import State
from kotatsu.core.texts import Texts
from kotatsu.drawing.canvas import Line
from kotatsu.drawing.card import heading, point, table
from kotatsu.games.itadaki_sashiage import shapes
from kotatsu.games.itadaki_sashiage.drawing import STYLES

FACES = "123456X"


def card(view: State, columns: int, texts: Texts) -> list[Line]:
    say = texts.say
    printed = cast(shapes.Printed, view.setup.printed())
    rounds, players = view.setup.options["rounds"], int(view.setup.players)
    in_play = [(face, copies) for face, copies in zip(FACES, printed["copies"], strict=True) if copies]

    def points(*sentences: str) -> list[Line]:
        return [line for sentence in sentences for line in point([("·", "dim")], sentence, columns)]

    fruits: Line = [(f" {fruit} {say('fruit', led=fruit)} ", STYLES[fruit]) for fruit in printed["fruits"]]
    the_x = [*heading(say("x")), *points(say("x-number"), say("x-top"), say("x-lead"))]
    worths = {
        "points-tower": "1",
        "points-top": say("points-top-worth"),
        "points-x": "0",
        "points-moved": "1",
    }
    return [
        *points(say("table", players=players, hand=printed["hand"], tricks=printed["tricks"], rounds=rounds)),
        *heading(say("cards")),
        *point([(say("cards-each"), "dim")], fruits, columns),
        *table(
            [
                [[(say("card"), "dim")], *([(face, "bold")] for face, _ in in_play)],
                [[(say("copies"), "dim")], *([(str(copies), "")] for _, copies in in_play)],
            ]
        ),
        *points(say("tower", cards=printed["first_tower"]), say("trick")),
        *heading(say("chance"), say("chance-worth")),
        *points(say("chance-when")),
        *point([(say("take"), "good")], say("take-what"), columns, 9),
        *point([(say("give"), "warn")], say("give-what"), columns, 9),
        *(the_x if printed["copies"][-1] else []),
        *heading(say("scoring")),
        *table([[[(say(name), "")], [(worth, "bold")]] for name, worth in worths.items()]),
        *points(say("points-last"), say("points-win", rounds=rounds)),
    ]
