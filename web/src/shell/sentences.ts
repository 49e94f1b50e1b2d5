/** What the worker says of notices in each language: of what kind, and what the games are called. It cannot read Fluent. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { LANGUAGES } from "../texts/languages";

type Files = Record<string, string>;
const NOTICES = import.meta.glob<string>("../../../src/kotatsu/server/notices/notices.*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const BOXES = import.meta.glob<string>("../../../src/kotatsu/games/*/box.*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const KINDS = ["turn", "remind"] as const;

export interface Said {
  turn: string;
  remind: string;
  games: { [game: string]: string };
}

const ends = (files: Files, end: string): [string, string][] =>
  Object.entries(files).filter(([name]) => name.endsWith(end));

function one(source: string, id: string): string {
  const bundle = new FluentBundle("en", { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) throw new Error(`There is no text ${id}.`);
  return bundle.formatPattern(pattern);
}

function saidIn(language: string): Said {
  const [notices] = ends(NOTICES, `/notices.${language}.ftl`);
  const [turn, remind] = KINDS.map((kind) => one(notices![1], `push-${kind}`));
  const games = ends(BOXES, `/box.${language}.ftl`).map(([name, source]) => [
    name.split("/").at(-2)!.replaceAll("_", "-"),
    one(source, "title"),
  ]);
  return { turn: turn!, remind: remind!, games: Object.fromEntries(games) as Said["games"] };
}

export const SENTENCES: { [language: string]: Said } = Object.fromEntries(
  Object.keys(LANGUAGES).map((language) => [language, saidIn(language)]),
);
