import { expect, test } from "vitest";
import type { Json, Move, SeatView } from "../wire";
import { GameTexts, narrationOf, say, speak } from "./fluent";
import type { Line } from "./pieces";
import { Narrator, everybody, tableNames } from "./narrator";

type Fields = { [key: string]: Json };

const NAMES = ["Ann", "Bo", "Cleo"];
const narrator = async (game: string): Promise<Narrator> => new Narrator(await narrationOf(game), NAMES);
const asked = (ask: object, moves: object[] = [], state = {}): SeatView =>
  ({
    ask,
    view: { state },
    moves: moves.map((parts, move) => ({ move, text: "", parts })),
  }) as unknown as SeatView;

test("an event is told to each by their place", async () => {
  const trico = await narrator("trico-roof");
  const event = { event: "painted", seat: 1, square: "2b", colour: "R", instead: "Y" };
  expect(trico.tell([event], 1)).toEqual(["You paint 2b red over yellow."]);
  expect(trico.tell([event], null)).toEqual(["Bo paints 2b red over yellow."]);
});

test("a question, an event and a line of the score sheet know their rule", async () => {
  const cookie = await narrator("cookie-thief");
  expect(cookie.rule("questions", { kind: "play" })).toBe("CK-8");
  expect(cookie.rule("questions", { kind: "choose", card: "K5" })).toBe("CK-19");
  expect(cookie.rule("events", { event: "laid", card: "5" })).toBe("CK-19");
  expect(cookie.rule("events", { event: "drew", card: "5" })).toBe("CK-7");
  expect(cookie.rule("events", { event: "sneezed" })).toBeNull();
  const tower = await narrator("tower-of-pancakes");
  expect(tower.ruleOfLine("top-A")).toBe("TP-28");
  expect(tower.ruleOfLine("in-hand")).toBe("TP-17");
  expect(tower.ruleOfLine("luck")).toBeNull();
});

test("a request is called as the board calls it", async () => {
  const trico = await narrator("trico-roof");
  expect(trico.tell([{ event: "scored", seat: 0, request: "res-1", points: 8 }], 0)).toEqual([
    "You complete resident's request 1 for 8 points.",
  ]);
  expect(trico.tell([{ event: "turned", request: "gov-3" }], 0)).toEqual([
    "The other side of government request 3 is up now.",
  ]);
  expect(
    trico.move({ move: 66, text: "score gov-3", outcome: {}, parts: { kind: "score", request: "gov-3" } }),
  ).toBe("score government request 3");
});

test("winners alone, shared, and others", async () => {
  const trico = await narrator("trico-roof");
  const ended = (winners: number[]) => trico.tell([{ event: "ended", winners }], 0)[0];
  expect(ended([0])).toBe("You win!");
  expect(ended([0, 2])).toBe("You share the win with Cleo.");
  expect(ended([1, 2])).toBe("Bo and Cleo share the win.");
  expect(ended([1])).toBe("Bo wins.");
});

test("what is hidden is told without it", async () => {
  const thief = await narrator("cookie-thief");
  expect(thief.tell([{ event: "drew", seat: 0, card: "1" }], 0)).toEqual(["You draw Kleina (1)."]);
  expect(thief.tell([{ event: "drew", seat: 1 }], 0)).toEqual(["Bo draws a card."]);
});

test("an unknown event is no reason to stop", async () => {
  const trico = await narrator("trico-roof");
  expect(trico.tell([{ event: "exploded" }], 0)).toEqual([say("event-unknown", { kind: "exploded" })]);
});

test("questions know whether one can follow", async () => {
  const trico = await narrator("trico-roof");
  const ask = { kind: "give", led: "B", trump: null };
  expect(trico.question(asked({ ...ask, follows: true }), 0)).toBe("Give bread: that is led.");
  expect(trico.question(asked({ ...ask, follows: false }), 0)).toBe("You have no bread: give any card.");
  const tower = await narrator("tower-of-pancakes");
  expect(tower.question(asked({ kind: "serve", count: 4, rank: "first" }), 0)).toMatch(/4/);
});

test("where nothing can be marked, the question says so", async () => {
  const cats = await narrator("cat-tower");
  const question = (footprints: number, fits: boolean): string =>
    cats.question(asked({ kind: "mark", own: 1, left: 3, footprints, fits }), 0);
  expect(question(0, true)).toBe("1 and 3: one is the item, the other the floor.");
  expect(question(0, false)).toBe("Nothing fits 1 and 3, and you have no footprint: pass.");
  expect(question(2, false)).toBe("Nothing fits 1 and 3, even with footprints: pass.");
});

test("a chance says what can be done, and with whom", async () => {
  const pancakes = await narrator("itadaki-sashiage");
  const question = (others: number[], can: string): string =>
    pancakes.question(asked({ kind: "chance", number: 4, others, can }, []), 0);
  expect(question([1], "both")).toBe("4 again, like Bo: you must take or give a top card.");
  expect(question([1], "take")).toBe("4 again, like Bo: you must take a top card.");
  expect(question([1, 2], "give")).toBe("With Bo and Cleo each: you must give a top card.");
});

test("moves in words where the game has them", async () => {
  const move = (text: string, parts: object): Move => ({ move: 0, text, parts }) as Move;
  const thief = await narrator("cookie-thief");
  expect(thief.move(move("choose 2", { kind: "choose", seat: 2 }))).toBe("Cleo");
  expect(thief.move(move("choose nobody", { kind: "choose", seat: null }))).toBe("Nobody");
  expect(thief.move(move("name 5", { kind: "name", card: "5" }))).toBe("Randalína (5)");
  const trico = await narrator("trico-roof");
  expect(trico.move(move("paint R 2b", { kind: "paint", colour: "R", square: "2b" }))).toBe("2b red");
  expect(trico.move(move("B3", { kind: "give", card: "B3", colour: "B", number: 3 }))).toBe("B3");
  const pancakes = await narrator("itadaki-sashiage");
  const take = { kind: "take", other: 2, their_tower: 1, own_tower: 0 };
  expect(pancakes.move(move("take 2:1>0:0", take))).toBe("take from Cleo's tower 2 onto your tower 1");
  expect(pancakes.move(move("RX=4", { kind: "play", card: "RX", fruit: "R", number: 4 }))).toBe("RX=4");
});

test("bots have names by seat, and none twice", () => {
  expect(
    tableNames([
      { kind: "person", name: "Otto" },
      { kind: "bot", name: "" },
      { kind: "bot", name: "" },
    ]),
  ).toEqual(["Otto", "Nils", "Ida"]);
  expect(everybody(NAMES)).toBe("Ann, Bo and Cleo");
});

test("what a game's shapes say of its fields is known", async () => {
  const tower = await narrator("tower-of-pancakes");
  expect(tower.fields.SEATS).toContain("taker");
  expect(tower.part("turn", 1)).toBe("Bo");
  expect(tower.part("winners", [0, 2])).toBe("Ann and Cleo");
  expect(tower.part("winners", [0, 2], 0)).toBe("You and Cleo");
  expect(tower.part("turn", null)).toBe("Nobody");
  expect(tower.part("may_face_down", true)).toBe("Yes");
});

test("a part has the word that the game has for it, a field its name", () => {
  const own = new GameTexts(
    ["part-colour = { $colour ->\n    [R] red\n   *[other] other\n}\nfield-hands = cards"],
    {
      SEATS: ["seat"],
      COUNTED: ["tower"],
      BY_SEAT: [],
    },
  );
  const made = new Narrator(own, NAMES);
  expect(made.part("colour", "R")).toBe("red");
  expect(made.part("tower", 0)).toBe("1");
  expect(made.move({ move: 0, text: "fill R", outcome: {}, parts: { kind: "fill", colour: "R" } })).toBe(
    "red",
  );
  expect([made.field("hands"), made.field("last_trick")]).toEqual(["cards", "last trick"]);
});

test("what is heard has the names of cards, what is read their notation", async () => {
  const heard = async (game: string, event: object): Promise<string> =>
    (await narrator(game)).tell([event as never], 0, true)[0]!;
  expect(await heard("tower-of-pancakes", { event: "played", seat: 1, card: "B8", face: "up" })).toBe(
    "Bo plays brown 8.",
  );
  expect(await heard("trico-roof", { event: "gave", seat: 0, card: "S3" })).toBe("You give scarf 3.");
  const ranked = { event: "ranked", trump: null, first: 1, cards: ["B3", "W2"] };
  expect(await heard("trico-roof", ranked)).toBe("The order is bread 3, wine 2: Bo paints first.");
  const took = { event: "took", seat: 1, other: 2, card: "R4", from: 0, to: 1, uncovered: "YX" };
  expect(await heard("itadaki-sashiage", took)).toBe(
    "Itadaki: Bo takes strawberry 4 from Cleo; banana X comes to light.",
  );
  expect(await heard("cookie-thief", { event: "showed", seat: 1, cards: ["K1", "8"] })).toBe(
    "Bo shows Kleina með kaffi, Tóm krús.",
  );
  expect(await heard("cookie-thief", { event: "drew", seat: 0, card: "K1" })).toBe(
    "You draw Kleina með kaffi (K1).",
  );
  const pancakes = await narrator("itadaki-sashiage");
  const top = asked({ kind: "top", card: "G5" });
  expect(pancakes.question(top, 0, true)).toBe("Your last card is kiwi 5: put it on one of your towers.");
  expect(pancakes.question(top, 0)).toContain("G5");
});

test("what a piece is and would do, and what speaks for a move", async () => {
  const tower = await narrator("tower-of-pancakes");
  const outcome = { kind: "play", rank: "second", last: false, serves: 4, bakes: 3 };
  const fields = { colour: "R", number: 5, plate_number: 4, pan: 3 };
  expect(tower.about({ what: "card", fields, move: { outcome } }, 0)).toBe(
    "Red 5: the first and the second of a trick serve; this card serves 4. Whoever is neither bakes; this card bakes 3. " +
      "It is second as it stands, and would serve 4.",
  );
  expect(tower.about({ what: "nothing that is known" }, 0)).toBe("");
  expect(tower.outcome({ outcome: {} }, 0)).toBe("");
  const taken = { what: "taken", fields: { seat: 1, plate: "B" }, instead: true, often: "mostly" } as const;
  expect(tower.reason({ ...taken, share: 0.7, points: 1, otherwise: 0 }, 0)).toBe(
    "Bo lays the eighth pancake at Bruno’s",
  );
});

// --- pieces in sentences --------------------------------------------------------------------------------------

/** A line as it is read: pieces in brackets. */
const read = (line: Line): string =>
  line
    .map((part) =>
      typeof part === "string" ? part : `[${part.field} ${part.value}${part.named ? "" : `: ${part.word}`}]`,
    )
    .join("");

test("pieces stand for their notation, and before their words", async () => {
  const told = async (game: string, event: Fields, seat: number | null = 0): Promise<string> =>
    read((await narrator(game)).lines([event], seat)[0]!);

  const tower = "tower-of-pancakes";
  expect(await told(tower, { event: "played", seat: 1, face: "up", card: "B8" })).toBe(
    "Bo plays [card B8: brown 8].",
  );
  expect(await told(tower, { event: "played", seat: 1, face: "down" })).toBe("Bo plays a card face down.");
  expect(await told(tower, { event: "served", seat: 0, plate: "A", count: 3, discarded: 0 })).toBe(
    "You serve [count 3: 3] to [plate A]Agatha.",
  );
  expect(await told(tower, { event: "baked", seat: 0, count: 0 })).toBe("You have no dough left to bake.");
  expect(
    await told("itadaki-sashiage", {
      event: "took",
      seat: 1,
      other: 0,
      card: "R4",
      from: 1,
      to: 0,
      uncovered: "G2",
    }),
  ).toBe(
    "Itadaki: Bo takes [card R4: strawberry 4] from your tower 2; [uncovered G2: kiwi 2] comes to light.",
  );
  expect(await told("cookie-thief", { event: "laid", seat: 1, card: "K3" })).toBe(
    "Bo lays [card K3]Laufabrauð með kaffi (K3).",
  );
  expect(await told("cookie-thief", { event: "out", seat: 1, count: 2, cards: ["1", "8"] })).toBe(
    "Bo is out and shows [cards 1: Kleina] [cards 8: Tóm krús].",
  );
  expect(await told("cookie-thief", { event: "drew", seat: 1 })).toBe("Bo draws a card.");
  expect(await told("cat-tower", { event: "rolled", seat: 1, round: 2, dice: [1, 1, 4] })).toBe(
    "Round 2: Bo rolls [dice 1: 1] [dice 1: 1] [dice 4: 4].",
  );
  expect(await told("cat-tower", { event: "marked", seat: 1, item: "bowl", hex: "B3", cost: 0 })).toBe(
    "Bo marks a [item bowl]bowl in B3.",
  );
  expect(
    await told("trico-roof", { event: "painted", seat: 1, square: "2b", colour: "R", instead: "Y" }),
  ).toBe("Bo paints 2b [colour R]red over [instead Y]yellow.");
  expect(await told("trico-roof", { event: "scored", seat: 1, request: "res-2", points: 5 })).toBe(
    "Bo completes [request res-2]resident's request 2 for 5 points.",
  );
});

test("a game without pieces is told in words", () => {
  const plain = new Narrator(
    new GameTexts(["event-gave = { $seat_name } gives { $card }."], {
      SEATS: ["seat"],
      COUNTED: [],
      BY_SEAT: [],
    }),
    NAMES,
  );
  expect(plain.lines([{ event: "gave", seat: 1, card: "C2" }], 0)).toEqual([["Bo gives C2."]]);
});

test("a name that changes is told anew", async () => {
  const tower = await narrator("tower-of-pancakes");
  const events = [{ event: "played", seat: 1, face: "up", card: "B8" }];
  expect(read(tower.lines(events, 0)[0]!)).toContain("Bo");
  tower.names = ["Ann", "Bob", "Cleo"];
  expect(read(tower.lines(events, 0)[0]!)).toContain("Bob");
  expect(read(tower.lines(events, 1)[0]!)).toContain("You");
});

test("a Korean particle follows the piece that stands in the place of its notation", async () => {
  const texts = new GameTexts(
    ["event-gave = { $card }"],
    { SEATS: [], COUNTED: [], BY_SEAT: [] },
    { aloud: () => null, CHAPTERS: [], PIECES: { card: "" } },
    async () => ['event-gave = { $card }{ JOSA($card, "을", "를") } 내요.'],
  );
  const narrator = new Narrator(texts, NAMES);
  await texts.learn("ko");
  await speak("ko");
  expect(["C2", "C3"].map((card) => read(narrator.lines([{ event: "gave", card }], 0)[0]!))).toEqual([
    "[card C2: C2]를 내요.",
    "[card C3: C3]을 내요.",
  ]);
  await speak("en");
});
