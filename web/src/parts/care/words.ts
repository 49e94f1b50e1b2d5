/** What the settings and the list of people say, which is read with them: a game need not wait for it. */

import * as fluent from "../../texts/fluent";

let own: fluent.Texts | undefined;

export async function learnWords(): Promise<void> {
  own = await fluent.careTexts();
}

/** A sentence of theirs, or of the app. */
export const say = (id: string, values: fluent.Values = {}): string =>
  own?.has(id) ? own.say(id, values) : fluent.say(id, values);
