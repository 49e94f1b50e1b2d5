/** The games' rulebooks, which lie beside their rules and are read when somebody asks for them. */

import { FALLBACK, type Language } from "../language.svelte";
import type { Book } from "./page";

export type { Book } from "./page";

const rulebooks = import.meta.glob<Book>("../../../../src/kotatsu/games/*/rulebook.*.md", {
  query: "?page",
  import: "default",
});

/** The rulebook of a game, in HTML of our own making, in a language or in English; null if it has none here. */
export async function rulebookOf(game: string, language: Language): Promise<Book | null> {
  const folder = `../../../../src/kotatsu/games/${game.replaceAll("-", "_")}`;
  const load =
    rulebooks[`${folder}/rulebook.${language}.md`] ?? rulebooks[`${folder}/rulebook.${FALLBACK}.md`];
  return load ? load() : null;
}
