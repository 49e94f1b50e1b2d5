import { expect, test } from "vitest";
import { motionsOf } from "./motion";
import type { Event } from "./shapes";

const PLAYED: Event = { event: "played", seat: 2, card: "R5", number: 5, is_x: false };
const MOVED = { card: "R5", from: 1, to: 0, uncovered: "B2", seat: 2, other: 0 };

test("an own card comes from the hand, another's from its player, also if one holds the same", () => {
  expect(motionsOf([PLAYED], 2)[0]).toMatchObject({ fly: "played 2", from: "hand R5" });
  expect(motionsOf([PLAYED], 1)[0]).toMatchObject({ fly: "played 2", from: "tray 2" });
});

test("who takes gets the top, who gives lets it go; the point is the mover's either way", () => {
  const [taken, , point] = motionsOf([{ ...MOVED, event: "took" }], null);
  expect(taken).toMatchObject({ fly: "top 2:0", from: "top 0:1" });
  expect(point).toMatchObject({ carry: "+1", from: "top 2:0", to: "score 2" });
  const [given, , same] = motionsOf([{ ...MOVED, event: "gave" }], null);
  expect(given).toMatchObject({ fly: "top 0:0", from: "top 2:1" });
  expect(same).toMatchObject({ carry: "+1", from: "top 0:0", to: "score 2" });
});

test("a last card goes onto its tower, from the hand or from its player", () => {
  const topped: Event = { event: "topped", seat: 1, tower: 2, card: "G4", covered: "B2" };
  expect(motionsOf([topped], 1)[0]).toMatchObject({ fly: "top 1:2", from: "hand G4" });
  expect(motionsOf([topped], 0)[0]).toMatchObject({ fly: "top 1:2", from: "tray 1" });
});

test("one after the other; what is not seen to move takes no time", () => {
  const won: Event = { event: "won", seat: 1, tower: 3, cards: [] };
  const motions = motionsOf([PLAYED, { event: "ready", seat: 0 }, won], null);
  expect(motions.map(({ after }) => after)).toEqual([0, 320, 640]);
  expect(motions[1]).toMatchObject({ fly: "tower 1:3", from: "table" });
});
