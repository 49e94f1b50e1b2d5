/** Gives the focus; scrolls there only for who works with the keyboard, so that no tap makes the page jump. */
export function give(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  if (element.matches(":focus-visible")) element.scrollIntoView({ block: "nearest" });
}
