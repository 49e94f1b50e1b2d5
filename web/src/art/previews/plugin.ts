import { type Plugin, runnerImport } from "vite";

/** Draws the icon of a home screen and the picture beside a link when the app is built. */
export function previews(): Plugin {
  let root = "";
  return {
    name: "kotatsu-previews",
    apply: "build",
    configResolved(config) {
      root = config.root;
    },
    async generateBundle() {
      const drawing = `${root}/src/art/previews/drawn.ts`;
      const { module } = await runnerImport<typeof import("./drawn")>(drawing, { configFile: false });
      for (const [fileName, source] of Object.entries(await module.drawn()))
        this.emitFile({ type: "asset", fileName, source });
    },
  };
}
