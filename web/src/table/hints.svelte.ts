/** The bots' advice for the decision that is asked. */

import { sentence } from "../parts/problems";
import { say } from "../texts/fluent";
import type { Advised, Move } from "../wire";
import { hint as fetchHint } from "../wire/api";
import type { Table } from "./table.svelte";

export class Hints {
  /** In a sentence; empty when nothing was asked. */
  said = $state("");
  thinking = $state(false);
  private best: number | null = $state(null);
  private about: Move[] | null = $state.raw(null);

  constructor(private readonly table: Table) {}

  /** The suggested move, as long as it is about the decision at hand. */
  move: number | null = $derived.by(() => (this.table.view?.moves === this.about ? this.best : null));
  sentence: string = $derived.by(() =>
    this.thinking || this.table.view?.moves === this.about ? this.said : "",
  );

  async ask(): Promise<void> {
    const { seat, view } = this.table;
    if (seat === null || view === null || this.thinking) return;
    this.thinking = true;
    this.said = say("hint-thinking");
    this.about = view.moves;
    this.best = null;
    try {
      const found = await fetchHint(this.table.id, seat);
      this.best = found[0]?.move ?? null;
      this.said = this.words(found);
    } catch (error) {
      this.said = sentence(error);
    }
    this.thinking = false;
  }

  private words(found: Advised[]): string {
    const named = (advised: Advised | undefined): string => {
      const move = this.table.view?.moves.find((one) => one.move === advised?.move);
      return move ? (this.table.narrator?.move(move) ?? move.text) : "";
    };
    const [best, next] = found;
    if (!best || !named(best)) return "";
    if (this.table.view?.moves.length === 1) return say("hint-only", { best: named(best) });
    if (!next || !named(next)) return say("hint-best", { best: named(best) });
    return say(`hint-and-${comparison(next.behind)}`, { best: named(best), next: named(next) });
  }
}

/** How a move compares to the best one, by the chances it gives away. */
function comparison(behind: number): string {
  if (behind <= 0.005) return "equal";
  if (behind <= 0.03) return "close";
  return behind <= 0.1 ? "behind" : "far";
}
