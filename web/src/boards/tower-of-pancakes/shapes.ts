// What Tower Of PanCakes!! tells of itself. Written by `python -m kotatsu.wire.typescript` from
// src/kotatsu/games/tower_of_pancakes/shapes.py and events.py; do not edit.

/** From 0. */
export type Seat = number;

/** "R5" */
export type Card = string;

export type Colour = "Y" | "B" | "R" | "G";

export type Plate = "A" | "B" | "C" | "D";

export type Row = "above" | "below";

export type Phase = "play" | "serve" | "look" | "over";

/** A player's chips that lie on no plate. */
export type Chips = {
  baked: number;
  dough: number;
  discarded: number;
};

/** By plate, A to D; null: a card that lies face down. */
export type ScoreCards = {
  above: (number | null)[];
  below: (number | null)[];
};

/** By plate, A to D: who has looked at the score card there. */
export type Lookers = {
  above: Seat[][];
  below: Seat[][];
};

/** The table. Of hidden cards only the number is shown, by nulls. */
export type Dump = {
  phase: Phase;
  /** who owes the decision */
  turn: Seat | null;
  /** tricks finished */
  trick: number;
  leader: Seat;
  /** the colour to follow in this trick */
  led: Colour | null;
  /** this trick, from the leader on */
  table: (Card | "down")[];
  /** who won this trick, once it is complete */
  first: Seat | null;
  second: Seat | null;
  hands: (Card | null)[][];
  /** the card played face down, if any */
  hidden: (Card | null)[][];
  /** TP-3: the card turned up with three players */
  spare: (Card | null)[];
  /** every card that all have seen */
  opened: (Card | null)[];
  /** the colours each is known to be out of */
  voids: string[];
  /** `voids` when the hidden card was played */
  hidden_voids: string[];
  chips: Chips[];
  /** tricks taken as first */
  taken: number[];
  /** the owners of the chips, bottom to top */
  towers: Record<Plate, Seat[]>;
  score_cards: ScoreCards;
  lookers: Lookers;
  /** who led the first trick */
  starter: Seat;
  /** all moves as everybody saw them */
  story: string[];
};

/** What the cards of this table say; by number, from 1. */
export type Printed = {
  /** TP-2: chips served */
  plate: number[];
  /** TP-2: chips baked */
  pan: number[];
  /** TP-5: the score cards as they lie in the basic game: above A to D, then below */
  score: number[];
  /** TP-17: points for each discarded chip */
  discarded: number;
  /** TP-17: points for each baked chip that was not served */
  in_hand: number;
  /** TP-4: chips of each player at the start */
  baked: number;
  dough: number;
  /** TP-3 */
  tricks: number;
};

export type AskPlay = {
  /** Play a card (TP-6, TP-20) */
  kind: "play";
  led: Colour | null;
  /** whether this seat leads the trick */
  leads: boolean;
  /** whether it can follow */
  follows: boolean;
  may_face_down: boolean;
  must_face_down: boolean;
};

export type AskServe = {
  /** Choose the plate for one's chips (TP-11) */
  kind: "serve";
  count: number;
  rank: "first" | "second";
};

export type AskLook = {
  /** Look at a score card (TP-24) */
  kind: "look";
};

export type Ask = AskPlay | AskServe | AskLook;

export type Play = {
  kind: "play";
  card: Card;
  colour: Colour;
  number: number;
  face: "up" | "down";
};

export type Serve = {
  kind: "serve";
  plate: Plate;
};

export type Look = {
  kind: "look";
  row: Row;
  plate: Plate;
};

export type Parts = Play | Serve | Look;

export type OutcomePlay = {
  /** a card face up, as things stand */
  kind: "play";
  rank: "first" | "second" | "none";
  /** nobody plays after it */
  last: boolean;
  /** chips, if it stays first or second */
  serves: number;
  /** chips, if it does not */
  bakes: number;
};

export type OutcomeDown = {
  /** a card face down (TP-21, TP-24) */
  kind: "down";
  bakes: number;
  looks: boolean;
};

export type OutcomeServe = {
  kind: "serve";
  plate: Plate;
  /** chips that find room */
  count: number;
  discarded: number;
  /** the eighth chip of a plate is among them */
  eighth: boolean;
  /** null where score cards are hidden, or the end decides */
  points: number | null;
};

export type OutcomeLook = {
  kind: "look";
  /** this seat has looked there before */
  again: boolean;
};

export type Outcome = OutcomePlay | OutcomeDown | OutcomeServe | OutcomeLook;

export type Goal = {
  /** TP-3: that is played now, from 1 */
  trick: number;
  tricks: number;
};

export type PlayedUp = {
  event: "played";
  seat: Seat;
  face: "up" | "down";
  card: Card;
};

/** TP-25 */
export type PlayedDown = {
  event: "played";
  seat: Seat;
  face: "up" | "down";
  /** seen by `seat` alone */
  card?: Card;
};

/** TP-7 to TP-10 */
export type Ranked = {
  event: "ranked";
  first: Seat | null;
  second: Seat | null;
  taker: Seat;
};

/** TP-11: nothing to serve */
export type Passed = {
  event: "passed";
  seat: Seat;
};

/** TP-11 to TP-15 */
export type Served = {
  event: "served";
  seat: Seat;
  plate: Plate;
  /** chips that found room */
  count: number;
  discarded: number;
  /** of the tower afterwards */
  height: number;
};

/** TP-16 */
export type Baked = {
  event: "baked";
  seat: Seat;
  count: number;
};

/** TP-24 */
export type Looked = {
  event: "looked";
  seat: Seat;
  row: Row;
  plate: Plate;
  /** seen by `seat` alone */
  points?: number;
};

/** TP-19: the score cards */
export type Revealed = {
  event: "revealed";
  above: number[];
  below: number[];
};

/** TP-18 */
export type Ended = {
  event: "ended";
  scores: (number | null)[];
  winners: Seat[];
};

export type Event = PlayedUp | PlayedDown | Ranked | Passed | Served | Baked | Looked | Revealed | Ended;

/** Fields that name seats. */
export const SEATS: readonly string[] = ["first", "leader", "seat", "second", "starter", "taker", "towers", "turn", "winners"];

/** Fields that count from 0 and are told from 1. */
export const COUNTED: readonly string[] = [];

/** Lists with an item for each seat. */
export const BY_SEAT: readonly string[] = ["chips", "hands", "hidden", "hidden_voids", "scores", "taken", "voids"];

/** The rule behind each kind of question, of event, and each line of the score sheet. */
export const CITATIONS = {
  "questions": {
    "play": "TP-6",
    "serve": "TP-11",
    "look": "TP-24"
  },
  "events": {
    "played": "TP-6",
    "ranked": "TP-7",
    "passed": "TP-11",
    "served": "TP-11",
    "baked": "TP-16",
    "looked": "TP-24",
    "revealed": "TP-19",
    "ended": "TP-18"
  },
  "sheet": {
    "eighth": "TP-17",
    "chips": "TP-17",
    "discarded": "TP-17",
    "in-hand": "TP-17",
    "top": "TP-28",
    "most": "TP-28"
  }
};
