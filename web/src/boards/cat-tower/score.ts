/** The live score, by what is printed for each kind of thing. Yarn is the only one that looks at other sheets. */

import {
  BUTTERFLY,
  COLUMNS,
  CUSHION_FLOOR,
  KIND_AT_BOWL,
  YARN_PLACES,
  mouseGroup,
  type Item,
} from "./printed";
import { floorOf, neighbours, type Sheet } from "./sheet";

export const CATEGORIES = ["cats", "columns", "yarn", "butterfly", "bowl", "cushion", "mouse"] as const;
export type Category = (typeof CATEGORIES)[number];
export type Points = Record<Category | "total", number>;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

export const hexesWith = (sheet: Sheet, item: Item): string[] =>
  Object.keys(sheet.marks).filter((hex) => sheet.marks[hex] === item);

export const catPoints = (sheet: Sheet, cat: Item): number | null => {
  const scored = sheet.cats[cat];
  return scored ? scored.houses * scored.items : null;
};

/** The sizes of the groups of mice that hang together. */
export function mouseGroups(sheet: Sheet): number[] {
  const mice = new Set(hexesWith(sheet, "mouse"));
  const sizes: number[] = [];
  for (const mouse of mice) {
    const group = [mouse];
    for (const one of group) {
      mice.delete(one);
      group.push(...neighbours(one).filter((next) => mice.delete(next)));
    }
    sizes.push(group.length);
  }
  return sizes;
}

const kindsBeside = (sheet: Sheet, hex: string): number =>
  new Set(neighbours(hex).flatMap((next) => sheet.marks[next] ?? [])).size;

const yarnIn = (sheet: Sheet, column: string): number =>
  hexesWith(sheet, "yarn").filter((hex) => hex[0] === column).length;

/** Those who tie share the places that they fill, rounded down. */
function yarnPoints(sheets: readonly Sheet[], seat: number, column: string): number {
  const own = yarnIn(sheets[seat]!, column);
  if (own === 0) return 0;
  const ahead = sheets.filter((sheet) => yarnIn(sheet, column) > own).length;
  const tied = sheets.filter((sheet) => yarnIn(sheet, column) === own).length;
  return Math.floor(sum(YARN_PLACES.slice(ahead, ahead + tied)) / tied);
}

export function points(sheets: readonly Sheet[], seat: number): Points {
  const sheet = sheets[seat]!;
  const found: Record<Category, number> = {
    cats: sum(Object.values(sheet.cats).map(({ houses, items }) => houses * items)),
    columns: sum(COLUMNS.map(({ letter, large, small }) => ({ large, small, none: 0 })[sheet.bonuses[letter] ?? "none"])),
    yarn: sum(COLUMNS.map(({ letter }) => yarnPoints(sheets, seat, letter))),
    butterfly: BUTTERFLY * hexesWith(sheet, "butterfly").length,
    bowl: KIND_AT_BOWL * sum(hexesWith(sheet, "bowl").map((hex) => kindsBeside(sheet, hex))),
    cushion: CUSHION_FLOOR * sum(hexesWith(sheet, "cushion").map(floorOf)),
    mouse: sum(mouseGroups(sheet).map(mouseGroup)),
  };
  return { ...found, total: sum(Object.values(found)) };
}
