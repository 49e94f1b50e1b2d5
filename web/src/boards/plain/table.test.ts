import { describe, expect, test } from "vitest";
import type { Move } from "../types";
import { handOf, known, lay, pointsOf } from "./table";

const FIELDS = { SEATS: ["turn"], COUNTED: [], BY_SEAT: ["hands", "taken"] };
const STATE = {
  phase: "play",
  turn: 1,
  led: null,
  pot: [1, 2, 3],
  laid: [[], []],
  deck: [null, null],
  hands: [
    ["R5", "R5", "G2"],
    [null, null],
  ],
  taken: [0, 2],
};
const play = (move: number, card: string): Move => ({
  move,
  text: card,
  outcome: {},
  parts: { kind: "play", card },
});

describe("what lies on a table", () => {
  const laid = lay(STATE, 2, FIELDS);

  test("goes by seat only if the game says so", () => {
    expect(laid.shared).toEqual([
      ["pot", [1, 2, 3]],
      ["deck", [null, null]],
    ]);
    expect(laid.players).toEqual([
      [
        ["hands", ["R5", "R5", "G2"]],
        ["taken", 0],
      ],
      [
        ["hands", [null, null]],
        ["taken", 2],
      ],
    ]);
  });
  test("has facts, as far as there are any", () => {
    expect(laid.facts).toEqual([
      ["phase", "play"],
      ["turn", 1],
    ]);
  });
  test("counts what is hidden", () => {
    expect(known(["R5", null, null])).toEqual({ shown: ["R5"], hidden: 2 });
  });
});

describe("a hand", () => {
  test("has the moves that play its cards", () => {
    const [red, pass] = [play(4, "R5"), { move: 9, text: "pass", outcome: {}, parts: { kind: "pass" } }];
    expect(handOf(STATE, 0, [red, pass], FIELDS)).toEqual({
      field: "hands",
      cards: [
        { card: "R5", move: red },
        { card: "R5", move: red },
        { card: "G2", move: null },
      ],
      rest: [pass],
    });
  });
  test("leaves a card that can be played in several ways to the buttons", () => {
    const [up, down] = [play(4, "G2"), play(5, "G2")];
    const hand = handOf(STATE, 0, [up, down], FIELDS)!;
    expect(hand.cards.every(({ move }) => move === null)).toBe(true);
    expect(hand.rest).toEqual([up, down]);
  });
  test("is shown while something else is asked", () => {
    const serve = { move: 64, text: "serve A", outcome: {}, parts: { kind: "serve", plate: "A" } };
    expect(handOf(STATE, 0, [serve], FIELDS)).toMatchObject({ field: "hands", rest: [serve] });
  });
  test("is nobody's who may not see it", () => {
    expect(handOf(STATE, 1, [], FIELDS)).toBeNull();
  });
});

test("points add up as far as they are known", () => {
  expect(
    pointsOf(
      [
        [0, "a", 2, 3, 6],
        [0, "b", 1, -2, -2],
        [1, "a", 1, null, null],
      ],
      0,
    ),
  ).toBe(4);
  expect(pointsOf([[1, "a", 1, null, null]], 1)).toBeNull();
});
