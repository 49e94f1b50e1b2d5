import { expect, test } from "vitest";
import type { Json } from "../../wire";
import type { Move } from "../types";
import { groups } from "./groups";

const move = (number: number, parts: { [key: string]: Json }): Move => ({
  move: number,
  text: `m${number}`,
  outcome: {},
  parts,
});

test("few moves of one kind are one group", () => {
  const moves = ["A", "B", "C"].map((plate, i) => move(i, { kind: "serve", plate }));
  expect(groups(moves)).toEqual([{ by: null, value: null, moves, differ: null }]);
});

test("kinds come first", () => {
  const moves = [
    move(0, { kind: "take", other: 1 }),
    move(1, { kind: "give", other: 1 }),
    move(2, { kind: "take", other: 2 }),
  ];
  expect(groups(moves).map((group) => [group.value, group.moves.length])).toEqual([
    ["take", 2],
    ["give", 1],
  ]);
});

test("many moves are split by the part with the fewest values", () => {
  const moves = ["R", "B", "Y"].flatMap((colour, c) =>
    ["1a", "1b", "2a", "2b"].map((square, s) => move(4 * c + s, { kind: "paint", colour, square })),
  );
  expect(groups(moves).map((group) => group.value)).toEqual(["R", "B", "Y"]);
  expect(groups(moves).every((group) => group.by === "colour" && group.moves.length === 4)).toBe(true);
  expect(groups(moves).every((group) => group.differ === "square")).toBe(true);
});

test("every move stays in exactly one group", () => {
  const moves = Array.from({ length: 20 }, (_, i) =>
    move(i, { kind: "mark", item: i % 6, ways: [{ cost: i }] }),
  );
  const numbers = groups(moves).flatMap((group) => group.moves.map((one) => one.move));
  expect(numbers.sort((a, b) => a - b)).toEqual(moves.map((one) => one.move));
  expect(groups([])).toEqual([]);
});
