/** How a round ended: what the events of its last moment tell, with what lay on the towers just before. */

import type { Fields } from "../types";
import type { Pancakes } from "./pancakes";

export interface Parts {
  towers: number;
  tops: number;
  moved: number;
  /** The cards on top of the towers, one for each. */
  cards: string[];
}

/** By seat. */
export type Ending = Parts[];

/** From the last view of a round and the events after it; null if they do not end a round. */
export function endingOf(before: Pancakes, events: readonly Fields[]): Ending | null {
  const ending: Ending = [];
  const tops = before.towers.map((towers) => towers.map((cards) => cards.at(-1)!));
  for (const event of events) {
    const seat = event.seat as number;
    if (event.event === "topped") {
      tops[seat]![event.tower as number] = String(event.card);
    } else if (event.event === "scored") {
      const { towers, tops: points, moved } = event as { [part: string]: number };
      ending[seat] = { towers: towers!, tops: points!, moved: moved!, cards: tops[seat]! };
    }
  }
  return ending.length === tops.length ? ending : null;
}
