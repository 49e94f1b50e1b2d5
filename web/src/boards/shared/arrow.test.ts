import { expect, test } from "vitest";
import { pathOf } from "./arrow";

const numbers = (path: string): number[] => path.match(/-?[\d.]+/g)!.map(Number);
const card = { x: 100, y: 300, width: 40, height: 60 };
const plate = { x: 300, y: 100, width: 80, height: 80 };

test("an arrow begins in the middle of the piece and its head lies on its place", () => {
  const { line, head } = pathOf(card, plate);
  expect(numbers(line).slice(0, 2)).toEqual([120, 330]);
  const [x, y] = numbers(head) as [number, number];
  expect(x > plate.x && x < plate.x + plate.width && y > plate.y && y < plate.y + plate.height).toBe(true);
});

test("without a piece it points at the place from above", () => {
  const [x, y] = numbers(pathOf(null, plate).line) as [number, number];
  expect(x < 340 && y < 140).toBe(true);
});
