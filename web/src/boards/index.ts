import type { Component } from "svelte";
import { createContext } from "svelte";
import { referenceTextsOf, type Texts } from "../texts/fluent";
import type { Drawn } from "../texts/pieces";
import type { Draft } from "../parts/workshop/draft.svelte";
import type { Arrow } from "./shared/arrow";
import type { Board, Reference } from "./types";

export type Piece = Component<Drawn>;
/** Where an edition of a game is changed, and the keys of the values that it draws. */
export interface Bench {
  default: Component<{ draft: Draft }>;
  KEYS: readonly string[];
}

const pieces = import.meta.glob<{ default: Piece }>("./*/Piece.svelte");
const boards = import.meta.glob<{ default: Board }>("./*/Board.svelte");
const benches = import.meta.glob<Bench>("./*/Workshop.svelte");
const arrows = import.meta.glob<{ arrowOf: (parts: never, seat: number) => Arrow }>("./*/arrow.ts");
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

/** What draws an edition of a game to be changed; null: forms must do. */
export const benchOf = async (game: string): Promise<Bench | null> =>
  (await benches[`./${game}/Workshop.svelte`]?.()) ?? null;

/** From where to where a move of a game goes on its board; null: nobody has said so. */
export const arrowsOf = async (game: string): Promise<((parts: never, seat: number) => Arrow) | null> =>
  (await arrows[`./${game}/arrow.ts`]?.())?.arrowOf ?? null;

/** What draws the pieces of a game in sentences; null: its words must do. */
export async function pieceOf(game: string): Promise<Piece | null> {
  return (await pieces[`./${game}/Piece.svelte`]?.())?.default ?? null;
}

/** For every sentence at a table: what draws its pieces, once it is there. */
export const [piecesHere, setPieces] = createContext<() => Piece | null>();
