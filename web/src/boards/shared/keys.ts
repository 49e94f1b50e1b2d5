/**
 * Arrow keys go to the nearest button that way; where there is none, to the next or last in order, round and round. Home
 * and End go to the ends.
 */

const STEPS: { [key: string]: number } = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };
const WAYS: { [key: string]: [number, number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const ASIDE = 3; // so many times as far is what lies to the side
const ROW = 22; // px: what differs by less lies in one line

export interface Point {
  x: number;
  y: number;
}

/** Where a key leads from one of so many in a row; null: it is another key. */
export function led(key: string, from: number, count: number): number | null {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = STEPS[key];
  return step === undefined ? null : (from + step + count) % count;
}

/** The nearest of these points that way from one of them; null: there is none. */
export function nearest(key: string, from: number, points: readonly Point[]): number | null {
  const way = WAYS[key];
  if (!way) return null;
  let found: number | null = null;
  let least = Infinity;
  points.forEach(({ x, y }, place) => {
    const [dx, dy] = [x - points[from]!.x, y - points[from]!.y];
    const ahead = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    const far = ahead + ASIDE * aside;
    if (ahead > 1 && aside <= ahead && far < least) [found, least] = [place, far];
  });
  return found;
}

/** Whether they lie beside each other in one line. Up and down lead somewhere else where there are several. */
const inLine = (points: readonly Point[]): boolean => {
  const spread = (of: number[]): number => Math.max(...of) - Math.min(...of);
  return spread(points.map(({ x }) => x)) < ROW || spread(points.map(({ y }) => y)) < ROW;
};

/** Where a key leads among points that lie as they like; null: nowhere. */
export function leads(key: string, from: number, points: readonly Point[]): number | null {
  const upOrDown = key === "ArrowUp" || key === "ArrowDown";
  const near = nearest(key, from, points);
  if (near !== null) return near;
  return upOrDown && !inLine(points) ? null : led(key, from, points.length);
}

const middle = (element: Element): Point => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** Takes the focus among these; a board that is on the kit need not call it. */
export function walk(event: KeyboardEvent, among: Iterable<HTMLElement>): void {
  const buttons = [...among];
  const from = buttons.indexOf(event.target as HTMLElement);
  if (from < 0 || led(event.key, from, buttons.length) === null) return;
  event.preventDefault();
  const to = leads(event.key, from, buttons.map(middle));
  if (to !== null) buttons[to]!.focus();
}
