import { expect, test } from "vitest";
import { fitBeside, handSize, shapesOf, tableCard, towerSize } from "./sizes";

test.each([300, 371, 620, 900])("everything fits %i px and can be hit by a finger", (width) => {
  for (let count = 1; count <= 13; count++) {
    for (const short of [false, true]) {
      const { card, row } = handSize(width, count, short);
      expect(card).toBeGreaterThanOrEqual(44);
      expect(row).toBeLessThanOrEqual(width);
    }
  }
  for (const others of [2, 3, 4]) {
    expect(towerSize(width, others)).toBeGreaterThanOrEqual(44);
    expect(tableCard(width, others + 1) * (others + 1) * 1.2).toBeLessThanOrEqual(width);
  }
});

test("of two beside each other, one with many towers takes from one with few", () => {
  expect(shapesOf([3, 7, 2, 2], 0)).toEqual([null, "broad", "narrow", "alone"]);
  expect(shapesOf([1, 3, 3], 0)).toEqual([null, null, null]);
  expect(shapesOf([4, 4, 4], null)).toEqual([null, null, "alone"]);
});

test("few towers stand beside the name, more below it", () => {
  expect([1, 2].map((towers) => fitBeside(towers, null, 370, 45))).toEqual([true, false]);
  expect([5, 6].map((towers) => fitBeside(towers, "alone", 370, 45))).toEqual([true, false]);
  expect(fitBeside(1, "narrow", 370, 45)).toBe(false);
});
