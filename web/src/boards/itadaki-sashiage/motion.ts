/** What moves when something has happened. */

import { FLIGHT, inTurn, type Motion } from "../shared/motion";
import { tower } from "./choices";
import type { Event } from "./shapes";

const LARGEST = 1.2;

/** As this seat sees it, whose own cards come from the hand. What is carried is a point, to the score. */
export const motionsOf = (events: readonly Event[], viewer: number | null): Motion<string>[] =>
  inTurn(events.map((event) => motionsOfOne(event, viewer)));

function motionsOfOne(event: Event, viewer: number | null): Motion<string>[] {
  switch (event.event) {
    case "played": {
      const from = event.seat === viewer ? `hand ${event.card}` : `tray ${event.seat}`;
      return [{ fly: `played ${event.seat}`, from, largest: LARGEST }];
    }
    case "took":
    case "gave": {
      const [giver, getter] = event.event === "took" ? [event.other, event.seat] : [event.seat, event.other];
      const [from, to] = [tower(giver, event.from), tower(getter, event.to)];
      return [
        { fly: `top ${to}`, from: `top ${from}`, largest: LARGEST },
        { at: `tower ${to}`, gesture: "wobble", after: FLIGHT },
        { carry: "+1", from: `top ${to}`, to: `score ${event.seat}`, after: FLIGHT },
        { at: `score ${event.seat}`, gesture: "swell", after: 2 * FLIGHT },
      ];
    }
    case "won": {
      const place = `tower ${tower(event.seat, event.tower)}`;
      return [
        { fly: place, from: "table", largest: LARGEST },
        { at: place, gesture: "wobble", after: FLIGHT },
      ];
    }
    case "topped": {
      const from = event.seat === viewer ? `hand ${event.card}` : `tray ${event.seat}`;
      return [{ fly: `top ${tower(event.seat, event.tower)}`, from, largest: LARGEST }];
    }
    case "spoiled":
      return [{ at: `tray ${event.seat}`, gesture: "wobble" }];
    case "scored":
      return [{ at: `score ${event.seat}`, gesture: "swell" }];
    default:
      return [];
  }
}
