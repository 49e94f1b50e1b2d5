// The people at the tables, for our server and for boardgame.io's: node clients.js ours|theirs PORT THINK PID
//
// A line {"tables": N, "warm": s, "seconds": s} on standard input: let N tables play, and after a warm-up measure
// for so long. A table that may end meanwhile gives way to a new one first, so nobody sits down while time is taken.
// Whoever must move thinks for 0.5 to 1.5 times THINK seconds and makes a random legal move. What is measured
// is the time from sending it until all four seats have its outcome, and on Linux what the server, process PID with its
// children, used of the processor. The answer is a line of JSON.
//
// People shall cost little, or they are what is measured: they speak WebSocket (socket.js) without a library, and
// read of a message only what tells whose turn it is and what they may do. Everybody pings every PING, and is pinged
// as often by boardgame.io, if they said nothing else meanwhile.

const http = require('node:http');
const crypto = require('node:crypto');
const fs = require('node:fs');
const { monitorEventLoopDelay, performance } = require('node:perf_hooks');
const readline = require('node:readline');
const { Socket } = require('./socket.js');

const side = process.argv[2];
const [port, think, server, protocol] = process.argv.slice(3).map(Number);
const SEATS = [0, 1, 2, 3];
const SHORTEST_GAME = 40; // moves: 32 cards and hardly ever fewer than 8 servings
const PING = 10_000; // milliseconds: what boardgame.io's server asks for
const agent = new http.Agent({ keepAlive: true, maxSockets: 16, timeout: 2000 });
const pick = (list) => list[Math.floor(Math.random() * list.length)];

let tables = [];
let waits = null; // milliseconds, while measuring
let refused = 0;
let filling = false; // tables are being set up, so nobody thinks of a new move
let bytes = 0;

function post(path, body, headers = {}) {
  const data = JSON.stringify(body);
  const options = {
    agent, port, path, method: 'POST', host: '127.0.0.1',
    headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(data), ...headers },
  };
  return new Promise((resolve, reject) => {
    const request = http.request(options, (answer) => {
      let text = '';
      answer.on('data', (part) => (text += part));
      answer.on('end', () => {
        if (answer.statusCode >= 300) reject(new Error(`${path}: ${answer.statusCode} ${text}`));
        else resolve({ body: JSON.parse(text), cookie: answer.headers['set-cookie'] });
      });
    });
    request.on('error', reject);
    request.end(data);
  });
}

// --- a table, whoever serves it -----------------------------------------------------------------------------

class Table {
  constructor() {
    this.moves = 0; // made so far
    this.heard = 0; // seats that have the outcome of the last one
    this.sent = 0;
    this.over = false;
    this.timer = null;
    this.seats = [];
  }

  // The seat that must move: send its move after a while.
  ask(move) {
    this.timer = setTimeout(() => {
      this.heard = 0;
      this.sent = performance.now();
      move();
    }, 1000 * think * (0.5 + Math.random()));
  }

  // One more seat has the outcome of the last move.
  hears() {
    this.heard += 1;
    if (this.heard < 4) return;
    this.moves += 1;
    if (waits) waits.push(performance.now() - this.sent);
    this.timer = null;
    if (!filling) this.next();
  }

  close() {
    clearTimeout(this.timer);
    this.over = true;
    for (const socket of this.seats) socket.close();
  }
}

// --- ours ---------------------------------------------------------------------------------------------------

const people = []; // cookies; four for each place at a table, used again at the next one

class Ours extends Table {
  async open(place) {
    while (people.length < 4 * place + 4) {
      const made = await post('/api/me', { name: `Person ${people.length}` });
      people.push(made.cookie[0].split(';')[0]);
    }
    this.cookies = people.slice(4 * place, 4 * place + 4);
    const described = { game: 'tower-of-pancakes', players: 4, options: { mode: 'basic' } };
    const made = await post('/api/tables', described, { cookie: this.cookies[0] });
    this.documents = [null, null, null, null];
    this.numbers = [0, 0, 0, 0];
    this.said = [0, 0, 0, 0]; // when each seat last said something
    this.started = false;
    this.ready = new Promise((resolve) => (this.begin = resolve));
    this.answers = new Map();
    this.nonces = SEATS.map(() => crypto.randomBytes(32));
    await Promise.all(SEATS.map((seat) => this.sit(made.body.table, seat)));
    await this.command(0, { t: 'start' });
    const opened = SEATS.map((seat) =>
      this.command(seat, { t: 'open', seat, nonce: this.nonces[seat].toString('hex') }));
    await Promise.all([this.ready, ...opened]);
    this.started = true;
    for (const seat of SEATS) setTimeout(() => this.ping(seat), PING * Math.random());
  }

  async sit(id, seat) {
    const welcome = new Promise((resolve) => this.answers.set(`snapshot ${seat}`, resolve));
    const path = `/api/tables/${id}/socket`;
    this.seats[seat] = await Socket.open(port, path, this.cookies[seat], (data) => this.take(seat, data));
    this.say(seat, { t: 'hello', protocol });
    await welcome;
    const promise = crypto.createHash('sha256').update(this.nonces[seat]).digest('hex');
    await this.command(seat, { t: 'sit', seat, name: `Person ${seat}`, promise });
  }

  say(seat, message) {
    this.said[seat] = performance.now();
    this.seats[seat].send(JSON.stringify(message));
  }

  command(seat, command) {
    const client = crypto.randomBytes(8).toString('hex');
    return new Promise((resolve) => {
      this.answers.set(client, resolve);
      this.say(seat, { t: 'do', client, command });
    });
  }

  take(seat, data) {
    bytes += data.length;
    const message = JSON.parse(data);
    if (message.t === 'update') this.update(seat, message);
    else if (message.t === 'snapshot') {
      this.documents[seat] = message.table;
      this.answers.get(`snapshot ${seat}`)();
    } else if (message.t === 'done' || message.t === 'refused') {
      if (message.t === 'refused') refused += 1;
      const answer = this.answers.get(message.client);
      if (answer) answer(message);
      this.answers.delete(message.client);
    } else if (message.t === 'closed') this.closed(message, data);
  }

  // A server that has too much to do ends what it has not heard for long: then this was too much for it.
  closed(message, data) {
    if (!message.again) throw new Error(data);
    refused += 1;
    this.close();
    this.answers.forEach((answer) => answer(message));
    this.begin();
  }

  // Keep the document, as a client does. A move has arrived when events have.
  update(seat, message) {
    const document = this.documents[seat];
    this.numbers[seat] = message.n;
    for (const [path, ...value] of message.changes) {
      let place = document;
      for (const key of path.slice(0, -1)) place = place[key];
      const last = path[path.length - 1];
      if (value.length) place[last] = value[0];
      else delete place[last];
    }
    if (this.started && Object.keys(message.events).length) this.hears();
    else if (!this.started && SEATS.every((s) => this.documents[s]?.phase === 'playing')) this.begin();
  }

  next() {
    if (this.over) return;
    const { deciders, views } = this.documents[0].game_state;
    if (!deciders.length) return this.close();
    const seat = deciders[0];
    const view = this.documents[seat].game_state.views[seat];
    const { move } = pick(view.moves);
    const command = { t: 'play', seat, move, decision: view.decision };
    const message = { t: 'do', client: crypto.randomBytes(8).toString('hex'), command };
    this.ask(() => this.say(seat, message));
  }

  // Everybody by a clock of their own, as clients do: when they have said nothing for so long.
  ping(seat) {
    if (this.over) return;
    const rest = this.said[seat] + PING - performance.now();
    if (rest > 0) return setTimeout(() => this.ping(seat), rest + 1);
    this.say(seat, { t: 'ping', seen: this.numbers[seat] });
    setTimeout(() => this.ping(seat), PING);
  }
}

// --- theirs -------------------------------------------------------------------------------------------------

const GAME = 'tower-of-pancakes';

// What socket.io writes before a message: its server's ping and our answer, joining a game's room, an event of it.
const PINGED = '2', PONG = '3', JOIN = `40/${GAME},`, EVENT = `42/${GAME},`;

class Theirs extends Table {
  async open() {
    this.id = (await post(`/games/${GAME}/create`, { numPlayers: 4 })).body.matchID;
    this.states = [null, null, null, null]; // the last message of each, read when it is needed
    this.started = false;
    this.credentials = [];
    for (const seat of SEATS) {
      const joined = { playerID: String(seat), playerName: `Person ${seat}` };
      this.credentials[seat] = (await post(`/games/${GAME}/${this.id}/join`, joined)).body.playerCredentials;
    }
    await Promise.all(SEATS.map((seat) => this.sit(seat)));
    this.started = true;
  }

  async sit(seat) {
    const synced = new Promise((resolve) => (this.states[seat] = resolve));
    const path = '/socket.io/?EIO=4&transport=websocket';
    this.seats[seat] = await Socket.open(port, path, '', (data) => this.take(seat, data));
    this.seats[seat].send(JOIN);
    await synced;
  }

  emit(seat, ...event) {
    this.seats[seat].send(EVENT + JSON.stringify(event));
  }

  take(seat, data) {
    if (data === PINGED) this.seats[seat].send(PONG);
    else if (data.startsWith(JOIN)) this.emit(seat, 'sync', this.id, String(seat), this.credentials[seat], 4);
    else if (data.startsWith(`${EVENT}["sync"`)) {
      const resolve = this.states[seat];
      this.states[seat] = data;
      resolve();
    } else if (data.startsWith(`${EVENT}["update"`)) {
      this.states[seat] = data;
      if (this.started) this.hears();
    }
  }

  state(seat) {
    const [kind, , told] = JSON.parse(this.states[seat].slice(EVENT.length));
    return kind === 'sync' ? told.state : told;
  }

  next() {
    const { ctx } = this.state(0);
    if (this.over || ctx.gameover !== undefined) return this.close();
    const seat = Number(ctx.currentPlayer);
    const state = this.state(seat);
    const payload = { playerID: String(seat), credentials: this.credentials[seat], ...choose(state.G, seat) };
    const action = { type: 'MAKE_MOVE', payload };
    this.ask(() => this.emit(seat, 'update', action, state._stateID, this.id, String(seat)));
  }
}

// boardgame.io's clients know the rules: what a player may do is worked out here.
function choose(G, seat) {
  if (G.phase === 'serve') {
    const open = ['A', 'B', 'C'].filter((plate) => G.towers[plate].length < 8);
    return { type: 'serve', args: [pick(open.length ? open : ['D'])] };
  }
  const hand = G.players[seat].hand;
  const following = hand.filter((card) => card[0] === G.led);
  return { type: 'play', args: [pick(following.length ? following : hand)] };
}

// --- measuring ----------------------------------------------------------------------------------------------

const sleep = (seconds) => new Promise((resolve) => setTimeout(resolve, 1000 * seconds));

// Seconds of processor that the server has used, itself and its children; 0 where the system does not say.
function used() {
  const own = (pid) => {
    const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  };
  try {
    const threads = fs.readdirSync(`/proc/${server}/task`);
    const children = threads.flatMap((thread) =>
      fs.readFileSync(`/proc/${server}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean));
    return [own(server), children.reduce((sum, pid) => sum + own(pid), 0)];
  } catch {
    return [0, 0];
  }
}

async function fill(count, seconds) {
  filling = true;
  const last = SHORTEST_GAME - (1.2 * seconds) / think; // whoever has come further might end too early
  const kept = tables.filter((table) => !table.over && table.moves <= last).slice(0, count);
  tables.filter((table) => !kept.includes(table)).forEach((table) => table.over || table.close());
  const free = [...Array(count).keys()].filter((place) => !kept.some((table) => table.place === place));
  tables = kept;
  const open = async () => {
    while (free.length && tables.length < count) {
      const table = side === 'ours' ? new Ours() : new Theirs();
      table.place = free.shift();
      tables.push(table);
      await table.open(table.place);
    }
  };
  await Promise.all(Array.from({ length: 8 }, open));
  filling = false;
  tables.forEach((table) => table.timer === null && table.next());
}

function at(sorted, share) {
  const place = Math.min(sorted.length - 1, Math.floor(sorted.length * share));
  return place < 0 ? null : Number(sorted[place].toFixed(2));
}

async function measure({ tables: count, warm, seconds }) {
  const start = performance.now();
  await fill(count, warm + seconds);
  const filled = performance.now();
  await sleep(warm);
  const lag = monitorEventLoopDelay({ resolution: 5 });
  lag.enable();
  const [cpu, began, before, [own, children]] = [process.cpuUsage(), performance.now(), bytes, used()];
  waits = [];
  await sleep(seconds);
  const found = waits.sort((a, b) => a - b);
  waits = null;
  lag.disable();
  const took = (performance.now() - began) / 1000;
  const busy = process.cpuUsage(cpu);
  const [ownAfter, childrenAfter] = used();
  const perMove = (seconds) => Number(((1000 * seconds) / Math.max(1, found.length)).toFixed(3));
  return {
    tables: count,
    ended: tables.filter((table) => table.over).length,
    'moves/s': Number((found.length / took).toFixed(1)),
    'p50 ms': at(found, 0.5),
    'p99 ms': at(found, 0.99),
    'most ms': at(found, 1),
    refused,
    'server ms/move': perMove(ownAfter - own),
    'its children ms/move': perMove(childrenAfter - children),
    'clients ms/move': perMove((busy.user + busy.system) / 1e6),
    'set up s': Number(((filled - start) / 1000).toFixed(1)),
    'clients busy': Number(((busy.user + busy.system) / 1e6 / took).toFixed(2)),
    'clients late p99 ms': Number((lag.percentile(99) / 1e6 - 5).toFixed(1)),
    'bytes/move': side === 'ours' ? Math.round((bytes - before) / Math.max(1, found.length)) : null,
  };
}

const lines = readline.createInterface({ input: process.stdin });
lines.on('line', async (line) => console.log(JSON.stringify(await measure(JSON.parse(line)))));
lines.on('close', () => process.exit(0));
