/** Who this browser is. Nobody has to say a name before the first game. */

import { GUEST } from "./texts/guest";
import * as api from "./wire/api";

export const person: { name: string | null; known: boolean } = $state({ name: null, known: false });

export async function whoAmI(): Promise<void> {
  if (person.known) return;
  person.name = (await api.me()).name;
  person.known = true;
}

export async function rename(name: string): Promise<void> {
  person.name = (await api.become(name)).name;
  person.known = true;
}

/** Whether we were ever told how to call them. */
export const isNamed = (): boolean => person.name !== null && person.name !== GUEST;

/** Be somebody: by the name one has, or as a guest. */
export async function beSomebody(): Promise<string> {
  await whoAmI();
  if (person.name === null) await rename(GUEST);
  return person.name!;
}
