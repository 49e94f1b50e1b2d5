/** The sheet's things in words. */

import { say } from "../../texts/fluent";
import type { Item } from "./printed";

export const anItem = (item: Item): string => say("cat-an-item", { item });
export const itemName = (item: Item): string => say("cat-item", { item });
export const catName = (cat: Item): string => say("cat-cat", { cat });

/** What is in a hex. */
export function cellText(hex: string, item: Item | undefined, house: boolean, drawn: Item | undefined): string {
  if (item) return say("cat-hex-item", { hex, item: itemName(item) });
  if (drawn) return say("cat-hex-drawn", { hex, item: itemName(drawn) });
  return say(house ? "cat-hex-house" : "cat-hex-empty", { hex });
}
