/** The sheet's things in words. */

import { say } from "../../texts/fluent";
import type { Item, Product, Sheet } from "./shapes";

export const anItem = (item: Item): string => say("cat-an-item", { item });
export const itemName = (item: Item): string => say("cat-item", { item });
export const catName = (cat: Item): string => say("cat-cat", { cat });

/** What is in a hex. */
export function cellText(
  hex: string,
  item: Item | undefined,
  house: boolean,
  drawn: Item | undefined,
): string {
  if (item) return say("cat-hex-item", { hex, item: itemName(item) });
  if (drawn) return say("cat-hex-drawn", { hex, item: itemName(drawn) });
  return say(house ? "cat-hex-house" : "cat-hex-empty", { hex });
}

/** A cat that waits, or what it has scored. */
export function catText(sheet: Sheet, cat: Item): string {
  const scored = sheet.cats[cat];
  const name = catName(cat);
  if (!scored) return say("cat-cat-waits", { name });
  return say("cat-score", { name, ...scored, points: scored.houses * scored.items });
}

/** What a cat would score. */
export const scoreText = (cat: Item, score: Product): string =>
  say("cat-score", { name: catName(cat), ...score });
