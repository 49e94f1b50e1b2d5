/** Sentences for people, in Fluent. The games' own lie beside their rules and are the same everywhere. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import refusals from "../../../src/kotatsu/table/refusals.en.ftl?raw";
import own from "./web.en.ftl?raw";

export type Values = Record<string, FluentVariable>;

/** A text that does not exist, or a value that it needs and did not get. */
export class MissingText extends Error {}

/** A number below a thousand, which is written alike in all our languages. Without it the first number on a page waits for
    Intl.NumberFormat: 40 ms on a desk, four times that on a phone. */
class Plain extends FluentNumber {
  override toString(): string {
    return digits(this.value);
  }
}

/** A number as it is set: with a minus, not a hyphen. */
export const digits = (value: number): string => String(value).replace("-", "−");

function plainly(values: Values): Values {
  const plain = (value: FluentVariable): FluentVariable =>
    typeof value === "number" && Number.isInteger(value) && Math.abs(value) < 1000 ? new Plain(value) : value;
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, plain(value)]));
}

const narrations = import.meta.glob<string>("../../../src/kotatsu/games/*/narration.en.ftl", {
  query: "?raw",
  import: "default",
});

const tutorials = import.meta.glob<string>("../../../src/kotatsu/games/*/tutorial.en.ftl", {
  query: "?raw",
  import: "default",
});

const references = import.meta.glob<string>("../../../src/kotatsu/games/*/reference.en.ftl", {
  query: "?raw",
  import: "default",
});

/** How many games there are. */
export const GAME_COUNT = Object.keys(narrations).length;

function addTo(bundle: FluentBundle, source: string): void {
  const [problem] = bundle.addResource(new FluentResource(source), { allowOverrides: false });
  if (problem && import.meta.env.DEV) console.warn(problem);
}

export class Texts {
  private readonly bundle: FluentBundle;

  constructor(...sources: string[]) {
    // Names stand beside Latin text only, and copied sentences must not hold invisible marks.
    this.bundle = new FluentBundle("en", { useIsolating: false });
    for (const source of sources) addTo(this.bundle, source);
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  say(id: string, values: Values = {}): string {
    const pattern = this.bundle.getMessage(id)?.value;
    if (!pattern) throw new MissingText(`There is no text ${id}.`);
    const problems: Error[] = [];
    const said = this.bundle.formatPattern(pattern, plainly(values), problems);
    if (problems.length > 0) throw new MissingText(`${id}: ${problems[0]!.message}`);
    return said;
  }
}

const texts = new Texts(own, refusals);

/** A sentence of the app itself. A missing one is a mistake of ours, but no reason to show nothing. */
export function say(id: string, values: Values = {}): string {
  try {
    return texts.say(id, values);
  } catch (problem) {
    console.error(problem);
    return id;
  }
}

export const hasText = (id: string): boolean => texts.has(id);

/** What the names of fields mean in a game: the lists of its `shapes.ts`. */
export interface FieldNames {
  SEATS: readonly string[];
  COUNTED: readonly string[];
  BY_SEAT: readonly string[];
  /** The rule behind each kind of question, of event, and each line of the score sheet (`core/citations.py`). */
  CITATIONS?: Record<"questions" | "events" | "sheet", { readonly [kind: string]: string }>;
}

/** How a game is told: a board's `telling.ts`. */
export interface Telling {
  /** What a value of a field is called when it is heard, where its notation would not be understood. */
  aloud(value: string, field: string, event: string): string | null;
  /** Events after which a new trick or round begins, for long steps through a game. */
  CHAPTERS: readonly string[];
  /** Fields of events whose values `Piece.svelte` draws, each with the message that is its word, or "" where sentences have its notation alone. */
  PIECES?: Readonly<Record<string, string>>;
  /** Events that matter to those they name, the gravest first. */
  MATTERS?: readonly string[];
}

const tellings = import.meta.glob<Telling>("../boards/*/telling.ts");
const shapes = import.meta.glob<FieldNames>("../boards/*/shapes.ts");

/** The sentences of a game, and which fields of its events, questions and moves name or count what. */
export class GameTexts extends Texts {
  constructor(
    source: string,
    readonly fields: FieldNames,
    readonly telling: Telling | null = null,
  ) {
    super(source);
  }
}

/** What a guided first game says. */
export async function tutorialOf(game: string): Promise<Texts> {
  const load = tutorials[`../../../src/kotatsu/games/${game.replaceAll("-", "_")}/tutorial.en.ftl`];
  return new Texts((await load?.()) ?? "");
}

/** What stands on a game's reference card. */
export async function referenceTextsOf(game: string): Promise<Texts> {
  const load = references[`../../../src/kotatsu/games/${game.replaceAll("-", "_")}/reference.en.ftl`];
  return new Texts((await load?.()) ?? "");
}

export async function narrationOf(game: string): Promise<GameTexts> {
  const load = narrations[`../../../src/kotatsu/games/${game.replaceAll("-", "_")}/narration.en.ftl`];
  const [source, fields, telling] = await Promise.all([
    load?.() ?? "",
    shapes[`../boards/${game}/shapes.ts`]?.(),
    tellings[`../boards/${game}/telling.ts`]?.(),
  ]);
  return new GameTexts(source, fields ?? { SEATS: [], COUNTED: [], BY_SEAT: [] }, telling);
}
