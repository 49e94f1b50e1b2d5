/** How long what is told is left to be read. */

import { settings, type Settings } from "../settings.svelte";
import { lengthOf, type Line } from "../texts/pieces";

const A_BEAT = 1_100; // milliseconds for something short
const A_LETTER = 30; // milliseconds to read it
const BEATS: Record<Settings["speed"], number> = { half: 2, usual: 1, double: 0.5, instant: 0 };

/** How much longer than usual everything is left to be read, by what the device likes; 0: not at all. */
export const beats = (): number => BEATS[settings.speed];

/** Milliseconds that it takes to read these, as usual. */
export const timeFor = (lines: readonly Line[]): number =>
  Math.max(A_BEAT, lines.reduce((sum, line) => sum + lengthOf(line), 0) * A_LETTER);
