/** What other numbers would do: the server plays as long as this page asks. */

import { beSomebody } from "../../me.svelte";
import type { Trial as Wish, Tried } from "../../wire";
import * as api from "../../wire/api";

const ASK_AGAIN = 700; // milliseconds

export class Trial {
  found: Tried | null = $state.raw(null);
  running = $state(false);
  error: unknown = $state.raw(null);

  private timer: ReturnType<typeof setTimeout> | undefined;
  private turn = 0;

  start(wish: Wish): void {
    this.turn += 1;
    clearTimeout(this.timer);
    this.found = null;
    this.error = null;
    this.running = true;
    void this.ask(wish, this.turn);
  }

  /** Nobody waits any more. */
  stop(): void {
    if (!this.running) return;
    this.turn += 1;
    clearTimeout(this.timer);
    this.running = false;
    void api.stopTrial().catch(() => null); // it ends by itself, a little later
  }

  private async ask(wish: Wish, turn: number): Promise<void> {
    try {
      await beSomebody();
      const found = await api.tryEdition(wish);
      if (turn !== this.turn) return;
      this.found = found;
      if (found.done) this.running = false;
      else this.timer = setTimeout(() => void this.ask(wish, turn), ASK_AGAIN);
    } catch (why) {
      if (turn !== this.turn) return;
      this.error = why;
      this.running = false;
    }
  }
}
