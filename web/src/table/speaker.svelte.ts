/** What a screen reader is told of a table: in words, one thing after the other, no faster than speech. */

import { untrack } from "svelte";
import type { Json } from "../wire";
import { momentOf } from "./rewind.svelte";
import type { Table } from "./table.svelte";
import { sentences } from "../texts/lists";

type Fields = { [key: string]: Json };

const A_LETTER = 60; // milliseconds: some 170 words a minute
const A_BREATH = 500;
const MOST = 4; // sentences that may wait; what is older is in the log

export class Speaker {
  /** What is being said. */
  said = $state("");

  private waiting: string[] = [];
  private question = "";
  private asked = ""; // the question that was said last
  private busy: ReturnType<typeof setTimeout> | undefined;

  /** Something has happened. What waits is said together, once the last words are spoken. */
  tell(sentences: readonly string[]): void {
    this.waiting = [...this.waiting, ...sentences].slice(-MOST);
    this.speak();
  }

  /** What is asked now, said after what has happened; empty: nothing is, and what was need not be said any more. */
  ask(question: string): void {
    this.question = question;
    if (!question) this.asked = "";
    this.speak();
  }

  /** Said at once, in the place of all that waits: what somebody looks at by themselves. */
  show(sentences: readonly string[]): void {
    this.hush();
    this.tell(sentences);
  }

  /** What waits did not happen after all. */
  hush(): void {
    this.waiting = [];
    this.stop();
  }

  /** Somebody else listens: nothing that was said is for their ears. */
  forget(): void {
    this.hush();
    this.said = this.asked = "";
  }

  stop(): void {
    clearTimeout(this.busy);
    this.busy = undefined;
  }

  private speak(): void {
    const asks = this.question !== "" && this.question !== this.asked;
    if (this.busy !== undefined || (this.waiting.length === 0 && !asks)) return;
    const words = sentences(...this.waiting, ...(asks ? [this.question] : []));
    this.waiting = [];
    if (asks) this.asked = this.question;
    this.said = words === this.said ? `${words}\u00A0` : words; // what does not change is not read again
    this.busy = setTimeout(
      () => {
        this.busy = undefined;
        this.speak();
      },
      A_BREATH + words.length * A_LETTER,
    );
  }
}

/** Tells what happens at a table, and what is asked there. Call it once, inside a component. */
export function speakOf(table: Table): Speaker {
  const speaker = new Speaker();
  let { events, seen, seat } = table;

  $effect(() => {
    const before = { events, seen, seat };
    ({ events, seen, seat } = table);
    const told = events !== before.events && table.rewind.number === null ? events : [];
    untrack(() => {
      if (seat !== before.seat) speaker.forget();
      else if (seen.length < before.seen.length) speaker.hush(); // it was taken back
      speaker.tell(aloud(table, told));
    });
  });
  $effect(() => {
    const { narrator, view, asks, rewind } = table;
    const asked = asks && rewind.number === null && narrator && view;
    const question = asked ? narrator.question(view, table.seat!, true) : "";
    untrack(() => speaker.ask(question));
  });
  $effect(() => {
    const { number } = table.rewind;
    if (number === null) return;
    untrack(() =>
      speaker.show(
        aloud(
          table,
          table.seen.filter((event) => momentOf(event) === number),
        ),
      ),
    );
  });
  $effect(() => () => speaker.stop());
  return speaker;
}

const aloud = (table: Table, events: Fields[]): string[] =>
  table.narrator?.tell(events, table.seat, true) ?? [];
