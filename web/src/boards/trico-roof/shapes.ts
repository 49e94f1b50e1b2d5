// What Trico Roof tells of itself. Written by `python -m kotatsu.wire.typescript` from
// src/kotatsu/games/trico_roof/shapes.py and events.py; do not edit.

/** From 0. */
export type Seat = number;

/** "W3" */
export type Card = string;

/** "2c" */
export type Square = string;

/** "R2c" */
export type Chip = string;

export type Gift = "B" | "W" | "S" | "C";

export type Paint = "R" | "B" | "Y";

export type Side = "front" | "back";

export type Place = "gov-1" | "gov-2" | "gov-3" | "res-1" | "res-2" | "res-3";

export type Phase = "fill" | "give" | "paint" | "score" | "corner" | "over";

/** A request that a chip completes (TR-12), and the squares on which it then lies. */
export type Completion = {
  request: Place;
  points: number;
  squares: Square[];
};

/** A finished phase: its gifts in order of play, from the leader's on. */
export type Past = {
  leader: Seat;
  gifts: Card[];
};

/** The residents' requests, by their numbers from 1. */
export type Residents = {
  open: number[];
  /** which of the open ones lie face down */
  scored: boolean[];
  /** those to come, next first; null: nobody knows */
  deck: (number | null)[];
  /** gone until the next shuffle */
  discarded: number[];
};

export type Tally = {
  /** how many of each worth, the cheapest first */
  requests: number[];
  /** points */
  assisting: number;
  /** for all of it */
  points: number;
};

/** The table. Gifts of a phase are numbered in order of play, from 0 for the leader's. */
export type Dump = {
  phase: Phase;
  /** who owes the decision */
  turn: Seat | null;
  /** gift and roof phases finished */
  round: number;
  leader: Seat;
  /** four rows of letters, "." for a white circle */
  roofs: string[];
  hands: (Card | null)[][];
  /** every card that was ever given */
  given: (Card | null)[];
  past: Past[];
  /** the colours each is known to be out of */
  voids: string[];
  /** the gifts of this phase */
  table: Card[];
  trump: Gift | null;
  /** the gifts that rank, best first; the others assist */
  ranking: number[];
  /** of the painter whose turn it is, from 0 */
  rank: number;
  /** colours of the set that are gone */
  used: string;
  /** colours this painter may take */
  offered: string;
  /** the new chip, while its painter may score */
  chip: Chip | null;
  /** what a chip would complete now, by chip; nothing for most */
  chances: Record<string, Completion[]>;
  /** painters who scored a request in this phase */
  scorers: number;
  /** which side is up */
  government: Side[];
  residents: Residents;
  tally: Tally[];
};

/** A pattern of squares: "R", with a ★ "R*", or "." where any colour may lie. */
export type Request = {
  points: number;
  rows: string[][];
};

export type GovernmentCard = {
  front: Request;
  back: Request;
};

/** TR-9, as a reference card shows it. */
export type Example = {
  given: Card[];
  /** who gave these paint, the first one first */
  order: Card[];
  assist: Card[];
};

export type Printed = {
  /** TR-2: of each colour */
  chips: number;
  phases: number;
  /** in each phase */
  gifts: number;
  /** TR-1: the numbers of each gift, from 1 */
  numbers: number;
  /** so often every gift card is there */
  copies: number;
  example: Example;
  government: GovernmentCard[];
  residents: Request[];
};

export type AskFill = {
  /** choose a colour for a white circle (TR-7) */
  kind: "fill";
  square: Square;
  /** white circles, with this one */
  left: number;
};

export type AskGive = {
  /** give a card (TR-8) */
  kind: "give";
  led: Gift | null;
  trump: Gift | null;
  /** whether this seat can follow */
  follows: boolean;
};

export type AskPaint = {
  /** replace a chip (TR-10) */
  kind: "paint";
  offered: string;
  /** from 1 */
  rank: number;
  /** how many paint in this phase */
  ranks: number;
};

export type AskCorner = {
  /** replace a corner's chip for a painter who was too slow (TR-17) */
  kind: "corner";
  offered: string;
  painter: Seat;
};

export type AskScore = {
  /** score a request or not (TR-12) */
  kind: "score";
  requests: Place[];
};

export type Ask = AskFill | AskGive | AskPaint | AskCorner | AskScore;

export type Give = {
  kind: "give";
  card: Card;
  colour: Gift;
  number: number;
};

export type Laying = {
  kind: "paint";
  colour: Paint;
  square: Square;
  /** most points first */
  completes: Completion[];
};

export type Score = {
  request: Place;
  points: number;
  squares: Square[];
  kind: "score";
};

export type Decline = {
  kind: "decline";
};

export type Parts = Give | Laying | Score | Decline;

export type OutcomeGive = {
  /** a gift, as things stand */
  kind: "give";
  /** from 1; 0: it does not rank, and its giver assists */
  rank: number;
  /** nobody gives after it */
  last: boolean;
  /** it makes its colour trump */
  trumps: boolean;
  colour: Gift;
};

export type OutcomeFill = {
  kind: "fill";
  colour: Paint;
};

export type OutcomePaint = {
  kind: "paint";
  colour: Paint;
  /** what lies there */
  instead: Paint;
  /** that it completes: the one worth most */
  request: Place | null;
  points: number;
  /** requests that it completes */
  count: number;
};

export type OutcomeScore = {
  kind: "score";
  points: number;
  /** TR-13: the other side is open then */
  turns: boolean;
};

export type OutcomeDecline = {
  kind: "decline";
};

export type Outcome = OutcomeGive | OutcomeFill | OutcomePaint | OutcomeScore | OutcomeDecline;

export type Goal = {
  /** that is played now, from 1 */
  phase: number;
  phases: number;
};

/** TR-7 */
export type Filled = {
  event: "filled";
  seat: Seat;
  colour: Paint;
  square: Square;
};

/** TR-8 */
export type Gave = {
  event: "gave";
  seat: Seat;
  card: Card;
};

/** TR-9 */
export type Ranked = {
  event: "ranked";
  first: Seat;
  /** by rank */
  painters: Seat[];
  /** the painters' */
  cards: Card[];
  /** in order of play */
  assistants: Seat[];
  trump: Gift | null;
};

/** TR-10 */
export type Painted = {
  event: "painted";
  seat: Seat;
  colour: Paint;
  square: Square;
  instead: Paint;
};

/** TR-11: no colour on offer */
export type Idle = {
  event: "idle";
  seat: Seat;
};

/** TR-12 */
export type Scored = {
  event: "scored";
  seat: Seat;
  request: Place;
  points: number;
  grid: string[];
};

/** TR-13: this side is open now */
export type Turned = {
  event: "turned";
  request: Place;
  points: number;
  grid: string[];
};

/** TR-12: scored nothing */
export type Declined = {
  event: "declined";
  seat: Seat;
};

/** TR-14 */
export type Assisted = {
  event: "assisted";
  seat: Seat;
  points: number;
};

/** TR-17: the time of a painter or a chooser was up */
export type Late = {
  event: "late";
  seat: Seat;
  step: "paint" | "corner";
  /** who chooses for a painter; null: no corner fits, or the chooser is late */
  chooser: Seat | null;
};

/** TR-17: what a chooser laid for the painter */
export type Cornered = {
  event: "cornered";
  seat: Seat;
  colour: Paint;
  square: Square;
  instead: Paint;
  painter: Seat;
};

/** TR-15 */
export type Opened = {
  event: "opened";
  /** the new requests, by their numbers from 1 */
  residents: number[];
  grids: string[][];
  shuffled: boolean;
};

/** TR-18 */
export type Ended = {
  event: "ended";
  scores: (number | null)[];
  winners: Seat[];
};

export type Event = Filled | Gave | Ranked | Painted | Idle | Scored | Turned | Declined | Assisted | Late | Cornered | Opened | Ended;

/** Fields that name seats. */
export const SEATS: readonly string[] = ["assistants", "chooser", "first", "leader", "painter", "painters", "seat", "turn", "winners"];

/** Fields that count from 0 and are told from 1. */
export const COUNTED: readonly string[] = [];

/** Lists with an item for each seat. */
export const BY_SEAT: readonly string[] = ["hands", "scores", "tally", "voids"];

/** The rule behind each kind of question, of event, and each line of the score sheet. */
export const CITATIONS = {
  "questions": {
    "fill": "TR-7",
    "give": "TR-8",
    "paint": "TR-10",
    "score": "TR-12",
    "corner": "TR-17"
  },
  "events": {
    "filled": "TR-7",
    "gave": "TR-8",
    "ranked": "TR-9",
    "painted": "TR-10",
    "idle": "TR-11",
    "scored": "TR-12",
    "turned": "TR-13",
    "declined": "TR-12",
    "assisted": "TR-14",
    "late": "TR-17",
    "cornered": "TR-17",
    "opened": "TR-15",
    "ended": "TR-18"
  },
  "sheet": {
    "requests": "TR-12",
    "assisting": "TR-14"
  }
};
