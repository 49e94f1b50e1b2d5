import { lines, type Back } from "../../art/pieces/back";

const tiles = [
  "c6 -9 14 -9 20 0s14 9 20 0s14 -9 20 0s14 9 20 0s14 -9 20 0s14 9 20 0",
  `m0 -8v14${"m10 -14v14".repeat(10)}`,
  "a9 9 0 0 0 18 0".repeat(7),
];

export const back: Back = {
  ground: "#2f6f9f",
  pattern: [lines((n, y) => `M-6 ${y}${tiles[n % 3]}`)],
};
