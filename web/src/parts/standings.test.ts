import { expect, test } from "vitest";
import { standings } from "./standings";

const order = (scores: number[], winners: number[]): number[][] =>
  standings({ scores, winners }).map(({ seat, place }) => [seat, place]);

test("by points, the winner first", () => {
  expect(order([3, 9, 5], [1])).toEqual([
    [1, 1],
    [2, 2],
    [0, 3],
  ]);
});

test("who has as many points shares a place, unless the rules break the tie", () => {
  expect(order([7, 4, 7, 4], [0, 2])).toEqual([
    [0, 1],
    [2, 1],
    [1, 3],
    [3, 3],
  ]);
  expect(order([7, 7, 2], [1])).toEqual([
    [1, 1],
    [0, 2],
    [2, 3],
  ]);
});
