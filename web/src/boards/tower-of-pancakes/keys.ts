/** Focus that is never lost, and arrow keys between the buttons of a hand or a row of plates. */

const BACK = ["ArrowLeft", "ArrowUp"];
const ON = ["ArrowRight", "ArrowDown"];

/** After a decision: what has vanished or can no longer be chosen hands the focus on to what can. */
export function keepFocus(root: HTMLElement, held: boolean): void {
  const active = document.activeElement;
  const lost = active === document.body && held;
  const idle = active === root || (active?.matches("[data-piece]:not([data-choice])") === true && root.contains(active));
  if (lost || idle) (root.querySelector<HTMLElement>("[data-choice]") ?? (lost ? root : null))?.focus({ preventScroll: true });
}

/** Arrow keys, Home and End inside what is marked `data-keys`. */
export function walk(event: KeyboardEvent): void {
  const from = (event.target as HTMLElement).closest("button");
  const row = from?.closest("[data-keys]");
  if (!from || !row) return;
  const buttons = [...row.querySelectorAll<HTMLElement>("button")];
  const index = buttons.indexOf(from);
  const last = buttons.length - 1;
  let next = index;
  if (ON.includes(event.key)) next = index === last ? 0 : index + 1;
  else if (BACK.includes(event.key)) next = index === 0 ? last : index - 1;
  else if (event.key === "Home") next = 0;
  else if (event.key === "End") next = last;
  else return;
  event.preventDefault();
  buttons[next]!.focus();
}
