import { beforeEach, expect, test } from "vitest";
import { settings } from "../../settings.svelte";
import { inOrder, put } from "./hand";

const HAND = ["R5", "B2", "RX", "R5", "B7"];
const GAME = "a game";

beforeEach(() => Object.assign(settings, { sort: "dealt", hands: {} }));

test("cards lie as they were dealt, by number, or by colour", () => {
  expect(inOrder(GAME, HAND)).toEqual(HAND);
  settings.sort = "number";
  expect(inOrder(GAME, HAND)).toEqual(["B2", "R5", "R5", "B7", "RX"]);
  settings.sort = "colour";
  expect(inOrder(GAME, HAND)).toEqual(["B2", "B7", "R5", "R5", "RX"]);
  settings.sort = "number";
  expect(inOrder(GAME, ["K3", "7", "G"])).toEqual(["K3", "7", "G"]); // a card without a number comes last
});

test("a card that is put elsewhere stays there, with its copies, and new ones come behind", () => {
  settings.sort = "own";
  put(GAME, inOrder(GAME, HAND), "R5", "RX");
  expect(inOrder(GAME, HAND)).toEqual(["B2", "RX", "R5", "R5", "B7"]);
  put(GAME, inOrder(GAME, HAND), "B7", "B2");
  expect(inOrder(GAME, HAND)).toEqual(["B7", "B2", "RX", "R5", "R5"]);
  expect(inOrder(GAME, ["Y1", "R5", "B7"])).toEqual(["B7", "R5", "Y1"]);
  expect(inOrder("another", HAND)).toEqual(HAND);
  put(GAME, HAND, "Q9", "B2"); // which is not there
  expect(inOrder(GAME, HAND)).toEqual(["B7", "B2", "RX", "R5", "R5"]);
});
