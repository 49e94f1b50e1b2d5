import { expect, test } from "vitest";
import type { Document } from "../wire";
import { missing } from "./missing";

const PERSON = { kind: "person", host: false, away: false, kept: null };

/** Ann is host, Ben and Cleo play too, and a bot; we are whoever `own` says. */
function table(more: object, own: number[] = [0], seats: object[] = []): Document {
  const all = [{ ...PERSON, host: true }, PERSON, PERSON, { ...PERSON, kind: "bot" }];
  const presence = ["here", "here", "here", null];
  return {
    phase: "playing",
    host: own.includes(0),
    own,
    seats: all.map((seat, number) => ({ ...seat, ...seats[number] })),
    presence,
    ...more,
  } as unknown as Document;
}

test("while everybody is here nobody is missing", () => {
  expect(missing(table({}))).toEqual([]);
});

test("the host may let a bot play for whoever is gone or has left, but not twice", () => {
  expect(missing(table({ presence: ["here", "gone", "stale", null] }))).toEqual([1]);
  expect(missing(table({}, [0], [{}, { away: true }, { away: true, kept: "cat" }]))).toEqual([1]);
});

test("guests may only where the host is missing too", () => {
  expect(missing(table({ presence: ["here", "gone", "here", null] }, [2]))).toEqual([]);
  expect(missing(table({ presence: ["gone", "gone", "here", null] }, [2]))).toEqual([0, 1]);
  expect(missing(table({ presence: ["gone", "gone", "here", null] }, []))).toEqual([]);
});

test("before and after the game there is nothing to play", () => {
  expect(missing(table({ phase: "gathering", presence: ["here", "gone", "here", null] }))).toEqual([]);
  expect(missing(table({ phase: "over", presence: ["here", "gone", "here", null] }))).toEqual([]);
});
