/** Requests as an edition's file has them, on the bench. */

export interface Request {
  points: number;
  grid: string[];
  [name: string]: unknown;
}

export const SIDE = 4;
const ROUND = ["R", "B", "Y", "R*", "B*", "Y*", "."];

/** The squares of a row: "R* B ." */
export const cells = (row: string): string[] => row.split(/\s+/).filter(Boolean);

/** What comes after a square when it is pressed. */
export const turned = (cell: string): string => ROUND[(ROUND.indexOf(cell) + 1) % ROUND.length]!;

/** All sixteen squares: the request in the middle of what is empty. */
export function spread(grid: readonly string[]): { board: string[][]; top: number; left: number } {
  const rows = grid.map(cells);
  const wide = Math.max(0, ...rows.map((row) => row.length));
  const top = Math.max(0, Math.floor((SIDE - rows.length) / 2));
  const left = Math.max(0, Math.floor((SIDE - wide) / 2));
  const board = Array.from({ length: SIDE }, (_, r) =>
    Array.from({ length: SIDE }, (_, c) => rows[r - top]?.[c - left] ?? "."),
  );
  return { board, top, left };
}

/** The rows of a request without its empty edges; one empty square where nothing is left. */
export function trimmed(board: readonly (readonly string[])[]): string[] {
  const used = (line: readonly string[]): boolean => line.some((cell) => cell !== ".");
  const rows = board.map((row, r) => (used(row) ? r : -1)).filter((r) => r >= 0);
  const columns = board[0]!.map((_, c) => (used(board.map((row) => row[c]!)) ? c : -1)).filter((c) => c >= 0);
  if (rows.length === 0) return ["."];
  return board
    .slice(rows[0], rows.at(-1)! + 1)
    .map((row) => row.slice(columns[0], columns.at(-1)! + 1).join(" "));
}
