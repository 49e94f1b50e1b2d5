/** The bots' advice for the decision that is asked. */

import { sentence } from "../parts/problems";
import { say } from "../texts/fluent";
import { sentences } from "../texts/lists";
import type { Narrator } from "../texts/narrator";
import type { Hint, Move, Reason } from "../wire";
import { hint as fetchHint } from "../wire/api";
import type { Table } from "./table.svelte";

export class Hints {
  thinking = $state(false);
  private found: Hint | null = $state.raw(null);
  private problem: unknown = $state.raw(null);
  private about: Move[] | null = $state.raw(null);

  constructor(private readonly table: Table) {}

  /** The suggested move, as long as it is about the decision at hand. */
  move: number | null = $derived.by(() => (this.isCurrent() ? (this.found?.moves[0]?.move ?? null) : null));
  /** Empty when nothing was asked. */
  sentence: string = $derived.by(() => {
    if (this.thinking) return say("hint-thinking");
    if (!this.isCurrent()) return "";
    if (this.problem !== null) return sentence(this.problem);
    return this.found ? this.words(this.found) : "";
  });

  private isCurrent(): boolean {
    return this.about !== null && this.table.view?.moves === this.about;
  }

  async ask(): Promise<void> {
    const { seat, view } = this.table;
    if (seat === null || view === null || this.thinking) return;
    this.thinking = true;
    this.about = view.moves;
    this.found = this.problem = null;
    try {
      this.found = await fetchHint(this.table.id, seat);
    } catch (error) {
      this.problem = error;
    }
    this.thinking = false;
  }

  /** Which move, and why: in words, for notation tells a newcomer nothing. */
  private words({ moves: [best, next], instead, reasons }: Hint): string {
    const { narrator, seat, view } = this.table;
    const named = (number: number | null | undefined): string => {
      const move = view?.moves.find((one) => one.move === number);
      return move ? (narrator?.move(move, seat, true) ?? move.text) : "";
    };
    if (!narrator || !best || !named(best.move)) return "";
    if (instead === null) return say("hint-only", { best: named(best.move) });
    const told = next
      ? say(`hint-and-${next.compared}`, { best: named(best.move), next: named(next.move) })
      : say("hint-best", { best: named(best.move) });
    const why = whyOf(reasons, named(instead), narrator, seat);
    if (why.length === 0 && next?.compared !== "equal") why.push(say("why-later"));
    return sentences(told, ...why);
  }
}

/** What speaks for a move beside another one, in sentences. */
export function whyOf(
  reasons: readonly Reason[],
  instead: string,
  narrator: Narrator,
  seat: number | null,
): string[] {
  const whats = new Map<string, string>(); // by their frames
  for (const reason of reasons) {
    const frame = reason.instead ? `instead-${reason.often}` : `why-${reason.often}`;
    const [one, two] = [whats.get(frame), narrator.reason(reason, seat)];
    whats.set(frame, one === undefined ? two : say("why-and", { one, two }));
  }
  return [...whats].map(([frame, what]) => say(frame, { what, instead }));
}
