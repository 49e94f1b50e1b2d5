import type { Coat, Item } from "../../art/kinds";

/** Which of the house's cats counts what. */
export const COAT_OF: Record<Item, Coat> = {
  house: "ginger",
  yarn: "siam",
  butterfly: "calico",
  bowl: "smoke",
  cushion: "lilac",
  mouse: "tux",
};
