/**
 * The socket of a table: it stays alive, comes back after a break, and loses nothing.
 *
 * A command is sent until it is answered: after a break it is sent again under the same name, so that it is
 * carried out once. When the connection comes back, it goes on after the last number seen.
 */

import {
  PROTOCOL,
  type Command,
  type Do,
  type FromClient,
  type FromServer,
  type Snapshot,
  type Update,
} from "../wire";
import { Refusal } from "./refusal";

export interface Listener {
  snapshot(message: Snapshot): void;
  update(message: Update): void;
  /** The server's clock, in seconds since 1970. */
  time(at: number): void;
  /** Whether the connection stands. */
  connected(yes: boolean): void;
  /** There will be no more: why, or null if we and the server do not understand each other. */
  gone(why: Refusal | null): void;
}

/** The part of a WebSocket that is used, so that tests can play the server. */
export interface Socket {
  onopen: ((event: never) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: never) => void) | null;
  readyState: number;
  send(text: string): void;
  close(): void;
}

export interface Door {
  invite?: string | null;
  watch?: string | null;
  /** Be a screen for everybody in the room: see what a spectator does, whoever brings it. */
  screen?: boolean;
}

interface Waiting {
  message: Do;
  done: () => void;
  refused: (why: Refusal) => void;
}

const OPEN = 1;
const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 15_000;
const A_GOOD_WHILE = 5_000;
const ANSWERS_WITHIN = 1_200; // milliseconds; who waits longer is told so
const A_MOMENT = 100; // for a busy page to read what has come
const TOO_FAST = "too-fast";
const OTHER_VERSION = "old-client";

const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (b) => b.toString(16).padStart(2, "0")).join("");

/** Whether nobody looks at the page: then others may have to tell whose turn it is. */
const unseen = (): { hidden?: true } =>
  globalThis.document?.visibilityState === "hidden" ? { hidden: true } : {};

export class Link {
  private socket: Socket | null = null;
  private ready = false; // welcomed, and up to date
  private epoch: string | null = null;
  private seen: number | null = null;
  private ping = 2_500;
  private stale = 9_000;
  private heard = 0;
  private began = 0;
  private pause = FIRST_PAUSE;
  private ended = false;
  private pinging: ReturnType<typeof setInterval> | undefined;
  private waiting: ReturnType<typeof setTimeout> | undefined; // for an answer to a ping
  private quiet = false; // it was not answered: the connection may be lost, and perhaps is not
  private retry: ReturnType<typeof setTimeout> | undefined;
  private readonly unanswered = new Map<string, Waiting>();

  constructor(
    private readonly listener: Listener,
    private readonly door: Door,
    private readonly open: () => Socket,
  ) {
    this.connect();
  }

  /** Ask something of the table, now or once the connection is back. Rejects with a `Refusal`. */
  send(command: Command): Promise<void> {
    const message: Do = { t: "do", client: newId(), command };
    return new Promise((done, refused) => {
      this.unanswered.set(message.client, { message, done, refused });
      if (this.ready) this.say(message);
    });
  }

  /** Try at once: the device has woken up, or its network is back. */
  hurry(): void {
    if (this.ended) return;
    if (this.socket === null) {
      this.pause = FIRST_PAUSE;
      clearTimeout(this.retry);
      this.connect();
    } else {
      this.beat();
    }
  }

  /** The device says that its network is gone: see whether that is so. */
  doubt(): void {
    if (this.ready) this.beat();
  }

  close(): void {
    this.end();
  }

  // --- the connection -----------------------------------------------------------------------------------

  private connect(): void {
    const socket = this.open();
    this.socket = socket;
    this.began = this.heard = Date.now();
    socket.onopen = () => {
      this.heard = Date.now();
      this.say({
        t: "hello",
        protocol: PROTOCOL,
        ...this.door,
        epoch: this.epoch,
        seen: this.seen,
        ...unseen(),
      });
    };
    socket.onmessage = (event) => this.socket === socket && this.take(event.data);
    socket.onclose = () => this.socket === socket && this.broken();
    clearInterval(this.pinging);
    this.pinging = setInterval(() => this.beat(), this.ping);
  }

  private beat(): void {
    if (Date.now() - this.heard > Math.max(this.stale, 3 * this.ping)) return this.broken();
    if (!this.ready) return;
    this.say({ t: "ping", seen: this.seen, ...unseen() });
    const look = (): void => void (this.waiting = setTimeout(() => this.unheard(), A_MOMENT));
    this.waiting ??= setTimeout(look, ANSWERS_WITHIN);
  }

  /** A ping was not answered in time. The socket stays a while: a slow line may still bring it. */
  private unheard(): void {
    this.quiet = true;
    this.listener.connected(false);
  }

  private isHeard(): void {
    this.heard = Date.now();
    this.stopWaiting();
    if (this.quiet && this.ready) this.listener.connected(true);
    this.quiet = false;
  }

  private stopWaiting(): void {
    clearTimeout(this.waiting);
    this.waiting = undefined;
  }

  private broken(): void {
    const stood = this.ready && Date.now() - this.began > A_GOOD_WHILE;
    this.letGo();
    if (this.ended) return;
    this.listener.connected(false);
    this.pause = stood ? FIRST_PAUSE : Math.min(LONGEST_PAUSE, this.pause * 1.7);
    this.retry = setTimeout(() => this.connect(), this.pause * (0.8 + 0.4 * Math.random()));
  }

  private letGo(): void {
    const socket = this.socket;
    this.socket = null;
    this.ready = this.quiet = false;
    clearInterval(this.pinging);
    this.stopWaiting();
    socket?.close();
  }

  private end(why?: Refusal | null): void {
    this.ended = true;
    clearTimeout(this.retry);
    this.letGo();
    if (why === undefined) return; // we left by ourselves: nobody waits for answers any more
    for (const waiting of this.unanswered.values()) waiting.refused(why ?? new Refusal(OTHER_VERSION));
    this.unanswered.clear();
    this.listener.gone(why);
  }

  private say(message: FromClient): void {
    if (this.socket?.readyState === OPEN) this.socket.send(JSON.stringify(message));
  }

  // --- what the server says -----------------------------------------------------------------------------

  private take(data: unknown): void {
    this.isHeard();
    try {
      this.follow(JSON.parse(String(data)) as FromServer);
    } catch (problem) {
      console.error("a message that cannot be understood", problem);
      this.end(null);
    }
  }

  private follow(message: FromServer): void {
    switch (message.t) {
      case "welcome":
        return this.welcome(message);
      case "snapshot":
        this.seen = message.n;
        this.listener.snapshot(message);
        return this.isReady();
      case "update":
        return this.update(message);
      case "done":
        this.answered(message.client)?.done();
        return;
      case "refused":
        return this.refused(message.client, new Refusal(message.code, message.values));
      case "pong":
        return this.listener.time(message.at);
      case "closed":
        if (message.again) this.broken();
        else this.end(message.code === OTHER_VERSION ? null : new Refusal(message.code, message.values));
        return;
      default:
        throw new Error("an unknown message");
    }
  }

  private welcome(message: Extract<FromServer, { t: "welcome" }>): void {
    this.stale = message.stale * 1000;
    this.ping = message.ping * 1000;
    clearInterval(this.pinging);
    this.pinging = setInterval(() => this.beat(), this.ping);
    this.listener.time(message.at);
    if (message.resumed && message.epoch === this.epoch) return this.isReady();
    this.epoch = message.epoch;
    this.seen = null;
  }

  private update(message: Update): void {
    if (message.n !== (this.seen ?? 0) + 1) {
      this.epoch = this.seen = null; // something is missing: come back and take it all anew
      return this.broken();
    }
    this.seen = message.n;
    this.listener.update(message);
  }

  private isReady(): void {
    if (this.ready) return;
    this.ready = true;
    for (const { message } of this.unanswered.values()) this.say(message);
    this.listener.connected(true);
  }

  private answered(client: string): Waiting | undefined {
    const waiting = this.unanswered.get(client);
    this.unanswered.delete(client);
    return waiting;
  }

  private refused(client: string | null, why: Refusal): void {
    const waiting = client === null ? undefined : this.unanswered.get(client);
    if (waiting === undefined) return;
    if (why.code === TOO_FAST && waiting.message.command.t !== "chat") {
      setTimeout(() => this.ready && this.say(waiting.message), 1_000);
      return;
    }
    this.answered(client!)!.refused(why);
  }
}
