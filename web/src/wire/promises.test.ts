import { beforeEach, expect, test } from "vitest";
import type { Document } from "../wire";
import { Promises, type Shelf } from "./promises";
import { bytes, hex, sha256 } from "./sha256";

const secret = hex(new Uint8Array(32).map((_, i) => i));
const salt = hex(new Uint8Array(32).map((_, i) => 100 + i));
const server = "0eca610478174856c3416c0c57b8ca044cda1992c277999602be7b0ef6586619";
let shelf: Shelf & { kept: Map<string, string> };

beforeEach(() => {
  const kept = new Map<string, string>();
  shelf = {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
});

function closed(hash: string, nonce: string, promise = server): Document {
  return {
    opened: { server: { hash: promise, salt, secret }, seats: [{ hash, nonce }, null], called_off: 0 },
  } as unknown as Document;
}

test("a nonce is written down and opens its promise, even on another page", () => {
  const promise = new Promises("t1", shelf).make(server);
  const nonce = new Promises("t1", shelf).nonce(promise)!;
  expect(nonce).toHaveLength(64);
  expect(hex(sha256(bytes(nonce)))).toBe(promise);
  expect(new Promises("t2", shelf).nonce(promise)).toBeNull();
});

test("an honest shuffle is told from a changed one", () => {
  const promises = new Promises("t1", shelf);
  const promise = promises.make(server);
  const nonce = promises.nonce(promise)!;
  expect(promises.judge(closed(promise, nonce))).toBeNull();
  promises.noteSeats([promise, null]);
  expect(promises.serverIsSame(server)).toBe(true);
  expect(promises.serverIsSame("other")).toBe(false);
  expect(promises.judge(closed(promise, nonce))).toBe(true);
  expect(promises.judge(closed("ff".repeat(32), nonce))).toBe(false);
  expect(promises.judge(closed(promise, "00".repeat(32)))).toBe(false);
  expect(promises.judge(closed(promise, nonce, "aa".repeat(32)))).toBe(false);
});

test("old tables are forgotten", () => {
  for (let i = 0; i < 40; i++) new Promises(`t${i}`, shelf).make(server);
  expect([...shelf.kept.keys()].filter((key) => key.startsWith("kotatsu.promises."))).toHaveLength(30);
});
