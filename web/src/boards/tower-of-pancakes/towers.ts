/** What the plates show. */

import type { Dump, Plate } from "./shapes";

export const PLATES: readonly Plate[] = ["A", "B", "C", "D"];
export type Mode = "basic" | "mystery" | "hyper-mystery" | "extreme";

export const FULL = 8;

/** Open: may be served now or later as it is. Full: holds its eight. Closed: Dave, until the others are full. */
export type Standing = "open" | "full" | "closed";

export function standing(plate: Plate, towers: Dump["towers"], mode: Mode): Standing {
  if (mode === "extreme") return "open";
  if (plate !== "D") return towers[plate].length >= FULL ? "full" : "open";
  return PLATES.every((other) => other === "D" || towers[other].length >= FULL) ? "open" : "closed";
}

/** A tower as stacks beside each other: of eight, or one without end in extreme mode. */
export function stacks(tower: readonly number[], mode: Mode): number[][] {
  if (mode === "extreme") return [[...tower]];
  const found: number[][] = [];
  for (let start = 0; start === 0 || start < tower.length; start += FULL)
    found.push(tower.slice(start, start + FULL));
  return found;
}

/** Chips of the same owner that lie on each other, bottom to top. */
export function runs(tower: readonly number[]): { seat: number; count: number }[] {
  const found: { seat: number; count: number }[] = [];
  for (const seat of tower) {
    const last = found.at(-1);
    if (last?.seat === seat) last.count += 1;
    else found.push({ seat, count: 1 });
  }
  return found;
}

/** How many chips of each owner, most first. */
export function tally(tower: readonly number[]): { seat: number; count: number }[] {
  const counts = new Map<number, number>();
  for (const seat of tower) counts.set(seat, (counts.get(seat) ?? 0) + 1);
  return [...counts]
    .map(([seat, count]) => ({ seat, count }))
    .sort((one, other) => other.count - one.count || one.seat - other.seat);
}

/** How far apart the chips of a stack lie, where 1 is the usual: a high tower is pressed together. */
export const closeness = (height: number): number => Math.min(1, (FULL - 1) / Math.max(1, height - 1));

/** A baker is no machine: how far a chip lies beside the middle, in hundredths of its width. */
export const askew = (height: number): number => [0, 2.5, -2, 1.5, -3, 2, -1, 3][height % 8]!;
