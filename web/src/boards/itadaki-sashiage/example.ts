import type { Dump } from "./shapes";

/** For tests: four players in their second trick. */
export function someState(changes: Partial<Dump> = {}): Dump {
  return {
    phase: "play",
    round: 1,
    trick: 1,
    leader: 0,
    turn: 2,
    waiting: [],
    table: ["Y1", "Y3"],
    winning: 1,
    owed: [],
    hands: [Array(9).fill(null), Array(9).fill(null), Array(10).fill(null), ["R1", "R4"]],
    stacks: [[], [], [], []],
    towers: [
      [
        [null, "G3"],
        ["R3", "R2", "R1", "R4"],
      ],
      [["G1", "RX"]],
      [[null, "G3"]],
      [["B4", "GX"]],
    ],
    spare: [],
    buried: [1, 1, 1, 1],
    voids: ["", "", "", ""],
    chosen: [null, null, null, null],
    spoiled: [],
    moved: [2, 0, 0, 1],
    now: [11, 1, 4, 2],
    totals: { towers: [2, 2, 3, 4], tops: [8, 17, 26, 35], moved: [0, 1, 1, 1], spoiled: [0, 0, 0, 0] },
    past: [[10, 20, 30, 40]],
    ...changes,
  } as Dump;
}
