/**
 * What lights up. Every legal move is a way of one or two places: a card; an X and its number; a tower whose top is
 * moved and the tower it goes to. Places are written R5, =4, and 2:1 for seat 2's tower 1.
 */

import type { Move } from "../../wire";

export interface Way {
  move: Move;
  places: string[];
}

export const tower = (seat: number, number: number): string => `${seat}:${number}`;
export const isTower = (place: string): boolean => place.includes(":");

export function ways(moves: readonly Move[], seat: number | null): Way[] {
  const found = moves.map((move) => ({ move, places: placesOf(move, seat ?? -1) }));
  const alone = (way: Way): boolean => found.every((other) => other === way || other.places[0] !== way.places[0]);
  // An X that can be only one number need not be asked for it.
  return found.map((way) => (way.move.parts.kind === "play" && alone(way) ? { ...way, places: way.places.slice(0, 1) } : way));
}

function placesOf({ parts }: Move, seat: number): string[] {
  const own = tower(seat, Number(parts.own_tower ?? parts.tower));
  const theirs = tower(Number(parts.other), Number(parts.their_tower));
  switch (parts.kind) {
    case "take":
      return [theirs, own];
    case "give":
      return [own, theirs];
    case "top":
      return [own];
    default: {
      const card = String(parts.card);
      return card.endsWith("X") && parts.kind === "play" ? [card, `=${String(parts.number)}`] : [card];
    }
  }
}

/** The places that can be chosen now, each with its move, or null where another place must follow. */
export function lit(all: readonly Way[], picked: string | null): Map<string, Move | null> {
  const places = new Map<string, Move | null>();
  for (const { move, places: [first, second] } of all) {
    if (picked === null) places.set(first!, second === undefined ? move : null);
    else if (first === picked && second !== undefined) places.set(second, move);
  }
  return places;
}

/** The place that a hint marks now. */
export function hinted(all: readonly Way[], hint: number | null, picked: string | null): string | null {
  const places = all.find(({ move }) => move.move === hint)?.places;
  if (!places) return null;
  return picked === null ? places[0]! : places[0] === picked ? (places[1] ?? null) : null;
}
