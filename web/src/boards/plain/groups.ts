/** How a list of moves becomes a few groups of buttons, for any game. */

import type { Json } from "../../wire";
import type { Move } from "../types";

export interface Group {
  /** The part that all moves of the group share, and its value; null: there is one group only. */
  by: string | null;
  value: Json;
  moves: Move[];
  /** The one other part that tells the moves of the group apart; null: there are several. */
  differ: string | null;
}

const FEW = 8;

const scalar = (value: Json | undefined): value is string | number | boolean | null =>
  value === null || (value !== undefined && typeof value !== "object");

/** By kind if there are several; else, if there are many, by the part that splits them into the fewest groups. */
export function groups(moves: readonly Move[]): Group[] {
  const key = values(moves, "kind").size > 1 ? "kind" : moves.length > FEW ? splitter(moves) : null;
  if (key === null)
    return moves.length > 0 ? [{ by: null, value: null, moves: [...moves], differ: null }] : [];
  return [...values(moves, key)].map((value) => {
    const group = moves.filter((move) => (move.parts[key] ?? null) === value);
    return { by: key, value, moves: group, differ: differing(group) };
  });
}

function values(moves: readonly Move[], key: string): Set<Json> {
  return new Set(moves.map((move) => move.parts[key] ?? null));
}

function splitter(moves: readonly Move[]): string | null {
  const counted = scalars(moves).map((key) => ({ key, count: values(moves, key).size }));
  const useful = counted.filter(({ count }) => count > 1 && count <= moves.length / 2);
  return useful.sort((a, b) => a.count - b.count)[0]?.key ?? null;
}

function differing(moves: readonly Move[]): string | null {
  const parts = [...new Set(moves.flatMap((move) => Object.keys(move.parts)))];
  const several = parts.filter((key) => values(moves, key).size > 1);
  const [only] = several;
  return several.length === 1 && scalars(moves).includes(only!) ? only! : null;
}

/** The parts that all moves have, as single values. */
const scalars = (moves: readonly Move[]): string[] =>
  Object.keys(moves[0]?.parts ?? {}).filter((key) => moves.every((move) => scalar(move.parts[key])));
