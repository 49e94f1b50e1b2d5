/** How a round ended: what the events of its last moment tell, with what lay on the towers just before. */

import type { Card, Dump, Event } from "./shapes";

export interface Sums {
  towers: number;
  tops: number;
  moved: number;
  /** The cards on top of the towers, one for each. */
  cards: Card[];
}

/** By seat. */
export type Ending = Sums[];

/** From the last view of a round and the events after it; null if they do not end a round. */
export function endingOf(before: Dump, events: readonly Event[]): Ending | null {
  const ending: Ending = [];
  const tops = before.towers.map((towers) => towers.map((cards) => cards.at(-1)!));
  for (const event of events) {
    if (event.event === "topped") {
      tops[event.seat]![event.tower] = event.card;
    } else if (event.event === "scored") {
      const { seat, towers, tops: points, moved } = event;
      ending[seat] = { towers, tops: points, moved, cards: tops[seat]! };
    }
  }
  return ending.length === tops.length ? ending : null;
}
