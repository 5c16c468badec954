/** Lessons 5 to 8: playing with others, the balance, declining, and the last round. */
import { LEARNER, together } from '#kernel';
import type { Step } from '../state.ts';
import {
  always,
  balanceChange,
  declines,
  happened,
  on,
  places,
  read,
  rectangle,
  SEED,
  type TangramLesson,
  USUALLY_DIMMED,
} from './kit.ts';
import { cityWith, spot, storyAt } from './story.ts';

/** Tiles by their letters in the story. */
const [A, C, H, M, P, R, T] = [0, 2, 7, 12, 15, 17, 19];

const shared = { seed: SEED, dimmed: USUALLY_DIMMED };

export const companyLesson: TangramLesson = {
  ...shared,
  id: 'company',
  rules: ['R1.6', 'R3.3', 'R3.7', 'R3.8', 'R3.9'],
  position: () =>
    storyAt({
      round: 1,
      placed: 1,
      // The card of the learner and the rival's are still in their hands.
      cards: [H, R, 11, 21],
      turned: 2,
      holders: [[], [], [0], [1]],
      others: [cityWith([spot(H, 'dark', 3, 2, 4)], 1)],
      agenda: [
        { step: 'closeRound' },
        { step: 'playCard', card: 3 },
        { step: 'playCard', card: 2 },
        together(...[0, 1].map((seat): Step[] => [{ step: 'placeTile', seat, tiles: [R] }])),
      ],
    }),
  replies: [{ seat: 1, action: spot(R, 'green', 1, 0, 3) }],
  steps: [
    read('companyTogether', ['others', 'show:cities'], ['card:1', 'show:cards']),
    read('companyEye', ['card:2', 'show:cards']),
    {
      say: 'companyFill',
      lit: ['square:4.2', 'rotate', ['ghost', 'hand']],
      narrowed: ['square:4.2'],
      until: (facts) => happened(facts, 'placed', ({ seat }) => seat === LEARNER) && rectangle(facts) === 4,
      remarks: [
        on('companyDecline', declines),
        on('companyRow', (facts) => rectangle(facts) === 3),
        on('companySame', () => true),
      ],
    },
  ],
  praise: [always('companyPraise', ['city:1', 'show:cities'], ['card:2', 'show:cards'])],
  ways: [[spot(R, 'dark', 2, 3, 2)], [spot(R, 'green', 1, 3, 2)]],
  detours: [
    { step: 2, tried: spot(R, 'dark', 0, 0, 0), says: 'companySame' },
    { step: 2, tried: spot(R, 'dark', 0, 5, 0), says: 'companyRow' },
    { step: 2, tried: { decline: R }, says: 'companyDecline' },
  ],
};

export const balanceLesson: TangramLesson = {
  ...shared,
  id: 'balance',
  rules: ['R7.1', 'R7.2', 'R9.3'],
  position: () =>
    storyAt({
      round: 4,
      placed: 3,
      cards: [6, 21, 14, T],
      agenda: [
        { step: 'closeRound' },
        { step: 'offerFountain', seat: 0 },
        { step: 'placeTile', seat: 0, tiles: [T] },
      ],
    }),
  steps: [
    read('balanceBonus', 'scales', 'bonus'),
    read('balanceMixed', 'square:4.5', 'square:6.2'),
    {
      say: 'balanceEven',
      lit: ['scales', 'face:dark', 'face:green'],
      narrowed: ['face:green'],
      until: (facts) => places(facts, T) && balanceChange(facts).to < balanceChange(facts).from,
      remarks: [on('balanceDecline', declines), on('balanceRoof', () => true)],
    },
  ],
  praise: [always('balancePraise', 'bonus')],
  ways: [[spot(T, 'green', 0, 0, 5)], [spot(T, 'green', 1, 0, 0)]],
  detours: [
    { step: 2, tried: spot(T, 'dark', 0, 0, 0), says: 'balanceRoof' },
    { step: 2, tried: { decline: T }, says: 'balanceDecline' },
  ],
};

export const declineLesson: TangramLesson = {
  ...shared,
  id: 'decline',
  rules: ['R4.6'],
  position: () =>
    storyAt({
      round: 5,
      placed: 2,
      cards: [1, 22, M, null],
      agenda: [
        { step: 'closeRound' },
        { step: 'playCard', card: 3 },
        { step: 'placeTile', seat: 0, tiles: [M] },
      ],
    }),
  steps: [
    read(
      'declineCorner',
      ['tray:0', 'show:tiles'],
      ['tray:2', 'show:tiles'],
      ['tray:15', 'show:tiles'],
      'square:0.5',
      'square:0.6',
      'square:1.5',
      'square:1.6',
    ),
    {
      say: 'declineDiamond',
      lit: ['decline'],
      until: (facts) => happened(facts, 'setAside', ({ tile }) => tile === M),
      remarks: [on('declinePlaced', (facts) => places(facts, M))],
    },
  ],
  praise: [always('declinePraise')],
  ways: [[{ decline: M }]],
  detours: [{ step: 1, tried: spot(M, 'dark', 0, 0, 5), says: 'declinePlaced' }],
};

export const lastLesson: TangramLesson = {
  ...shared,
  id: 'last',
  rules: ['R8.1', 'R8.2', 'R9.1', 'R9.2', 'R9.3', 'R9.4'],
  position: () =>
    storyAt({
      round: 6,
      placed: 1,
      cards: [A, C, P],
      agenda: [
        { step: 'closeRound' },
        { step: 'offerFountain', seat: 0 },
        { step: 'placeTile', seat: 0, tiles: [A, P] },
      ],
    }),
  steps: [
    {
      say: 'lastOrder',
      lit: ['tab:15', 'square:0.5', 'square:0.6', 'square:1.5', 'square:1.6'],
      narrowed: ['tab:15'],
      until: (facts) => places(facts, P, 'dark'),
      remarks: [
        on('lastDecline', declines),
        on('lastGardens', (facts) => places(facts, P, 'green')),
        on('lastSmallFirst', (facts) => places(facts, A)),
      ],
    },
    {
      say: 'lastTriangle',
      lit: ['scales', 'face:dark', 'face:green'],
      narrowed: ['face:dark', 'square:1.5'],
      until: (facts) => places(facts, A, 'dark'),
      remarks: [on('lastDecline', declines), on('lastUneven', (facts) => places(facts, A, 'green'))],
    },
    {
      say: 'lastFountain',
      lit: [['ghost', 'hand']],
      until: ({ outcome }) => outcome !== undefined,
    },
  ],
  praise: [
    {
      say: 'lastPraise',
      when: ({ scores }) => scores[LEARNER]?.total === 188,
      lit: ['rounds', 'planning', 'bonus'],
    },
    {
      say: 'lastPoints',
      when: () => true,
      with: ({ scores }) => ({ points: scores[LEARNER]?.total ?? 0 }),
      lit: ['planning'],
    },
  ],
  ways: [[spot(P, 'dark', 1, 0, 5), spot(A, 'dark', 2, 1, 5), spot(23, 'water', 3, 1, 5)]],
  detours: [
    { step: 0, tried: { decline: P }, says: 'lastDecline' },
    { step: 0, tried: spot(P, 'green', 1, 0, 5), says: 'lastGardens' },
    { step: 0, tried: spot(A, 'dark', 0, 0, 6), says: 'lastSmallFirst' },
    { step: 1, tried: spot(A, 'green', 3, 1, 5), says: 'lastUneven' },
  ],
};
