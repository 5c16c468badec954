/** Lessons 1 to 4: what scores, turning and flipping, and the end of a round. */
import type { Tile } from '../components.ts';
import type { Step } from '../state.ts';
import {
  always,
  declines,
  happened,
  last,
  on,
  places,
  read,
  rectangle,
  SEED,
  type TangramLesson,
  USUALLY_DIMMED,
} from './kit.ts';
import { spot, storyAt } from './story.ts';

/** Tiles by their letters in the story. */
const [H, R, G, L, U, J] = [7, 17, 6, 11, 20, 9];

/** A tile of the first round is to be placed, and this comes after it. */
function firstRound(placed: number, cards: readonly (Tile | null)[], tile: Tile, then: Step) {
  return storyAt({
    round: 1,
    placed,
    cards,
    agenda: [{ step: 'closeRound' }, then, { step: 'placeTile', seat: 0, tiles: [tile] }],
  });
}

const shared = { seed: SEED, dimmed: USUALLY_DIMMED };

export const rectangleLesson: TangramLesson = {
  ...shared,
  id: 'rectangle',
  rules: ['R4.1', 'R4.2', 'R4.3', 'R4.5', 'R6.1', 'R6.2'],
  position: () => firstRound(2, [H, R, G, null], G, { step: 'playCard', card: 3 }),
  steps: [
    read('rectangleNow', 'rectangle'),
    {
      say: 'rectangleGrow',
      lit: ['rectangle', ['ghost', 'hand']],
      narrowed: ['square:5.1', 'square:5.2'],
      until: (facts) => rectangle(facts) === 6,
      remarks: [
        on('rectangleDecline', declines),
        on('rectangleRow', (facts) => rectangle(facts) === 5),
        on('rectangleSame', () => true),
      ],
      refusals: { overlaps: 'rectangleOverlaps', offBoard: 'rectangleOutside' },
    },
  ],
  praise: [always('rectanglePraise', 'rectangle')],
  ways: [[spot(G, 'dark', 0, 5, 1)], [spot(G, 'green', 0, 5, 1)], [spot(G, 'dark', 0, 2, 1)]],
  detours: [
    { step: 1, tried: spot(G, 'dark', 0, 4, 4), says: 'rectangleRow' },
    { step: 1, tried: spot(G, 'dark', 0, 0, 0), says: 'rectangleSame' },
    { step: 1, tried: { decline: G }, says: 'rectangleDecline' },
    { step: 1, tried: spot(G, 'dark', 0, 3, 1), refused: 'overlaps', says: 'rectangleOverlaps' },
    { step: 1, tried: spot(G, 'dark', 0, 6, 6), refused: 'offBoard', says: 'rectangleOutside' },
  ],
};

export const turnLesson: TangramLesson = {
  ...shared,
  id: 'turn',
  rules: ['R1.2', 'R4.4', 'R6.1'],
  position: () => firstRound(3, [H, R, L, U], U, { step: 'offerFountain', seat: 0 }),
  steps: [
    read('turnHalf', 'square:3.4'),
    {
      say: 'turnFill',
      lit: ['square:3.4', 'square:4.4', 'rotate'],
      narrowed: ['square:3.4', 'square:4.4'],
      until: (facts) => rectangle(facts) === 8,
      remarks: [on('turnDecline', declines), on('turnOpen', () => true)],
      refusals: { overlaps: 'turnOverlaps' },
    },
  ],
  praise: [always('turnPraise', 'rectangle')],
  ways: [[spot(U, 'dark', 1, 3, 4)], [spot(U, 'green', 0, 3, 4)]],
  detours: [
    { step: 1, tried: spot(U, 'dark', 0, 5, 4), says: 'turnOpen' },
    { step: 1, tried: { decline: U }, says: 'turnDecline' },
    { step: 1, tried: spot(U, 'dark', 0, 3, 4), refused: 'overlaps', says: 'turnOverlaps' },
  ],
};

export const flipLesson: TangramLesson = {
  ...shared,
  id: 'flip',
  rules: ['R1.3', 'R4.4'],
  position: () => firstRound(3, [H, R, L, J], J, { step: 'offerFountain', seat: 0 }),
  steps: [
    read('flipFaces', 'face:dark', 'face:green'),
    {
      say: 'flipFill',
      lit: ['square:3.4', 'square:4.4', 'flip', 'rotate'],
      narrowed: ['square:3.4', 'square:4.4', 'flip'],
      until: (facts) => rectangle(facts) === 8,
      remarks: [
        on('flipDecline', declines),
        on('flipRoof', (facts) => places(facts, J, 'dark')),
        on('flipGarden', (facts) => places(facts, J, 'green')),
      ],
    },
  ],
  praise: [always('flipPraise', 'scales')],
  ways: [[spot(J, 'green', 1, 3, 4)]],
  detours: [
    { step: 1, tried: spot(J, 'dark', 0, 5, 3), says: 'flipRoof' },
    { step: 1, tried: spot(J, 'green', 0, 0, 0), says: 'flipGarden' },
    { step: 1, tried: { decline: J }, says: 'flipDecline' },
  ],
};

const FOUNTAIN_WAY = spot(23, 'water', 2, 6, 2);

export const fountainLesson: TangramLesson = {
  ...shared,
  id: 'fountain',
  rules: ['R1.4', 'R3.1', 'R5.1', 'R5.2', 'R6.1', 'R7.1'],
  position: () =>
    storyAt({
      round: 3,
      placed: 4,
      cards: [13, 3, 8, 5],
      agenda: [{ step: 'closeRound' }, { step: 'placeFountain', seat: 0 }],
    }),
  steps: [
    read('fountainComes', 'rounds', 'hand'),
    {
      say: 'fountainFill',
      lit: ['square:6.2', ['ghost', 'hand']],
      narrowed: ['square:6.2'],
      until: (facts) => happened(facts, 'scored', ({ seat, points }) => seat === 0 && points === 24),
      remarks: [
        on('fountainDecline', declines),
        on('fountainElsewhere', (facts) => last(facts) !== undefined),
      ],
    },
  ],
  praise: [always('fountainPraise', 'rectangle', 'rounds')],
  ways: [[FOUNTAIN_WAY]],
  detours: [
    { step: 1, tried: spot(23, 'water', 0, 0, 0), says: 'fountainElsewhere' },
    { step: 1, tried: { decline: 23 }, says: 'fountainDecline' },
  ],
};
