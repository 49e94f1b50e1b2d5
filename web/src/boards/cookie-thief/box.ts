/** Which cards are in play: those of the printed box, or of a box of one's own, which comes with the view. */

import printed from "../../../../src/kotatsu/games/cookie_thief/edition.toml?raw";
import type { Fields } from "../types";
import { COFFEE, PANCAKES, PLAIN } from "./cards";
import type { Card } from "./table";

export interface Box {
  /** Each cake with its copies. */
  cakes: ReadonlyMap<Card, number>;
  pancakes: readonly Card[];
  /** How many of the pancakes are in the deck; which is not known (CK-5). */
  inDeck: number;
}

type Edition = Record<string, Record<string, { value: unknown }>>;

/** Its values are JSON. */
const printedValue = (part: string, what: string): unknown =>
  JSON.parse(new RegExp(`\\[${part}\\.${what}\\][^]*?value = (.*)`).exec(printed)![1]!);

export function boxOf(view: Fields): Box {
  const own = (view.edition as Fields).data as Edition | undefined;
  const value = (part: string, what: string): unknown => (own ? own[part]![what]!.value : printedValue(part, what));
  const coffee = view.players !== 3; // CK-3
  const copies = [...(value("cakes", "plain") as number[]), ...(coffee ? (value("cakes", "coffee") as number[]) : [])];
  const cakes = [...PLAIN, ...COFFEE].map((card, n): [Card, number] => [card, copies[n] ?? 0]);
  const there = value("pancakes", "copies") as number[]; // in the order of CK-2, as PANCAKES
  const pancakes = Object.keys(PANCAKES).filter((card, n) => there[n] && (coffee || card !== "K"));
  return {
    cakes: new Map(cakes.filter(([, count]) => count > 0)),
    pancakes,
    inDeck: Math.min(value("pancakes", "in_deck") as number, pancakes.length),
  };
}
