import { describe, expect, it } from "vitest";
import { led } from "./keys";

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
