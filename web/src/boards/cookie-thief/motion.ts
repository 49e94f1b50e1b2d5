/** What moves when something has happened: cards from where to where, and what becomes of their players. */

import { inTurn, type Motion } from "../shared/motion";
import type { Card, Event } from "./shapes";

export const DECK = "deck";
export const SECRET = "secret";
export const DISCARDS = "discards";
export const STAGE = "stage";
/** The own cards start and land in the hand, not at the own name. */
export const HAND = "hand";
export const seatAt = (seat: number): string => `seat ${seat}`;

export const standingAt = (seat: number): string => `standing ${seat}`;

/** What is carried is a card's face, or null for its back. */
type Moved = Motion<Card | null>;

/** One thing after the other. What came before a new deal is told by the round's end. */
export function motionsOf(
  events: readonly Event[],
  { seat, players }: { seat: number | null; players: number },
): Moved[] {
  const at = (player: number): string => (player === seat ? HAND : seatAt(player));
  const everybody = Array.from({ length: players }, (_, player) => at(player));
  const dealt = events.findLastIndex(({ event }) => event === "dealt");
  return inTurn(events.slice(dealt + 1).map((event) => moved(event, at, everybody)));
}

function moved(event: Event, at: (seat: number) => string, everybody: readonly string[]): Moved[] {
  const carry = (from: string, to: string, card: Card | null = null): Moved => ({ carry: card, from, to });
  /** Out, safe or marked: it comes down like a stamp. */
  const stamp = (seat: number): Moved => ({ at: standingAt(seat), gesture: "land" });
  switch (event.event) {
    case "drew":
      return [carry(DECK, at(event.seat), event.card)];
    case "pancake":
      return [carry(DECK, STAGE, event.card)];
    case "unread":
      return [carry(DECK, DISCARDS, event.card)];
    case "dropped":
      return [carry(STAGE, DISCARDS, event.card)];
    case "laid":
      return [carry(at(event.seat), STAGE, event.card)];
    case "discarded":
      return [carry(at(event.seat), DISCARDS, event.card)];
    case "out":
      return [...event.cards.map((card) => carry(at(event.seat), DISCARDS, card)), stamp(event.seat)];
    case "protected":
      return [stamp(event.seat)];
    case "marked":
      return [stamp(event.target)];
    case "looked":
      return [carry(at(event.target), at(event.seat), event.card)];
    case "compared":
    case "swapped":
      return [carry(at(event.one), at(event.other)), carry(at(event.other), at(event.one))];
    case "swapped_secret":
      return [carry(at(event.seat), SECRET), carry(SECRET, at(event.seat))];
    case "kneaded":
      return event.seats.map((from, n, all) => carry(at(from), at(all[(n + 1) % all.length]!)));
    case "gathered":
      return [DISCARDS, ...everybody].map((from) => carry(from, DECK));
    default:
      return [];
  }
}
