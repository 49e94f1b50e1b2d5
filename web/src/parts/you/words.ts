/** What somebody's own page says, which is read with it: the shelf need not wait for it. */

import * as fluent from "../../texts/fluent";

let own: fluent.Texts | undefined;
const feats = new Map<string, fluent.Texts>();

export async function learnWords(): Promise<void> {
  own = await fluent.ownPageTexts();
}

/** Be ready to say what there is to be proud of in these games. */
export async function learnFeats(games: readonly string[]): Promise<void> {
  await Promise.all(games.map(async (game) => feats.set(game, await fluent.featsOf(game))));
}

/** A sentence of this page, or of the app. */
export const say = (id: string, values: fluent.Values = {}): string =>
  own?.has(id) ? own.say(id, values) : fluent.say(id, values);

/** Null where we have no word for it. */
export function feat(game: string, name: string): string | null {
  const texts = feats.get(game);
  return texts?.has(`feat-${name}`) ? texts.say(`feat-${name}`) : null;
}
