// boardgame.io's own server with Tower Of PanCakes, basic mode, four players: the game that ours plays.
// Its storage is the default, in memory, or FlatFile in the folder that is named: node theirs.js [FOLDER]. Everything
// else is its default too. Prints its port, serves until killed.

const { FlatFile, Server, Origins } = require('boardgame.io/server');
const { INVALID_MOVE, PlayerView } = require('boardgame.io/core');

const PLAYERS = 4;
const FULL = 8;
const PLATE = [6, 5, 5, 4, 4, 3, 3, 2]; // by number - 1, as in our edition
const PAN = [4, 4, 3, 3, 3, 2, 2, 2];
const COLOURS = ['Y', 'B', 'R', 'G'];

const colour = (card) => card[0];
const number = (card) => Number(card[1]);

function setup({ random }) {
  const deck = COLOURS.flatMap((c) => [1, 2, 3, 4, 5, 6, 7, 8].map((n) => c + n));
  const shuffled = random.Shuffle(deck);
  const players = {};
  const chips = [];
  for (let seat = 0; seat < PLAYERS; seat++) {
    players[seat] = { hand: shuffled.slice(seat * 8, seat * 8 + 8).sort() };
    chips.push({ baked: 5, dough: 15, discarded: 0, taken: 0 });
  }
  const leader = random.Die(PLAYERS) - 1;
  return {
    players, // PlayerView.STRIP_SECRETS shows each player just their own
    secret: {},
    phase: 'play',
    turn: leader,
    trick: 0,
    leader,
    led: null,
    table: [null, null, null, null],
    first: null,
    second: null,
    opened: [],
    voids: ['', '', '', ''],
    towers: { A: [], B: [], C: [], D: [] },
    chips,
    story: [],
  };
}

function play({ G, playerID }, card) {
  const hand = G.players[playerID].hand;
  const follows = G.led !== null && hand.some((held) => colour(held) === G.led);
  if (G.phase !== 'play' || !hand.includes(card) || (follows && colour(card) !== G.led)) return INVALID_MOVE;
  const seat = Number(playerID);
  hand.splice(hand.indexOf(card), 1);
  G.table[seat] = card;
  G.opened.push(card);
  G.story.push(card);
  if (G.led === null) G.led = colour(card);
  else if (colour(card) !== G.led && !G.voids[seat].includes(G.led)) G.voids[seat] += G.led;
  if (G.table.includes(null)) G.turn = (seat + 1) % PLAYERS;
  else rank(G);
}

function rank(G) {
  const strength = (seat) =>
    (colour(G.table[seat]) === G.led ? 64 : 0) +
    number(G.table[seat]) * 4 + 3 - ((seat - G.leader + PLAYERS) % PLAYERS);
  const order = [0, 1, 2, 3].sort((a, b) => strength(b) - strength(a));
  [G.first, G.second] = order;
  G.chips[G.first].taken += 1;
  offer(G, G.first);
}

function servingSize(G, seat) {
  return Math.min(PLATE[number(G.table[seat]) - 1], G.chips[seat].baked);
}

function offer(G, seat) {
  if (servingSize(G, seat) > 0) {
    G.phase = 'serve';
    G.turn = seat;
  } else afterServing(G, seat);
}

function afterServing(G, seat) {
  if (seat === G.first) offer(G, G.second);
  else bake(G);
}

function openPlates(G) {
  const open = ['A', 'B', 'C'].filter((plate) => G.towers[plate].length < FULL);
  return open.length ? open : ['D'];
}

function serve({ G, playerID }, plate) {
  if (G.phase !== 'serve' || !openPlates(G).includes(plate)) return INVALID_MOVE;
  const seat = Number(playerID);
  const count = servingSize(G, seat);
  const placed = plate === 'D' ? count : Math.min(count, FULL - G.towers[plate].length);
  for (let n = 0; n < placed; n++) G.towers[plate].push(seat);
  G.chips[seat].baked -= count;
  G.chips[seat].discarded += count - placed;
  G.story.push('serve ' + plate);
  afterServing(G, seat);
}

function bake(G) {
  for (let seat = 0; seat < PLAYERS; seat++) {
    if (seat === G.first || seat === G.second) continue;
    const count = Math.min(PAN[number(G.table[seat]) - 1], G.chips[seat].dough);
    G.chips[seat].dough -= count;
    G.chips[seat].baked += count;
  }
  G.trick += 1;
  if (G.trick === 8) {
    G.phase = 'over';
    return;
  }
  G.leader = G.turn = G.first;
  G.phase = 'play';
  G.led = G.first = G.second = null;
  G.table = [null, null, null, null];
}

function scores(G) {
  const points = G.chips.map((own) => -2 * own.discarded - own.baked);
  ['A', 'B', 'C', 'D'].forEach((plate, n) => {
    G.towers[plate].forEach((owner, height) => {
      points[owner] += height % FULL === FULL - 1 ? [5, 6, 7, 8][n] : [4, 3, 2, 1][n];
    });
  });
  return points;
}

const game = {
  name: 'tower-of-pancakes',
  minPlayers: PLAYERS,
  maxPlayers: PLAYERS,
  setup,
  playerView: PlayerView.STRIP_SECRETS,
  moves: { play, serve },
  turn: { minMoves: 1, maxMoves: 1, order: { first: ({ G }) => G.turn, next: ({ G }) => G.turn } },
  endIf: ({ G }) => (G.phase === 'over' ? { scores: scores(G) } : undefined),
};

const folder = process.argv[2];
const stored = folder === undefined ? {} : { db: new FlatFile({ dir: folder }) };
const server = Server({ games: [game], origins: [Origins.LOCALHOST], ...stored });
server.run(0).then((running) => console.log(`port ${running.appServer.address().port}`));
