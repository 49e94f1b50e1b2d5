/** The legal marks, arranged as a player looks for them: by hex and by item. */

import { ofKind } from "../shared/moves";
import type { Move } from "../types";
import type { Event, Hex, Item, Mark, Parts, Pass } from "./shapes";

/** One item in one hex: what it costs, and the moves: one, or for a house one for each cat. */
export interface Reach {
  hex: Hex;
  item: Item;
  cost: number;
  moves: Move<Mark>[];
}

/** In the order of the items on a die. */
export function reachOf(moves: readonly Move<Parts>[], items: readonly Item[]): Reach[] {
  const found = new Map<string, Reach>();
  for (const move of ofKind(moves, "mark")) {
    const { hex, item, cost } = move.parts;
    const key = `${item} ${hex}`;
    if (!found.has(key)) found.set(key, { hex, item, cost: cost ?? 0, moves: [] });
    found.get(key)!.moves.push(move);
  }
  return [...found.values()].sort((a, b) => items.indexOf(a.item) - items.indexOf(b.item));
}

export const at = (reach: readonly Reach[], hex: Hex | null, item: Item | null): Reach[] =>
  reach.filter((one) => (hex === null || one.hex === hex) && (item === null || one.item === item));

export const cheapest = (reach: readonly Reach[]): number => Math.min(...reach.map(({ cost }) => cost));

/** What is cheapest to mark in a hex; nothing, if that would be a long list. */
export function preview(reach: readonly Reach[]): Item[] {
  const items = reach.filter(({ cost }) => cost === cheapest(reach)).map(({ item }) => item);
  return items.length <= 2 ? items : [];
}

export const passOf = (moves: readonly Move<Parts>[]): Move<Pass> | undefined => ofKind(moves, "pass")[0];

/** Where each seat wrote when all were seen the last time. */
export function lastMarks(story: readonly Event[]): { [seat: number]: Hex } {
  const end = story.findLastIndex(({ event }) => event === "marked" || event === "passed");
  const begin = story.slice(0, end + 1).findLastIndex(({ event }) => event === "left");
  const marked = story.slice(begin + 1, end + 1).filter((one) => one.event === "marked");
  return Object.fromEntries(marked.map(({ seat, hex }) => [seat, hex]));
}

/** A choice that is made but not yet seen by all, as its notation says it: "house B3 yarn". */
export function pendingMark(choice: readonly (string | null)[]): { item: Item; hex: Hex } | null {
  const [item, hex] = choice[0]?.split(" ") ?? [];
  return item && hex ? { item: item as Item, hex } : null;
}
