import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";

const NAME = "virtual:reactions";

/** `import SENTENCES from "virtual:reactions"` gives, for the words of each quick reaction in every language, its id: little
    enough to be there from the start, which the texts of all languages are not. */
export function reactions(): Plugin {
  let folder = "";
  return {
    name: "kotatsu-reactions",
    configResolved(config) {
      folder = join(config.root, "src/texts");
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return;
      const files = (await readdir(folder)).filter((name) => /^web\..+\.ftl$/.test(name));
      const texts = await Promise.all(files.map((name) => readFile(join(folder, name), "utf8")));
      const found = texts.flatMap((text) => [...text.matchAll(/^(react-[\w-]+) = (.+)$/gm)]);
      return `export default ${JSON.stringify(Object.fromEntries(found.map(([, id, words]) => [words, id])))};`;
    },
  };
}
