/** What is printed on the cards: colours, and the numbers on plate and pan, which the edition gives. */

import edition from "../../../../src/kotatsu/games/tower_of_pancakes/edition.toml?raw";
import type { Sauce } from "../../art/kinds";

export const SAUCES: Readonly<Record<string, Sauce>> = { Y: "maple", B: "chocolate", R: "strawberry", G: "matcha" };

/** A player's chips have the sauce of the player's colour; their mark tells them from the cards' colours. */
export const SEAT_SAUCES: readonly Sauce[] = ["maple", "strawberry", "matcha", "chocolate"];

export interface Face {
  colour: string;
  number: number;
  sauce: Sauce;
  /** How many its winner serves. */
  plate: number;
  /** How many its loser bakes. */
  pan: number;
}

function printed(what: "plate" | "pan", players: number): number[] {
  const found = new RegExp(`\\[${what}\\.${players}\\][^[]*\\[([^\\]]*)\\]`).exec(edition);
  return (found?.[1] ?? "").split(",").map(Number);
}

/** The faces of the cards with so many players; "R5" gives what stands on the red 5. */
export function faces(players: number): (card: string) => Face {
  const plates = printed("plate", players);
  const pans = printed("pan", players);
  return (card) => {
    const colour = card[0]!;
    const number = Number(card.slice(1));
    return { colour, number, sauce: SAUCES[colour]!, plate: plates[number - 1] ?? 0, pan: pans[number - 1] ?? 0 };
  };
}

/** TP-3: all cards are dealt but for what does not go round. */
export function tricksOf(players: number): number {
  const found = new RegExp(`\\[cards\\.${players}\\][^[]*value = (\\d+)`).exec(edition);
  return Math.floor((4 * Number(found?.[1] ?? 0)) / players);
}
