/** An edition that somebody works on: its values, what the engine says of them, and the way back. */

import type { CheckedEdition, EditionField, EditionFault, GameEdition, Json } from "../../wire";
import * as api from "../../wire/api";

export type Data = { [key: string]: Json };
export interface Entry {
  source: string;
  value: Json;
}
/** By key. */
export type Entries = Readonly<Record<string, Entry>>;
interface Step {
  title: string;
  entries: Entries;
}

const CHECK_AFTER = 200; // milliseconds
const ONE_STEP = 1200; // changes of the same place within so long are undone together
const MOST_STEPS = 200;
const OWN = "original";

export class Draft {
  title = $state("");
  entries: Entries = $state.raw({});
  checked: CheckedEdition | null = $state.raw(null);
  /** The engine was not asked yet about the last change. */
  checking = $state(false);
  /** It could not be asked. */
  problem: unknown = $state.raw(null);

  private past: Step[] = $state.raw([]);
  private future: Step[] = $state.raw([]);
  private last = { place: "", at: 0 };
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  constructor(
    readonly base: GameEdition,
    /** What it is called while it has no name. */
    private readonly untitled: () => string,
  ) {
    this.entries = ofBase(base);
  }

  // --- what stands there ------------------------------------------------------------------------------------

  field = (key: string): EditionField => this.base.fields.find((one) => one.key === key)!;
  value = (key: string): Json => this.entries[key]!.value;
  number = (key: string): number => Number(this.value(key));
  numbers = (key: string): number[] => this.value(key) as number[];

  changed: readonly string[] = $derived.by(() =>
    this.base.fields.filter((one) => !same(one.value, this.value(one.key))).map(({ key }) => key),
  );
  isChanged = (key: string): boolean => this.changed.includes(key);
  /** Whether every value has the shape that the pictures know; a file may hold anything. */
  fits: boolean = $derived.by(() => this.base.fields.every((one) => alike(one.value, this.value(one.key))));

  faults: readonly EditionFault[] = $derived.by(() => this.checked?.faults ?? []);
  faultsOf = (key: string): EditionFault[] => this.faults.filter((one) => one.key === key);
  /** The rules take it as it stands now. */
  fine: boolean = $derived.by(() => this.checked !== null && !this.checking && this.faults.length === 0);
  canUndo: boolean = $derived.by(() => this.past.length > 0);
  canRedo: boolean = $derived.by(() => this.future.length > 0);

  /** As the server takes it, and as its TOML file would give it. */
  data(): Data {
    const data: Data = { title: this.title.trim() || this.untitled() };
    for (const { key } of this.base.fields) put(data, key.split("."), { ...this.entries[key]! });
    return data;
  }

  // --- changes ----------------------------------------------------------------------------------------------

  /** Other values, in one step. Where `place` is said, quick changes of the same place are one step too. */
  change(values: { [key: string]: Json }, place = ""): void {
    const entries = { ...this.entries };
    for (const [key, value] of Object.entries(values)) {
      const { source, value: usual } = this.field(key);
      const said = entries[key]!.source;
      const kept = said === "printed" && source !== "printed";
      entries[key] = { value, source: same(value, usual) ? source : kept ? said : OWN };
    }
    this.step({ title: this.title, entries }, place);
  }

  set = (key: string, value: Json): void => this.change({ [key]: value }, key);

  /** One place of a value: `put("plate.4", [0], 7)` is the first of a list. */
  put(key: string, path: readonly (number | string)[], value: Json): void {
    this.change({ [key]: replaced(this.value(key), path, value) }, `${key} ${path.join(" ")}`);
  }

  /** Whether what somebody typed is what their box says, or their own invention. */
  mark(key: string, printed: boolean): void {
    const entry = { ...this.entries[key]!, source: printed ? "printed" : OWN };
    this.step({ title: this.title, entries: { ...this.entries, [key]: entry } }, "");
  }

  reset(...keys: string[]): void {
    this.change(Object.fromEntries(keys.map((key) => [key, this.field(key).value])));
  }

  name(title: string): void {
    this.step({ title, entries: this.entries }, "title");
  }

  /** Something that was kept, or came from somewhere; what it lacks is as it comes. */
  load(data: Data): void {
    const entries = Object.fromEntries(
      this.base.fields.map((field) => {
        const found = at(data, field.key.split("."));
        return [field.key, isEntry(found) ? found : { source: field.source, value: field.value }];
      }),
    );
    const title = typeof data.title === "string" ? data.title : "";
    this.step({ title, entries }, "");
  }

  undo = (): void => this.go("past", "future");
  redo = (): void => this.go("future", "past");

  private go(from: "past" | "future", to: "past" | "future"): void {
    const step = this[from].at(-1);
    if (!step) return;
    this[from] = this[from].slice(0, -1);
    this[to] = [...this[to], { title: this.title, entries: this.entries }];
    this.last.place = "";
    this.show(step);
  }

  private step(next: Step, place: string): void {
    const now = Date.now();
    const goesOn = place !== "" && place === this.last.place && now - this.last.at < ONE_STEP;
    this.last = { place, at: now };
    if (!goesOn) this.past = [...this.past, { title: this.title, entries: this.entries }].slice(-MOST_STEPS);
    this.future = [];
    this.show(next);
  }

  private show({ title, entries }: Step): void {
    this.title = title;
    this.entries = entries;
    this.checking = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.check(), CHECK_AFTER);
  }

  // --- what the engine says ---------------------------------------------------------------------------------

  async check(): Promise<void> {
    const turn = (this.asked += 1);
    this.checking = true;
    try {
      const found = await api.checkEdition(this.base.game, { edition: this.data() });
      if (turn !== this.asked) return;
      this.checked = found;
      this.problem = null;
      this.checking = false;
    } catch (error) {
      if (turn === this.asked) this.problem = error;
    }
  }

  stop(): void {
    clearTimeout(this.timer);
    this.asked += 1;
  }
}

export const ofBase = (base: GameEdition): Entries =>
  Object.fromEntries(base.fields.map(({ key, source, value }) => [key, { source, value }]));

export const same = (one: Json, other: Json): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether a value has the shape of another: its lists may be longer or shorter. */
export function alike(one: Json, other: Json): boolean {
  if (Array.isArray(one)) {
    if (!Array.isArray(other)) return false;
    return one.length === 0 || other.every((inner) => alike(one[0]!, inner));
  }
  if (one !== null && typeof one === "object") {
    if (other === null || typeof other !== "object" || Array.isArray(other)) return false;
    const names = Object.keys(one);
    return (
      names.length === Object.keys(other).length &&
      names.every((name) => alike(one[name]!, other[name] ?? null))
    );
  }
  return typeof one === typeof other && other !== null;
}

/** A value with something else at one place. */
export function replaced(value: Json, path: readonly (number | string)[], inner: Json): Json {
  const [first, ...rest] = path;
  if (first === undefined) return inner;
  if (Array.isArray(value)) return value.with(Number(first), replaced(value[Number(first)]!, rest, inner));
  const table = value as Data;
  return { ...table, [first]: replaced(table[first]!, rest, inner) };
}

function put(data: Data, [first, ...rest]: string[], entry: { [name: string]: Json }): void {
  if (rest.length === 0) data[first!] = entry;
  else put((data[first!] ??= {}) as Data, rest, entry);
}

function at(data: Json, path: readonly string[]): Json | undefined {
  let found: Json | undefined = data;
  for (const name of path)
    found = found !== null && typeof found === "object" && !Array.isArray(found) ? found[name] : undefined;
  return found;
}

const isEntry = (found: Json | undefined): found is Json & Entry =>
  found !== null &&
  typeof found === "object" &&
  !Array.isArray(found) &&
  "source" in found &&
  "value" in found;
