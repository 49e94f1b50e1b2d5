/** What has happened, as the table shows it: the last few cards with what they did, and how a round ended. */

import { JAR } from "./cards";
import type { Card, Event, Why } from "./shapes";

/** A card and all that came of it. */
export interface Act {
  key: number;
  card: Card;
  events: Event[];
}

const SILENT: readonly Event["event"][] = ["received", "held", "drew", "dealt", "showed", "round", "ended"];

const lastOf = (story: readonly Event[], kind: Event["event"]): number =>
  story.findLastIndex(({ event }) => event === kind);

/** The last acts of the round that is played, latest first. */
export function actsOf(story: readonly Event[], most: number): Act[] {
  const acts: Act[] = [];
  for (let at = lastOf(story, "dealt") + 1; at < story.length; at++) {
    const event = story[at]!;
    if (event.event === "laid" || event.event === "pancake") {
      acts.unshift({ key: at, card: event.card, events: [event] });
    } else if (!SILENT.includes(event.event)) acts[0]?.events.push(event);
  }
  return acts.slice(0, most);
}

/** The cakes before a seat in the order they were laid; what nobody remembers lies first. */
export function inOrder(laid: readonly Card[], story: readonly Event[], seat: number): Card[] {
  const left = [...laid];
  const found: Card[] = [];
  for (let at = story.length - 1; at > lastOf(story, "dealt") && left.length > 0; at--) {
    const event = story[at]!;
    const which = event.event === "laid" && event.seat === seat ? left.indexOf(event.card) : -1;
    if (which >= 0) found.unshift(...left.splice(which, 1));
  }
  return [...left, ...found];
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
  why: Why;
  /** What the cakes before each seat were worth together; it decides between equal hands. */
  sums: readonly number[];
  /** The hands that were shown at the end. */
  shown: Map<number, Card[]>;
  /** With what the others went out. */
  out: Map<number, Card[]>;
}

/** How the last finished round ended; null if none is. */
export function endingOf(story: readonly Event[]): Ending | null {
  const at = lastOf(story, "round");
  const end = story[at];
  if (end?.event !== "round") return null;
  const round = story.slice(lastOf(story.slice(0, at), "dealt") + 1, at);
  const { caught, why, sums } = end;
  const out = cardsIn(round, "out");
  if (caught !== null) out.set(caught, [...new Set([JAR, ...(out.get(caught) ?? [])])]); // it may have left the hand before
  return {
    round: end.round,
    winners: end.winners ?? [],
    caught,
    ...(caught === null ? { how: null, by: null } : howCaught(round, caught)),
    kept: end.with_jar,
    why,
    sums: ["plate", "shared"].includes(why) ? sums : [],
    shown: cardsIn(round, "showed"),
    out,
  };
}

function cardsIn(events: readonly Event[], kind: "showed" | "out"): Map<number, Card[]> {
  const found = new Map<number, Card[]>();
  for (const one of events) {
    if ((one.event === "showed" || one.event === "out") && one.event === kind) found.set(one.seat, one.cards);
  }
  return found;
}

function howCaught(round: readonly Event[], caught: number): Pick<Ending, "how" | "by"> {
  for (const one of [...round].reverse()) {
    if (one.event === "guessed" && one.right && one.target === caught) return { how: "named", by: one.seat };
    if (one.event === "laid" && one.card === JAR) return { how: "laid", by: null };
    if (one.event === "discarded" && one.card === JAR) return { how: "discarded", by: null };
    if (one.event === "pancake" && one.card === "K") return { how: "coffee", by: one.seat };
  }
  return { how: null, by: null };
}
