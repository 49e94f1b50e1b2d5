/** Things that have changed their place come from where they were. Places are marked `data-spot`. */

export type Spots = ReadonlyMap<string, DOMRect>;

export const EASE = "cubic-bezier(0.2, 0.8, 0.3, 1)";
export const FLIGHT = 320;

export const find = (root: Element, spot: string): HTMLElement | null => root.querySelector(`[data-spot="${spot}"]`);

/** Where everything lies now; of several at one spot, the first. */
export function spots(root: Element): Spots {
  const marked = [...root.querySelectorAll<HTMLElement>("[data-spot]")].reverse();
  return new Map(marked.map((thing) => [thing.dataset.spot!, thing.getBoundingClientRect()]));
}

/** Over everything else on its way; it starts as large as what lay there, but not larger than so many times itself. */
export function fly(thing: Element | null, from: DOMRect | null | undefined, delay = 0, largest = Infinity): Animation | null {
  if (!thing || !from || from.width === 0) return null;
  const to = thing.getBoundingClientRect();
  const [x, y] = [from.left + from.width / 2 - to.left - to.width / 2, from.top + from.height / 2 - to.top - to.height / 2];
  const scale = Math.min(largest, from.width / to.width);
  return thing.animate(
    [{ transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 6 }, { transform: "none", zIndex: 6 }],
    { duration: FLIGHT, delay, easing: EASE, fill: "backwards" },
  );
}
