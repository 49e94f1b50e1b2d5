/** What a view holds, sorted by where a table would have it, for any game. */

import type { FieldNames } from "../../texts/fluent";
import type { Json } from "../../wire";
import type { Fields, Move, SheetLine } from "../types";

export type Entry = [field: string, value: Json];

export interface Laid {
  /** Single values: the phase, the round, whose lead it is. */
  facts: Entry[];
  /** What belongs to nobody. */
  shared: Entry[];
  /** By seat: what belongs to each. */
  players: Entry[][];
}

const isList = (value: Json | undefined): value is Json[] => Array.isArray(value);

/** Nothing lies there. Hidden cards are something. */
export function isEmpty(value: Json): boolean {
  if (value === null || value === "") return true;
  if (isList(value)) return value.every((item) => item !== null && isEmpty(item));
  return typeof value === "object" && Object.values(value).every(isEmpty);
}

export function lay(state: Fields, players: number, { BY_SEAT }: FieldNames): Laid {
  const laid: Laid = { facts: [], shared: [], players: Array.from({ length: players }, () => []) };
  for (const [field, value] of Object.entries(state)) {
    if (BY_SEAT.includes(field) && isList(value)) {
      value.forEach((own, seat) => isEmpty(own) || laid.players[seat]?.push([field, own]));
    } else if (!isEmpty(value)) {
      (typeof value === "object" ? laid.shared : laid.facts).push([field, value]);
    }
  }
  return laid;
}

export type Card = string | number;

export interface HandCard {
  card: Card;
  /** The one move that plays it; null: there is none, or there are several. */
  move: Move | null;
}

export interface Hand {
  field: string;
  cards: HandCard[];
  /** The moves that no card of the hand stands for. */
  rest: Move[];
}

const isCard = (value: Json): value is Card => typeof value === "string" || typeof value === "number";

/** The cards that a seat holds: of its lists the one that its moves are about; else the one that is called a hand. */
export function handOf(
  state: Fields,
  seat: number,
  moves: readonly Move[],
  { BY_SEAT }: FieldNames,
): Hand | null {
  const held = BY_SEAT.map((field) => ({ field, cards: ownCards(state[field], seat) }))
    .filter(({ cards }) => cards.length > 0)
    .map(({ field, cards }) => ({ field, cards, part: partOf(moves, cards) }));
  const hand = held.find(({ part }) => part !== null) ?? held.find(({ field }) => field.startsWith("hand"));
  if (!hand) return null;
  const moveOf = (card: Card): Move | null => {
    const found = moves.filter(({ parts }) => hand.part !== null && parts[hand.part] === card);
    return found.length === 1 ? found[0]! : null;
  };
  const cards = hand.cards.map((card) => ({ card, move: moveOf(card) }));
  const shown = new Set(cards.map(({ move }) => move));
  return { field: hand.field, cards, rest: moves.filter((move) => !shown.has(move)) };
}

function ownCards(bySeat: Json | undefined, seat: number): Card[] {
  const own = isList(bySeat) ? bySeat[seat] : undefined;
  return isList(own) && own.every(isCard) ? own : [];
}

/** The part of moves that names cards of the hand: `card` if it does, since numbers may be anything. */
function partOf(moves: readonly Move[], cards: readonly Card[]): string | null {
  const parts = new Set(["card", ...moves.flatMap((move) => Object.keys(move.parts))]);
  const namesCards = (part: string): boolean => {
    const named = moves.map((move) => move.parts[part]).filter((value) => value !== undefined);
    return named.length > 0 && named.every((value) => isCard(value) && cards.includes(value));
  };
  return [...parts].find(namesCards) ?? null;
}

/** A list with what nobody here may know counted together, where it begins. */
export function known(list: readonly Json[]): { shown: Json[]; hidden: number } {
  const shown = list.filter((item) => item !== null);
  return { shown, hidden: list.length - shown.length };
}

/** What a seat has so far; null: somebody knows more than we. */
export function pointsOf(sheet: readonly SheetLine[], seat: number): number | null {
  const points = sheet.filter(([whose]) => whose === seat).map((line) => line[4]);
  return points.reduce((sum, one) => (sum === null || one === null ? null : sum + one), 0);
}
