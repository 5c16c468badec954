/** Lessons 1 to 4: what scores, what a bid is, and that one need not bid. */
import { DOLLARS, JOKER, PLANS, PRESS, SKYSCRAPERS } from '../components.ts';
import { bid, counts } from '../laidOut.ts';
import { always, bids, type CityLesson, declines, on, read, SEED, USUALLY_DIMMED } from './kit.ts';
import { BEGINNING, EARLY_TILES, LAST_BID, LATER_TILES, rivalWith, tableWith } from './positions.ts';

export const districtLesson: CityLesson = {
  id: 'district',
  rules: ['R7.1', 'R7.12', 'R8.4', 'R9.4', 'R9.5', 'R9.9'],
  seed: SEED,
  position: () =>
    tableWith({
      round: 5,
      bidding: SKYSCRAPERS,
      opener: 0,
      statue: false,
      space: [6, 8],
      discard: counts({ press: 3, dollars: 2 }),
      learner: { hand: { skyscrapers: 2 }, board: 3, built: [1, 3, 3, 0, 1, 1], points: 11 },
      rival: { board: 1, built: [3, 1, 0, 3, 1, 1], points: 12 },
      steps: [
        { step: 'bid', seat: 0 },
        { step: 'bidTurn', firm: 1 },
        { step: 'lateBid' },
        { step: 'evaluate' },
      ],
    }),
  dimmed: [
    ...USUALLY_DIMMED,
    'track',
    'staff',
    'district:1',
    'district:2',
    'district:3',
    'district:4',
    'district:5',
  ],
  steps: [
    read('districtAim', ['district:0', 'open:map']),
    {
      say: 'districtBid',
      lit: ['chip:2', `card:${SKYSCRAPERS}`],
      until: (facts) => bids(facts, 2),
      remarks: [on('districtPass', declines), on('districtTie')],
    },
  ],
  praise: [always('districtPraise', ['district:0', 'open:map'])],
  ways: [[bid(2, { skyscrapers: 2 })]],
  detours: [
    { step: 1, tried: bid(1, { skyscrapers: 1 }), says: 'districtTie' },
    { step: 1, tried: { pass: true }, says: 'districtPass' },
  ],
};

export const bidLesson: CityLesson = {
  id: 'bid',
  rules: ['R3.3', 'R6.2', 'R6.5', 'R7.1', 'R7.2', 'R7.4'],
  seed: SEED,
  position: () =>
    tableWith({
      round: 1,
      bidding: DOLLARS,
      space: [0, 2],
      offer: [9, 6],
      tiles: EARLY_TILES,
      learner: {
        ...BEGINNING,
        hand: { dollars: 2, plans: 1, prestige: 1 },
        reserve: { press: 1, skyscrapers: 1 },
      },
      rival: rivalWith(
        1,
        { dollars: 1 },
        { ...BEGINNING, hand: { characters: 2, skyscrapers: 2 }, reserve: { joker: 1, plans: 1 } },
      ),
      steps: LAST_BID,
    }),
  dimmed: [...USUALLY_DIMMED, 'map', 'staff', 'track'],
  steps: [
    read('bidCrown', `station:${DOLLARS}`, 'lane:1'),
    {
      say: 'bidTwo',
      lit: ['chip:2', `card:${DOLLARS}`],
      until: (facts) => bids(facts, 2),
      remarks: [on('bidPass', declines), on('bidTie')],
      refusals: { wrongKind: 'bidOther' },
    },
  ],
  praise: [always('bidPraise', 'purse')],
  ways: [[bid(2, { dollars: 2 })]],
  detours: [
    { step: 1, tried: bid(1, { dollars: 1 }), says: 'bidTie' },
    { step: 1, tried: { pass: true }, says: 'bidPass' },
    { step: 1, tried: bid(1, { plans: 1 }), refused: 'wrongKind', says: 'bidOther' },
  ],
};

export const makeLesson: CityLesson = {
  id: 'make',
  rules: ['R6.5', 'R6.6', 'R6.7', 'R6.8', 'R7.6'],
  seed: SEED,
  position: () =>
    tableWith({
      round: 1,
      bidding: PLANS,
      space: [0, 2],
      offer: [9, 6],
      tiles: EARLY_TILES,
      learner: {
        ...BEGINNING,
        hand: { plans: 1, press: 2, joker: 1, skyscrapers: 1 },
        reserve: { dollars: 1, prestige: 1 },
        dollars: 3,
      },
      rival: rivalWith(
        2,
        { plans: 2 },
        { ...BEGINNING, hand: { skyscrapers: 2 }, reserve: { joker: 1, characters: 1 } },
      ),
      steps: LAST_BID,
    }),
  dimmed: [...USUALLY_DIMMED, 'map', 'staff', 'track'],
  steps: [
    read('makePlans', `station:${PLANS}`, 'lane:1', `card:${PLANS}`),
    {
      say: 'makeThree',
      lit: ['chip:3', `card:${PLANS}`, `card:${PRESS}`, `card:${JOKER}`],
      until: (facts) => bids(facts, 3),
      remarks: [on('makePass', declines), on('makeLess')],
    },
  ],
  praise: [always('makePraise', ['panel:0', 'open:players'])],
  ways: [[bid(3, { plans: 1, press: 2, joker: 1 })]],
  detours: [
    { step: 1, tried: bid(2, { plans: 1, joker: 1 }), says: 'makeLess' },
    { step: 1, tried: { pass: true }, says: 'makePass' },
  ],
};

export const passLesson: CityLesson = {
  id: 'pass',
  rules: ['R6.1', 'R6.2', 'R6.3'],
  seed: SEED,
  position: () =>
    tableWith({
      round: 2,
      bidding: PRESS,
      space: [1, 3],
      offer: [3, 7],
      tiles: [...LATER_TILES, 6, 9],
      learner: {
        hand: { skyscrapers: 2, prestige: 2, characters: 1, joker: 1 },
        reserve: { dollars: 1, plans: 1 },
        board: 4,
        built: [0, 1, 0, 0, 0, 1],
        dollars: 1,
        points: 2,
      },
      rival: rivalWith(
        3,
        { press: 3 },
        {
          hand: { characters: 1, dollars: 1 },
          reserve: { joker: 1, plans: 1 },
          board: 3,
          built: [0, 2, 0, 0, 0, 1],
          dollars: 1,
          points: 1,
        },
      ),
      steps: LAST_BID,
    }),
  dimmed: [...USUALLY_DIMMED, 'map', 'staff'],
  steps: [
    read('passSix', 'stations'),
    {
      say: 'passSave',
      lit: ['pass', 'lane:1'],
      until: declines,
      remarks: [on('passAll', (facts) => bids(facts, 3)), on('passSome')],
    },
  ],
  praise: [always('passPraise', 'hand')],
  ways: [[{ pass: true }]],
  detours: [
    { step: 1, tried: bid(3, { skyscrapers: 2, prestige: 2, joker: 1 }), says: 'passAll' },
    { step: 1, tried: bid(1, { skyscrapers: 2 }), says: 'passSome' },
  ],
};
