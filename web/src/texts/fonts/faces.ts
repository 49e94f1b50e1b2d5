/** The faces of languages that Fredoka and Nunito have no letters for: fetched when such a language is spoken. */

import type { Language } from "../language.svelte";

/** As `tokens.css` calls it. Nothing waits for it: until it is here the device's own is shown. */
const FACE = "Round";

type Faces = (typeof import("virtual:fonts/*"))["default"];

const FACES: Partial<Record<Language, () => Promise<{ default: Faces }>>> = {
  ja: () => import("virtual:fonts/ja"),
  ko: () => import("virtual:fonts/ko"),
};

export async function useFaceOf(language: Language): Promise<void> {
  const load = FACES[language];
  if (!load) return; // the last one stays, for what others wrote in it
  const { default: faces } = await load();
  for (const face of document.fonts) if (face.family === FACE) document.fonts.delete(face);
  for (const { address, ...look } of faces)
    document.fonts.add(new FontFace(FACE, `url("${address}")`, { ...look, display: "swap" }));
}
