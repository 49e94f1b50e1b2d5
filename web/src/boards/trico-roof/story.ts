/** What happened in one phase, from the story so far. */

import type { Fields } from "../types";
import type { Paint } from "./edition";
import type { State } from "./town";

/** What a painter did: nothing, or a chip on a square, and the points of a request. */
export interface Deed {
  paint: Paint | null;
  square: string | null;
  points: number;
}

/** A gift of the phase: who gave it, and what came of it. */
export interface Given {
  /** Its number in order of play; it stays the same when the gifts are ranked. */
  gift: number;
  seat: number;
  card: string;
  /** From 0; null before all are given, and for assistants. */
  rank: number | null;
  assists: boolean;
  deed: Deed | null;
}

export interface Phase {
  /** Who scored which request. */
  scored: { place: string; seat: number }[];
  deeds: Deed[];
  gifts: { seat: number; card: string }[];
  ranked: { painters: number[]; cards: string[]; assistants: number[] } | null;
}

/** Events of the phase with this number, from 0; new requests are opened between two phases. */
export function phaseOf(story: readonly Fields[], round: number): Phase {
  const phase: Phase = { scored: [], deeds: [], gifts: [], ranked: null };
  let number = 0;
  for (const event of story) {
    if (event.event === "opened") number += 1;
    if (number === round) note(phase, event);
  }
  return phase;
}

function note(phase: Phase, event: Fields): void {
  const { scored, deeds, gifts } = phase;
  if (event.event === "gave") gifts.push({ seat: event.seat as number, card: event.card as string });
  else if (event.event === "ranked") phase.ranked = event as unknown as Phase["ranked"];
  else if (event.event === "painted" || event.event === "cornered") {
    deeds.push({ paint: event.colour as Paint, square: event.square as string, points: 0 });
  } else if (event.event === "idle" || (event.event === "late" && event.step === "paint" && event.chooser === null)) {
    deeds.push({ paint: null, square: null, points: 0 });
  } else if (event.event === "scored") {
    scored.push({ place: event.request as string, seat: event.seat as number });
    const last = deeds.at(-1);
    if (last) last.points = event.points as number;
  }
}

/** The gifts on the table: as they were given, and once all are there by rank, assistants last. */
export function givenNow(state: State, deeds: readonly Deed[]): Given[] {
  const all = state.table.map((card, gift): Given => {
    const rank = state.ranking.indexOf(gift);
    return {
      gift,
      seat: (state.leader + gift) % state.hands.length,
      card,
      rank: rank < 0 ? null : rank,
      assists: state.assistants.includes(gift),
      deed: deeds[rank] ?? null,
    };
  });
  return all.sort((a, b) => (a.rank ?? all.length) - (b.rank ?? all.length));
}

const NEW_SET = 3; // the fourth painter takes a new set of colours

/** Who has taken a colour from the set that the painters share now; null if nobody has. */
export function takerOf(paint: Paint, state: State, given: readonly Given[]): number | null {
  const first = state.rank < NEW_SET ? 0 : NEW_SET;
  const taken = given.find(({ rank, deed }) => rank !== null && rank >= first && rank < first + NEW_SET && deed?.paint === paint);
  return taken?.seat ?? null;
}

/** The same for a phase that is over. */
export function givenBefore({ gifts, ranked, deeds }: Phase): Given[] {
  if (ranked === null) return [];
  const left = gifts.map((given, gift) => ({ ...given, gift }));
  const take = (seat: number, card?: string): { card: string; gift: number } => {
    const at = left.findIndex((one) => one.seat === seat && (card === undefined || one.card === card));
    return left.splice(at, 1)[0]!;
  };
  const painters = ranked.painters.map((seat, rank): Given => {
    return { ...take(seat, ranked.cards[rank]), seat, rank, assists: false, deed: deeds[rank] ?? null };
  });
  const assistants = ranked.assistants.map((seat): Given => {
    return { ...take(seat), seat, rank: null, assists: true, deed: null };
  });
  return [...painters, ...assistants];
}
