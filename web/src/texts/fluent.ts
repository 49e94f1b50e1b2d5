/** Sentences for people, in Fluent. The games' own lie beside their rules and are the same everywhere. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Held } from "../boards/shared/held";
import { spanishAnd, spanishOr } from "./conjunctions";
import { FALLBACK, locales, spoken, type Language } from "./language.svelte";
import { particle } from "./particles";
import { Mark } from "./pieces";

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

type Files = Record<string, () => Promise<string>>;

const FILES: Record<Kind, Files> = {
  web: import.meta.glob<string>("./web.*.ftl", { query: "?raw", import: "default" }),
  refusals: import.meta.glob<string>("../../../src/kotatsu/table/refusals.*.ftl", {
    query: "?raw",
    import: "default",
  }),
  errors: import.meta.glob<string>("../../../src/kotatsu/core/errors.*.ftl", {
    query: "?raw",
    import: "default",
  }),
  files: import.meta.glob<string>("../../../src/kotatsu/core/files.*.ftl", {
    query: "?raw",
    import: "default",
  }),
  levels: import.meta.glob<string>("../../../src/kotatsu/bots/levels.*.ftl", {
    query: "?raw",
    import: "default",
  }),
  box: import.meta.glob<string>("../../../src/kotatsu/games/*/box.*.ftl", {
    query: "?raw",
    import: "default",
  }),
  narration: import.meta.glob<string>("../../../src/kotatsu/games/*/narration.*.ftl", {
    query: "?raw",
    import: "default",
  }),
  tutorial: import.meta.glob<string>("../../../src/kotatsu/games/*/tutorial.*.ftl", {
    query: "?raw",
    import: "default",
  }),
  reference: import.meta.glob<string>("../../../src/kotatsu/games/*/reference.*.ftl", {
    query: "?raw",
    import: "default",
  }),
  care: import.meta.glob<string>("./care.*.ftl", { query: "?raw", import: "default" }),
  you: import.meta.glob<string>("./you.*.ftl", { query: "?raw", import: "default" }),
  workshop: import.meta.glob<string>("./workshop.*.ftl", { query: "?raw", import: "default" }),
  clubs: import.meta.glob<string>("./clubs.*.ftl", { query: "?raw", import: "default" }),
  notices: import.meta.glob<string>("./notices.*.ftl", { query: "?raw", import: "default" }),
  feats: import.meta.glob<string>("../../../src/kotatsu/games/*/feats.*.ftl", {
    query: "?raw",
    import: "default",
  }),
  examples: import.meta.glob<string>("../../../src/kotatsu/games/*/examples.*.ftl", {
    query: "?raw",
    import: "default",
  }),
};

/** Texts of the app, and those that each game has. */
type Kind =
  | (typeof SHELL)[number]
  | "files"
  | "care"
  | "you"
  | "workshop"
  | "clubs"
  | "notices"
  | "box"
  | "narration"
  | "tutorial"
  | "reference"
  | "examples"
  | "feats";

/** Those that every page may need. */
const SHELL = ["web", "refusals", "errors", "levels"] as const;

const BOXES = import.meta.glob<string>("../../../src/kotatsu/games/*/box.en.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** How many games there are. */
export const GAME_COUNT = Object.keys(BOXES).length;

/** One file; empty where there is none in this language. */
async function read(kind: Kind, language: Language, game = ""): Promise<string> {
  const file = `/${kind}.${language}.ftl`;
  const end = game ? `/${game.replaceAll("-", "_")}${file}` : file;
  const found = Object.keys(FILES[kind]).find((path) => path.endsWith(end));
  return found ? FILES[kind][found]!() : "";
}

/** The words of one language. */
class Words {
  private readonly bundle: FluentBundle;

  constructor(language: Language, ...sources: string[]) {
    // Names stand beside letters of one direction only, and copied sentences must not hold invisible marks.
    const heard = (word: unknown): string => (word instanceof Mark ? word.notation : `${word}`);
    const functions = {
      JOSA: ([word, ...forms]: unknown[]) => particle(heard(word), `${forms[0]}`, `${forms[1]}`),
      Y: ([word]: unknown[]) => spanishAnd(heard(word)),
      O: ([word]: unknown[]) => spanishOr(heard(word)),
    };
    this.bundle = new FluentBundle(locales(language), { useIsolating: false, functions });
    for (const source of sources) {
      const [problem] = this.bundle.addResource(new FluentResource(source), { allowOverrides: false });
      if (problem && import.meta.env.DEV) console.warn(problem);
    }
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  say(id: string, values: Values): string {
    const pattern = this.bundle.getMessage(id)?.value;
    if (!pattern) throw new MissingText(`There is no text ${id}.`);
    const problems: Error[] = [];
    const said = this.bundle.formatPattern(pattern, plainly(values), problems);
    if (problems.length > 0) throw new MissingText(`${id}: ${problems[0]!.message}`);
    return said;
  }
}

/** Before any language was learned. */
const SILENCE = new Words(FALLBACK);

/** Sentences in the language that is spoken; where that has none, the English one. */
export class Texts {
  private readonly words = new Map<Language, Words>();

  /** English sources, if they are at hand, and how others are found. */
  constructor(
    sources: string[],
    private readonly find: ((language: Language) => Promise<string[]>) | null = null,
  ) {
    if (sources.length > 0) this.words.set(FALLBACK, new Words(FALLBACK, ...sources));
  }

  /** Be ready to speak this language. */
  async learn(language: Language): Promise<void> {
    if (this.find && !this.words.has(language))
      this.words.set(language, new Words(language, ...(await this.find(language))));
  }

  private wordsFor(id: string): Words {
    const words = this.words.get(spoken.language);
    return words?.has(id) ? words : (this.words.get(FALLBACK) ?? words ?? SILENCE);
  }

  has(id: string): boolean {
    return this.wordsFor(id).has(id);
  }

  say(id: string, values: Values = {}): string {
    return this.wordsFor(id).say(id, values);
  }
}

// In no language before one is spoken: all of them are complete, so that nobody needs to load English beside their own.
const texts = new Texts([], (language) => Promise.all(SHELL.map((kind) => read(kind, language))));

/** What stands on the box of each game, at hand from the first page on. */
const boxes = new Map(
  Object.entries(BOXES).map(([file, source]) => {
    const game = file.split("/").at(-2)!.replaceAll("_", "-");
    return [game, new Texts([source], async (language) => [await read("box", language, game)])];
  }),
);

/** What a game's box says: its `title`, what it is about, its options. Null where we have no such game, or it says nothing. */
export function onBox(game: string, id: string): string | null {
  const box = boxes.get(game);
  return box?.has(id) ? box.say(id) : null;
}

/** What a game is called. */
export const titleOf = (game: string): string => onBox(game, "title") ?? game;

/** What is said of an edition that is played: one that comes with the game has its name on the box. */
export function editionCalled(game: string, edition: string): string {
  const shipped = edition.startsWith("edition-called-") ? onBox(game, edition) : null;
  return shipped === null
    ? say("house-edition", { title: edition })
    : say("shipped-edition", { title: shipped });
}

/** What a bot of this level is called. */
export const levelName = (level: string): string =>
  hasText(`level-${level}`) ? say(`level-${level}`) : level;

/** What a bot of this level is like; of a bot of the host's own, that it is one. */
export const levelCharacter = (level: string): string =>
  say(hasText(`level-${level}`) ? `level-${level}-character` : "level-own-character");

/** All that were asked for, which follow a change of the language. */
const known = new Map<string, Promise<Texts>>();
const narrations = new Map<string, Texts>(); // of games that were opened
let aboutFiles: Texts | undefined; // once there was something to say about one

/** Speak this language from now on; everything on the page follows. */
export async function speak(language: Language): Promise<void> {
  const all = await Promise.allSettled(known.values());
  const loaded = all.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  await Promise.all([texts, ...boxes.values(), ...loaded].map((one) => one.learn(language)));
  spoken.language = language;
}

/** Texts of a game, which are read once. */
function textsOf<T extends Texts>(
  kind: Kind,
  game: string,
  make: (sources: string[], find: (language: Language) => Promise<string[]>) => T | Promise<T>,
): Promise<T> {
  const key = `${kind} ${game}`;
  const load = async (): Promise<T> => {
    const find = async (language: Language): Promise<string[]> => [await read(kind, language, game)];
    const made = await make(await find(FALLBACK), find);
    await made.learn(spoken.language);
    return made;
  };
  const found = (known.get(key) as Promise<T> | undefined) ?? load();
  known.set(key, found);
  found.catch(() => known.delete(key)); // a line that broke may hold the next time
  return found;
}

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

/** A part of a refusal by its code: why a move is illegal, what was expected. Null if it is no code that we know. */
export function phrase(id: string, values: Values, game: string): string | null {
  const found = [boxes.get(game), narrations.get(game), texts, aboutFiles].find((one) => one?.has(id));
  return found?.say(id, values) ?? null;
}

/** Be ready to say what is wrong with a record, of this game if it has one. */
export async function learnOfFiles(game: string): Promise<void> {
  aboutFiles = await plainTexts("files", "");
  if (boxes.has(game)) await narrationOf(game);
}

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
  /** Events with which something else begins in the middle of a move: they are told once there was time to read what came before. */
  SCENES?: readonly string[];
  /** Fields of events whose values `Piece.svelte` draws, each with the message that is its word, or "" where sentences have its notation alone. */
  PIECES?: Readonly<Record<string, string>>;
  /** Events that matter to those they name, the gravest first; with a card behind it, only those with that card. */
  MATTERS?: readonly string[];
  /** Events after which nothing before them matters any more. */
  AFRESH?: readonly string[];
  /** Events that need no reason: they tell it themselves. */
  BY_CHANCE?: readonly string[];
  /** What lies face down or in hands, of a state with all cards open. */
  held?(state: unknown): Held[];
  /** Those of them that matter to everybody but whom they name. */
  OF_OTHERS?: readonly string[];
  /** Events by which a seat moves, where others name it first; left out: all do. */
  ACTS?: readonly string[];
}

const tellings = import.meta.glob<Telling>("../boards/*/telling.ts");
const shapes = import.meta.glob<FieldNames>("../boards/*/shapes.ts");

/** The sentences of a game, and which fields of its events, questions and moves name or count what. */
export class GameTexts extends Texts {
  constructor(
    sources: string[],
    readonly fields: FieldNames,
    readonly telling: Telling | null = null,
    find: ((language: Language) => Promise<string[]>) | null = null,
  ) {
    super(sources, find);
  }
}

const plainTexts = (kind: Kind, game: string): Promise<Texts> =>
  textsOf(kind, game, (sources, find) => new Texts(sources, find));

/** What a guided first game says. */
export const tutorialOf = (game: string): Promise<Texts> => plainTexts("tutorial", game);

/** What stands on a game's reference card. */
export const referenceTextsOf = (game: string): Promise<Texts> => plainTexts("reference", game);

/** What somebody's own page says. */
export const ownPageTexts = (): Promise<Texts> => plainTexts("you", "");

/** What the settings say, and the list of those who are here. */
export const careTexts = (): Promise<Texts> => plainTexts("care", "");

/** What the workshop says. */
export const workshopTexts = (): Promise<Texts> => plainTexts("workshop", "");

/** What clubs and tournaments say. */
export const clubTexts = (): Promise<Texts> => plainTexts("clubs", "");

/** What is said about notices, and of the installed app. */
export const noticeTexts = (): Promise<Texts> => plainTexts("notices", "");

/** What of a game somebody may be proud of. */
export const featsOf = (game: string): Promise<Texts> => plainTexts("feats", game);

/** What the worked examples of a rulebook say. */
export const examplesOf = (game: string): Promise<Texts> => plainTexts("examples", game);

export function narrationOf(game: string): Promise<GameTexts> {
  return textsOf("narration", game, async (sources, find) => {
    const [fields, telling] = await Promise.all([
      shapes[`../boards/${game}/shapes.ts`]?.(),
      tellings[`../boards/${game}/telling.ts`]?.(),
    ]);
    const made = new GameTexts(sources, fields ?? { SEATS: [], COUNTED: [], BY_SEAT: [] }, telling, find);
    narrations.set(game, made);
    return made;
  });
}
