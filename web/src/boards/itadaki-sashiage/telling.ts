import { named } from "./pancakes";

export const CHAPTERS = ["won", "dealt"];

export const PIECES = { card: "", cards: "", covered: "", uncovered: "" };

export const MATTERS = ["took", "gave", "lapsed", "won"];

/** R4 is "strawberry 4". */
export const aloud = (value: string): string | null =>
  /^[RBYG][\dX](=\d)?$/.test(value) ? named(value) : null;
