/** The live score: the lines of the engine's sheet, by what they are for. */

import type { SheetLine } from "../types";

export const CATEGORIES = ["cats", "columns", "yarn", "butterfly", "bowl", "cushion", "mouse"] as const;
export type Category = (typeof CATEGORIES)[number];
export type Points = Record<Category | "total", number>;

/** The first word of a line's name, "yarn-B": which of the categories it belongs to. */
const FAMILY: { [word: string]: Category } = { cat: "cats", column: "columns" };

export function pointsOf(sheet: readonly SheetLine[], seat: number): Points {
  const found: Points = {
    cats: 0,
    columns: 0,
    yarn: 0,
    butterfly: 0,
    bowl: 0,
    cushion: 0,
    mouse: 0,
    total: 0,
  };
  for (const [owner, name, , , points] of sheet) {
    if (owner !== seat) continue;
    const word = name.split("-")[0]!;
    found[FAMILY[word] ?? (word as Category)] += points ?? 0;
    found.total += points ?? 0;
  }
  return found;
}
