/** The game in English. */

import { colorName, type Tile } from '../../components.ts';
import { info } from '../../info.ts';
import type { ColorWords, Text } from '../text.ts';
import { facts } from './facts.ts';

const COLOR: ColorWords = { brick: 'brick', cream: 'cream', slate: 'slate', moss: 'moss', ochre: 'ochre' };

const tile = (number: Tile) => `${COLOR[colorName(number)]} tile ${number + 1}`;
const a = (number: Tile | null | undefined) => (number == null ? 'a tile' : `the ${tile(number)}`);

export const words: Text = {
  title: info.title,
  values: {
    tiles: 'Tiles of each colour',
    house: 'Storeys of a house, and their room',
    storeyPoints: 'Points for a full storey',
  },
  prompt: {
    pick: () => 'Lay one tile of your hand face down.',
    build: () => 'Which storey does your tile go to?',
    offerTrade: () => 'The colours match: trade a tile of your hand?',
    giveTile: () => 'Which tile goes back into the bag?',
  },
  answer(action) {
    if ('tile' in action) return tile(action.tile);
    if ('storey' in action) return `Storey ${action.storey + 1}`;
    return action.trade ? 'Trade' : 'Keep your hand';
  },
  event: {
    drew: ({ seat, tiles }, name) =>
      tiles.length === 1
        ? `${name(seat)} draws ${a(tiles[0])}.`
        : `${name(seat)} draws ${tiles.length} tiles.`,
    opened: ({ round, first }, name) => `Round ${round} begins; ${name(first)} builds first.`,
    picked: ({ seat }, name) => `${name(seat)} has picked.`,
    showed: ({ seat, tile: shown, alone }, name) =>
      `${name(seat)} shows ${a(shown)}${alone ? ' and gains a bonus point: nobody else has the colour' : ''}.`,
    built: ({ seat, tile: set, storey }, name) => `${name(seat)} sets ${a(set)} on storey ${storey + 1}.`,
    gave: ({ seat, tile: given }, name) => `${name(seat)} puts ${a(given)} back into the bag.`,
    completed: ({ seat, storey, points }, name) =>
      `${name(seat)} completes storey ${storey + 1}: ${points} points.`,
  },
  fact: facts,
  trait: {
    rows: { heading: 'Storeys of one colour', of: (id) => id },
  },
  part: { storeys: 'Storeys', bonus: 'Bonus points' },
  ending: {
    lastRound: 'The last round is over.',
    twoRows: 'A house has two storeys of a single colour.',
  },
  reason: {
    bagTooSmall: 'The bag does not hold enough tiles for so many players, tiles in hand and rounds.',
    notInHand: 'This tile is not in your hand.',
    storeyFull: 'This storey is full.',
    noSuchStorey: 'A house has three storeys.',
  },
  options: {
    hand: { label: 'Tiles in hand', help: 'How many tiles each player holds.' },
    rounds: { label: 'Rounds', help: 'The game ends after so many rounds at the latest.' },
    trades: { label: 'Trades', help: 'A tile beside its own colour lets you trade one of your hand.' },
  },
};
