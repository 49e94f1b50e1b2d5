import { describe, expect, it } from "vitest";
import { hasText } from "../../texts/fluent";
import { breakable, COFFEE, hueOf, PANCAKES, PLAIN, together, valueOf } from "./cards";
import { knownOf } from "./knowledge";
import { motionsOf } from "./motion";
import type { Card, Dump, Event } from "./shapes";
import { actsOf, endingOf, inOrder } from "./story";
import { signed, standingOf } from "./table";

const JAR = {
  phase: "play",
  turn: 0,
  round: 0,
  starter: 0,
  in: [0, 1, 3],
  clockwise: true,
  reversing: false,
  next: null,
  card: null,
  target: null,
  waiting: [],
  protected: [1],
  mark: { by: 0, on: 3 },
  hands: [["4", "1"], ["K3"], [], [null]],
  secret: null,
  laid: [["1", "1"], ["4"], [], []],
  discarded: ["6"],
  pancakes: ["G"],
  deck: [],
  tally: { won: [2, 0, 0, 0], with_jar: [1, 0, 0, 0], caught: [0, 0, 1, 0] },
  points: [3, 0, -1, 0],
  facts: {
    not: { "3": ["5"] },
    known_for_sure: { "1": [0, 1], "0": [0, 3] },
    equal: [["1", "3"]],
    deeds: {},
  },
  memory: { known: {}, among: [{ seat: 0, card: "8", one_of: ["1", "3"] }] },
} as Partial<Dump> as Dump;

describe("cards", () => {
  it("has a value, a colour and words for every card", () => {
    expect([valueOf("7"), valueOf("K2"), valueOf("K")]).toEqual([7, 2, 0]);
    expect(["3", "K3", "8", "K"].map(hueOf)).toEqual(["wool", "rust", "slate", "moss"]);
    for (const card of [...PLAIN, ...COFFEE, ...Object.keys(PANCAKES)]) {
      for (const what of ["name", "english", "gist", "text"])
        expect(hasText(`cookie-${what}-${card}`)).toBe(true);
    }
  });

  it("breaks long names between their parts", () => {
    expect(["Hjónabandssæla með kaffi", "Laufabrauð", "Kleina"].map(breakable)).toEqual([
      "Hjónabands\u00ADsæla með kaffi",
      "Laufa\u00ADbrauð",
      "Kleina",
    ]);
  });

  it("puts equal cards together", () => {
    expect(together(["4", "1", "4"])).toEqual([
      { card: "4", count: 2 },
      { card: "1", count: 1 },
    ]);
  });
});

describe("what is known", () => {
  it("tells what it knows of a hand, and who else does", () => {
    expect(knownOf(JAR, 1, 0)).toEqual({ cards: ["K3"], maybe: ["8"], not: [], equal: ["3"], seenBy: [] });
    expect(knownOf(JAR, 3, 0)).toMatchObject({ cards: [], not: ["5"], equal: ["1"] });
    expect(knownOf(JAR, 0, 0)).toMatchObject({ cards: [], seenBy: [3] });
    expect(knownOf(JAR, 1, null).maybe).toEqual([]);
  });

  it("knows who is in, and how points are written", () => {
    expect([0, 1, 2, 3].map((seat) => standingOf(JAR, seat))).toEqual(["in", "safe", "out", "marked"]);
    expect([0, 2].map((seat) => signed(JAR.points[seat]!))).toEqual(["3", "−1"]);
  });
});

const dealt: Event = { event: "dealt", round: 1, seat: 0, deck: 21 };
const ROUND: Event[] = [
  dealt,
  { event: "laid", seat: 0, card: "5" },
  { event: "discarded", seat: 1, card: "8" },
  { event: "out", seat: 1, cards: [], count: 0 },
  { event: "showed", seat: 0, cards: ["6"] },
  { event: "showed", seat: 2, cards: ["K6"] },
  { event: "round", round: 1, winners: [2], caught: 1, with_jar: null, why: "plate", sums: [9, 1, 5] },
];

describe("the story", () => {
  it("shows the last cards with what came of them", () => {
    const acts = actsOf(
      [
        ...ROUND,
        dealt,
        ROUND[1]!,
        { event: "nothing", seat: 0, card: "5" },
        { event: "drew", seat: 1, deck: 9 },
        { event: "laid", seat: 1, card: "1" },
      ],
      2,
    );
    expect(acts.map(({ card, events }) => [card, events.length])).toEqual([
      ["1", 1],
      ["5", 2],
    ]);
    expect(actsOf([...ROUND, dealt], 2)).toEqual([]);
  });

  it("says who was caught, by what, and why somebody won", () => {
    const ending = endingOf([...ROUND, dealt])!;
    expect(ending).toMatchObject({
      round: 1,
      caught: 1,
      how: "discarded",
      by: 0,
      card: "5",
      winners: [2],
      kept: null,
      why: "plate",
      sums: [9, 1, 5],
    });
    expect(ending.out.get(1)).toEqual(["8"]);
    expect(endingOf([dealt])).toBeNull();
  });

  it.each([
    [[{ event: "guessed", seat: 2, target: 1, card: "8", right: true }], "named", 2],
    [[{ event: "laid", seat: 1, card: "8" }], "laid", null],
    [[{ event: "pancake", seat: 0, card: "K" }], "coffee", 0],
  ] as [Event[], string, number | null][])("knows how the jar was found: %j", (events, how, by) => {
    expect(endingOf([dealt, ...events, ROUND[6]!])).toMatchObject({ how, by });
  });

  it("knows why each went out", () => {
    const out = (seat: number): Event => ({ event: "out", seat, cards: ["3"], count: 1 });
    const compared: Event = {
      event: "compared",
      seat: 0,
      one: 0,
      other: 1,
      tied: false,
    };
    const events: Event[] = [
      dealt,
      { event: "laid", seat: 0, card: "3" },
      compared,
      out(1),
      { event: "pancake", seat: 2, card: "K" },
      out(2),
      { event: "laid", seat: 3, card: "1" },
      { event: "guessed", seat: 3, target: 4, card: "3", right: true },
      out(4),
      { event: "laid", seat: 0, card: "5" },
      { event: "discarded", seat: 5, card: "3" },
      out(5),
      { event: "laid", seat: 3, card: "8" },
      out(3),
    ];
    const { fates } = endingOf([...events, ROUND[6]!])!;
    expect([...fates]).toEqual([
      [1, { how: "compared", by: 0 }],
      [2, { how: "coffee", by: 2 }],
      [4, { how: "named", by: 3 }],
      [5, { how: "empty", by: null }],
    ]);
  });

  it("tells cakes in the order they were laid, in this round", () => {
    const laid = (seat: number, card: Card): Event => ({ event: "laid", seat, card });
    const story = [laid(0, "3"), dealt, laid(0, "5"), laid(1, "2"), laid(0, "1"), laid(0, "5")];
    expect(inOrder(["1", "5", "5"], story, 0)).toEqual(["5", "1", "5"]);
    expect(inOrder(["1", "3", "5"], story, 0)).toEqual(["3", "1", "5"]); // the 5 laid first went back
  });

  it("has no winner where nobody is left", () => {
    const round: Event = {
      event: "round",
      round: 2,
      winners: null,
      caught: null,
      with_jar: null,
      why: "nobody",
      sums: [0, 0, 0],
    };
    expect(endingOf([round])).toMatchObject({ winners: [], why: "nobody", how: null });
  });
});

describe("what is carried", () => {
  const ME = { seat: 0, players: 4 };

  it("goes from where a card was to where it is, and only in the round that is played", () => {
    expect(motionsOf([...ROUND, dealt, { event: "drew", seat: 0, deck: 9, card: "2" }], ME)).toEqual([
      { carry: "2", from: "deck", to: "hand", after: 0 },
    ]);
  });

  it("shows the backs of cards that are swapped unseen", () => {
    const swapped: Event[] = [
      { event: "laid", seat: 0, card: "K6" },
      { event: "swapped", seat: 0, one: 1, other: 2 },
      { event: "received", seat: 1, card: "5" },
    ];
    expect(motionsOf(swapped, ME)).toEqual([
      { carry: "K6", from: "hand", to: "stage", after: 0 },
      { carry: null, from: "seat 1", to: "seat 2", after: 320 },
      { carry: null, from: "seat 2", to: "seat 1", after: 320 },
    ]);
  });

  it("shows who is out when it is clear why", () => {
    const caught: Event[] = [
      { event: "laid", seat: 1, card: "1" },
      { event: "guessed", seat: 1, target: 2, card: "5", right: true },
      { event: "out", seat: 2, cards: ["5"], count: 1 },
    ];
    expect(motionsOf(caught, ME)).toEqual([
      { carry: "1", from: "seat 1", to: "stage", after: 0 },
      { carry: "5", from: "seat 2", to: "discards", after: 320 },
      { at: "standing 2", gesture: "land", after: 320 },
    ]);
  });

  it("comes back from everybody with Grautarlumma", () => {
    const gathered: Event = { event: "gathered", seat: 0, deck: 9, kept: null };
    expect(motionsOf([gathered], { seat: null, players: 3 })).toHaveLength(4);
  });
});
