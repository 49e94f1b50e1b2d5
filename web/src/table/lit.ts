/** Places of a board that somebody speaks of are lit, also when the board draws them later, or anew. */

/** Light these areas and spots of the board in `root`, the inner of two of one name; gives what puts the light out. */
export function light(
  names: readonly string[],
  root: Element | null = document.querySelector("main"),
): () => void {
  if (names.length === 0 || !root) return () => {};
  const placesOf = (name: string): Element[] => {
    const escaped = CSS.escape(name);
    const places = `:is([data-area="${escaped}"], [data-spot="${escaped}"])`;
    const found = [...root.querySelectorAll(`[data-board] ${places}`)];
    return found.filter((one) => !found.some((other) => other !== one && one.contains(other)));
  };
  const turnOn = (): void => names.flatMap(placesOf).forEach((one) => one.setAttribute("data-lit", ""));
  turnOn();
  const changes = new MutationObserver(turnOn);
  changes.observe(root, { childList: true, subtree: true });
  return () => {
    changes.disconnect();
    root.querySelectorAll("[data-lit]").forEach((one) => one.removeAttribute("data-lit"));
  };
}
