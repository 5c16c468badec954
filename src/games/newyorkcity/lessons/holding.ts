/** Lessons 8 and 9: where cards come from, and which of them stay. */
import { DOLLARS, JOKER, SKYSCRAPERS } from '../components.ts';
import { counts } from '../laidOut.ts';
import { always, type CityLesson, names, on, read, SEED, USUALLY_DIMMED } from './kit.ts';
import { LATER_TILES, tableWith } from './positions.ts';

/** The joker's pair; what is left of the pairs when the learner takes the second. */
const JOKER_PAIR = 0;
const [PRESS_DOLLARS, PLANS_PRESTIGE, CHARACTERS_PLANS] = [0, 1, 2];

export const draftLesson: CityLesson = {
  id: 'draft',
  rules: ['R4.4', 'R4.5', 'R4.7', 'R4.8'],
  seed: SEED,
  position: () =>
    tableWith({
      round: 2,
      bidding: SKYSCRAPERS,
      space: [3, 5],
      offer: [3, 7],
      tiles: LATER_TILES,
      pairs: [
        [5, 6],
        [1, 2],
        [0, 1],
        [3, 4],
        [2, 3],
      ],
      learner: {
        hand: { skyscrapers: 2, press: 1 },
        reserve: { dollars: 1, plans: 1 },
        board: 4,
        built: [0, 1, 0, 0, 0, 1],
        points: 2,
      },
      rival: {
        hand: { plans: 1, press: 1, dollars: 1 },
        reserve: { characters: 1, dollars: 1 },
        board: 3,
        built: [0, 2, 0, 0, 0, 1],
        points: 3,
      },
      steps: [
        { step: 'draft', seat: 0, picks: 1 },
        { step: 'draftTurn', seat: 1 },
        { step: 'draftTurn', seat: 0 },
        { step: 'draftTurn', seat: 1 },
        { step: 'closeDraft' },
      ],
    }),
  replies: [
    { seat: 1, action: { pair: 0 } },
    { seat: 1, action: { pair: 0 } },
  ],
  dimmed: [...USUALLY_DIMMED, 'map', 'staff', 'stations'],
  steps: [
    read('draftBegins', 'pairs', ['track', 'show:players']),
    {
      say: 'draftFirst',
      lit: [`pair:${JOKER_PAIR}`, `card:${SKYSCRAPERS}`],
      until: (facts) => names(facts, 'pair', JOKER_PAIR),
      remarks: [on('draftOther')],
    },
    { say: 'draftSecond', lit: ['pairs'], until: ({ chosen }) => chosen.length > 0 },
  ],
  praise: [
    on('draftPress', (facts) => names(facts, 'pair', PRESS_DOLLARS)),
    on('draftPlans', (facts) => names(facts, 'pair', PLANS_PRESTIGE)),
    on('draftCharacters'),
  ],
  ways: [
    [{ pair: JOKER_PAIR }, { pair: PRESS_DOLLARS }],
    [{ pair: JOKER_PAIR }, { pair: PLANS_PRESTIGE }],
    [{ pair: JOKER_PAIR }, { pair: CHARACTERS_PLANS }],
  ],
  detours: [{ step: 1, tried: { pair: 3 }, says: 'draftOther' }],
};

/** A joker and a skyscraper card stay. */
const KEPT = counts({ skyscrapers: 1, joker: 1 });

export const reserveLesson: CityLesson = {
  id: 'reserve',
  rules: ['R4.1', 'R4.2', 'R6.4', 'R8.3'],
  seed: SEED,
  position: () =>
    tableWith({
      round: 2,
      bidding: SKYSCRAPERS,
      opener: 0,
      space: [6, 4],
      order: [0, 1],
      tiles: [...LATER_TILES, 3, 7],
      learner: {
        hand: { press: 1, joker: 1 },
        reserve: { dollars: 1, skyscrapers: 1 },
        board: 2,
        built: [0, 2, 2, 0, 0, 1],
        points: 6,
      },
      rival: { reserve: { joker: 1, plans: 1 }, board: 2, built: [0, 1, 3, 0, 0, 1], points: 5 },
      steps: [
        { step: 'keep', seat: 0 },
        { step: 'bidTurn', firm: 1 },
        { step: 'lateBid' },
        { step: 'evaluate' },
      ],
    }),
  dimmed: [...USUALLY_DIMMED, 'map', 'staff', 'track'],
  steps: [
    read('reserveOver', 'hand', 'reserve'),
    {
      say: 'reserveKeep',
      lit: [`card:${DOLLARS}`, `card:${JOKER}`],
      until: ({ chosen }) => {
        const choice = chosen.at(-1);
        return choice !== undefined && 'keep' in choice && choice.keep.join() === KEPT.join();
      },
      remarks: [on('reserveOther')],
    },
  ],
  praise: [always('reservePraise', ['district:3', 'open:map'], 'reserve')],
  ways: [[{ keep: KEPT }]],
  detours: [
    { step: 1, tried: { keep: counts({ dollars: 1, skyscrapers: 1 }) }, says: 'reserveOther' },
    { step: 1, tried: { keep: counts({ dollars: 1, joker: 1 }) }, says: 'reserveOther' },
  ],
};
