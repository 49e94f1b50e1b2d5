/** What the workshop says, which is read with it: the shelf need not wait for it. */

import { sentence } from "../problems";
import * as fluent from "../../texts/fluent";
import type { EditionField, EditionFault } from "../../wire";
import { Refusal } from "../../wire/refusal";

let own: fluent.Texts | undefined;
let narration: fluent.GameTexts | undefined;

/** Be ready to speak of the editions of a game, if one is named, and of what can be wrong with them. */
export async function learnWords(game = ""): Promise<void> {
  const [texts] = await Promise.all([fluent.workshopTexts(), fluent.learnOfFiles(game)]);
  own = texts;
  narration = game ? await fluent.narrationOf(game) : undefined;
}

/** A sentence of the workshop, or of the app. */
export const say = (id: string, values: fluent.Values = {}): string =>
  own?.has(id) ? own.say(id, values) : fluent.say(id, values);

/** What a value of an edition is; its key where the box says nothing. */
export const fieldName = (game: string, { key, told }: EditionField): string =>
  fluent.phrase(String(told.why), told, game) ?? key;

/** What the engine expects there. */
export function expectation(game: string, { expected, limits }: EditionField): string {
  return fluent.phrase(expected, limits, game) ?? "";
}

export const faultText = ({ code, values }: EditionFault): string => sentence(new Refusal(code, values));

/** A measure by name: our own, or a line of the game's score sheet. */
export function measureName(measure: string): string {
  if (!measure.startsWith("points:")) return say(`workshop-measure-${measure}`);
  const line = measure.slice("points:".length);
  const id = `sheet-${line}`;
  return narration?.has(id) ? narration.say(id) : line;
}
