import { hasText, say } from "../../texts/fluent";
import { held as heldIn, type Held } from "../shared/held";
import type { Dump } from "./shapes";

export const CHAPTERS = ["dealt"];

/** Who draws a pancake may have had their whole turn with it. */
export const SCENES = ["dealt", "pancake"];

export const PIECES = { card: "cake", cards: "", other_card: "" };

/** What a seat draws, discards and goes out by is mostly not its own move. */
export const ACTS = ["laid", "guessed", "looked", "nobody", "compared", "swapped", "marked"];

/** Some pancakes take a turn away. */
export const MATTERS = [
  "reheated",
  "out",
  "pancake:V",
  "pancake:K",
  "pancake:S",
  "pancake:U",
  "turn_over",
  "guessed",
  "compared",
  "swapped",
  "marked",
  "looked",
  "discarded",
  "passed",
];

export const AFRESH = CHAPTERS;

export const BY_CHANCE = ["pancake", "turn_over"];

/** Where a sentence has the bare notation of cards, their names; elsewhere it names them by itself. */
export function aloud(value: string, field: string, event: string): string | null {
  const bare = field === "cards" || field === "other_card" || event === "compared";
  return bare && hasText(`cookie-name-${value}`) ? say(`cookie-name-${value}`) : null;
}

export const held = ({ hands, secret }: Dump): Held[] => [
  ...heldIn("hand", hands),
  { seat: null, place: "secret", cards: secret === null ? [] : [secret] },
];
