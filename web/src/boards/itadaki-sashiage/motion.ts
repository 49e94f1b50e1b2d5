/** What moves when something has happened. */

import { FLIGHT, type Motion } from "../shared/motion";
import { tower } from "./choices";
import type { Event } from "./shapes";

const NEXT = 240; // ms from one event to the next of the same update
const LARGEST = 1.2;

/** As this seat sees it, whose own cards come from the hand. What is carried is a point, to the score. */
export function motionsOf(events: readonly Event[], viewer: number | null): Motion<string>[] {
  const motions: Motion<string>[] = [];
  let after = 0;
  for (const event of events) {
    const found = motionsOfOne(event, viewer, after);
    motions.push(...found);
    if (found.length > 0) after += NEXT;
  }
  return motions;
}

function motionsOfOne(event: Event, viewer: number | null, after: number): Motion<string>[] {
  const landed = after + FLIGHT;
  switch (event.event) {
    case "played": {
      const from = event.seat === viewer ? `hand ${event.card}` : `tray ${event.seat}`;
      return [{ fly: `played ${event.seat}`, from, after, largest: LARGEST }];
    }
    case "took":
    case "gave": {
      const [giver, getter] = event.event === "took" ? [event.other, event.seat] : [event.seat, event.other];
      const [from, to] = [tower(giver, event.from), tower(getter, event.to)];
      return [
        { fly: `top ${to}`, from: `top ${from}`, after, largest: LARGEST },
        { at: `tower ${to}`, gesture: "wobble", after: landed },
        { carry: "+1", from: `top ${to}`, to: `score ${event.seat}`, after: landed },
        { at: `score ${event.seat}`, gesture: "swell", after: landed + FLIGHT },
      ];
    }
    case "won": {
      const place = `tower ${tower(event.seat, event.tower)}`;
      return [
        { fly: place, from: "table", after, largest: LARGEST },
        { at: place, gesture: "wobble", after: landed },
      ];
    }
    default:
      return [];
  }
}
