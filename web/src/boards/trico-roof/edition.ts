/** What stands on the cards: the requests and how many chips there are, from the edition that the table plays with. */

import type { Fields } from "../types";
import builtIn from "../../../../src/kotatsu/games/trico_roof/edition.toml?raw";

export const PAINTS = ["R", "B", "Y"] as const;
export type Paint = (typeof PAINTS)[number];

/** A square of a request; null where any colour may lie. */
export type Cell = { paint: Paint; star: boolean } | null;

export interface Request {
  points: number;
  rows: Cell[][];
}

export interface Edition {
  chips: number;
  front: Request[];
  back: Request[];
  residents: Request[];
}

type Printed = { points: number; grid: string[] };
type Section<T> = { value: T };
export type Data = {
  chips: Section<number>;
  government: { front: Section<Printed[]>; back: Section<Printed[]> };
  residents: Section<Printed[]>;
};

/** The edition of a view: it brings its data along, unless it is the one that comes with the game. */
export function editionOf(view: Fields): Edition {
  const { data = readToml(builtIn) } = view.edition as { data?: Data };
  const { chips, government, residents } = data;
  return {
    chips: chips.value,
    front: government.front.value.map(request),
    back: government.back.value.map(request),
    residents: residents.value.map(request),
  };
}

function request({ points, grid }: Printed): Request {
  return { points, rows: grid.map((row) => row.trim().split(/\s+/).map(cell)) };
}

function cell(text: string): Cell {
  return text === "." ? null : { paint: text[0] as Paint, star: text.endsWith("*") };
}

/** As much of TOML as our own edition.toml uses: sections, and values that are JSON but for `key =` and last commas. */
export function readToml(text: string): Data {
  const data: { [key: string]: unknown } = {};
  for (const part of text.replace(/#.*$/gm, "").split(/^\[/m).slice(1)) {
    const [, name, value] = /^([\w.]+)\][^]*?value = ([^]*)$/.exec(part) as unknown as [string, string, string];
    const json = value.replace(/(\w+) =/g, '"$1":').replace(/,(\s*[\]}])/g, "$1");
    const path = name.split(".");
    let at = data;
    for (const key of path.slice(0, -1)) at = (at[key] ??= {}) as typeof data;
    at[path.at(-1)!] = { value: JSON.parse(json) as unknown };
  }
  return data as Data;
}

/** Everything a request can be worth, from low to high: the columns of the tally. */
export function worths({ front, back, residents }: Edition): number[] {
  return [...new Set([...front, ...back, ...residents].map((one) => one.points))].sort((a, b) => a - b);
}
