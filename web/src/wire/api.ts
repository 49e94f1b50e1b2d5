/** What the server is asked over HTTP. Whatever goes wrong is said in one sentence. */

import type { Advised, Finished, Link, Links, Listed, Made, Me, Moment, NewTable, Shelf, SheetRow } from "../wire";

export class Problem extends Error {
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

async function ask<T>(path: string, body?: object, method = body === undefined ? "GET" : "POST"): Promise<T> {
  const headers = body === undefined ? undefined : { "content-type": "application/json" };
  const answer = await fetch(path, { method, headers, body: body && JSON.stringify(body) }).catch(() => null);
  if (answer === null) throw new Problem("", 0);
  const said = (await answer.json().catch(() => null)) as (T & { detail?: string }) | null;
  if (!answer.ok || said === null) throw new Problem(said?.detail ?? "", answer.status);
  return said;
}

export const shelf = (): Promise<Shelf> => ask("/api/games");
export const me = (): Promise<Me> => ask("/api/me");
export const become = (name: string): Promise<Me> => ask("/api/me", { name });
export const moveLink = (): Promise<Link> => ask("/api/me/link", undefined, "POST");
export const waiting = (): Promise<Listed[]> => ask("/api/tables");
export const mine = (): Promise<Listed[]> => ask("/api/tables/mine");
export const myResults = (): Promise<Finished[]> => ask("/api/results/mine");
export const results = (): Promise<Finished[]> => ask("/api/results");
export const makeTable = (table: NewTable): Promise<Made> => ask("/api/tables", table);
export const links = (table: string): Promise<Links> => ask(`/api/tables/${table}/links`);
const of = (seat: number | null): string => (seat === null ? "" : `?seat=${seat}`);
export const sheet = (table: string, seat: number | null): Promise<SheetRow[]> => ask(`/api/tables/${table}/sheet${of(seat)}`);
export const moment = (table: string, seat: number | null, number: number): Promise<Moment> =>
  ask(`/api/tables/${table}/moment?number=${number}${seat === null ? "" : `&seat=${seat}`}`);
export const hint = (table: string, seat: number): Promise<Advised[]> => ask(`/api/tables/${table}/hint${of(seat)}`);
