/** What one answers before one is asked: the server keeps it, as secret as a hand, and plays it when the time comes. */

import type { Ahead as Told, Move } from "../wire";
import type { Table } from "./table.svelte";

export class Ahead {
  /** The player wants to prepare something: what is tapped is not played but kept for later. */
  wanted = $state(false);

  constructor(private readonly table: Table) {}

  private told: Told | null = $derived.by(() => this.table.view?.ahead ?? null);

  /** Whether anything could be prepared now. Among bots nobody waits long enough for that. */
  may: boolean = $derived.by(() => {
    const { document, asks, moving, rewind, withOthers } = this.table;
    const waits = document?.phase === "playing" && !document.paused && !asks && moving === null;
    return waits && withOthers && rewind.number === null && (this.told?.moves.length ?? 0) > 0;
  });
  /** What is prepared for the next question, in notation, what is wanted most first. */
  chosen: readonly string[] = $derived.by(() => this.told?.answers[0]?.moves ?? []);
  again: boolean = $derived.by(() => this.told?.again ?? false);
  active: boolean = $derived.by(() => this.may && (this.wanted || this.chosen.length > 0));
  moves: readonly Move[] = $derived.by(() => this.told?.moves ?? []);
  /** The kind of question that they answer. */
  to: string = $derived.by(() => this.told?.to ?? "");
  /** Whether all of them are cards, which lie before the player; else they are buttons beside the question. */
  byCard: boolean = $derived.by(() => this.moves.every(({ parts }) => typeof parts.card === "string"));
  /** Why what was prepared is gone. */
  dropped: string | null = $derived.by(() => this.told?.dropped ?? null);
  /** What is prepared, as moves. */
  prepared: readonly Move[] = $derived.by(() =>
    this.chosen.flatMap((text) => this.moves.find((move) => move.text === text) ?? []),
  );

  /** Which choice a card is, counted from 1; 0: it is not prepared. */
  placeOf(card: string): number {
    return this.prepared.findIndex(({ parts }) => parts.card === card) + 1;
  }

  /** Prepare a move after those that are, or take it back. */
  async toggle(number: number): Promise<boolean> {
    const text = this.moves.find(({ move }) => move === number)?.text;
    if (text === undefined) return false;
    const others = this.chosen.filter((one) => one !== text);
    return this.send(others.length < this.chosen.length ? others : [...others, text], this.again);
  }

  async repeat(on: boolean): Promise<boolean> {
    return this.send(this.chosen, on);
  }

  /** The button: begin to prepare, or take everything back. */
  async turn(): Promise<void> {
    const on = !this.active;
    if (this.chosen.length > 0) await this.send([], false);
    this.wanted = on;
  }

  private send(moves: readonly string[], again: boolean): Promise<boolean> {
    const { seat } = this.table;
    const answers = moves.length > 0 ? [{ moves: [...moves], to: this.to, only: {} }] : [];
    return seat === null
      ? Promise.resolve(false)
      : this.table.ask({ t: "prepare", seat, answers, again: again && answers.length > 0 });
  }
}
