/** What the server says of this game, and what of it is shown. A card is written R5, RX or, declared, RX=4. */

import type { Fruit } from "../../art/kinds";
import { say } from "../../texts/fluent";

export interface Pancakes {
  phase: "stack" | "play" | "chance" | "top" | "over";
  round: number;
  trick: number;
  leader: number;
  turn: number | null;
  waiting: number[];
  table: string[];
  owed: number[];
  hands: (string | null)[][];
  stacks: ((string | null)[] | null)[];
  towers: (string | null)[][][];
  chosen: (number | null)[];
  spoiled: number[];
  moved: number[];
  past: number[][];
}

const FRUITS: { [letter: string]: Fruit } = { R: "strawberry", B: "blueberry", Y: "banana", G: "kiwi" };

export const fruitOf = (card: string): Fruit => FRUITS[card[0]!]!;
export const faceOf = (card: string): string => card[1]!;
/** The number an X was declared to be. */
export const declaredAs = (card: string): string => card.split("=")[1] ?? "";
/** What a card counts as in a trick. */
export const numberOf = (card: string): string => declaredAs(card) || faceOf(card);

/** A card in words: "strawberry 5", "kiwi X as a 4". */
export function named(card: string | null | undefined): string {
  if (!card) return say("itadaki-unseen");
  return say("itadaki-card", { fruit: card[0]!, face: faceOf(card), number: declaredAs(card) || "none" });
}

/** Everybody clockwise, the viewer's left neighbour first and the viewer last; a spectator sees seat 0 first. */
export function clockwise(players: number, seat: number | null): number[] {
  const first = seat === null ? 0 : seat + 1;
  return Array.from({ length: players }, (_, n) => (first + n) % players);
}

/** How many tricks this round has: the last card of a hand is not played to one. */
export function tricksOf(state: Pancakes): number {
  const held = state.hands[state.leader]!.length + (state.table.length > 0 ? 1 : 0);
  return state.trick + held - 1;
}

/** What the finished rounds have brought a seat. */
export const totalOf = (state: Pancakes, seat: number): number =>
  state.past.reduce((sum, points) => sum + points[seat]!, 0);

/** What this round would bring a seat if it ended now: towers, numbers on top, cards moved. */
export function pointsNow(state: Pancakes, seat: number): number {
  if (state.phase === "over" || state.spoiled.includes(seat)) return 0;
  const tops = state.towers[seat]!.map((tower) => Number(tower.at(-1)![1]) || 0);
  return tops.length + tops.reduce((sum, top) => sum + top, 0) + state.moved[seat]!;
}
