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

/** What put somebody out. */
export interface Fate {
  how: "named" | "compared" | "coffee" | "empty";
  /** Who did it, or whose card was higher. */
  by: number | null;
}

export interface Ending {
  round: number;
  winners: number[];
  /** Who was caught with the jar, and by what. */
  caught: number | null;
  how: "laid" | "named" | "discarded" | "coffee" | null;
  by: number | null;
  /** The card that made somebody discard it. */
  card: Card | null;
  /** Who won with the jar in hand. */
  kept: number | null;
  why: Why;
  /** What the cakes before each seat were worth together; it decides between equal hands. */
  sums: readonly number[];
  /** The hands that were shown at the end. */
  shown: Map<number, Card[]>;
  /** With what the others went out. */
  out: Map<number, Card[]>;
  /** And why. */
  fates: Map<number, Fate>;
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
    ...(caught === null ? { how: null, by: null, card: null } : howCaught(round, caught)),
    kept: end.with_jar,
    why,
    sums: ["plate", "shared"].includes(why) ? sums : [],
    shown: cardsIn(round, "showed"),
    out,
    fates: fatesIn(round),
  };
}

/** Why each went out; not who laid the jar. */
function fatesIn(round: readonly Event[]): Map<number, Fate> {
  const fates = new Map<number, Fate>();
  let why: ((seat: number) => Fate) | null = null;
  for (const one of round) {
    if (one.event === "laid") why = null;
    else if (one.event === "pancake") why = one.card === "K" ? () => ({ how: "coffee", by: one.seat }) : null;
    else if (one.event === "guessed") why = () => ({ how: "named", by: one.seat });
    else if (one.event === "compared")
      why = (seat) => ({ how: "compared", by: seat === one.one ? one.other : one.one });
    else if (one.event === "discarded") why = one.card === JAR ? null : () => ({ how: "empty", by: null });
    else if (one.event === "out" && why !== null) fates.set(one.seat, why(one.seat));
  }
  return fates;
}

function cardsIn(events: readonly Event[], kind: "showed" | "out"): Map<number, Card[]> {
  const found = new Map<number, Card[]>();
  for (const one of events) {
    if ((one.event === "showed" || one.event === "out") && one.event === kind) found.set(one.seat, one.cards);
  }
  return found;
}

function howCaught(round: readonly Event[], caught: number): Pick<Ending, "how" | "by" | "card"> {
  for (const [back, one] of [...round].reverse().entries()) {
    if (one.event === "guessed" && one.right && one.target === caught)
      return { how: "named", by: one.seat, card: null };
    if (one.event === "laid" && one.card === JAR) return { how: "laid", by: null, card: null };
    if (one.event === "discarded" && one.card === JAR) return discardedBy(round.slice(0, -1 - back));
    if (one.event === "pancake" && one.card === "K") return { how: "coffee", by: one.seat, card: null };
  }
  return { how: null, by: null, card: null };
}

/** A cake that somebody laid, or a pancake. */
function discardedBy(before: readonly Event[]): Pick<Ending, "how" | "by" | "card"> {
  const act = before.findLast(({ event }) => event === "laid" || event === "pancake");
  if (act?.event === "laid") return { how: "discarded", by: act.seat, card: act.card };
  return { how: "discarded", by: null, card: act?.event === "pancake" ? act.card : null };
}
