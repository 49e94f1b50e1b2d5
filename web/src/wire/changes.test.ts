import { expect, test } from "vitest";
import type { Change } from "../wire";
import { Misfit, changed } from "./changes";

const old = {
  hand: ["B1", "B7"],
  trick: { led: "B" },
  over: false,
  seats: [{ name: "Ann" }, { name: "Bo" }],
};

test("puts, appends and takes away, in order", () => {
  const steps: Change[] = [
    [["hand", 2], "R3"],
    [["trick", "led"]],
    [["turn"], 2],
    [["seats", 1, "name"], "Bob"],
  ];
  expect(changed(old, steps)).toEqual({
    hand: ["B1", "B7", "R3"],
    trick: {},
    over: false,
    seats: [{ name: "Ann" }, { name: "Bob" }],
    turn: 2,
  });
});

test("leaves the old document alone and shares what did not change", () => {
  const before = structuredClone(old);
  const after = changed(old, [[["seats", 1, "name"], "Bob"]]);
  expect(old).toEqual(before);
  expect(after.seats[0]).toBe(old.seats[0]);
  expect(after.hand).toBe(old.hand);
  expect(after.seats).not.toBe(old.seats);
});

test("replaces the whole document", () => {
  expect(changed(old as unknown, [[[], { hand: [] }]])).toEqual({ hand: [] });
});

test("what does not fit is a misfit, not a guess", () => {
  const wrong: Change[] = [
    [["nobody", "name"], 1],
    [["hand", 5], "R1"],
    [["trick", "trump"]],
    [["over", "x"], 1],
  ];
  for (const step of wrong) expect(() => changed(old, [step])).toThrow(Misfit);
  expect(() => changed(old, [[["__proto__", "x"], 1]])).toThrow(Misfit);
});
