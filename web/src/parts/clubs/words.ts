/** What clubs and tournaments say, which is read with their pages: the shelf need not wait for it. */

import * as fluent from "../../texts/fluent";
import { spoken } from "../../texts/language.svelte";

let own: fluent.Texts | undefined;

export async function learnWords(): Promise<void> {
  own = await fluent.clubTexts();
}

/** A sentence of these pages, or of the app. */
export const say = (id: string, values: fluent.Values = {}): string =>
  own?.has(id) ? own.say(id, values) : fluent.say(id, values);

/** A number of points, which may have a tenth. */
export const points = (value: number): string =>
  new Intl.NumberFormat(spoken.language, { maximumFractionDigits: 1 }).format(value);

/** When something is, in the reader's own time. */
export const when = (seconds: number): string =>
  new Intl.DateTimeFormat(spoken.language, { dateStyle: "medium", timeStyle: "short" }).format(
    seconds * 1000,
  );

/** Save what stands at an address of the server's as a file. */
export function download(address: string, name: string): void {
  const link = document.createElement("a");
  [link.href, link.download] = [address, name];
  link.click();
}
