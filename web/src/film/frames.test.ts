import { expect, test } from "vitest";
import type { Frame, Replay } from "../wire";
import { chaptersOf, reelOf, scoringsOf, sheetAt, stride } from "./frames";

const start: Frame = {
  deciders: [0],
  view: {
    state: {
      hands: [
        ["R1", "R2"],
        ["B1", "B2"],
      ],
      trick: [],
    },
  },
  sheet: [
    [0, "tricks", 0, 2, 0],
    [1, "tricks", 0, 2, 0],
  ],
  goal: {},
};

const replay: Replay = {
  game: "some-game",
  players: 2,
  options: {},
  edition: "kotatsu",
  printed: {},
  names: ["Ann", ""],
  eyes: "open",
  start,
  steps: [
    {
      seat: 0,
      text: "R1",
      events: [{ event: "played", seat: 0, card: "R1", moment: 1 }],
      changes: [
        [["deciders", 0], 1],
        [["view", "state", "hands", 0], ["R2"]],
        [["view", "state", "trick", 0], "R1"],
      ],
    },
    {
      seat: 1,
      text: "B2",
      events: [
        { event: "played", seat: 1, card: "B2", moment: 2 },
        { event: "won", seat: 1, moment: 2 },
      ],
      changes: [
        [["view", "state", "hands", 1], ["B1"]],
        [["view", "state", "trick"], []],
        [
          ["sheet", 1],
          [1, "tricks", 1, 2, 2],
        ],
      ],
    },
    { seat: 1, text: "B1", events: [], changes: [[["deciders", 0], 0]] },
  ],
  result: null,
  abandoned: false,
};

const reel = reelOf(replay);

test("a frame for every moment, of which each shares what it can with the one before", () => {
  expect(reel.frames.map((frame) => frame.deciders)).toEqual([[0], [1], [1], [0]]);
  expect(reel.frames[2]!.view.state).toEqual({ hands: [["R2"], ["B1"]], trick: [] });
  expect(start.view.state).toEqual({
    hands: [
      ["R1", "R2"],
      ["B1", "B2"],
    ],
    trick: [],
  });
  expect(reel.frames[1]!.sheet).toBe(start.sheet);
  expect(reel.frames[3]!.view).toBe(reel.frames[2]!.view);
});

test("how much was told by each moment", () => {
  expect(reel.told).toEqual([0, 1, 3, 3]);
  expect(reel.story).toHaveLength(3);
});

test("marks stand where tricks end and where points change", () => {
  expect(chaptersOf(reel, ["won"])).toEqual([2]);
  expect(chaptersOf(reel, [])).toEqual([]);
  expect(scoringsOf(reel)).toEqual([2]);
});

test("a long step goes from trick to trick and ends at the ends", () => {
  const far = (from: number, by: -1 | 1, chapters = [4, 8]): number => stride(chapters, from, by, 30);
  expect([far(0, 1), far(4, 1), far(9, 1)]).toEqual([4, 8, 30]);
  expect([far(30, -1), far(8, -1), far(4, -1)]).toEqual([8, 4, 0]);
  expect([far(5, 1, []), far(25, 1, []), far(5, -1, [])]).toEqual([15, 30, 0]);
});

test("a line of the score sheet leads to where it changed", () => {
  const [ann, bot] = sheetAt(reel, 3);
  expect(ann!.events).toEqual([]);
  expect(bot).toMatchObject({ seat: 1, points: 2, events: [{ event: "played", moment: 2 }] });
  expect(sheetAt(reel, 1)[1]!.events).toEqual([]);
});
