import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { person } from "../me.svelte";
import { settings } from "../settings.svelte";
import type { Document, SeatView } from "../wire";
import type { Door } from "../wire/link";
import { Table } from "./table.svelte";

/** The server, as far as one table sees it. */
class Server {
  onopen: (() => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  readyState = 1;
  commands: { client: string; command: { t: string; seat?: number; move?: number } }[] = [];
  number = 1;

  constructor() {
    // eslint-disable-next-line @typescript-eslint/no-this-alias -- the test holds the latest one
    server = this;
    queueMicrotask(() => this.onopen?.());
  }
  send(text: string): void {
    const message = JSON.parse(text);
    if (message.t === "hello")
      this.say({ t: "welcome", epoch: "e", resumed: false, at: 1, ping: 2.5, stale: 9, gone: 30 });
    else if (message.t !== "ping") this.commands.push(message);
  }
  close(): void {}
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
  }
  shows(table: Document, story: object = {}): void {
    this.say({ t: "snapshot", n: this.number, table, story, chat: [] });
  }
  changes(changes: object, events: object = {}): void {
    const replaced = Object.entries(changes).map(([key, value]) => [[key], value]);
    this.say({ t: "update", n: ++this.number, changes: replaced, events, chat: [] });
  }
  takesBack(): void {
    this.say({ t: "update", n: ++this.number, changes: [], events: {}, story: { 0: [] }, chat: [] });
  }
  async does(command = this.commands.at(-1)!): Promise<void> {
    this.say({ t: "done", client: command.client, n: this.number });
    await settled();
  }
  get asked(): string[] {
    return this.commands.map(({ command: { t, seat, move } }) =>
      [t, seat, move].filter((word) => word !== undefined).join(" "),
    );
  }
}

let server: Server;
const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

const view = (...moves: number[]): SeatView =>
  ({
    decision: 1,
    moves: moves.map((move) => ({ move, text: "", parts: {} })),
    ask: null,
    view: {},
  }) as unknown as SeatView;
/** The moves that each seat at this device may choose from. */
const moves = (...seats: number[][]): { views: { [seat: string]: SeatView } } => ({
  views: Object.fromEntries(seats.map((moves, seat) => [seat, view(...moves)])),
});

function document(own: number[], game_state: object, game: string): Document {
  const seats = Array.from({ length: 3 }, () => ({
    kind: "person",
    name: "Somebody",
    away: false,
    promise: null,
  }));
  const table = {
    table: "t",
    phase: "playing",
    paused: false,
    game,
    own,
    seats,
    game_state,
    promise: "",
  };
  return { ...table, take_back: null, opened: null, result: null } as unknown as Document;
}

async function at(own: number[], game_state: object, door: Door = {}, game = "cat-tower"): Promise<Table> {
  const table = new Table("t", door);
  await settled();
  server.shows(document(own, game_state, game));
  return table;
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: kept.set.bind(kept),
  });
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  vi.stubGlobal("WebSocket", Server);
  person.name = "Ann";
  person.known = true;
  settings.forced = false;
  settings.speed = "instant"; // else what happens is told one thing after the other
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// --- whoever reads --------------------------------------------------------------------------------------------

test("what happens waits for a reader, and then comes one after the other", async () => {
  const table = await at([0], { ...moves([]), clocks: [] });
  settings.speed = "usual";
  vi.useFakeTimers();
  table.hold("board", true);
  server.changes({ phase: "one" }, { 0: [{ event: "laid", moment: 1 }] });
  server.changes({ phase: "two" }, { 0: [{ event: "laid", moment: 2 }] });
  expect([table.document!.phase, table.seen]).toEqual(["playing", []]);
  table.hold("board", false);
  expect([table.document!.phase, table.seen.length]).toEqual(["one", 1]);
  vi.advanceTimersByTime(3000);
  expect([table.document!.phase, table.seen.length]).toEqual(["two", 2]);
  vi.useRealTimers();
});

const HAPPENED = [
  { event: "gave", seat: 0, card: "B1", moment: 1 },
  { event: "painted", seat: 1, square: "2b", colour: "R", instead: "Y", moment: 2 },
  { event: "declined", seat: 1, moment: 3 },
];

test("what each of the others does has its moment before the next comes", async () => {
  const table = await at([0], { ...moves([1]), clocks: [] }, {}, "trico-roof");
  await vi.waitUntil(() => table.narrator !== null);
  settings.speed = "usual";
  vi.useFakeTimers();
  void table.play(1);
  HAPPENED.forEach((event, n) => server.changes({ phase: `${n}` }, { 0: [event] }));
  expect(table.events).toEqual([HAPPENED[0]]);
  server.changes({}, {}); // of nothing that happened, nobody waits for it
  vi.advanceTimersByTime(600); // one's own move is known
  expect([table.events, table.document!.phase]).toEqual([[HAPPENED[1]], "1"]);
  vi.advanceTimersByTime(1000);
  expect(table.events).toEqual([HAPPENED[1]]);
  vi.advanceTimersByTime(1000);
  expect([table.events, table.document!.phase]).toEqual([[HAPPENED[2]], "2"]);
});

test("nobody whose clock runs waits until something is read, and no other change waits for it", async () => {
  const hurried = await at([0], { ...moves([]), clocks: [{ left: 30, since: null }] });
  settings.speed = "usual";
  HAPPENED.forEach((event) => server.changes({}, { 0: [event] }));
  expect(hurried.seen).toEqual(HAPPENED);
  const table = await at([0], { ...moves([]), clocks: [] });
  server.changes({}, { 0: [HAPPENED[1]] });
  server.changes({ paused: true });
  expect(table.document!.paused).toBe(true);
});

const TURN = [
  { event: "laid", seat: 1, card: "5", moment: 1 },
  { event: "pancake", seat: 0, card: "H", moment: 1 },
  { event: "pancake", seat: 0, card: "G", moment: 1 },
  { event: "drew", seat: 0, card: "1", deck: 3, moment: 1 },
];

/** A table of Cookie Thief, which says what is told by itself. */
async function atCookies(clocks: object[] = []): Promise<Table> {
  const table = await at([0], { ...moves([]), clocks }, {}, "cookie-thief");
  await vi.waitUntil(() => table.narrator?.scenes.length);
  settings.speed = "usual";
  return table;
}

test("of one move each thing is told by itself, and nothing is asked before the last of them", async () => {
  const table = await atCookies();
  vi.useFakeTimers();
  const told = (): object[] => table.events;
  server.changes({ game_state: { ...moves([1, 2]), clocks: [] } }, { 0: TURN });
  expect([told(), table.tells, table.asks]).toEqual([[TURN[0]], true, false]);
  server.changes({ phase: "next" }, { 0: [{ event: "laid", seat: 0, card: "1", moment: 2 }] }); // it waits, too
  vi.advanceTimersByTime(1000);
  expect(told()).toEqual([TURN[0]]);
  vi.advanceTimersByTime(200);
  expect([told(), table.asks]).toEqual([[TURN[1]], false]);
  vi.advanceTimersByTime(1500); // more is told, so it takes longer to read
  expect(told()).toEqual([TURN[1]]);
  vi.advanceTimersByTime(2500);
  expect([told(), table.tells, table.asks]).toEqual([[TURN[2], TURN[3]], false, true]);
  expect(table.document!.phase).toBe("playing");
  vi.advanceTimersByTime(4000);
  expect([table.document!.phase, table.seen.length]).toEqual(["next", 5]);
});

test("what comes after something to be read waits behind it, of the same move as well", async () => {
  const table = await atCookies();
  vi.useFakeTimers();
  server.changes({}, { 0: TURN });
  table.hold("board", true);
  vi.advanceTimersByTime(60_000);
  expect(table.events).toEqual([TURN[0]]);
  table.hold("board", false);
  expect(table.events).toEqual([TURN[1]]);
});

test("whoever goes on has read what was told, and what was taken back is told no more", async () => {
  const table = await atCookies();
  vi.useFakeTimers();
  server.changes({ game_state: { ...moves([1, 2]), clocks: [] } }, { 0: TURN });
  vi.advanceTimersByTime(9000);
  server.changes({}, { 0: [{ event: "laid", seat: 2, card: "2", moment: 2 }] });
  server.changes({ phase: "next" }, { 0: TURN });
  vi.useRealTimers();
  void table.play(1);
  expect([table.tells, table.seen.length, table.document!.phase]).toEqual([false, 9, "next"]);
  expect(server.asked).toEqual(["play 0 1"]);
  server.changes({}, { 0: TURN });
  expect(table.tells).toBe(true);
  server.takesBack();
  expect([table.tells, table.seen]).toEqual([false, []]);
});

test("while a clock runs all of a move is told at once", async () => {
  const table = await atCookies([{ left: 30, since: null }]);
  server.changes({}, { 0: TURN });
  expect([table.events, table.tells]).toEqual([TURN, false]);
});

test("whoever skips ahead is at once where the table is, and asks only for what is left", async () => {
  const out = (skip: boolean): object => ({ views: { 0: { ...view(), skip } }, clocks: [] });
  const table = await at([0], out(true));
  settings.speed = "usual";
  table.hold("board", true);
  for (const skip of [true, true, false])
    server.changes({ game_state: out(skip) }, { 0: [{ event: "laid" }] });
  table.hold("board", false);
  expect([table.view!.skip, table.seen.length]).toEqual([true, 1]);
  await table.skipAhead();
  expect([table.view!.skip, table.seen.length, server.asked]).toEqual([false, 3, []]);
  server.changes({ game_state: out(true) });
  void table.skipAhead();
  expect(server.asked).toEqual(["skip_ahead"]);
});

test("whoever skips ahead is told at once what comes until the next round begins", async () => {
  const table = await atCookies();
  server.changes({ game_state: { views: { 0: { ...view(), skip: true } }, clocks: [] } });
  void table.skipAhead();
  server.changes({}, { 0: TURN });
  expect([table.tells, table.seen.length]).toEqual([false, 4]);
  server.changes({}, { 0: [...TURN, { event: "dealt", moment: 2 }, ...TURN.slice(1)] });
  expect([table.tells, table.events]).toEqual([true, TURN]);
});

test("nobody may read while a clock runs", async () => {
  const table = await at([0], { ...moves([]), clocks: [{ left: 30, since: null }] });
  table.hold("board", true);
  server.changes({ phase: "one" });
  expect(table.document!.phase).toBe("one");
});

test("what is forgotten is still told of until something else happens", async () => {
  const table = await at([0], moves([]));
  const [laid, won] = [
    { event: "laid", moment: 1 },
    { event: "won", moment: 2 },
  ];
  server.changes({}, { 0: [laid] });
  server.say({ t: "update", n: 3, changes: [], events: { 0: [won] }, story: { 0: [] }, chat: [] });
  expect([table.seen, table.recent]).toEqual([[], [laid, won]]);
  server.say({ t: "update", n: 4, changes: [], events: {}, story: { 0: [] }, chat: [] }); // taken back
  expect(table.recent).toEqual([]);
});

// --- two people at one device ------------------------------------------------------------------------------

test("the device is passed to whoever is asked, and only who takes it sees a hand", async () => {
  const table = await at([0, 1], moves([], [1, 2]));
  expect([table.passTo, table.seat]).toEqual([1, null]);
  table.passedTo(1);
  expect([table.passTo, table.seat]).toEqual([null, 1]);
  server.changes({ game_state: moves([1, 2], []) });
  expect([table.passTo, table.seat, table.view]).toEqual([0, null, null]);
});

test.each([
  ["a time-out", { game_state: moves([], []) }],
  ["a pause", { paused: true }],
  ["being asked again", { game_state: moves([1, 2], [1, 2]) }],
])("a device on its way from one to the other shows nobody's hand after %s", async (_, change) => {
  const table = await at([0, 1], moves([1, 2], []));
  table.passedTo(0);
  server.changes({ game_state: moves([], [1, 2]) });
  expect(table.passTo).toBe(1);
  server.changes(change);
  expect(table.passTo).not.toBeNull();
  expect([table.seat, table.view]).toEqual([null, null]);
});

test("whoever waits for others goes on seeing their own hand", async () => {
  const table = await at([0, 1], moves([1, 2], []));
  table.passedTo(0);
  server.changes({ game_state: moves([], []) });
  server.changes({ paused: true });
  expect([table.passTo, table.seat]).toEqual([null, 0]);
});

test("whoever takes the device is not shown what another seat has just seen happen", async () => {
  const table = await at([0, 1], moves([1, 2], []));
  table.passedTo(0);
  server.changes(
    { game_state: moves([], [1, 2]) },
    { 0: [{ event: "drew", card: "a secret" }], 1: [{ event: "drew" }] },
  );
  table.passedTo(1);
  expect(table.events).toEqual([]);
});

test("a game that two played at one device can be looked at when it is over", async () => {
  const table = await at([0, 1], moves([], []));
  server.changes({ phase: "over" });
  expect([table.passTo, table.seat]).toEqual([null, 0]);
});

// --- moves that play themselves ----------------------------------------------------------------------------

test("a forced move plays itself, also directly after one's own", async () => {
  settings.forced = true;
  const table = await at([0], moves([7, 8]));
  void table.play(7);
  server.changes({ game_state: moves([5]) });
  await server.does();
  expect(server.asked).toEqual(["play 0 7", "play 0 5"]);
});

test("a forced move waits until what led to it is read, and is played once", async () => {
  settings.forced = true;
  const table = await at([0], { ...moves([7, 8]), clocks: [] });
  settings.speed = "usual";
  vi.useFakeTimers();
  server.changes({ game_state: { ...moves([5]), clocks: [] } }, { 0: [{ event: "laid", moment: 1 }] });
  expect([table.asks, server.asked]).toEqual([true, []]);
  vi.advanceTimersByTime(3000);
  expect(server.asked).toEqual(["play 0 5"]);
  server.changes({ game_state: { ...moves([]), clocks: [] } }, { 0: [{ event: "laid", moment: 2 }] });
  server.say({ t: "done", client: server.commands.at(-1)!.client, n: server.number });
  await vi.advanceTimersByTimeAsync(3000);
  expect(server.asked).toEqual(["play 0 5"]);
  vi.useRealTimers();
});

test("a tap on what is asked no more, as what waits will tell, plays nothing", async () => {
  const table = await at([0], { ...moves([7, 8]), clocks: [] });
  settings.speed = "usual";
  vi.useFakeTimers();
  table.hold("board", true);
  server.changes({ game_state: { ...moves([]), clocks: [] } }, { 0: [{ event: "laid", moment: 1 }] });
  expect(table.asks).toBe(true);
  expect(await table.play(7)).toBe(false);
  expect([table.asks, table.moving, server.asked]).toEqual([false, null, []]);
  vi.useRealTimers();
});

test("a forced move that was refused is not tried for ever", async () => {
  settings.forced = true;
  await at([0], moves([5]));
  server.say({ t: "refused", client: server.commands[0]!.client, code: "paused", values: {} });
  await settled();
  expect(server.asked).toEqual(["play 0 5"]);
});

test("who goes back gets past a forced move", async () => {
  settings.forced = true;
  const table = await at([0], moves([7, 8]));
  void table.goBack("undo");
  server.changes({ game_state: moves([5]) });
  await server.does();
  server.changes({ paused: false }); // whatever happens meanwhile
  expect(server.asked).toEqual(["undo 0"]);
  void table.goBack("undo");
  server.changes({ game_state: moves([1, 2]) });
  await server.does();
  void table.play(1);
  server.changes({ game_state: moves([5]) });
  await server.does();
  expect(server.asked).toEqual(["undo 0", "undo 0", "play 0 1", "play 0 5"]);
});

test("one step back is asked for at a time", async () => {
  const table = await at([0], moves([1, 2]));
  void table.goBack("undo");
  void table.goBack("undo");
  expect([server.asked, table.goingBack]).toEqual([["undo 0"], true]);
  await server.does();
  expect(table.goingBack).toBe(false);
});

// --- coming and speaking -----------------------------------------------------------------------------------

test("a network that is not there at first is waited for", async () => {
  vi.useFakeTimers();
  person.known = false;
  const answers = [null, { name: "Ann" }];
  vi.stubGlobal("fetch", async () => {
    const answer = answers.shift();
    if (!answer) throw new TypeError("no network");
    return { ok: true, json: async () => answer };
  });
  const table = new Table("t", {});
  await vi.advanceTimersByTimeAsync(1_000);
  expect([answers.length, table.over]).toEqual([1, null]);
  await vi.advanceTimersByTimeAsync(2_000);
  vi.useRealTimers();
  server.shows(document([0], moves([1, 2]), "cat-tower"));
  expect(table.document).not.toBeNull();
});

test("who only looks on is listed before they speak", async () => {
  const table = await at([], moves(), { invite: "door" });
  const heard = table.speak("hello");
  await settled();
  expect(server.commands.at(-1)!.command).toMatchObject({ t: "watch", name: "Ann", invite: "door" });
  await server.does();
  expect(server.commands.at(-1)!.command).toMatchObject({ t: "chat", text: "hello" });
  await server.does();
  expect(await heard).toBe(true);
});

test("where nobody would hear it, nothing can be said", async () => {
  const table = await at([], moves(), { watch: "token" });
  server.changes({ private: true, watching: true });
  expect(table.maySpeak).toBe(false);
  server.changes({ private: false });
  expect(table.maySpeak).toBe(true);
  server.changes({ watching: false });
  expect(table.maySpeak).toBe(false);
  server.changes({ own: [1] });
  expect(table.maySpeak).toBe(true);
});
