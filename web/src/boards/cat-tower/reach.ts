/** The legal marks, arranged as a player looks for them: by hex and by item. */

import type { Move } from "../../wire";
import type { Fields } from "../types";
import { ITEMS, type Item } from "./printed";

/** One item in one hex: what it costs, and the moves: one, or for a house one for each cat. */
export interface Mark {
  hex: string;
  item: Item;
  cost: number;
  moves: Move[];
}

export function marksOf(moves: readonly Move[]): Mark[] {
  const marks = new Map<string, Mark>();
  for (const move of moves) {
    if (move.parts.kind !== "mark") continue;
    const { hex, item, cost } = move.parts as unknown as Mark;
    const key = `${item} ${hex}`;
    if (!marks.has(key)) marks.set(key, { hex, item, cost: cost ?? 0, moves: [] });
    marks.get(key)!.moves.push(move);
  }
  return [...marks.values()].sort((a, b) => ITEMS.indexOf(a.item) - ITEMS.indexOf(b.item));
}

export const at = (marks: readonly Mark[], hex: string | null, item: Item | null): Mark[] =>
  marks.filter((mark) => (hex === null || mark.hex === hex) && (item === null || mark.item === item));

export const cheapest = (marks: readonly Mark[]): number => Math.min(...marks.map(({ cost }) => cost));

/** What is cheapest among the marks of a hex; nothing, if that would be a long list. */
export function preview(marks: readonly Mark[]): Item[] {
  const items = marks.filter(({ cost }) => cost === cheapest(marks)).map(({ item }) => item);
  return items.length <= 2 ? items : [];
}

export const passOf = (moves: readonly Move[]): Move | undefined => moves.find(({ parts }) => parts.kind === "pass");

/** Where each seat wrote when all were seen the last time. */
export function lastMarks(story: readonly Fields[]): { [seat: number]: string } {
  const end = story.findLastIndex(({ event }) => event === "marked" || event === "passed");
  const begin = story.slice(0, end + 1).findLastIndex(({ event }) => event === "left");
  const marked = story.slice(begin + 1, end + 1).filter(({ event }) => event === "marked");
  return Object.fromEntries(marked.map(({ seat, hex }) => [seat, hex]));
}

/** A choice that is made but not yet seen by all, as its notation says it: "house B3 yarn". */
export function pendingMark(choice: readonly (string | null)[]): { item: Item; hex: string } | null {
  const [item, hex] = choice[0]?.split(" ") ?? [];
  return item && hex ? { item: item as Item, hex } : null;
}
