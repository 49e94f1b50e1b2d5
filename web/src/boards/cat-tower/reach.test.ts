import { expect, it } from "vitest";
import type { Move } from "../types";
import { at, cheapest, lastMarks, passOf, pendingMark, preview, reachOf } from "./reach";
import type { Event, Item, Parts } from "./shapes";

const mark = (move: number, item: Item, hex: string, cost: number, cat: Item | null = null): Move<Parts> => ({
  move,
  text: `${item} ${hex}`,
  outcome: {},
  parts: {
    kind: "mark",
    item,
    hex,
    column: hex[0]!,
    floor: Number(hex[1]),
    cat,
    score: cat && { houses: 1, items: 0, points: 0 },
    cost,
  },
});
const PASS: Move<Parts> = { move: 402, text: "pass", outcome: {}, parts: { kind: "pass" } };
const ITEMS: Item[] = ["house", "yarn", "butterfly", "bowl", "cushion", "mouse"];
const MOVES = [
  mark(1, "mouse", "B4", 1),
  mark(2, "bowl", "B4", 0),
  mark(3, "yarn", "A1", 2),
  mark(4, "house", "B4", 2, "yarn"),
  mark(5, "house", "B4", 2, "bowl"),
  PASS,
];

it("arranges moves by hex and item, in the order of the dice", () => {
  const here = at(reachOf(MOVES, ITEMS), "B4", null);
  expect(here.map(({ item }) => item)).toEqual(["house", "bowl", "mouse"]);
  expect(here[0]!.moves.map(({ move }) => move)).toEqual([4, 5]);
  expect(cheapest(here)).toBe(0);
  expect(at(reachOf(MOVES, ITEMS), null, "yarn").map(({ hex }) => hex)).toEqual(["A1"]);
  expect(passOf(MOVES)).toBe(PASS);
});

it("previews what is cheapest, unless that is a long list", () => {
  expect(preview(reachOf(MOVES, ITEMS))).toEqual(["bowl"]);
  expect(
    preview(reachOf([mark(1, "mouse", "B4", 1), mark(2, "bowl", "B4", 1), mark(3, "yarn", "B4", 1)], ITEMS)),
  ).toEqual([]);
});

it("reads a choice that is not yet seen by all", () => {
  expect(pendingMark(["house B3 yarn"])).toEqual({ item: "house", hex: "B3" });
  for (const choice of [[], [null], ["pass"]]) expect(pendingMark(choice)).toBeNull();
});

it("finds in the story where everybody wrote last", () => {
  const first: Event[] = [
    { event: "left", die: 1 },
    { event: "marked", seat: 0, item: "yarn", hex: "A1", cost: 0 },
    { event: "marked", seat: 1, item: "yarn", hex: "B1", cost: 0 },
  ];
  const rolled: Event = { event: "rolled", seat: 1, round: 2, dice: [1, 2, 3] };
  const second: Event[] = [
    rolled,
    { event: "left", die: 2 },
    { event: "passed", seat: 1, footprint: true },
    { event: "marked", seat: 0, item: "butterfly", hex: "C2", cost: 0 },
    { event: "caught", seat: 0, footprint: true },
  ];
  expect(lastMarks([])).toEqual({});
  expect(lastMarks([...first, rolled, { event: "left", die: 3 }])).toEqual({ 0: "A1", 1: "B1" });
  expect(lastMarks([...first, ...second])).toEqual({ 0: "C2" });
});
