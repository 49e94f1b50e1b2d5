/** After a page has changed, the keyboard and a screen reader go on at its heading. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>("h1") ?? document.getElementById("main");
  heading?.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: true });
}

/** The same, unless somebody is at something that is still there. */
export function focusHeadingIfLost(): void {
  if (document.activeElement === null || document.activeElement === document.body) focusHeading();
}
