import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const NAME = "virtual:fonts";
/** The faces of languages that Fredoka and Nunito have no letters for. */
const FACES = {
  ja: "@fontsource/zen-maru-gothic/files/zen-maru-gothic-japanese-500-normal.woff2",
  ko: "@fontsource/gowun-dodum/files/gowun-dodum-korean-400-normal.woff2",
};

/** `import FONTS from "virtual:fonts"` gives the address of a language's face. A whole one is a megabyte and more: it has the
    letters of our own texts only. Whatever people type besides comes from their device's fonts. */
export function fonts(): Plugin {
  let building = false;
  let root = "";
  return {
    name: "kotatsu-fonts",
    configResolved(config) {
      building = config.command === "build";
      root = config.root;
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return;
      const entries = Object.entries(FACES).map(async ([language, file]) => {
        const whole = await readFile(join(root, "node_modules", file));
        if (!building)
          return `${language}: ${JSON.stringify(`data:font/woff2;base64,${whole.toString("base64")}`)}`;
        const source = await subsetFont(whole, await lettersOf(root, language), { targetFormat: "woff2" });
        const asset = this.emitFile({ type: "asset", name: `${language}.woff2`, source });
        return `${language}: import.meta.ROLLUP_FILE_URL_${asset}`;
      });
      return `export default { ${(await Promise.all(entries)).join(", ")} };`;
    },
  };
}

/** Everything that we say in this language, and its name in the list of languages. */
async function lettersOf(root: string, language: string): Promise<string> {
  const folders = [join(root, "src/texts"), join(root, "../src/kotatsu")];
  const files = await Promise.all(
    folders.map((folder) => readdir(folder, { recursive: true, withFileTypes: true })),
  );
  const own = files
    .flat()
    .filter(({ name }) => name.endsWith(`.${language}.ftl`) || name.endsWith(`.${language}.md`))
    .map(({ parentPath, name }) => readFile(join(parentPath, name), "utf8"));
  const texts = [...(await Promise.all(own)), "日本語한국어"].join("");
  return [...new Set(texts)].filter((letter) => letter > "\u02ff").join("");
}
