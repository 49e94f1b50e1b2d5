import { expect, it } from "vitest";
import type { SheetLine } from "../types";
import { pointsOf } from "./scores";

const SHEET: SheetLine[] = [
  [0, "cat-yarn", 2, 3, 6],
  [0, "cat-mouse", 0, 0, 0],
  [0, "column-B", 1, 9, 9],
  [0, "yarn-A", 1, null, 9],
  [0, "yarn-B", 1, null, 3],
  [0, "bowl", 2, 2, 4],
  [1, "butterfly", 3, 2, 6],
  [1, "cushion", 5, 1, 5],
  [1, "mouse", 3, null, 5],
];

it("adds up the lines of a seat by what they are for", () => {
  const nothing = { cats: 0, columns: 0, yarn: 0, butterfly: 0, bowl: 0, cushion: 0, mouse: 0 };
  expect(pointsOf(SHEET, 0)).toEqual({ ...nothing, cats: 6, columns: 9, yarn: 12, bowl: 4, total: 31 });
  expect(pointsOf(SHEET, 1)).toEqual({ ...nothing, butterfly: 6, cushion: 5, mouse: 5, total: 16 });
  expect(pointsOf([], 0)).toEqual({ ...nothing, total: 0 });
});
