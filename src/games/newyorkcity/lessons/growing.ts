/** Lessons 5 to 7: characters, prestige tiles, and who is ahead. */
import { CHARACTERS, PRESS, PRESTIGE } from '../components.ts';
import { bid } from '../laidOut.ts';
import { always, bids, type CityLesson, declines, names, on, read, SEED, USUALLY_DIMMED } from './kit.ts';
import { LAST_BID, LATER_TILES, rivalWith, tableWith } from './positions.ts';

/** The boat tile, the subway tile; the boat to Staten Island and the one to Jersey City. */
const [BOAT, SUBWAY, TO_STATEN_ISLAND, TO_JERSEY_CITY] = [9, 6, 5, 6];
const [MANHATTAN, STATEN_ISLAND, JERSEY_CITY] = [0, 4, 5];
const [ACTOR, SINGER] = [25, 23] as const;

export const hireLesson: CityLesson = {
  id: 'hire',
  rules: ['R5.1', 'R5.2', 'R5.3', 'R7.5', 'R8.1', 'R9.2', 'R11.25'],
  seed: SEED,
  position: () =>
    tableWith({
      round: 2,
      bidding: CHARACTERS,
      space: [1, 3],
      offer: [3, 7],
      tiles: [...LATER_TILES, 6, 9],
      learner: {
        hand: { characters: 2 },
        reserve: { press: 1, dollars: 1 },
        board: 3,
        built: [0, 2, 0, 0, 0, 1],
        dollars: 2,
        points: 2,
      },
      rival: rivalWith(
        1,
        { characters: 1 },
        { reserve: { joker: 1, press: 1 }, board: 3, built: [0, 1, 0, 0, 0, 1], points: 1 },
      ),
      steps: LAST_BID,
    }),
  replies: [{ seat: 1, action: { hire: 12 } }],
  dimmed: [...USUALLY_DIMMED, 'track'],
  steps: [
    {
      say: 'hireBid',
      lit: ['chip:2', ['shelf:3', 'open:elevator']],
      until: (facts) => bids(facts, 2),
      remarks: [on('hirePass', declines), on('hireTie')],
    },
    {
      say: 'hireActor',
      lit: [[`character:${ACTOR}`, 'show:elevator']],
      until: (facts) => names(facts, 'hire', ACTOR),
      remarks: [on('hireNobody', declines), on('hireOther')],
    },
    {
      say: 'hireUse',
      lit: [`character:${ACTOR}`, 'purse'],
      until: (facts) => names(facts, 'use', ACTOR),
      remarks: [on('hireIdle', declines), on('hireSinger')],
    },
  ],
  praise: [always('hirePraise', `character:${ACTOR}`)],
  ways: [[bid(2, { characters: 2 }), { hire: ACTOR }, { use: ACTOR }]],
  detours: [
    { step: 0, tried: bid(1, { characters: 1 }), says: 'hireTie' },
    { step: 0, tried: { pass: true }, says: 'hirePass' },
    { step: 1, tried: { hire: 16 }, says: 'hireOther' },
    { step: 1, tried: { done: true }, says: 'hireNobody' },
    { step: 2, tried: { use: SINGER }, says: 'hireSinger' },
    { step: 2, tried: { done: true }, says: 'hireIdle' },
  ],
};

export const prestigeLesson: CityLesson = {
  id: 'prestige',
  rules: ['R1.5', 'R1.6', 'R7.7', 'R7.8', 'R7.9', 'R7.10', 'R7.11', 'R9.5'],
  seed: SEED,
  position: () =>
    tableWith({
      round: 3,
      bidding: PRESTIGE,
      space: [4, 5],
      offer: [BOAT, SUBWAY],
      tiles: LATER_TILES,
      learner: {
        hand: { prestige: 2, skyscrapers: 1 },
        reserve: { dollars: 1, plans: 1 },
        board: 4,
        built: [0, 3, 1, 0, 0, 1],
        points: 4,
      },
      rival: rivalWith(
        1,
        { prestige: 1 },
        {
          hand: { skyscrapers: 1 },
          reserve: { joker: 1, press: 1 },
          board: 3,
          built: [2, 1, 2, 0, 0, 1],
          points: 3,
        },
      ),
      steps: LAST_BID,
    }),
  dimmed: [...USUALLY_DIMMED, 'staff', 'track'],
  steps: [
    {
      say: 'prestigeBid',
      lit: ['chip:2', ['offer', 'open:map']],
      until: (facts) => bids(facts, 2),
      remarks: [on('prestigePass', declines), on('prestigeTie')],
    },
    read('prestigeBoat', [`link:${TO_STATEN_ISLAND}`, 'open:map'], `tile:${BOAT}`),
    {
      say: 'prestigeLay',
      lit: [[`district:${STATEN_ISLAND}`, 'open:map']],
      until: (facts) => names(facts, 'district', STATEN_ISLAND) && names(facts, 'tile', BOAT),
      remarks: [
        on('prestigeNothing', declines),
        on('prestigeSubway', (facts) => names(facts, 'tile', SUBWAY)),
        on('prestigeManhattan', (facts) => names(facts, 'district', MANHATTAN)),
        on('prestigeJersey'),
      ],
    },
  ],
  praise: [always('prestigePraise', [`district:${STATEN_ISLAND}`, 'open:map'])],
  ways: [[bid(2, { prestige: 2 }), { tile: BOAT, link: TO_STATEN_ISLAND, district: STATEN_ISLAND }]],
  detours: [
    { step: 0, tried: bid(1, { prestige: 1 }), says: 'prestigeTie' },
    { step: 0, tried: { pass: true }, says: 'prestigePass' },
    { step: 2, tried: { tile: SUBWAY, link: 1, district: 1 }, says: 'prestigeSubway' },
    {
      step: 2,
      tried: { tile: BOAT, link: TO_JERSEY_CITY, district: JERSEY_CITY },
      says: 'prestigeJersey',
    },
    {
      step: 2,
      tried: { tile: BOAT, link: TO_STATEN_ISLAND, district: MANHATTAN },
      says: 'prestigeManhattan',
    },
    { step: 2, tried: { done: true }, says: 'prestigeNothing' },
  ],
};

export const pressLesson: CityLesson = {
  id: 'press',
  rules: ['R3.1', 'R3.3', 'R7.3', 'R9.4', 'R9.7'],
  seed: SEED,
  position: () =>
    tableWith({
      round: 5,
      bidding: PRESS,
      statue: false,
      space: [4, 7],
      offer: [BOAT, SUBWAY],
      learner: {
        hand: { press: 2, skyscrapers: 1 },
        reserve: { dollars: 1, prestige: 1 },
        board: 1,
        built: [3, 3, 1, 0, 2, 1],
        points: 13,
      },
      rival: {
        hand: { skyscrapers: 1 },
        reserve: { joker: 1, plans: 1 },
        board: 1,
        built: [3, 1, 3, 2, 0, 1],
        points: 12,
      },
      steps: LAST_BID,
    }),
  dimmed: [...USUALLY_DIMMED, 'staff', 'district:1', 'district:2', 'district:3', 'district:4', 'district:5'],
  steps: [
    read('pressTied', ['district:0', 'open:map'], 'track'),
    {
      say: 'pressEnough',
      lit: [['track', 'open:now'], 'chip:1', 'chip:2'],
      until: (facts) => bids(facts, 2),
      remarks: [on('pressPass', declines), on('pressOne')],
    },
  ],
  praise: [always('pressPraise', ['district:0', 'open:map'], 'track')],
  ways: [[bid(2, { press: 2 })]],
  detours: [
    { step: 1, tried: bid(1, { press: 1 }), says: 'pressOne' },
    { step: 1, tried: { pass: true }, says: 'pressPass' },
  ],
};
