/** The tricks of a game, told from what has happened. */

import type { Dump, Event, PlayedDown, PlayedUp } from "./shapes";

type Played = PlayedUp | PlayedDown;

export interface Trick {
  leader: number;
  /** From the leader on; "down" is a card that lies face down. */
  cards: string[];
  first: number | null;
  second: number | null;
}

const shown = ({ face, card }: Played): string => (face === "down" ? "down" : card!);

/** All complete tricks. */
export function completeTricks(story: readonly Event[]): Trick[] {
  const tricks: Trick[] = [];
  let played: Played[] = [];
  for (const event of story) {
    if (event.event === "played") played.push(event);
    if (event.event !== "ranked") continue;
    const { first, second } = event;
    tricks.push({ leader: played[0]!.seat, cards: played.map(shown), first, second });
    played = [];
  }
  return tricks;
}

/** The trick on the table, its number and of how many, and the one before it, while there is a game: when it is over,
    the last one lies on the table itself. */
export function tricksShown(
  { leader, table: cards, first, second, trick, phase, hands }: Dump,
  story: readonly Event[],
): { now: Trick; number: number; of: number; last: Trick | undefined } {
  const index = phase === "over" ? trick - 1 : trick;
  const left = hands[leader]!.length + (phase !== "over" && cards.length > 0 ? 1 : 0);
  return {
    now: { leader, cards, first, second },
    number: index + 1,
    of: trick + left,
    last: phase === "over" ? undefined : completeTricks(story)[index - 1],
  };
}
