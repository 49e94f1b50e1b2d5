/** The table as the server tells it, and which picture of a request lies on the roofs. */

import type { Fields } from "../types";
import { type Edition, type Paint, type Request, worths } from "./edition";

export type Gift = "B" | "W" | "S" | "C";

export interface State {
  phase: "fill" | "give" | "paint" | "score" | "corner" | "over";
  turn: number | null;
  round: number;
  leader: number;
  roofs: string[];
  hands: (string | null)[][];
  table: string[];
  trump: Gift | null;
  ranking: number[];
  assistants: number[];
  rank: number;
  used: string;
  offered: string;
  /** The chip that was just laid, while its painter may score: "R2c". */
  chip: string | null;
  government: ("front" | "back")[];
  residents: { open: number[]; scored: boolean[]; deck: null[] };
  tally: { requests: number[]; assisting: number }[];
}

export const stateOf = (view: Fields): State => view.state as unknown as State;

export const SQUARES: string[] = [1, 2, 3, 4].flatMap((row) => ["a", "b", "c", "d"].map((column) => `${row}${column}`));
const name = (row: number, column: number): string => SQUARES[row * 4 + column]!;

export function roofAt(roofs: readonly string[], square: string): Paint | null {
  const n = SQUARES.indexOf(square);
  const letter = roofs[n >> 2]![n & 3]!;
  return letter === "." ? null : (letter as Paint);
}

export const onRoofs = (roofs: readonly string[], paint: Paint): number => roofs.join("").split(paint).length - 1;

/** How many phases the game has: everybody gives a card in each, of two players everybody two. */
export function phasesOf({ round, hands, table, leader }: State): number {
  const given = table.filter((_, gift) => (leader + gift) % hands.length === 0).length;
  return round + (hands[0]!.length + given) / (hands.length === 2 ? 2 : 1);
}

/** Who is still to give a card in this phase, in order. */
export function toGive({ hands, table, leader }: State): number[] {
  const gifts = hands.length === 2 ? 4 : hands.length;
  return Array.from({ length: gifts - table.length }, (_, n) => (leader + table.length + n) % hands.length);
}

export function pointsOf(state: State, edition: Edition): number[] {
  const each = worths(edition);
  return state.tally.map(({ requests, assisting }) => requests.reduce((sum, number, i) => sum + number * each[i]!, assisting));
}

// --- requests -----------------------------------------------------------------------------------------------

export interface Place {
  place: string;
  /** What is asked for; null when it lies face down. */
  request: Request | null;
  /** The other side, of a government card. */
  behind: Request | null;
}

export function placesOf({ government, residents }: State, edition: Edition): Place[] {
  return [
    ...government.map((side, i) => {
      const [front, back] = [edition.front[i]!, edition.back[i]!];
      return { place: `gov-${i + 1}`, request: side === "front" ? front : back, behind: side === "front" ? back : front };
    }),
    ...residents.open.map((number, i) => {
      const request = residents.scored[i] ? null : edition.residents[number - 1]!;
      return { place: `res-${i + 1}`, request, behind: null };
    }),
  ];
}

/** The squares on which a request's picture would lie with this chip laid as one of them; none if it would not. */
export function picture({ rows }: Request, roofs: readonly string[], paint: Paint, square: string): string[] {
  const cells = rows.flatMap((row, r) => row.map((cell, c) => ({ r, c, cell }))).filter(({ cell }) => cell !== null);
  if (!cells.some(({ cell }) => cell!.star && cell!.paint === paint)) return [];
  for (let top = 0; top <= 4 - rows.length; top++) {
    for (let left = 0; left <= 4 - rows[0]!.length; left++) {
      const squares = cells.map(({ r, c }) => name(top + r, left + c));
      const fits = cells.every(({ cell }, i) => cell!.paint === (squares[i] === square ? paint : roofAt(roofs, squares[i]!)));
      if (fits && squares.includes(square)) return squares;
    }
  }
  return [];
}

export interface Completion {
  place: string;
  points: number;
  squares: string[];
}

/** What a chip would complete on a square, most points first. */
export function completions(places: readonly Place[], roofs: readonly string[], paint: Paint, square: string): Completion[] {
  return places
    .flatMap(({ place, request }) => {
      const squares = request ? picture(request, roofs, paint, square) : [];
      return squares.length > 0 ? [{ place, points: request!.points, squares }] : [];
    })
    .sort((a, b) => b.points - a.points);
}

/** What it would complete on each of these squares, where it is anything. */
export function chances(places: readonly Place[], roofs: readonly string[], paint: Paint, squares: readonly string[]): Map<string, Completion[]> {
  const all = squares.map((square) => [square, completions(places, roofs, paint, square)] as const);
  return new Map(all.filter(([, completed]) => completed.length > 0));
}
