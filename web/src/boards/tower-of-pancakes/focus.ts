/** After a decision: what has vanished or can no longer be chosen hands the focus on to what can. */
export function keepFocus(root: HTMLElement, held: boolean): void {
  const active = document.activeElement;
  const lost = active === document.body && held;
  const idle = active === root || (active?.matches("[data-piece]:not([data-choice])") === true && root.contains(active));
  if (lost || idle) (root.querySelector<HTMLElement>("[data-choice]") ?? (lost ? root : null))?.focus({ preventScroll: true });
}
