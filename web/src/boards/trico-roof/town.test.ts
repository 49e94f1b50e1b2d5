import { expect, test } from "vitest";
import type { Dump, Printed, Request } from "./shapes";
import { governmentAsks, onRoofs, residentsAsk, roofAt, toGive } from "./town";

const request = (points: number): Request => ({ points, rows: [["R*", "B"]] });
const PRINTED: Printed = {
  chips: 10,
  phases: 6,
  gifts: 4,
  numbers: 4,
  copies: 2,
  example: { given: [], order: [], assist: [] },
  government: [1, 3, 5].map((points) => ({ front: request(points), back: request(points + 1) })),
  residents: [7, 8, 9, 10].map(request),
};

const table = (more: Partial<Dump>): Dump =>
  ({
    leader: 2,
    hands: [["W1"], [null], [null], [null]],
    table: ["B3", "B2", "B3", "B4"],
    government: ["front", "back", "front"],
    residents: { open: [1, 4, 3], scored: [false, true, false], deck: [], discarded: [] },
    ...more,
  }) as Dump;

test("the open side of a card is asked for, and nothing by a card that lies face down", () => {
  const government = governmentAsks(table({}), PRINTED);
  expect(government.map(({ place }) => place)).toEqual(["gov-1", "gov-2", "gov-3"]);
  expect(government.map(({ request }) => request?.points)).toEqual([1, 4, 5]);
  expect(government.map(({ behind }) => behind?.points)).toEqual([2, 3, 6]);
  const residents = residentsAsk(table({}), PRINTED);
  expect(residents.map(({ place, request }) => [place, request?.points])).toEqual([
    ["res-1", 7],
    ["res-2", undefined],
    ["res-3", 9],
  ]);
});

test("what lies on a square, and how much of a colour", () => {
  const roofs = ["BBYY", "RRYY", "BYRB", "Y.BY"];
  expect(["1a", "2d", "3c", "4b"].map((square) => roofAt(roofs, square))).toEqual(["B", "Y", "R", null]);
  expect(onRoofs(roofs, "R")).toBe(3);
});

test("who is still to give", () => {
  expect(toGive(table({}), PRINTED)).toEqual([]);
  expect(toGive(table({ table: ["B3"] }), PRINTED)).toEqual([3, 0, 1]);
  expect(toGive(table({ leader: 1, hands: [["W1"], [null]], table: ["B1"] }), PRINTED)).toEqual([0, 1, 0]);
});
