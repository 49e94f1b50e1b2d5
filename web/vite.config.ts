/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { covers } from "./src/art/covers/plugin";
import { previews } from "./src/art/previews/plugin";
import { shell } from "./src/shell/plugin";
import { fonts } from "./src/texts/fonts/plugin";
import { reactions } from "./src/texts/reactions/plugin";
import { rulebooks } from "./src/texts/rulebooks/plugin";

// `npm run dev` asks a running `kotatsu serve` for everything that is not a file of ours.
const SERVER = process.env.KOTATSU_SERVER ?? "http://127.0.0.1:8765";

export default defineConfig({
  plugins: [svelte(), covers(), fonts(), previews(), reactions(), rulebooks(), shell()],
  build: {
    outDir: "dist",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false }, // it would be an inline script
    assetsInlineLimit: 0,
  },
  server: {
    fs: { allow: [".."] }, // the games' words lie beside their rules
    proxy: {
      "/api": { target: SERVER, ws: true },
      "/me/": SERVER,
    },
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: { environment: "node", include: ["src/**/*.test.ts"], setupFiles: ["src/texts/english.ts"] },
});
