/** A sheet and a table to test with. */

import type { Column, Dump, Sheet } from "./shapes";

const column = (letter: string, colour: string, floors: number[]): Column => ({
  letter,
  colour,
  floors,
  houses: [],
  large: 6,
  small: 4,
});

export const COLUMNS: readonly Column[] = [
  column("A", "ochre", [1, 2, 3, 5]),
  column("B", "red", [1, 2, 3, 4, 5, 6]),
  column("C", "green", [1, 2, 4, 5, 6]),
  column("D", "blue", [1, 2, 3, 4, 5, 6]),
  column("E", "purple", [1, 3, 4]),
];

export const EMPTY: Sheet = { marks: {}, footprints: { ready: 0, spent: 0 }, cats: {}, bonuses: {} };

export const TABLE = {
  phase: "take",
  round: 1,
  first: 1,
  waiting: [1],
  dice: [2, 4, 4],
  taken: [null, null],
  choices: [[], []],
  sheets: [{ ...EMPTY, footprints: { ready: 2, spent: 3 } }, EMPTY],
} as Partial<Dump> as Dump;
