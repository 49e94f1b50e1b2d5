/** Something of the server's that a page shows and asks for again every few seconds. */

import { onMount } from "svelte";
import { sentence } from "../problems";

export class Look<T> {
  found: T | null = $state.raw(null);
  private problem: unknown = $state.raw(null);
  error: string = $derived(this.problem === null ? "" : sentence(this.problem));
  busy = $state(false);

  constructor(
    private readonly ask: () => Promise<T>,
    seconds: () => number,
  ) {
    onMount(() => {
      let next: ReturnType<typeof setTimeout>;
      const again = async (): Promise<void> => {
        if (document.visibilityState === "visible" || this.found === null) await this.again();
        next = setTimeout(again, seconds() * 1000);
      };
      const wake = (): void => void (document.visibilityState === "visible" && this.again());
      void again();
      document.addEventListener("visibilitychange", wake);
      return () => {
        clearTimeout(next);
        document.removeEventListener("visibilitychange", wake);
      };
    });
  }

  async again(): Promise<void> {
    try {
      this.found = await this.ask();
      this.problem = null;
    } catch (why) {
      this.problem = why;
    }
  }

  /** Do something about it, then look again; whether it was done. */
  async change(doing: () => Promise<unknown>): Promise<boolean> {
    this.busy = true;
    try {
      await doing();
      await this.again();
      return true;
    } catch (why) {
      this.problem = why;
      return false;
    } finally {
      this.busy = false;
    }
  }
}
