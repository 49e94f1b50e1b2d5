import { expect, test } from "vitest";
import type { Move } from "../types";
import { hinted, lit, ways } from "./choices";
import { someState } from "./example";
import type { Parts } from "./shapes";
import { offersOf } from "./words";

const move = (number: number, parts: Parts): Move<Parts> => ({ move: number, text: "", outcome: {}, parts });
const X = [1, 2, 3].map((number) => move(number, { kind: "play", card: "RX", fruit: "R", number }));
const CHANCE = [
  move(10, { kind: "take", other: 0, their_tower: 1, own_tower: 0 }),
  move(11, { kind: "give", other: 0, their_tower: 0, own_tower: 0 }),
  move(12, { kind: "give", other: 0, their_tower: 1, own_tower: 0 }),
];

test("a card is one step, an X two: the number follows", () => {
  const all = ways([move(5, { kind: "play", card: "R1", fruit: "R", number: 1 }), ...X], 3);
  expect([...lit(all, null)].map(([place, found]) => [place, found?.move])).toEqual([
    ["R1", 5],
    ["RX", undefined],
  ]);
  expect([...lit(all, "RX")].map(([place, found]) => [place, found?.move])).toEqual([
    ["=1", 1],
    ["=2", 2],
    ["=3", 3],
  ]);
});

test("an X that can be only one number is one step, and so is stacking one", () => {
  expect([...lit(ways(X.slice(0, 1), 3), null).values()]).toEqual([X[0]]);
  expect(lit(ways([move(6, { kind: "stack", card: "RX" })], 3), null).get("RX")?.move).toBe(6);
});

test("a chance begins where a top can be taken or given, and goes on where it can lie", () => {
  const all = ways(CHANCE, 3);
  expect([...lit(all, null).keys()]).toEqual(["0:1", "3:0"]);
  expect([...lit(all, "3:0").keys()]).toEqual(["0:0", "0:1"]);
  expect(lit(all, "0:1").get("3:0")?.move).toBe(10);
  expect([
    hinted(all, 12, null),
    hinted(all, 12, "3:0"),
    hinted(all, 12, "0:1"),
    hinted(all, null, null),
  ]).toEqual(["3:0", "0:1", null, null]);
});

test("every offer is named", () => {
  const around = { state: someState(), seat: 3, names: ["Ann", "Bob", "Cleo", "Dan"] };
  const all = ways(CHANCE, 3);
  expect([...offersOf(all, null, around).values()]).toEqual([
    "Itadaki: take strawberry 4 from Ann's tower 2",
    "Sashiage: give kiwi X away from your tower 1",
  ]);
  expect(offersOf(all, "0:1", around).get("3:0")).toBe("Put strawberry 4 on your tower 1, over kiwi X");
  expect([...offersOf(ways(X, 3), "RX", around).values()][2]).toBe("Play strawberry X as a 3");
  expect(offersOf(ways([move(9, { kind: "top", tower: 0 })], 3), null, around).get("3:0")).toBe(
    "Put strawberry 1 on your tower 1, over kiwi X",
  );
});
