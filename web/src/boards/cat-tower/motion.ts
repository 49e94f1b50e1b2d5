/** What has just happened, shown once: from where a thing was to where it is. */

import { EASE, FLIGHT, fly } from "../shared/motion";
import type { Fields } from "../types";

const STAGGER = 140;

/** Where the dice in the middle lie, by their number. */
export function diceIn(root: HTMLElement): Map<number, DOMRect> {
  const found = root.querySelectorAll<HTMLElement>("[data-pool]");
  return new Map([...found].map((die) => [Number(die.dataset.pool), die.getBoundingClientRect()]));
}

function move(element: Element | null, frames: Keyframe[], delay = 0, duration = FLIGHT): void {
  element?.animate(frames, { duration, delay, easing: EASE, fill: "backwards" });
}

const tumble = (die: Element, delay: number): void =>
  move(
    die,
    [
      { transform: "translate(-2.5rem, -1.5rem) rotate(-300deg) scale(0.7)", opacity: 0 },
      { transform: "translate(0.2rem, 0.15rem) rotate(14deg) scale(1.06)", opacity: 1, offset: 0.75 },
      { transform: "none" },
    ],
    delay,
    350,
  );

const land = (element: Element | null, delay: number): void =>
  move(element, [{ transform: "scale(1.8)", opacity: 0 }, { transform: "none", opacity: 1 }], delay);

const hop = (element: Element | null, delay: number): void =>
  move(element, [{ transform: "none" }, { transform: "translateY(-0.5rem) scale(1.12)" }, { transform: "none" }], delay, 350);

/** The sheet of a seat, wherever it is shown. */
const sheetOf = (root: HTMLElement, seat: unknown): Element | null => root.querySelector(`[data-sheet="${String(seat)}"]`);

/** Marks appear one sheet after the other; then the new dice tumble. `before` is where the dice were. */
export function show(root: HTMLElement, events: readonly Fields[], before: Map<number, DOMRect>): void {
  let delay = 0;
  for (const { event, seat, ...parts } of events) {
    const sheet = sheetOf(root, seat);
    if (event === "took") fly(root.querySelector(`[data-die-of="${String(seat)}"]`), before.get(Number(parts.die)));
    if (event === "left") fly(root.querySelector("[data-left]"), before.get(Number(parts.die)));
    if (event === "marked") land(sheet?.querySelector(`[data-hex=${String(parts.hex)}] .drawn`) ?? null, delay);
    if (event === "scored") hop(sheet?.querySelector(`[data-cat=${String(parts.cat)}]`) ?? null, delay);
    if (event === "completed") hop(sheet?.querySelector(`[data-sign=${String(parts.column)}]`) ?? null, delay);
    if (event === "passed" || event === "caught") land([...(sheet?.querySelectorAll("[data-print=ready]") ?? [])].at(-1) ?? null, delay);
    if (event === "marked" || event === "passed") delay += STAGGER;
    if (event === "rolled") root.querySelectorAll("[data-pool]").forEach((die, place) => tumble(die, delay + place * 50));
  }
}
