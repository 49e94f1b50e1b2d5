/** What moves when something has happened: dice to who took them, marks onto the sheets one after the other, new dice. */

import type { Motion } from "../shared/motion";
import type { Die, Dump, Event } from "./shapes";

const SHEET = 140; // ms from one player's mark to the next
const DIE = 50; // ms from one die to the next
const MOST_DICE = 5;

/** Where each of the dice in the middle lies; equal ones are told apart by how many lie before them. */
export const poolSpots = (dice: readonly Die[]): string[] =>
  dice.map((die, place) => `pool ${die} ${dice.slice(0, place).filter((one) => one === die).length}`);

/** Of equal dice, the last one goes. */
const lastOf = (die: Die): string[] => poolSpots(Array<Die>(MOST_DICE).fill(die)).reverse();

export function motionsOf(events: readonly Event[], game: Dump): Motion[] {
  const motions: Motion[] = [];
  let busy = 0;
  for (const event of events) {
    switch (event.event) {
      case "took":
        motions.push({ fly: `die ${event.seat}`, from: lastOf(event.die) });
        break;
      case "left":
        motions.push({ fly: "left", from: lastOf(event.die) });
        break;
      case "marked":
        motions.push({ at: `mark ${event.seat} ${event.hex}`, gesture: "land", after: busy });
        busy += SHEET;
        break;
      case "passed":
        motions.push({ at: lastPrint(game, event.seat), gesture: "land", after: busy });
        busy += SHEET;
        break;
      case "caught":
        motions.push({ at: lastPrint(game, event.seat), gesture: "land", after: busy });
        break;
      case "scored":
        motions.push({ at: `cat ${event.seat} ${event.cat}`, gesture: "hop", after: busy });
        break;
      case "completed":
        motions.push({ at: `sign ${event.seat} ${event.column}`, gesture: "hop", after: busy });
        break;
      case "rolled":
        poolSpots(event.dice).forEach((at, place) =>
          motions.push({ at, gesture: "tumble", after: busy + place * DIE }),
        );
    }
  }
  return motions;
}

/** The footprint of a seat that was ringed last. */
function lastPrint(game: Dump, seat: number): string {
  const { ready, spent } = game.sheets[seat]!.footprints;
  return `print ${seat} ${spent + ready - 1}`;
}
