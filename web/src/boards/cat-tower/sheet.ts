/** The sheet as a place: which hexes there are, what touches, where one gets from one to the next. */

import type { Fields } from "../types";
import { COLUMNS, FLOORS, type Column, type Item } from "./printed";

export interface Sheet {
  /** By hex, "B4": a column's letter and a floor. */
  marks: { [hex: string]: Item };
  footprints: { ready: number; spent: number };
  cats: { [cat in Item]?: { houses: number; items: number } };
  bonuses: { [column: string]: "large" | "small" };
}

/** The game's part of a view. */
export interface CatView {
  phase: "take" | "mark" | "over";
  /** Rounds finished. */
  round: number;
  first: number;
  waiting: number[];
  /** In the middle: those to take, or the one that was left. */
  dice: number[];
  taken: (number | null)[];
  /** Nothing yet; or the move, null where it is hidden. */
  choices: (string | null)[][];
  sheets: Sheet[];
}

export const read = (view: Fields): CatView => view.state as unknown as CatView;

export const columnOf = (hex: string): Column => COLUMNS.find(({ letter }) => letter === hex[0])!;
export const floorOf = (hex: string): number => Number(hex[1]);

/** Every other column stands half a hex higher, the first one too. */
export const isHigh = (column: number): boolean => column % 2 === 0;

const there = (column: number, floor: number): string[] => {
  const found = COLUMNS[column];
  return found?.floors.includes(floor) ? [`${found.letter}${floor}`] : [];
};

/** The hexes that touch one. A rope breaks contact. */
export function neighbours(hex: string): string[] {
  const column = COLUMNS.indexOf(columnOf(hex));
  const floor = floorOf(hex);
  const low = isHigh(column) ? floor : floor - 1;
  const beside = [column - 1, column + 1].flatMap((next) => [...there(next, low), ...there(next, low + 1)]);
  return [...there(column, floor - 1), ...there(column, floor + 1), ...beside];
}

const STEPS: { [key: string]: [across: number, up: number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** Where an arrow key leads: straight on over ropes; beside, if there is only a rope, to the nearest floor. */
export function walk(hex: string, key: string): string | null {
  const step = STEPS[key];
  if (!step) return null;
  const column = COLUMNS.indexOf(columnOf(hex));
  const floor = floorOf(hex);
  if (step[0] === 0) {
    const floors = step[1] > 0 ? [...FLOORS].reverse() : FLOORS;
    const next = floors.find((one) => (one - floor) * step[1] > 0 && there(column, one).length > 0);
    return next === undefined ? hex : there(column, next)[0]!;
  }
  const beside = COLUMNS[column + step[0]];
  if (!beside) return hex;
  const nearest = [...beside.floors].sort((a, b) => Math.abs(a - floor) - Math.abs(b - floor))[0]!;
  return `${beside.letter}${nearest}`;
}
