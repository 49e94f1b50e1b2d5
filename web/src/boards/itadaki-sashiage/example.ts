import type { Pancakes } from "./pancakes";

/** For tests: four players in their second trick. */
export function someState(changes: Partial<Pancakes> = {}): Pancakes {
  return {
    phase: "play",
    round: 1,
    trick: 1,
    leader: 0,
    turn: 2,
    waiting: [],
    table: ["Y1", "Y3"],
    owed: [],
    hands: [Array(9).fill(null), Array(9).fill(null), Array(10).fill(null), ["R1", "R4"]],
    stacks: [[], [], [], []],
    towers: [[[null, "G3"], ["R3", "R2", "R1", "R4"]], [["G1", "RX"]], [[null, "G3"]], [["B4", "GX"]]],
    chosen: [null, null, null, null],
    spoiled: [],
    moved: [2, 0, 0, 1],
    past: [[10, 20, 30, 40]],
    ...changes,
  };
}
