import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PROTOCOL, type FromServer, type Snapshot, type Update } from "../wire";
import { Link, type Listener, type Socket } from "./link";
import { Refusal } from "./refusal";

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
  /** The moves that were sent, each in its envelope. */
  get played(): Record<string, unknown>[] {
    return this.said("do").filter((message) => (message.command as { t: string }).t === "play");
  }
}

const welcome = (resumed: boolean, epoch = "e1") => ({
  t: "welcome",
  epoch,
  resumed,
  at: 1,
  ping: 2.5,
  stale: 9,
  gone: 30,
});
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
    gone: (why) => told.push(`gone ${why && why.code}`),
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
  expect(last().sent[0]).toEqual({ t: "hello", protocol: PROTOCOL, invite: "door", epoch: null, seen: null });
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
  const first = last().played[0]!;
  last().breaks();
  vi.advanceTimersByTime(3_000);
  last().opens();
  expect(last().played).toEqual([]);
  last().hears(welcome(true));
  expect(last().played).toEqual([first]);
  last().hears({ t: "done", client: first.client, n: 4 });
  await played;
  last().breaks();
  vi.advanceTimersByTime(3_000);
  last().opens();
  last().hears(welcome(true));
  expect(last().played).toEqual([]);
});

test("a refusal comes with its reason", async () => {
  arrive();
  const played = link.send({ t: "play", seat: 0, move: 3 });
  last().hears({
    t: "refused",
    client: last().played[0]!.client,
    code: "not-your-seat",
    values: { seat: 1 },
  });
  await expect(played).rejects.toEqual(new Refusal("not-your-seat", { seat: 1 }));
});

test("who was too fast tries again by itself", () => {
  arrive();
  void link.send({ t: "play", seat: 0, move: 3 });
  last().hears({
    t: "refused",
    client: last().played[0]!.client,
    code: "too-fast",
    values: {},
  });
  vi.advanceTimersByTime(1_100);
  expect(last().played).toHaveLength(2);
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

test("within four seconds of silence it says so, and takes it back when something comes after all", () => {
  arrive();
  vi.advanceTimersByTime(500);
  for (let i = 0; i < 4; i++) {
    vi.advanceTimersByTime(2_500); // half a second after a ping
    last().hears({ t: "pong", at: 2 });
  }
  expect(told).not.toContain("down");
  vi.advanceTimersByTime(4_000);
  expect(told.at(-1)).toBe("down");
  expect(sockets).toHaveLength(1); // a slow line may still bring it
  last().hears({ t: "pong", at: 3 });
  expect(told.at(-1)).toBe("up");
});

test("when the device says that its network is gone, it looks at once", () => {
  arrive();
  link.doubt();
  expect(last().said("ping")).toHaveLength(1);
  vi.advanceTimersByTime(1_400);
  expect(told.at(-1)).toBe("down");
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

test("closed for good is told with the reason", () => {
  arrive();
  last().hears({ t: "closed", code: "private", values: {}, again: false });
  expect(told.at(-1)).toBe("gone private");
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(1);
});

test("a server that comes back is tried again", () => {
  arrive();
  last().hears({ t: "closed", code: "server-restarts", values: {}, again: true });
  vi.advanceTimersByTime(3_000);
  expect(sockets).toHaveLength(2);
});

test("a page that is older than the server is told so, and can be loaded again", () => {
  last().opens();
  last().hears({ t: "closed", code: "old-client", values: {}, again: false });
  expect(told.at(-1)).toBe("gone null");
});

test("what cannot be understood ends in a sentence, not in silence", () => {
  arrive();
  last().onmessage?.({ data: "{nonsense" } as MessageEvent);
  expect(told.at(-1)).toBe("gone null");
});
