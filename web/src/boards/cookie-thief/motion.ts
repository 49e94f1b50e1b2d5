/** Which cards are carried from where to where when something has happened. */

import type { Carry } from "../shared/motion";
import type { Card, Event } from "./shapes";

export const DECK = "deck";
export const SECRET = "secret";
export const DISCARDS = "discards";
export const STAGE = "stage";
/** The own cards start and land in the hand, not at the own name. */
export const HAND = "hand";
export const seatAt = (seat: number): string => `seat ${seat}`;

/** A card's face, or null for its back. */
type Carried = Carry<Card | null>;

const AFTER = 200; // ms from one event to the next
const MOST = 4; // events that wait for each other

/** What came before a new deal is told by the round's end. */
export function motionsOf(
  events: readonly Event[],
  { seat, players }: { seat: number | null; players: number },
): Carried[] {
  const at = (player: number): string => (player === seat ? HAND : seatAt(player));
  const everybody = Array.from({ length: players }, (_, player) => at(player));
  const dealt = events.findLastIndex(({ event }) => event === "dealt");
  const steps = events.slice(dealt + 1).map((event) => carried(event, at, everybody));
  return steps
    .filter((step) => step.length > 0)
    .flatMap((step, n) => step.map((one) => ({ ...one, after: Math.min(n, MOST) * AFTER })));
}

function carried(event: Event, at: (seat: number) => string, everybody: readonly string[]): Carried[] {
  const carry = (from: string, to: string, card: Card | null = null): Carried => ({ carry: card, from, to });
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
      return event.cards.map((card) => carry(at(event.seat), DISCARDS, card));
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
