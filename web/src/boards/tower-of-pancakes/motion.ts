/** What moves when something has happened: every thing from where it was to where it is. */

import { FLIGHT, endOf, inTurn, type Motion } from "../shared/motion";
import type { Dump, Event, Served } from "./shapes";
import { PLATES, standing, type Mode } from "./towers";

const APART = 45; // ms between pancakes that fly one after the other
const BREATH = 250; // before what was hidden is shown
const CARD = 70; // ms from one score card to the next

export interface Eyes {
  /** Whose eyes see it. */
  seat: number | null;
  game: Dump;
  mode: Mode;
}

/** One thing after the other: the card, who is first and second, each serving, each baking; then the trick is swept aside. */
export function motionsOf(events: readonly Event[], eyes: Eyes): Motion[] {
  const { game } = eyes;
  const next = isNextTrick(events, game);
  const motions = inTurn(events.map((event) => motionsOfOne(event, eyes, next)));
  if (!next) return motions;
  const sweep = endOf(motions);
  const played = events.flatMap((event) => (event.event === "played" ? [event.seat] : []));
  return [
    ...motions.map((motion) =>
      "fly" in motion && motion.fly.startsWith("last ")
        ? { ...motion, stop: { at: motion.fly.replace("last", "trick"), until: sweep } }
        : motion,
    ),
    ...game.hands
      .map((_, who) => who)
      .filter((who) => !played.includes(who))
      .map((who) => ({ fly: `last ${who}`, from: `trick ${who}`, after: sweep })),
    ...game.hands.map((_, who) => staysUntil(`name ${who}`, sweep)), // its card lies there
  ];
}

const staysUntil = (spot: string, until: number): Motion => ({
  fly: spot,
  from: spot,
  stop: { at: spot, until },
});

function motionsOfOne(event: Event, { seat, game, mode }: Eyes, next: boolean): Motion[] {
  switch (event.event) {
    case "played": {
      const own = event.seat === seat && event.card ? [`hand ${event.card}`] : [];
      return [{ fly: `${next ? "last" : "trick"} ${event.seat}`, from: [...own, stock(event.seat)] }];
    }
    case "ranked":
      return next
        ? []
        : [event.first, event.second].flatMap((who, n) => (who === null ? [] : [rank(who, n)]));
    case "served": {
      const from = event.seat === seat ? ["pan", stock(seat)] : stock(event.seat);
      return serving(event, from, standing(event.plate, game.towers, mode) === "full");
    }
    case "baked": {
      if (event.count === 0) return [];
      const pan: Motion[] = event.seat === seat ? [{ at: "pan", gesture: "toss" }] : [];
      return [{ at: stock(event.seat), gesture: "toss" }, ...pan];
    }
    case "looked":
      return [{ at: `score ${event.row} ${event.plate}`, gesture: "turn" }];
    case "revealed":
      return PLATES.flatMap((plate, n) =>
        (["above", "below"] as const).map((row, m) => ({
          at: `score ${row} ${plate}`,
          gesture: "turn" as const,
          after: BREATH + (n + m * 4) * CARD,
        })),
      );
    default:
      return [];
  }
}

const rank = (who: number, n: number): Motion => ({ at: `trick ${who}`, gesture: "hop", after: n * BREATH });

/** A trick has ended with these events, and now lies aside. */
const isNextTrick = (events: readonly Event[], { phase }: Dump): boolean =>
  phase !== "over" && phase !== "look" && events.some(({ event }) => event === "baked" || event === "looked");

const stock = (seat: number): string => `stock ${seat}`;

/** The tower wobbles when all have landed, and a guest who has enough jumps; what was too much goes to the heap. */
function serving(
  { plate, count, height, discarded }: Served,
  from: string | string[],
  full: boolean,
): Motion[] {
  const chips = Array.from({ length: count }, (_, n) => ({
    fly: `chip ${plate} ${height - count + n}`,
    from,
    after: n * APART,
  }));
  const landed = Math.max(0, count - 1) * APART + FLIGHT;
  const wobble: Motion[] = count > 0 ? [{ at: `tower ${plate}`, gesture: "wobble", after: landed }] : [];
  const rest: Motion[] = discarded > 0 ? [{ fly: "heap", from: `tower ${plate}`, after: landed }] : [];
  const enough: Motion[] =
    full && count > 0 ? [{ at: `guest ${plate}`, gesture: "hop", after: landed + FLIGHT }] : [];
  return [...chips, ...wobble, ...rest, ...enough];
}
