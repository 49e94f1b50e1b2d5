/** What has just happened, as motion: from where a thing was to where it is. */

import type { Fields } from "../types";

const EASE = "cubic-bezier(0.2, 0.8, 0.3, 1)";
const SLOW = 320;

/** Let a thing come from another place. */
function come(thing: Element | null, from: DOMRect | null | undefined): void {
  if (!thing || !from || from.width === 0) return;
  const to = thing.getBoundingClientRect();
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  thing.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${Math.min(1.4, from.width / to.width)})`, zIndex: 6 },
      { transform: "none", zIndex: 6 },
    ],
    { duration: SLOW, easing: EASE },
  );
}

function appear(thing: Element | null, delay: number, how: string): void {
  thing?.animate([{ transform: how, opacity: 0 }, { transform: "none", opacity: 1 }], { duration: SLOW, delay, easing: EASE, fill: "backwards" });
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
      come(newest, mine && start ? start : box(`[data-points="${String(event.seat)}"]`));
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
