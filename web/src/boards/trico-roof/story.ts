/** What happened in one phase, from the story so far. */

import type { Dump, Event, Paint, Place, Ranked } from "./shapes";

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
  scored: { place: Place; seat: number }[];
  deeds: Deed[];
  gifts: { seat: number; card: string }[];
  ranked: Ranked | null;
}

/** Events of the phase with this number, from 0; new requests are opened between two phases. */
export function phaseOf(story: readonly Event[], round: number): Phase {
  const phase: Phase = { scored: [], deeds: [], gifts: [], ranked: null };
  let number = 0;
  for (const event of story) {
    if (event.event === "opened") number += 1;
    if (number === round) note(phase, event);
  }
  return phase;
}

function note(phase: Phase, event: Event): void {
  const { scored, deeds, gifts } = phase;
  const nothing: Deed = { paint: null, square: null, points: 0 };
  switch (event.event) {
    case "gave":
      gifts.push({ seat: event.seat, card: event.card });
      break;
    case "ranked":
      phase.ranked = event;
      break;
    case "painted":
    case "cornered":
      deeds.push({ paint: event.colour, square: event.square, points: 0 });
      break;
    case "idle":
      deeds.push(nothing);
      break;
    case "late": // without a chooser no corner fits
      if (event.step === "paint" && event.chooser === null) deeds.push(nothing);
      break;
    case "scored": {
      scored.push({ place: event.request, seat: event.seat });
      const last = deeds.at(-1);
      if (last) last.points = event.points;
    }
  }
}

/** The gifts on the table: as they were given, and once all are there by rank, assistants last. */
export function givenNow(state: Dump, deeds: readonly Deed[]): Given[] {
  const all = state.table.map((card, gift): Given => {
    const rank = state.ranking.indexOf(gift);
    return {
      gift,
      seat: (state.leader + gift) % state.hands.length,
      card,
      rank: rank < 0 ? null : rank,
      assists: rank < 0 && state.ranking.length > 0,
      deed: deeds[rank] ?? null,
    };
  });
  return all.sort((a, b) => (a.rank ?? all.length) - (b.rank ?? all.length));
}

/** Who has taken a colour from the set that the painters share now; null if nobody has. */
export function takerOf(paint: Paint, { used }: Dump, given: readonly Given[]): number | null {
  if (!used.includes(paint)) return null;
  return given.filter(({ deed }) => deed?.paint === paint).at(-1)?.seat ?? null;
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
