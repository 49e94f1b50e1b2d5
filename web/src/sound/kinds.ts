/** Which sound belongs to what happened. What is not named here sounds like a piece set down. */

import type { Sound } from "./synth";

const SOUNDS: { [sound in Sound]?: string[] } = {
  card: [
    "played",
    "laid",
    "gave",
    "drew",
    "received",
    "discarded",
    "looked",
    "showed",
    "swapped",
    "swapped_secret",
    "revealed",
    "turned",
    "chose",
  ],
  dice: ["rolled"],
  shuffle: ["dealt", "gathered", "kneaded", "round"],
};
/** What only says how things stand, or goes with something that is heard already. */
const SILENT = [
  "ready",
  "ranked",
  "scored",
  "idle",
  "passed",
  "lapsed",
  "ended",
  "left",
  "overtaken",
  "unread",
  "nothing",
  "nobody",
  "held",
  "declined",
];

/** One sound for all that an update told: the most telling of them. */
export function soundOf(kinds: readonly string[]): Sound | null {
  const heard = kinds.filter((kind) => !SILENT.includes(kind));
  for (const sound of ["shuffle", "dice", "card"] as const) {
    if (heard.some((kind) => SOUNDS[sound]?.includes(kind))) return sound;
  }
  return heard.length > 0 ? "piece" : null;
}
