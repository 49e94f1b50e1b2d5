import { expect, test } from "vitest";
import { narrationOf } from "../texts/fluent";
import { Unanswered } from "../wire/api";
import { Refusal } from "../wire/refusal";
import { sentence, sentenceAboutRecord } from "./problems";

test("a refusal is said in our words, with its values", () => {
  expect(sentence(new Refusal("not-your-seat", { seat: 2 }))).toBe("Seat 2 is not yours.");
  const illegal = { game: "tower-of-pancakes", seat: 1, move: "B7", why: "illegal-over" };
  expect(sentence(new Refusal("illegal-move", { ...illegal, legal: "D2, D5" }))).toBe(
    "Seat 1 cannot play 'B7': the game is over. Legal now: D2, D5.",
  );
  expect(sentence(new Refusal("illegal-move", { ...illegal, legal: "none" }))).toBe(
    "Seat 1 cannot play 'B7': the game is over.",
  );
});

test("why a move is illegal is told by the game", async () => {
  await narrationOf("cat-tower");
  const illegal = { game: "cat-tower", seat: 1, move: "yarn A1", why: "illegal-footprints", legal: "none" };
  expect(sentence(new Refusal("illegal-move", { ...illegal, cost: 2, ready: 1 }))).toBe(
    "Seat 1 cannot play 'yarn A1': that needs 2 footprints, and 1 are ready (CT-9).",
  );
});

test("what was asked for wrongly has a code of its own, and a game its title", () => {
  const option = { game: "cat-tower", error: "option-value", name: "wool", value: "7" };
  expect(sentence(new Refusal("bad-input", { ...option, why: "expected-switch" }))).toBe(
    "Cat Tower: wool cannot be 7; expected true or false.",
  );
  expect(sentence(new Refusal("bad-input", { error: "brand-new" }, "In the server's words."))).toBe(
    "In the server's words.",
  );
});

test("what is wrong with a record is told down to the move", async () => {
  const move = { game: "tower-of-pancakes", seat: 1, move: "B7", why: "illegal-follow", legal: "none" };
  const wrong = { ...move, error: "record-move", inner: "illegal-move", at: 3 };
  expect(await sentenceAboutRecord(new Refusal("bad-input", wrong))).toBe(
    "moves[3]: Seat 1 cannot play 'B7': the led colour must be followed (TP-6).",
  );
});

test("a reason that only the server knows is told in its words", () => {
  expect(sentence(new Refusal("brand-new", {}, "The moon is not full."))).toBe("The moon is not full.");
  expect(sentence(new Refusal("brand-new"))).toBe("That did not work. Please try again.");
});

test("no answer is the network's fault", () => {
  expect(sentence(new Unanswered())).toBe("The server does not answer. Is the network there?");
});
