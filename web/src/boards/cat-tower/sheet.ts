/** The sheet as a place: how its columns stand, and where one gets from one hex to the next. */

import type { Column as Colour } from "../../art/kinds";
import type { Column, Hex } from "./shapes";

/** From the top down, as one reads. */
export const FLOORS: readonly number[] = [6, 5, 4, 3, 2, 1];

/** Every other column stands half a hex higher, the first one too. */
export const isHigh = (column: number): boolean => column % 2 === 0;

/** How wide so many columns are, in hexes. */
export const span = (columns: number): number => 0.25 + 0.75 * columns;

const COLOURS: readonly Colour[] = ["ochre", "red", "green", "blue", "purple"];

/** The colour a column is drawn in; one that we have no paint for gets that of its place. */
export const paint = ({ colour }: Column, place: number): Colour =>
  COLOURS.find((known) => known === colour) ?? COLOURS[place % COLOURS.length]!;

const STEPS: { [key: string]: [across: number, up: number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** Where an arrow key leads: straight on over ropes; beside, if there is only a rope, to the nearest floor. */
export function walk(columns: readonly Column[], hex: Hex, key: string): Hex | null {
  const step = STEPS[key];
  if (!step) return null;
  const [across, up] = step;
  const column = columns.findIndex(({ letter }) => letter === hex[0]);
  const floor = Number(hex[1]);
  const beside = columns[column + across];
  if (!beside) return hex;
  const floors = beside.floors.filter((one) => up === 0 || (one - floor) * up > 0);
  const [nearest] = floors.sort((a, b) => Math.abs(a - floor) - Math.abs(b - floor));
  return nearest === undefined ? hex : `${beside.letter}${nearest}`;
}
