import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Proof } from "../wire";
import { hex, sha256 } from "../wire/sha256";
import { Stream, check, digest, type Checked } from "./check";

// The test vectors of docs/shuffle.md.
test("draws and shuffles come out as the recipe says", async () => {
  const stream = new Stream("kotatsu");
  const thrown = [];
  for (let n = 0; n < 12; n++) thrown.push((await stream.below(6)) + 1);
  expect(thrown.join(" ")).toBe("3 5 2 2 4 4 3 4 4 6 6 1");
});

test("our own SHA-256 gives what the browser's does", async () => {
  const message = new TextEncoder().encode("kotatsu:0");
  expect(hex(await digest(message))).toBe(hex(sha256(message)));
});

const range = (from: number, count: number): string =>
  hex(Uint8Array.from({ length: count }, (_, n) => from + n));
const promised: Checked = {
  seed: "0ad8dbd4f499d52defd920701199602b70c9548955d56db7347f6945c61c43b4",
  commitments: {
    server: {
      hash: "0eca610478174856c3416c0c57b8ca044cda1992c277999602be7b0ef6586619",
      salt: range(0x64, 32),
      secret: range(0, 32),
    },
    seats: [
      { hash: "72cd6e8422c407fb6d098690f1130b7ded7ec2f7f5e1d30bd9d521f015363793", nonce: "01".repeat(32) },
      null,
      { hash: "648aa5c579fb30f38af744d97d6ec840c7a91277a499a0d780f3e7314eca090b", nonce: "03".repeat(32) },
    ],
  },
};
const nothing: Proof = { draws: [], moves: 0, result: null, misfit: null };

test("promises are opened and lead to the seed, by either SHA-256", async () => {
  for (const hash of [digest, (message: Uint8Array) => Promise.resolve(sha256(message))]) {
    const found = await check(promised, nothing, hash);
    expect(found.misfit).toBeNull();
    expect(found.promises.map(({ seat, holds }) => [seat, holds])).toEqual([
      [null, true],
      [0, true],
      [2, true],
    ]);
    expect(found.seed!.found).toBe(promised.seed);
  }
});

describe("the round of a tournament", () => {
  const { server, seats } = promised.commitments!;
  const late = { hash: "00".repeat(32) };
  const people = [seats[0]!, seats[2]!, late];
  const of = (round: object, at: typeof seats): Checked => ({
    seed: promised.seed,
    commitments: { server, seats: at, round: { people, seats: [], ...round } },
  });

  test("takes the values of all who play it, whatever table they sit at", async () => {
    const found = await check(of({ seats: [1, null, 2] }, [seats[2]!, null, late]), nothing);
    expect(found.misfit).toBeNull();
    expect(found.promises.map(({ seat, person }) => [seat, person])).toEqual([
      [null, null],
      [null, 0],
      [0, 1],
    ]);
  });

  test.each([
    ["another seat's promise", { seats: [0, null, 2] }, [seats[2]!, null, late], "promise-of-round"],
    ["somebody twice", { seats: [1, 1, null] }, [seats[2]!, seats[2]!, null], "promise-of-round"],
    [
      "another value",
      { people: [{ ...seats[0]!, nonce: "04".repeat(32) }, seats[2]!] },
      [],
      "promise-of-person",
    ],
    ["another order", { people: [seats[2]!, seats[0]!] }, [], "promised-seed"],
  ])("notices %s", async (_, round, at, error) => {
    const { misfit } = await check(of(round, at), nothing);
    expect(misfit?.values.error).toBe(error);
  });
});

/** Golden and forged records with what `kotatsu verify` says of them: written by tests/web/test_shuffle_check.py. */
interface Case {
  name: string;
  record: Checked;
  proof: Proof;
  error: string | null;
  /** Where it does not fit. */
  place: { stage: string; seat?: number; move?: number; draw?: number } | null;
}
const file = process.env.KOTATSU_CHECKS;
const cases = file ? (JSON.parse(readFileSync(file, "utf8")) as Case[]) : [];

describe.runIf(file)("as kotatsu verify does", () => {
  test.each(cases)("$name", async ({ record, proof, error, place }) => {
    const { misfit } = await check(record, proof);
    expect(misfit?.values.error ?? null).toBe(error);
    if (place === null) return expect(misfit).toBeNull();
    const { stage, move, draw, values } = misfit!;
    const found = { stage, move: move ?? undefined, draw, seat: values.seat };
    expect(found).toMatchObject(place);
  });
});
