/** The pictures' names for what the server calls by a letter. */

import type { Gift as GiftLook, Roof } from "../../art/kinds";
import type { Paint } from "./edition";
import type { Gift } from "./town";

export const ROOF: Record<Paint, Roof> = { R: "red", B: "blue", Y: "yellow" };
export const GIFT: Record<Gift, GiftLook> = { B: "bread", W: "wine", S: "scarf", C: "cigars" };
