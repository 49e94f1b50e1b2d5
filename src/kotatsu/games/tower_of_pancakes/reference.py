"""The reference card of Tower Of PanCakes!! as text."""

from typing import cast

from kotatsu.core.state import State
from kotatsu.core.texts import Texts
from kotatsu.drawing.canvas import Line
from kotatsu.drawing.card import heading, point, table
from kotatsu.games.tower_of_pancakes import shapes
from kotatsu.games.tower_of_pancakes.cards import PLATES
from kotatsu.games.tower_of_pancakes.drawing import CATS


def card(view: State, columns: int, texts: Texts) -> list[Line]:
    say = texts.say
    printed = cast(shapes.Printed, view.setup.printed())
    mode = view.setup.options["mode"]
    players, numbers = int(view.setup.players), len(printed["plate"])

    def points(*names: str) -> list[Line]:
        return [line for name in names for line in point([("·", "dim")], name, columns)]

    def row(name: str, style: str, counts: list[int]) -> list[Line]:
        return [[(say(name), "dim")], *([(f"{count:>2}", style)] for count in counts)]

    lines: list[Line] = points(say("table", players=players, tricks=printed["tricks"], highest=numbers))
    lines += heading(say("numbers"))
    lines += table(
        [
            row("number", "bold", list(range(1, numbers + 1))),
            row("plate", "maple", printed["plate"]),
            row("pan", "chocolate", printed["pan"]),
        ]
    )
    lines += points(say("short-of"), *([say("face-down")] if "mystery" in mode else []))
    lines += heading(say("trick"))
    lines += points(say("trick-follow"), say("trick-order"), say("trick-win", losers=players - 2))
    lines += points(say("trick-lead"))
    if "mystery" in mode:
        above, below = (texts.listed(sorted(printed["score"][n : n + 4])) for n in (0, 4))
        lines += heading(say("plates-hidden"))
        if mode == "mystery":
            lines += points(say("secret-rows", above=above, below=below))
        else:
            lines += points(say("secret-all", all=texts.listed(sorted(printed["score"]))))
    else:
        extreme = mode == "extreme"
        names = ("topmost", "most") if extreme else ("eighth", "others")
        cats: list[Line] = [[(f"{plate} {say('cat', plate=plate)}", CATS[plate])] for plate in PLATES]
        lines += heading(say("plates"))
        lines += table(
            [
                [[(say("plate-name"), "dim")], *cats],
                *(
                    [
                        [(say(name), "dim")],
                        *([(f"{score:>2}", "paper")] for score in printed["score"][n : n + 4]),
                    ]
                    for name, n in zip(names, (0, 4), strict=True)
                ),
            ]
        )
    lines += points(say("extreme" if mode == "extreme" else "full"))
    lines += heading(say("end"), say("start", baked=printed["baked"], dough=printed["dough"]))
    if mode == "extreme":
        return [*lines, *points(say("end-nothing"))]
    costs = {"end-discarded": printed["discarded"], "end-in-hand": printed["in_hand"], "end-dough": 0}
    return [
        *lines,
        *table([[[(say(name), "")], [(texts.digits(cost), "bold")]] for name, cost in costs.items()]),
    ]
