import { expect, test } from "vitest";
import type { Json } from "../wire";
import { whatMatters } from "./matters";

const THIEF = { SEATS: ["seat", "target", "one", "other"], MATTERS: ["out", "guessed", "looked"] };
const TOWER = { SEATS: ["seat", "first", "second"], MATTERS: ["ranked"] };

const laid = (moment: number, seat: number) => ({ event: "laid", moment, seat, card: "1" });
const guessed = (moment: number, seat: number, target: number) => ({
  event: "guessed",
  moment,
  seat,
  target,
});
const out = (moment: number, seat: number) => ({ event: "out", moment, seat });

test("what others did to me, and what they did before", () => {
  const story = [laid(1, 0), laid(2, 1), guessed(3, 1, 0)];
  expect(whatMatters(story, 0, THIEF)).toMatchObject({ what: story[2], why: story[1] });
  expect(whatMatters(story, 2, THIEF)).toBeNull();
});

test("the gravest counts, and who did it is why", () => {
  const story = [
    laid(1, 0),
    laid(2, 1),
    guessed(3, 1, 0),
    out(3, 0),
    { event: "looked", moment: 4, seat: 2, target: 0 },
  ];
  expect(whatMatters(story, 0, THIEF)).toMatchObject({ what: story[3], why: story[2] });
});

test("of equally grave ones the latest, and none from before the own last move", () => {
  const story = [guessed(1, 1, 0), laid(2, 0), guessed(3, 1, 0), guessed(4, 2, 0)];
  expect(whatMatters(story, 0, THIEF)?.what).toBe(story[3]);
  expect(whatMatters(story.slice(0, 2), 0, THIEF)).toBeNull();
});

test("what my own move has brought is no news", () => {
  expect(whatMatters([laid(1, 0), out(1, 0)], 0, THIEF)).toBeNull();
});

test("an event that names me without a mover of its own: the move before it is why", () => {
  const story: { [key: string]: Json }[] = [
    { event: "played", moment: 1, seat: 0 },
    { event: "played", moment: 2, seat: 1 },
    { event: "ranked", moment: 2, first: 0, second: 1 },
  ];
  expect(whatMatters(story, 0, TOWER)).toMatchObject({ what: story[2], why: story[1] });
});

test("what comes to me otherwise comes of the move", () => {
  const story = [
    { event: "served", moment: 1, seat: 1, count: 3 },
    { event: "baked", moment: 1, seat: 2, count: 1 },
    { event: "baked", moment: 1, seat: 0, count: 4 },
  ];
  expect(whatMatters(story, 0, { SEATS: ["seat"], MATTERS: ["baked"] })).toMatchObject({
    what: story[2],
    why: story[0],
  });
});

test("not of what was before that", () => {
  const story: { [key: string]: Json }[] = [
    { event: "compared", moment: 1, seat: 1, one: 1, other: 2 },
    out(1, 2),
    { event: "pancake", moment: 1, seat: 3, card: "K" },
    out(1, 3),
    out(1, 0),
  ];
  expect(whatMatters(story, 0, THIEF)).toMatchObject({ what: story[4], why: story[2] });
});

test("what I draw and discard by the move of another is no move of mine", () => {
  const story: { [key: string]: Json }[] = [
    laid(1, 0),
    laid(2, 1),
    { event: "drew", moment: 3, seat: 0 },
    { event: "reheated", moment: 3, seat: 1, target: 0 },
  ];
  const telling = { ...THIEF, MATTERS: ["reheated"] };
  expect(whatMatters(story, 0, telling)).toBeNull();
  expect(whatMatters(story, 0, { ...telling, ACTS: ["laid"] })).toMatchObject({
    what: story[3],
    why: story[1],
  });
});

test("what another gets may matter to me, also when my own move brings it to light", () => {
  const ready = (moment: number, seat: number) => ({ event: "ready", moment, seat });
  const completed = { event: "completed", moment: 2, seat: 1, column: "C" };
  const telling = { SEATS: ["seat"], MATTERS: ["completed"], OF_OTHERS: ["completed"] };
  const story = [ready(1, 1), ready(2, 0), completed];
  expect(whatMatters(story, 0, telling)?.what).toBe(completed);
  expect(whatMatters(story, 1, telling)).toBeNull();
});

test("a game that says nothing of what matters has no such line", () => {
  expect(whatMatters([guessed(1, 1, 0)], 0, { ...THIEF, MATTERS: [] })).toBeNull();
});

const PANCAKES = { SEATS: ["seat", "other", "others"], MATTERS: ["took", "gave", "lapsed", "won"] };
const took = (moment: number, seat: number, other: number) => ({ event: "took", moment, seat, other });

test("all that has come to me meanwhile, the gravest first, the latest first of equally grave ones", () => {
  const story: { [key: string]: Json }[] = [
    { event: "played", moment: 1, seat: 0 },
    took(2, 1, 0),
    { event: "gave", moment: 3, seat: 2, other: 0 },
    took(4, 2, 3),
    took(5, 2, 0),
  ];
  expect(whatMatters(story, 0, PANCAKES)?.all).toEqual([story[4], story[1], story[2]]);
});

test("what somebody has done to others is not why something comes to me", () => {
  const chance = { event: "chance", moment: 2, seat: 3, others: [0, 1] };
  const story: { [key: string]: Json }[] = [
    { event: "played", moment: 1, seat: 0 },
    { event: "played", moment: 2, seat: 3 },
    chance,
    took(3, 3, 1),
    took(4, 3, 0),
  ];
  expect(whatMatters(story, 0, PANCAKES)?.why).toBe(chance);
  const won = { event: "won", moment: 3, seat: 0, tower: 1 };
  expect(whatMatters([...story.slice(0, 4), won], 0, PANCAKES)).toMatchObject({ what: won, why: null });
});

test("nothing of a round that is over, but what has come with its end", () => {
  const telling = { ...THIEF, AFRESH: ["dealt"], BY_CHANCE: ["pancake"], MATTERS: ["pancake:V", "out"] };
  const dealt = { event: "dealt", moment: 3, seat: 1 };
  const story = [laid(1, 0), laid(2, 1), out(2, 0), laid(3, 1), dealt, laid(4, 1)];
  expect(whatMatters(story, 0, telling)).toBeNull();
  const burnt = { event: "pancake", moment: 4, seat: 0, card: "V" };
  expect(whatMatters([...story, burnt], 0, telling)).toMatchObject({ what: burnt, why: null });
  expect(whatMatters([...story, { ...burnt, card: "G" }], 0, telling)).toBeNull();
  const byOwnMove = [laid(3, 0), dealt, { ...burnt, moment: 3 }, laid(4, 1)];
  expect(whatMatters(byOwnMove, 0, telling)?.what).toBe(byOwnMove[2]);
});
