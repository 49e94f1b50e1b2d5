import type { Component } from "svelte";

const covers = import.meta.glob<{ default: Component }>("../../boards/*/Cover.svelte", { eager: true });

/** The picture on each game's box. The app shows them as files (drawn.ts); only the gallery draws them on its page. */
export const ART: Record<string, Component> = Object.fromEntries(
  Object.entries(covers).map(([file, { default: cover }]) => [file.split("/").at(-2)!, cover]),
);
