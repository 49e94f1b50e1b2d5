import { say } from "../../texts/fluent";
import { held as heldIn, type Held } from "../shared/held";
import type { Dump } from "./shapes";

export const CHAPTERS = ["ranked"];

export const PIECES = { card: "", count: "", plate: "cat" };

export const MATTERS = ["passed", "ranked", "baked"];

/** Who wins with nothing baked leaves others to serve first. */
export const OF_OTHERS = ["passed"];

/** B8 is "brown 8". */
export const aloud = (value: string): string | null =>
  /^[YBRG]\d$/.test(value) ? say("tower-card-short", { colour: value[0]!, number: value[1]! }) : null;

export const held = ({ hands, hidden }: Dump): Held[] => [
  ...heldIn("hand", hands),
  ...heldIn("down", hidden),
];
