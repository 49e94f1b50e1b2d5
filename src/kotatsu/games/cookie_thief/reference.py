"""The reference card of Cookie Thief as text, with what the viewer has not seen yet."""

from typing import cast

from kotatsu.core.state import State
from kotatsu.core.texts import Texts
from kotatsu.drawing.canvas import Line, beside, right
from kotatsu.drawing.card import heading, point
from kotatsu.games.cookie_thief import shapes
from kotatsu.games.cookie_thief.drawing import card_tile

COPIES = 8  # columns


def card(view: State, columns: int, texts: Texts) -> list[Line]:
    say = texts.say
    printed = cast(shapes.Printed, view.setup.printed())
    data: shapes.Dump = view.dump()["state"]

    def points(*sentences: str) -> list[Line]:
        return [line for sentence in sentences for line in point([("·", "dim")], sentence, columns)]

    left = heading(say("cakes"))
    counts: list[Line] = [[], [(right(say("copies"), COPIES) + right(say("unseen"), COPIES), "dim")]]
    for name, copies in printed["cakes"].items():
        words = f"{say('cake', card=name)} – {say('meaning', card=name)}"
        left += point(card_tile(name), words, columns - 2 * COPIES)
        unseen = data["unseen"][name]
        counts.append([(f"{copies:>{COPIES}}", "dim"), (f"{unseen:>{COPIES}}", "bold" if unseen else "dim")])
        counts += [[]] * (len(left) - len(counts))
    lines = [*points(say("goal-how"), say("goal-jar"), say("goal-equal"), say("goal-match"), say("turn"))]
    lines += beside(left, counts, columns - 2 * COPIES)
    lines += points(say("unseen-how", who="seat" if view.viewer >= 0 else "all"))
    lines += heading(say("pancakes"), say("pancakes-in-deck", count=printed["in_deck"]))
    lines += points(say("pancakes-draw"))
    for name in printed["pancakes"]:
        seen = name in data["pancakes"]
        state: Line = [(f" · {say('pancake-seen' if seen else 'pancake-unseen')}", "good" if seen else "dim")]
        words = f"{say('pancake-name', card=name)} – {say('pancake-does', card=name)}"
        lines += point(card_tile(name), [(words, ""), *state], columns)
    return lines
