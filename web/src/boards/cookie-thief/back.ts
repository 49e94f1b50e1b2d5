import { lines, type Back } from "../../art/pieces/back";

export const back: Back = {
  ground: "#3f4d63",
  pattern: [
    lines((n, y) => (n % 2 ? `M-4 ${y}${"l8 -8l8 8".repeat(7)}` : ""), 3),
    lines((n, y) => (n % 2 ? "" : `M4 ${y - 3}h.1${"m15.9 0h.1".repeat(6)}`), 6),
  ],
};
