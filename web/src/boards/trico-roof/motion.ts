/** What has just happened, as motion: from where a thing was to where it is. */

import { FLIGHT, inTurn, type Flight, type Motion } from "../shared/motion";
import type { Dump, Event } from "./shapes";

const LARGEST = 1.4; // times itself, at the beginning of a flight
const CARD = 70; // ms from one new request to the next

/** One thing after the other. `seat`: whose eyes see it. The points that a request brings are carried to who gets them. */
export function motionsOf(
  events: readonly Event[],
  { seat, game }: { seat: number | null; game: Dump },
): Motion<number>[] {
  const come = (fly: string, ...from: string[]): Flight => ({ fly, from, largest: LARGEST });
  let gift = game.table.length - events.filter(({ event }) => event === "gave").length;
  const steps = events.map((event): Motion<number>[] => {
    switch (event.event) {
      case "gave": {
        const own = event.seat === seat ? [`hand ${event.card}`] : [];
        return [come(`gift ${gift++}`, ...own, `points ${event.seat}`)];
      }
      case "painted":
      case "filled":
      case "cornered":
        return [come(`roof ${event.square}`, `paint ${event.colour}`)];
      case "scored":
        return [
          { carry: event.points, from: `request ${event.request}`, to: `points ${event.seat}` },
          { at: `points ${event.seat}`, gesture: "swell", after: FLIGHT },
        ];
      case "assisted":
        return [{ at: `points ${event.seat}`, gesture: "swell" }];
      case "turned":
        return [{ at: `request ${event.request}`, gesture: "unfold" }];
      case "opened":
        return [1, 2, 3].map((n) => ({ at: `request res-${n}`, gesture: "enter", after: n * CARD }));
      default:
        return [];
    }
  });
  return inTurn(steps);
}
