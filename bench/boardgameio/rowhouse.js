/**
 * Rowhouse a second time, on boardgame.io, with the same choices and the same draws as src/games/rowhouse.
 * Tuned for it: every seat stays active in one endless turn, so that no move pays for an event; the question is plain
 * values at the root of G; counters stand where a scan would touch drafts; nothing is undone, logged or frozen.
 */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal');
const { INVALID_MOVE, Stage } = require('boardgame.io/core');
require('immer').setAutoFreeze(false);

const TILES = 45;
const COLORS = 5;
const STOREYS = 3;
const ROOM = 3;
const HAND = 3;
const ROUNDS = 9;

/** @typedef {(n: number) => number} Below a number from 0 to n - 1 */

/**
 * The game, whose draws come from outside.
 * @param {Below} below
 */
function rowhouse(below) {
  function draw(bag) {
    const i = below(bag.length);
    const last = bag.pop();
    if (i === bag.length) return last;
    const tile = bag[i];
    bag[i] = last;
    return tile;
  }

  function openRound(G) {
    G.round += 1;
    G.asked = 'pick';
    G.waiting = G.seats;
  }

  function showPicks(G) {
    const { houses, seats } = G;
    const colors = houses.map(({ pick }) => pick % COLORS);
    for (let seat = 0; seat < seats; seat++) {
      const color = colors[seat];
      if (colors.indexOf(color) === colors.lastIndexOf(color)) houses[seat].bonus += 1;
    }
    G.waiting = seats;
    G.asked = 'build';
    G.turn = G.first;
  }

  /** Goes on to the next seat, or to the end of the round. */
  function nextBuild(G) {
    G.waiting -= 1;
    if (G.waiting > 0) {
      G.asked = 'build';
      G.turn = (G.turn + 1) % G.seats;
    } else closeRound(G);
  }

  function closeRound(G) {
    if (G.round >= ROUNDS || G.twoRows) {
      G.asked = 'nothing';
      return;
    }
    const { bag, houses, seats } = G;
    for (let seat = 0; seat < seats; seat++) houses[seat].hand.push(draw(bag));
    G.first = (G.first + 1) % seats;
    openRound(G);
  }

  return {
    name: 'rowhouse',
    disableUndo: true,
    turn: { activePlayers: { all: Stage.NULL } },

    setup({ ctx }) {
      const bag = Array.from({ length: TILES }, (_, tile) => tile);
      const houses = Array.from({ length: ctx.numPlayers }, () => ({
        hand: Array.from({ length: HAND }, () => draw(bag)),
        pick: -1,
        storeys: Array.from({ length: STOREYS }, () => []),
        rows: 0,
        points: 0,
        bonus: 0,
      }));
      const first = below(ctx.numPlayers);
      const G = { seats: ctx.numPlayers, round: 0, first, turn: 0, waiting: 0, twoRows: false, bag, houses };
      openRound(G);
      return G;
    },

    moves: {
      pick({ G, playerID }, tile) {
        if (G.asked !== 'pick') return INVALID_MOVE;
        const house = G.houses[playerID];
        if (house.pick >= 0 || !take(house.hand, tile)) return INVALID_MOVE;
        house.pick = tile;
        G.waiting -= 1;
        if (G.waiting === 0) showPicks(G);
      },

      build({ G, playerID }, storey) {
        if (G.asked !== 'build' || G.turn !== Number(playerID)) return INVALID_MOVE;
        const house = G.houses[playerID];
        const tiles = house.storeys[storey];
        if (tiles === undefined) return INVALID_MOVE;
        const count = tiles.length;
        if (count >= ROOM) return INVALID_MOVE;
        const tile = house.pick;
        const matches = count > 0 && tiles[count - 1] % COLORS === tile % COLORS;
        house.pick = -1;
        tiles.push(tile);
        if (count + 1 === ROOM) {
          const points = storeyPoints(tiles[0] % COLORS, tiles[1] % COLORS, tile % COLORS);
          house.points += points;
          if (points === 6) {
            house.rows += 1;
            if (house.rows >= 2) G.twoRows = true;
          }
        }
        if (matches && house.hand.length > 0) G.asked = 'trade';
        else nextBuild(G);
      },

      trade({ G, playerID }, wanted) {
        if (G.asked !== 'trade' || G.turn !== Number(playerID)) return INVALID_MOVE;
        if (wanted) G.asked = 'give';
        else nextBuild(G);
      },

      give({ G, playerID }, tile) {
        if (G.asked !== 'give' || G.turn !== Number(playerID)) return INVALID_MOVE;
        const { hand } = G.houses[playerID];
        if (!take(hand, tile)) return INVALID_MOVE;
        G.bag.push(tile);
        hand.push(draw(G.bag));
        nextBuild(G);
      },
    },

    endIf: ({ G }) => (G.asked === 'nothing' ? { scores: scoresOf(G) } : undefined),

    /** Other hands, picks not yet shown, and the bag are hidden. */
    playerView({ G, playerID }) {
      const hidden = G.asked === 'pick';
      const houses = G.houses.map((house, seat) =>
        seat === Number(playerID)
          ? house
          : { ...house, hand: house.hand.length, pick: hidden ? house.pick >= 0 : house.pick },
      );
      return { ...G, bag: G.bag.length, houses };
    },

    ai: { enumerate },
  };
}

/** Every move of this player, in boardgame.io's own form. */
function enumerate(G, _ctx, playerID) {
  const { asked } = G;
  if (asked !== 'pick' && G.turn !== Number(playerID)) return [];
  const { hand, pick, storeys } = G.houses[playerID];
  const moves = [];
  if (asked === 'build') {
    for (let storey = 0; storey < STOREYS; storey++)
      if (storeys[storey].length < ROOM) moves.push({ move: 'build', args: [storey] });
  } else if (asked === 'trade') {
    moves.push({ move: 'trade', args: [true] }, { move: 'trade', args: [false] });
  } else if (asked === 'give' || (asked === 'pick' && pick < 0)) {
    for (const tile of hand) moves.push({ move: asked, args: [tile] });
  }
  return moves;
}

/** Takes the tile out of the hand, in the hand's order; false when it is not there. */
function take(hand, tile) {
  const place = hand.indexOf(tile);
  if (place < 0) return false;
  hand.splice(place, 1);
  return true;
}

function storeyPoints(one, two, three) {
  if (one === two && two === three) return 6;
  return one !== two && two !== three && one !== three ? 4 : 2;
}

function scoresOf({ houses }) {
  return houses.map(({ points, bonus }) => points + bonus);
}

/**
 * The game behind plain functions.
 * @param {Below} below
 */
export function createPeer(below) {
  const game = rowhouse(below);
  const reducer = CreateGameReducer({ game });
  return {
    start: (seats) => InitializeGame({ game, numPlayers: seats }),
    /** Seats that must act, from the lowest on. */
    open({ G, ctx }) {
      if (ctx.gameover !== undefined) return [];
      if (G.asked !== 'pick') return [G.turn];
      return G.houses.flatMap(({ pick }, seat) => (pick < 0 ? [seat] : []));
    },
    legal: ({ G, ctx }, seat) => enumerate(G, ctx, String(seat)),
    actionOf: ({ move, args }, seat) => ({
      type: 'MAKE_MOVE',
      payload: { type: move, args, playerID: String(seat) },
    }),
    play: reducer,
    refused: (state) => state.transients !== undefined,
    scores: ({ G }) => scoresOf(G),
    isOver: ({ ctx }) => ctx.gameover !== undefined,
  };
}
