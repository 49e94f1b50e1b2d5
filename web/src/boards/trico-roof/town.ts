/** The roofs, and what is asked for around them. */

import type { Dump, Paint, Place, Printed, Request } from "./shapes";

export const PAINTS: readonly Paint[] = ["R", "B", "Y"];

export const SQUARES: string[] = [1, 2, 3, 4].flatMap((row) =>
  ["a", "b", "c", "d"].map((column) => `${row}${column}`),
);

export function roofAt(roofs: readonly string[], square: string): Paint | null {
  const n = SQUARES.indexOf(square);
  return PAINTS.find((paint) => paint === roofs[n >> 2]![n & 3]) ?? null;
}

export const onRoofs = (roofs: readonly string[], paint: Paint): number =>
  roofs.join("").split(paint).length - 1;

/** Who is still to give a card in this phase, in order. */
export function toGive({ hands, table, leader }: Dump, { gifts }: Printed): number[] {
  return Array.from({ length: gifts - table.length }, (_, n) => (leader + table.length + n) % hands.length);
}

export interface Asked {
  place: Place;
  /** What is asked for; null when it lies face down. */
  request: Request | null;
  /** The other side, of a government card. */
  behind: Request | null;
}

const GOVERNMENT: readonly Place[] = ["gov-1", "gov-2", "gov-3"];
const RESIDENTS: readonly Place[] = ["res-1", "res-2", "res-3"];

export const governmentAsks = ({ government }: Dump, printed: Printed): Asked[] =>
  GOVERNMENT.map((place, i) => {
    const side = government[i]!;
    const card = printed.government[i]!;
    return { place, request: card[side], behind: card[side === "front" ? "back" : "front"] };
  });

export const residentsAsk = ({ residents }: Dump, printed: Printed): Asked[] =>
  RESIDENTS.map((place, i) => {
    const request = residents.scored[i] ? null : printed.residents[residents.open[i]! - 1]!;
    return { place, request, behind: null };
  });
