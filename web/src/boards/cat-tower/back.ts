import { lines, type Back } from "../../art/pieces/back";

export const back: Back = {
  ground: "#5b7fa8",
  pattern: [lines((n, y) => `M${n % 2 ? -21 : 0} ${y}l7 -9h14${"l7 9h14l7 -9h14".repeat(2)}l7 9h14`)],
};
