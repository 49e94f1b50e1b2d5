import type { Plugin } from "vite";
import { bookOf } from "./page";

/** A rulebook imported with `?page` comes as a book in HTML, so that no browser has to know Markdown. */
export function rulebooks(): Plugin {
  return {
    name: "kotatsu-rulebooks",
    transform(code, id) {
      const language = /\.(\w+)\.md\?page$/.exec(id)?.[1];
      if (language) return { code: `export default ${JSON.stringify(bookOf(code, language))};`, map: null };
    },
  };
}
