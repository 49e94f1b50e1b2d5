/** What the bots think of a finished game. They think as long as somebody waits. */

import { sentenceAboutRecord } from "../parts/problems";
import type { Analysed, Verdict } from "../wire";
import * as api from "../wire/api";

const ASK_AGAIN = 1000; // milliseconds
const DEAREST = 5;

export class Analysis {
  found: Analysed | null = $state.raw(null);
  running = $state(false);
  problem = $state("");

  private timer: ReturnType<typeof setTimeout> | undefined;
  private left = false;

  constructor(private readonly source: api.Source) {}

  start(): void {
    if (this.running) return;
    this.running = true;
    this.problem = "";
    void this.ask();
  }

  /** The page is left: nobody waits any more. */
  stop(): void {
    this.left = true;
    clearTimeout(this.timer);
  }

  private async ask(): Promise<void> {
    try {
      const found = await api.analysis(this.source);
      if (this.left) return;
      this.found = found;
      if (!isDone(found)) this.timer = setTimeout(() => this.ask(), ASK_AGAIN);
      else this.running = false;
    } catch (error) {
      this.problem = await sentenceAboutRecord(error);
      this.running = false;
    }
  }

  verdicts: readonly Verdict[] = $derived.by(() => this.found?.verdicts ?? []);
  isDone: boolean = $derived.by(() => this.found !== null && isDone(this.found));
  private byNumber = $derived.by(() => new Map(this.verdicts.map((verdict) => [verdict.number, verdict])));

  /** Of the move that led to a moment. */
  of(moment: number): Verdict | null {
    return this.byNumber.get(moment - 1) ?? null;
  }

  /** The decision that cost most, if any was worth a mark. */
  turning: Verdict | null = $derived.by(() => dearest(this.verdicts)[0] ?? null);

  /** A seat's mistakes, the dearest first. */
  mistakes(seat: number): Verdict[] {
    return dearest(this.verdicts.filter((verdict) => verdict.seat === seat)).slice(0, DEAREST);
  }
}

const isDone = ({ done, of }: Analysed): boolean => of > 0 && done === of;

export const dearest = (verdicts: readonly Verdict[]): Verdict[] =>
  verdicts
    .filter((verdict) => verdict.mark !== "")
    .sort((one, other) => other.loss - one.loss || one.number - other.number);
