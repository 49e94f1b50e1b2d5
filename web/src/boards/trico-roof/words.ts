/** The things of this board by name. */

import { say } from "../../texts/fluent";
import { listed } from "../../texts/lists";
import { isStarred, paintOf } from "./looks";
import type { Paint, Request } from "./shapes";

export const paintName = (paint: Paint): string => say("trico-paint", { paint });
export const giftName = (card: string): string =>
  say("trico-gift", { gift: card[0]!, number: card.slice(1) });

export function requestName(place: string): string {
  const [who, number] = place.split("-") as [string, string];
  return say("trico-place", { who, number });
}

/** A request's picture in words, row by row. */
export function requestText({ rows }: Request): string {
  const row = (cells: string[]): string =>
    listed(
      cells.map((cell) => {
        const paint = paintOf(cell);
        const how = isStarred(cell) ? "trico-starred" : "trico-plain";
        return paint === null ? say("trico-any") : say(how, { paint: paintName(paint) });
      }),
    );
  return rows.map(row).join(say("trico-over"));
}
