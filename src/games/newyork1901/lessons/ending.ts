/** Lessons 7 and 8: action cards, and the last turn with the streets. */
import { at, LEARNER } from '#kernel';
import { ACTION_CARDS } from '../components.ts';
import {
  BRONZE_BAR2,
  BRONZE_BAR2_THIRD,
  BRONZE_BAR2_TOO,
  BRONZE_SQUARE,
  build,
  GOLD_BAR4,
  GOLD_BLOCK,
  GOLD_TEE,
  SILVER_BAR3,
  SILVER_CORNER,
  SILVER_SQUARE,
  START,
} from '../layout.ts';
import {
  building,
  laid,
  type NewYorkLesson,
  on,
  points,
  read,
  SEED,
  stops,
  THREE_GREEN,
  USUALLY_DIMMED,
} from './kit.ts';

export const cardsLesson: NewYorkLesson = {
  id: 'cards',
  rules: ['R3.4', 'R8.1', 'R8.2', 'R8.3', 'R8.4', 'R8.5', 'R8.6', 'R10.9'],
  seed: SEED,
  position: () =>
    laid({
      learner: {
        points: 6,
        lots: ['B03', 'B04'],
        buildings: [build(START, 10, 8), build(BRONZE_BAR2, 9, 8), build(BRONZE_SQUARE, 10, 5)],
        cards: [...ACTION_CARDS],
      },
      rival: { points: 5, buildings: THREE_GREEN, cards: [...ACTION_CARDS] },
      market: ['R2', 'G2', 'Y2'],
      steps: [{ step: 'goOn', seat: LEARNER, built: true, small: false }],
      options: { actionCards: true },
    }),
  dimmed: [...USUALLY_DIMMED, 'market', 'streets', 'row:gold', 'row:legendary'],
  steps: [
    read('cardsThree', 'cards'),
    {
      say: 'cardsBoom',
      lit: ['card:constructionBoom'],
      until: ({ chosen }) => chosen.some((choice) => 'card' in choice),
      remarks: [on('cardsStop', stops)],
      refusals: { grabTooLarge: 'cardsGrab', shiftFirst: 'cardsShift' },
    },
    {
      say: 'cardsSecond',
      lit: [['places', 'row:silver']],
      until: (facts) => building(facts) !== undefined,
    },
  ],
  praise: [
    { say: 'cardsPraise', when: () => true, with: points, lit: ['card:marketShift', 'card:landGrab'] },
  ],
  ways: [
    [{ card: 'constructionBoom' }, build(SILVER_BAR3, 9, 5)],
    [{ card: 'constructionBoom' }, build(BRONZE_BAR2_TOO, 9, 5)],
  ],
  detours: [
    { step: 1, tried: { stop: true }, says: 'cardsStop' },
    { step: 1, tried: { card: 'landGrab' }, refused: 'grabTooLarge', says: 'cardsGrab' },
    { step: 1, tried: { card: 'marketShift' }, refused: 'shiftFirst', says: 'cardsShift' },
  ],
};

export const endLesson: NewYorkLesson = {
  id: 'end',
  rules: ['R9.2', 'R9.4', 'R10.1', 'R10.2', 'R10.10'],
  seed: SEED,
  position: () =>
    laid({
      learner: {
        points: 50,
        lots: ['B09', 'R05', 'R06'],
        buildings: [
          build(GOLD_TEE, 10, 5),
          build(BRONZE_BAR2, 9, 11, 1),
          build(BRONZE_BAR2_TOO, 3, 11),
          build(SILVER_CORNER, 9, 8, 1),
          build(GOLD_BAR4, 7, 12),
        ],
        fallen: [3, 4, 5, 6, 9, 10, 11],
      },
      rival: {
        points: 57,
        buildings: [
          build(START, 13, 12),
          build(BRONZE_BAR2, 13, 14, 1),
          build(SILVER_CORNER, 14, 11, 3),
          build(BRONZE_BAR2_TOO, 2, 5, 1),
          build(GOLD_BAR4, 3, 6),
          build(SILVER_SQUARE, 1, 7),
          build(GOLD_TEE, 9, 12),
        ],
        fallen: [2, 3, 4, 5, 6, 9, 10, 11],
      },
      market: ['B2', 'R2', 'G2'],
      ending: { ending: 'tiles', closer: 1 },
      steps: [{ step: 'goOn', seat: LEARNER, built: false, small: true }],
    }),
  dimmed: [...USUALLY_DIMMED, 'market', 'row:gold', 'row:legendary'],
  steps: [
    read('endTiles', 'lastRound'),
    read('endStreets', 'streets', 'street:broadway', 'street:wall', 'street:nassau'),
    {
      say: 'endWin',
      lit: ['lot:B09', 'lot:R05', 'lot:R06', 'streets'],
      until: ({ scores }) => at(scores, LEARNER).total > at(scores, 1).total,
      remarks: [
        on('endStop', stops),
        {
          say: 'endSilver',
          when: (facts) => building(facts)?.tile === SILVER_SQUARE,
          lit: ['lot:B09', 'street:broadway', 'street:wall'],
        },
        { say: 'endBar', when: () => true, lit: ['lot:B09', 'street:broadway', 'street:wall'] },
      ],
      refusals: { notYourLand: 'endNoRoom', noDemolition: 'endNoDemolition' },
    },
  ],
  praise: [{ say: 'endPraise', when: () => true, lit: ['streets'] }],
  ways: [[build(BRONZE_BAR2_THIRD, 13, 5, 1)]],
  detours: [
    { step: 2, tried: { stop: true }, says: 'endStop' },
    { step: 2, tried: build(SILVER_SQUARE, 5, 14), says: 'endSilver' },
    { step: 2, tried: build(BRONZE_BAR2_THIRD, 5, 14, 1), says: 'endBar' },
    { step: 2, tried: build(GOLD_BLOCK, 5, 13), refused: 'notYourLand', says: 'endNoRoom' },
    { step: 2, tried: build(SILVER_SQUARE, 9, 8), refused: 'noDemolition', says: 'endNoDemolition' },
  ],
};
