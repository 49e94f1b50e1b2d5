/** What the table says of a player, for the eye. */

import { say } from "../../texts/fluent";
import type { Card, Dump } from "./shapes";

/** A card by both its names, and what it does. */
export const cardTold = (card: Card): string =>
  say("cookie-told", {
    name: say(`cookie-name-${card}`),
    english: say(`cookie-english-${card}`),
    text: say(`cookie-text-${card}`),
  });

/** A number as it is printed: with a real minus. */
export const signed = (number: number): string => String(number).replace("-", "−");

export type Standing = "in" | "safe" | "marked" | "out";

export function standingOf(jar: Dump, seat: number): Standing {
  if (!jar.in.includes(seat)) return "out";
  if (jar.protected.includes(seat)) return "safe";
  return jar.mark.on === seat ? "marked" : "in";
}
