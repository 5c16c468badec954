/** Lessons 6 to 9: newspapers, what the end counts, colours and slots, and standing in the way. */
import { LEARNER } from '#kernel';
import {
  AVENUE5,
  BLACK,
  BLUE,
  BROADWAY,
  decree,
  HALL,
  ORANGE,
  paper,
  STREET22,
  STREET23,
  UPPER,
  WHITE,
} from '../layout.ts';
import { always, did, does, type FlatironLesson, goTo, last, on, onLines, read, SEED } from './kit.ts';
import { delivery, reputation, rivalsFloor, threePillars } from './story.ts';

const [SWAP, ANY_PILLAR] = [paper('swap'), paper('anyPillar')];

/** What each colour costs on the learner's board. */
const HOME_PRICES = [3, 4, 1, 2];

export const newsboyLesson: FlatironLesson = {
  id: 'newsboy',
  rules: ['R5.2', 'R8.1', 'R8.2', 'R8.3', 'R8.11'],
  position: delivery,
  seed: SEED,
  dimmed: ['decrees', 'decks', 'board:1'],
  steps: [
    read('newsboyWaits', 'newsboy', 'score:0'),
    {
      say: 'newsboyKeep',
      lit: [`kept:${ANY_PILLAR}`],
      until: last((choice) => 'keep' in choice && choice.keep === ANY_PILLAR),
      remarks: [
        on(
          'newsboySwap',
          last((choice) => 'keep' in choice),
        ),
      ],
    },
    {
      say: 'newsboySpend',
      lit: [`hand:${ANY_PILLAR}`],
      until: did('spent'),
      remarks: [
        on(
          'newsboySave',
          last((choice) => 'done' in choice),
        ),
      ],
    },
    {
      say: 'newsboyBlue',
      lit: [`supply:${BLUE}`],
      until: did('boughtPillar', ({ color }) => color === BLUE),
      remarks: [
        {
          say: 'newsboyCheaper',
          when: did('boughtPillar'),
          with: ({ chosen }) => {
            const choice = chosen.at(-1);
            return { dollars: (choice && 'color' in choice && HOME_PRICES[choice.color]) || 0 };
          },
        },
      ],
    },
  ],
  praise: [always('newsboyPraise', `store:${BLUE}`, ['paper'])],
  ways: [[{ keep: ANY_PILLAR }, { spend: ANY_PILLAR }, { color: BLUE }]],
  detours: [
    { step: 1, tried: { keep: SWAP }, says: 'newsboySwap' },
    { step: 2, tried: { done: true }, says: 'newsboySave' },
    { step: 3, tried: { color: ORANGE }, says: 'newsboyCheaper' },
    { step: 3, tried: { color: WHITE }, says: 'newsboyCheaper' },
    { step: 3, tried: { color: BLACK }, says: 'newsboyCheaper' },
  ],
};

/** The sure decree: 3 points above. */
const SURE = decree('D05');

export const reputationLesson: FlatironLesson = {
  id: 'reputation',
  rules: ['R4.4', 'R4.5', 'R9.2', 'R9.4', 'R9.15'],
  position: reputation,
  seed: SEED,
  dimmed: ['nextFloor', 'supply', 'decks', 'board:1'],
  steps: [
    read('reputationCounts', 'band:0:0'),
    goTo(HALL, 'reputationGo', 'reputationElsewhere'),
    {
      say: 'reputationBuy',
      lit: [`decree:${SURE}`],
      until: last((choice) => 'decree' in choice && choice.decree === SURE),
      leads: does('buy'),
      remarks: [
        on(
          'reputationSure',
          last((choice) => 'decree' in choice),
        ),
        on('reputationFirst', () => true),
      ],
    },
    {
      say: 'reputationPlace',
      lit: ['end:1:0', 'end:2:0', 'end:3:0'],
      until: did('boughtDecree', ({ street, half }) => half === UPPER && street !== BROADWAY),
      remarks: [
        on(
          'reputationBelow',
          did('boughtDecree', ({ half }) => half !== UPPER),
        ),
        on('reputationBroadway', () => true),
      ],
    },
  ],
  praise: [always('reputationPraise', 'score:0')],
  ways: [
    [{ to: HALL }, { do: 'buy' }, { decree: SURE }, { street: STREET23, half: UPPER }],
    [{ to: HALL }, { do: 'buy' }, { decree: SURE }, { street: AVENUE5, half: UPPER }],
    [{ to: HALL }, { do: 'buy' }, { decree: SURE }, { street: STREET22, half: UPPER }],
  ],
  detours: [
    { step: 1, tried: { to: STREET23 }, says: 'reputationElsewhere' },
    { step: 2, tried: { do: 'activate' }, says: 'reputationFirst' },
    { step: 2, tried: { do: 'money' }, says: 'reputationFirst' },
    { step: 2, after: [{ do: 'buy' }], tried: { decree: decree('D02') }, says: 'reputationSure' },
    { step: 3, tried: { street: BROADWAY, half: UPPER }, says: 'reputationBroadway' },
    { step: 3, tried: { street: STREET23, half: 1 }, says: 'reputationBelow' },
  ],
};

export const coloursLesson: FlatironLesson = {
  id: 'colours',
  rules: ['R5.5', 'R7.1', 'R7.10', 'R7.13', 'R9.3'],
  position: threePillars,
  seed: SEED,
  dimmed: ['hall', 'supply', 'decks', 'board:1'],
  steps: [
    {
      say: 'coloursBuild',
      lit: [['row:1', `store:${ORANGE}`], 'plate'],
      until: last((choice) => 'color' in choice && choice.color === ORANGE),
      leads: last((choice) => 'use' in choice),
      remarks: [
        on(
          'coloursSkipped',
          last((choice) => 'skip' in choice),
        ),
        on('coloursBlack', () => true),
      ],
      refusals: { colorOnLevel: 'coloursTwice' },
    },
    {
      say: 'coloursSlot',
      lit: ['slot:1', 'slot:2'],
      until: did('tookToken'),
      leads: onLines,
      remarks: [on('coloursPoint', did('built'))],
    },
  ],
  praise: [always('coloursPraise', 'tokens:0', 'score:0')],
  ways: [[{ use: true }, { color: ORANGE }, { slot: 1 }]],
  detours: [
    { step: 0, tried: { skip: true }, says: 'coloursSkipped' },
    { step: 0, after: [{ use: true }], tried: { color: BLACK }, says: 'coloursBlack' },
    {
      step: 0,
      after: [{ use: true }],
      tried: { color: WHITE },
      refused: 'colorOnLevel',
      says: 'coloursTwice',
    },
    { step: 1, tried: { slot: 2 }, says: 'coloursPoint' },
  ],
};

export const blockLesson: FlatironLesson = {
  id: 'block',
  rules: ['R3.2', 'R3.3', 'R3.7'],
  position: rivalsFloor,
  seed: SEED,
  replies: [
    { seat: 1, action: { to: HALL } },
    { seat: 1, action: { do: 'money' } },
  ],
  dimmed: ['hall', 'supply', 'decks'],
  steps: [
    goTo(STREET22, 'blockGo', 'blockElsewhere', ['column:1:3', 'peek'], ['dollars:1']),
    {
      say: 'blockUse',
      lit: [['row:7', 'column:0:3']],
      until: ({ after }) => {
        const learner = after.players[LEARNER];
        return learner !== undefined && learner.dollars >= 5;
      },
      leads: (facts) => !did('boughtPillar')(facts) && !did('tookMoney')(facts),
      remarks: [on('blockBlack', did('boughtPillar')), on('blockMoney', did('tookMoney'))],
    },
  ],
  praise: [always('blockPraise')],
  ways: [[{ to: STREET22 }, { do: 'activate' }, { skip: true }, { use: true }]],
  detours: [
    { step: 0, tried: { to: STREET23 }, says: 'blockElsewhere' },
    { step: 0, tried: { to: HALL }, says: 'blockElsewhere' },
    { step: 1, tried: { do: 'money' }, says: 'blockMoney' },
    { step: 1, after: [{ do: 'activate' }], tried: { use: true }, says: 'blockBlack' },
  ],
};
