/** The faces of languages that Fredoka and Nunito have no letters for: fetched when such a language is spoken. */

import type { Language } from "../language.svelte";

/** As `tokens.css` calls it. Nothing waits for it: until it is here the device's own is shown. */
const FACE = "Round";

export async function useFaceOf(language: Language): Promise<void> {
  const { default: fonts } = await import("virtual:fonts");
  const address = fonts[language];
  if (!address) return;
  for (const face of document.fonts) if (face.family === FACE) document.fonts.delete(face);
  document.fonts.add(new FontFace(FACE, `url("${address}")`, { weight: "400 700", display: "swap" }));
}
