import type { Coat } from "../../art/kinds";
import type { Item } from "./shapes";

/** Which of the house's cats counts what. */
export const COAT_OF: Record<Item, Coat> = {
  house: "ginger",
  yarn: "siam",
  butterfly: "calico",
  bowl: "smoke",
  cushion: "lilac",
  mouse: "tux",
};
