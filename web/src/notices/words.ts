/** What is said about notices and the installed app, which is read when it is needed: the shelf need not wait for it. */

import * as fluent from "../texts/fluent";

let own: fluent.Texts | undefined;

export async function learnWords(): Promise<void> {
  own = await fluent.noticeTexts();
}

/** A sentence about notices, or of the app. */
export const say = (id: string, values: fluent.Values = {}): string =>
  own?.has(id) ? own.say(id, values) : fluent.say(id, values);

/** Whether there is a sentence about notices of this name. */
export const has = (id: string): boolean => own?.has(id) ?? false;
