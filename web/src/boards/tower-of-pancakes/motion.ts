/** Motion from what has happened: every thing from where it was to where it is. Things are found by `data-spot`. */

import type { Fields } from "../types";

export type Spots = ReadonlyMap<string, DOMRect>;

const EASE = "cubic-bezier(0.2, 0.8, 0.3, 1)";
const FLIGHT = 320;
const APART = 45; // ms between pancakes that fly one after the other

const find = (root: Element, spot: string): HTMLElement | null => root.querySelector(`[data-spot="${spot}"]`);

/** Where everything lies now. */
export function spots(root: Element): Spots {
  const found = new Map<string, DOMRect>();
  for (const node of root.querySelectorAll<HTMLElement>("[data-spot]")) found.set(node.dataset.spot!, node.getBoundingClientRect());
  return found;
}

function fly(node: HTMLElement | null, from: DOMRect | undefined, delay = 0): Animation | null {
  if (!node || !from || from.width === 0) return null;
  const to = node.getBoundingClientRect();
  const [x, y] = [from.left + from.width / 2 - to.left - to.width / 2, from.top + from.height / 2 - to.top - to.height / 2];
  // Over everything else on its way: a chip comes from the far side of the table.
  return node.animate(
    [{ transform: `translate(${x}px, ${y}px) scale(${from.width / to.width})`, zIndex: 6 }, { transform: "none", zIndex: 6 }],
    { duration: FLIGHT, delay, easing: EASE, fill: "backwards" },
  );
}

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
