/** The trick on the table and the one before it. */

import { numberOf } from "./pancakes";
import type { Called, Dump, Event } from "./shapes";

export interface Play {
  seat: number;
  card: Called;
}

export interface Trick {
  plays: Play[];
  winner: number;
}

/** The trick being played, in the order it was played in. */
export function played(state: Dump): Play[] {
  const players = state.hands.length;
  return state.table.map((card, n) => ({ seat: (state.leader + n) % players, card }));
}

/** The last trick, with what is needed to follow the next one. */
export interface Memory {
  round: number;
  trick: number;
  plays: Play[];
  last: Trick | null;
}

export const BLANK: Memory = { round: -1, trick: -1, plays: [], last: null };

/** What is remembered after an update: the events tell it; a view that comes without them, as far as it can. */
export function remember(before: Memory, state: Dump, events: readonly Event[]): Memory {
  const now = { round: state.round, trick: state.trick, plays: played(state) };
  let { plays, last } = before;
  let won = false;
  for (const event of events) {
    if (event.event === "played") {
      const card = event.card + (event.is_x ? `=${event.number}` : "");
      plays = [...plays, { seat: event.seat, card }];
    } else if (event.event === "won") {
      last = plays.length === state.hands.length ? { plays, winner: event.seat } : null;
      plays = [];
      won = true;
    } else if (event.event === "dealt" || event.event === "ended") {
      return { ...now, last: null };
    }
  }
  const same = before.round === state.round && before.trick === state.trick;
  return { ...now, last: (won && last) || (same ? last : lastOf(state)) };
}

/** The last trick from the tower that was made of it, while it certainly still is that tower. */
export function lastOf(state: Dump): Trick | null {
  const players = state.hands.length;
  const numbers = new Set(state.table.map(numberOf));
  if (state.trick === 0 || state.phase === "over" || numbers.size < state.table.length) return null;
  const tower = state.towers[state.leader]!.at(-1)!;
  // From the bottom: the winner's right neighbour, then on against the clock; the winner on top.
  const plays = tower.map((card, n) => ({
    seat: (state.leader + 2 * players - 1 - n) % players,
    card: card ?? "",
  }));
  return { plays: plays.reverse(), winner: state.leader };
}
