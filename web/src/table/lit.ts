/** Places of the board that somebody speaks of are lit, also when the board draws them later, or anew. */

/** Light these areas and spots; gives what puts the light out. */
export function light(names: readonly string[]): () => void {
  const main = document.querySelector("main");
  if (names.length === 0 || !main) return () => {};
  const turnOn = (): void => names.flatMap(placesOf).forEach((one) => one.setAttribute("data-lit", ""));
  turnOn();
  const changes = new MutationObserver(turnOn);
  changes.observe(main, { childList: true, subtree: true });
  return () => {
    changes.disconnect();
    document.querySelectorAll("[data-lit]").forEach((one) => one.removeAttribute("data-lit"));
  };
}

function placesOf(name: string): Element[] {
  const escaped = CSS.escape(name);
  const places = `:is([data-area="${escaped}"], [data-spot="${escaped}"])`;
  return [...document.querySelectorAll(`[data-board] ${places}`)];
}
