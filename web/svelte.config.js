import { readFileSync } from "node:fs";
import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

const BREAKPOINTS = JSON.parse(readFileSync(new URL("./src/look/breakpoints.json", import.meta.url), "utf8"));

/** `@container room (--side)` and `@media (--narrow)`: styles name the breakpoints of src/look/breakpoints.json. */
const breakpoints = {
  name: "breakpoints",
  style: ({ content, filename }) => ({
    code: content.replace(/\(--([\w-]+)\)(?=[^;}]*\{)/g, (_, name) => {
      if (!(name in BREAKPOINTS)) throw new Error(`${filename}: there is no breakpoint --${name}.`);
      return BREAKPOINTS[name];
    }),
  }),
};

export default { preprocess: [breakpoints, vitePreprocess()] };
