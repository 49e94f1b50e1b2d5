export const CHAPTERS = ["rolled"];

export const PIECES = { dice: "", die: "", item: "item", cat: "cat-name" };

/** Hexes are called as the sheet's edges call them. */
export const aloud = (): null => null;
