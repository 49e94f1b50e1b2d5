import { expect, test } from "vitest";
import { someState } from "./example";
import type { Event } from "./shapes";
import { BLANK, lastOf, played, remember } from "./tricks";

const events = (cards: [number, string][], winner?: number): Event[] => [
  ...cards.map(([seat, text]) => {
    const [card, number] = text.split("=");
    return {
      event: "played" as const,
      seat,
      card: card!,
      number: Number(number ?? text[1]),
      is_x: number !== undefined,
    };
  }),
  ...(winner === undefined ? [] : [{ event: "won" as const, seat: winner, tower: 2, cards: [] }]),
];

test("the last trick is kept with the number an X was", () => {
  const first = remember(BLANK, someState({ trick: 0, table: ["Y1", "Y3"] }), []);
  expect(first.last).toBe(null);
  const done = remember(
    first,
    someState({ trick: 1, table: [], leader: 3 }),
    events(
      [
        [2, "B2"],
        [3, "YX=5"],
      ],
      3,
    ),
  );
  expect(done.last).toEqual({
    winner: 3,
    plays: [
      { seat: 0, card: "Y1" },
      { seat: 1, card: "Y3" },
      { seat: 2, card: "B2" },
      { seat: 3, card: "YX=5" },
    ],
  });
  const next = remember(done, someState({ trick: 1, table: ["Y1"], leader: 3 }), events([[3, "Y1"]]));
  expect(next.last).toEqual(done.last);
});

test("a new round forgets it", () => {
  const before = remember(BLANK, someState(), []);
  expect(
    remember(before, someState({ phase: "stack", trick: 0, round: 2, table: [] }), [
      { event: "dealt", round: 3, leader: 0 },
    ]).last,
  ).toBe(null);
});

test("who comes later reads it off the tower, as long as that is certain", () => {
  const found = lastOf(someState())!;
  expect(found.winner).toBe(0);
  expect(found.plays.map(({ seat, card }) => `${seat} ${card}`)).toEqual(["0 R4", "1 R1", "2 R2", "3 R3"]);
  expect(lastOf(someState({ table: ["Y1", "Y3", "B3"] }))).toBe(null); // a chance may have moved its top
  expect(lastOf(someState({ trick: 0 }))).toBe(null);
});

test("what lies on the table has its players", () => {
  expect(played(someState({ leader: 3 }))).toEqual([
    { seat: 3, card: "Y1" },
    { seat: 0, card: "Y3" },
  ]);
});
