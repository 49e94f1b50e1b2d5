/** Motion: a thing that has just changed its place comes from where it was. Places on the screen are `[data-spot]`. */

import type { Fields } from "../types";
import { tower } from "./choices";

type Spots = Map<string, DOMRect>;

const TIME = 320;
const EASE = "cubic-bezier(0.2, 0.8, 0.3, 1)";
const POINT = 350;
const NEXT = 240; // ms from one event to the next of the same update

/** Where everything is before an update. */
export function spotsOf(root: HTMLElement): Spots {
  const spots: Spots = new Map();
  for (const element of root.querySelectorAll<HTMLElement>("[data-spot]")) {
    if (!spots.has(element.dataset.spot!)) spots.set(element.dataset.spot!, element.getBoundingClientRect());
  }
  return spots;
}

/** Show after an update how it came about. */
export function showFlights(root: HTMLElement, before: Spots, events: readonly Fields[]): void {
  let delay = 0;
  const at = (spot: string): HTMLElement | null => root.querySelector(`[data-spot="${spot}"]`);

  for (const event of events) {
    const seat = event.seat as number;
    switch (event.event) {
      case "played":
        fly(at(`played ${seat}`), before.get(`hand ${String(event.card)}`) ?? before.get(`tray ${seat}`), delay);
        break;
      case "took":
      case "gave": {
        const took = event.event === "took";
        const [source, goal] = took ? [event.other, seat] : [seat, event.other];
        const top = at(`top ${tower(goal as number, event.to as number)}`);
        fly(top, before.get(`top ${tower(source as number, event.from as number)}`), delay);
        wobble(top?.parentElement, delay + TIME);
        point(root, top, at(`score ${seat}`), delay + TIME);
        break;
      }
      case "won":
        fly(at(`tower ${tower(seat, event.tower as number)}`), before.get("table"), delay);
        wobble(at(`tower ${tower(seat, event.tower as number)}`), delay + TIME);
        break;
      default:
        continue;
    }
    delay += NEXT;
  }
}

function fly(element: HTMLElement | null, from: DOMRect | undefined, delay: number): void {
  if (!element || !from) return;
  const to = element.getBoundingClientRect();
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  const scale = Math.min(1.2, Math.max(0.5, from.width / to.width));
  const start = { transform: `translate(${x}px, ${y}px) scale(${scale})` };
  element.style.zIndex = "6";
  const flight = element.animate([start, { transform: "none" }], { duration: TIME, delay, easing: EASE, fill: "backwards" });
  flight.onfinish = flight.oncancel = () => (element.style.zIndex = "");
}

/** A tower wobbles once when it grows. */
function wobble(element: HTMLElement | null | undefined, delay: number): void {
  element?.animate({ transform: ["none", "rotate(2.5deg)", "rotate(-2deg)", "none"] }, { duration: 300, delay, easing: "ease-out" });
}

/** The point for a moved card flies off to the score. */
function point(root: HTMLElement, from: HTMLElement | null, score: HTMLElement | null, delay: number): void {
  if (!from || !score) return;
  const [start, goal] = [from.getBoundingClientRect(), score.getBoundingClientRect()];
  const sign = document.createElement("span");
  sign.className = "itadaki-point";
  sign.ariaHidden = "true";
  sign.textContent = "+1";
  sign.style.left = `${start.left + start.width / 2}px`;
  sign.style.top = `${start.top}px`;
  root.append(sign);
  const there = `translate(${goal.left + goal.width / 2 - start.left - start.width / 2}px, ${goal.top - start.top}px)`;
  const way = [
    { transform: "scale(0.3)", opacity: 0 },
    { transform: "translateY(-14px) scale(1.3)", opacity: 1, offset: 0.35 },
    { transform: `${there} scale(0.8)`, opacity: 1 },
  ];
  sign.animate(way, { duration: POINT, delay, easing: EASE, fill: "backwards" }).onfinish = () => {
    sign.remove();
    score.animate([{ transform: "scale(1.35)" }, { transform: "none" }], { duration: 250, easing: "ease-out" });
  };
}
