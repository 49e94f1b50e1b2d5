/**
 * What this browser promised for the shuffle, and what others did: kept until the game has ended, so that a
 * page that is closed and opened again can still open its nonce and compare (docs/shuffle.md).
 */

import type { Document } from "../wire";
import { bytes, hex, sha256 } from "./sha256";

interface Kept {
  /** The server's promise when we first sat down. */
  server: string;
  /** What every seat had promised when the start began. */
  seats: (string | null)[] | null;
  /** Our nonces by their promises. */
  nonces: { [promise: string]: string };
}

export interface Shelf {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

const MOST_TABLES = 30;
const INDEX = "kotatsu.promises";

export class Promises {
  private readonly key: string;

  constructor(
    private readonly table: string,
    private readonly shelf: Shelf,
  ) {
    this.key = `${INDEX}.${table}`;
  }

  /** A new nonce, written down; gives its promise. */
  make(server: string): string {
    const nonce = crypto.getRandomValues(new Uint8Array(32));
    const promise = hex(sha256(nonce));
    const kept = this.kept() ?? { server, seats: null, nonces: {} };
    kept.nonces[promise] = hex(nonce);
    this.keep(kept);
    return promise;
  }

  nonce(promise: string | null): string | null {
    return promise === null ? null : (this.kept()?.nonces[promise] ?? null);
  }

  noteSeats(seats: (string | null)[]): void {
    const kept = this.kept();
    if (kept !== null) this.keep({ ...kept, seats });
  }

  /** Whether the server promises what it promised before. */
  serverIsSame(promise: string): boolean {
    return (this.kept()?.server ?? promise) === promise;
  }

  /** Whether all that is opened is what was promised; null where nothing was promised to this browser. */
  judge(document: Document): boolean | null {
    const kept = this.kept();
    const opened = document.opened;
    if (opened === null || kept === null || kept.seats === null) return null;
    const seats = opened.seats.map((seat) => seat?.hash ?? null);
    const server = hex(sha256(bytes(opened.server.salt + opened.server.secret)));
    return (
      server === kept.server &&
      opened.server.hash === kept.server &&
      JSON.stringify(seats) === JSON.stringify(kept.seats) &&
      opened.seats.every((seat) => !seat?.nonce || hex(sha256(bytes(seat.nonce))) === seat.hash)
    );
  }

  private kept(): Kept | null {
    const text = this.shelf.getItem(this.key);
    return text === null ? null : (JSON.parse(text) as Kept);
  }

  private keep(kept: Kept): void {
    this.shelf.setItem(this.key, JSON.stringify(kept));
    const known = JSON.parse(this.shelf.getItem(INDEX) ?? "[]") as string[];
    const tables = [this.table, ...known.filter((table) => table !== this.table)];
    for (const old of tables.splice(MOST_TABLES)) this.shelf.removeItem(`${INDEX}.${old}`);
    this.shelf.setItem(INDEX, JSON.stringify(tables));
  }
}
