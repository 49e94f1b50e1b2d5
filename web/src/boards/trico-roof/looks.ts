/** The pictures' names for what the server calls by a letter. */

import type { Gift as GiftLook, Roof } from "../../art/kinds";
import type { Gift, Paint } from "./shapes";

export const ROOF: Record<Paint, Roof> = { R: "red", B: "blue", Y: "yellow" };
export const GIFT: Record<Gift, GiftLook> = { B: "bread", W: "wine", S: "scarf", C: "cigars" };

/** The colour that a square of a request asks for: "R*"; null where any may lie. */
export const paintOf = (cell: string): Paint | null => (cell === "." ? null : (cell[0] as Paint));
export const isStarred = (cell: string): boolean => cell.endsWith("*");
