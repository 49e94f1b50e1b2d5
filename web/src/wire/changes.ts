import type { Change, Json } from "../wire";

type Place = { [key: string]: Json } | Json[];

/** The changes do not fit the document: it is of another version, or something was missed. */
export class Misfit extends Error {}

/**
 * A document with these changes. What did not change is shared with the old one, so that whoever draws can
 * tell by identity what to draw again.
 */
export function changed<T>(document: T, steps: readonly Change[]): T {
  const top: Json[] = [document as Json];
  const own = new Set<Place>([top]); // copies of ours, which may be changed in place
  for (const step of steps) {
    const keys = [0, ...step[0]];
    let place: Place = top;
    for (const key of keys.slice(0, -1)) place = ownChild(place, key, own);
    put(place, keys.at(-1)!, step);
  }
  return top[0] as T;
}

function has(place: Place, key: string | number): boolean {
  if (Array.isArray(place))
    return Number.isInteger(key) && (key as number) >= 0 && (key as number) < place.length;
  return typeof key === "string" && Object.hasOwn(place, key);
}

function ownChild(place: Place, key: string | number, own: Set<Place>): Place {
  if (!has(place, key)) throw new Misfit(`nothing at ${key}`);
  const child = (place as Record<string | number, Json>)[key];
  if (child === null || typeof child !== "object") throw new Misfit(`no parts at ${key}`);
  if (own.has(child as Place)) return child as Place;
  const copy: Place = Array.isArray(child) ? [...child] : { ...(child as { [key: string]: Json }) };
  (place as Record<string | number, Json>)[key] = copy;
  own.add(copy);
  return copy;
}

function put(place: Place, key: string | number, step: Change): void {
  if (step.length === 1) {
    if (!has(place, key)) throw new Misfit(`nothing to take away at ${key}`);
    if (Array.isArray(place)) place.splice(key as number, 1);
    else delete place[key];
  } else if (Array.isArray(place)) {
    if (key !== place.length && !has(place, key)) throw new Misfit(`no place ${key}`);
    place[key as number] = step[1];
  } else if (typeof key === "string" && key !== "__proto__") {
    place[key] = step[1];
  } else {
    throw new Misfit(`no key ${key}`);
  }
}
