// What Cat Tower tells of itself. Written by `python -m kotatsu.wire.typescript` from
// src/kotatsu/games/cat_tower/shapes.py and events.py; do not edit.

/** From 0. */
export type Seat = number;

/** "B4" */
export type Hex = string;

/** of a column: "B" */
export type Letter = string;

/** its number, 1 to 6 */
export type Die = number;

export type Item = "house" | "yarn" | "butterfly" | "bowl" | "cushion" | "mouse";

export type Bonus = "large" | "small";

export type Phase = "take" | "mark" | "over";

export type Why = "columns" | "rounds";

/** With an O, and with an X. */
export type Footprints = {
  ready: number;
  spent: number;
};

/** CT-10: what a cat was scored with. */
export type CatScore = {
  houses: number;
  items: number;
};

export type Sheet = {
  marks: Record<Hex, Item>;
  footprints: Footprints;
  /** those scored, by their items */
  cats: Record<string, CatScore>;
  /** CT-12: of the columns that are complete */
  bonuses: Record<Letter, Bonus>;
};

/** The table. */
export type Dump = {
  phase: Phase;
  /** rounds finished */
  round: number;
  /** the first player of this round */
  first: Seat;
  /** who owes a decision */
  waiting: Seat[];
  /** in the middle: those to take, or the one that was left */
  dice: Die[];
  taken: (Die | null)[];
  /** nothing yet; or the move, null for all but who chose it */
  choices: (string | null)[][];
  sheets: Sheet[];
};

/** A column of the sheet (CT-1). */
export type Column = {
  letter: Letter;
  colour: string;
  /** a missing one is a rope */
  floors: number[];
  /** CT-7: the floors with a house picture */
  houses: number[];
  /** CT-12 */
  large: number;
  small: number;
};

/** What items bring in the end. */
export type ItemPoints = {
  /** CT-16: the places in each column, first to last */
  yarn: number[];
  /** CT-17: each */
  butterfly: number;
  /** CT-18: for each kind next to it */
  bowl: number;
  /** CT-19: for each floor it lies high */
  cushion: number;
  /** CT-20: a group of 1, 2, 3 … mice */
  mouse: number[];
};

/** What stands on this table's sheets. */
export type Printed = {
  /** from left to right; the first stands half a hex higher than the next (CT-2) */
  columns: Column[];
  /** CT-3: of the numbers of a die, from 1 */
  items: Item[];
  /** CT-4: the items that have a cat */
  cats: Item[];
  footprints: number;
  /** CT-13: complete columns on one sheet that end the game */
  end_columns: number;
  /** CT-14 */
  end_rounds: number;
  score: ItemPoints;
};

export type AskTake = {
  /** Take a die (CT-5) */
  kind: "take";
  dice: Die[];
};

export type AskMark = {
  /** Mark an item, or pass (CT-6 to CT-10) */
  kind: "mark";
  own: Die;
  left: Die;
  /** ready to be spent */
  footprints: number;
  /** whether anything can be marked */
  fits: boolean;
};

export type Ask = AskTake | AskMark;

export type Take = {
  kind: "take";
  die: Die;
};

/** CT-10: what a cat would bring. */
export type Product = {
  houses: number;
  items: number;
  points: number;
};

export type Mark = {
  kind: "mark";
  item: Item;
  hex: Hex;
  column: Letter;
  floor: number;
  /** that a house scores, and what it brings */
  cat: Item | null;
  score: Product | null;
  /** CT-9: footprints; null when it is not time to mark */
  cost: number | null;
};

export type Pass = {
  kind: "pass";
};

export type Parts = Take | Mark | Pass;

export type OutcomeTake = {
  kind: "take";
  /** that this number stands for */
  item: Item;
  die: Die;
};

export type OutcomeMark = {
  kind: "mark";
  item: Item;
  /** that a house scores, and what it brings */
  cat: Item | null;
  score: number;
  /** CT-9: footprints */
  cost: number;
  column: Letter;
  /** CT-12: for the column that it completes; 0: it does not */
  bonus: number;
  /** hexes of the column that are empty then */
  left: number;
  /** CT-13: whether the game is over with this round */
  ends: boolean;
};

export type OutcomePass = {
  kind: "pass";
  /** CT-8: whether one is left to circle */
  footprint: boolean;
};

export type Outcome = OutcomeTake | OutcomeMark | OutcomePass;

export type Goal = {
  /** columns that are complete on the sheet that has most of them */
  full: number;
  /** CT-13: so many end the game */
  end_columns: number;
};

/** CT-5: rounds from 1 */
export type Rolled = {
  event: "rolled";
  seat: Seat;
  round: number;
  dice: Die[];
};

export type Took = {
  event: "took";
  seat: Seat;
  die: Die;
};

export type Left = {
  event: "left";
  die: Die;
};

/** CT-6: open when all have decided; all null for who passes */
export type Ready = {
  event: "ready";
  seat: Seat;
  /** seen by `seat` alone */
  item?: Item | null;
  /** seen by `seat` alone */
  hex?: Hex | null;
  /** seen by `seat` alone */
  cat?: Item | null;
};

export type Marked = {
  event: "marked";
  seat: Seat;
  item: Item;
  hex: Hex;
  cost: number;
};

/** CT-8: whether one was left to mark */
export type Passed = {
  event: "passed";
  seat: Seat;
  footprint: boolean;
};

/** CT-10 */
export type Scored = {
  event: "scored";
  seat: Seat;
  cat: Item;
  houses: number;
  items: number;
  points: number;
};

/** CT-11: a butterfly */
export type Caught = {
  event: "caught";
  seat: Seat;
  footprint: boolean;
};

/** CT-12 */
export type Completed = {
  event: "completed";
  seat: Seat;
  column: Letter;
  colour: string;
  bonus: Bonus;
  points: number;
};

/** CT-16: yarn that brings less than before this round */
export type Overtaken = {
  event: "overtaken";
  seat: Seat;
  column: Letter;
  before: number;
  points: number;
};

/** CT-13, CT-14, CT-21 */
export type Ended = {
  event: "ended";
  scores: (number | null)[];
  winners: Seat[];
  why: Why;
};

export type Event = Rolled | Took | Left | Ready | Marked | Passed | Scored | Caught | Completed | Overtaken | Ended;

/** Fields that name seats. */
export const SEATS: readonly string[] = ["first", "seat", "waiting", "winners"];

/** Fields that count from 0 and are told from 1. */
export const COUNTED: readonly string[] = [];

/** Lists with an item for each seat. */
export const BY_SEAT: readonly string[] = ["choices", "scores", "sheets", "taken"];

/** The rule behind each kind of question, of event, and each line of the score sheet. */
export const CITATIONS = {
  "questions": {
    "take": "CT-5",
    "mark": "CT-6"
  },
  "events": {
    "rolled": "CT-5",
    "took": "CT-5",
    "left": "CT-5",
    "ready": "CT-6",
    "marked": "CT-6",
    "passed": "CT-8",
    "scored": "CT-10",
    "caught": "CT-11",
    "completed": "CT-12",
    "overtaken": "CT-16",
    "ended": "CT-13"
  },
  "sheet": {
    "cat": "CT-10",
    "column": "CT-12",
    "yarn": "CT-16",
    "butterfly": "CT-17",
    "bowl": "CT-18",
    "cushion": "CT-19",
    "mouse": "CT-20"
  }
};
