import { expect, test } from "vitest";
import { Unanswered } from "../wire/api";
import { Refusal } from "../wire/refusal";
import { sentence } from "./problems";

test("a refusal is said in our words, with its values", () => {
  expect(sentence(new Refusal("not-your-seat", { seat: 2 }))).toBe("Seat 2 is not yours.");
  const illegal = { seat: 1, move: "B7", why: "you must follow D" };
  expect(sentence(new Refusal("illegal-move", { ...illegal, legal: "D2, D5" }))).toBe(
    "Seat 1 cannot play 'B7': you must follow D. Legal now: D2, D5.",
  );
  expect(sentence(new Refusal("illegal-move", { ...illegal, legal: "none" }))).toBe(
    "Seat 1 cannot play 'B7': you must follow D.",
  );
});

test("a reason that only the server knows is told in its words", () => {
  expect(sentence(new Refusal("brand-new", {}, "The moon is not full."))).toBe("The moon is not full.");
  expect(sentence(new Refusal("brand-new"))).toBe("That did not work. Please try again.");
});

test("no answer is the network's fault", () => {
  expect(sentence(new Unanswered())).toBe("The server does not answer. Is the network there?");
});
