import { expect, test, vi } from "vitest";
import type { Document, Json, Moment } from "../wire";
import { Rewind, asItWas } from "./rewind.svelte";

type Fields = { [key: string]: Json };

const moment = (number: number): Moment => ({
  moment: number,
  deciders: [0],
  view: { at: number },
  sheet: [],
});
const story = (...moments: number[]): Fields[] => moments.map((one) => ({ event: "served", moment: one }));
const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

function rewinding(seen: Fields[]): { rewind: Rewind; asked: number[]; failed: ReturnType<typeof vi.fn> } {
  const asked: number[] = [];
  const failed = vi.fn();
  const fetch = async (number: number): Promise<Moment> => {
    asked.push(number);
    if (number === 13) throw new Error("no");
    return moment(number);
  };
  return { rewind: new Rewind(() => seen, fetch, failed), asked, failed };
}

test("one steps back from now, forward again with what happened, and past the newest to now", async () => {
  const { rewind, asked } = rewinding(story(1, 1, 2, 3));
  rewind.step(-1);
  await settled();
  expect(rewind.shown).toEqual(moment(2));
  expect(rewind.events).toEqual([]);
  expect(rewind.story).toHaveLength(3);
  rewind.step(1);
  await settled();
  expect(rewind.shown).toEqual(moment(3));
  expect(rewind.events).toEqual(story(3));
  rewind.step(1);
  expect([rewind.number, rewind.shown]).toEqual([null, null]);
  rewind.to(2);
  await settled();
  expect(asked).toEqual([2, 3]); // what is known is not asked again
});

test("one cannot go behind the beginning of the log", async () => {
  const { rewind } = rewinding(story(8, 9));
  rewind.to(2);
  await settled();
  expect(rewind.shown?.moment).toBe(7);
});

test("before anything has happened there is nothing to look back at", () => {
  const { rewind, asked } = rewinding([]);
  rewind.step(-1);
  expect([rewind.number, asked]).toEqual([null, []]);
});

test("quick steps skip what lies between", async () => {
  const { rewind, asked } = rewinding(story(1, 2, 3, 4, 5, 6));
  for (let i = 0; i < 4; i++) rewind.step(-1);
  await settled();
  expect(rewind.shown?.moment).toBe(2);
  expect(asked).toEqual([5, 2]);
});

test("when the log is told anew, a moment that is gone gives way to now, another one is asked again", async () => {
  const seen = story(1, 2, 3, 4);
  const { rewind, asked } = rewinding(seen);
  rewind.to(2);
  await settled();
  seen.pop();
  rewind.forget();
  await settled();
  expect([rewind.number, ...asked]).toEqual([2, 2, 2]);
  seen.splice(0, 3, ...story(7));
  const cut = rewinding(seen).rewind;
  cut.number = 2;
  cut.forget();
  expect(cut.number).toBeNull();
});

test("a refusal brings us back to now", async () => {
  const { rewind, failed } = rewinding(story(13, 14));
  rewind.to(13);
  await settled();
  expect(failed).toHaveBeenCalledOnce();
  expect([rewind.number, rewind.shown]).toEqual([null, null]);
});

test("a long step leads to where the trick before or after is over, and without tricks a good way", async () => {
  const tale = story(...Array.from({ length: 30 }, (_, i) => i + 1));
  for (const end of [9, 19]) tale[end]!.event = "ranked"; // at 10 and 20
  const rewind = new Rewind(
    () => tale,
    async (number) => moment(number),
    vi.fn(),
    () => ["ranked"],
  );
  const visited: (number | null)[] = [];
  for (const by of [-1, -1, -1, -1, 1, 1, 1] as const) {
    rewind.stride(by);
    await settled();
    visited.push(rewind.number);
  }
  expect(visited).toEqual([20, 10, 0, 0, 10, 20, null]);
  const { rewind: plain } = rewinding(tale);
  for (const number of [20, 10, 0]) {
    plain.stride(-1);
    expect(plain.number).toBe(number);
  }
  for (const number of [10, 20, 30, null]) {
    plain.stride(1);
    expect(plain.number).toBe(number);
  }
});

test("the past has no result yet, and other deciders", () => {
  const document = {
    phase: "over",
    result: { scores: [1], winners: [0] },
    game_state: { deciders: [], clocks: [] },
  };
  const past = asItWas(document as unknown as Document, moment(3));
  expect([past.phase, past.result, past.game_state?.deciders]).toEqual(["playing", null, [0]]);
});
