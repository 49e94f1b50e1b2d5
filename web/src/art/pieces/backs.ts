/** The backs of cards, which lie beside their games' boards as `back.ts`. */

import { lines, type Back } from "./back";

/** Of a game that has none: tatami. */
const PLAIN: Back = {
  ground: "#6a5a7a",
  pattern: [lines((n, y) => `M${n % 2 ? -16 : 0} ${y}${"h24m8 0".repeat(4)}`, 3)],
};

const backs = import.meta.glob<{ back: Back }>("../../boards/*/back.ts", { eager: true });

export const backOf = (game: string): Back => backs[`../../boards/${game}/back.ts`]?.back ?? PLAIN;
export const BACKS: readonly string[] = Object.keys(backs).map((file) => file.split("/").at(-2)!);
