import { expect, test } from "vitest";
import { someState } from "./example";
import { clockwise, declaredAs, named, numberOf, pointsNow, totalOf, tricksOf } from "./pancakes";

test("a card says what it is and what it counts as", () => {
  expect([named("R5"), named("GX"), named("BX=4"), named(null)]).toEqual([
    "strawberry 5",
    "kiwi X",
    "blueberry X as a 4",
    "a card you have not seen",
  ]);
  expect([numberOf("R5"), numberOf("BX=4"), declaredAs("R5")]).toEqual(["5", "4", ""]);
});

test("points: towers, numbers on top and cards moved; nothing after a led X", () => {
  expect(pointsNow(someState(), 0)).toBe(2 + 3 + 4 + 2);
  expect(pointsNow(someState(), 1)).toBe(1);
  expect(pointsNow(someState({ spoiled: [0] }), 0)).toBe(0);
  expect(totalOf(someState({ past: [[1, 2, 3, 4], [5, 6, 7, 8]] }), 2)).toBe(10);
});

test("the left neighbour comes first, the viewer last", () => {
  expect(clockwise(4, 1)).toEqual([2, 3, 0, 1]);
  expect(clockwise(3, null)).toEqual([0, 1, 2]);
});

test("a round has ten tricks for four, before and after a card is led", () => {
  expect(tricksOf(someState())).toBe(10);
  expect(tricksOf(someState({ table: [], hands: [Array(10).fill(null), [], [], []] }))).toBe(10);
});
