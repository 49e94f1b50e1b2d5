import { referenceTextsOf, type Texts } from "../texts/fluent";
import type { Board, Reference } from "./types";

const boards = import.meta.glob<{ default: Board }>("./*/Board.svelte");
const references = import.meta.glob<{ default: Reference }>("./*/Reference.svelte");

/** The board drawn for a game, or the plain one that plays them all. */
export async function boardOf(game: string): Promise<Board> {
  const load = boards[`./${game}/Board.svelte`] ?? boards["./plain/Board.svelte"]!;
  return (await load()).default;
}

export const hasReference = (game: string): boolean => `./${game}/Reference.svelte` in references;

/** A game's reference card and its words; loaded when it is asked for. */
export async function referenceOf(game: string): Promise<{ Card: Reference; texts: Texts }> {
  const [module, texts] = await Promise.all([
    references[`./${game}/Reference.svelte`]!(),
    referenceTextsOf(game),
  ]);
  return { Card: module.default, texts };
}
