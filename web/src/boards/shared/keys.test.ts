import { describe, expect, it } from "vitest";
import { leads, led } from "./keys";

describe("keys in a row of three", () => {
  it("go on and back, round and round", () => {
    expect(["ArrowRight", "ArrowDown"].map((key) => led(key, 1, 3))).toEqual([2, 2]);
    expect(["ArrowLeft", "ArrowUp"].map((key) => led(key, 1, 3))).toEqual([0, 0]);
    expect([led("ArrowRight", 2, 3), led("ArrowLeft", 0, 3)]).toEqual([0, 2]);
  });

  it("go to either end", () => {
    expect([led("Home", 1, 3), led("End", 1, 3)]).toEqual([0, 2]);
  });

  it("leave other keys alone", () => {
    expect(led("Enter", 1, 3)).toBeNull();
  });
});

describe("keys among buttons in rows", () => {
  // 0 1 2
  //  3 4
  const points = [
    { x: 0, y: 0 },
    { x: 50, y: 4 },
    { x: 100, y: 0 },
    { x: 25, y: 60 },
    { x: 75, y: 60 },
  ];
  const go = (key: string, from: number) => leads(key, from, points);

  it("go to the nearest that way", () => {
    expect([go("ArrowRight", 0), go("ArrowDown", 0), go("ArrowUp", 4), go("ArrowLeft", 2)]).toEqual([
      1, 3, 1, 1,
    ]);
  });

  it("go on with the next row, and back again", () => {
    expect([go("ArrowRight", 2), go("ArrowLeft", 3), go("ArrowRight", 4)]).toEqual([3, 2, 0]);
  });

  it("stay where nothing lies above or below", () => {
    expect([go("ArrowUp", 1), go("ArrowDown", 4)]).toEqual([null, null]);
  });

  it("go along a row with every arrow, though one button stands a little higher", () => {
    const row = points.slice(0, 3);
    expect([leads("ArrowDown", 0, row), leads("ArrowUp", 0, row), leads("Enter", 0, row)]).toEqual([
      1,
      2,
      null,
    ]);
  });
});
