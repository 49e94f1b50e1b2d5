import { svelte } from "@sveltejs/vite-plugin-svelte";
import { type Plugin, runnerImport } from "vite";

const NAME = "virtual:covers";

/** `import COVERS from "virtual:covers"` gives the address of each game's cover. As components the covers would be most
    of the first page's work on a phone; as pictures the browser draws them beside it. */
export function covers(): Plugin {
  let building = false;
  let root = "";
  return {
    name: "kotatsu-covers",
    configResolved(config) {
      building = config.command === "build";
      root = config.root;
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return;
      const drawing = `${root}/src/art/covers/drawn.ts`;
      const { module } = await runnerImport<typeof import("./drawn")>(drawing, {
        configFile: false,
        plugins: [svelte()],
      });
      const entries = Object.entries(module.drawn()).map(([game, source]) => {
        const address = building
          ? `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: "asset", name: `${game}.svg`, source })}`
          : JSON.stringify(`data:image/svg+xml,${encodeURIComponent(source)}`);
        return `${JSON.stringify(game)}: ${address}`;
      });
      return `export default { ${entries.join(", ")} };`;
    },
  };
}
