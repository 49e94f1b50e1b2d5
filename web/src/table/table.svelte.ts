/** A table as the server tells it, and what can be asked of it. Pages and boards read this and nothing else. */

import { beSomebody } from "../me.svelte";
import { sentence } from "../parts/problems";
import { settings } from "../settings.svelte";
import { narrationOf } from "../texts/fluent";
import { Narrator, tableNames } from "../texts/narrator";
import type { Line } from "../texts/pieces";
import type { Command, Document, Json, Said, SeatView, Snapshot, Update } from "../wire";
import { moment } from "../wire/api";
import { changed } from "../wire/changes";
import { Link, type Door, type Listener } from "../wire/link";
import { Promises } from "../wire/promises";
import { Refusal } from "../wire/refusal";
import { sinceMoved, whatMatters, type Matter } from "./matters";
import { beats, timeFor } from "./reading";
import { Rewind, momentOf } from "./rewind.svelte";

type Fields = { [key: string]: Json };
type Stories = { [seat: string]: Fields[] };

const MUTES_KEPT = 100; // on this device
const CHAT_KEPT = 200;
const KEPT = 60; // events that are told of after the story has lost them
const ENDED = ["over", "abandoned"];
/** Refusals that say nothing to whoever sees that it is over. */
const TOO_LATE = new Set(["illegal-move", "game-over"]);
const TRY_AGAIN = 2_000; // milliseconds
const A_GLANCE = 500; // milliseconds between our own move and what follows it
const LONGEST = 6_000; // milliseconds for what is told at once
const BEHIND = 12; // messages that wait: older ones are told in no time

export class Table implements Listener {
  document: Document | null = $state.raw(null);
  story: Stories = $state.raw({});
  private heard: Said[] = $state.raw([]);
  /** What is said, by those whom this device wants to hear. */
  chat: Said[] = $derived.by(() =>
    settings.talk ? this.heard.filter(({ name, seat }) => !this.isMuted(name, seat)) : [],
  );
  /** What the last update told, for motion. */
  events: Fields[] = $state.raw([]);
  /** What this page was told last. */
  private lately: Fields[] = $state.raw([]);
  online = $state(false);
  /** There will be no more: why, or null if this page and the server do not understand each other. */
  over: { why: Refusal | null } | null = $state.raw(null);
  /** The last answer to what somebody did here, in a sentence; what came too late for the end is no matter any more. */
  notice: string = $derived.by(() => {
    const late = this.ended && this.problem instanceof Refusal && TOO_LATE.has(this.problem.code);
    return this.problem === null || late ? "" : sentence(this.problem);
  });
  private problem: unknown = $state.raw(null);
  /** The rule behind it, where a move was refused. */
  noticeRule: string | null = $state(null);
  /** What became of a request, for everybody at the table. */
  news: "taken-back" | "take-back-refused" | null = $state(null);
  /** A move on its way. */
  moving: number | null = $state(null);
  /** A way back is being asked for: a second tap would go back twice. */
  goingBack = $state(false);
  /** Who holds the device; null before anybody said so. */
  holder: number | null = $state(null);
  private storyteller: Narrator | null = $state.raw(null);
  /** The end of a round is looked at, though the next one has begun. */
  looksBack = $state(false);
  /** Places of the board that a line of the score sheet counts, to be seen. */
  lit: readonly string[] = $state.raw([]);

  private link: Link | null = null;
  private readonly promises: Promises;
  private ahead = 0; // of our clock, in seconds
  private readonly busy = new Set<string>();
  private startsAlone: boolean;
  private left = false;
  private readonly readers = new Set<string>(); // who reads something, which what has happened since waits for
  private waiting: Update[] = [];
  /** How much of what is told last is still to come: nothing is asked before. */
  private rest = $state(0);
  private beat: ReturnType<typeof setTimeout> | undefined;
  private taking = false;
  private skips = false; // to where the next round begins
  private learns = false;
  private wentBack = false; // forced moves wait, or nobody would get behind them

  constructor(
    readonly id: string,
    private readonly door: Door,
    /** Sit down and start as soon as all seats are taken: a table just made, to play with bots. */
    wishes: { sit?: boolean; start?: boolean } = {},
  ) {
    this.promises = new Promises(id, localStorage);
    this.startsAlone = wishes.start ?? false;
    if (wishes.sit) this.busy.add("sit");
    void this.arrive();
  }

  private async arrive(): Promise<void> {
    const known = await beSomebody().then(
      () => true,
      () => false,
    );
    if (this.left) return;
    if (!known) return void setTimeout(() => this.arrive(), TRY_AGAIN);
    const address = `${location.protocol.replace("http", "ws")}//${location.host}/api/tables/${this.id}/socket`;
    this.link = new Link(this, this.door, () => new WebSocket(address));
  }

  // --- what the server says -----------------------------------------------------------------------------

  snapshot(message: Snapshot): void {
    this.story = message.story;
    this.heard = message.chat;
    this.waiting = [];
    this.rest = 0;
    this.events = this.lately = [];
    this.show(message.table);
    this.rewind.forget();
  }

  update(message: Update): void {
    this.heard = [...this.heard, ...(message.chat ?? [])].slice(-CHAT_KEPT);
    if (isBack(message)) {
      this.takeAll(); // nobody needs to read of it
      return this.take(message);
    }
    const scenes = this.scenesOf(message);
    const waits = this.readers.size + this.waiting.length > 0;
    if (!waits && !tells(message)) return this.take(message); // nothing is read any shorter for it
    this.waiting.push(...scenes);
    this.catchUp();
  }

  /** What happened in one move, one thing after the other where a game says so: a board shows the end of it, but not all
      that led there. While a clock runs nobody waits for what is told. */
  private scenesOf(message: Update): Scene[] {
    const heads = this.storyteller?.scenes ?? [];
    if (heads.length === 0 || message.story || !this.mayWait || this.passTo !== null) return [message];
    const { skips } = this;
    const parts = Object.entries(message.events ?? {}).map(([key, events]) => {
      const begins = events.findIndex((event) => this.narrator!.chapters.includes(String(event.event)));
      if (begins >= 0) this.skips = false;
      const from = skips ? (begins < 0 ? events.length : begins) : 0;
      return [key, divided(events, heads, from)] as const;
    });
    const count = Math.max(1, ...parts.map(([, scenes]) => scenes.length));
    return Array.from({ length: count }, (_, at) => ({
      ...(at === 0 ? message : { t: message.t, n: message.n, changes: [] }),
      events: Object.fromEntries(parts.map(([key, scenes]) => [key, scenes[at] ?? []])),
      rest: count - 1 - at,
    }));
  }

  /** Whether it costs none of our time when something is read. */
  private get mayWait(): boolean {
    return this.own.every((seat) => this.secondsLeft(seat) === null);
  }

  /** Somebody reads, or has read: meanwhile the table stays as it is, unless a clock runs. Then it catches up. */
  hold(reader: string, on: boolean): void {
    if (on && this.mayWait) this.readers.add(reader);
    else if (this.readers.delete(reader)) this.endBeat(); // it has been read
    this.catchUp();
  }

  private catchUp(): void {
    while (this.readers.size === 0 && this.beat === undefined && this.waiting.length > 0) {
      this.taking = true;
      this.take(this.waiting.shift()!);
      this.taking = false;
      const pause = this.waiting.length < BEHIND ? this.readingTime() : 0;
      if (pause === 0) continue;
      this.beat = setTimeout(() => {
        this.beat = undefined;
        this.catchUp();
      }, pause);
    }
    if (this.document?.phase === "playing") this.playForced();
  }

  /** How long it takes to read what has just been told, in milliseconds: whatever comes next waits so long. What one
      has done oneself is known. */
  readingTime(): number {
    const hurries = beats() === 0 || this.skips || !this.mayWait || this.passTo !== null;
    if (hurries || this.events.length === 0) return 0;
    const news = this.moving === null ? this.events : this.events.filter(({ seat }) => seat !== this.seat);
    const lines = this.narrator?.lines(news, this.seat) ?? [];
    const time = lines.length > 0 ? Math.min(LONGEST, timeFor(lines)) : A_GLANCE;
    return time * beats();
  }

  private endBeat(): void {
    clearTimeout(this.beat);
    this.beat = undefined;
  }

  private takeAll(): void {
    this.endBeat();
    this.taking = true;
    this.waiting.splice(0).forEach((one) => this.take(one));
    this.taking = false;
  }

  private take(message: Scene): void {
    this.rest = message.rest ?? 0;
    const asked = this.document!.take_back !== null;
    const story = { ...this.story };
    for (const [key, events] of Object.entries(message.events ?? {}))
      story[key] = [...(story[key] ?? []), ...events];
    this.story = message.story ?? story;
    this.events = message.events?.[this.storyKey] ?? [];
    this.lately = isBack(message) ? [] : [...this.lately, ...this.events].slice(-KEPT);
    this.show(changed(this.document!, message.changes));
    if (message.story) this.rewind.forget();
    if (this.document!.take_back) this.news = null;
    else if (asked) this.news = message.story ? "taken-back" : "take-back-refused";
  }

  private show(document: Document): void {
    this.document = document;
    if (this.passTo !== null) this.holder = null; // it is on its way: nobody's hand until somebody takes it
    if (this.storyteller === null) void this.findWords(document.game);
    this.doDuties(document);
  }

  private async findWords(game: string): Promise<void> {
    const texts = await narrationOf(game).catch(() => null);
    if (texts === null) {
      this.leave();
      return this.gone(null); // the file is not there any more: this page is older than the server
    }
    this.storyteller ??= new Narrator(texts, this.names);
  }

  time(at: number): void {
    this.ahead = Date.now() / 1000 - at;
  }

  connected(yes: boolean): void {
    this.online = yes;
  }

  gone(why: Refusal | null): void {
    this.over = { why };
  }

  // --- what it means ------------------------------------------------------------------------------------

  names: string[] = $derived(tableNames(this.document?.seats ?? []));

  /** It calls everybody as they are called now. */
  get narrator(): Narrator | null {
    if (this.storyteller) this.storyteller.names = this.names;
    return this.storyteller;
  }
  own: number[] = $derived(this.document?.own ?? []);
  /** Whether the table would hear what is said here: it lists only those who look on with an invitation, where it needs one. */
  maySpeak: boolean = $derived.by(() => {
    const table = this.document;
    if (table === null || this.own.length > 0) return true;
    return table.watching && (!table.private || table.host || !!this.door.invite);
  });
  /** Whether anybody plays from another device. */
  withOthers: boolean = $derived.by(() =>
    (this.document?.seats ?? []).some((seat, number) => seat.kind === "person" && !this.own.includes(number)),
  );
  ended: boolean = $derived(ENDED.includes(this.document?.phase ?? ""));
  /** What led to the question is still told. */
  tells: boolean = $derived(this.rest > 0);
  /** The seats at this device that owe a decision. */
  asked: number[] = $derived(this.tells ? [] : this.own.filter((seat) => this.mayMove(seat)));
  /** The seat that the screen shows; null for a spectator. */
  seat: number | null = $derived.by(() => {
    if (this.own.length < 2) return this.own[0] ?? null;
    if (this.holder !== null && this.own.includes(this.holder)) return this.holder;
    return this.ended ? this.own[0]! : null;
  });
  /** To whom the device must be passed before anything is shown. */
  passTo: number | null = $derived.by(() => {
    if (this.own.length < 2 || this.document?.phase !== "playing") return null;
    if (this.holder !== null && (this.asked.length === 0 || this.asked.includes(this.holder))) return null;
    return this.asked[0] ?? this.own[0]!;
  });
  view: SeatView | null = $derived(
    this.seat === null ? null : (this.document?.game_state?.views[String(this.seat)] ?? null),
  );
  asks: boolean = $derived(this.seat !== null && this.asked.includes(this.seat) && this.moving === null);
  /** What one wins by, and how far that is, while there is anything to win. A server older than this page does not tell. */
  goal: string = $derived.by(() => {
    const told = (this.view ?? this.document?.game_state) as { goal?: { [key: string]: Json } | null } | null;
    const running = this.document?.phase === "playing";
    return running && told?.goal ? (this.narrator?.goal(told.goal, this.seat) ?? "") : "";
  });
  question: string = $derived(
    this.asks && this.narrator && this.view ? this.narrator.question(this.view, this.seat!, true) : "",
  );
  /** The rule behind what is asked. */
  rule: string | null = $derived(
    this.seat !== null && this.asked.includes(this.seat) && this.view
      ? (this.narrator?.rule("questions", this.view.ask) ?? null)
      : null,
  );
  /** All that the seat on the screen has seen happen. */
  seen: Fields[] = $derived(this.story[this.storyKey] ?? []);
  /** The same, and what a game that wants to be remembered has just wiped out: as long as nobody has looked away. */
  recent: Fields[] = $derived.by(() => {
    const first = this.seen[0];
    return [...this.lately.filter((event) => !first || momentOf(event) < momentOf(first)), ...this.seen];
  });
  /** What the others have done since we moved. */
  get lastly(): Fields[] {
    const { narrator, seat } = this;
    return narrator === null || seat === null ? [] : sinceMoved(this.recent, seat, narrator.matters.ACTS);
  }
  /** All of it in sentences. */
  told: Line[] = $derived.by(() => {
    void this.names;
    return this.narrator?.lines(this.seen, this.seat) ?? [];
  });

  /** What happened at a moment, in sentences. */
  toldAt(number: number): Line[] {
    return this.told.filter((_, i) => momentOf(this.seen[i]) === number);
  }

  /** One thing that happened, in a sentence. */
  lineOf(event: Fields): Line[] {
    return this.narrator?.lines([event], this.seat) ?? [];
  }

  /** What the others have done since we moved, as far as it matters to us. */
  matter: Matter | null = $derived.by(() => {
    const { narrator, seat } = this;
    if (narrator === null || seat === null || !this.asks) return null;
    return whatMatters(this.recent, seat, narrator.matters);
  });

  /** Where we look back, if we do. */
  readonly rewind = new Rewind(
    () => this.seen,
    (number) => moment(this.id, this.seat, number),
    (problem) => (this.problem = problem),
    () => this.narrator?.chapters ?? [],
  );

  private get storyKey(): string {
    return this.seat === null ? (this.own.length > 0 ? String(this.own[0]) : "watch") : String(this.seat);
  }

  private mayMove(seat: number): boolean {
    const document = this.document;
    if (document?.phase !== "playing" || document.paused) return false;
    return (document.game_state?.views[String(seat)]?.moves.length ?? 0) > 0;
  }

  /** The seconds that a seat has left; null: as many as it likes. */
  secondsLeft(seat: number, now = Date.now() / 1000): number | null {
    const clock = this.document?.game_state?.clocks[seat];
    const left = clock?.count ?? clock?.left ?? null;
    if (clock === undefined || left === null) return null;
    return Math.max(0, left - (clock.since === null ? 0 : Math.max(0, now - this.ahead - clock.since)));
  }

  /** Whether the shuffle was what everybody promised; null: nothing to compare. */
  honest: boolean | null = $derived.by(() =>
    this.ended && this.document ? this.promises.judge(this.document) : null,
  );
  /** The server has changed its own promise. */
  promiseChanged: boolean = $derived.by(
    () => this.document !== null && !this.ended && !this.promises.serverIsSame(this.document.promise),
  );

  // --- what can be asked --------------------------------------------------------------------------------

  /** Ask; a refusal becomes the notice. Whether it was done. */
  async ask(command: Command): Promise<boolean> {
    this.problem = this.news = null;
    this.noticeRule = null;
    try {
      await this.link?.send(command);
      return true;
    } catch (problem) {
      if (problem instanceof Refusal) this.problem = problem;
      if (problem instanceof Refusal && problem.code === "illegal-move") this.noticeRule = this.rule;
      return false;
    }
  }

  async play(move: number): Promise<boolean> {
    const { seat, view } = this;
    if (seat === null || view === null || this.moving !== null) return false;
    this.moving = move;
    this.wentBack = this.skips = false;
    this.takeAll(); // whoever goes on has read it
    if (this.view?.decision !== view.decision || !this.view.moves.some((one) => one.move === move)) {
      this.moving = null; // what waited tells that nobody asks this any more
      return false;
    }
    const done = await this.ask({ t: "play", seat, move, decision: view.decision });
    this.moving = null;
    if (done) this.playForced();
    return done;
  }

  /** Whoever sits out need not see what the others do: neither what has waited here, nor what is still to come. */
  async skipAhead(): Promise<void> {
    this.takeAll();
    this.skips = this.view?.skip ?? false;
    if (this.skips) await this.ask({ t: "skip_ahead" });
  }

  async goBack(way: "withdraw" | "undo" | "ask_take_back"): Promise<void> {
    const { seat } = this;
    if (seat === null || this.goingBack) return;
    this.goingBack = this.wentBack = true;
    await this.ask({ t: way, seat });
    this.goingBack = false;
  }

  /** Everybody else who plays here, or has said something. */
  others: Person[] = $derived.by(() => {
    const seats = (this.document?.seats ?? []).flatMap(({ kind, name }, seat) =>
      kind === "person" && !this.own.includes(seat) ? [{ name, seat }] : [],
    );
    const guests = this.heard.filter(({ seat, code }) => seat === null && !code).map(({ name }) => name);
    return [...seats, ...[...new Set(guests)].map((name) => ({ name, seat: null }))];
  });

  isMuted(name: string, seat: number | null): boolean {
    return settings.muted.includes(this.muteOf(name, seat));
  }

  /** Hear somebody no longer, or again; they and all others hear nothing of it. */
  mute({ name, seat }: Person, on: boolean): void {
    const one = this.muteOf(name, seat);
    const others = settings.muted.filter((other) => other !== one);
    settings.muted = on ? [...others, one].slice(-MUTES_KEPT) : others;
  }

  /** Nobody's identity is known, so it is whoever sits there, or calls themselves so. */
  private readonly muteOf = (name: string, seat: number | null): string => `${this.id} ${seat ?? name}`;

  /** Say something. Whoever only looks on is listed first, each time: a table may have forgotten them meanwhile. */
  async speak(text: string): Promise<boolean> {
    const invite = this.door.invite ?? null;
    if (this.own.length === 0 && !(await this.ask({ t: "watch", name: await beSomebody(), invite })))
      return false;
    return this.ask({ t: "chat", text });
  }

  /** Sit down: by one's own name, or under another for somebody beside us. */
  async sit(seat: number, name?: string): Promise<void> {
    const document = this.document!;
    const promise = document.seed_named ? null : this.promises.make(document.promise);
    name ??= await beSomebody();
    await this.ask({ t: "sit", seat, name, promise, invite: this.door.invite ?? null });
  }

  // --- what must be done by itself ----------------------------------------------------------------------

  private doDuties(document: Document): void {
    if (document.phase === "gathering") this.gather(document);
    else if (document.phase === "opening" && !document.seed_named) this.open(document);
    else if (document.phase === "playing") this.playForced();
    if (document.own.some((seat) => document.seats[seat]!.away)) this.once("back", { t: "back" });
  }

  private gather(document: Document): void {
    const free = document.seats.findIndex((seat) => seat.kind === "open");
    if (this.busy.delete("sit") && document.own.length === 0 && free >= 0) void this.sit(free);
    const promised =
      document.own.every((seat) => document.seats[seat]!.promise !== null) || document.seed_named;
    if (!promised) {
      for (const seat of document.own) {
        if (document.seats[seat]!.promise === null && !this.busy.has(`promise ${seat}`)) {
          this.once(`promise ${seat}`, { t: "commit", seat, promise: this.promises.make(document.promise) });
        }
      }
    } else if (this.startsAlone && document.host && document.own.length > 0 && free < 0) {
      this.startsAlone = false;
      void this.ask({ t: "start" });
    }
  }

  private open(document: Document): void {
    if (!this.promises.serverIsSame(document.promise)) return;
    this.promises.noteSeats(document.seats.map((seat) => seat.promise));
    for (const seat of document.own) {
      const { promise, opened } = document.seats[seat]!;
      const nonce = this.promises.nonce(promise);
      if (!opened && nonce !== null) this.once(`open ${promise}`, { t: "open", seat, nonce });
    }
  }

  private playForced(): void {
    if (this.taking || this.beat !== undefined || this.waiting.length > 0) return; // what led to it is read first
    const moves = this.view?.moves ?? [];
    if (this.document?.tutorial) this.learns = true;
    if (this.learns) return; // whoever learns makes every move, to the end of that game
    if (settings.forced && !this.wentBack && this.asks && this.passTo === null && moves.length === 1)
      void this.play(moves[0]!.move);
  }

  private once(duty: string, command: Command): void {
    if (this.busy.has(duty)) return;
    this.busy.add(duty);
    void this.ask(command).finally(() => this.busy.delete(duty));
  }

  /** Somebody else at this device takes it, and sees only what is theirs. */
  passedTo(seat: number): void {
    this.rewind.now();
    this.rewind.forget();
    this.events = this.lately = []; // of another seat
    this.holder = seat;
  }

  hurry(): void {
    this.link?.hurry();
  }

  /** The device says that its network is gone. */
  doubt(): void {
    this.link?.doubt();
  }

  leave(): void {
    this.left = true;
    clearTimeout(this.beat);
    this.link?.close();
  }
}

/** A part of what a message tells; with the first of them comes what it changes. */
type Scene = Update & { /** How many more there are. */ rest?: number };

/** The events, cut before each of these heads from somewhere on. */
function divided(events: readonly Fields[], heads: readonly string[], from: number): Fields[][] {
  const scenes: Fields[][] = [];
  for (const [at, event] of events.entries()) {
    if (at === 0 || (at >= from && heads.includes(String(event.event)))) scenes.push([]);
    scenes.at(-1)!.push(event);
  }
  return scenes;
}

const tells = ({ events }: Update): boolean => Object.values(events ?? {}).some((told) => told.length > 0);

/** Something was taken back: the story is another one, and nothing has happened in it. */
const isBack = ({ story, events }: Update): boolean =>
  Boolean(story) && Object.keys(events ?? {}).length === 0;

/** Somebody at the table: on a seat, or looking on. */
export interface Person {
  name: string;
  seat: number | null;
}

/** What was wished for a table that has just been made here, until its page is open. */
export const wishes = new Map<string, { sit?: boolean; start?: boolean }>();
