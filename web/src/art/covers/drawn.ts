/** The covers as files: whole SVG documents that know their colours, drawn when the app is built (plugin.ts). */
import { render } from "svelte/server";
import palette from "../palette.css?raw";
import { ART } from "./art";

const TOKENS = new Map(
  [...palette.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!]),
);

export function drawn(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(ART).map(([game, art]) => [game, document(render(art, { props: {} }).body)]),
  );
}

function document(body: string): string {
  const svg = body.replace(/<!--.*?-->/g, "").trim();
  const names = [...tokensOf(svg)];
  const colours = (dark: boolean): string =>
    names.map((name) => `${name}:${colour(TOKENS.get(name)!, dark)}`).join(";");
  const style = `<style>:root{color-scheme:light dark;${colours(false)}}@media(prefers-color-scheme:dark){:root{${colours(true)}}}</style>`;
  return svg.replace(
    /^<svg([^>]*)>/,
    (_, rest: string) => `<svg xmlns="http://www.w3.org/2000/svg"${rest}>${style}`,
  );
}

/** By day or by night. No build helps browsers here that do not understand light-dark(), as it does in the app's styles. */
function colour(value: string, dark: boolean): string {
  const both = /^light-dark\((.+),\s*(.+)\)$/.exec(value);
  return both?.[dark ? 2 : 1] ?? value;
}

/** The colours that a text speaks of, and those that they are mixed from. */
function tokensOf(text: string, found = new Set<string>()): Set<string> {
  for (const [, name] of text.matchAll(/var\((--[\w-]+)\)/g)) {
    const value = TOKENS.get(name!);
    if (value === undefined) throw new Error(`${name} is no colour of palette.css.`);
    if (!found.has(name!)) tokensOf(value, found.add(name!));
  }
  return found;
}
