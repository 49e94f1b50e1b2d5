/** The games' rulebooks, which lie beside their rules and are read when somebody asks for them. */

const rulebooks = import.meta.glob<string>("../../../../src/kotatsu/games/*/rulebook.en.md", {
  query: "?page",
  import: "default",
});

/** The rulebook of a game as HTML of our own making; null if it has none here. */
export async function rulebookOf(game: string): Promise<string | null> {
  const load = rulebooks[`../../../../src/kotatsu/games/${game.replaceAll("-", "_")}/rulebook.en.md`];
  return load ? load() : null;
}
