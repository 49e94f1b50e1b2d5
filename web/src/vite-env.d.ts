/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "virtual:covers" {
  /** The address of each game's cover. */
  const COVERS: Record<string, string>;
  export default COVERS;
}

declare module "virtual:reactions" {
  /** The id of each quick reaction by its words, in every language. */
  const SENTENCES: Record<string, string>;
  export default SENTENCES;
}

declare module "virtual:fonts/*" {
  interface Face {
    address: string;
    weight: string;
    unicodeRange?: string;
  }
  /** The faces of a language. */
  const FACES: Face[];
  export default FACES;
}

declare module "subset-font" {
  /** A font with these letters only. */
  export default function subsetFont(
    font: Uint8Array,
    letters: string,
    options: { targetFormat: "woff2" | "sfnt" },
  ): Promise<Uint8Array>;
}
