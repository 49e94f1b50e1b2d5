/** What is printed on a card. */

import { CAKES, type Cake, type Lumma } from "../../art/kinds";
import type { Card } from "./shapes";

/** Cream is a cake, rust one with coffee, slate the jar, moss a pancake. */
export type Hue = "wool" | "rust" | "slate" | "moss";

export const JAR: Card = "8";
export const PLAIN: readonly Card[] = ["1", "2", "3", "4", "5", "6", "7", "8"];
export const COFFEE: readonly Card[] = ["K1", "K2", "K3", "K4", "K5", "K6"];
/** In the order of CK-2. */
export const PANCAKES: Readonly<Record<Card, Lumma>> = {
  G: "grautarlumma",
  H: "halfbokud-lumma",
  K: "lumma-med-kaffi",
  D: "lummudeig",
  S: "lummustafli",
  T: "tvilumma",
  U: "upphitud-lumma",
  V: "vidbrennd-lumma",
};

export const isPancake = (card: Card): boolean => card in PANCAKES;
export const isCoffee = (card: Card): boolean => COFFEE.includes(card);
/** 1 to 8; 0 for a pancake. */
export const valueOf = (card: Card): number => (isPancake(card) ? 0 : Number(card.replace("K", "")));
export const cakeOf = (card: Card): Cake => CAKES[valueOf(card) - 1]!;

export function hueOf(card: Card): Hue {
  if (isPancake(card)) return "moss";
  if (isCoffee(card)) return "rust";
  return card === JAR ? "slate" : "wool";
}

/** What a cake does with the hand of whoever lays it, perhaps only if they are one of the two; most do nothing with it. */
const USES: Readonly<Record<Card, string>> = {
  1: "guess",
  3: "compared",
  5: "discarded",
  6: "swapped",
  K1: "guess",
  K2: "swapped",
  K3: "compared-if",
  K5: "discarded-if",
  K6: "swapped-if",
};
export const useOfHand = (cake: Card): string => USES[cake] ?? "alike";

/** A long name may break between its parts, and only there. */
export const breakable = (name: string): string =>
  name.replace(/^(Grautar|Hjónabands|Hnall|Lakkrís|Laufa|Lummu|Pipar)(?=\p{Ll})/u, "$1\u00AD");

/** The same cards together, in the order they came: 1 ×3, 4, K5. */
export function together(cards: readonly Card[]): { card: Card; count: number }[] {
  return [...new Set(cards)].map((card) => ({ card, count: cards.filter((one) => one === card).length }));
}
