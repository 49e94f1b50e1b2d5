import { held as heldIn, type Held } from "../shared/held";
import { named } from "./pancakes";
import type { Dump } from "./shapes";

export const CHAPTERS = ["won", "dealt"];

export const PIECES = { card: "", cards: "", covered: "", uncovered: "" };

export const MATTERS = ["took", "gave", "lapsed", "won"];

/** R4 is "strawberry 4". */
export const aloud = (value: string): string | null =>
  /^(stack )?[RBYG][\dX](=\d)?$/.test(value) ? named(value.replace("stack ", "")) : null;

/** Hands, and what only its builder saw of a first tower. */
export const held = ({ hands, stacks, towers, buried }: Dump): Held[] => [
  ...heldIn("hand", hands),
  ...heldIn("tower", stacks),
  ...heldIn(
    "tower",
    towers.map((own, seat) => own[0]?.slice(0, buried[seat]) ?? []),
  ),
];
