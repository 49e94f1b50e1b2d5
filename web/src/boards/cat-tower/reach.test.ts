import { expect, it } from "vitest";
import type { Move } from "../../wire";
import type { Fields } from "../types";
import { at, cheapest, lastMarks, marksOf, passOf, pendingMark, preview } from "./reach";

const mark = (move: number, item: string, hex: string, cost: number, cat: string | null = null): Move => ({
  move,
  text: `${item} ${hex}`,
  parts: { kind: "mark", item, hex, cost, cat },
});
const PASS: Move = { move: 402, text: "pass", parts: { kind: "pass" } };
const MOVES = [mark(1, "mouse", "B4", 1), mark(2, "bowl", "B4", 0), mark(3, "yarn", "A1", 2), mark(4, "house", "B4", 2, "yarn"), mark(5, "house", "B4", 2, "bowl"), PASS];

it("arranges moves by hex and item, in the order of the dice", () => {
  const here = at(marksOf(MOVES), "B4", null);
  expect(here.map(({ item }) => item)).toEqual(["house", "bowl", "mouse"]);
  expect(here[0]!.moves.map(({ move }) => move)).toEqual([4, 5]);
  expect(cheapest(here)).toBe(0);
  expect(at(marksOf(MOVES), null, "yarn").map(({ hex }) => hex)).toEqual(["A1"]);
  expect(passOf(MOVES)).toBe(PASS);
});

it("previews what is cheapest, unless that is a long list", () => {
  expect(preview(marksOf(MOVES))).toEqual(["bowl"]);
  expect(preview(marksOf([mark(1, "mouse", "B4", 1), mark(2, "bowl", "B4", 1), mark(3, "yarn", "B4", 1)]))).toEqual([]);
});

it("reads a choice that is not yet seen by all", () => {
  expect(pendingMark(["house B3 yarn"])).toEqual({ item: "house", hex: "B3" });
  for (const choice of [[], [null], ["pass"]]) expect(pendingMark(choice)).toBeNull();
});

it("finds in the story where everybody wrote last", () => {
  const first: Fields[] = [{ event: "left", die: 1 }, { event: "marked", seat: 0, hex: "A1" }, { event: "marked", seat: 1, hex: "B1" }];
  const second: Fields[] = [{ event: "rolled", seat: 1 }, { event: "left", die: 2 }, { event: "passed", seat: 1 }, { event: "marked", seat: 0, hex: "C2" }, { event: "caught", seat: 0 }];
  expect(lastMarks([])).toEqual({});
  expect(lastMarks([...first, { event: "rolled", seat: 1 }, { event: "left", die: 3 }])).toEqual({ 0: "A1", 1: "B1" });
  expect(lastMarks([...first, ...second])).toEqual({ 0: "C2" });
});
