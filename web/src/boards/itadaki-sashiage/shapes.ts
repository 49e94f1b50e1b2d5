// What Itadaki Sashiage Pancake tells of itself. Written by `python -m kotatsu.wire.typescript` from
// src/kotatsu/games/itadaki_sashiage/shapes.py and events.py; do not edit.

/** From 0. */
export type Seat = number;

/** "R5", "RX" */
export type Card = string;

/** a card of a trick, an X with what it was declared: "R5", "RX=4" */
export type Called = string;

export type Fruit = "R" | "B" | "Y" | "G";

export type Phase = "stack" | "play" | "chance" | "top" | "over";

export type Category = "towers" | "tops" | "moved" | "spoiled";

/** The table. A card that is hidden is null, and so is another's first tower while it is made. */
export type Dump = {
  phase: Phase;
  /** rounds finished */
  round: number;
  /** tricks of this round finished */
  trick: number;
  leader: Seat;
  /** who owes the decision, when it is one seat's */
  turn: Seat | null;
  /** who owe a decision that all make at once */
  waiting: Seat[];
  /** this trick, from the leader on */
  table: Called[];
  /** who wins this trick as it stands */
  winning: Seat | null;
  /** IS-12: whom `turn` has a Pancake Chance with */
  owed: Seat[];
  hands: (Card | null)[][];
  /** IS-3: the cards left over */
  spare: (Card | null)[];
  /** IS-4: the first towers while they are made, from the bottom */
  stacks: ((Card | null)[] | null)[];
  /** by seat, each from the bottom */
  towers: (Card | null)[][][];
  /** how many cards at the bottom of the first tower only its builder saw */
  buried: number[];
  /** IS-16: the tower for the last card */
  chosen: (number | null)[];
  /** the fruits each is known to be out of */
  voids: string[];
  /** IS-7: who led an X this round */
  spoiled: Seat[];
  /** by seat, IS-15: chance points of this round */
  moved: number[];
  /** IS-17: what this round brings as it stands */
  now: number[];
  /** by seat, of the finished rounds */
  totals: Record<Category, number[]>;
  /** each finished round's points by seat */
  past: number[][];
};

export type Printed = {
  /** IS-4: cards in a first tower */
  first_tower: number;
  /** IS-10: tricks in a round */
  tricks: number;
  /** IS-1 */
  fruits: Fruit[];
  /** IS-1, IS-2: cards of each fruit that show 1, 2, 3, 4, 5, 6 and X */
  copies: number[];
  /** IS-3: cards dealt to each player */
  hand: number;
};

export type AskStack = {
  /** Put a card on the first tower (IS-4). */
  kind: "stack";
  /** which card of the tower, from 1 */
  step: number;
  of: number;
};

export type AskPlay = {
  /** Play a card (IS-5). */
  kind: "play";
  led: Fruit | null;
  /** whether the seat can follow */
  follows: boolean;
  /** whether it can play nothing but X */
  only_x: boolean;
  /** whether it has one at all */
  holds_x: boolean;
};

export type AskChance = {
  /** Take or give the top of a tower (IS-13). */
  kind: "chance";
  number: number;
  /** with whom it is possible */
  others: Seat[];
  can: "take" | "give" | "both";
};

export type AskTop = {
  /** Put the last card on an own tower (IS-16). */
  kind: "top";
  card: Card;
};

export type Ask = AskStack | AskPlay | AskChance | AskTop;

export type Stack = {
  kind: "stack";
  card: Card;
};

export type Play = {
  kind: "play";
  card: Card;
  fruit: Fruit;
  /** what it counts as */
  number: number;
};

export type Take = {
  other: Seat;
  their_tower: number;
  own_tower: number;
  kind: "take";
};

export type Give = {
  other: Seat;
  their_tower: number;
  own_tower: number;
  kind: "give";
};

export type Top = {
  kind: "top";
  tower: number;
};

export type Parts = Stack | Play | Take | Give | Top;

export type OutcomeStack = {
  kind: "stack";
  card: Card;
  /** it is the top, which all will see */
  last: boolean;
  /** that it counts on top */
  points: number;
};

export type OutcomePlay = {
  /** a card, as things stand */
  kind: "play";
  wins: boolean;
  /** nobody plays after it */
  last: boolean;
  /** IS-11: a Pancake Chance with these */
  others: Seat[];
  /** IS-7 */
  spoils: boolean;
};

export type OutcomeCarry = {
  kind: "take" | "give";
  card: Card;
  other: Seat;
  /** IS-15, IS-17: more or less for this seat, as its towers stand */
  points: number;
  /** what comes to light on the own tower; null: on another's */
  uncovered: Card | null;
};

export type OutcomeTop = {
  kind: "top";
  card: Card;
  covered: Card;
  /** more or less than now */
  points: number;
};

export type Outcome = OutcomeStack | OutcomePlay | OutcomeCarry | OutcomeTop;

export type Goal = {
  /** IS-19: that is played now, from 1 */
  round: number;
  rounds: number;
  /** IS-10; none any more when the last card is asked for */
  trick: number | null;
  tricks: number;
  /** IS-17: what this round brings the seat as it stands */
  brings: number;
};

/** IS-4: noticed by its player alone */
export type Stacked = {
  event: "stacked";
  seat: Seat;
  card: Card;
};

/** IS-16: noticed by its player alone */
export type Chose = {
  event: "chose";
  seat: Seat;
  tower: number;
};

export type Ready = {
  event: "ready";
  seat: Seat;
};

/** IS-4 */
export type Built = {
  event: "built";
  seat: Seat;
  /** on top */
  card: Card;
  height: number;
  /** from the bottom; seen by its builder alone */
  cards?: Card[];
};

/** IS-16 */
export type Topped = {
  event: "topped";
  seat: Seat;
  tower: number;
  card: Card;
  covered: Card;
};

/** IS-11 */
export type Chance = {
  event: "chance";
  seat: Seat;
  number: number;
  others: Seat[];
};

/** IS-13: Itadaki */
export type Took = {
  event: "took";
  seat: Seat;
  other: Seat;
  card: Card;
  from: number;
  to: number;
  uncovered: Card;
};

/** IS-13: Sashiage */
export type Gave = {
  event: "gave";
  seat: Seat;
  other: Seat;
  card: Card;
  from: number;
  to: number;
  uncovered: Card;
};

/** IS-12: the chances with these are not possible */
export type Lapsed = {
  event: "lapsed";
  seat: Seat;
  others: Seat[];
};

/** number: what it counts as */
export type Played = {
  event: "played";
  seat: Seat;
  card: Card;
  number: number;
  is_x: boolean;
};

/** IS-7 */
export type Spoiled = {
  event: "spoiled";
  seat: Seat;
};

/** IS-8, IS-9 */
export type Won = {
  event: "won";
  seat: Seat;
  tower: number;
  cards: Card[];
};

/** IS-17 */
export type Scored = {
  event: "scored";
  seat: Seat;
  round: number;
  towers: number;
  tops: number;
  moved: number;
  points: number;
  is_spoiled: boolean;
};

/** IS-18 */
export type Dealt = {
  event: "dealt";
  round: number;
  leader: Seat;
};

/** IS-19 */
export type Ended = {
  event: "ended";
  scores: (number | null)[];
  winners: Seat[];
};

export type Event = Stacked | Chose | Ready | Built | Topped | Chance | Took | Gave | Lapsed | Played | Spoiled | Won | Scored | Dealt | Ended;

/** Fields that name seats. */
export const SEATS: readonly string[] = ["leader", "other", "others", "owed", "seat", "spoiled", "turn", "waiting", "winners", "winning"];

/** Fields that count from 0 and are told from 1. */
export const COUNTED: readonly string[] = ["chosen", "from", "own_tower", "their_tower", "to", "tower"];

/** Lists with an item for each seat. */
export const BY_SEAT: readonly string[] = ["buried", "chosen", "hands", "now", "scores", "stacks", "voids"];

/** The rule behind each kind of question, of event, and each line of the score sheet. */
export const CITATIONS = {
  "questions": {
    "stack": "IS-4",
    "play": "IS-5",
    "chance": "IS-13",
    "top": "IS-16"
  },
  "events": {
    "stacked": "IS-4",
    "chose": "IS-16",
    "ready": "IS-4",
    "built": "IS-4",
    "topped": "IS-16",
    "chance": "IS-11",
    "took": "IS-13",
    "gave": "IS-13",
    "lapsed": "IS-12",
    "played": "IS-5",
    "spoiled": "IS-7",
    "won": "IS-8",
    "scored": "IS-17",
    "dealt": "IS-18",
    "ended": "IS-19"
  },
  "sheet": {
    "towers": "IS-17",
    "tops": "IS-17",
    "moved": "IS-15",
    "spoiled": "IS-7"
  }
};
