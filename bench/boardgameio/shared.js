/** Code shared by both versions of Rowhouse on boardgame.io: tiles, houses, scores, answers, and the reducer behind plain functions. */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal');
const { MCTSBot } = require('boardgame.io/ai');
export const { INVALID_MOVE, Stage } = require('boardgame.io/core');
require('immer').setAutoFreeze(false);

const TILES = 45;
const COLORS = 5;
const STOREYS = 3;
const STOREY_SIZE = 3;
const HAND = 3;
const ROUNDS = 9;

/** @typedef {(n: number) => number} Below a number from 0 to n - 1 */

/**
 * The table before the first round; each version adds what its turn flow needs.
 * @param {number} seats
 * @param {Below} below
 */
export function deal(seats, below) {
  const bag = Array.from({ length: TILES }, (_, tile) => tile);
  const houses = Array.from({ length: seats }, () => ({
    hand: Array.from({ length: HAND }, () => draw(bag, below)),
    pick: -1,
    storeys: Array.from({ length: STOREYS }, () => []),
    rows: 0,
    points: 0,
    bonus: 0,
  }));
  return { round: 0, first: below(seats), twoRows: false, bag, houses };
}

function draw(bag, below) {
  const i = below(bag.length);
  const last = bag.pop();
  if (i === bag.length) return last;
  const tile = bag[i];
  bag[i] = last;
  return tile;
}

/** Lays a tile of the hand face down; false if it is not in the hand. */
export function layDown(house, tile) {
  if (!take(house.hand, tile)) return false;
  house.pick = tile;
  return true;
}

/** A bonus point for every seat whose colour nobody else has picked. */
export function showPicks({ houses }) {
  const colors = houses.map(({ pick }) => pick % COLORS);
  for (let seat = 0; seat < colors.length; seat++) {
    const color = colors[seat];
    if (colors.indexOf(color) === colors.lastIndexOf(color)) houses[seat].bonus += 1;
  }
}

/** Puts the picked tile into the storey; returns whether a trade follows, or undefined if the storey has no room. */
export function place(G, house, storey) {
  const tiles = house.storeys[storey];
  if (tiles === undefined) return undefined;
  const count = tiles.length;
  if (count >= STOREY_SIZE) return undefined;
  const tile = house.pick;
  const matches = count > 0 && tiles[count - 1] % COLORS === tile % COLORS;
  house.pick = -1;
  tiles.push(tile);
  if (count + 1 === STOREY_SIZE) {
    const points = storeyPoints(tiles[0] % COLORS, tiles[1] % COLORS, tile % COLORS);
    house.points += points;
    if (points === 6) {
      house.rows += 1;
      if (house.rows >= 2) G.twoRows = true;
    }
  }
  return matches && house.hand.length > 0;
}

/** Puts a tile of the hand into the bag and draws one; false if it is not in the hand. */
export function exchange({ bag }, { hand }, tile, below) {
  if (!take(hand, tile)) return false;
  bag.push(tile);
  hand.push(draw(bag, below));
  return true;
}

/** Whether the round just built was the last one. */
export function isLastRound({ round, twoRows }) {
  return round >= ROUNDS || twoRows;
}

/** Every seat draws one tile, and the next seat becomes first. */
export function refill(G, below) {
  const { bag, houses } = G;
  const seats = houses.length;
  for (let seat = 0; seat < seats; seat++) houses[seat].hand.push(draw(bag, below));
  G.first = (G.first + 1) % seats;
}

function scoresOf({ houses }) {
  return houses.map(({ points, bonus }) => points + bonus);
}

/** How the game ended, in the form boardgame.io's bots expect. */
export function resultOf(G) {
  const scores = scoresOf(G);
  const best = Math.max(...scores);
  const winner = scores.indexOf(best);
  return winner === scores.lastIndexOf(best) ? { scores, winner: String(winner) } : { scores, draw: true };
}

/** Hides other hands, the bag, and picks not yet revealed. */
export function viewOf(G, playerID, picksHidden) {
  const houses = G.houses.map((house, seat) =>
    seat === Number(playerID)
      ? house
      : { ...house, hand: house.hand.length, pick: picksHidden ? house.pick >= 0 : house.pick },
  );
  return { ...G, bag: G.bag.length, houses };
}

/** Every answer to a question, in boardgame.io's own form. */
export function answersTo(question, { hand, storeys }) {
  const moves = [];
  if (question === 'build') {
    for (let storey = 0; storey < STOREYS; storey++)
      if (storeys[storey].length < STOREY_SIZE) moves.push({ move: 'build', args: [storey] });
  } else if (question === 'trade') {
    moves.push({ move: 'trade', args: [true] }, { move: 'trade', args: [false] });
  } else if (question === 'give' || question === 'pick') {
    for (const tile of hand) moves.push({ move: question, args: [tile] });
  }
  return moves;
}

/** Removes the tile from the hand and keeps the order; false if it is not there. */
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

/** Wraps a game in plain functions; `open` returns the seats that must act, lowest first. */
export function peerOf(game, open) {
  const { enumerate } = game.ai;
  return {
    start: (seats) => InitializeGame({ game, numPlayers: seats }),
    open: ({ G, ctx }) => (ctx.gameover === undefined ? open(G, ctx) : []),
    legal: ({ G, ctx }, seat) => enumerate(G, ctx, String(seat)),
    actionOf: ({ move, args }, seat) => ({
      type: 'MAKE_MOVE',
      payload: { type: move, args, playerID: String(seat) },
    }),
    play: CreateGameReducer({ game }),
    refused: (state) => state.transients !== undefined,
    scores: ({ G }) => scoresOf(G),
    async think(state, seat, iterations) {
      const bot = new MCTSBot({ game, enumerate, iterations, seed: 'bench' });
      return (await bot.play(state, String(seat))).action;
    },
  };
}
