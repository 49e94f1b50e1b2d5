/** Shows some moments of the game again, slowly, and comes back to now. Whoever steps by themselves meanwhile goes on from there. */

import { moveSlowly, pace } from "../boards/shared/motion";
import type { Rewind } from "./rewind.svelte";

const LOOK = 1300; // ms that a moment is looked at, in times of its usual pace

export class Replay {
  playing = $state(false);

  constructor(
    private readonly rewind: Rewind,
    private readonly wait: (ms: number) => Promise<void> = (ms) =>
      new Promise((done) => setTimeout(done, ms)),
  ) {}

  /** From what was before the first of these moments to the last of them; whether nobody took over. */
  async show(first: number, last: number): Promise<boolean> {
    this.playing = true;
    moveSlowly(true);
    try {
      for (let number = first - 1; number <= last; number++) {
        if (!(await this.lookAt(number, number >= first))) return false;
      }
      return true;
    } finally {
      moveSlowly(false);
      this.playing = false;
    }
  }

  private async lookAt(number: number, long: boolean): Promise<boolean> {
    await this.rewind.to(number);
    const at = this.rewind.number;
    await this.wait(LOOK * (pace() || 1) * (long ? 1 : 0.5));
    return at !== null && this.rewind.number === at;
  }
}
