/** What has just happened, as motion. */

import { EASE, find, FLIGHT, fly, type Spots } from "../shared/motion";
import type { Fields } from "../types";
import { tower } from "./choices";

const LARGEST = 1.2;
const POINT = 350;
const NEXT = 240; // ms from one event to the next of the same update

/** Show after an update how it came about. */
export function showFlights(root: HTMLElement, before: Spots, events: readonly Fields[]): void {
  let delay = 0;
  const at = (spot: string): HTMLElement | null => find(root, spot);

  for (const event of events) {
    const seat = event.seat as number;
    switch (event.event) {
      case "played":
        fly(at(`played ${seat}`), before.get(`hand ${String(event.card)}`) ?? before.get(`tray ${seat}`), delay, LARGEST);
        break;
      case "took":
      case "gave": {
        const took = event.event === "took";
        const [source, goal] = took ? [event.other, seat] : [seat, event.other];
        const top = at(`top ${tower(goal as number, event.to as number)}`);
        fly(top, before.get(`top ${tower(source as number, event.from as number)}`), delay, LARGEST);
        wobble(top?.parentElement, delay + FLIGHT);
        point(root, top, at(`score ${seat}`), delay + FLIGHT);
        break;
      }
      case "won":
        fly(at(`tower ${tower(seat, event.tower as number)}`), before.get("table"), delay, LARGEST);
        wobble(at(`tower ${tower(seat, event.tower as number)}`), delay + FLIGHT);
        break;
      default:
        continue;
    }
    delay += NEXT;
  }
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
