// The messages between server and clients. Written by `python -m kotatsu.wire.typescript`; do not edit.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** [path, value] puts a value there; an index one past the end of a list appends. [path] takes it away. */
export type Change = [(string | number)[], Json] | [(string | number)[]];

/** What a `hello` says: the version of these messages. */
export const PROTOCOL = 7;
/** Rows of a list of tables or results at most. */
export const PAGE_SIZE = 50;

/** No clock, so many seconds for each decision ("move"), or a bank of seconds and an increment ("bank"). */
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
  vacation: number | null;
  promise: string | null;
  opened: boolean;
}

/** Seconds left when it was last started or stopped, and since when it runs (server's time), or from when on, if its owner is on vacation. */
export interface SeatClock {
  left: number | null;
  count: number | null;
  since: number | null;
}

export interface Move {
  move: number;
  text: string;
  parts: { [key: string]: Json };
  outcome: { [key: string]: Json };
}

/** An answer that is given in advance: the first of these moves, in notation, that is legal then. */
export interface Answer {
  moves: string[];
  to?: string | null;
  only?: { [key: string]: string | number | boolean | null };
}

/** What one's own seat has prepared for when it is asked, and what it might prepare. */
export interface Ahead {
  to: string;
  moves: Move[];
  answers: Answer[];
  again: boolean;
  dropped: string | null;
}

/** What one's own seat knows, is asked, may do and may take back. */
export interface SeatView {
  view: { [key: string]: Json };
  sheet: [number, string, number, number | null, number | null][];
  goal: { [key: string]: Json };
  decision: number;
  ask: { [key: string]: Json };
  moves: Move[];
  withdraw: boolean;
  undo: boolean | null;
  take_back: boolean;
  skip: boolean;
  ahead: Ahead | null;
}

export interface GameState {
  deciders: number[];
  clocks: SeatClock[];
  printed: { [key: string]: Json };
  view: { [key: string]: Json } | null;
  sheet: [number, string, number, number | null, number | null][] | null;
  goal: { [key: string]: Json } | null;
  views: { [key: string]: SeatView };
}

/** A request to go back to before somebody's last move. */
export interface TakeBack {
  seat: number;
  waiting: number[];
  asks_you: boolean;
  yours: boolean;
}

/** One thing to learn; its sentence is in the game's `tutorial.<language>.ftl`. */
export interface TutorialStep {
  text: string;
  show: string[];
  rule: string | null;
  meanwhile: boolean;
  after: { [key: string]: Json } | null;
  waits: boolean;
}

export interface Tutorial {
  steps: TutorialStep[];
  made: number;
}

/** Somebody has told the host of somebody else. */
export interface Reported {
  by: string;
  name: string;
  seat: number | null;
  at: number;
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

/** What everybody promised who played a tournament's round, and which of them sat where at this table. */
export interface RoundPromises {
  number: number;
  people: SeatPromise[];
  seats: (number | null)[];
}

/** All that was promised before the deal, and what it was. */
export interface Opened {
  server: ServerPromise;
  seats: (SeatPromise | null)[];
  called_off: number;
  round?: RoundPromises | null;
}

/** The round of a tournament that a table belongs to. Until it is `over`, nothing that was dealt is opened, since other tables play the same. */
export interface RoundOfTable {
  club: string;
  tournament: string;
  name: string;
  number: number;
  over: boolean;
  promises: string[];
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
  tutorial: Tutorial | null;
  reports: Reported[];
  giving_up: number[];
  result: Result | null;
  opened: Opened | null;
  round: RoundOfTable | null;
  rematch: string | null;
  presence: ("gone" | "here" | "stale" | null)[];
  visitors: number;
}

/** Take an open seat. Whoever sits on several seats plays them all on one device. */
export interface Sit {
  t: "sit";
  seat: number;
  name: string;
  promise?: string | null;
  invite?: string | null;
}

/** Give a seat up (None: all of one's seats, and watching) before the start, or go away during the game. */
export interface Leave {
  t: "leave";
  seat?: number | null;
}

/** The owner is here again: no bot keeps any of their seats any longer. */
export interface Back {
  t: "back";
}

/** Another name on one's own seat. */
export interface Rename {
  t: "rename";
  seat: number;
  name: string;
}

/** Be listed among the spectators. Watching a table that is not private needs no command. */
export interface Watch {
  t: "watch";
  name: string;
  invite?: string | null;
}

/** Say something to everybody at the table. */
export interface Chat {
  t: "chat";
  text: string;
}

/** Tell the host, and nobody else, that somebody behaves badly: whoever sits on this seat; without one, who looks on under this name. */
export interface Report {
  t: "report";
  seat?: number | null;
  name?: string;
}

/** How many seats there are. Only open seats at the end can go. */
export interface SetPlayers {
  t: "set_players";
  players: number;
}

/** The options of the game; those not given are at their defaults. */
export interface SetOptions {
  t: "set_options";
  options?: { [key: string]: Json };
}

export interface SetClock {
  t: "set_clock";
  clock: Clock;
}

/** Whether players may ask for hints. The host may change their mind at any time. */
export interface SetHints {
  t: "set_hints";
  allowed: boolean;
}

/** Be guided no longer: the rest of the game is played freely. */
export interface SkipTutorial {
  t: "skip_tutorial";
}

/** Whether whoever does not sit may see the game. */
export interface SetWatching {
  t: "set_watching";
  allowed: boolean;
}

/** A private table lets in only who knows its invitation, which the server makes and hands in as `made`. True again makes a new one. */
export interface SetPrivate {
  t: "set_private";
  private: boolean;
}

/** Deal from a named seed, where at most one person sits. None: everybody takes part in the shuffle. */
export interface SetSeed {
  t: "set_seed";
  seed: string | null;
}

/** Put a bot on an open seat; during the game, let one keep a seat whose owner has left. */
export interface SeatBot {
  t: "seat_bot";
  seat: number;
  level: string;
}

/** Make a seat open again, whoever sat there. */
export interface FreeSeat {
  t: "free_seat";
  seat: number;
}

/** Let two seats change places. */
export interface SwapSeats {
  t: "swap_seats";
  one: number;
  other: number;
}

/** Hand the host's part to whoever sits here. */
export interface MakeHost {
  t: "make_host";
  seat: number;
}

/** Everybody is here: the nonces are opened, and when the last one is there, the table is dealt. */
export interface Start {
  t: "start";
}

/** Nobody moves, no clock runs. */
export interface Pause {
  t: "pause";
}

/** Go on after a pause. */
export interface Resume {
  t: "resume";
}

/** Promise a nonce for one's seat: SHA-256 of its 32 bytes, in hexadecimal. */
export interface Commit {
  t: "commit";
  seat: number;
  promise: string;
}

/** Open the promised nonce, once the host has started: its 32 bytes in hexadecimal. */
export interface Open {
  t: "open";
  seat: number;
  nonce: string;
}

/** Go back from the opening to the gathering; every person must promise anew. */
export interface CallOff {
  t: "call_off";
}

/** Play a move. With `decision` (from the snapshot, or from `Owed`) it counts for that decision only, and is refused when the table has gone back or on since. */
export interface Play {
  t: "play";
  seat: number;
  move: number;
  decision?: number | null;
}

/** Say in advance what this seat answers: to the next such question the first, to the one after it the second, and so on. It replaces what was prepared before; no answers take it back. */
export interface Prepare {
  t: "prepare";
  seat: number;
  answers?: Answer[];
  again?: boolean;
}

/** Take back one's pending choice, which nobody else has seen. */
export interface Withdraw {
  t: "withdraw";
  seat: number;
}

/** Take one's last move back, where that is free. */
export interface Undo {
  t: "undo";
  seat: number;
}

/** Ask everybody to go back to before one's last move. With nobody to ask, it happens at once. */
export interface AskTakeBack {
  t: "ask_take_back";
  seat: number;
}

/** Agree to go back, or not. One no is enough; the asker's own no drops the request. */
export interface AnswerTakeBack {
  t: "answer_take_back";
  agree: boolean;
}

/** Bots need not pause until one of the people moves again: all people sit out what is played. */
export interface SkipAhead {
  t: "skip_ahead";
}

/** Agree to give the game up, or no longer. It is given up when all people at the table agree. */
export interface Abandon {
  t: "abandon";
  agree?: boolean;
}

/** Play again; the document's `rematch` then names the new table. The server makes it, of `table.next_description()`, and hands its name in as `made`. */
export interface Rematch {
  t: "rematch";
}

/** The first message, with the `PROTOCOL` that this client speaks. `epoch` and `seen` are those of a connection that broke: go on from there. A `screen` is for everybody in the room to look at: it is told what a spectator is, whoever asks for it, and can do nothing. */
export interface Hello {
  t: "hello";
  protocol?: number;
  invite?: string | null;
  watch?: string | null;
  epoch?: string | null;
  seen?: number | null;
  screen?: boolean;
  hidden?: boolean;
}

/** I am here, and all messages up to `seen` have arrived: the server need not keep them. Sent every `welcome.ping` seconds. `hidden`: nobody looks at it now, so they may have to be told elsewhere that it is their turn. */
export interface Ping {
  t: "ping";
  seen?: number | null;
  hidden?: boolean;
}

/** Something asked of the table; answered by `done` or `refused` with the same `client`. */
export interface Do {
  t: "do";
  client: string;
  command: Command;
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

/** A line of chat. What the server itself says has a `code` in place of its text: `table/refusals.en.ftl` has a sentence for it. */
export interface Said {
  name: string;
  seat: number | null;
  text: string;
  at: number;
  code?: string | null;
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

/** A message was not followed, and why: `table/refusals.en.ftl` has a sentence for every code. `client` is that of the command, if it could be read. */
export interface Refused {
  t: "refused";
  client: string | null;
  code: string;
  values?: { [key: string]: string | number };
}

export interface Pong {
  t: "pong";
  at: number;
}

/** The server closes the connection, and why, as in `refused`. `again`: connecting again, with epoch and seen, will help. */
export interface Closed {
  t: "closed";
  code: string;
  again: boolean;
  values?: { [key: string]: string | number };
}

/** Who this browser is; no name: nobody yet. No coat: never chosen. */
export interface Me {
  name: string | null;
  coat?: "calico" | "cocoa" | "ginger" | "lilac" | "siam" | "smoke" | "tux" | null;
}

/** Another name; without a coat, the cat stays as it is. */
export interface NewName {
  name: string;
  coat?: "calico" | "cocoa" | "ginger" | "lilac" | "siam" | "smoke" | "tux" | null;
}

/** An address to give away, and the same as a QR code. */
export interface Link {
  url: string;
  qr: string;
  start: string | null;
  may_open: boolean;
}

/** How to ask others to a table: to play, only to watch, and for a big screen that everybody looks at. */
export interface Links {
  play: Link;
  watch: Link | null;
  screen: Link | null;
}

/** A moment of a finished game, of this server or from a file, and the seat that somebody takes there. */
export interface PlayOn {
  at: number;
  seat: number;
  table?: string | null;
  record?: { [key: string]: Json } | null;
  bots?: string | null;
}

export interface NewTable {
  game?: string;
  players?: number | null;
  options?: { [key: string]: Json };
  edition_name?: string | null;
  clock?: Clock;
  private?: boolean;
  hints?: boolean;
  watching?: boolean;
  bots?: (string | null)[];
  edition?: { [key: string]: Json } | null;
  tutorial?: boolean;
  play_on?: PlayOn | null;
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
  edition?: string | null;
  your_turn?: boolean;
  until?: number | null;
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
  hash: string;
  edition?: string | null;
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
  editions: string[];
  tutorial: boolean;
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
  version: string;
  compiled: boolean;
}

/** A line of the score sheet of one seat: so many, at so much each, make so many points. */
export interface SheetRow {
  seat: number;
  category: string;
  count: number;
  each: number | null;
  points: number | null;
  spots: string[];
  events: { [key: string]: Json }[];
}

/** The game as somebody saw it then: what was known, and who had to decide. */
export interface Moment {
  moment: number;
  deciders: number[];
  view: { [key: string]: Json };
  sheet: [number, string, number, number | null, number | null][];
}

/** A step of a worked example: what has happened in it, and the game after it. */
export interface ExampleStep {
  text: string;
  rule: string | null;
  show: string[];
  events: { [key: string]: Json }[];
  deciders: number[];
  view: { [key: string]: Json };
  sheet: [number, string, number, number | null, number | null][];
  scored: boolean;
}

/** A worked example of a rulebook, played by the rules: as a seat, or a spectator, would see it. */
export interface WorkedExample {
  players: number;
  seat: number | null;
  options: { [key: string]: Json };
  printed: { [key: string]: Json };
  before: { [key: string]: Json }[];
  steps: ExampleStep[];
}

/** What a strong bot thinks of a move: how much of the chance to win it gives away, from 0 to 1. */
export interface Advised {
  move: number;
  behind: number;
  compared: "behind" | "best" | "close" | "equal" | "far";
}

/** What follows in games that are imagined from what the seat knows; the game has `reason-…` for it. */
export interface Reason {
  what: string;
  fields: { [key: string]: Json };
  instead: boolean;
  often: "always" | "half" | "mostly" | "some";
  share: number;
  points: number;
  otherwise: number;
}

/** Moves, the best first, and what speaks for it beside the next best. */
export interface Hint {
  moves: Advised[];
  instead: number | null;
  reasons: Reason[];
}

/** What a decision of a finished game cost, from what its seat knew. Values are chances from 0 to 1. */
export interface Verdict {
  number: number;
  seat: number;
  move: string;
  value: number;
  best: string;
  best_value: number;
  loss: number;
  mark: "" | "?!" | "?" | "??";
  line: [number, string][];
  reasons: Reason[];
}

/** An analysis as far as it has come: `done` of so many parts. What there is of it is shown meanwhile. */
export interface Analysed {
  done: number;
  of: number;
  iterations: number;
  verdicts: Verdict[];
  chances: [number, number[]][];
}

/** A record that somebody has as a file, and through whose eyes it is wanted. */
export interface Dropped {
  record: { [key: string]: Json };
  eyes?: string;
}

/** One's own games of one kind. */
export interface Tally {
  game: string;
  mode: { [key: string]: Json };
  players: number;
  against: "bots" | "people";
  games: number;
  won: number;
  wins: number;
  points: number | null;
  best: number | null;
  rank: number;
  moves: number;
  seconds: number | null;
}

/** One's own games against the same others: bots of one level, "several" levels, or "people". */
export interface Rivals {
  game: string;
  who: string;
  games: number;
  won: number;
  points: number | null;
}

/** A stretch of one's own games of a kind. */
export interface CurvePoint {
  game: string;
  games: number;
  won: number;
  points: number | null;
  even: number;
  until: number;
}

/** Games won in a row. */
export interface WinStreak {
  game: string;
  longest: number;
  now: number;
}

/** The most that one ever did of something; the game has `feat-…` for it. */
export interface PersonalBest {
  game: string;
  feat: string;
  value: number;
  table: string;
}

/** Somebody else with whom one has played, and who ended ahead of whom how often. */
export interface PlayedWith {
  name: string;
  games: number;
  ahead: number;
  behind: number;
}

/** How strong one is on the scale of the bots: 400 more is ten times as likely to win; a cat has 0. */
export interface OwnStrength {
  game: string;
  rating: number;
  within: number;
  games: number;
  word: "about" | "above" | "below";
  level: string;
  levels: { [key: string]: number };
}

/** What one's own games add up to. Nobody else can ask for it. */
export interface You {
  name: string;
  coat: "calico" | "cocoa" | "ginger" | "lilac" | "siam" | "smoke" | "tux" | null;
  since: number;
  tallies: Tally[];
  rivals: Rivals[];
  curves: CurvePoint[];
  streaks: WinStreak[];
  bests: PersonalBest[];
  companions: PlayedWith[];
  strengths: OwnStrength[];
  uncounted: number;
}

/** A game of one's own history. */
export interface OwnGame {
  number: number;
  table: string;
  game: string;
  mode: { [key: string]: Json };
  players: number;
  seat: number;
  against: "bots" | "people";
  points: number | null;
  rank: number;
  won: number;
  moves: number;
  seconds: number | null;
  finished: number;
  hash: string;
  seats: ListedSeat[];
  result: Result | null;
}

/** Whoever sends this was asked and is sure. */
export interface Forget {
  sure: "yes";
}

/** Where one wants to be told of one's turns: the endpoint of a browser's subscription with its keys, the address of a webhook, a mailbox. */
export interface NewChannel {
  kind: "mail" | "push" | "webhook";
  address: string;
  p256dh?: string;
  auth?: string;
  language?: string;
}

/** What came by mail. */
export interface ChannelCode {
  code: string;
}

/** Where one is told. */
export interface NoticeChannel {
  id: string;
  kind: "mail" | "push" | "webhook";
  address: string;
  secret: string | null;
  confirmed: boolean;
  problem: string;
}

/** Quiet from one minute of the day to another, by the clocks of a time zone; None: never. */
export interface NoticeTimes {
  quiet_from?: number | null;
  quiet_to?: number | null;
  zone?: string;
  reminders?: boolean;
}

/** Where and when one is told, and what this server can do. */
export interface Notices {
  push_key: string | null;
  mail: boolean;
  channels: NoticeChannel[];
  times: NoticeTimes;
}

/** Whether one is told of a table; `told`: at all, anywhere. */
export interface Bell {
  on: boolean;
  told?: boolean;
}

/** For so many days from now; 0: no longer. */
export interface NewVacation {
  days: number;
}

/** Until when one's slow games rest (None: they do not), and how many days of a year are left for that, of how many; all by the server's clock, which says `now`. */
export interface Vacation {
  until: number | null;
  left: number;
  most: number;
  now: number;
}

/** Why a request was not carried out: a code and values as in `refused`, and the sentence in English. */
export interface Problem {
  code: string;
  values: { [key: string]: string | number };
  detail: string;
}

export interface NewClub {
  name: string;
}

/** What opens a club to whoever is no member yet. */
export interface ClubDoor {
  invite: string;
}

/** A club in the list of one's own. */
export interface ClubLine {
  club: string;
  name: string;
}

export interface Member {
  number: number;
  name: string;
  coat: "calico" | "cocoa" | "ginger" | "lilac" | "siam" | "smoke" | "tux" | null;
  role: "helper" | "host" | "member";
  here: boolean;
}

/** A table that waits or runs, and the invitation by which members get in. */
export interface TableOfClub {
  listed: Listed;
  invite: string | null;
}

export interface EveningLine {
  number: number;
  title: string;
  begins: number;
  ends: number;
}

export interface TournamentLine {
  tournament: string;
  name: string;
  game: string;
  stage: "gathering" | "opening" | "over" | "playing";
  round: number;
  rounds: number;
  entrants: number;
}

/** A club, as its members see it. */
export interface ClubShown {
  club: string;
  name: string;
  invite: string;
  you: number;
  role: "helper" | "host" | "member";
  members: Member[];
  tables: TableOfClub[];
  evenings: EveningLine[];
  tournaments: TournamentLine[];
}

/** A line of a club's standing; who has as many points has the same place. */
export interface ClubScore {
  place: number;
  member: number;
  name: string;
  points: number;
  games: number;
  wins: number;
}

/** What members made of a club's games between two times; `title` is that of the evening, if it is one. */
export interface ClubStanding {
  span: "all" | "evening" | "month";
  title: string;
  since: number;
  until: number;
  lines: ClubScore[];
}

/** Helpers and the host may. */
export interface RenameClub {
  t: "rename_club";
  name: string;
}

/** A new invitation; the link with the old one leads nowhere any more. */
export interface RenewInvite {
  t: "renew_invite";
}

/** The host's part. Whoever makes another one host is a helper from then on. */
export interface SetRole {
  t: "set_role";
  member: number;
  role: "helper" | "host" | "member";
}

/** Helpers may remove members, the host anybody else; oneself everybody: that is leaving. */
export interface RemoveMember {
  t: "remove_member";
  member: number;
}

export interface AddEvening {
  t: "add_evening";
  title: string;
  begins: number;
  ends: number;
}

export interface DropEvening {
  t: "drop_evening";
  number: number;
}

/** The host was asked and is sure. */
export interface DeleteClub {
  t: "delete_club";
  sure: "yes";
}

export interface ChangeClub {
  change: RenameClub | RenewInvite | SetRole | RemoveMember | AddEvening | DropEvening | DeleteClub;
}

export interface NewTournament {
  name: string;
  game: string;
  players: number;
  clock: Clock;
  options?: { [key: string]: Json };
  system?: "all" | "swiss";
  rounds?: number;
  fill?: string | null;
  watching?: boolean;
}

export interface TournamentMade {
  tournament: string;
}

export interface EntrantShown {
  number: number;
  name: string;
  bot: string | null;
  gone: boolean;
}

/** Who has promised what for a round, and whether it is opened. */
export interface PromiseShown {
  entrant: number;
  hash: string;
  opened: boolean;
}

/** Seats hold entrants; null: a bot that fills the chair. How it ended is told when the round is over. */
export interface TableOfRound {
  table: string;
  seats: (number | null)[];
  done: boolean;
  ranks: number[] | null;
  scores: (number | null)[];
}

/** A round: `promise` is the server's, and came before the tables were drawn. */
export interface RoundShown {
  number: number;
  stage: "gathering" | "opening" | "over" | "playing";
  promise: string;
  promises: PromiseShown[];
  tables: TableOfRound[];
  byes: number[];
}

/** A line of the standings, with its tie-breaks. */
export interface Place {
  place: number;
  entrant: number;
  points: number;
  same: number;
  met: number;
  wins: number;
  rounds: number;
}

/** A tournament, as the club's members see it. */
export interface TournamentShown {
  tournament: string;
  club: string;
  club_name: string;
  name: string;
  game: string;
  players: number;
  options: { [key: string]: Json };
  system: "all" | "swiss";
  rounds_wanted: number;
  clock: Clock;
  fill: string | null;
  watching: boolean;
  over: boolean;
  runs_it: boolean;
  you: number | null;
  entrants: EntrantShown[];
  rounds: RoundShown[];
  standing: Place[];
}

/** Take part, from the next round on. */
export interface Enter {
  t: "enter";
}

/** Take part no longer; who runs the tournament may say it for others. */
export interface LeaveTournament {
  t: "leave_tournament";
  entrant: number;
}

/** Let so many bots take part as anybody else does. */
export interface AddBots {
  t: "add_bots";
  level: string;
  count?: number;
}

/** Play the coming round, with SHA-256 of a nonce for its shuffle. */
export interface Ready {
  t: "ready";
  promise: string;
}

/** The nonce itself, once the tables are drawn. */
export interface OpenValue {
  t: "open_value";
  nonce: string;
}

/** Draw the tables of the coming round, of all who are ready and of all bots. */
export interface DrawRound {
  t: "draw_round";
}

/** Wait for a table of the round no longer: void, it is worth nothing to anybody; else bots play for whoever is waited for there, until they are back. */
export interface ReleaseTable {
  t: "release_table";
  table: string;
  void: boolean;
}

/** Play no further round. */
export interface EndTournament {
  t: "end_tournament";
}

export interface ChangeTournament {
  change: Enter | LeaveTournament | AddBots | Ready | OpenValue | DrawRound | ReleaseTable | EndTournament;
}

/** A value of an edition, as a form needs it. */
export interface EditionField {
  key: string;
  told: { [key: string]: string | number };
  expected: string;
  limits: { [key: string]: string | number };
  source: string;
  value: Json;
}

/** The edition that a game comes with. */
export interface GameEdition {
  game: string;
  title: string;
  hash: string;
  fields: EditionField[];
}

/** An edition that somebody made: as data, as a TOML file would give it, or as such a file's text. */
export interface GivenEdition {
  game: string;
  edition?: { [key: string]: Json } | null;
  toml?: string | null;
}

/** What is wrong with it: a refusal, and which value it is about. */
export interface EditionFault {
  key: string | null;
  code: string;
  values: { [key: string]: string | number };
}

/** What the engine says of it. Without faults there is a file and a hash; `house`: its values are not those that the game comes with. */
export interface CheckedEdition {
  game: string;
  title: string;
  edition: { [key: string]: Json } | null;
  faults: EditionFault[];
  toml: string | null;
  hash: string | null;
  house: boolean;
}

/** An edition to be kept as one's own; with an id in place of what was kept under it. */
export interface KeepEdition {
  game: string;
  edition: { [key: string]: Json };
  id?: string | null;
}

/** One's own edition, as this server keeps it. */
export interface KeptEdition {
  id: string;
  game: string;
  title: string;
  changed: number;
  edition: { [key: string]: Json };
}

/** What would this edition do? Bots play it and the game's own on the same deals. */
export interface Trial {
  game: string;
  edition: { [key: string]: Json };
  players: number;
  options?: { [key: string]: Json };
  measure?: string;
}

/** A measure, before and after. `within`: the interval around the difference, which holds however often one looks and counting how many measures there are; None: too few games. */
export interface Found {
  measure: string;
  before: number;
  after: number;
  difference: number;
  within: number | null;
  clear: boolean;
}

/** How far a trial has come: `games` of at most `most`, in at most `seconds`. It is made while somebody asks for it again and again, and ends as soon as the difference of its measure is clear. */
export interface Tried {
  games: number;
  most: number;
  seconds: number;
  done: boolean;
  verdict: "higher" | "lower" | null;
  measure: string;
  found: Found[];
  spread: [number, number, number][];
}

/** There is no trial of one's own any more. */
export interface TriedNothing {
  stopped: boolean;
}

/** What a board is drawn from, at one moment. */
export interface Frame {
  deciders: number[];
  view: { [key: string]: Json };
  sheet: [number, string, number, number | null, number | null][];
  goal: { [key: string]: Json };
}

/** A move: whose, its notation, what it did, and what it changed in the frame, as updates of a table do. */
export interface ReplayStep {
  seat: number;
  text: string;
  events: { [key: string]: Json }[];
  changes: Change[];
}

/** A record through somebody's eyes: a seat's, a spectator's ("watch"), or with all cards open ("open"). */
export interface Replay {
  game: string;
  players: number;
  options: { [key: string]: Json };
  edition: string | null;
  printed: { [key: string]: Json };
  names: string[];
  eyes: string;
  start: Frame;
  steps: ReplayStep[];
  result: Result | null;
  abandoned: boolean;
}

/** What a seat was asked at a moment, and all that it might have done. */
export interface Decision {
  ask: { [key: string]: Json };
  moves: Move[];
}

/** A number below another one; or a shuffle of items, in whose case both numbers are null. */
export interface Draw {
  moment: number;
  name: string;
  below: number | null;
  result: number | null;
  items: string[];
  order: string[];
  each: number;
  hands: string[][];
}

/** What does not fit, as refusals say it; in the move with this number, counted from 0. */
export interface Misfit {
  code: string;
  values: { [key: string]: string | number };
  move: number | null;
}

/** Deal and moves as the rules have played them again, as far as they hold. */
export interface Proof {
  draws: Draw[];
  moves: number;
  result: Result | null;
  misfit: Misfit | null;
}

export type ClubChanges =
  | RenameClub
  | RenewInvite
  | SetRole
  | RemoveMember
  | AddEvening
  | DropEvening
  | DeleteClub;

export type TournamentChanges =
  | Enter
  | LeaveTournament
  | AddBots
  | Ready
  | OpenValue
  | DrawRound
  | ReleaseTable
  | EndTournament;

export type Command =
  | Sit
  | Leave
  | Back
  | Rename
  | Watch
  | Chat
  | Report
  | SetPlayers
  | SetOptions
  | SetClock
  | SetHints
  | SkipTutorial
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
  | Prepare
  | Withdraw
  | Undo
  | AskTakeBack
  | AnswerTakeBack
  | SkipAhead
  | Abandon
  | Rematch;

export type FromClient =
  | Hello
  | Ping
  | Do;

export type FromServer =
  | Welcome
  | Snapshot
  | Update
  | Done
  | Refused
  | Pong
  | Closed;
