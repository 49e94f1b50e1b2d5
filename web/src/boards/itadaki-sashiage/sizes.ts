/** How big things are: as big as the room allows, never smaller than a finger. In px, by the board's width. */

import { clockwise } from "./pancakes";

const GAP = 3;
const HAND_GAP = 2;
const FINGER = 44;
const LEAST = 46;
/** The name and the points of a player. */
const HEAD = 104;
/** The edges of a player's card, together. */
const EDGES = 18;
/** From here on the opponents stand in one row. */
export const WIDE = 720;
/** What the last trick takes beside the one on the table, where the screen is short. */
export const LAST_TRICK = 84;

/** As many towers abreast as fit a player's card, the cards of so many others beside each other. */
export function towerSize(width: number, others: number, short = false): number {
  const wide = width >= WIDE;
  const abreast = wide ? others : 2;
  const towers = wide ? Math.max(2, 7 - others) : Math.max(2, Math.floor(width / 120));
  const card = (width - (abreast - 1) * 7) / abreast - EDGES;
  const size = Math.min(84, Math.floor((card + GAP) / towers) - GAP);
  return wide || (others < 4 && !short) ? size : Math.min(size, 45);
}

/** The viewer's own towers on a wide table. */
export const ownTowerSize = (width: number): number => Math.min(84, Math.floor(width / 11));

export const tableCard = (width: number, players: number): number =>
  Math.min(width > 480 ? 76 : 50, Math.floor((width - 24) / players / 1.22));

/** How a card shares its row on a narrow table, where they stand two by two. */
export type Shape = "broad" | "narrow" | "alone" | null;

/**
 * By seat. Each has room for three towers in a line; if that makes fewer lines, one of the pair has room for four
 * and the other for two.
 */
export function shapesOf(towers: readonly number[], seat: number | null): Shape[] {
  const shapes: Shape[] = towers.map(() => null);
  const others = clockwise(towers.length, seat).filter((other) => other !== seat);
  for (let n = 0; n < others.length; n += 2) {
    const [one, two] = [others[n]!, others[n + 1]];
    if (two === undefined) {
      shapes[one] = "alone";
      continue;
    }
    const [many, few] = towers[one]! > towers[two]! ? [one, two] : [two, one];
    if (Math.max(Math.ceil(towers[many]! / 4), Math.ceil(towers[few]! / 2)) < Math.ceil(towers[many]! / 3)) {
      shapes[many] = "broad";
      shapes[few] = "narrow";
    }
  }
  return shapes;
}

/** Whether so many towers stand beside name and points on a narrow table. */
export function fitBeside(towers: number, shape: Shape, width: number, tower: number): boolean {
  const card = shape === "alone" ? width : shape === "narrow" ? 0 : width / 2 - GAP;
  return HEAD + towers * (tower + GAP) <= card - EDGES;
}

/** The cards of a hand in as few rows as they fit in, evenly: their width, and that of the rows. */
export function handSize(width: number, count: number, short = false): { card: number; row: number } {
  const least = short ? FINGER : LEAST;
  for (let rows = 1; ; rows++) {
    const each = Math.max(1, Math.ceil(count / rows));
    const room = Math.floor((width - (each - 1) * HAND_GAP) / each);
    if (room < least && each > 1) continue;
    const card = Math.min(room, short && rows > 1 ? LEAST : width < 640 ? 54 : 82);
    return { card, row: each * card + (each - 1) * HAND_GAP };
  }
}
