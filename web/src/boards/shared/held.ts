/** Cards that others do not see, for whoever looks at a game with all cards open. */

export interface Held {
  /** Whose they are; null: nobody's. */
  seat: number | null;
  /** Where they are: `held-…` of the app's words. */
  place: "hand" | "down" | "tower" | "secret";
  cards: readonly string[];
}

type Known = string | null;

/** Cards by seat. */
export const held = (place: Held["place"], cards: readonly (readonly Known[] | null)[]): Held[] =>
  cards.map((some, seat) => ({ seat, place, cards: (some ?? []).filter((card) => card !== null) }));
