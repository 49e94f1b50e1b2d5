/** How the cards of a hand lie side by side: each at least a finger wide, overlapping where there is no room. */

const FINGER = 44;
const GAP = 4;
/** From that width on a card is read well, and need not be larger under another one. */
const READ = 64;
/** One row is read more easily than two. */
const ONE_ROW = 1.25;
/** How high a card is for its width: in one row, in several. */
const SHAPES = [164 / 104, 134 / 104] as const;

export interface HandLayout {
  /** Cards in a row. */
  row: number;
  /** How wide a card is, and how far apart two of them begin. */
  card: number;
  seen: number;
}

/** The layout of which most is seen: in as many rows as that takes. */
export function layHand(count: number, width: number, height: number): HandLayout {
  let best: HandLayout | undefined;
  let most = 0;
  for (let rows = 1; rows <= Math.max(3, count) && (rows <= 3 || !best); rows += 1) {
    const layout = layRows(count, rows, width, height);
    const shown = layout ? Math.min(layout.seen, layout.card) * (rows === 1 ? ONE_ROW : 1) : 0;
    if (!layout || shown <= most) continue;
    [best, most] = [layout, shown];
  }
  return best ?? { row: 1, card: FINGER, seen: FINGER };
}

function layRows(count: number, rows: number, width: number, height: number): HandLayout | null {
  const row = Math.max(1, Math.ceil(count / rows));
  const shape = SHAPES[rows > 1 ? 1 : 0];
  const widest = Math.max(FINGER, (height / rows - GAP) / shape);
  const even = (width - GAP * (row - 1)) / row;
  if (even >= Math.min(READ, widest) || row === 1) {
    const card = Math.min(widest, even);
    return { row, card, seen: card + GAP };
  }
  const last = width - FINGER * (row - 1);
  if (last < FINGER) return null;
  const card = Math.min(widest, last);
  return { row, card, seen: Math.floor(((width - card) / (row - 1)) * 10) / 10 };
}
