/** What the others have done that matters to a seat, and why: read from the events that name it. */

import type { Json } from "../wire";
import { momentOf } from "./rewind.svelte";

type Fields = { [key: string]: Json };

export interface Matter {
  what: Fields;
  /** What led to it. */
  why: Fields | null;
  /** Everything that has come to the seat meanwhile, the gravest first. */
  all: readonly Fields[];
}

/** What a game says of it: a board's `telling.ts`, and which fields name seats. */
export interface Matters {
  /** Fields that name seats. */
  SEATS: readonly string[];
  /** Events that matter to those they name, the gravest first; with a card behind it, only those with that card. */
  MATTERS: readonly string[];
  /** Events after which nothing before them matters any more. */
  AFRESH?: readonly string[] | undefined;
  /** Events that need no reason: they tell it themselves. */
  BY_CHANCE?: readonly string[] | undefined;
  /** Those of them that matter to everybody but whom they name. */
  OF_OTHERS?: readonly string[] | undefined;
  /** Events by which a seat moves, where others name it first; left out: all do. */
  ACTS?: readonly string[] | undefined;
}

/** What the others have done since a seat moved. */
export function sinceMoved(seen: readonly Fields[], seat: number, acts?: readonly string[]): Fields[] {
  const movers = moversOf(seen, acts);
  const own = [...movers].findLast(([, mover]) => mover === seat)?.[0] ?? -1;
  return seen.filter((event) => momentOf(event) > own);
}

/** The gravest that has come to a seat since it moved last; of equally grave ones the latest. */
export function whatMatters(seen: readonly Fields[], seat: number, telling: Matters): Matter | null {
  const movers = moversOf(seen, telling.ACTS);
  const since = Math.max(0, ...[...movers].filter(([, mover]) => mover === seat).map(([moment]) => moment));
  const afresh = seen.findLastIndex((event) => telling.AFRESH?.includes(String(event.event)));
  /** With our own last move something new may have begun, which is news. */
  const begun = afresh >= 0 && momentOf(seen[afresh]!) >= since;
  const recent = seen
    .slice(afresh + 1)
    .filter((event) => momentOf(event) >= since && movers.has(momentOf(event)));
  const gravity = (event: Fields): number => gravityOf(event, telling.MATTERS);
  /** What others have decided before may come to light with our own move. */
  const concerns = (event: Fields): boolean =>
    telling.OF_OTHERS?.includes(String(event.event))
      ? event.seat !== seat
      : (begun || momentOf(event) > since) && names(event, seat, telling.SEATS);
  const all = recent
    .filter((event) => gravity(event) >= 0 && concerns(event))
    .reverse()
    .sort((one, other) => gravity(one) - gravity(other));
  const what = all[0];
  if (!what) return null;
  const told = telling.BY_CHANCE?.includes(String(what.event));
  const before = recent.slice(0, recent.indexOf(what));
  return { what, why: told ? null : reason(before, what, seat, telling.SEATS), all };
}

function gravityOf({ event, card }: Fields, grave: readonly string[]): number {
  const exact = grave.indexOf(`${String(event)}:${String(card)}`);
  return exact >= 0 ? exact : grave.indexOf(String(event));
}

/** By moment, who moved: the first that its events name. Where they only tell what came of it, who moved before goes on. */
function moversOf(seen: readonly Fields[], acts?: readonly string[]): Map<number, Json> {
  const movers = new Map<number, Json>();
  const moved = (event: Fields): boolean =>
    typeof event.seat === "number" && (acts?.includes(String(event.event)) ?? true);
  let last: Json = null;
  for (const moment of new Set(seen.map(momentOf))) {
    last = seen.find((event) => momentOf(event) === moment && moved(event))?.seat ?? last;
    if (last !== null) movers.set(moment, last);
  }
  return movers;
}

const names = (event: Fields, seat: number, fields: readonly string[]): boolean =>
  Object.entries(event).some(([field, value]) => fields.includes(field) && [value].flat().includes(seat));

/**
 * Who does something to us has done something before; what comes to us otherwise comes of what was before it in the same
 * move. What somebody has done to others only is no reason.
 */
function reason(
  before: readonly Fields[],
  what: Fields,
  seat: number,
  fields: readonly string[],
): Fields | null {
  const led =
    typeof what.seat === "number" && what.seat !== seat
      ? (event: Fields) => event.seat === what.seat
      : (event: Fields) => momentOf(event) === momentOf(what) && event.event !== what.event;
  const othersOnly = (event: Fields): boolean => {
    const met = fields.filter((field) => field !== "seat").flatMap((field) => event[field] ?? []);
    return met.some((one) => typeof one === "number" && one !== event.seat) && !met.includes(seat);
  };
  return before.findLast((event) => led(event) && !(othersOnly(event) && event.seat !== seat)) ?? null;
}
