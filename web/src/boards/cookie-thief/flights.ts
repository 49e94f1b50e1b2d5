/** Which cards fly from where to where when something has happened. */

import type { Fields } from "../types";
import type { Card } from "./table";

export interface Flight {
  /** Its face, or null for its back. */
  card: Card | null;
  from: string;
  to: string;
}

export const DECK = "deck";
export const SECRET = "secret";
export const DISCARDS = "discards";
export const STAGE = "stage";
export const seatAt = (seat: unknown): string => `seat-${String(seat)}`;

/** Each step at the same time, one step after the other. */
export function flightsOf(events: readonly Fields[], players: number): Flight[][] {
  const dealt = events.findLastIndex(({ event }) => event === "dealt");
  return events
    .slice(dealt + 1) // what came before a new deal is told by the round's end
    .map((event) => flights(event, players))
    .filter((step) => step.length > 0);
}

function flights(event: Fields, players: number): Flight[] {
  const { seat, one, other } = event;
  const card = (event.card as Card | undefined) ?? null;
  const fly = (from: string, to: string, face: Card | null = null): Flight => ({ card: face, from, to });
  switch (event.event) {
    case "drew":
      return [fly(DECK, seatAt(seat), card)];
    case "pancake":
      return [fly(DECK, STAGE, card)];
    case "unread":
      return [fly(DECK, DISCARDS, card)];
    case "laid":
      return [fly(seatAt(seat), STAGE, card)];
    case "discarded":
      return [fly(seatAt(seat), DISCARDS, card)];
    case "out":
      return (event.cards as Card[]).map((face) => fly(seatAt(seat), DISCARDS, face));
    case "looked":
      return [fly(seatAt(event.target), seatAt(seat), card)];
    case "compared":
    case "swapped":
      return [fly(seatAt(one), seatAt(other)), fly(seatAt(other), seatAt(one))];
    case "swapped_secret":
      return [fly(seatAt(seat), SECRET), fly(SECRET, seatAt(seat))];
    case "kneaded":
      return (event.seats as number[]).map((from, n, all) => fly(seatAt(from), seatAt(all[(n + 1) % all.length])));
    case "gathered":
      return [fly(DISCARDS, DECK), ...Array.from({ length: players }, (_, from) => fly(seatAt(from), DECK))];
    default:
      return [];
  }
}
