/** What is printed on the cards: colours, and the numbers on plate and pan. */

import type { Sauce } from "../../art/kinds";
import type { Card, Colour, Printed } from "./shapes";

export const SAUCES: Readonly<Record<Colour, Sauce>> = {
  Y: "maple",
  B: "chocolate",
  R: "strawberry",
  G: "matcha",
};

/** A player's chips have the sauce of the player's colour; their mark tells them from the cards' colours. */
export const SEAT_SAUCES: readonly Sauce[] = ["maple", "strawberry", "matcha", "chocolate"];

export interface Face {
  colour: Colour;
  number: number;
  sauce: Sauce;
  /** How many its winner serves. */
  plate: number;
  /** How many its loser bakes. */
  pan: number;
}

/** The faces of the cards at this table; "R5" gives what stands on the red 5. */
export function faces({ plate, pan }: Pick<Printed, "plate" | "pan">): (card: Card) => Face {
  return (card) => {
    const colour = card[0] as Colour;
    const number = Number(card.slice(1));
    return {
      colour,
      number,
      sauce: SAUCES[colour],
      plate: plate[number - 1] ?? 0,
      pan: pan[number - 1] ?? 0,
    };
  };
}
