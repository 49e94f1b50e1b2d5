// The messages between server and clients. Written by `python -m kotatsu.wire.typescript`; do not edit.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** [path, value] puts a value there; an index one past the end of a list appends. [path] takes it away. */
export type Change = [(string | number)[], Json] | [(string | number)[]];

/** No clock, so many seconds for each decision, or a bank of seconds and an increment. */
export interface Clock {
  kind?: "bank" | "move" | "none";
  seconds?: number;
  increment?: number;
}

export interface Seat {
  kind: "bot" | "open" | "person";
  name: string;
  bot: string | null;
  host: boolean;
  away: boolean;
  kept: string | null;
  late: boolean;
  promise: string | null;
  opened: boolean;
}

/** Seconds left when it was last started or stopped, and since when it runs (server's time). */
export interface SeatClock {
  left: number | null;
  count: number | null;
  since: number | null;
}

export interface Move {
  move: number;
  text: string;
  parts: { [key: string]: Json };
}

/** What one's own seat knows, is asked, may do and may take back. */
export interface SeatView {
  view: { [key: string]: Json };
  decision: number;
  ask: { [key: string]: Json };
  moves: Move[];
  withdraw: boolean;
  undo: boolean | null;
  take_back: boolean;
}

export interface GameState {
  deciders: number[];
  clocks: SeatClock[];
  view: { [key: string]: Json } | null;
  views: { [key: string]: SeatView };
}

/** A request to go back to before somebody's last move. */
export interface TakeBack {
  seat: number;
  waiting: number[];
  asks_you: boolean;
  yours: boolean;
}

export interface Result {
  scores: (number | null)[];
  winners: number[];
}

export interface ServerPromise {
  hash: string;
  salt: string;
  secret: string;
}

export interface SeatPromise {
  hash: string;
  nonce?: string | null;
}

/** All that was promised before the deal, and what it was. */
export interface Opened {
  server: ServerPromise;
  seats: (SeatPromise | null)[];
  called_off: number;
}

/** A table as one recipient may know it. */
export interface Document {
  table: string;
  phase: "abandoned" | "gathering" | "opening" | "over" | "playing";
  paused: boolean;
  game: string;
  players: number;
  options: { [key: string]: Json };
  edition: string | null;
  clock: Clock;
  hints: boolean;
  watching: boolean;
  private: boolean;
  invite: string | null;
  seed_named: boolean;
  host: boolean;
  own: number[];
  seats: Seat[];
  spectators: string[];
  promise: string;
  game_state: GameState | null;
  take_back: TakeBack | null;
  giving_up: number[];
  result: Result | null;
  opened: Opened | null;
  rematch: string | null;
  presence: ("gone" | "here" | "stale" | null)[];
  visitors: number;
}

/** The first message. `epoch` and `seen` are those of a connection that broke: go on from there. */
export interface Hello {
  t: "hello";
  invite?: string | null;
  watch?: string | null;
  epoch?: string | null;
  seen?: number | null;
}

/** I am here, and all messages up to `seen` have arrived: the server need not keep them. Sent every `welcome.ping` seconds. */
export interface Ping {
  t: "ping";
  seen?: number | null;
}

/** `promise` is SHA-256 of the nonce that this client will open at the start. */
export interface Sit {
  t: "sit";
  client: string;
  seat: number;
  name: string;
  promise?: string | null;
  invite?: string | null;
}

export interface Leave {
  t: "leave";
  client: string;
  seat?: number | null;
}

export interface Back {
  t: "back";
  client: string;
}

export interface Rename {
  t: "rename";
  client: string;
  seat: number;
  name: string;
}

export interface Watch {
  t: "watch";
  client: string;
  name: string;
  invite?: string | null;
}

export interface Chat {
  t: "chat";
  client: string;
  text: string;
}

export interface SetPlayers {
  t: "set_players";
  client: string;
  players: number;
}

export interface SetOptions {
  t: "set_options";
  client: string;
  options?: { [key: string]: Json };
}

export interface SetClock {
  t: "set_clock";
  client: string;
  clock: Clock;
}

export interface SetHints {
  t: "set_hints";
  client: string;
  allowed: boolean;
}

export interface SetWatching {
  t: "set_watching";
  client: string;
  allowed: boolean;
}

/** A private table lets in only who knows its invitation. True again makes a new invitation. */
export interface SetPrivate {
  t: "set_private";
  client: string;
  private: boolean;
}

export interface SetSeed {
  t: "set_seed";
  client: string;
  seed: string | null;
}

export interface SeatBot {
  t: "seat_bot";
  client: string;
  seat: number;
  level: string;
}

export interface FreeSeat {
  t: "free_seat";
  client: string;
  seat: number;
}

export interface SwapSeats {
  t: "swap_seats";
  client: string;
  one: number;
  other: number;
}

export interface MakeHost {
  t: "make_host";
  client: string;
  seat: number;
}

export interface Start {
  t: "start";
  client: string;
}

export interface Pause {
  t: "pause";
  client: string;
}

export interface Resume {
  t: "resume";
  client: string;
}

export interface Commit {
  t: "commit";
  client: string;
  seat: number;
  promise: string;
}

export interface Open {
  t: "open";
  client: string;
  seat: number;
  nonce: string;
}

export interface CallOff {
  t: "call_off";
  client: string;
}

/** `decision` is that of the view which the move was chosen from: it counts for no other. */
export interface Play {
  t: "play";
  client: string;
  seat: number;
  move: number;
  decision?: number | null;
}

export interface Withdraw {
  t: "withdraw";
  client: string;
  seat: number;
}

export interface Undo {
  t: "undo";
  client: string;
  seat: number;
}

export interface AskTakeBack {
  t: "ask_take_back";
  client: string;
  seat: number;
}

export interface AnswerTakeBack {
  t: "answer_take_back";
  client: string;
  agree: boolean;
}

export interface Abandon {
  t: "abandon";
  client: string;
  agree?: boolean;
}

/** Play again; the document's `rematch` then names the new table. */
export interface Rematch {
  t: "rematch";
  client: string;
}

/** The first answer. `resumed`: the missed messages follow; otherwise a snapshot does. */
export interface Welcome {
  t: "welcome";
  epoch: string;
  resumed: boolean;
  at: number;
  ping: number;
  stale: number;
  gone: number;
}

/** A line of chat. */
export interface Said {
  name: string;
  seat: number | null;
  text: string;
  at: number;
}

/** The whole document, the log so far and the last lines of chat; replaces what the client had. */
export interface Snapshot {
  t: "snapshot";
  n: number;
  table: Document;
  story: { [key: string]: { [key: string]: Json }[] };
  chat: Said[];
}

/** What changed in the document, what happened, what was said. */
export interface Update {
  t: "update";
  n: number;
  changes: Change[];
  events?: { [key: string]: { [key: string]: Json }[] };
  story?: { [key: string]: { [key: string]: Json }[] } | null;
  chat?: Said[];
}

/** A command was carried out; message `n` and those before it show what came of it. */
export interface Done {
  t: "done";
  client: string;
  n: number;
}

/** A message was not followed, and why; `client` is that of the command, if it could be read. */
export interface Refused {
  t: "refused";
  client: string | null;
  why: string;
}

export interface Pong {
  t: "pong";
  at: number;
}

/** The server closes the connection. `again`: connecting again, with epoch and seen, will help. */
export interface Closed {
  t: "closed";
  why: string;
  again: boolean;
}

/** Who this browser is; no name: nobody yet. */
export interface Me {
  name: string | null;
}

export interface NewName {
  name: string;
}

/** An address to give away, and the same as a QR code. */
export interface Link {
  url: string;
  qr: string;
}

/** How to ask others to a table: to play, and only to watch. */
export interface Links {
  play: Link;
  watch: Link | null;
}

export interface NewTable {
  game: string;
  players?: number | null;
  options?: { [key: string]: Json };
  clock?: Clock;
  private?: boolean;
  hints?: boolean;
  watching?: boolean;
  bots?: (string | null)[];
}

export interface Made {
  table: string;
  invite: string | null;
}

export interface ListedSeat {
  name: string;
  bot: string | null;
  open: boolean;
}

/** A table in a list. */
export interface Listed {
  table: string;
  game: string;
  phase: "abandoned" | "gathering" | "opening" | "over" | "playing";
  players: number;
  options: { [key: string]: Json };
  clock: Clock;
  seats: ListedSeat[];
  changed: number;
  your_turn?: boolean;
}

/** A finished game in a list. */
export interface Finished {
  number: number;
  table: string;
  game: string;
  players: number;
  options: { [key: string]: Json };
  seats: ListedSeat[];
  result: Result | null;
  abandoned: boolean;
  finished: number;
}

export interface GameOption {
  name: string;
  kind: string;
  default: Json;
  help: string;
  choices: string[];
  low: number | null;
  high: number | null;
  nullable: boolean;
}

export interface GameInfo {
  name: string;
  title: string;
  summary: string;
  credits: string;
  minutes: number;
  players: number[];
  usual_players: number;
  options: GameOption[];
}

export interface BotLevel {
  name: string;
  character: string;
}

/** What can be played here, and against whom. */
export interface Shelf {
  games: GameInfo[];
  bots: BotLevel[];
  usual_bot: string;
}

/** A line of the score sheet of one seat: so many, at so much each, make so many points. */
export interface SheetRow {
  seat: number;
  category: string;
  count: number;
  each: number | null;
  points: number | null;
}

/** The game as somebody saw it then: what was known, and who had to decide. */
export interface Moment {
  moment: number;
  deciders: number[];
  view: { [key: string]: Json };
}

/** What a strong bot thinks of a move: how much of the chance to win it gives away, from 0 to 1. */
export interface Advised {
  move: number;
  behind: number;
}

/** Why a request was not carried out, in one sentence. */
export interface Problem {
  detail: string;
}

export type FromClient =
  | Hello
  | Ping
  | Sit
  | Leave
  | Back
  | Rename
  | Watch
  | Chat
  | SetPlayers
  | SetOptions
  | SetClock
  | SetHints
  | SetWatching
  | SetPrivate
  | SetSeed
  | SeatBot
  | FreeSeat
  | SwapSeats
  | MakeHost
  | Start
  | Pause
  | Resume
  | Commit
  | Open
  | CallOff
  | Play
  | Withdraw
  | Undo
  | AskTakeBack
  | AnswerTakeBack
  | Abandon
  | Rematch;

export type FromServer =
  | Welcome
  | Snapshot
  | Update
  | Done
  | Refused
  | Pong
  | Closed;
