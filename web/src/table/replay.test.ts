import { afterAll, beforeAll, expect, test } from "vitest";
import { settings } from "../settings.svelte";
import type { Json, Moment } from "../wire";
import { Replay } from "./replay.svelte";
import { Rewind } from "./rewind.svelte";

const seen: { [key: string]: Json }[] = [1, 2, 3, 4].map((moment) => ({ event: "served", moment }));
const fetched = async (moment: number): Promise<Moment> => ({ moment, deciders: [], view: {}, sheet: [] });

beforeAll(() => void (settings.speed = "instant")); // there is no device to ask what it likes
afterAll(() => void (settings.speed = "usual"));

test("it goes from before the first to the last, with what happens", async () => {
  const rewind = new Rewind(
    () => seen,
    fetched,
    () => {},
  );
  const shown: [number | undefined, number][] = [];
  const replay = new Replay(
    rewind,
    async () => void shown.push([rewind.shown?.moment, rewind.events.length]),
  );
  expect(await replay.show(2, 3)).toBe(true);
  expect(shown).toEqual([
    [1, 0],
    [2, 1],
    [3, 1],
  ]);
  expect(replay.playing).toBe(false);
});

test("whoever steps by themselves takes over", async () => {
  const rewind = new Rewind(
    () => seen,
    fetched,
    () => {},
  );
  const replay = new Replay(rewind, async () => rewind.step(2));
  expect(await replay.show(2, 3)).toBe(false);
  expect(rewind.number).toBe(3);
  const back = new Replay(rewind, async () => rewind.now());
  expect(await back.show(2, 3)).toBe(false);
  expect(rewind.number).toBeNull();
});
