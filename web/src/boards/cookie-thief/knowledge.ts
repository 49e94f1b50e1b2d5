/** What one seat can tell of each card, from its view alone. */

import type { Card, Dump, Place } from "./shapes";

export interface Known {
  /** What this seat has seen of somebody else's hand. */
  cards: Card[];
  /** Cakes that may be it, as far as this seat remembers (CK-26). */
  maybe: Card[];
  /** What everybody knows it is not. */
  not: Card[];
  /** Places with a card of the same value, as everybody knows. */
  equal: Place[];
  /** Who else of those still in surely knows the card, besides its owner. */
  seenBy: number[];
}

/** What `me` knows of the card in a hand. */
export function knownOf(jar: Dump, seat: number, me: number | null): Known {
  const place = String(seat);
  const others = (jar.facts.known_for_sure[place] ?? []).filter(
    (knower) => knower !== seat && knower !== me && jar.in.includes(knower),
  );
  const remembered = jar.memory.among.filter((one) => one.seat === me && one.one_of.includes(place));
  return {
    cards: seat === me || jar.phase === "over" ? [] : jar.hands[seat]!.filter((card) => card !== null),
    maybe: [...new Set(remembered.map((one) => one.card))],
    not: jar.facts.not[place] ?? [],
    equal: jar.facts.equal
      .filter((pair) => pair.includes(place))
      .map(([one, other]) => (one === place ? other! : one!)),
    seenBy: others,
  };
}
