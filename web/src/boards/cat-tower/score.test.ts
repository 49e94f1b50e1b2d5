import { expect, it } from "vitest";
import positions from "./score.test.json";
import { mouseGroups, points } from "./score";
import type { Sheet } from "./sheet";

const NOTHING: Sheet = { marks: {}, footprints: { ready: 0, spent: 0 }, cats: {}, bonuses: {} };

it("counts positions as the engine does", () => {
  for (const { sheets, points: right } of positions) {
    right.forEach((expected, seat) => expect(points(sheets as unknown as Sheet[], seat)).toEqual(expected));
  }
});

it("counts nothing on an empty sheet", () => {
  expect(points([NOTHING, NOTHING], 0).total).toBe(0);
});

it("finds the groups of mice", () => {
  const marks = { A1: "mouse", B1: "mouse", C1: "mouse", E4: "mouse", D1: "yarn" } as const;
  expect(mouseGroups({ ...NOTHING, marks }).sort()).toEqual([1, 3]);
});

it("shares the places of those who tie with yarn, rounded down", () => {
  const one: Sheet = { ...NOTHING, marks: { B1: "yarn" } };
  const two: Sheet = { ...NOTHING, marks: { B1: "yarn", B2: "yarn" } };
  const yarn = (...sheets: Sheet[]): number[] => sheets.map((_, seat) => points(sheets, seat).yarn);
  expect(yarn(one, one, NOTHING)).toEqual([6, 6, 0]);
  expect(yarn(one, one, one, one)).toEqual([3, 3, 3, 3]);
  expect(yarn(two, one, one)).toEqual([9, 1, 1]);
});
