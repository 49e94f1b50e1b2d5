/** The way of a move on a board, as an arrow: spots, of which the first that is shown counts. */
export interface Arrow {
  /** Empty: it only points at where it goes. */
  from: readonly string[];
  /** Empty: there is no such place, and the board's own mark must do. */
  to: readonly string[];
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const POINTING = 70; // px that an arrow is long which comes from nowhere
const BEND = 0.12; // how far it swings out, in parts of its length
const HEAD = 20; // px

const middle = ({ x, y, width, height }: Box): [number, number] => [x + width / 2, y + height / 2];
const round = (number: number): number => Math.round(number * 10) / 10;

/** A bent line from one place to another and its head, as paths. It ends before the middle of a large place, so that what lies there
    stays to be seen. */
export function pathOf(from: Box | null, to: Box): { line: string; head: string } {
  const [x2, y2] = middle(to);
  const [x1, y1] = from ? middle(from) : [x2 - POINTING * 0.6, y2 - POINTING * 0.8 - to.height / 4];
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [cx, cy] = [(x1 + x2) / 2 - (y2 - y1) * BEND, (y1 + y2) / 2 + (x2 - x1) * BEND];
  const bent = Math.hypot(x2 - cx, y2 - cy) || 1;
  const [ux, uy] = [(x2 - cx) / bent, (y2 - cy) / bent];
  const short = Math.min(length / 3, Math.min(to.width, to.height) / 5);
  const [ex, ey] = [x2 - ux * short, y2 - uy * short];
  const [bx, by] = [ex - ux * HEAD, ey - uy * HEAD];
  const side = HEAD * 0.62;
  const at = (x: number, y: number): string => `${round(x)} ${round(y)}`;
  return {
    line: `M${at(x1, y1)} Q${at(cx, cy)} ${at(bx + ux * 2, by + uy * 2)}`,
    head: `M${at(ex, ey)} L${at(bx - uy * side, by + ux * side)} L${at(bx + uy * side, by - ux * side)} Z`,
  };
}
