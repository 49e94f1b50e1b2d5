/** What is printed on a card, and how many of it the box has. */

import edition from "../../../../src/kotatsu/games/cookie_thief/edition.toml?raw";
import { CAKES, type Cake, type Lumma } from "../../art/kinds";
import type { Card } from "./table";

/** Cream is a cake, rust one with coffee, slate the jar, moss a pancake. */
export type Hue = "wool" | "rust" | "slate" | "moss";

export const JAR: Card = "8";
export const PLAIN: readonly Card[] = ["1", "2", "3", "4", "5", "6", "7", "8"];
export const COFFEE: readonly Card[] = ["K1", "K2", "K3", "K4", "K5", "K6"];
export const CAKE_CARDS: readonly Card[] = [...PLAIN, ...COFFEE];
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

const inTheBox = (name: string): number[] =>
  (new RegExp(`\\[${name}\\][^]*?value = \\[([^\\]]*)`).exec(edition)?.[1] ?? "").split(",").map(Number);

/** CK-1, CK-3: the copies of each cake in the printed box. */
export function copiesOf(card: Card, players: number): number {
  if (isCoffee(card) && players === 3) return 0;
  return inTheBox(isCoffee(card) ? "cakes.coffee" : "cakes.plain")[valueOf(card) - 1] ?? 0;
}

/** A long name may break between its parts, and only there. */
export const breakable = (name: string): string =>
  name.replace(/^(Grautar|Hjónabands|Hnall|Lakkrís|Laufa|Lummu|Pipar)(?=\p{Ll})/u, "$1\u00AD");

/** The same cards together, in the order they came: 1 ×3, 4, K5. */
export function together(cards: readonly Card[]): { card: Card; count: number }[] {
  return [...new Set(cards)].map((card) => ({ card, count: cards.filter((one) => one === card).length }));
}
