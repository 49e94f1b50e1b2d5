import { describe, expect, it } from "vitest";
import toml from "../../../../src/kotatsu/games/cat_tower/edition.toml?raw";
import { BUTTERFLY, COLUMNS, CUSHION_FLOOR, FOOTPRINTS, ITEMS, KIND_AT_BOWL, YARN_PLACES, mouseGroup } from "./printed";
import { neighbours, walk } from "./sheet";

/** A value of the edition; its lists are JSON, but for comments and last commas. */
function edition(name: string): unknown {
  const value = toml.split(`[${name}]`)[1]!.split(/^\[/m)[0]!.split("value =")[1]!;
  return JSON.parse(value.replace(/#.*/g, "").replace(/,\s*\]/g, "]"));
}

describe("the printed sheet", () => {
  it("is the one of the game's edition", () => {
    expect(COLUMNS.map(({ colour }) => colour)).toEqual(edition("columns.colours"));
    expect(COLUMNS.map(({ floors }) => floors)).toEqual(edition("columns.floors"));
    expect(COLUMNS.map(({ houses }) => houses)).toEqual(edition("columns.houses"));
    expect(COLUMNS.map(({ large }) => large)).toEqual(edition("columns.large"));
    expect(COLUMNS.map(({ small }) => small)).toEqual(edition("columns.small"));
    expect(ITEMS).toEqual(edition("items.order"));
    expect(ITEMS).toEqual(edition("cats.items"));
    expect(FOOTPRINTS).toBe(edition("footprints.count"));
  });

  it("pays what the edition says", () => {
    expect(YARN_PLACES).toEqual(edition("score.yarn"));
    expect([BUTTERFLY, KIND_AT_BOWL, CUSHION_FLOOR]).toEqual(["butterfly", "bowl", "cushion"].map((item) => edition(`score.${item}`)));
    expect((edition("score.mouse") as number[]).map((_, place) => mouseGroup(place + 1))).toEqual(edition("score.mouse"));
  });
});

const HEXES = COLUMNS.flatMap(({ letter, floors }) => floors.map((floor) => `${letter}${floor}`));

describe("neighbours", () => {
  it("are 48 pairs on 24 hexes", () => {
    expect(HEXES).toHaveLength(24);
    expect(HEXES.flatMap(neighbours)).toHaveLength(96);
    for (const hex of HEXES) for (const next of neighbours(hex)) expect(neighbours(next)).toContain(hex);
  });

  it("know that the first column stands half a hex higher, and that a rope breaks contact", () => {
    expect(neighbours("A1").sort()).toEqual(["A2", "B1", "B2"]);
    expect(neighbours("A3").sort()).toEqual(["A2", "B3", "B4"]);
    expect(neighbours("B1").sort()).toEqual(["A1", "B2", "C1"]);
  });
});

describe("arrow keys", () => {
  it("climb over ropes and stop at the edge", () => {
    expect(walk("A3", "ArrowUp")).toBe("A5");
    expect(walk("E3", "ArrowDown")).toBe("E1");
    expect(walk("B6", "ArrowUp")).toBe("B6");
    expect(walk("A1", "ArrowLeft")).toBe("A1");
  });

  it("step beside to the nearest floor", () => {
    expect(walk("B3", "ArrowRight")).toBe("C2");
    expect(walk("D6", "ArrowRight")).toBe("E4");
    expect(walk("A5", "ArrowRight")).toBe("B5");
  });

  it("leave other keys alone, and reach every hex", () => {
    expect(walk("B3", "Tab")).toBeNull();
    const reached = ["B3"];
    for (const hex of reached) {
      for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
        const next = walk(hex, key)!;
        if (!reached.includes(next)) reached.push(next);
      }
    }
    expect(reached.sort()).toEqual([...HEXES].sort());
  });
});
