/**
 * The check of a shuffle, by somebody who trusts nobody: promises, seed and every draw are worked out here, by SHA-256, from the
 * record (docs/shuffle.md has the recipe). Which draws a game makes is for its rules to say, and those are not in a browser: the
 * server lists them, and we see whether each is what the seed gives. Moves and result are played again by the server alone.
 */

import type { Draw, Misfit, Proof } from "../wire";
import { bytes, hex, sha256 } from "../wire/sha256";

/** As records have it; `core/record.py` has looked at its shape before. */
export interface Checked {
  seed?: string | null;
  commitments?: {
    server: { hash: string; salt?: string; secret?: string };
    seats: ({ hash: string; nonce?: string } | null)[];
    called_off?: number;
    /** At a tournament: everybody who played the round, and which of them sat where. */
    round?: { people: { hash: string; nonce?: string }[]; seats: (number | null)[] } | null;
  } | null;
}

/** What was promised before the deal, what was opened after the game, and its hash. */
export interface Opened {
  /** Whose; null: the server's, or of somebody who sat at another table of the round. */
  seat: number | null;
  /** Which of the people of a tournament's round; null: the server, or at a table of its own. */
  person: number | null;
  promised: string;
  opened: string;
  found: string;
  holds: boolean;
}

export interface Seed {
  claimed: string;
  /** What follows from secret and nonces; null: nothing was promised, somebody named it. */
  found: string | null;
  holds: boolean;
}

/** A draw, worked out again. */
export interface Drawn {
  draw: Draw;
  /** The numbers that the seed gives, each with what it is below. */
  numbers: { below: number; result: number }[];
  /** The items as we shuffle them. */
  order: string[];
  holds: boolean;
  /** The first seat that does not hold what it was dealt. */
  misdealt: number | null;
}

export interface Check {
  promises: Opened[];
  calledOff: number;
  seed: Seed | null;
  draws: Drawn[];
  /** Moves that the rules have played again. */
  moves: number;
  /** The first thing that does not fit, as refusals say it; null: all does. */
  misfit: (Misfit & { stage: Stage; draw?: number }) | null;
}

export type Stage = "promises" | "seed" | "draws" | "moves" | "result";

type Digest = (message: Uint8Array) => Promise<Uint8Array>;

/** By the browser itself; by our own where it offers none (http in a home network). */
export const digest: Digest = async (message) =>
  globalThis.crypto?.subtle
    ? new Uint8Array(await crypto.subtle.digest("SHA-256", message as BufferSource))
    : sha256(message);

type RoundOf = NonNullable<NonNullable<Checked["commitments"]>["round"]>;
type SeatsOf = NonNullable<Checked["commitments"]>["seats"];

/** Whose values went into the shuffle of a tournament's round: of all who opened theirs in time. */
const peopleOf = ({
  people,
  seats,
}: RoundOf): { seat: number | null; person: number; hash: string; nonce?: string }[] =>
  people
    .map((one, person) => ({ ...one, person, seat: seats.includes(person) ? seats.indexOf(person) : null }))
    .filter(({ nonce }) => nonce !== undefined);

/** Whether the seats of the table promised what these people did, and nobody stands there twice. */
function samePeople(seats: SeatsOf, { people, seats: places }: RoundOf): boolean {
  const hashes = people.map(({ hash }) => hash);
  const taken = places.filter((place) => place !== null);
  if (new Set(hashes).size < hashes.length || new Set(taken).size < taken.length) return false;
  return seats.every((seat, at) => {
    const place = places[at] ?? null;
    const one = place === null ? null : people[place];
    return seat?.hash === one?.hash && seat?.nonce === one?.nonce;
  });
}

export async function check(record: Checked, proof: Proof, hash: Digest = digest): Promise<Check> {
  const found: Check = {
    promises: [],
    calledOff: 0,
    seed: null,
    draws: [],
    moves: proof.moves,
    misfit: null,
  };
  const wrong = (stage: Stage, error: string, values = {}, draw?: number): Check => {
    found.misfit ??= { code: "bad-input", values: { ...values, error }, move: null, stage, draw };
    return found;
  };

  const { commitments } = record;
  if (commitments) {
    const { server, seats, called_off, round } = commitments;
    found.calledOff = called_off ?? 0;
    const people: { seat: number | null; person: number | null; hash: string; nonce?: string }[] = round
      ? peopleOf(round)
      : seats.flatMap((promise, seat) => (promise ? [{ seat, person: null, ...promise }] : []));
    if (round && !samePeople(seats, round)) return wrong("promises", "promise-of-round");
    if (
      server.salt === undefined ||
      server.secret === undefined ||
      people.some(({ nonce }) => nonce === undefined)
    )
      return wrong("promises", "promises-not-opened");
    const open = async (
      whose: { seat: number | null; person: number | null },
      promised: string,
      opened: string,
    ): Promise<void> => {
      const actual = hex(await hash(bytes(opened)));
      const { seat, person } = whose;
      found.promises.push({ seat, person, promised, opened, found: actual, holds: actual === promised });
    };
    await open({ seat: null, person: null }, server.hash, server.salt + server.secret);
    for (const one of people) await open(one, one.hash, one.nonce!);
    const broken = found.promises.find(({ holds }) => !holds);
    if (broken && broken.person !== null)
      return wrong("promises", "promise-of-person", { seat: broken.person });
    if (broken?.seat === null) return wrong("promises", "promise-of-server");
    if (broken) return wrong("promises", "promise-of-seat", { seat: broken.seat });
    const all = server.secret + people.map(({ nonce }) => nonce).join("");
    const seed = hex(await hash(bytes(all)));
    found.seed = { claimed: record.seed ?? "", found: seed, holds: seed === record.seed };
    if (!found.seed.holds) return wrong("seed", "promised-seed");
  }
  if (typeof record.seed === "string") {
    found.seed ??= { claimed: record.seed, found: null, holds: true };
    const stream = new Stream(record.seed, hash);
    for (const [number, draw] of proof.draws.entries()) {
      const drawn = await again(draw, stream);
      found.draws.push(drawn);
      const { moment } = draw;
      if (!drawn.holds) return wrong("draws", "check-draw", { number: number + 1, moment }, number);
      if (drawn.misdealt !== null)
        return wrong("draws", "check-hand", { number: number + 1, moment, seat: drawn.misdealt }, number);
    }
  }
  if (proof.misfit)
    found.misfit = {
      ...proof.misfit,
      stage: proof.misfit.move === null && proof.moves >= 0 ? "result" : "moves",
    };
  return found;
}

const same = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((item, n) => item === other[n]);

async function again(draw: Draw, stream: Stream): Promise<Drawn> {
  if (draw.below !== null) {
    const result = await stream.below(draw.below);
    const holds = result === draw.result;
    return { draw, numbers: [{ below: draw.below, result }], order: [], holds, misdealt: null };
  }
  const { numbers, order } = await shuffled(draw.items, stream);
  const holds = same(order, draw.order);
  const seat = draw.hands.findIndex((hand, seat) => !contains(hand, dealtTo(seat, order, draw.each)));
  return { draw, numbers, order, holds, misdealt: seat < 0 ? null : seat };
}

/** Fisher–Yates from the end. */
async function shuffled(items: readonly string[], stream: Stream): Promise<Pick<Drawn, "numbers" | "order">> {
  const order = [...items];
  const numbers = [];
  for (let i = order.length - 1; i > 0; i--) {
    const result = await stream.below(i + 1);
    numbers.push({ below: i + 1, result });
    [order[i], order[result]] = [order[result]!, order[i]!];
  }
  return { numbers, order };
}

/** What a seat gets of a shuffled deck. */
export const dealtTo = (seat: number, order: readonly string[], each: number): string[] =>
  order.slice(seat * each, (seat + 1) * each);

function contains(hand: readonly string[], dealt: readonly string[]): boolean {
  const left = [...hand];
  return dealt.every((card) => {
    const at = left.indexOf(card);
    return at >= 0 && left.splice(at, 1).length === 1;
  });
}

const WORDS = 2 ** 32;
const IN_A_BLOCK = 8;

/** The draws of a seed, one after the other. */
export class Stream {
  private block = new DataView(new ArrayBuffer(0));
  private position = 0;

  constructor(
    private readonly seed: string,
    private readonly hash: Digest = digest,
  ) {}

  private async word(): Promise<number> {
    const place = this.position % IN_A_BLOCK;
    if (place === 0) {
      const text = `${this.seed}:${this.position / IN_A_BLOCK}`;
      this.block = new DataView((await this.hash(new TextEncoder().encode(text))).slice().buffer);
    }
    this.position += 1;
    return this.block.getUint32(4 * place);
  }

  /** The few words that would make a result likelier than another are thrown away. */
  async below(n: number): Promise<number> {
    const limit = WORDS - (WORDS % n);
    let word = await this.word();
    while (word >= limit) word = await this.word();
    return word % n;
  }
}
