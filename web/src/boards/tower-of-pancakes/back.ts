import { lines, type Back } from "../../art/pieces/back";

export const back: Back = {
  ground: "#8a5a36",
  pattern: [lines((n, y) => `M${n % 2 ? -18 : 4} ${y}q13 9 26 0${"m6 0q13 9 26 0".repeat(3)}`)],
};
