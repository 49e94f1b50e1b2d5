/** What stands one after another, with the signs that the language spoken puts between. */

import { spoken } from "./language.svelte";
import { LANGUAGES } from "./languages";

/** What stands between two sentences. */
export const gap = (): string => LANGUAGES[spoken.language].gap;

/** "a, b, c" */
export const listed = (items: readonly (string | number)[]): string =>
  items.join(LANGUAGES[spoken.language].comma);

/** Whole sentences; empty ones are left out. */
export const sentences = (...said: readonly string[]): string => said.filter(Boolean).join(gap());

/** "Ann: brown 8" */
export const labelled = (name: string, what: string): string =>
  name + LANGUAGES[spoken.language].colon + what;
