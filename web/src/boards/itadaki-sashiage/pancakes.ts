/** Cards and players, as they are shown. A card is written R5, RX or, declared, RX=4. */

import type { Fruit } from "../../art/kinds";
import { say } from "../../texts/fluent";
import type { Telling } from "../shared/about";
import type { Called, Card, Dump, Fruit as Letter } from "./shapes";

const FRUITS: Record<Letter, Fruit> = { R: "strawberry", B: "blueberry", Y: "banana", G: "kiwi" };

export const fruitOf = (card: Called): Fruit => FRUITS[card[0] as Letter];
export const faceOf = (card: Called): string => card[1]!;
/** The number an X was declared to be. */
export const declaredAs = (card: Called): string => card.split("=")[1] ?? "";
/** What a card counts as in a trick. */
export const numberOf = (card: Called): string => declaredAs(card) || faceOf(card);

/** A card in words: "strawberry 5", "kiwi X as a 4". */
export function named(card: Called | null | undefined): string {
  if (!card) return say("itadaki-unseen");
  return say("itadaki-card", { fruit: card[0]!, face: faceOf(card), number: declaredAs(card) || "none" });
}

/** What is told of a card where it lies. */
export const cardTold = (card: Called): Telling => ({
  what: "card",
  fields: { card, number: faceOf(card) === "X" ? null : Number(faceOf(card)) },
});

export const towerTold = (cards: readonly (Card | null)[]): Telling => {
  const top = cards.at(-1) ?? null;
  const points = top === null || faceOf(top) === "X" ? 0 : Number(faceOf(top));
  return { what: "tower", fields: { card: top, points } };
};

/** The cards of a hand or a tower that are known: all, of one's own. */
export const known = (cards: readonly (Card | null)[] | null): Card[] =>
  (cards ?? []).filter((card) => card !== null);

/** Everybody clockwise, the viewer's left neighbour first and the viewer last; a spectator sees seat 0 first. */
export function clockwise(players: number, seat: number | null): number[] {
  const first = seat === null ? 0 : seat + 1;
  return Array.from({ length: players }, (_, n) => (first + n) % players);
}

/** What the finished rounds have brought a seat. */
export const totalOf = (state: Dump, seat: number): number =>
  state.past.reduce((sum, points) => sum + points[seat]!, 0);
