/** The things of this board by name. */

import { say } from "../../texts/fluent";
import type { Paint, Request } from "./edition";

export const paintName = (paint: Paint): string => say("trico-paint", { paint });
export const giftName = (card: string): string => say("trico-gift", { gift: card[0]!, number: card.slice(1) });

export function requestName(place: string): string {
  const [who, number] = place.split("-") as [string, string];
  return say("trico-place", { who, number });
}

/** A request's picture in words, row by row. */
export function requestText({ rows }: Request): string {
  const row = (cells: Request["rows"][number]): string =>
    cells.map((cell) => (cell === null ? say("trico-any") : say(cell.star ? "trico-starred" : "trico-plain", { paint: paintName(cell.paint) }))).join(", ");
  return rows.map(row).join(say("trico-over"));
}
