import { lines, type Back } from "../../art/pieces/back";

export const back: Back = {
  ground: "#d9647a",
  pattern: [lines((n, y) => `M${n % 2 ? -10 : 0} ${y}${"a10 10 0 0 0 20 0".repeat(6)}`)],
};
