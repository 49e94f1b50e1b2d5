/** What has happened, as the table shows it: the last few cards with what they did, and how a round ended. */

import type { Fields } from "../types";
import { JAR, valueOf } from "./cards";
import type { Card } from "./table";

/** A card and all that came of it. */
export interface Act {
  key: number;
  card: Card;
  events: Fields[];
}

const BEGIN = ["laid", "pancake"];
const SILENT = ["received", "held", "drew", "dealt", "showed", "round", "ended"];

const lastOf = (story: readonly Fields[], kind: string): number => story.findLastIndex(({ event }) => event === kind);

/** The last acts of the round that is played, latest first. */
export function actsOf(story: readonly Fields[], most: number): Act[] {
  const acts: Act[] = [];
  for (let at = lastOf(story, "dealt") + 1; at < story.length; at++) {
    const event = story[at]!;
    const kind = String(event.event);
    if (BEGIN.includes(kind)) acts.unshift({ key: at, card: String(event.card), events: [event] });
    else if (!SILENT.includes(kind)) acts[0]?.events.push(event);
  }
  return acts.slice(0, most);
}

export interface Ending {
  round: number;
  winners: number[];
  /** Who was caught with the jar, and by what. */
  caught: number | null;
  how: "laid" | "named" | "discarded" | "coffee" | null;
  by: number | null;
  /** Who won with the jar in hand. */
  kept: number | null;
  why: "last" | "highest" | "plate" | "shared" | "nobody";
  /** The hands that were shown at the end. */
  shown: Map<number, Card[]>;
  /** With what the others went out. */
  out: Map<number, Card[]>;
}

/** How the last finished round ended; null if none is. */
export function endingOf(story: readonly Fields[]): Ending | null {
  const at = lastOf(story, "round");
  if (at < 0) return null;
  const end = story[at]!;
  const round = story.slice(lastOf(story.slice(0, at), "dealt") + 1, at);
  const shown = cardsIn(round, "showed");
  const winners = (end.winners as number[] | null) ?? [];
  const caught = end.caught as number | null;
  const out = cardsIn(round, "out");
  if (caught !== null) out.set(caught, [...new Set([JAR, ...(out.get(caught) ?? [])])]); // it may have left the hand before
  return {
    round: end.round as number,
    winners,
    caught,
    ...(caught === null ? { how: null, by: null } : howCaught(round, caught)),
    kept: end.with_jar as number | null,
    why: whyWon(winners, shown),
    shown,
    out,
  };
}

const cardsIn = (events: readonly Fields[], kind: string): Map<number, Card[]> =>
  new Map(events.filter(({ event }) => event === kind).map((one) => [one.seat as number, one.cards as Card[]]));

function howCaught(round: readonly Fields[], caught: number): Pick<Ending, "how" | "by"> {
  for (const event of [...round].reverse()) {
    const { event: kind, seat, target, card } = event;
    if (kind === "guessed" && event.right && target === caught) return { how: "named", by: seat as number };
    if (kind === "laid" && card === JAR) return { how: "laid", by: null };
    if (kind === "discarded" && card === JAR) return { how: "discarded", by: null };
    if (kind === "pancake" && card === "K") return { how: "coffee", by: seat as number };
  }
  return { how: null, by: null };
}

function whyWon(winners: readonly number[], shown: ReadonlyMap<number, Card[]>): Ending["why"] {
  if (winners.length === 0) return "nobody";
  if (winners.length > 1) return "shared";
  if (shown.size === 1) return "last";
  const hand = (seat: number): number => valueOf(shown.get(seat)?.[0] ?? JAR);
  const equals = [...shown.keys()].filter((seat) => hand(seat) === hand(winners[0]!));
  return equals.length > 1 ? "plate" : "highest";
}
