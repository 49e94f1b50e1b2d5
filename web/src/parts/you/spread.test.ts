import { expect, it } from "vitest";
import { spread } from "./spread";

it("leaves what is far apart where it is", () => {
  expect(spread([10, 40, 80], 12)).toEqual([10, 40, 80]);
});

it("moves neighbours apart and keeps their order", () => {
  expect(spread([50, 52, 90], 12)).toEqual([50, 62, 90]);
});

it("stays on the scale", () => {
  expect(spread([80, 90, 98], 12)).toEqual([70, 82, 94]);
});
