import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const NAME = "virtual:fonts/";
/** The faces of languages that Fredoka and Nunito have no letters for, by the weights that each stands for. */
const FACES: { [language: string]: { [weights: string]: string } } = {
  ja: {
    "400 599": "@fontsource/zen-maru-gothic/files/zen-maru-gothic-japanese-500-normal.woff2",
    "600 900": "@fontsource/zen-maru-gothic/files/zen-maru-gothic-japanese-700-normal.woff2",
  },
  ko: { "400 900": "@fontsource/gowun-dodum/files/gowun-dodum-korean-400-normal.woff2" },
};
/** Texts of every page; those of a game wait until somebody reads them. */
const EVERYWHERE = /^(web|refusals|errors|levels|box)\./;
/** The faces of the pictures that the server draws of games (`drawing.poster.py`): whole files, which no browser asks for. */
const DRAWN: { [file: string]: string } = {
  "fredoka.ttf": "@fontsource/fredoka/files/fredoka-latin-600-normal.woff2",
  "nunito.ttf": "@fontsource/nunito/files/nunito-latin-700-normal.woff2",
  "ja.ttf": FACES.ja!["600 900"]!,
  "ko.ttf": FACES.ko!["400 900"]!,
};
/** Texts of which such pictures are made. */
const PICTURED = /^(narration|box|pages)\./;
const LATIN = String.fromCodePoint(...Array.from({ length: 0x250 - 0x20 }, (_, n) => 0x20 + n)) + "–—’“”…−";

/** Every language is called by its own name. */
const LANGUAGE_NAMES = "日本語한국어";

/** `import FACES from "virtual:fonts/ja"` gives what to ask for in a language. A whole face is a megabyte and more: here it has
    the letters of our own texts only, in two files. Whatever people type besides comes from their device's fonts. */
export function fonts(): Plugin {
  let building = false;
  let root = "";
  return {
    name: "kotatsu-fonts",
    configResolved(config) {
      building = config.command === "build";
      root = config.root;
    },
    async generateBundle() {
      for (const [file, source] of Object.entries(DRAWN)) {
        const language = file.slice(0, 2);
        const letters = language in FACES ? (await lettersOf(root, language, PICTURED))[0]! : LATIN;
        const whole = await readFile(join(root, "node_modules", source));
        const subset = await subsetFont(whole, letters, { targetFormat: "sfnt" });
        this.emitFile({ type: "asset", fileName: `fonts/${file}`, source: subset });
      }
    },
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${NAME}`)) return;
      const language = id.slice(NAME.length + 1);
      const sets = building ? await lettersOf(root, language) : [null];
      const faces = Object.entries(FACES[language]!).flatMap(([weight, file]) =>
        sets.map(async (letters) => {
          const whole = await readFile(join(root, "node_modules", file));
          const address = JSON.stringify(`data:font/woff2;base64,${whole.toString("base64")}`);
          if (letters === null) return `{ weight: "${weight}", address: ${address} }`;
          const source = await subsetFont(whole, letters, { targetFormat: "woff2" });
          const asset = this.emitFile({ type: "asset", name: `${language}.woff2`, source });
          const range = JSON.stringify(rangeOf(letters));
          return `{ weight: "${weight}", unicodeRange: ${range}, address: import.meta.ROLLUP_FILE_URL_${asset} }`;
        }),
      );
      return `export default [${(await Promise.all(faces)).join(", ")}];`;
    },
  };
}

/** The letters of some texts, and those that only others need. */
async function lettersOf(root: string, language: string, first = EVERYWHERE): Promise<string[]> {
  const folders = [join(root, "src/texts"), join(root, "../src/kotatsu")];
  const files = await Promise.all(
    folders.map((folder) => readdir(folder, { recursive: true, withFileTypes: true })),
  );
  const texts = files.flat().filter(({ name }) => /\.(ftl|md)$/.test(name) && name.includes(`.${language}.`));
  const read = async (some: typeof texts): Promise<string> =>
    (await Promise.all(some.map(({ parentPath, name }) => readFile(join(parentPath, name), "utf8")))).join(
      "",
    );
  const everywhere = letters((await read(texts.filter(({ name }) => first.test(name)))) + LANGUAGE_NAMES);
  const all = letters(await read(texts));
  return [everywhere, all.filter((letter) => !everywhere.includes(letter))]
    .map((some) => some.join(""))
    .filter(Boolean);
}

/** Those that are not Latin, each once, in order. */
const letters = (text: string): string[] =>
  [...new Set(text)]
    .filter((letter) => letter > "\u02ff")
    .sort((a, b) => a.codePointAt(0)! - b.codePointAt(0)!);

const rangeOf = (some: string): string =>
  Array.from(some, (letter) => `U+${letter.codePointAt(0)!.toString(16)}`).join(",");
