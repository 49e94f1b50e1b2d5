/** What a trial found, as it is written and drawn. */

import { locales, spoken } from "../../texts/language.svelte";
import type { Found } from "../../wire";

const SHARES = ["ties", "opener"];

/** A number of a measure: shares in per cent, others with as many places as say something. */
export function written(measure: string, value: number, sign = false): string {
  const share = SHARES.includes(measure);
  const size = Math.abs(value);
  const format = new Intl.NumberFormat(locales(spoken.language), {
    style: share ? "percent" : "decimal",
    maximumFractionDigits: share ? 1 : size >= 100 ? 0 : size >= 10 ? 1 : 2,
    signDisplay: sign ? "exceptZero" : "auto",
  });
  return format.format(value).replace("-", "−");
}

/** Between which bounds the true difference lies. */
export const bounds = ({ difference, within }: Found): [number, number] => [
  difference - (within ?? 0),
  difference + (within ?? 0),
];

/** The dearest changes first. */
export const bySize = (found: readonly Found[]): Found[] =>
  [...found].sort((one, other) => Math.abs(other.difference) - Math.abs(one.difference));

/** How far a plot must reach to either side of no difference. */
export const reachOf = (rows: readonly Found[]): number =>
  Math.max(1e-9, ...rows.map(({ difference, within }) => Math.abs(difference) + (within ?? 0)));

/** Points in bins of the same size: at most so many. */
export function binned(
  spread: readonly (readonly [number, number, number])[],
  most = 32,
): { low: number; size: number; before: number[]; after: number[] } {
  const points = spread.map(([value]) => value);
  const [low, high] = [Math.min(...points), Math.max(...points)];
  const size = Math.max(1, Math.ceil((high - low + 1) / most));
  const count = Math.floor((high - low) / size) + 1;
  const before = Array<number>(count).fill(0);
  const after = Array<number>(count).fill(0);
  for (const [value, one, other] of spread) {
    const bin = Math.floor((value - low) / size);
    before[bin]! += one;
    after[bin]! += other;
  }
  return { low, size, before, after };
}
