/** Lessons 1 to 5: the aim, the smallest turn, cards, a column at work, and the next floor. */
import { AVENUE5, BLUE, BROADWAY, HALL, STREET23, UPPER, WHITE } from '../layout.ts';
import { always, did, does, type FlatironLesson, goTo, last, on, onLines, read, SEED } from './kit.ts';
import { beforeRoof, firstPurchase, firstTurn, fullLevel, strongColumn } from './story.ts';

export const roofLesson: FlatironLesson = {
  id: 'roof',
  rules: ['R5.8', 'R5.10', 'R9.1', 'R9.16'],
  position: beforeRoof,
  seed: SEED,
  dimmed: ['hall', 'supply', 'decks', 'board:1', 'column:0:0', 'column:0:2', 'column:0:3'],
  steps: [
    read('roofMissing', 'track', 'tower'),
    {
      say: 'roofBuild',
      lit: [['use:3', 'row:3']],
      until: did('builtFloor'),
      remarks: [on('roofSkipped', did('skipped'))],
    },
  ],
  praise: [always('roofPraise', 'tower')],
  ways: [[{ use: true }]],
  detours: [{ step: 1, tried: { skip: true }, says: 'roofSkipped' }],
};

export const turnLesson: FlatironLesson = {
  id: 'turn',
  rules: ['R3.1', 'R3.2', 'R3.4', 'R3.6', 'R5.1', 'R5.4', 'R5.6', 'R7.17'],
  position: firstTurn,
  seed: SEED,
  dimmed: ['hall', 'supply', 'board:1', 'column:0:1', 'column:0:2', 'column:0:3'],
  steps: [
    goTo(BROADWAY, 'turnGo', 'turnElsewhere'),
    {
      say: 'turnUse',
      lit: ['column:0:0'],
      until: did('activated'),
      remarks: [on('turnCard', does('buy')), on('turnMoney', does('money'))],
    },
    { say: 'turnBuy', lit: ['row:0'], until: did('boughtPillar'), leads: onLines },
    { say: 'turnBuild', lit: ['row:1'], until: did('paidToBuild'), leads: onLines },
    {
      say: 'turnSlot',
      lit: ['slot:1'],
      until: did('built', ({ slot }) => slot === 1),
      leads: onLines,
      remarks: [
        {
          say: 'turnOtherSlot',
          when: did('built'),
          with: ({ events }) => ({
            gains: events.some((event) => event.did === 'built' && event.slot === 0) ? 'points' : 'dollars',
          }),
        },
      ],
    },
  ],
  praise: [always('turnPraise', 'score:0')],
  ways: [[{ to: BROADWAY }, { do: 'activate' }, { use: true }, { use: true }, { slot: 1 }]],
  detours: [
    { step: 0, tried: { to: AVENUE5 }, says: 'turnElsewhere' },
    { step: 1, tried: { do: 'buy' }, says: 'turnCard' },
    { step: 1, tried: { do: 'money' }, says: 'turnMoney' },
    { step: 4, tried: { slot: 0 }, says: 'turnOtherSlot' },
    { step: 4, tried: { slot: 2 }, says: 'turnOtherSlot' },
  ],
};

export const cardLesson: FlatironLesson = {
  id: 'card',
  rules: ['R3.3', 'R4.1', 'R4.2', 'R4.3'],
  position: firstPurchase,
  seed: SEED,
  dimmed: ['hall', 'supply', 'board:1', 'column:0:0', 'column:0:1', 'column:0:3'],
  steps: [
    {
      ...goTo(STREET23, 'cardGo', 'cardElsewhere', 'card:1'),
      refusals: { placeTaken: 'cardTaken', mustMove: 'cardStay' },
    },
    {
      say: 'cardBuy',
      lit: ['card:1'],
      until: does('buy'),
      remarks: [
        on(
          'cardFirst',
          last((choice) => 'do' in choice),
        ),
      ],
    },
    read('cardBand', 'end:2:0', 'end:2:1'),
    {
      say: 'cardAbove',
      lit: ['end:2:0'],
      until: did('boughtCard', ({ half }) => half === UPPER),
      remarks: [on('cardBelow', did('boughtCard'))],
    },
  ],
  praise: [always('cardPraise', 'column:0:2')],
  ways: [[{ to: STREET23 }, { do: 'buy' }, { half: UPPER }]],
  detours: [
    { step: 0, tried: { to: BROADWAY }, refused: 'placeTaken', says: 'cardTaken' },
    { step: 0, tried: { to: HALL }, refused: 'mustMove', says: 'cardStay' },
    { step: 0, tried: { to: AVENUE5 }, says: 'cardElsewhere' },
    { step: 1, tried: { do: 'money' }, says: 'cardFirst' },
    { step: 1, tried: { do: 'activate' }, says: 'cardFirst' },
    { step: 3, tried: { half: 1 }, says: 'cardBelow' },
  ],
};

export const columnLesson: FlatironLesson = {
  id: 'column',
  rules: ['R3.6', 'R3.7', 'R5.7', 'R6.1', 'R7.1', 'R7.3'],
  position: strongColumn,
  seed: SEED,
  dimmed: ['hall', 'supply', 'board:1', 'column:0:0', 'column:0:1', 'column:0:3'],
  steps: [
    goTo(AVENUE5, 'columnGo', 'columnFirst', 'plate'),
    {
      say: 'columnUse',
      lit: ['column:0:2'],
      until: did('activated'),
      remarks: [
        on(
          'columnFirst',
          last((choice) => 'do' in choice),
        ),
      ],
    },
    {
      say: 'columnWhite',
      lit: ['row:4'],
      until: did('boughtPillar', ({ color }) => color === WHITE),
      leads: onLines,
    },
    { say: 'columnBuild', lit: ['row:5', 'slot:2'], until: did('built'), leads: onLines },
  ],
  praise: [always('columnPraise', 'tower')],
  ways: [[{ to: AVENUE5 }, { do: 'activate' }, { use: true }, { use: true }, { use: true }]],
  detours: [
    { step: 0, tried: { to: BROADWAY }, says: 'columnFirst' },
    { step: 1, tried: { do: 'buy' }, says: 'columnFirst' },
    { step: 1, tried: { do: 'money' }, says: 'columnFirst' },
  ],
};

export const floorLesson: FlatironLesson = {
  id: 'floor',
  rules: ['R3.7', 'R5.8', 'R5.9', 'R7.1'],
  position: fullLevel,
  seed: SEED,
  dimmed: ['paper', 'decrees', 'supply', 'board:1', 'column:0:0', 'column:0:2', 'column:0:3'],
  steps: [
    goTo(STREET23, 'floorGo', 'floorElsewhere', 'deed:3'),
    {
      say: 'floorUse',
      lit: ['column:0:1'],
      until: did('activated'),
      remarks: [
        on(
          'floorFirst',
          last((choice) => 'do' in choice),
        ),
      ],
    },
    {
      say: 'floorBuild',
      lit: ['row:3'],
      until: did('builtFloor'),
      leads: (facts) => onLines(facts) && !did('boughtPillar', ({ color }) => color === BLUE)(facts),
      remarks: [on('floorBlue', did('boughtPillar'))],
    },
  ],
  praise: [always('floorPraise', 'newsboy', 'plate')],
  ways: [[{ to: STREET23 }, { do: 'activate' }, { skip: true }, { use: true }]],
  detours: [
    { step: 0, tried: { to: AVENUE5 }, says: 'floorElsewhere' },
    { step: 1, tried: { do: 'money' }, says: 'floorFirst' },
    { step: 1, tried: { do: 'buy' }, says: 'floorFirst' },
    { step: 2, tried: { use: true }, says: 'floorBlue' },
  ],
};
