import { expect, test } from "vitest";
import { abreast, inLines } from "./mats";

test("up to three mats stand in a line, more in two", () => {
  expect([2, 3, 4, 5].map(abreast)).toEqual([2, 3, 2, 3]);
});

test.each([0, 1, 7, 13])("in however many lines, all %i find a place", (count) => {
  for (const [more, each] of inLines(count).entries()) {
    expect(each * (more + 1)).toBeGreaterThanOrEqual(count);
    expect(each).toBeGreaterThanOrEqual(1);
  }
});
