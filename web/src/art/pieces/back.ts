/** What the back of a card is drawn from. */

export interface Stroke {
  d: string;
  width: number;
}

export interface Back {
  ground: string;
  pattern: Stroke[];
}

/** Eight lines in one path: a table has many backs, and each path takes a phone its time. */
export const lines = (line: (n: number, y: number) => string, width = 2.6): Stroke => ({
  d: Array.from({ length: 8 }, (_, n) => line(n, 8 + n * 20)).join(""),
  width,
});
