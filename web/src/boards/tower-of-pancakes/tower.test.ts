import { describe, expect, it } from "vitest";
import { faces, tricksOf } from "./cards";
import { layHand } from "./hand";
import type { TowerState } from "./state";
import { closeness, runs, stacks, standing, tally } from "./towers";
import { completeTricks, tricksShown } from "./tricks";
import { heightWords } from "./words";

const state = (more: Partial<TowerState>): TowerState => ({
  phase: "play", turn: 0, trick: 0, leader: 0, led: null, table: [], first: null, second: null, hands: [[], [], [], []], hidden: [[], [], [], []],
  spare: [], chips: [], taken: [], towers: { A: [], B: [], C: [], D: [] }, score_cards: { above: [], below: [] },
  lookers: { above: [], below: [] }, starter: 0, story: [], ...more,
});

describe("what is printed on the cards", () => {
  it("depends on the number of players", () => {
    expect(faces(4)("R5")).toEqual({ colour: "R", number: 5, sauce: "strawberry", plate: 4, pan: 3 });
    expect(faces(3)("Y1")).toMatchObject({ plate: 5, pan: 6 });
    expect([tricksOf(3), tricksOf(4)]).toEqual([9, 8]);
  });
});

describe("tricks", () => {
  // A mystery game of four as the server told it, with a card face down in each trick.
  const story = ["Y8", "R3", "down", "Y5", "serve B", "serve B", "look below D", "down", "G3", "G4", "G6", "serve B", "serve A", "look below C", "B4"];
  const told = state({ starter: 2, story, trick: 2, leader: 1, table: ["B4"], led: "B" });

  it("are told from the story, with who led and who won", () => {
    expect(completeTricks(told)).toEqual([
      { leader: 2, cards: ["Y8", "R3", "down", "Y5"], first: 2, second: 1 },
      { leader: 2, cards: ["down", "G3", "G4", "G6"], first: 1, second: 0 },
    ]);
  });
  it("show the one on the table and the one before", () => {
    expect(tricksShown(told)).toMatchObject({ number: 3, now: { leader: 1, cards: ["B4"] }, last: { first: 1 } });
    expect(tricksShown(state({})).last).toBeUndefined();
  });
  it("show at the end the last two", () => {
    const over = tricksShown({ ...told, story: story.slice(0, -1), phase: "over", leader: 2, table: ["down", "G3", "G4", "G6"] });
    expect(over).toMatchObject({ number: 2, last: { cards: ["Y8", "R3", "down", "Y5"] } });
  });
  it("rank other colours by number alone, equals by who came first", () => {
    expect(completeTricks(state({ story: ["Y1", "R7", "B7", "G2"] }))[0]).toMatchObject({ first: 0, second: 1 });
  });
  it("leave the lead where it is if all lie face down", () => {
    const [one, two] = completeTricks(state({ starter: 3, story: ["down", "down", "down", "down", "Y1", "Y2", "Y3", "Y4"] }));
    expect(one).toMatchObject({ first: null, second: null });
    expect(two).toMatchObject({ leader: 3, first: 2, second: 1 });
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
    const high = (count: number, mode: "basic" | "extreme" = "basic"): string => heightWords(Array<number>(count).fill(0), mode);
    expect([high(0), high(8), high(10), high(18)]).toEqual(["0 of 8", "8 of 8", "8 + 2", "8 + 8 + 2"]);
    expect(high(10, "extreme")).toBe("10 high");
  });
  it("tell whose chips lie where", () => {
    expect(runs([2, 2, 0, 2])).toEqual([{ seat: 2, count: 2 }, { seat: 0, count: 1 }, { seat: 2, count: 1 }]);
    expect(tally([2, 2, 0, 2])).toEqual([{ seat: 2, count: 3 }, { seat: 0, count: 1 }]);
  });
});

describe("a hand", () => {
  it("lies in one row as long as a finger meets each card", () => {
    const phone = layHand(8, 374, 76);
    expect(phone).toEqual({ row: 8, card: 66, seen: 44 });
    expect(layHand(9, 374, 76)).toMatchObject({ row: 5, seen: 75.6 });
    expect(layHand(8, 300, 76).row).toBe(4);
  });
  it("does not overlap without need", () => {
    expect(layHand(3, 374, 76)).toEqual({ row: 3, card: 76, seen: 80 });
    expect(layHand(1, 374, 76)).toEqual({ row: 1, card: 76, seen: 80 });
  });
});
