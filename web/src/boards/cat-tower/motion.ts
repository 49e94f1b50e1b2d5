/** What moves when something has happened: dice to who took them, marks onto the sheets one after the other, new dice. */

import { inTurn, type Motion } from "../shared/motion";
import type { Die, Dump, Event } from "./shapes";

const DIE = 50; // ms from one die to the next
const MOST_DICE = 5;

/** Where each of the dice in the middle lies; equal ones are told apart by how many lie before them. */
export const poolSpots = (dice: readonly Die[]): string[] =>
  dice.map((die, place) => `pool ${die} ${dice.slice(0, place).filter((one) => one === die).length}`);

/** Of equal dice, the last one goes. */
export const lastOf = (die: Die): string[] => poolSpots(Array<Die>(MOST_DICE).fill(die)).reverse();

/** One player after the other, with what a mark brings each of them. */
export const motionsOf = (events: readonly Event[], game: Dump): Motion[] =>
  inTurn(events.map((event) => motionsOfOne(event, game)));

function motionsOfOne(event: Event, game: Dump): Motion[] {
  switch (event.event) {
    case "took":
      return [{ fly: `die ${event.seat}`, from: lastOf(event.die) }];
    case "left":
      return [{ fly: "left", from: lastOf(event.die) }];
    case "marked":
      return [{ at: `mark ${event.seat} ${event.hex}`, gesture: "land" }];
    case "passed":
    case "caught":
      return [{ at: lastPrint(game, event.seat), gesture: "land" }];
    case "scored":
      return [{ at: `cat ${event.seat} ${event.cat}`, gesture: "hop" }];
    case "completed":
      return [{ at: `sign ${event.seat} ${event.column}`, gesture: "hop" }];
    case "rolled":
      return poolSpots(event.dice).map((at, place) => ({ at, gesture: "tumble", after: place * DIE }));
    default:
      return [];
  }
}

/** The footprint of a seat that was ringed last. */
function lastPrint(game: Dump, seat: number): string {
  const { ready, spent } = game.sheets[seat]!.footprints;
  return `print ${seat} ${spent + ready - 1}`;
}
