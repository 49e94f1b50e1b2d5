/** What stands one after another, with the signs that the language spoken puts between. */

import { spoken } from "./language.svelte";

/** Japanese has its own signs, which bring their space along. */
const between = (usual: string, japanese: string): string => (spoken.language === "ja" ? japanese : usual);

/** What stands between two sentences. */
export const gap = (): string => between(" ", "");

/** "a, b, c" */
export const listed = (items: readonly (string | number)[]): string => items.join(between(", ", "、"));

/** Whole sentences; empty ones are left out. */
export const sentences = (...said: readonly string[]): string => said.filter(Boolean).join(gap());

/** "Ann: brown 8" */
export const labelled = (name: string, what: string): string => name + between(": ", "：") + what;
