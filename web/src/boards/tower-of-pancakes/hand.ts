/** How the cards of a hand lie side by side: each at least a finger wide, overlapping where there is no room. */

const FINGER = 44;
const GAP = 4;

export interface HandLayout {
  /** Cards in a row. */
  row: number;
  /** How wide a card is, and how far apart two of them begin. */
  card: number;
  seen: number;
}

export function layHand(count: number, width: number, widest: number): HandLayout {
  for (let rows = 1; ; rows += 1) {
    const row = Math.max(1, Math.ceil(count / rows));
    const last = width - FINGER * (row - 1);
    if (last < FINGER && row > 1) continue;
    const even = (width - GAP * (row - 1)) / row;
    if (even >= widest * 0.85) {
      const card = Math.min(widest, even);
      return { row, card, seen: card + GAP };
    }
    const card = Math.min(widest, last);
    return { row, card, seen: Math.floor(((width - card) / (row - 1)) * 10) / 10 };
  }
}
