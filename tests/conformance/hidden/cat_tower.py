"""What Cat Tower hides, as the rulebook says it: what others decide in the running round, until all have.

The witness works out by itself what a seat may decide: by trying every way to use the dice and every hex.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

import kotatsu
from kotatsu.core.state import State

COLUMNS = "ABCDEF"


class Witness:
    """Remembers the sheet of paper: its hexes, houses, items and cats."""

    def start(self, state: State) -> None:
        values = _edition_of(state)
        self.players = int(state.setup.players)
        self.items: list[str] = values["items"]["order"]
        self.cats: list[str] = values["cats"]["items"]
        self.hexes = [
            (f"{column}{floor}", floor)
            for column, floors in zip(COLUMNS, values["columns"]["floors"], strict=False)
            for floor in floors
        ]
        self.houses = {
            f"{column}{floor}"
            for column, floors in zip(COLUMNS, values["columns"]["houses"], strict=False)
            for floor in floors
        }

    def watch(self, state: State, seat: int, text: str) -> None:
        """Nothing to remember: between rounds all is open."""

    def may_decide(self, state: dict[str, Any], seat: int) -> list[str]:
        """CT-6 to CT-10: every decision that this seat's dice, footprints and sheet allow."""
        sheet = state["sheets"][seat]
        own, left = state["taken"][seat], state["dice"][0]
        spare = sheet["footprints"]["ready"]
        decisions = ["pass"]
        for number, item in enumerate(self.items, 1):
            for name, floor in self.hexes:
                straight = abs(number - own) + abs(floor - left)
                swapped = abs(number - left) + abs(floor - own)
                if name in sheet["marks"] or min(straight, swapped) > spare:
                    continue
                if item != "house":
                    decisions.append(f"{item} {name}")
                elif name in self.houses:
                    decisions += [f"house {name} {cat}" for cat in self.cats if cat not in sheet["cats"]]
        return decisions

    def redeal(
        self, dump: dict[str, Any], viewer: int | None, keep: tuple[int, str], rng: Random
    ) -> dict[str, Any] | None:
        """Other decisions for all others who have decided, and other dice to come."""
        state = dump["state"]
        choices = list(state["choices"])
        for seat in range(self.players):
            if seat != viewer and choices[seat]:
                choices[seat] = [rng.choice(self.may_decide(state, seat))]
        if choices == state["choices"]:
            return None
        chance = {**dump["chance"], "seed": f"another seed {rng.random()}"}
        return {**dump, "chance": chance, "state": {**state, "choices": choices}}

    def reveals(self, state: State, mover: int, move: int, viewer: int | None) -> bool:
        """The last mark of a round turns all of them up, and the dice are rolled again."""
        return state.ask(mover)["kind"] == "mark" and len(state.deciders) == 1

    def assert_possible(self, dump: dict[str, Any]) -> None:
        """Whoever has decided has decided something possible; nobody else has."""
        state = dump["state"]
        for seat, choice in enumerate(state["choices"]):
            waits = state["phase"] != "mark" or seat in state["waiting"]
            assert len(choice) == (0 if waits else 1)
            assert all(decision in self.may_decide(state, seat) for decision in choice)


def _edition_of(state: State) -> dict[str, Any]:
    values: dict[str, Any] = dict(kotatsu.game("cat-tower").edition_of(state.setup.edition).values)
    return values


def tiny_tables() -> Iterator[tuple[str, int, dict[str, Any], dict[str, Any], list[int | None]]]:
    """Sheets with few hexes, so that several hidden decisions together still leave few worlds.

    Yields name, players, options, edition data, and the observers whose worlds can be enumerated.
    """
    narrow = _edition([[1, 2, 3, 4, 5, 6]], [[2]], ["house", "mouse"])
    ropes = _edition([[1, 3], [2, 4, 6]], [[3], []], ["yarn"])
    yield "2-narrow", 2, {}, narrow, [0, None]
    yield "3-narrow", 3, {}, narrow, [1, None]
    yield "2-ropes", 2, {}, ropes, [1]
    yield "4-ropes", 4, {}, ropes, [2]


def _edition(floors: list[list[int]], houses: list[list[int]], cats: list[str]) -> dict[str, Any]:
    def printed(value: Any) -> dict[str, Any]:
        return {"source": "printed", "value": value}

    return {
        "name": "tiny",
        "title": "Tiny",
        "columns": {
            "colours": printed(["ochre", "red"][: len(floors)]),
            "floors": printed(floors),
            "large": printed([5] * len(floors)),
            "small": printed([2] * len(floors)),
            "houses": printed(houses),
        },
        "items": {"order": printed(["mouse", "house", "yarn", "bowl", "cushion", "butterfly"])},
        "cats": {"items": printed(cats)},
        "footprints": {"count": printed(2)},
        "end": {"columns": printed(1), "rounds": printed(6)},
        "score": {
            "yarn": printed([9, 3, 0, 0]),
            "butterfly": printed(2),
            "bowl": printed(2),
            "cushion": printed(1),
            "mouse": printed([1, 4, 9, 16, 25, 36]),
        },
    }


def all_deals(dump: dict[str, Any], viewer: int | None) -> Iterator[dict[str, Any]]:
    """The dice lie open and the sheets are empty: there is no other deal."""
    yield dump
