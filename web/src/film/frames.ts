/** A game that is over, moment by moment. Moment 0 is after the deal; moment n is after the nth move. */

import type { Fields } from "../boards/types";
import type { Frame, Replay, SheetRow } from "../wire";
import { changed } from "../wire/changes";

/** A game through somebody's eyes, worked out once: a step is a pick. What did not change is shared. */
export interface Reel {
  replay: Replay;
  frames: readonly Frame[];
  story: readonly Fields[];
  /** How many entries of the story there were at each moment. */
  told: readonly number[];
}

export function reelOf(replay: Replay): Reel {
  const frames = [replay.start];
  const told = [0];
  for (const { changes, events } of replay.steps) {
    frames.push(changed(frames.at(-1)!, changes));
    told.push(told.at(-1)! + events.length);
  }
  return { replay, frames, story: replay.steps.flatMap((step) => step.events), told };
}

/** Moments at which a trick or a round is over, or begins: there long steps lead. */
export const chaptersOf = ({ replay }: Reel, chapters: readonly string[]): number[] =>
  replay.steps.flatMap(({ events }, n) =>
    events.some((event) => chapters.includes(String(event.event))) ? [n + 1] : [],
  );

/** Moments at which somebody's points changed, as far as these eyes see them. */
export const scoringsOf = ({ frames }: Reel): number[] =>
  frames.flatMap((frame, n) => (n > 0 && scores(frame) !== scores(frames[n - 1]!) ? [n] : []));

const known = new WeakMap<Frame["sheet"], string>();

/** Everybody's points in one word, to be compared. */
function scores({ sheet }: Frame): string {
  const said =
    known.get(sheet) ??
    sheet
      .filter((line) => line[4] !== null && line[2] !== 0)
      .map(([seat, category, , , points]) => `${seat} ${category} ${points}`)
      .join();
  known.set(sheet, said);
  return said;
}

const FAR = 10;

/** Where a long step leads: to the chapter before or after; where a game has none, a good way. */
export function stride(chapters: readonly number[], from: number, by: -1 | 1, last: number): number {
  if (chapters.length === 0) return Math.min(last, Math.max(0, from + by * FAR));
  const goal = by < 0 ? chapters.findLast((one) => one < from) : chapters.find((one) => one > from);
  return goal ?? (by < 0 ? 0 : last);
}

/** The score sheet at a moment. Each line leads to the moments at which it changed, by what happened there. */
export function sheetAt({ replay, frames }: Reel, at: number): SheetRow[] {
  const pointsIn = (frame: Frame, seat: number, category: string): number | null =>
    frame.sheet.find((line) => line[0] === seat && line[1] === category)?.[4] ?? 0;
  return frames[at]!.sheet.map(([seat, category, count, each, points]) => {
    const moments = Array.from({ length: at }, (_, n) => n + 1).filter((n) => {
      if (frames[n]!.sheet === frames[n - 1]!.sheet) return false;
      return pointsIn(frames[n]!, seat, category) !== pointsIn(frames[n - 1]!, seat, category);
    });
    const events = moments.flatMap((n) => replay.steps[n - 1]!.events.slice(0, 1));
    return { seat, category, count, each, points, spots: [], events };
  });
}
