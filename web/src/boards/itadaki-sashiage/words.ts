/** What choosing a place is called, for those who hear it. */

import { say } from "../../texts/fluent";
import type { Move } from "../types";
import { isTower, lit, type Way } from "./choices";
import { named } from "./pancakes";
import type { Dump, Parts } from "./shapes";

interface Around {
  state: Dump;
  seat: number | null;
  names: readonly string[];
}

/** By place, everything that can be chosen now. */
export function offersOf(ways: readonly Way[], held: string | null, around: Around): Map<string, string> {
  const offers = new Map<string, string>();
  for (const [place, move] of lit(ways, held)) {
    offers.set(
      place,
      isTower(place)
        ? towerOffer(place, held, ways[0]!.move.parts.kind === "top", around)
        : cardOffer(place, held, move),
    );
  }
  return offers;
}

function cardOffer(place: string, held: string | null, move: Move<Parts> | null): string {
  if (held !== null) return say("itadaki-play", { card: named(held + place) });
  if (move === null) return say("itadaki-play-x", { card: named(place) });
  return say(move.parts.kind === "stack" ? "itadaki-stack" : "itadaki-play", { card: named(place) });
}

function towerOffer(
  place: string,
  held: string | null,
  last: boolean,
  { state, seat, names }: Around,
): string {
  const [owner, number] = place.split(":").map(Number) as [number, number];
  const told = {
    mine: owner === seat ? "yes" : "no",
    owner: names[owner]!,
    number: number + 1,
    top: named(state.towers[owner]![number]!.at(-1)),
  };
  if (held !== null) return say("itadaki-onto", { ...told, card: named(topAt(state, held)) });
  if (last) return say("itadaki-onto", { ...told, card: named(state.hands[owner]![0]) });
  return say(owner === seat ? "itadaki-give" : "itadaki-take", told);
}

/** What is asked while the top of a tower is held. */
export const putOffer = (held: string, state: Dump, seat: number | null): string =>
  say("itadaki-put", { card: named(topAt(state, held)), mine: held.startsWith(`${seat}:`) ? "yes" : "no" });

/** The card on top of the tower at a place. */
export function topAt(state: Dump, place: string): string {
  const [owner, number] = place.split(":").map(Number) as [number, number];
  return state.towers[owner]![number]!.at(-1)!;
}
