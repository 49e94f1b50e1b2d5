/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "virtual:covers" {
  /** The address of each game's cover. */
  const COVERS: Record<string, string>;
  export default COVERS;
}
