/** Looking back at a running or finished game. The game goes on meanwhile; nobody notices. */

import type { Document, Json, Moment } from "../wire";

type Fields = { [key: string]: Json };
type Fetch = (number: number) => Promise<Moment>;

const FAR = 10;

/** What leads to moments: of a table, or of a game that is over. */
export interface Looking {
  readonly number: number | null;
  readonly first: number;
  step(by: number): void;
  to(number: number): void | Promise<void>;
  now(): void;
}

export class Rewind implements Looking {
  /** The moment that is wanted; null: now. */
  number: number | null = $state(null);
  /** The moment on the board. It may be a step behind the wanted one, until the server has answered. */
  shown: Moment | null = $state.raw(null);
  /** What led to it, for motion; empty unless we came one step forward. */
  events: Fields[] = $state.raw([]);

  private readonly known = new Map<number, Moment>();
  private fetching = false;

  constructor(
    private readonly seen: () => readonly Fields[],
    private readonly fetch: Fetch,
    private readonly failed: (problem: unknown) => void,
    /** Events after which a trick or a round begins. */
    private readonly chapters: () => readonly string[] = () => [],
  ) {}

  /** The earliest moment that may be shown. */
  first: number = $derived.by(() => Math.max(0, momentOf(this.seen()[0]) - 1));
  /** The newest one: how it is now. */
  last: number = $derived.by(() => momentOf(this.seen().at(-1)));

  /** What had happened by the moment on the board. */
  story: readonly Fields[] = $derived.by(() => {
    const until = this.shown?.moment;
    return until === undefined ? this.seen() : this.seen().filter((event) => momentOf(event) <= until);
  });

  step(by: number): void {
    const number = (this.number ?? this.last) + by;
    if (number > this.last) this.now();
    else void this.to(number);
  }

  /** A long step: to where the trick or the round before or after this one is over; where there is none, a good way. */
  stride(by: -1 | 1): void {
    const from = this.number ?? this.last;
    const ends = this.seen()
      .filter((event) => this.chapters().includes(String(event.event)))
      .map(momentOf);
    const goal = by < 0 ? ends.findLast((one) => one < from) : ends.find((one) => one > from);
    if (goal !== undefined) void this.to(goal);
    else if (ends.length > 0) by < 0 ? void this.to(this.first) : this.now();
    else if (from + by * FAR > this.last) this.now();
    else void this.to(from + by * FAR);
  }

  /** Resolves when it is on the board, unless another step is on its way. */
  async to(number: number): Promise<void> {
    if (this.last === 0) return;
    this.number = Math.min(this.last, Math.max(this.first, number));
    await this.follow();
  }

  now(): void {
    this.number = this.shown = null;
    this.events = [];
  }

  /** The log was told anew, or to somebody else: what we know of earlier moments may not hold. */
  forget(): void {
    this.known.clear();
    if (this.number === null) return;
    if (this.number < this.first || this.number > this.last) this.now();
    else void this.follow();
  }

  /** Fetch what is wanted, one after the other; who steps quickly skips what lies between. */
  private async follow(): Promise<void> {
    if (this.fetching) return;
    this.fetching = true;
    try {
      while (this.number !== null && (this.shown === null || this.shown !== this.known.get(this.number))) {
        const number: number = this.number;
        const moment = this.known.get(number) ?? (await this.fetch(number));
        if (this.number === null) break;
        this.known.set(number, moment);
        this.show(moment);
      }
    } catch (problem) {
      this.now();
      this.failed(problem);
    } finally {
      this.fetching = false;
    }
  }

  private show(moment: Moment): void {
    const forward = moment.moment === (this.shown?.moment ?? this.last) + 1;
    this.events = forward ? this.seen().filter((event) => momentOf(event) === moment.moment) : [];
    this.shown = moment;
  }
}

export const momentOf = (event: Fields | undefined): number => Number(event?.moment ?? 0);

/** The table as it was at a moment; clocks run on. */
export function asItWas(document: Document, moment: Moment): Document {
  const state = document.game_state;
  return {
    ...document,
    phase: "playing",
    result: null,
    game_state: state && { ...state, deciders: moment.deciders },
  };
}
