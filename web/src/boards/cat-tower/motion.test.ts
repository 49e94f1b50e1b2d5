import { expect, it } from "vitest";
import { TABLE } from "./example";
import { motionsOf, poolSpots } from "./motion";

it("tells equal dice apart, and lets the last of them go", () => {
  expect(poolSpots([2, 4, 4])).toEqual(["pool 2 0", "pool 4 0", "pool 4 1"]);
  const [flight] = motionsOf([{ event: "took", seat: 1, die: 4 }], TABLE);
  expect(flight).toEqual({
    after: 0,
    fly: "die 1",
    from: ["pool 4 4", "pool 4 3", "pool 4 2", "pool 4 1", "pool 4 0"],
  });
});

it("shows one sheet after the other, and then the new dice", () => {
  const motions = motionsOf(
    [
      { event: "ready", seat: 0 },
      { event: "marked", seat: 1, item: "house", hex: "B3", cost: 0 },
      { event: "scored", seat: 1, cat: "yarn", houses: 1, items: 2, points: 2 },
      { event: "passed", seat: 0, footprint: true },
      { event: "rolled", seat: 1, round: 2, dice: [2, 4, 4] },
    ],
    TABLE,
  );
  expect(motions).toEqual([
    { at: "mark 1 B3", gesture: "land", after: 0 },
    { at: "cat 1 yarn", gesture: "hop", after: 320 },
    { at: "print 0 4", gesture: "land", after: 670 },
    { at: "pool 2 0", gesture: "tumble", after: 990 },
    { at: "pool 4 0", gesture: "tumble", after: 1040 },
    { at: "pool 4 1", gesture: "tumble", after: 1090 },
  ]);
});
