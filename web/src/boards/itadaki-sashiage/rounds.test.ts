import { expect, test } from "vitest";
import { someState } from "./example";
import { endingOf } from "./rounds";
import type { Event } from "./shapes";

test("the end of a round shows what lay on top", () => {
  const topped = [0, 1, 2, 3].map((seat): Event => {
    return { event: "topped", seat, tower: 0, card: `Y${seat + 1}`, covered: "G3" };
  });
  const scored = [0, 1, 2, 3].map((seat): Event => {
    return { event: "scored", seat, round: 2, towers: 1, tops: 5, moved: 2, points: 8, is_spoiled: false };
  });
  const ending = endingOf(someState(), [...topped, ...scored])!;
  expect(ending[0]).toEqual({ towers: 1, tops: 5, moved: 2, cards: ["Y1", "R4"] });
  expect(endingOf(someState(), topped)).toBe(null);
});
