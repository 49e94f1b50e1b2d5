import { expect, test } from "vitest";
import { lately, pages, type Line } from "./pieces";

const LINES: Line[] = [["Ann plays a card."], ["Ben plays a card."], ["Ann wins."]];

test("what is told begins later where there is no room for all, and keeps its end", () => {
  expect(lately(LINES, 100)).toEqual(LINES);
  expect(lately(LINES, 30)).toEqual([["…"], LINES[1], LINES[2]]);
  expect(lately(LINES, 1)).toEqual([["…"], LINES[2]]);
  expect(lately([], 30)).toEqual([]);
});

test("what has no room at once is told on several pages, and nothing of it is left out", () => {
  expect(pages(LINES, 100)).toEqual([LINES]);
  expect(pages(LINES, 30)).toEqual([[LINES[0]], [LINES[1], LINES[2]]]);
  expect(
    pages(LINES, 12)
      .flat()
      .map((line) => line.join("")),
  ).toEqual(["Ann plays …", "… a card.", "Ben plays …", "… a card.", "Ann wins."]);
  expect(pages([], 30)).toEqual([]);
});
