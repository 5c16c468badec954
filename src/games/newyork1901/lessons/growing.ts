/** Lessons 4 to 6: silver over bronze, gold that stays, and workers who are all out. */
import {
  BRONZE_BAR2,
  BRONZE_BAR2_THIRD,
  BRONZE_BAR2_TOO,
  BRONZE_BAR3,
  BRONZE_CORNER,
  BRONZE_SQUARE,
  build,
  GOLD_BLOCK,
  lot,
  PARK_ROW,
  SILVER_BAR3,
  SILVER_CORNER,
  SILVER_ELL,
  SILVER_PEE,
  SILVER_SQUARE,
  SINGER,
  START,
} from '../layout.ts';
import {
  building,
  builds,
  buildsGold,
  home,
  laid,
  type NewYorkLesson,
  on,
  points,
  read,
  SEED,
  THREE_GREEN,
  takesLot,
  USUALLY_DIMMED,
} from './kit.ts';

export const silverLesson: NewYorkLesson = {
  id: 'silver',
  rules: ['R3.1', 'R6.1', 'R6.2', 'R6.4', 'R6.5', 'R6.7', 'R7.1'],
  seed: SEED,
  position: () =>
    laid({
      learner: {
        points: 8,
        buildings: [
          build(START, 10, 8),
          build(BRONZE_BAR2, 9, 8),
          build(BRONZE_BAR2_TOO, 11, 8),
          build(BRONZE_SQUARE, 10, 5),
        ],
      },
      rival: { points: 5, buildings: THREE_GREEN },
      market: ['R2', 'R2', 'Y2', 'Y2'],
    }),
  dimmed: [...USUALLY_DIMMED, 'market', 'streets', 'row:gold', 'row:legendary'],
  steps: [
    read('silverOpen', 'pennant:silver', 'row:silver'),
    {
      say: 'silverOver',
      lit: [['places', 'row:silver']],
      until: (facts) => builds(facts, 'silver'),
      remarks: [on('silverLot', takesLot), on('silverBronze', () => true)],
      refusals: {
        notHigher: 'silverNotHigher',
        technologyClosed: 'silverGold',
        acquireFirst: 'silverNoFit',
        notYourLand: 'silverNoFit',
      },
    },
  ],
  praise: [{ say: 'silverPraise', when: () => true, with: points, lit: ['marker:0'] }],
  ways: [[build(SILVER_PEE, 10, 5, 3)], [build(SILVER_SQUARE, 9, 8)]],
  detours: [
    { step: 1, tried: lot('R09'), says: 'silverLot' },
    { step: 1, tried: build(BRONZE_BAR2_THIRD, 10, 8), says: 'silverBronze' },
    { step: 1, tried: build(BRONZE_CORNER, 9, 8), refused: 'notHigher', says: 'silverNotHigher' },
    { step: 1, tried: build(GOLD_BLOCK, 9, 8, 1), refused: 'technologyClosed', says: 'silverGold' },
    { step: 1, tried: build(SILVER_ELL, 9, 5), refused: 'notYourLand', says: 'silverNoFit' },
    { step: 1, tried: build(SILVER_ELL, 13, 5), refused: 'acquireFirst', says: 'silverNoFit' },
  ],
};

export const goldLesson: NewYorkLesson = {
  id: 'gold',
  rules: ['R1.5', 'R5.6', 'R6.3', 'R7.1'],
  seed: SEED,
  position: () =>
    laid({
      learner: {
        points: 19,
        buildings: [
          build(SILVER_SQUARE, 9, 8),
          build(BRONZE_BAR2_TOO, 11, 8),
          build(BRONZE_BAR2_THIRD, 9, 11, 1),
          build(BRONZE_BAR3, 3, 11),
          build(BRONZE_CORNER, 6, 11, 1),
        ],
        fallen: [BRONZE_SQUARE],
      },
      rival: {
        points: 16,
        buildings: [
          build(START, 13, 12),
          build(BRONZE_BAR2, 13, 14, 1),
          build(SILVER_CORNER, 14, 11, 3),
          build(SILVER_SQUARE, 10, 14),
          build(BRONZE_BAR2_TOO, 2, 5, 1),
        ],
        fallen: [BRONZE_CORNER],
      },
      market: ['G2', 'G2', 'R2', 'R2'],
    }),
  dimmed: [...USUALLY_DIMMED, 'market', 'streets', 'row:bronze', 'row:silver'],
  steps: [
    read('goldOpen', 'pennant:gold', 'row:gold', 'row:legendary'),
    {
      say: 'goldBlock',
      lit: ['lot:B05', 'lot:B07', 'lot:B08', ['places', 'row:legendary']],
      until: buildsGold,
      remarks: [on('goldLot', takesLot), on('goldSilver', () => true)],
      refusals: { notYourLand: 'goldNotYours', acquireFirst: 'goldNotYours' },
    },
  ],
  praise: [
    {
      say: 'goldParkRow',
      when: (facts) => building(facts)?.tile === PARK_ROW,
      lit: ['marker:0'],
    },
    { say: 'goldSlab', when: (facts) => building(facts)?.tile === GOLD_BLOCK, lit: ['marker:0'] },
    { say: 'goldOther', when: () => true, with: points, lit: ['row:gold'] },
  ],
  ways: [[build(PARK_ROW, 9, 8, 1)], [build(GOLD_BLOCK, 9, 8, 1)]],
  detours: [
    { step: 1, tried: lot('R10'), says: 'goldLot' },
    { step: 1, tried: build(SILVER_BAR3, 3, 11), says: 'goldSilver' },
    { step: 1, tried: build(SINGER, 9, 7), refused: 'notYourLand', says: 'goldNotYours' },
    { step: 1, tried: build(SINGER, 9, 5), refused: 'acquireFirst', says: 'goldNotYours' },
  ],
};

export const workersLesson: NewYorkLesson = {
  id: 'workers',
  rules: ['R3.2', 'R3.3', 'R3.5', 'R5.4'],
  seed: SEED,
  position: () =>
    laid({
      learner: {
        points: 2,
        lots: ['B03', 'B04', 'B06', 'B12'],
        buildings: [build(START, 10, 8), build(BRONZE_BAR2, 9, 8)],
      },
      rival: { points: 5, buildings: THREE_GREEN },
      market: ['R2', 'G2', 'Y2', 'Y3'],
    }),
  dimmed: [...USUALLY_DIMMED, 'streets', 'row:silver', 'row:gold', 'row:legendary'],
  steps: [
    {
      say: 'workersOut',
      lit: ['lot:B03', 'lot:B04', 'lot:B06', 'lot:B12', ['places', 'row:bronze']],
      until: (facts) => home(facts) >= 2,
      remarks: [on('workersOne', (facts) => home(facts) === 1), on('workersNone', () => true)],
      refusals: { noFreeWorker: 'workersNoCard' },
    },
  ],
  praise: [
    {
      say: 'workersPraise',
      when: () => true,
      with: (facts) => ({ workers: home(facts) }),
      lit: ['workers:0'],
    },
  ],
  ways: [
    [build(BRONZE_SQUARE, 10, 5)],
    [build(BRONZE_BAR3, 9, 5, 1)],
    [build(BRONZE_BAR3, 11, 5)],
    [build(BRONZE_SQUARE, 9, 5)],
  ],
  detours: [
    { step: 0, tried: lot('R09'), refused: 'noFreeWorker', says: 'workersNoCard' },
    { step: 0, tried: build(BRONZE_BAR2_TOO, 9, 5), says: 'workersOne' },
    { step: 0, tried: build(BRONZE_BAR2_TOO, 10, 8), says: 'workersNone' },
  ],
};
