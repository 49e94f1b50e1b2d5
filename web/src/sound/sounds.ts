/** Plays sounds for whoever has asked for them; of a tab that nobody sees, that it is their turn. Until then nothing
    of it is loaded. */

import { settings } from "../settings.svelte";
import type { Sound, Synth } from "./synth";

let synth: Promise<Synth> | null = null;

export async function hear(sound: Sound): Promise<void> {
  if (!settings.sound || (sound !== "turn" && document.visibilityState !== "visible")) return;
  synth ??= import("./synth").then(({ Synth }) => new Synth());
  try {
    await (await synth).play(sound);
  } catch {
    synth = null; // a device without sound; the game goes on
  }
}

/** On or off; what is switched on is heard at once. */
export function setSound(on: boolean): void {
  settings.sound = on;
  void hear("turn");
}
