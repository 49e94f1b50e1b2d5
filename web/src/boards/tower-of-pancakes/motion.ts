/** What moves when something has happened: every thing from where it was to where it is. */

import { FLIGHT, type Motion } from "../shared/motion";
import type { Dump, Event, Served } from "./shapes";
import { PLATES } from "./towers";

const APART = 45; // ms between pancakes that fly one after the other
const BREATH = 250; // before what was hidden is shown
const CARD = 70; // ms from one score card to the next

export interface Eyes {
  /** Whose eyes see it. */
  seat: number | null;
  game: Dump;
}

export function motionsOf(events: readonly Event[], { seat, game }: Eyes): Motion[] {
  const next = isNextTrick(events, game);
  const motions: Motion[] = [];
  const played = new Set<number>();
  let busy = 0;
  for (const event of events) {
    switch (event.event) {
      case "played": {
        const own = event.seat === seat && event.card ? [`hand ${event.card}`] : [];
        played.add(event.seat);
        motions.push({ fly: `${next ? "last" : "trick"} ${event.seat}`, from: [...own, stock(event.seat)] });
        busy = FLIGHT;
        break;
      }
      case "served":
        motions.push(...serving(event, event.seat === seat ? ["pan", stock(seat)] : stock(event.seat)));
        busy = FLIGHT;
        break;
      case "baked":
        if (event.count > 0) motions.push({ at: stock(event.seat), gesture: "toss", after: busy });
        if (event.count > 0 && event.seat === seat) motions.push({ at: "pan", gesture: "toss", after: busy });
        break;
      case "looked":
        motions.push({ at: `score ${event.row} ${event.plate}`, gesture: "turn" });
        break;
      case "revealed":
        PLATES.forEach((plate, n) =>
          (["above", "below"] as const).forEach((row, m) =>
            motions.push({
              at: `score ${row} ${plate}`,
              gesture: "turn",
              after: BREATH + (n + m * 4) * CARD,
            }),
          ),
        );
    }
  }
  if (next)
    game.hands.forEach((_, who) => {
      if (!played.has(who)) motions.push({ fly: `last ${who}`, from: `trick ${who}`, after: busy / 2 });
    });
  return motions;
}

/** A trick has ended with these events, and now lies aside. */
const isNextTrick = (events: readonly Event[], { phase }: Dump): boolean =>
  phase !== "over" && phase !== "look" && events.some(({ event }) => event === "baked" || event === "looked");

const stock = (seat: number): string => `stock ${seat}`;

/** The tower wobbles when all have landed. */
function serving({ plate, count, height, discarded }: Served, from: string | string[]): Motion[] {
  const chips = Array.from({ length: count }, (_, n) => ({
    fly: `chip ${plate} ${height - count + n}`,
    from,
    after: n * APART,
  }));
  const landed = (count - 1) * APART + FLIGHT;
  const wobble: Motion[] = count > 0 ? [{ at: `tower ${plate}`, gesture: "wobble", after: landed }] : [];
  const rest: Motion[] = discarded > 0 ? [{ fly: "heap", from: `tower ${plate}`, after: count * APART }] : [];
  return [...chips, ...wobble, ...rest];
}
