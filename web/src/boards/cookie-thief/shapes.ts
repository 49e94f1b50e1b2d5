// What Hver stal kökunni úr krúsinni? tells of itself. Written by `python -m kotatsu.wire.typescript` from
// src/kotatsu/games/cookie_thief/shapes.py and events.py; do not edit.

/** From 0. */
export type Seat = number;

/** cakes "1" … "8", with coffee "K1" … "K6"; pancakes "G" "H" "K" "D" "S" "T" "U" "V" */
export type Card = string;

/** a seat, "secret", or what the player whose turn it is holds besides: "second", "third" */
export type Place = string;

/** a cake given up, "5", or a guess, "?5" */
export type Deed = string;

export type Tallied = "won" | "with_jar" | "caught";

export type WithCake = "play" | "hold" | "name" | "discard";

/** plate: by the open cakes (CK-32) */
export type Why = "last" | "highest" | "plate" | "shared" | "nobody";

export type Phase = "play" | "choose" | "name" | "hold" | "order" | "next" | "return" | "discard" | "over";

/** CK-14. */
export type Mark = {
  by: Seat | null;
  on: Seat | null;
};

/** What everybody knows of cards that do not lie open. */
export type Facts = {
  /** what a card is not */
  not: Record<Place, Card[]>;
  /** who surely knows it, where that is not just its owner */
  known_for_sure: Record<Place, Seat[]>;
  /** CK-17: pairs of cards that are worth the same */
  equal: Place[][];
  /** what who holds it did, in order */
  deeds: Record<Place, Deed[]>;
};

/** CK-26: this seat knows that the card is in one of these places. */
export type Remembered = {
  seat: Seat;
  card: Card;
  one_of: Place[];
};

/** What single seats know; of a view only its own. */
export type Memory = {
  /** who knows a card, where that is not just its owner */
  known: Record<Place, Seat[]>;
  among: Remembered[];
};

/** The table. Of hidden cards only the number is shown, by nulls. */
export type Dump = {
  phase: Phase;
  turn: Seat;
  /** rounds finished */
  round: number;
  /** who started this round */
  starter: Seat;
  in: Seat[];
  clockwise: boolean;
  /** once this turn is over */
  reversing: boolean;
  /** CK-27: who goes next, if not the neighbour */
  next: Seat | null;
  /** the cake that is being carried out */
  card: Card | null;
  /** the seat chosen for it */
  target: Seat | null;
  /** CK-28: pancakes still to be carried out */
  waiting: Card[];
  protected: Seat[];
  mark: Mark;
  hands: (Card | null)[][];
  secret: Card | null;
  laid: Card[][];
  discarded: Card[];
  /** those seen this round */
  pancakes: Card[];
  /** the top is at its end */
  deck: (Card | null)[];
  /** by seat, what has made its points */
  tally: Record<Tallied, number[]>;
  points: number[];
  facts: Facts;
  memory: Memory;
  /** How many copies of each cake are in no place that this view shows: what its seat has not seen. Of a whole state, those in the deck. */
  unseen: Record<Card, number>;
};

/** The cards this table plays with. */
export type Printed = {
  /** how many copies there are of each (CK-1, CK-3) */
  cakes: Record<Card, number>;
  pancakes: Card[];
  /** CK-5: so many of them are in the deck */
  in_deck: number;
};

export type AskPlay = {
  /** Lay a cake (CK-8) */
  kind: "play";
  /** CK-21 */
  must_hnallthora: boolean;
};

export type AskChoose = {
  /** Choose a target for a cake (CK-13) */
  kind: "choose";
  card: Card;
  /** whether a first one is chosen already */
  second: boolean;
  /** that one */
  one: Seat | null;
};

export type AskName = {
  /** Name the target's cake (CK-15) */
  kind: "name";
  card: Card;
  target: Seat;
};

export type AskHold = {
  /** Say which card is the hand while this one is carried out (CK-28) */
  kind: "hold";
  card: Card;
};

export type AskOther = {
  /** Which pancake is first (CK-28), who is next (CK-27) or comes back (CK-29), what to discard (CK-30) */
  kind: "order" | "next" | "return" | "discard";
};

export type Ask = AskPlay | AskChoose | AskName | AskHold | AskOther;

export type Cake = {
  kind: WithCake;
  card: Card;
  value: number;
  coffee: boolean;
};

export type Player = {
  kind: "choose" | "next" | "return";
  /** nobody */
  seat: Seat | null;
};

export type Pancake = {
  kind: "order";
  card: Card;
};

export type Parts = Cake | Player | Pancake;

export type OutcomeChoose = {
  kind: "choose";
  /** that is carried out */
  card: Card;
  /** who would be chosen */
  seat: Seat | null;
  /** who was chosen before */
  one: Seat | null;
};

export type OutcomeName = {
  kind: "name";
  card: Card;
  target: Seat;
};

export type OutcomeHold = {
  kind: "hold";
  /** that is carried out */
  card: Card;
};

export type OutcomeJar = {
  /** it is played or discarded */
  kind: "jar";
};

export type Outcome = OutcomeChoose | OutcomeName | OutcomeHold | OutcomeJar;

export type Goal = {
  /** that is played now, from 1 */
  round: number;
  /** CK-35: so many are played; null: it is a race … */
  rounds: number | null;
  /** … to so many points */
  race_to: number | null;
};

/** CK-4 to CK-6: a round, and who starts it */
export type Dealt = {
  event: "dealt";
  round: number;
  seat: Seat;
  deck: number;
};

/** what is a hand now; no other notices */
export type Received = {
  event: "received";
  seat: Seat;
  card: Card;
};

/** CK-28: taken for a hand; no other seat notices */
export type Held = {
  event: "held";
  seat: Seat;
  card: Card;
};

export type Drew = {
  event: "drew";
  seat: Seat;
  deck: number;
  /** seen by `seat` alone */
  card?: Card;
};

/** none is left to draw */
export type NoCard = {
  event: "no_card";
  seat: Seat;
};

/** CK-7, CK-30: no cake is played */
export type TurnOver = {
  event: "turn_over";
  seat: Seat;
};

/** a pancake is shown */
export type Shown = {
  event: "pancake";
  seat: Seat;
  card: Card;
};

/** a pancake that is drawn and not read */
export type Unread = {
  event: "unread";
  seat: Seat;
  card: Card;
};

/** CK-28: a pancake that waits when the turn ends */
export type Dropped = {
  event: "dropped";
  seat: Seat;
  card: Card;
};

/** CK-23: CK-18 stays with these */
export type Gathered = {
  event: "gathered";
  seat: Seat;
  deck: number;
  kept: Seat[] | null;
};

/** CK-24 */
export type Reversed = {
  event: "reversed";
  clockwise: boolean;
};

/** CK-26, and whose cards */
export type Kneaded = {
  event: "kneaded";
  seat: Seat;
  seats: Seat[];
};

/** CK-27: who takes the next turn */
export type Passed = {
  event: "passed";
  seat: Seat;
  target: Seat;
};

/** CK-29 */
export type Reheated = {
  event: "reheated";
  seat: Seat;
  target: Seat;
  back: boolean;
};

export type Laid = {
  event: "laid";
  seat: Seat;
  card: Card;
};

/** CK-9: without effect */
export type Nothing = {
  event: "nothing";
  seat: Seat;
  card: Card;
};

export type Discarded = {
  event: "discarded";
  seat: Seat;
  card: Card;
};

/** CK-16: nobody is chosen */
export type Nobody = {
  event: "nobody";
  seat: Seat;
};

/** CK-15 */
export type Guessed = {
  event: "guessed";
  seat: Seat;
  target: Seat;
  card: Card;
  right: boolean;
};

/** CK-16 */
export type Looked = {
  event: "looked";
  seat: Seat;
  target: Seat;
  /** seen by `seat` and `target` alone */
  card?: Card;
};

/** CK-16: with the secret card */
export type SwappedSecret = {
  event: "swapped_secret";
  seat: Seat;
};

/** CK-17 */
export type Compared = {
  event: "compared";
  seat: Seat;
  one: Seat;
  other: Seat;
  tied: boolean;
  /** seen by `one` and `other` alone */
  card?: Card;
  /** seen by `one` and `other` alone */
  other_card?: Card;
};

/** CK-18: from now on */
export type Protected = {
  event: "protected";
  seat: Seat;
};

/** CK-14 */
export type Marked = {
  event: "marked";
  seat: Seat;
  target: Seat;
};

/** CK-14 */
export type MarkEnded = {
  event: "mark_ended";
  seat: Seat;
  target: Seat;
};

/** CK-20 */
export type Swapped = {
  event: "swapped";
  seat: Seat;
  one: Seat;
  other: Seat;
};

/** CK-11, with the cards shown */
export type Out = {
  event: "out";
  seat: Seat;
  cards: Card[];
  count: number;
};

/** CK-31: a hand at the end of a round */
export type Showed = {
  event: "showed";
  seat: Seat;
  cards: Card[];
};

/** CK-31 to CK-34 */
export type Round = {
  event: "round";
  round: number;
  winners: Seat[] | null;
  caught: Seat | null;
  with_jar: Seat | null;
  why: Why;
  /** CK-32: of the cakes that lie open before each seat */
  sums: number[];
};

/** CK-35 */
export type Ended = {
  event: "ended";
  scores: (number | null)[];
  winners: Seat[];
};

export type Event = Dealt | Received | Held | Drew | NoCard | TurnOver | Shown | Unread | Dropped | Gathered | Reversed | Kneaded | Passed | Reheated | Laid | Nothing | Discarded | Nobody | Guessed | Looked | SwappedSecret | Compared | Protected | Marked | MarkEnded | Swapped | Out | Showed | Round | Ended;

/** Fields that name seats. */
export const SEATS: readonly string[] = ["by", "caught", "in", "kept", "known", "known_for_sure", "next", "on", "one", "other", "protected", "seat", "seats", "starter", "target", "turn", "winners", "with_jar"];

/** Fields that count from 0 and are told from 1. */
export const COUNTED: readonly string[] = [];

/** Lists with an item for each seat. */
export const BY_SEAT: readonly string[] = ["hands", "laid", "points", "scores", "sums"];

/** The rule behind each kind of question, of event, and each line of the score sheet. */
export const CITATIONS = {
  "questions": {
    "play": "CK-8",
    "choose 1": "CK-15",
    "choose 2": "CK-16",
    "choose 3": "CK-17",
    "choose 4": "CK-18",
    "choose 5": "CK-19",
    "choose 6": "CK-20",
    "choose 7": "CK-21",
    "choose 8": "CK-22",
    "choose K1": "CK-15",
    "choose K2": "CK-16",
    "choose K3": "CK-17",
    "choose K4": "CK-14",
    "choose K5": "CK-19",
    "choose K6": "CK-20",
    "name 1": "CK-15",
    "name 2": "CK-16",
    "name 3": "CK-17",
    "name 4": "CK-18",
    "name 5": "CK-19",
    "name 6": "CK-20",
    "name 7": "CK-21",
    "name 8": "CK-22",
    "name K1": "CK-15",
    "name K2": "CK-16",
    "name K3": "CK-17",
    "name K4": "CK-14",
    "name K5": "CK-19",
    "name K6": "CK-20",
    "hold": "CK-28",
    "order": "CK-28",
    "next": "CK-27",
    "return": "CK-29",
    "discard": "CK-30"
  },
  "events": {
    "dealt": "CK-4",
    "received": "CK-4",
    "held": "CK-28",
    "drew": "CK-7",
    "no_card": "CK-7",
    "turn_over": "CK-7",
    "pancake G": "CK-23",
    "pancake H": "CK-24",
    "pancake K": "CK-25",
    "pancake D": "CK-26",
    "pancake S": "CK-27",
    "pancake T": "CK-28",
    "pancake U": "CK-29",
    "pancake V": "CK-30",
    "unread": "CK-19",
    "dropped": "CK-28",
    "gathered": "CK-23",
    "reversed": "CK-24",
    "kneaded": "CK-26",
    "passed": "CK-27",
    "reheated": "CK-29",
    "laid 1": "CK-15",
    "laid 2": "CK-16",
    "laid 3": "CK-17",
    "laid 4": "CK-18",
    "laid 5": "CK-19",
    "laid 6": "CK-20",
    "laid 7": "CK-21",
    "laid 8": "CK-22",
    "laid K1": "CK-15",
    "laid K2": "CK-16",
    "laid K3": "CK-17",
    "laid K4": "CK-14",
    "laid K5": "CK-19",
    "laid K6": "CK-20",
    "nothing": "CK-9",
    "discarded": "CK-10",
    "nobody": "CK-16",
    "guessed": "CK-15",
    "looked": "CK-16",
    "swapped_secret": "CK-16",
    "compared": "CK-17",
    "protected": "CK-18",
    "marked": "CK-14",
    "mark_ended": "CK-14",
    "swapped": "CK-20",
    "out": "CK-11",
    "showed": "CK-31",
    "round": "CK-31",
    "ended": "CK-35"
  },
  "sheet": {
    "won": "CK-34",
    "with-jar": "CK-34",
    "caught": "CK-34"
  }
};
