/** A guided first game: which of its steps is shown. The server counts those that wait for a move; those that are only read
    are turned here. */

import { untrack } from "svelte";
import { isKnown } from "../settings.svelte";
import { tutorialOf, type Texts } from "../texts/fluent";
import type { Json, TutorialStep } from "../wire";
import type { Table } from "./table.svelte";

type Fields = { [key: string]: Json };

const ALL = Number.MAX_SAFE_INTEGER;

export class Guide {
  private texts: Texts | null = $state.raw(null);
  /** How many steps were read since a move, and after how many moves that was. */
  private turned: { made: number; pages: number } = $state.raw({ made: 0, pages: 0 });
  /** It is not listened to any more: the table, which has waited, goes on at once. */
  private left = $state(false);

  constructor(private readonly table: Table) {
    const game = table.document?.game;
    if (table.document?.tutorial && game) void tutorialOf(game).then((texts) => (this.texts = texts));
    // What the others do is seen after what is read, one move after the other.
    $effect(() => {
      const reads = this.reads;
      untrack(() => table.hold("guide", reads));
    });
  }

  private made: number = $derived.by(() => this.table.document?.tutorial?.made ?? 0);
  steps: readonly TutorialStep[] = $derived.by(() => this.table.document?.tutorial?.steps ?? []);
  /** Which step waits for the next move; their number, if none does any more. */
  private waiting: number = $derived(waits(this.steps, this.made));
  /** The first step after the last move. */
  private first: number = $derived(this.made === 0 ? 0 : waits(this.steps, this.made - 1) + 1);
  at: number = $derived(
    Math.min(this.first + (this.turned.made === this.made ? this.turned.pages : 0), this.waiting),
  );

  /** Whether there is anything left to learn. */
  guides: boolean = $derived(!this.left && this.at < this.steps.length && this.texts !== null);
  /** What is to be learned now; null while the others move. */
  step: TutorialStep | null = $derived.by(() => {
    const step = this.guides ? this.steps[this.at]! : null;
    return step === null || this.isBetween(step) || this.table.asks || this.table.ended ? step : null;
  });
  private reads: boolean = $derived(this.step !== null && this.isBetween(this.step));
  said: string = $derived(this.step === null ? "" : this.texts!.say(this.step.text, this.names()));
  /** Whether a move may be made. */
  lets: boolean = $derived.by(
    () => !this.table.document?.tutorial || !this.guides || this.step?.waits === true,
  );

  /** Whether it is said in the middle of what the others do, and that has come so far. */
  private isBetween({ meanwhile, after }: TutorialStep): boolean {
    return meanwhile || (after !== null && this.table.lastly.some((event) => hasAll(event, after)));
  }

  private names(): Record<string, string> {
    return Object.fromEntries(this.table.names.map((name, seat) => [`seat${seat}`, name]));
  }

  /** Read on. After the last step the game is the player's own. */
  next(): void {
    if (this.at === this.steps.length - 1) this.skip();
    else this.turned = { made: this.made, pages: this.at - this.first + 1 };
  }

  /** A step back: to what was read before, or to before the last move. */
  back(): void {
    if (this.at > this.first) this.turned = { made: this.made, pages: this.at - this.first - 1 };
    else {
      this.turned = { made: this.made - 1, pages: ALL };
      const view = this.table.view;
      void this.table.goBack(view?.withdraw ? "withdraw" : view?.undo === false ? "ask_take_back" : "undo");
    }
  }

  skip(): void {
    if (this.table.document) isKnown(this.table.document.game);
    this.left = true;
    void this.table.ask({ t: "skip_tutorial" });
  }
}

const hasAll = (event: Fields, parts: Fields): boolean =>
  Object.entries(parts).every(([name, value]) => event[name] === value);

/** Which step waits for a move after so many; their number, if none does. */
export function waits(steps: readonly TutorialStep[], made: number): number {
  const waiting = steps.flatMap((step, at) => (step.waits ? [at] : []));
  return waiting[made] ?? steps.length;
}
