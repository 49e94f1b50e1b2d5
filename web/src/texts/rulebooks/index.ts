/** The games' rulebooks, which lie beside their rules and are read when somebody asks for them. */

import { Texts } from "../fluent";
import type { Book } from "./page";

export type { Book } from "./page";

const GAMES = "../../../../src/kotatsu/games";

const rulebooks = import.meta.glob<Book>("../../../../src/kotatsu/games/*/rulebook.en.md", {
  query: "?page",
  import: "default",
});

const examples = import.meta.glob<string>("../../../../src/kotatsu/games/*/examples.en.ftl", {
  query: "?raw",
  import: "default",
});

const folder = (game: string): string => `${GAMES}/${game.replaceAll("-", "_")}`;

/** The rulebook of a game, in HTML of our own making; null if it has none here. */
export async function rulebookOf(game: string): Promise<Book | null> {
  const load = rulebooks[`${folder(game)}/rulebook.en.md`];
  return load ? load() : null;
}

/** What the worked examples of a rulebook say. */
export async function examplesOf(game: string): Promise<Texts> {
  const load = examples[`${folder(game)}/examples.en.ftl`];
  return new Texts((await load?.()) ?? "");
}
