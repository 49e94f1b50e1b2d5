export const CHAPTERS = ["rolled"];

export const PIECES = { dice: "", die: "", item: "item", cat: "cat-name" };

/** Columns that others complete bring less to whoever comes later; the die that is left is everybody's second number. */
export const MATTERS = ["completed", "overtaken", "left"];
export const OF_OTHERS = ["completed", "left"];
export const BY_CHANCE = ["left", "overtaken"];
export const ACTS = ["took", "ready"];

/** Hexes are called as the sheet's edges call them. */
export const aloud = (): null => null;
