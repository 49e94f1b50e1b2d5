/** Arrow keys, Home and End go from button to button, from the last one on to the first. */

const STEPS: { [key: string]: number } = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Where a key leads from one of so many; null: it is another key. */
export function led(key: string, from: number, count: number): number | null {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = STEPS[key];
  return step === undefined ? null : (from + step + count) % count;
}

export function walk(event: KeyboardEvent, among: Iterable<HTMLElement>): void {
  const buttons = [...among];
  const from = buttons.indexOf(event.target as HTMLElement);
  const to = led(event.key, from, buttons.length);
  if (from < 0 || to === null) return;
  event.preventDefault();
  buttons[to]!.focus();
}
