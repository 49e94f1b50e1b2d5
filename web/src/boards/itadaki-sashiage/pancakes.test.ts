import { expect, test } from "vitest";
import { someState } from "./example";
import { clockwise, declaredAs, known, named, numberOf, totalOf } from "./pancakes";

test("a card says what it is and what it counts as", () => {
  expect([named("R5"), named("GX"), named("BX=4"), named(null)]).toEqual([
    "strawberry 5",
    "kiwi X",
    "blueberry X as a 4",
    "a card you have not seen",
  ]);
  expect([numberOf("R5"), numberOf("BX=4"), declaredAs("R5")]).toEqual(["5", "4", ""]);
});

test("a total is what all finished rounds brought", () => {
  const past = [
    [1, 2, 3, 4],
    [5, 6, 7, 8],
  ];
  expect(totalOf(someState({ past }), 2)).toBe(10);
});

test("what is not known is left out", () => {
  expect([known(["R1", null, "BX"]), known(null)]).toEqual([["R1", "BX"], []]);
});

test("the left neighbour comes first, the viewer last", () => {
  expect(clockwise(4, 1)).toEqual([2, 3, 0, 1]);
  expect(clockwise(3, null)).toEqual([0, 1, 2]);
});
