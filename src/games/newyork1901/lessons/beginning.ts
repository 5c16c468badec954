/** Lessons 1 to 3: what scores, a whole turn, and tiles across several lots. */
import { LEARNER } from '#kernel';
import { lotCalled } from '../board.ts';
import {
  BRONZE_BAR2,
  BRONZE_BAR2_THIRD,
  BRONZE_BAR2_TOO,
  BRONZE_BAR3,
  BRONZE_CORNER,
  BRONZE_SQUARE,
  build,
  lot,
  SILVER_BAR3,
  START,
} from '../layout.ts';
import {
  building,
  home,
  laid,
  type NewYorkLesson,
  on,
  points,
  read,
  SEED,
  stops,
  THREE_GREEN,
  takesLot,
  USUALLY_DIMMED,
} from './kit.ts';

export const buildLesson: NewYorkLesson = {
  id: 'build',
  rules: ['R5.1', 'R5.4', 'R5.5', 'R10.10'],
  seed: SEED,
  position: () =>
    laid({
      learner: { lots: ['B05'], buildings: [build(START, 10, 8)] },
      rival: { buildings: [build(START, 13, 12)] },
      market: ['R2', 'G2', 'Y3'],
      steps: [{ step: 'goOn', seat: LEARNER, built: false, small: true }],
    }),
  dimmed: [...USUALLY_DIMMED, 'market', 'streets', 'row:silver', 'row:gold', 'row:legendary'],
  steps: [
    read('buildGoal', 'track', 'marker:0'),
    {
      say: 'buildBar',
      lit: ['lot:B05', ['places', `tile:${BRONZE_BAR2}`]],
      until: (facts) => building(facts) !== undefined,
      remarks: [on('buildStop', stops)],
      refusals: {
        notYourLand: 'buildTooLarge',
        technologyClosed: 'buildClosed',
        oneLotATurn: 'buildHasLot',
      },
    },
  ],
  praise: [{ say: 'buildPraise', when: () => true, lit: ['marker:0', 'workers:0'] }],
  ways: [[build(BRONZE_BAR2, 9, 8)]],
  detours: [
    { step: 1, tried: { stop: true }, says: 'buildStop' },
    { step: 1, tried: build(BRONZE_BAR3, 9, 7), refused: 'notYourLand', says: 'buildTooLarge' },
    { step: 1, tried: build(SILVER_BAR3, 9, 7), refused: 'technologyClosed', says: 'buildClosed' },
    { step: 1, tried: lot('R09'), refused: 'oneLotATurn', says: 'buildHasLot' },
  ],
};

export const turnLesson: NewYorkLesson = {
  id: 'turn',
  rules: ['R3.1', 'R4.1', 'R4.2', 'R4.3', 'R5.2', 'R9.1'],
  seed: SEED,
  position: () =>
    laid({
      learner: { points: 2, buildings: [build(START, 10, 8), build(BRONZE_BAR2, 9, 8)] },
      rival: { points: 2, buildings: [build(START, 13, 12), build(BRONZE_BAR2, 13, 14, 1)] },
      market: ['B2', 'R2', 'G2', 'Y3'],
    }),
  // The second lot is for the rival whose first one the learner took.
  replies: [lot('G03'), lot('R10'), build(BRONZE_BAR2_TOO, 13, 11, 1), build(BRONZE_BAR2_TOO, 9, 14)].map(
    (action) => ({ seat: 1, action }),
  ),
  dimmed: [...USUALLY_DIMMED, 'streets', 'row:silver', 'row:gold', 'row:legendary'],
  steps: [
    {
      say: 'turnLand',
      lit: ['market', 'map'],
      until: takesLot,
      remarks: [on('turnDemolish', () => true)],
      refusals: {
        acquireFirst: 'turnLandFirst',
        technologyClosed: 'turnLandFirst',
        lotTaken: 'turnTaken',
        noSuchCard: 'turnNoCard',
      },
    },
    {
      say: 'turnBuild',
      lit: [['places', 'row:bronze']],
      until: (facts) => building(facts) !== undefined,
      remarks: [on('turnStop', stops)],
      refusals: { noFront: 'turnNoFront' },
    },
  ],
  praise: [{ say: 'turnPraise', when: () => true, lit: ['workers:0'] }],
  ways: [
    [lot('B08'), build(BRONZE_BAR2_TOO, 11, 8)],
    [lot('B04'), build(BRONZE_BAR2_TOO, 9, 7, 1)],
    [lot('G03'), build(BRONZE_BAR2_TOO, 13, 11, 1)],
  ],
  detours: [
    { step: 0, tried: build(BRONZE_BAR2_TOO, 10, 8), says: 'turnDemolish' },
    { step: 0, tried: build(BRONZE_BAR3, 11, 5), refused: 'acquireFirst', says: 'turnLandFirst' },
    { step: 0, tried: lot('G05'), refused: 'lotTaken', says: 'turnTaken' },
    { step: 0, tried: lot('Y01'), refused: 'noSuchCard', says: 'turnNoCard' },
    { step: 1, tried: { stop: true }, says: 'turnStop' },
  ],
};

/** The blue lots beside Blue 12. */
const BESIDE = ['B03', 'B04', 'B06'].map(lotCalled);

export const neighboursLesson: NewYorkLesson = {
  id: 'neighbours',
  rules: ['R3.2', 'R5.3', 'R5.4'],
  seed: SEED,
  position: () =>
    laid({
      learner: {
        points: 4,
        lots: ['B12'],
        buildings: [build(START, 10, 8), build(BRONZE_BAR2, 9, 8), build(BRONZE_BAR2_TOO, 11, 8)],
      },
      rival: { points: 5, buildings: THREE_GREEN },
      market: ['B2', 'R2', 'G2', 'Y3'],
    }),
  dimmed: [...USUALLY_DIMMED, 'streets', 'row:silver', 'row:gold', 'row:legendary'],
  steps: [
    {
      say: 'neighboursLot',
      lit: ['worker:B12', 'market:B2', 'lot:B03', 'lot:B04', 'lot:B06'],
      until: ({ chosen }) => chosen.some((choice) => 'lot' in choice && BESIDE.includes(choice.lot)),
      remarks: [on('neighboursApart', takesLot), on('neighboursDemolish', () => true)],
      refusals: { acquireFirst: 'neighboursCard' },
    },
    {
      say: 'neighboursAcross',
      lit: [['places', 'row:bronze']],
      until: (facts) => home(facts) === 2,
      remarks: [on('neighboursStop', stops), on('neighboursOne', () => true)],
    },
  ],
  praise: [
    { say: 'neighboursPraise', when: (facts) => points(facts).points >= 3, with: points, lit: ['workers:0'] },
    { say: 'neighboursSmall', when: () => true, lit: ['workers:0'] },
  ],
  ways: [
    [lot('B06'), build(BRONZE_BAR3, 11, 5)],
    [lot('B06'), build(BRONZE_SQUARE, 10, 5)],
    [lot('B04'), build(BRONZE_SQUARE, 10, 6)],
    [lot('B03'), build(BRONZE_BAR3, 9, 6, 1)],
  ],
  detours: [
    { step: 0, tried: lot('R09'), says: 'neighboursApart' },
    { step: 0, tried: build(BRONZE_BAR2_THIRD, 10, 8), says: 'neighboursDemolish' },
    { step: 0, tried: build(BRONZE_CORNER, 10, 6), refused: 'acquireFirst', says: 'neighboursCard' },
    { step: 1, tried: { stop: true }, says: 'neighboursStop' },
    { step: 1, tried: build(BRONZE_CORNER, 10, 6), says: 'neighboursOne' },
  ],
};
