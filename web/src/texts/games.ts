/** What the sentences of each game need to know beyond an event's or a question's own fields. */

import type { Json, SeatView } from "../wire";

type Fields = { [key: string]: Json };

export interface GameWords {
  /** The fields of events and questions that name seats. */
  seats: string[];
  /** Fields of moves that a message of the narration puts into words, given under the field's name. */
  words?: { [field: string]: string };
  /** Fields that count from 0 in the notation and from 1 in words. */
  counted?: string[];
  /** What a question's sentence wants to know besides. */
  asked?: (seat: number, view: SeatView) => Fields;
}

const follows = (view: SeatView, suit: string): boolean => view.moves.some(({ parts }) => parts[suit] === view.ask.led);
/** The kind of all moves, if it is the same. */
const onlyKind = ({ moves }: SeatView): Json =>
  moves.every(({ parts }) => parts.kind === moves[0]!.parts.kind) ? (moves[0]?.parts.kind ?? null) : null;
const state = (view: SeatView): Fields => (view.view.state ?? {}) as Fields;

export const GAMES: { [game: string]: GameWords } = {
  "tower-of-pancakes": {
    seats: ["seat", "first", "second", "taker", "winners"],
    asked: (seat, view) => ({
      leads: state(view).leader === seat,
      follows: view.moves.some(({ parts }) => parts.face === "up" && parts.colour === view.ask.led),
    }),
  },
  "itadaki-sashiage": {
    seats: ["seat", "other", "others", "leader", "winners"],
    counted: ["tower", "own_tower", "their_tower", "from", "to"],
    asked: (_, view) => ({
      follows: follows(view, "fruit"),
      only_x: view.moves.every(({ parts }) => String(parts.card).endsWith("X")),
      can: onlyKind(view) ?? "both",
    }),
  },
  "cookie-thief": {
    seats: ["seat", "target", "one", "other", "winners", "caught", "with_jar"],
    words: { card: "cake" },
  },
  "cat-tower": {
    seats: ["seat", "winners"],
    asked: (_, view) => ({ fits: view.moves.some(({ parts }) => parts.kind === "mark") }),
  },
  "trico-roof": {
    seats: ["seat", "first", "chooser", "painter", "winners"],
    words: { colour: "paint" },
    asked: (_, view) => ({ follows: follows(view, "colour") }),
  },
};
