import { expect, test } from "vitest";
import { bytes, hex, sha256 } from "./sha256";

const of = (text: string): string => hex(sha256(new TextEncoder().encode(text)));

test("the published vectors", () => {
  expect(of("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  expect(of("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  expect(of("a".repeat(1_000_000))).toBe("cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
});

test("the vectors of docs/shuffle.md", () => {
  expect(of("kotatsu:0")).toBe("e82ab158d87237ba9f1ba42f3954ae8bd228e6c3db222d170e9c4b72268679e5");
  expect(hex(sha256(new Uint8Array(32).fill(1)))).toBe(
    "72cd6e8422c407fb6d098690f1130b7ded7ec2f7f5e1d30bd9d521f015363793",
  );
  expect(hex(sha256(bytes("03".repeat(32))))).toBe(
    "648aa5c579fb30f38af744d97d6ec840c7a91277a499a0d780f3e7314eca090b",
  );
});

test("every length around a block's end agrees with the platform", async () => {
  for (const length of [54, 55, 56, 63, 64, 65, 119, 120]) {
    const message = new Uint8Array(length).map((_, i) => i);
    const theirs = new Uint8Array(await crypto.subtle.digest("SHA-256", message));
    expect(hex(sha256(message))).toBe(hex(theirs));
  }
});
