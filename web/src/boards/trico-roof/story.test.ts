import { expect, test } from "vitest";
import type { Dump, Event, Paint } from "./shapes";
import { givenBefore, givenNow, phaseOf, takerOf } from "./story";

const gave = (seat: number, card: string): Event => ({ event: "gave", seat, card });
const painted = (seat: number, colour: Paint, square: string): Event => ({
  event: "painted",
  seat,
  colour,
  square,
  instead: "B",
});

const FIRST: Event[] = [
  gave(1, "S3"),
  gave(2, "S4"),
  gave(3, "C1"),
  gave(0, "B2"),
  { event: "ranked", first: 3, painters: [3, 2, 1], cards: ["C1", "S4", "S3"], assistants: [0], trump: "C" },
  painted(3, "R", "1a"),
  { event: "scored", seat: 3, request: "res-2", points: 6, grid: [] },
  painted(2, "B", "2b"),
  { event: "idle", seat: 1 },
  { event: "assisted", seat: 0, points: 1 },
  { event: "opened", residents: [], grids: [], shuffled: false },
];
const NEXT: Event[] = [gave(3, "W1"), gave(0, "W2")];

const state = (more: Partial<Dump>): Dump =>
  ({
    leader: 1,
    hands: [[], [], [], []],
    table: ["S3", "S4", "C1", "B2"],
    rank: 0,
    chip: null,
    ...more,
  }) as Dump;
const ranked = { ranking: [2, 1, 0] };

test("a phase has what happened in it alone", () => {
  const first = phaseOf([...FIRST, ...NEXT], 0);
  expect(first.scored).toEqual([{ place: "res-2", seat: 3 }]);
  expect(first.deeds.map(({ paint, points }) => [paint, points])).toEqual([
    ["R", 6],
    ["B", 0],
    [null, 0],
  ]);
  expect(phaseOf([...FIRST, ...NEXT], 1).gifts).toHaveLength(2);
});

test("gifts lie in order of play until all are given", () => {
  const given = givenNow(state({ table: ["S3", "S4"], ranking: [] }), []);
  expect(given.map(({ seat, card, rank }) => [seat, card, rank])).toEqual([
    [1, "S3", null],
    [2, "S4", null],
  ]);
});

test("then by rank, the assistants last, with what the painters have done so far", () => {
  const { deeds } = phaseOf(FIRST.slice(0, 7), 0);
  const given = givenNow(state({ ...ranked, rank: 1 }), deeds);
  expect(given.map(({ seat, rank, assists }) => [seat, rank, assists])).toEqual([
    [3, 0, false],
    [2, 1, false],
    [1, 2, false],
    [0, null, true],
  ]);
  expect(given.map(({ deed }) => deed?.paint)).toEqual(["R", undefined, undefined, undefined]);
});

test("who has taken a colour of the set, and that it is free again in a new one", () => {
  const { deeds } = phaseOf(FIRST, 0);
  const now = state({ ...ranked, rank: 2, used: "RB" });
  const paints: Paint[] = ["R", "B", "Y"];
  expect(paints.map((paint) => takerOf(paint, now, givenNow(now, deeds)))).toEqual([3, 2, null]);
  const later = state({ ...ranked, rank: 3, used: "" });
  expect(takerOf("R", later, givenNow(later, deeds))).toBeNull();
});

test("a phase that is over can be told again", () => {
  const given = givenBefore(phaseOf([...FIRST, ...NEXT], 0));
  expect(given.map(({ seat, card, gift, assists }) => [seat, card, gift, assists])).toEqual([
    [3, "C1", 2, false],
    [2, "S4", 1, false],
    [1, "S3", 0, false],
    [0, "B2", 3, true],
  ]);
});

test("a painter who was late and found no corner has done nothing", () => {
  const { deeds } = phaseOf([{ event: "late", seat: 1, step: "paint", chooser: null }], 0);
  expect(deeds).toEqual([{ paint: null, square: null, points: 0 }]);
});

test("what a chooser laid and the late painter scored is the painter's", () => {
  const late: Event[] = [
    { event: "late", seat: 3, step: "paint", chooser: 2 },
    { event: "cornered", seat: 2, painter: 3, colour: "R", square: "1a", instead: "B" },
    { event: "scored", seat: 3, request: "gov-1", points: 3, grid: [] },
  ];
  const { deeds, scored } = phaseOf(late, 0);
  expect(deeds).toEqual([{ paint: "R", square: "1a", points: 3 }]);
  expect(scored).toEqual([{ place: "gov-1", seat: 3 }]);
});
