/** Motion from what has happened: every thing from where it was to where it is. */

import { find, FLIGHT, fly, type Spots } from "../shared/motion";
import type { Fields } from "../types";

const APART = 45; // ms between pancakes that fly one after the other

const pulse = (node: HTMLElement | null, delay = 0): void =>
  void node?.animate([{ transform: "none" }, { transform: "translateY(-35%) rotate(-14deg) scale(1.25)" }, { transform: "none" }], {
    duration: FLIGHT,
    delay,
    easing: "ease-out",
  });

const turnOver = (node: HTMLElement | null, delay = 0): void =>
  void node?.animate([{ transform: "rotateY(0)" }, { transform: "rotateY(88deg) scale(1.12)" }, { transform: "none" }], {
    duration: 350,
    delay,
    easing: "ease-out",
    fill: "backwards",
  });

function wobble(tower: Element): void {
  const turns = [0, 2.2, -1.6, 0.8, 0];
  tower.animate(turns.map((turn) => ({ transform: `rotate(${turn}deg)` })), { duration: 350, easing: "ease-out" });
}

function serve(root: Element, event: Fields, from: DOMRect | undefined): void {
  const tower = root.querySelector(`[data-guest="${String(event.plate)}"] [data-tower]`);
  if (!tower) return;
  const [count, height] = [Number(event.count), Number(event.height)];
  const flights = Array.from({ length: count }, (_, n) =>
    fly(tower.querySelector<HTMLElement>(`[data-chip="${height - count + n}"]`), from, n * APART),
  );
  // Not before they have landed: a tower that wobbles is a layer of its own, and would keep them behind the others.
  void flights.at(-1)?.finished.then(() => wobble(tower), () => undefined);
  if (event.discarded) fly(find(root, "heap"), tower.getBoundingClientRect(), count * APART);
}

/** Shows what happened since `before`; `seat` is whose eyes see it. */
export function show(root: Element, before: Spots, events: readonly Fields[], seat: number | null, nextTrick: boolean, players: number): void {
  const played = new Set<number>();
  let busy = 0;
  for (const event of events) {
    const who = Number(event.seat);
    const from = who === seat && event.event === "served" ? before.get("pan") : before.get(`stock ${who}`);
    if (event.event === "played") {
      played.add(who);
      const own = who === seat ? before.get(`hand ${String(event.card)}`) : undefined;
      fly(find(root, nextTrick ? `last ${who}` : `trick ${who}`), own ?? from);
      busy = FLIGHT;
    } else if (event.event === "served") {
      serve(root, event, from);
      busy = FLIGHT;
    } else if (event.event === "baked" && event.count) {
      pulse(find(root, `stock ${who}`), busy);
      if (who === seat) pulse(find(root, "pan"), busy);
    } else if (event.event === "looked") {
      turnOver(find(root, `score ${String(event.row)} ${String(event.plate)}`));
    } else if (event.event === "revealed") {
      [..."ABCD"].forEach((plate, n) => ["above", "below"].forEach((row, m) => turnOver(find(root, `score ${row} ${plate}`), 250 + (n + m * 4) * 70)));
    }
  }
  if (!nextTrick) return;
  for (let who = 0; who < players; who += 1) if (!played.has(who)) fly(find(root, `last ${who}`), before.get(`trick ${who}`), busy / 2);
}
