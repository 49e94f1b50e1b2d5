/** What has just happened, as motion: from where a thing was to where it is. */

import { EASE, FLIGHT, fly } from "../shared/motion";
import type { Fields } from "../types";

const come = (thing: Element | null, from: DOMRect | undefined): void => void fly(thing, from, 0, 1.4);

function appear(thing: Element | null, delay: number, how: string): void {
  thing?.animate([{ transform: how, opacity: 0 }, { transform: "none", opacity: 1 }], { duration: FLIGHT, delay, easing: EASE, fill: "backwards" });
}

/** Show these events on the board; `start` is where the own card was. */
export function animate(board: HTMLElement, events: readonly Fields[], { own, start }: { own: number | null; start: DOMRect | null }): void {
  const at = (selector: string): Element | null => board.querySelector(selector);
  const box = (selector: string): DOMRect | undefined => at(selector)?.getBoundingClientRect();
  for (const event of events) {
    if (event.event === "gave") {
      const mine = event.seat === own;
      const gifts = board.querySelectorAll("[data-gift]");
      const newest = [...gifts].find((gift) => Number((gift as HTMLElement).dataset.gift) === gifts.length - 1) ?? null;
      come(newest, (mine && start) || box(`[data-points="${String(event.seat)}"]`));
    } else if (event.event === "painted" || event.event === "filled" || event.event === "cornered") {
      come(at(`[data-square="${String(event.square)}"] .roof`), box(`[data-paint="${String(event.colour)}"]`));
    } else if (event.event === "scored") {
      come(at(`[data-points="${String(event.seat)}"] b`), box(`[data-place="${String(event.request)}"]`));
    } else if (event.event === "turned") {
      appear(at(`[data-place="${String(event.request)}"]`), 0, "rotateY(90deg)");
    } else if (event.event === "opened") {
      [1, 2, 3].forEach((n) => appear(at(`[data-place="res-${n}"]`), n * 70, "translateY(-14px)"));
    }
  }
}
