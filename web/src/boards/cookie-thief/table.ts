/** The table of Cookie Thief as the server shows it: `view.state`, with null where a card is hidden. */

import type { Fields } from "../types";

/** Cakes "1" … "8", with coffee "K1" … "K6"; pancakes "G" "H" "K" "D" "S" "T" "U" "V". */
export type Card = string;

/** Whose card it is: a seat as text, the secret card, or what the player whose turn it is holds besides. */
export type Place = string;

export interface Jar {
  phase: string;
  turn: number;
  round: number;
  in: number[];
  clockwise: boolean;
  reversing: boolean;
  next: number | null;
  card: Card | null;
  target: number | null;
  protected: number[];
  mark: { by: number | null; on: number | null };
  hands: (Card | null)[][];
  secret: Card | null;
  laid: Card[][];
  discarded: Card[];
  pancakes: Card[];
  deck: null[];
  tally: { won: number[]; with_jar: number[]; caught: number[] };
  facts: { not: { [place: Place]: Card[] }; known_for_sure: { [place: Place]: number[] }; equal: [Place, Place][] };
  memory: { among: { seat: number; card: Card; one_of: Place[] }[] };
}

export const jarOf = (view: Fields): Jar => view.state as unknown as Jar;

/** CK-34. */
export const pointsOf = ({ tally }: Jar, seat: number): number =>
  tally.won[seat]! + tally.with_jar[seat]! - tally.caught[seat]!;

/** A number as it is printed: with a real minus. */
export const printed = (number: number): string => String(number).replace("-", "−");

export type Standing = "in" | "safe" | "marked" | "out";

export function standingOf(jar: Jar, seat: number): Standing {
  if (!jar.in.includes(seat)) return "out";
  if (jar.protected.includes(seat)) return "safe";
  return jar.mark.on === seat ? "marked" : "in";
}
