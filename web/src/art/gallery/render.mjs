// Draws everything on one page: renders Gallery.svelte as a server would.
//   cd web && node src/art/gallery/render.mjs [page.html [parts]]
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { runnerImport } from "vite";

const FACES = {
  Fredoka: "fredoka/files/fredoka-latin-600-normal.woff2",
  Nunito: "nunito/files/nunito-latin-400-normal.woff2",
};
const [page = "gallery.html", only] = process.argv.slice(2);

const faces = Object.entries(FACES).map(([face, file]) => {
  const data = readFileSync(resolve("node_modules/@fontsource", file)).toString("base64");
  return `@font-face{font-family:${face};src:url(data:font/woff2;base64,${data})}`;
});
const { module } = await runnerImport(resolve("src/art/gallery/gallery.ts"), {
  configFile: false,
  plugins: [svelte({ compilerOptions: { css: "injected" } })],
});
const html = module.gallery(faces.join(""), only);
writeFileSync(page, html);
console.log(`${page}: ${Math.round(html.length / 1000)} kB`);
