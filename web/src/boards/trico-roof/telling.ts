import { held as heldIn, type Held } from "../shared/held";
import type { Dump } from "./shapes";
import { giftName } from "./words";

export const CHAPTERS = ["ranked"];

export const PIECES = { card: "", cards: "", colour: "paint", instead: "old-paint", request: "request" };

export const MATTERS = ["cornered", "late", "assisted", "ranked"];

/** B3 is "bread 3". Squares are called as the board's edges call them. */
export const aloud = (value: string): string | null => (/^[BWSC]\d$/.test(value) ? giftName(value) : null);

export const held = ({ hands }: Dump): Held[] => heldIn("hand", hands);
