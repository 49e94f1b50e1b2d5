import { expect, test } from "vitest";
import { found } from "./search";

const PASSAGES = [
  { id: "TP-1", text: "TP-1 The cards run from 1 to 8 in four colours." },
  { id: "TP-14", text: "TP-14 Dave has to wait, see TP-1." },
  { id: "cakes", text: "What the cakes do: Hnallþóra" },
];

const ids = (sought: string): string[] => found(PASSAGES, sought).map(({ id }) => id);

test("all words count, and beginnings of words will do", () => {
  expect(ids("dave wait")).toEqual(["TP-14"]);
  expect(ids("dave colours")).toEqual([]);
  expect(ids("col")).toEqual(["TP-1"]);
});

test("a rule's own number comes before those that mention it", () => {
  expect(ids("tp-1")).toEqual(["TP-1", "TP-14"]);
  expect(found([...PASSAGES].reverse(), "TP-1")[0]!.id).toBe("TP-1");
});

test("letters that a keyboard may lack are not needed", () => {
  expect(ids("hnallthora")).toEqual(["cakes"]);
});

test("nothing is found for nothing", () => {
  expect(ids("  ")).toEqual([]);
});
