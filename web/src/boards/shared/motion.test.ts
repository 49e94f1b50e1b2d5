import { expect, test } from "vitest";
import { FLIGHT, endOf, inTurn, type Motion } from "./motion";

const hop = (at: string, after?: number): Motion => ({
  at,
  gesture: "hop",
  ...(after !== undefined && { after }),
});

test("each begins when the last have come to rest; what does not move takes no time", () => {
  const motions = inTurn([[{ fly: "a", from: "b" }], [], [hop("c"), hop("d", 100)], [hop("e")]]);
  expect(motions.map(({ after }) => after)).toEqual([0, FLIGHT, FLIGHT + 100, FLIGHT + 450]);
  expect(endOf(motions)).toBe(FLIGHT + 800);
  expect(inTurn([])).toEqual([]);
});

test("many hurry, in the same order", () => {
  const begins = inTurn(Array.from({ length: 20 }, (_, n) => [hop(String(n))])).map(({ after }) => after!);
  expect(begins.at(-1)).toBe(2400);
  expect(begins).toEqual([...begins].sort((a, b) => a - b));
  expect(new Set(begins).size).toBe(20);
});
