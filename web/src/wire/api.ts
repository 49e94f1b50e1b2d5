/** What the server is asked over HTTP. Whatever goes wrong is a `Refusal`. */

import {
  PAGE_SIZE,
  type Analysed,
  type Bell,
  type CheckedEdition,
  type ClubChanges,
  type ClubLine,
  type ClubShown,
  type ClubStanding,
  type Decision,
  type Finished,
  type GameEdition,
  type GivenEdition,
  type Hint,
  type Json,
  type KeepEdition,
  type KeptEdition,
  type Link,
  type Links,
  type Listed,
  type Made,
  type Me,
  type Moment,
  type NewChannel,
  type NewTable,
  type NewTournament,
  type NoticeChannel,
  type Notices,
  type NoticeTimes,
  type OwnGame,
  type Problem,
  type Proof,
  type Replay,
  type Shelf,
  type SheetRow,
  type TournamentChanges,
  type TournamentMade,
  type TournamentShown,
  type Vacation,
  type Trial,
  type Tried,
  type WorkedExample,
  type You,
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
export const become = (name: string, coat: Me["coat"] = null): Promise<Me> =>
  ask("/api/me", coat === null ? { name } : { name, coat });
/** What one's own games add up to: all, or against bots or with people alone. */
export const you = (against: "" | OwnGame["against"]): Promise<You> =>
  ask(`/api/you${against === "" ? "" : `?against=${against}`}`);
export function yourGames(wanted: { [filter: string]: string | number | null }): Promise<OwnGame[]> {
  const given = Object.entries(wanted).filter(([, value]) => value !== "" && value !== null);
  return ask(`/api/you/games?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`);
}
export const notices = (): Promise<Notices> => ask("/api/notices");
export const addChannel = (channel: NewChannel): Promise<Notices> => ask("/api/notices/channels", channel);
export const confirmChannel = (id: string, code: string): Promise<Notices> =>
  ask(`/api/notices/channels/${id}/confirm`, { code });
export const removeChannel = (id: string): Promise<Notices> =>
  ask(`/api/notices/channels/${id}/remove`, undefined, "POST");
export const setNoticeTimes = (times: NoticeTimes): Promise<Notices> => ask("/api/notices/times", times);
export const bell = (table: string): Promise<Bell> => ask(`/api/tables/${table}/bell`);
export const ring = (table: string, on: boolean): Promise<Bell> => ask(`/api/tables/${table}/bell`, { on });
export const clubChannels = (club: string): Promise<NoticeChannel[]> => ask(`/api/clubs/${club}/channels`);
export const addClubChannel = (club: string, channel: NewChannel): Promise<NoticeChannel[]> =>
  ask(`/api/clubs/${club}/channels`, channel);
export const removeClubChannel = (club: string, id: string): Promise<NoticeChannel[]> =>
  ask(`/api/clubs/${club}/channels/${id}/remove`, undefined, "POST");
export const vacation = (): Promise<Vacation> => ask("/api/vacation");
export const setVacation = (days: number): Promise<Vacation> => ask("/api/vacation", { days });
export const forgetMe = (): Promise<object> => ask("/api/you/forget", { sure: "yes" });
export const transferLink = (): Promise<Link> => ask("/api/me/link", undefined, "POST");
export const openDoors = (): Promise<Link> => ask("/api/doors", undefined, "POST");
export const waiting = (pages = 1): Promise<Listed[]> => first(pages, "/api/tables");
export const mine = (pages = 1): Promise<Listed[]> => first(pages, "/api/tables/mine");
export const myResults = (): Promise<Finished[]> => ask("/api/results/mine");
export const results = (): Promise<Finished[]> => ask("/api/results");
export const myClubs = (): Promise<ClubLine[]> => ask("/api/clubs");
export const makeClub = (name: string): Promise<ClubLine> => ask("/api/clubs", { name });
export const club = (id: string): Promise<ClubShown> => ask(`/api/clubs/${id}`);
export const joinClub = (id: string, invite: string): Promise<ClubLine> =>
  ask(`/api/clubs/${id}/join`, { invite });
export const clubLink = (id: string): Promise<Link> => ask(`/api/clubs/${id}/link`);
export const clubStanding = (id: string, span: ClubStanding["span"]): Promise<ClubStanding> =>
  ask(`/api/clubs/${id}/standing?span=${span}`);
export const changeClub = (id: string, change: ClubChanges): Promise<object> =>
  ask(`/api/clubs/${id}`, { change });
export const makeClubTable = (id: string, table: NewTable): Promise<Made> =>
  ask(`/api/clubs/${id}/tables`, table);
export const makeTournament = (id: string, wanted: NewTournament): Promise<TournamentMade> =>
  ask(`/api/clubs/${id}/tournaments`, wanted);
export const tournament = (id: string): Promise<TournamentShown> => ask(`/api/tournaments/${id}`);
export const changeTournament = (id: string, change: TournamentChanges): Promise<TournamentShown> =>
  ask(`/api/tournaments/${id}`, { change });
export const makeTable = (table: NewTable): Promise<Made> => ask("/api/tables", table);
export const links = (table: string): Promise<Links> => ask(`/api/tables/${table}/links`);
export const gameEdition = (game: string): Promise<GameEdition> => ask(`/api/games/${game}/edition`);
export const checkEdition = (game: string, given: Omit<GivenEdition, "game">): Promise<CheckedEdition> =>
  ask("/api/editions/check", { game, ...given });
export const ownEditions = (): Promise<KeptEdition[]> => ask("/api/editions");
export const keepEdition = (edition: KeepEdition): Promise<KeptEdition> => ask("/api/editions", edition);
export const removeEdition = (id: string): Promise<KeptEdition[]> =>
  ask(`/api/editions/${id}/remove`, undefined, "POST");
export const editionOfTable = (table: string): Promise<CheckedEdition> => ask(`/api/tables/${table}/edition`);
export const tryEdition = (trial: Trial): Promise<Tried> => ask("/api/trials", trial);
export const stopTrial = (): Promise<object> => ask("/api/trials/stop", undefined, "POST");
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
export const proof = (source: Source): Promise<Proof> =>
  "table" in source ? ask(`/api/records/${source.table}/proof`) : ask("/api/proof", source);
/** The record itself. */
export const record = (source: Source): Promise<{ [key: string]: Json }> =>
  "table" in source ? ask(`/api/records/${source.table}`) : Promise.resolve(source.record);
