/** Who this browser is. Nobody has to say a name before the first game. */

import { GUEST } from "./texts/guest";
import type { Me } from "./wire";
import * as api from "./wire/api";

export const person: { name: string | null; coat: Me["coat"]; known: boolean } = $state({
  name: null,
  coat: null,
  known: false,
});

function know({ name, coat }: Me): void {
  Object.assign(person, { name, coat, known: true });
}

export async function whoAmI(): Promise<void> {
  if (!person.known) know(await api.me());
}

/** Another name, and another cat if one is named. */
export async function rename(name: string, coat: Me["coat"] = null): Promise<void> {
  know(await api.become(name, coat));
}

/** Be nobody from now on. */
export async function forgetMe(): Promise<void> {
  await api.forgetMe();
  know({ name: null, coat: null });
}

/** Whether we were ever told how to call them. */
export const isNamed = (): boolean => person.name !== null && person.name !== GUEST;

/** Be somebody: by the name one has, or as a guest. */
export async function beSomebody(): Promise<string> {
  await whoAmI();
  if (person.name === null) await rename(GUEST);
  return person.name!;
}
