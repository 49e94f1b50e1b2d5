/** The language that is spoken here. Whoever reads it while drawing is drawn again when it changes. */

import { LANGUAGES } from "./languages";

export type Language = keyof typeof LANGUAGES;

export const FALLBACK: Language = "en";

export const spoken: { language: Language } = $state({ language: FALLBACK });

/** The first of these wishes that we have: "es-MX" is Spanish. */
export function bestOf(wishes: readonly (string | null | undefined)[]): Language {
  for (const wish of wishes) {
    const code = wish?.toLowerCase().split(/[-_]/)[0] ?? "";
    if (code in LANGUAGES) return code as Language;
  }
  return FALLBACK;
}

/** For `Intl`. Chromium has no Icelandic dates and numbers: Danish ones are the same as long as no month is a word. */
export const locales = (language: Language): string[] => (language === "is" ? ["is", "da"] : [language]);
