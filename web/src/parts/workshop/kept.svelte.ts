/** One's own editions: kept in this browser, and by the server for one's other devices. */

import { beSomebody, person, whoAmI } from "../../me.svelte";
import type { KeptEdition } from "../../wire";
import * as api from "../../wire/api";
import { Refusal } from "../../wire/refusal";
import type { Data } from "./draft.svelte";

const KEY = "kotatsu.editions";
const DRAFTS = "kotatsu.workshop";
const MOST = 100;

export interface Own {
  id: string;
  game: string;
  title: string;
  changed: number;
  edition: Data;
  here: boolean;
  there: boolean;
}

type Here = Omit<Own, "here" | "there">;

function read<T>(key: string, usual: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? "null") as T | null) ?? usual;
  } catch {
    return usual;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // a browser that keeps nothing: the server does
  }
}

const isHere = (one: unknown): one is Here =>
  one !== null && typeof one === "object" && typeof (one as Here).id === "string" && "edition" in one;

export class Shelf {
  all: Own[] = $state.raw([]);

  constructor(private readonly game: string) {}

  /** Those of this browser at once, then those that the server keeps. */
  async look(): Promise<void> {
    this.show([]);
    await whoAmI();
    if (person.name !== null) this.show(await api.ownEditions());
  }

  private here = (): Here[] => read<unknown[]>(KEY, []).filter(isHere);

  private show(kept: readonly KeptEdition[]): void {
    const here = this.here();
    const there = kept.map((one) => ({ ...one, changed: one.changed * 1000, edition: one.edition as Data }));
    const newest = new Map<string, Own>();
    for (const one of [...here, ...there].sort((a, b) => a.changed - b.changed))
      newest.set(one.id, {
        ...one,
        here: here.some(({ id }) => id === one.id),
        there: there.some(({ id }) => id === one.id),
      });
    this.all = [...newest.values()].filter(({ game }) => game === this.game).reverse();
  }

  /** Keep one, here and, if it is wanted, on the server. What it is called by from then on; a refusal of the server
      leaves it here. */
  async keep(
    id: string | null,
    title: string,
    edition: Data,
    there: boolean,
  ): Promise<{ id: string; error: unknown }> {
    let found: KeptEdition | null = null;
    let error: unknown = null;
    if (there) {
      try {
        await beSomebody();
        found = await this.send(id, edition);
      } catch (why) {
        error = why;
      }
    }
    const name = found?.id ?? id ?? crypto.randomUUID?.() ?? String(Date.now());
    const own = { id: name, game: this.game, title, changed: Date.now(), edition };
    write(KEY, [own, ...this.here().filter((one) => one.id !== name && one.id !== id)].slice(0, MOST));
    await this.look().catch(() => this.show([]));
    return { id: name, error };
  }

  /** In place of the one of this id, if the server has it. */
  private async send(id: string | null, edition: Data): Promise<KeptEdition> {
    const wish = { game: this.game, edition };
    const known = id !== null && this.all.some((one) => one.id === id && one.there);
    if (!known) return api.keepEdition(wish);
    try {
      return await api.keepEdition({ ...wish, id });
    } catch (why) {
      if (why instanceof Refusal && why.code === "no-edition") return api.keepEdition(wish);
      throw why;
    }
  }

  async remove({ id, there }: Own): Promise<void> {
    if (there) await api.removeEdition(id);
    write(
      KEY,
      this.here().filter((one) => one.id !== id),
    );
    await this.look().catch(() => this.show([]));
  }
}

/** What somebody is working on stays when the page is left. */
export interface Unfinished {
  id: string | null;
  data: Data;
}
export const unfinished = (game: string): Unfinished | null =>
  read<Record<string, Unfinished>>(DRAFTS, {})[game] ?? null;
export function leaveUnfinished(game: string, work: Unfinished | null): void {
  const { [game]: _, ...others } = read<Record<string, Unfinished>>(DRAFTS, {});
  write(DRAFTS, work === null ? others : { ...others, [game]: work });
}
