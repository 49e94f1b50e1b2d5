/** The words the pictures know. Where a rulebook or the server has a name for a thing, it is that name. */

export type Coat = "ginger" | "smoke" | "siam" | "tux" | "calico" | "cocoa" | "lilac" | "alley" | "tiger";
/** Seven coats for seven seats; seat n wears COATS[n]. */
export const COATS = ["ginger", "smoke", "siam", "tux", "calico", "cocoa", "lilac"] as const satisfies Coat[];

export type Mood = "calm" | "thinking" | "happy" | "winning" | "surprised" | "asleep";
export const MOODS: Mood[] = ["calm", "thinking", "happy", "winning", "surprised", "asleep"];

/** Bots, by the names of their levels. */
export type Character = "kitten" | "cat" | "alley-cat" | "tiger";
export const CHARACTERS: Character[] = ["kitten", "cat", "alley-cat", "tiger"];

/** The cats behind the plates A–D of Tower Of PanCakes. */
export const GUESTS: Record<"A" | "B" | "C" | "D", Coat> = { A: "ginger", B: "smoke", C: "siam", D: "tux" };

export type Sauce = "maple" | "chocolate" | "strawberry" | "matcha" | "blueberry";
export type Fruit = "strawberry" | "blueberry" | "banana" | "kiwi";
export type Gift = "bread" | "wine" | "scarf" | "cigars";
export type Roof = "red" | "blue" | "yellow";
export type Column = "ochre" | "red" | "green" | "blue" | "purple";
/** Items of Cat Tower, in the order of their die: 1 house … 6 mouse. */
export type Item = "house" | "yarn" | "butterfly" | "bowl" | "cushion" | "mouse";
export const ITEMS: Item[] = ["house", "yarn", "butterfly", "bowl", "cushion", "mouse"];

/** Cakes of Cookie Thief by value 1–8, then its pancakes. */
export type Cake =
  | "kleina"
  | "piparkaka"
  | "laufabraud"
  | "lakkristoppur"
  | "randalina"
  | "hjonabandssaela"
  | "hnallthora"
  | "tom-krus";
export const CAKES: Cake[] = [
  "kleina",
  "piparkaka",
  "laufabraud",
  "lakkristoppur",
  "randalina",
  "hjonabandssaela",
  "hnallthora",
  "tom-krus",
];
export type Lumma =
  | "grautarlumma"
  | "halfbokud-lumma"
  | "lumma-med-kaffi"
  | "lummudeig"
  | "lummustafli"
  | "tvilumma"
  | "upphitud-lumma"
  | "vidbrennd-lumma";
export const LUMMUR: Lumma[] = [
  "grautarlumma",
  "halfbokud-lumma",
  "lumma-med-kaffi",
  "lummudeig",
  "lummustafli",
  "tvilumma",
  "upphitud-lumma",
  "vidbrennd-lumma",
];

/** What is printed in the corner of a card: a shape and a letter for every colour. */
export type Suit = Sauce | Fruit | Gift;
export const SUIT_LETTER: Record<Suit, string> = {
  maple: "Y",
  chocolate: "B",
  strawberry: "R",
  matcha: "G",
  blueberry: "B",
  banana: "Y",
  kiwi: "G",
  bread: "B",
  wine: "R",
  scarf: "G",
  cigars: "C",
};
export const ROOF_TOKEN: Record<Roof, string> = { red: "tile-red", blue: "sea-blue", yellow: "sun-yellow" };

/** What every picture can be told. `size` is its width; without it the picture fills its place. The rest is for pictures within
    pictures. With a `title` it is an image with a name, without it decoration. */
export interface Drawn {
  size?: number | string;
  title?: string;
  x?: number | string;
  y?: number | string;
  width?: number | string;
  height?: number | string;
  color?: string;
  opacity?: number | string;
  transform?: string;
  preserveAspectRatio?: string;
}
