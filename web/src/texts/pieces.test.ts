import { expect, test } from "vitest";
import { fit, lately, type Line } from "./pieces";

const LINES: Line[] = [["Ann plays a card."], ["Ben plays a card."], ["Ann wins."]];

test("what is told begins later where there is no room for all, and keeps its end", () => {
  expect(lately(LINES, 100)).toEqual(LINES);
  expect(lately(LINES, 30)).toEqual([["…"], LINES[1], LINES[2]]);
  expect(lately(LINES, 1)).toEqual([["…"], LINES[2]]);
  expect(lately([], 30)).toEqual([]);
});

test("of several as many are told as have room, but one at least", () => {
  expect(fit(LINES, 100)).toBe(3);
  expect(fit(LINES, 40)).toBe(2);
  expect(fit(LINES, 1)).toBe(1);
  expect(fit([], 1)).toBe(0);
});
