/** What the server is asked over HTTP. Whatever goes wrong is a `Refusal`. */

import {
  PAGE_SIZE,
  type Analysed,
  type Decision,
  type Finished,
  type Hint,
  type Json,
  type Link,
  type Links,
  type Listed,
  type Made,
  type Me,
  type Moment,
  type NewTable,
  type Problem,
  type Replay,
  type Shelf,
  type SheetRow,
  type WorkedExample,
} from "../wire";
import { Refusal } from "./refusal";

/** No answer came, or none that can be read. */
export class Unanswered extends Error {}

async function ask<T>(path: string, body?: object, method = body === undefined ? "GET" : "POST"): Promise<T> {
  const headers = body === undefined ? undefined : { "content-type": "application/json" };
  const answer = await fetch(path, { method, headers, body: body && JSON.stringify(body) }).catch(() => null);
  if (answer === null) throw new Unanswered();
  const said = (await answer.json().catch(() => null)) as T | Problem | null;
  if (answer.ok && said !== null) return said as T;
  const { code, values, detail } = (said ?? {}) as Partial<Problem>;
  throw new Refusal(code ?? String(answer.status), values, detail);
}

/** The first pages of a list of tables. What moves from one to the next meanwhile is there once. */
async function first(pages: number, path: string): Promise<Listed[]> {
  const all = Array.from({ length: pages }, (_, page) => ask<Listed[]>(`${path}?skip=${page * PAGE_SIZE}`));
  return [...new Map((await Promise.all(all)).flat().map((table) => [table.table, table])).values()];
}

export const shelf = (): Promise<Shelf> => ask("/api/games");
export const example = (game: string, name: string): Promise<WorkedExample> =>
  ask(`/api/games/${game}/examples/${name}`);
export const me = (): Promise<Me> => ask("/api/me");
export const become = (name: string): Promise<Me> => ask("/api/me", { name });
export const transferLink = (): Promise<Link> => ask("/api/me/link", undefined, "POST");
export const openDoors = (): Promise<Link> => ask("/api/doors", undefined, "POST");
export const waiting = (pages = 1): Promise<Listed[]> => first(pages, "/api/tables");
export const mine = (pages = 1): Promise<Listed[]> => first(pages, "/api/tables/mine");
export const myResults = (): Promise<Finished[]> => ask("/api/results/mine");
export const results = (): Promise<Finished[]> => ask("/api/results");
export const makeTable = (table: NewTable): Promise<Made> => ask("/api/tables", table);
export const links = (table: string): Promise<Links> => ask(`/api/tables/${table}/links`);
const of = (seat: number | null): string => (seat === null ? "" : `?seat=${seat}`);
export const sheet = (table: string, seat: number | null): Promise<SheetRow[]> =>
  ask(`/api/tables/${table}/sheet${of(seat)}`);
export const moment = (table: string, seat: number | null, number: number): Promise<Moment> =>
  ask(`/api/tables/${table}/moment?number=${number}${seat === null ? "" : `&seat=${seat}`}`);
export const hint = (table: string, seat: number): Promise<Hint> =>
  ask(`/api/tables/${table}/hint${of(seat)}`);

/** A finished game: of this server, by its table, or from a file. */
export type Source = { table: string } | { record: { [key: string]: Json } };

export const replay = (source: Source, eyes: string): Promise<Replay> =>
  "table" in source
    ? ask(`/api/records/${source.table}/replay?eyes=${eyes}`)
    : ask("/api/replay", { ...source, eyes });
export const analysis = (source: Source): Promise<Analysed> =>
  "table" in source ? ask(`/api/records/${source.table}/analysis`) : ask("/api/analysis", source);
export const decision = (source: Source, at: number, seat: number): Promise<Decision> =>
  ask("/api/decision", { ...source, at, seat });
