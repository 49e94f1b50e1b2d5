import { describe, expect, it } from "vitest";
import { hasText } from "../../texts/fluent";
import type { Fields } from "../types";
import { boxOf, type Box } from "./box";
import { breakable, COFFEE, hueOf, PANCAKES, PLAIN, together, valueOf } from "./cards";
import { flightsOf } from "./flights";
import { knownOf, unseen } from "./knowledge";
import { actsOf, endingOf } from "./story";
import { pointsOf, printed, standingOf, type Jar } from "./table";

const JAR: Jar = {
  phase: "play",
  turn: 0,
  round: 0,
  in: [0, 1, 3],
  clockwise: true,
  reversing: false,
  next: null,
  card: null,
  target: null,
  protected: [1],
  mark: { by: 0, on: 3 },
  hands: [["4", "1"], ["K3"], [], [null]],
  secret: null,
  laid: [["1", "1"], ["4"], [], []],
  discarded: ["6"],
  pancakes: ["G"],
  deck: [],
  tally: { won: [2, 0, 0, 0], with_jar: [1, 0, 0, 0], caught: [0, 0, 1, 0] },
  facts: { not: { "3": ["5"] }, known_for_sure: { "1": [0, 1], "0": [0, 3] }, equal: [["1", "3"]] },
  memory: { among: [{ seat: 0, card: "8", one_of: ["1", "3"] }] },
};
const VIEW = { edition: { name: "kotatsu" }, players: 4 };
const MY_BOX = {
  name: "my box",
  cakes: { plain: { value: [4, 3, 2, 2, 2, 1, 0, 1] }, coffee: { value: [1, 1, 2, 1, 1, 1] } },
  pancakes: { copies: { value: [1, 0, 1, 0, 0, 0, 0, 1] }, in_deck: { value: 4 } },
};

describe("the box", () => {
  const sum = ({ cakes }: Box): number => [...cakes.values()].reduce((all, copies) => all + copies, 0);

  it("is the printed one", () => {
    const box = boxOf(VIEW);
    expect(sum(box)).toBe(22); // CK-1
    expect(["1", "8", "K6"].map((card) => box.cakes.get(card))).toEqual([5, 1, 1]);
    expect([box.pancakes.join(""), box.inDeck]).toEqual(["GHKDSTUV", 4]); // CK-2, CK-5
  });

  it("has no coffee for three", () => {
    const box = boxOf({ ...VIEW, players: 3 });
    expect([sum(box), box.cakes.has("K1"), box.pancakes.join("")]).toEqual([16, false, "GHDSTUV"]); // CK-3
  });

  it("may be one's own", () => {
    const box = boxOf({ edition: { name: "my box", data: MY_BOX }, players: 5 });
    expect(["1", "2", "7", "K3"].map((card) => box.cakes.get(card))).toEqual([4, 3, undefined, 2]);
    expect([box.pancakes.join(""), box.inDeck]).toEqual(["GKV", 3]);
  });
});

describe("cards", () => {
  it("has a value, a colour and words for every card", () => {
    expect([valueOf("7"), valueOf("K2"), valueOf("K")]).toEqual([7, 2, 0]);
    expect(["3", "K3", "8", "K"].map(hueOf)).toEqual(["wool", "rust", "slate", "moss"]);
    for (const card of [...PLAIN, ...COFFEE, ...Object.keys(PANCAKES)]) {
      for (const what of ["name", "english", "gist", "text"]) expect(hasText(`cookie-${what}-${card}`)).toBe(true);
    }
  });

  it("breaks long names between their parts", () => {
    expect(["Hjónabandssæla með kaffi", "Laufabrauð", "Kleina"].map(breakable)).toEqual(["Hjónabands\u00ADsæla með kaffi", "Laufa\u00ADbrauð", "Kleina"]);
  });

  it("puts equal cards together", () => {
    expect(together(["4", "1", "4"])).toEqual([
      { card: "4", count: 2 },
      { card: "1", count: 1 },
    ]);
  });
});

describe("what is known", () => {
  it("counts what this seat has not seen", () => {
    const left = unseen(boxOf(VIEW), JAR);
    expect([left.get("1"), left.get("4"), left.get("6"), left.get("K3"), left.get("8")]).toEqual([2, 0, 0, 0, 1]);
    const own = unseen(boxOf({ ...VIEW, edition: { name: "my box", data: MY_BOX } }), JAR);
    expect([own.get("1"), own.get("K3"), own.has("7")]).toEqual([1, 1, false]);
  });

  it("tells what it knows of a hand, and who else does", () => {
    expect(knownOf(JAR, 1, 0)).toEqual({ cards: ["K3"], maybe: ["8"], not: [], equal: ["3"], seenBy: [] });
    expect(knownOf(JAR, 3, 0)).toMatchObject({ cards: [], not: ["5"], equal: ["1"] });
    expect(knownOf(JAR, 0, 0)).toMatchObject({ cards: [], seenBy: [3] });
    expect(knownOf(JAR, 1, null).maybe).toEqual([]);
  });

  it("knows who is in, and the points", () => {
    expect([0, 1, 2, 3].map((seat) => standingOf(JAR, seat))).toEqual(["in", "safe", "out", "marked"]);
    expect([0, 2].map((seat) => printed(pointsOf(JAR, seat)))).toEqual(["3", "−1"]);
  });
});

const dealt = { event: "dealt", round: 1, seat: 0, deck: 21 };
const ROUND: Fields[] = [
  dealt,
  { event: "laid", seat: 0, card: "5" },
  { event: "discarded", seat: 1, card: "8" },
  { event: "out", seat: 1, cards: [], count: 0 },
  { event: "showed", seat: 0, cards: ["6"] },
  { event: "showed", seat: 2, cards: ["K6"] },
  { event: "round", round: 1, winners: [2], caught: 1, with_jar: null },
];

describe("the story", () => {
  it("shows the last cards with what came of them", () => {
    const acts = actsOf([...ROUND, dealt, ROUND[1]!, { event: "nothing", card: "5" }, { event: "drew", seat: 1 }, { event: "laid", seat: 1, card: "1" }], 2);
    expect(acts.map(({ card, events }) => [card, events.length])).toEqual([
      ["1", 1],
      ["5", 2],
    ]);
    expect(actsOf([...ROUND, dealt], 2)).toEqual([]);
  });

  it("says who was caught, by what, and why somebody won", () => {
    const ending = endingOf([...ROUND, dealt])!;
    expect(ending).toMatchObject({ round: 1, caught: 1, how: "discarded", winners: [2], kept: null, why: "plate" });
    expect(ending.out.get(1)).toEqual(["8"]);
    expect(endingOf([dealt])).toBeNull();
  });

  it.each([
    [[{ event: "guessed", seat: 2, target: 1, card: "8", right: true }], "named", 2],
    [[{ event: "laid", seat: 1, card: "8" }], "laid", null],
    [[{ event: "pancake", seat: 0, card: "K" }], "coffee", 0],
  ])("knows how the jar was found: %j", (events, how, by) => {
    expect(endingOf([dealt, ...events, ROUND[6]!])).toMatchObject({ how, by });
  });

  it.each([
    [{ 0: ["3"] }, [0], "last"],
    [{ 0: ["3"], 1: ["2"] }, [0], "highest"],
    [{ 0: ["3"], 1: ["K3"] }, [0, 1], "shared"],
    [{}, null, "nobody"],
  ])("knows why a round is won: %j", (hands, winners, why) => {
    const shown = Object.entries(hands).map(([seat, cards]) => ({ event: "showed", seat: Number(seat), cards }));
    expect(endingOf([...shown, { event: "round", round: 2, winners, caught: null, with_jar: null }])!.why).toBe(why);
  });
});

describe("flights", () => {
  it("go from where a card was to where it is, and only in the round that is played", () => {
    expect(flightsOf([...ROUND, dealt, { event: "drew", seat: 0, card: "2" }], 4)).toEqual([[{ card: "2", from: "deck", to: "seat-0" }]]);
    expect(flightsOf([{ event: "swapped", seat: 0, one: 1, other: 2 }, { event: "received", seat: 1 }], 4)).toEqual([
      [
        { card: null, from: "seat-1", to: "seat-2" },
        { card: null, from: "seat-2", to: "seat-1" },
      ],
    ]);
    expect(flightsOf([{ event: "gathered", seat: 0, deck: 9 }], 3)[0]).toHaveLength(4);
  });
});
