/** In what order the own hand is shown: as it was dealt, sorted, or as its player has put it. */

import { settings, type Settings } from "../../settings.svelte";

/** What a card is sorted by: its letters and its number; an X stands behind the numbers. */
const colourOf = (card: string): string => card.replace(/[\dX]/g, "");
const numberOf = (card: string): number => Number(/\d+/.exec(card)?.[0] ?? Infinity);

/** Cards in the order that this device likes. */
export function inOrder(game: string, cards: readonly string[]): string[] {
  const known = settings.hands[game] ?? [];
  const place = (card: string): number => (known.includes(card) ? known.indexOf(card) : known.length);
  const byNumber: Order = (one, other) => compare(numberOf(one), numberOf(other));
  const byColour: Order = (one, other) => compare(colourOf(one), colourOf(other));
  const ways: { [order in Settings["sort"]]: Order } = {
    dealt: () => 0,
    number: (one, other) => byNumber(one, other) || byColour(one, other),
    colour: (one, other) => byColour(one, other) || byNumber(one, other),
    own: (one, other) => place(one) - place(other),
  };
  return [...cards].sort(ways[settings.sort]); // what is alike stays as it is
}

type Order = (one: string, other: string) => number;

const compare = <T extends string | number>(one: T, other: T): number =>
  one < other ? -1 : Number(one > other);

/** Put a card where another one lies; copies of a card stay together. */
export function put(game: string, cards: readonly string[], card: string, at: string): void {
  const kinds = [...new Set(cards)];
  const [from, to] = [kinds.indexOf(card), kinds.indexOf(at)];
  if (from < 0 || to < 0) return;
  kinds.splice(to, 0, ...kinds.splice(from, 1));
  const elsewhere = (settings.hands[game] ?? []).filter((one) => !kinds.includes(one));
  settings.hands = { ...settings.hands, [game]: [...kinds, ...elsewhere] };
}

/** Shift and an arrow move a card among the others; whether the key was that. */
export function shifted(event: KeyboardEvent, game: string, cards: readonly string[], card: string): boolean {
  const step = event.shiftKey ? { ArrowLeft: -1, ArrowRight: 1 }[event.key] : undefined;
  if (settings.sort !== "own" || step === undefined) return false;
  const kinds = [...new Set(cards)];
  const at = kinds[kinds.indexOf(card) + step];
  event.preventDefault();
  event.stopPropagation();
  if (at === undefined) return true;
  const moved = event.currentTarget as HTMLElement;
  put(game, cards, card, at);
  requestAnimationFrame(() => moved.focus()); // a card that is put elsewhere loses it
  return true;
}

/** Whether cards may be put elsewhere by hand. */
export const isArranged = (): boolean => settings.sort === "own";

/** Where a card can be dropped: for the `onto` of a drag. */
export const PLACES = "[data-drop], [data-place]";

/** A card was dropped on another one, which makes room; whether it was that. */
export function lies(game: string, cards: readonly string[], card: string, on: HTMLElement | null): boolean {
  const at = on?.dataset.place;
  if (at === undefined) return false;
  put(game, cards, card, at);
  return true;
}
