import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FromServer, Snapshot, Update } from "../wire";
import { Link, Refusal, type Listener, type Socket } from "./link";

class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onclose: (() => void) | null = null;
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = 3;
  }
  opens(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  hears(message: FromServer | object): void {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
  }
  breaks(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  said(t: string): Record<string, unknown>[] {
    return this.sent.filter((message) => message.t === t);
  }
}

const welcome = (resumed: boolean, epoch = "e1") => ({ t: "welcome", epoch, resumed, at: 1, ping: 2.5, stale: 9, gone: 30 });
const snapshot = (n: number) => ({ t: "snapshot", n, table: {}, story: {}, chat: [] }) as unknown as Snapshot;
const update = (n: number) => ({ t: "update", n, changes: [] }) as Update;

let sockets: FakeSocket[];
let told: string[];
let link: Link;
const last = (): FakeSocket => sockets.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  sockets = [];
  told = [];
  const listener: Listener = {
    snapshot: (message) => told.push(`snapshot ${message.n}`),
    update: (message) => told.push(`update ${message.n}`),
    time: () => undefined,
    connected: (yes) => told.push(yes ? "up" : "down"),
    gone: (why) => told.push(`gone ${why}`),
  };
  link = new Link(listener, { invite: "door" }, () => {
    const socket = new FakeSocket();
    sockets.push(socket);
    return socket;
  });
});

afterEach(() => {
  link.close();
  vi.useRealTimers();
});

function arrive(): void {
  last().opens();
  last().hears(welcome(false));
  last().hears(snapshot(4));
}

test("says hello with the invitation and takes the snapshot", () => {
  arrive();
  expect(last().sent[0]).toEqual({ t: "hello", invite: "door", epoch: null, seen: null });
  expect(told).toEqual(["snapshot 4", "up"]);
});

test("goes on after a break where it was", () => {
  arrive();
  last().hears(update(5));
  last().breaks();
  expect(told.at(-1)).toBe("down");
  vi.advanceTimersByTime(3_000);
  last().opens();
  expect(last().sent[0]).toMatchObject({ t: "hello", epoch: "e1", seen: 5 });
  last().hears(welcome(true));
  last().hears(update(6));
  expect(told.slice(-2)).toEqual(["up", "update 6"]);
});

test("a command that was not answered is sent again under the same name", async () => {
  arrive();
  const played = link.send({ t: "play", seat: 0, move: 3, decision: 1 });
  const first = last().said("play")[0]!;
  last().breaks();
  vi.advanceTimersByTime(3_000);
  last().opens();
  expect(last().said("play")).toEqual([]);
  last().hears(welcome(true));
  expect(last().said("play")).toEqual([first]);
  last().hears({ t: "done", client: first.client, n: 4 });
  await played;
  last().breaks();
  vi.advanceTimersByTime(3_000);
  last().opens();
  last().hears(welcome(true));
  expect(last().said("play")).toEqual([]);
});

test("a refusal comes with its reason", async () => {
  arrive();
  const played = link.send({ t: "play", seat: 0, move: 3 });
  last().hears({ t: "refused", client: last().said("play")[0]!.client, why: "Not your turn." });
  await expect(played).rejects.toThrow(new Refusal("Not your turn."));
});

test("who was too fast tries again by itself", () => {
  arrive();
  void link.send({ t: "play", seat: 0, move: 3 });
  last().hears({ t: "refused", client: last().said("play")[0]!.client, why: "That was too fast; wait a moment." });
  vi.advanceTimersByTime(1_100);
  expect(last().said("play")).toHaveLength(2);
});

test("a gap in the numbers is filled by a snapshot", () => {
  arrive();
  last().hears(update(7));
  expect(told).toEqual(["snapshot 4", "up", "down"]);
  vi.advanceTimersByTime(3_000);
  last().opens();
  expect(last().sent[0]).toMatchObject({ epoch: null, seen: null });
});

test("pings, says what it has seen, and gives up on a silent server", () => {
  arrive();
  vi.advanceTimersByTime(2_600);
  expect(last().said("ping")).toEqual([{ t: "ping", seen: 4 }]);
  vi.advanceTimersByTime(12_000);
  expect(told).toContain("down");
});

test("pauses grow from try to try", () => {
  for (let i = 0; i < 20; i++) {
    last().breaks();
    vi.advanceTimersByTime(20_000);
  }
  const before = sockets.length;
  last().breaks();
  vi.advanceTimersByTime(5_000);
  expect(sockets.length).toBe(before);
});

test("closed for good is told in the server's words", () => {
  arrive();
  last().hears({ t: "closed", why: "This table is private.", again: false });
  expect(told.at(-1)).toBe("gone This table is private.");
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(1);
});

test("a server that comes back is tried again", () => {
  arrive();
  last().hears({ t: "closed", why: "The server starts again.", again: true });
  vi.advanceTimersByTime(3_000);
  expect(sockets).toHaveLength(2);
});

test("what cannot be understood ends in a sentence, not in silence", () => {
  arrive();
  last().onmessage?.({ data: "{nonsense" } as MessageEvent);
  expect(told.at(-1)).toBe("gone null");
});
