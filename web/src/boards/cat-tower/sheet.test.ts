import { describe, expect, it } from "vitest";
import { COLUMNS } from "./example";
import { paint, walk } from "./sheet";

const go = (hex: string, key: string): string | null => walk(COLUMNS, hex, key);
const HEXES = COLUMNS.flatMap(({ letter, floors }) => floors.map((floor) => `${letter}${floor}`));

describe("arrow keys", () => {
  it("climb over ropes and stop at the edge", () => {
    expect(go("A3", "ArrowUp")).toBe("A5");
    expect(go("E3", "ArrowDown")).toBe("E1");
    expect(go("B6", "ArrowUp")).toBe("B6");
    expect(go("A1", "ArrowLeft")).toBe("A1");
  });

  it("step beside to the nearest floor", () => {
    expect(go("B3", "ArrowRight")).toBe("C2");
    expect(go("D6", "ArrowRight")).toBe("E4");
    expect(go("A5", "ArrowRight")).toBe("B5");
  });

  it("leave other keys alone, and reach every hex", () => {
    expect(go("B3", "Tab")).toBeNull();
    const reached = ["B3"];
    for (const hex of reached) {
      for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
        const next = go(hex, key)!;
        if (!reached.includes(next)) reached.push(next);
      }
    }
    expect(reached.sort()).toEqual([...HEXES].sort());
  });
});

it("paints a column of somebody’s own sheet by its place, if it has no paint for its colour", () => {
  expect(COLUMNS.map(paint)).toEqual(["ochre", "red", "green", "blue", "purple"]);
  expect(paint({ ...COLUMNS[0]!, colour: "white" }, 1)).toBe("red");
  expect(paint({ ...COLUMNS[0]!, colour: "white" }, 5)).toBe("ochre");
});
