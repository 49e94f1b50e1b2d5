/** What the table says of a player, for the eye. */

import type { Dump } from "./shapes";

/** A number as it is printed: with a real minus. */
export const signed = (number: number): string => String(number).replace("-", "−");

export type Standing = "in" | "safe" | "marked" | "out";

export function standingOf(jar: Dump, seat: number): Standing {
  if (!jar.in.includes(seat)) return "out";
  if (jar.protected.includes(seat)) return "safe";
  return jar.mark.on === seat ? "marked" : "in";
}
