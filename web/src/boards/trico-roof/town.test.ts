import { expect, test } from "vitest";
import { editionOf, readToml, type Request, worths } from "./edition";
import { chances, completions, picture, placesOf, phasesOf, pointsOf, type State, toGive } from "./town";

const edition = editionOf({ edition: { name: "kotatsu", hash: "" } });

const STATE: State = {
  phase: "paint",
  turn: 0,
  round: 1,
  leader: 2,
  roofs: ["BBYY", "RRYY", "BYRB", "YRBY"],
  hands: [["W1"], [null], [null], [null]],
  table: ["B3", "B2", "B3", "B4"],
  trump: null,
  ranking: [3, 2, 0, 1],
  assistants: [],
  rank: 0,
  used: "",
  offered: "RBY",
  chip: null,
  government: ["front", "back", "front"],
  residents: { open: [1, 4, 13], scored: [false, true, false], deck: [] },
  tally: [
    { requests: [1, 0, 0, 2, 0], assisting: 3 },
    { requests: [0, 0, 0, 0, 0], assisting: 0 },
    { requests: [0, 0, 0, 0, 1], assisting: 0 },
    { requests: [0, 1, 0, 0, 0], assisting: 1 },
  ],
};

const drawn = ({ rows }: Request): string =>
  rows.map((row) => row.map((cell) => (cell ? cell.paint + (cell.star ? "*" : "") : ".")).join(" ")).join("/");

test("the edition that comes with the game is read from its file", () => {
  expect(edition.chips).toBe(10);
  expect(edition.front.map(drawn)).toEqual(["R* B Y", "B* Y R", "Y* R B"]);
  expect(edition.back.map(drawn)[0]).toBe("R/Y*/B");
  expect(edition.residents).toHaveLength(15);
  expect(drawn(edition.residents[3]!)).toBe("R . ./. R* ./. . B");
  expect(worths(edition)).toEqual([3, 4, 5, 6, 8]);
});

test("another edition comes with the view", () => {
  const value = [{ points: 2, grid: ["Y*  R"] }];
  const data = { ...readToml("[chips]\nvalue = 7\n"), government: { front: { value }, back: { value: [] } }, residents: { value: [] } };
  const other = editionOf({ edition: { name: "mine", data } });
  expect(other.chips).toBe(7);
  expect(other.front.map(drawn)).toEqual(["Y* R"]);
});

test("the open side of a card is asked for, and nothing by a card that lies face down", () => {
  const places = placesOf(STATE, edition);
  expect(places.map(({ place }) => place)).toEqual(["gov-1", "gov-2", "gov-3", "res-1", "res-2", "res-3"]);
  expect(drawn(places[1]!.request!)).toBe("B/R*/Y");
  expect(drawn(places[1]!.behind!)).toBe("B* Y R");
  expect(places[4]!.request).toBeNull();
});

test("a chip completes a picture only in the colour of a star", () => {
  const row = edition.front[0]!; // R* B Y; the example of TR-12
  expect(picture(row, ["BBYY", "....", "....", "...."], "R", "1a")).toEqual(["1a", "1b", "1c"]);
  expect(picture(row, ["RRYY", "....", "....", "...."], "B", "1b")).toEqual([]);
});

test("the chip is one of the squares of the picture", () => {
  expect(picture(edition.front[0]!, ["RBY.", "....", "....", "...."], "R", "4a")).toEqual([]);
});

test("any colour may lie on the empty squares of a picture, wherever it lies", () => {
  const diagonal = edition.residents[3]!; // R . . / . R* . / . . B
  expect(picture(diagonal, ["YYYY", "YRYY", "YYBY", "YYYB"], "R", "3c")).toEqual(["2b", "3c", "4d"]);
});

test("what a chip completes, most points first", () => {
  const places = placesOf({ ...STATE, roofs: ["YBYB", "BYYY", "YYYY", "YYYY"] }, edition);
  const found = completions(places, ["YBYB", "BYYY", "YYYY", "YYYY"], "R", "1a");
  expect(found.map(({ place, points }) => [place, points])).toEqual([["res-1", 4], ["gov-1", 3]]);
  expect([...chances(places, ["YBYB", "BYYY", "YYYY", "YYYY"], "R", ["1a", "4d"]).keys()]).toEqual(["1a"]);
});

test("points by what the requests are worth, and assisting", () => {
  expect(pointsOf(STATE, edition)).toEqual([1 * 3 + 2 * 6 + 3, 0, 8, 4 + 1]);
});

test("how many phases there are, and who is still to give", () => {
  expect(phasesOf(STATE)).toBe(3);
  expect(toGive(STATE)).toEqual([]);
  expect(toGive({ ...STATE, table: ["B3"] })).toEqual([3, 0, 1]);
  const two = { ...STATE, round: 5, leader: 1, hands: [["W1"], [null, null]], table: ["B1"] };
  expect(toGive(two)).toEqual([0, 1, 0]);
});
