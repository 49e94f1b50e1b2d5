import type { Board } from "./types";

const boards = import.meta.glob<{ default: Board }>("./*/Board.svelte");

/** The board drawn for a game, or the plain one that plays them all. */
export async function boardOf(game: string): Promise<Board> {
  const load = boards[`./${game}/Board.svelte`] ?? boards["./plain/Board.svelte"]!;
  return (await load()).default;
}
