import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { OutputBundle, OutputChunk } from "rolldown";
import { type Plugin, runnerImport } from "vite";

const MANIFEST = {
  id: "/",
  name: "Kotatsu",
  short_name: "Kotatsu",
  start_url: "/",
  display: "standalone",
  background_color: "#27314b",
  theme_color: "#27314b",
  icons: [
    { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
    { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
    { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
  ],
};

/** Writes what an installed app needs: its manifest, and the worker with what it keeps and says. */
export function shell(): Plugin {
  let root = "";
  return {
    name: "kotatsu-shell",
    apply: "build",
    configResolved(config) {
      root = config.root;
    },
    async generateBundle(_, bundle) {
      const { module } = await runnerImport<typeof import("./sentences")>(`${root}/src/shell/sentences.ts`, {
        configFile: false,
      });
      const files = startingWith(bundle).map((file) => `/${file}`);
      const worker = await readFile(`${root}/src/shell/worker.js`, "utf8");
      const known = `const FILES = ${JSON.stringify(files)};\nconst SENTENCES = ${JSON.stringify(module.SENTENCES)};\n`;
      const page = await readFile(`${root}/index.html`);
      const version = createHash("sha256")
        .update(known)
        .update(worker)
        .update(page)
        .digest("hex")
        .slice(0, 12);
      const source = `const VERSION = "${version}";\n${known}${worker}`;
      this.emitFile({ type: "asset", fileName: "worker.js", source });
      const manifest = JSON.stringify(MANIFEST, null, 1);
      this.emitFile({ type: "asset", fileName: "manifest.webmanifest", source: manifest });
    },
  };
}

/** Without a network, English stands in for a language that is not kept. */
const NEEDED = /\/(Asleep|notices\.\w+|(web|refusals|errors|levels)\.en)-/;

/** What the first page loads before it shows anything, and what says that there is no network. */
function startingWith(bundle: OutputBundle): string[] {
  const found = new Set<string>();
  const add = (name: string): void => {
    const chunk = bundle[name];
    if (found.has(name) || chunk?.type !== "chunk") return;
    found.add(name);
    chunk.imports.forEach(add);
    const styles = (chunk as OutputChunk & { viteMetadata?: { importedCss: Set<string> } }).viteMetadata;
    styles?.importedCss.forEach((file) => found.add(file));
  };
  for (const [name, chunk] of Object.entries(bundle))
    if (chunk.type === "chunk" && (chunk.isEntry || NEEDED.test(name))) add(name);
  return [...found].sort();
}
