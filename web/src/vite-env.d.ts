/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "virtual:covers" {
  /** The address of each game's cover. */
  const COVERS: Record<string, string>;
  export default COVERS;
}

declare module "virtual:fonts" {
  /** The address of a language's face, for those that need one. */
  const FONTS: Partial<Record<string, string>>;
  export default FONTS;
}

declare module "subset-font" {
  /** A font with these letters only. */
  export default function subsetFont(
    font: Uint8Array,
    letters: string,
    options: { targetFormat: "woff2" },
  ): Promise<Uint8Array>;
}
