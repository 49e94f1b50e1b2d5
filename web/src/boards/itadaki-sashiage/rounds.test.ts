import { expect, test } from "vitest";
import { someState } from "./example";
import { endingOf } from "./rounds";

test("the end of a round shows what lay on top", () => {
  const topped = [0, 1, 2, 3].map((seat) => ({ event: "topped", seat, tower: 0, card: `Y${seat + 1}` }));
  const scored = [0, 1, 2, 3].map((seat) => ({ event: "scored", seat, towers: 1, tops: 5, moved: 2 }));
  const ending = endingOf(someState(), [...topped, ...scored])!;
  expect(ending[0]).toEqual({ towers: 1, tops: 5, moved: 2, cards: ["Y1", "R4"] });
  expect(endingOf(someState(), topped)).toBe(null);
});
