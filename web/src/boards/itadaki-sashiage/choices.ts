/**
 * What lights up. Every legal move is a way of one or two places: a card; an X and its number; a tower whose top is
 * moved and the tower it goes to. Places are written R5, =4, and 2:1 for seat 2's tower 1.
 */

import type { Move } from "../types";
import type { Parts } from "./shapes";

export interface Way {
  move: Move<Parts>;
  places: string[];
}

export const tower = (seat: number, number: number): string => `${seat}:${number}`;
export const isTower = (place: string): boolean => place.includes(":");

export function ways(moves: readonly Move<Parts>[], seat: number | null): Way[] {
  const found = moves.map((move) => ({ move, places: placesOf(move, seat ?? -1) }));
  const alone = (way: Way): boolean =>
    found.every((other) => other === way || other.places[0] !== way.places[0]);
  // An X that can be only one number need not be asked for it.
  return found.map((way) =>
    way.move.parts.kind === "play" && alone(way) ? { ...way, places: way.places.slice(0, 1) } : way,
  );
}

function placesOf({ parts }: Move<Parts>, seat: number): string[] {
  switch (parts.kind) {
    case "take":
      return [tower(parts.other, parts.their_tower), tower(seat, parts.own_tower)];
    case "give":
      return [tower(seat, parts.own_tower), tower(parts.other, parts.their_tower)];
    case "top":
      return [tower(seat, parts.tower)];
    case "stack":
      return [parts.card];
    case "play":
      return parts.card.endsWith("X") ? [parts.card, `=${parts.number}`] : [parts.card];
  }
}

/** The places that can be chosen now, each with its move, or null where another place must follow. */
export function lit(all: readonly Way[], picked: string | null): Map<string, Move<Parts> | null> {
  const places = new Map<string, Move<Parts> | null>();
  for (const {
    move,
    places: [first, second],
  } of all) {
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
