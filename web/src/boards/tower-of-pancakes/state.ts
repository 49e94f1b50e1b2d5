/** The game's own dump, as `src/kotatsu/games/tower_of_pancakes/rules.py` writes it. Null is what this seat may not know. */

export type Plate = "A" | "B" | "C" | "D";
export const PLATES: readonly Plate[] = ["A", "B", "C", "D"];
export type Row = "above" | "below";
export type Mode = "basic" | "mystery" | "hyper-mystery" | "extreme";

/** Of one player. */
export interface Chips {
  baked: number;
  dough: number;
  discarded: number;
}

export interface TowerState {
  phase: "play" | "serve" | "look" | "over";
  turn: number | null;
  /** Tricks finished. */
  trick: number;
  leader: number;
  led: string | null;
  /** What lies in this trick, from the leader on: a card, or "down". */
  table: string[];
  first: number | null;
  second: number | null;
  hands: (string | null)[][];
  /** The card each seat has played face down, if it has. */
  hidden: (string | null)[][];
  /** With three players: the card that was left over, turned up. */
  spare: string[];
  chips: Chips[];
  /** Tricks taken as first. */
  taken: number[];
  /** The owners of the chips on each plate, bottom to top. */
  towers: Record<Plate, number[]>;
  score_cards: Record<Row, (number | null)[]>;
  /** Who has looked at each score card. */
  lookers: Record<Row, number[][]>;
  starter: number;
  /** All moves as everybody saw them: "R5", "down", "serve A", "look above C". */
  story: string[];
}
