/** Sentences of this board that several of its parts say. */

import { say } from "../../texts/fluent";
import type { Face } from "./cards";
import type { Plate, Row } from "./state";

export const guest = (plate: Plate): string => say("tower-guest", { plate });

/** "red 5, serves 4, bakes 3" */
export const cardWords = ({ colour, number, plate, pan }: Face): string => say("tower-card", { colour, number, plate, pan });

/** "above Agatha, for the 8th pancake: 5" */
export function scoreWords(row: Row, plate: Plate, extreme: boolean, points: number | null): string {
  const what = `${extreme ? "extreme" : "usual"}-${row}`;
  return say("tower-score", { row, plate, what, points: points ?? "none" });
}
