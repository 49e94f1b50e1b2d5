/** What is printed on the sheet and in the rulebook; the same numbers as the game's edition.toml. */

import { ITEMS, type Column as Colour, type Item } from "../../art/kinds";

export { ITEMS, type Colour, type Item };

export interface Column {
  letter: string;
  colour: Colour;
  /** A floor that is missing is a rope. */
  floors: readonly number[];
  /** The floors with a house picture. */
  houses: readonly number[];
  /** For whoever completes it in the first round that anybody does, and for whoever does later. */
  large: number;
  small: number;
}

export const COLUMNS: readonly Column[] = [
  { letter: "A", colour: "ochre", floors: [1, 2, 3, 5], houses: [5], large: 6, small: 4 },
  { letter: "B", colour: "red", floors: [1, 2, 3, 4, 5, 6], houses: [3], large: 9, small: 5 },
  { letter: "C", colour: "green", floors: [1, 2, 4, 5, 6], houses: [1, 6], large: 7, small: 3 },
  { letter: "D", colour: "blue", floors: [1, 2, 3, 4, 5, 6], houses: [2], large: 8, small: 4 },
  { letter: "E", colour: "purple", floors: [1, 3, 4], houses: [4], large: 3, small: 2 },
];
/** From the top down, as one reads. */
export const FLOORS: readonly number[] = [6, 5, 4, 3, 2, 1];
export const FOOTPRINTS = 18;
/** Whoever has completed so many columns ends the game. */
export const COLUMNS_TO_END = 3;

/** The places in each column's yarn. */
export const YARN_PLACES: readonly number[] = [9, 3, 0, 0];
export const BUTTERFLY = 2;
export const KIND_AT_BOWL = 2;
export const CUSHION_FLOOR = 1;
export const mouseGroup = (mice: number): number => mice * mice;
