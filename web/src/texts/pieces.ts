/** Sentences in which pieces of a game stand: a value that is a card, a chip or a request is drawn by the game's `Piece.svelte`. */

import { FluentType } from "@fluent/bundle";
import type { Json } from "../wire";

type Fields = { [key: string]: Json };

/** A value of an event, to be drawn. */
export interface Drawn {
  field: string;
  value: string | number;
  event: Fields;
  /** What it is called. */
  word: string;
  /** Whether its word stands beside it in the sentence, or only the piece. */
  named: boolean;
}

/** A sentence: words and pieces. */
export type Line = readonly (string | Drawn)[];

/** Stands in a sentence for pieces by their numbers. In a selector it chooses nothing. */
export class Mark extends FluentType<readonly number[]> {
  constructor(
    numbers: readonly number[],
    /** How what it stands for is written: particles follow its end. */
    readonly notation: string,
  ) {
    super(numbers);
  }

  override toString(): string {
    return this.value.map((number) => `\uE000${number}\uE001`).join(" ");
  }
}

const MARKS = /\uE000(\d+)\uE001/;

/** The sentence with what each mark stands for. */
export const filled = <What>(said: string, what: readonly What[]): (string | What)[] =>
  said
    .split(MARKS)
    .map((part, n) => (n % 2 === 1 ? what[Number(part)]! : part))
    .filter((part) => part !== "");

/** The line with a piece before its word, where that stands first. */
export function beside(line: Line, piece: Drawn): Line {
  const at = line.findIndex((part) => typeof part === "string" && part.includes(piece.word));
  if (piece.word === "" || at < 0) return line;
  const words = line[at] as string;
  const split = words.indexOf(piece.word);
  return [
    ...line.slice(0, at),
    words.slice(0, split),
    piece,
    words.slice(split),
    ...line.slice(at + 1),
  ].filter((part) => part !== "");
}

export const lengthOf = (line: Line): number =>
  line.reduce((sum, part) => sum + (typeof part === "string" ? part.length : 4), 1);

/** What came last is what it came to: where these letters are all that has room, what is told begins later. */
export function lately(lines: readonly Line[], letters: number): readonly Line[] {
  let room = letters - lengthOf(lines.at(-1) ?? []);
  const rest = lines.slice(0, -1).findLastIndex((line) => (room -= lengthOf(line)) < 0);
  return rest < 0 ? lines : [["…"], ...lines.slice(rest + 1)];
}

/** In parts that have room for so many letters each, one after the other: whole sentences, as far as they have room. */
export function pages(lines: readonly Line[], letters: number): readonly (readonly Line[])[] {
  const made: Line[][] = [];
  let room = 0;
  for (const line of lines.flatMap((one) => cut(one, letters))) {
    const length = lengthOf(line);
    if (made.length === 0 || length > room) {
      made.push([]);
      room = letters;
    }
    made.at(-1)!.push(line);
    room -= length;
  }
  return made;
}

const PLACES = /(?<=[\s、。，,;:；：])/u; // where a sentence may go on elsewhere
const AND_ON = "…";

/** A sentence that is too long for so many letters, in parts. */
function cut(line: Line, letters: number): Line[] {
  if (lengthOf(line) <= letters) return [line];
  const tokens = line.flatMap((part): (string | Drawn)[] =>
    typeof part === "string" ? part.split(PLACES) : [part],
  );
  const parts: Line[] = [];
  let part: Line = [];
  for (const token of tokens) {
    if (part.length > 0 && lengthOf([...part, token]) > letters) {
      parts.push(part);
      part = [];
    }
    part = [...part, token];
  }
  const all = [...parts, part];
  return all.map((one, n) => [
    ...(n > 0 ? [`${AND_ON} `] : []),
    ...one,
    ...(n < all.length - 1 ? [AND_ON] : []),
  ]);
}
