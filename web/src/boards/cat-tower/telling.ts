export const CHAPTERS = ["rolled"];

/** Hexes are called as the sheet's edges call them. */
export const aloud = (): null => null;
