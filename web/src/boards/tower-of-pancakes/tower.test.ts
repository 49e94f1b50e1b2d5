import { describe, expect, it } from "vitest";
import { FLIGHT } from "../shared/motion";
import { faces } from "./cards";
import { layHand } from "./hand";
import { motionsOf } from "./motion";
import type { Dump, Event, Plate } from "./shapes";
import { closeness, runs, stacks, standing, tally } from "./towers";
import { completeTricks, tricksShown } from "./tricks";
import { heightWords } from "./words";

const state = (more: Partial<Dump>): Dump =>
  ({
    phase: "play",
    turn: 0,
    trick: 0,
    leader: 0,
    led: null,
    table: [],
    first: null,
    second: null,
    hands: [[], [], [], []],
    hidden: [[], [], [], []],
    spare: [],
    opened: [],
    voids: [],
    hidden_voids: [],
    chips: [],
    taken: [],
    towers: { A: [], B: [], C: [], D: [] },
    score_cards: { above: [], below: [] },
    lookers: { above: [], below: [] },
    starter: 0,
    story: [],
    ...more,
  }) as Dump;

describe("what is printed on the cards", () => {
  it("is what this table plays with", () => {
    const printed = { plate: [7, 6, 5, 5, 4], pan: [5, 4, 4, 3, 3] };
    expect(faces(printed)("R5")).toEqual({ colour: "R", number: 5, sauce: "strawberry", plate: 4, pan: 3 });
  });
});

const up = (seat: number, card: string): Event => ({ event: "played", seat, face: "up", card });
const down = (seat: number, card?: string): Event => ({
  event: "played",
  seat,
  face: "down",
  ...(card && { card }),
});
const ranked = (first: number | null, second: number | null): Event => ({
  event: "ranked",
  first,
  second,
  taker: first ?? 0,
});
const served = (seat: number, plate: Plate, count: number, height: number, discarded = 0): Event => ({
  event: "served",
  seat,
  plate,
  count,
  discarded,
  height,
});
const baked = (seat: number, count = 1): Event => ({ event: "baked", seat, count });

describe("tricks", () => {
  // A mystery game of four as the server told it, with a card face down in each trick.
  const story = [
    ...[
      up(2, "Y8"),
      up(3, "R3"),
      down(0),
      up(1, "Y5"),
      ranked(2, 1),
      served(2, "B", 1, 1),
      served(1, "B", 3, 4),
    ],
    ...[baked(3), baked(0), down(2, "B1"), up(3, "G3"), up(0, "G4"), up(1, "G6"), ranked(1, 0)],
    up(1, "B4"),
  ];
  const hands = [["R1"], [null], ["B2"], [null]];
  const told = state({ starter: 2, trick: 2, leader: 1, table: ["B4"], led: "B", hands });

  it("are told from what has happened, with who led and who won", () => {
    expect(completeTricks(story)).toEqual([
      { leader: 2, cards: ["Y8", "R3", "down", "Y5"], first: 2, second: 1 },
      { leader: 2, cards: ["down", "G3", "G4", "G6"], first: 1, second: 0 },
    ]);
  });
  it("show the one on the table and the one before", () => {
    expect(tricksShown(told, story)).toMatchObject({
      number: 3,
      of: 4,
      now: { leader: 1, cards: ["B4"] },
      last: { first: 1 },
    });
    expect(tricksShown(state({}), []).last).toBeUndefined();
  });
  it("show at the end only the one on the table: no other is the last", () => {
    const over = tricksShown(
      { ...told, phase: "over", leader: 2, table: ["down", "G3", "G4", "G6"], hands: [[], [], [], []] },
      story,
    );
    expect(over).toMatchObject({ number: 2, of: 2, last: undefined });
  });
});

describe("what moves", () => {
  const eyes = { seat: 2, game: state({}), mode: "basic" } as const;

  it("is a card from the own hand, or from whoever played it", () => {
    expect(motionsOf([up(2, "Y8"), up(3, "R3")], eyes)).toEqual([
      { fly: "trick 2", from: ["hand Y8", "stock 2"], after: 0 },
      { fly: "trick 3", from: ["stock 3"], after: FLIGHT },
    ]);
  });
  it("are pancakes, one after the other, and then the tower", () => {
    expect(motionsOf([served(1, "B", 2, 4, 1)], { ...eyes, game: state({ phase: "serve" }) })).toEqual([
      { fly: "chip B 2", from: "stock 1", after: 0 },
      { fly: "chip B 3", from: "stock 1", after: 45 },
      { at: "tower B", gesture: "wobble", after: 45 + FLIGHT },
      { fly: "heap", from: "tower B", after: 45 + FLIGHT },
    ]);
  });
  it("is a guest who has enough", () => {
    const full = state({ phase: "serve", towers: { A: Array<number>(8).fill(1), B: [], C: [], D: [] } });
    expect(motionsOf([served(1, "A", 1, 8)], { ...eyes, game: full }).at(-1)).toEqual({
      at: "guest A",
      gesture: "hop",
      after: 2 * FLIGHT,
    });
  });
  it("is who won, and who was second", () => {
    expect(
      motionsOf([up(3, "R3"), ranked(3, 1)], { ...eyes, game: state({ phase: "serve" }) }).slice(1),
    ).toEqual([
      { at: "trick 3", gesture: "hop", after: FLIGHT },
      { at: "trick 1", gesture: "hop", after: FLIGHT + 250 },
    ]);
  });
  it("is one result after the other, and the trick is swept aside last", () => {
    const results = motionsOf([served(1, "B", 2, 4), baked(0, 2), baked(3, 2)], eyes);
    const begins = (part: string): number | undefined =>
      results.find((motion) => ("fly" in motion ? motion.fly : "at" in motion ? motion.at : "") === part)
        ?.after;
    const wobbled = 45 + FLIGHT + 350;
    expect([begins("tower B"), begins("stock 0"), begins("stock 3"), begins("last 2")]).toEqual([
      45 + FLIGHT,
      wobbled,
      wobbled + FLIGHT,
      wobbled + 2 * FLIGHT,
    ]);
  });
  it("is the last card, which lies in its trick until that is swept aside", () => {
    const [card, , sweep] = motionsOf([down(3), ranked(null, null), baked(0, 2)], eyes);
    expect(card).toEqual({
      fly: "last 3",
      from: ["stock 3"],
      after: 0,
      stop: { at: "trick 3", until: 2 * FLIGHT },
    });
    expect(sweep?.after).toBe(2 * FLIGHT);
  });
  it("is a trick that lies aside when the next one begins", () => {
    const aside = motionsOf([baked(0, 2), baked(2, 0)], eyes);
    expect(aside[0]).toEqual({ at: "stock 0", gesture: "toss", after: 0 });
    expect(aside.slice(1)).toEqual([
      ...[0, 1, 2, 3].map((who) => ({ fly: `last ${who}`, from: `trick ${who}`, after: FLIGHT })),
      // Whoever leads next comes first; until then each name stays where the card lies.
      ...[0, 1, 2, 3].map((who) => ({
        fly: `name ${who}`,
        from: `name ${who}`,
        stop: { at: `name ${who}`, until: FLIGHT },
      })),
    ]);
    expect(motionsOf([baked(0, 0)], { ...eyes, game: state({ phase: "look" }) })).toEqual([]);
  });
});

describe("plates", () => {
  const full = Array<number>(8).fill(0);
  it("open, fill, and Dave's last", () => {
    const towers = { A: full, B: full, C: [0], D: [] };
    expect(standing("A", towers, "basic")).toBe("full");
    expect(standing("C", towers, "basic")).toBe("open");
    expect(standing("D", towers, "basic")).toBe("closed");
    expect(standing("D", { ...towers, C: full }, "mystery")).toBe("open");
    expect(standing("A", towers, "extreme")).toBe("open");
  });
  it("hold stacks of eight, or one tower", () => {
    expect(stacks([], "basic")).toEqual([[]]);
    expect(stacks([...full, 1, 2], "basic")).toEqual([full, [1, 2]]);
    expect(stacks([...full, 1, 2], "extreme")).toHaveLength(1);
    expect(closeness(8)).toBe(1);
    expect(closeness(15)).toBe(0.5);
  });
  it("tell how high they are, stack by stack", () => {
    const high = (plate: "A" | "D", count: number, mode: "basic" | "extreme" = "basic"): string =>
      heightWords(plate, Array<number>(count).fill(0), mode);
    expect([high("A", 0), high("A", 8)]).toEqual(["0 of 8", "8 of 8"]);
    expect([high("D", 3), high("D", 10), high("D", 18)]).toEqual(["3 so far", "8 + 2", "8 + 8 + 2"]);
    expect(high("A", 10, "extreme")).toBe("10 high");
  });
  it("tell whose chips lie where", () => {
    expect(runs([2, 2, 0, 2])).toEqual([
      { seat: 2, count: 2 },
      { seat: 0, count: 1 },
      { seat: 2, count: 1 },
    ]);
    expect(tally([2, 2, 0, 2])).toEqual([
      { seat: 2, count: 3 },
      { seat: 0, count: 1 },
    ]);
  });
});

describe("a hand", () => {
  it("lies in one row where it is low, as long as a finger meets each card", () => {
    expect(layHand(8, 374, 110)).toEqual({ row: 8, card: 66, seen: 44 });
    expect(layHand(8, 300, 110).row).toBe(4);
  });
  it("lies in two rows where more of each card is seen then", () => {
    const { row, card, seen } = layHand(8, 374, 200);
    expect(row).toBe(4);
    expect(card).toBeGreaterThan(70);
    expect(seen).toBeGreaterThan(card);
    expect(2 * card * (134 / 104)).toBeLessThan(200);
  });
  it("does not overlap without need", () => {
    const { card, seen } = layHand(3, 374, 124);
    expect(card).toBeCloseTo(76, 0);
    expect(seen).toBe(card + 4);
    expect(layHand(1, 374, 124).card).toBe(card);
  });
  it("grows with its room", () => {
    expect(layHand(8, 1600, 300).card).toBeGreaterThan(180);
  });
});
