import { expect, test } from "vitest";
import { motionsOf } from "./motion";
import type { Dump, Event } from "./shapes";

const game = (table: string[]): Dump => ({ table }) as Dump;
const moved = (event: Event, seat: number | null = 0, table: string[] = ["B3", "W2"]) =>
  motionsOf([event], { seat, game: game(table) });

test("a gift comes from the own hand, or from whoever gave it", () => {
  const gave: Event = { event: "gave", seat: 0, card: "W2" };
  expect(moved(gave)).toEqual([{ fly: "gift 1", from: ["hand W2", "points 0"], largest: 1.4, after: 0 }]);
  expect(moved(gave, 1)).toEqual([{ fly: "gift 1", from: ["points 0"], largest: 1.4, after: 0 }]);
});

test("several gifts at once come to the last places", () => {
  const gave = (seat: number): Event => ({ event: "gave", seat, card: "B1" });
  const flights = motionsOf([gave(1), gave(2)], { seat: 0, game: game(["B1", "B1", "B1"]) });
  expect(flights.map((motion) => "fly" in motion && motion.fly)).toEqual(["gift 1", "gift 2"]);
});

test("paint comes from its pot, whoever lays it", () => {
  const chip = { seat: 1, colour: "R", square: "1a", instead: "B" } as const;
  const flight = [{ fly: "roof 1a", from: ["paint R"], largest: 1.4, after: 0 }];
  expect(moved({ event: "painted", ...chip })).toEqual(flight);
  expect(moved({ event: "cornered", painter: 2, ...chip })).toEqual(flight);
});

test("what is gained comes from the request; its other side unfolds, new ones slide in one after the other", () => {
  const asked = { request: "gov-2", points: 3, grid: [] } as const;
  expect(moved({ event: "scored", seat: 2, ...asked, grid: [] })).toEqual([
    { carry: 3, from: "request gov-2", to: "points 2", after: 0 },
    { at: "points 2", gesture: "swell", after: 320 },
  ]);
  expect(moved({ event: "turned", ...asked, grid: [] })).toEqual([
    { at: "request gov-2", gesture: "unfold", after: 0 },
  ]);
  const opened = moved({ event: "opened", residents: [1, 2, 3], grids: [], shuffled: false });
  expect(opened.map(({ after }) => after)).toEqual([70, 140, 210]);
});

test("a roof, what it brings, the other side, the helper: one after the other", () => {
  const asked = { request: "gov-2", points: 3, grid: [] } as const;
  const events: Event[] = [
    { event: "painted", seat: 1, colour: "R", square: "1a", instead: "B" },
    { event: "scored", seat: 1, ...asked, grid: [] },
    { event: "turned", ...asked, grid: [] },
    { event: "assisted", seat: 2, points: 1 },
  ];
  const motions = motionsOf(events, { seat: 0, game: game([]) });
  expect(motions.map(({ after }) => after)).toEqual([0, 320, 640, 890, 1210]);
});
