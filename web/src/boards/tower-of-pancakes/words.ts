/** Sentences of this board that several of its parts say. */

import { say } from "../../texts/fluent";
import type { Face } from "./cards";
import type { Plate, Row } from "./shapes";
import { stacks, type Mode } from "./towers";

export const guest = (plate: Plate): string => say("tower-guest", { plate });

/** "red 5, serves 4, bakes 3" */
export const cardWords = ({ colour, number, plate, pan }: Face): string =>
  say("tower-card", { colour, number, plate, pan });

/** What is told of a card where it lies. */
export const cardFields = ({
  colour,
  number,
  plate,
  pan,
}: Face): { colour: string; number: number; plate_number: number; pan: number } => ({
  colour,
  number,
  plate_number: plate,
  pan,
});

/** "3 of 8", or, where there is no limit, "3 so far" and stack by stack: "8 + 2"; in extreme mode "10 high" */
export function heightWords(plate: Plate, tower: readonly number[], mode: Mode): string {
  if (mode === "extreme") return say("tower-high", { count: tower.length });
  const heights = stacks(tower, mode).map(({ length }) => length);
  if (heights.length > 1) return heights.join(" + ");
  return say(plate === "D" ? "tower-so-far" : "tower-of-eight", { count: tower.length });
}

/** "above Agatha, for the 8th pancake: 5" */
export function scoreWords(row: Row, plate: Plate, extreme: boolean, points: number | null): string {
  const what = `${extreme ? "extreme" : "usual"}-${row}`;
  return say("tower-score", { row, plate, what, points: points ?? "none" });
}
