/** The tricks of a game, told from its story. */

import type { TowerState } from "./state";

export interface Trick {
  leader: number;
  /** From the leader on; "down" is a card that lies face down. */
  cards: string[];
  first: number | null;
  second: number | null;
}

const isCard = (told: string): boolean => !told.includes(" ");

/** TP-7, TP-8, TP-22: the led colour from high to low, then all others by number; of equals the one played first. */
function ranked(leader: number, cards: string[], players: number): (number | null)[] {
  const led = cards.find((card) => card !== "down")?.[0];
  const strength = (card: string): number => Number(card.slice(1)) + (card[0] === led ? 100 : 0);
  return cards
    .map((card, place) => ({ card, seat: (leader + place) % players }))
    .filter(({ card }) => card !== "down")
    .sort((one, other) => strength(other.card) - strength(one.card))
    .map(({ seat }) => seat);
}

/** All complete tricks. */
export function completeTricks({ story, starter, hands }: TowerState): Trick[] {
  const players = hands.length;
  const played = story.filter(isCard);
  const tricks: Trick[] = [];
  let leader = starter;
  for (let start = 0; start + players <= played.length; start += players) {
    const cards = played.slice(start, start + players);
    const [first = null, second = null] = ranked(leader, cards, players);
    tricks.push({ leader, cards, first, second });
    leader = first ?? leader; // TP-23: if all lie face down, the leader leads again
  }
  return tricks;
}

/** The trick on the table, and the one before it. */
export function tricksShown(state: TowerState): { now: Trick; number: number; last: Trick | undefined } {
  const { leader, table: cards, first, second, trick, phase } = state;
  const index = phase === "over" ? trick - 1 : trick;
  return { now: { leader, cards, first, second }, number: index + 1, last: completeTricks(state)[index - 1] };
}
