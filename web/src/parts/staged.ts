/** What is built piece by piece, in the order in which the pieces asked, a few in each task. */

import { getContext, setContext } from "svelte";

const TURN = 4; // milliseconds; on a slow phone all takes a few times as long
const BUILDING = Symbol();

/** Say for all inside this component whether what they stand in is still being built. */
export const tellBuilding = (building: () => boolean): void => void setContext(BUILDING, building);
export const isBuilding = (): boolean => getContext<(() => boolean) | undefined>(BUILDING)?.() ?? false;

const waiting: (() => void)[] = [];
let done: (() => void)[] = [];
let turns: MessagePort | undefined; // timers would be slow: a page in the background has one turn a second

function next(): void {
  if (turns === undefined) {
    const channel = new MessageChannel();
    channel.port1.onmessage = work;
    turns = channel.port2;
  }
  turns.postMessage(null);
}

function work(): void {
  const end = performance.now() + TURN;
  do waiting.shift()?.();
  while (waiting.length > 0 && performance.now() < end);
  if (waiting.length > 0) return next();
  for (const tell of done) tell();
  done = [];
}

/** Build a piece in a later task. Returns how to call it off. */
export function buildLater(build: () => void): () => void {
  if (waiting.push(build) === 1) next();
  return () => {
    const place = waiting.indexOf(build);
    if (place >= 0) waiting[place] = () => {}; // its turn is already promised
  };
}

/** When nothing is left to build. */
export function built(): Promise<void> {
  return waiting.length === 0 ? Promise.resolve() : new Promise((tell) => done.push(tell));
}
