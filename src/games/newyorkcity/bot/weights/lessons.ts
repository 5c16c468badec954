/**
 * What the rules of thumb get wrong between two, feature by feature, in points.
 * Fitted to how games between searching bots of two seats went on (how many was not kept); they serve against a Tom, too:
 * with them level 6 had 81.3 points on average at C5, with lessons learnt against Tom 77.5 (40 deals).
 */

/** In the draft, at the first bids of a round, and at its last. */
type Stages = readonly [draft: number, firstBids: number, lastBids: number];

/** In rounds 1 and 2, 3 and 4, and 5. */
type Ages = { readonly early: Stages; readonly middle: Stages; readonly last: Stages };

/** Dollars beyond so many teach nothing. */
export const USED_DOLLARS = 3;

const FITTED = {
  /** What the cards count for by the rules of thumb, how many there are, and jokers among them. */
  cardsWorth: { early: [-0.44, -0.23, -0.06], middle: [-0.51, -0.3, -0.15], last: [-0.25, -0.12, -0.22] },
  cards: { early: [-0.08, 0.57, 0.04], middle: [0.11, 0.65, 0.27], last: [0.35, 1.05, 0.64] },
  jokers: { early: [0.81, 0.62, 0.33], middle: [0.57, 0.51, 0.47], last: [1.02, 0.61, -0.02] },
  /** Being first on the press track, and the space there. */
  isFirst: { early: [1.5, 2.1, 1.63], middle: [0.66, 1.33, -0.82], last: [-0.27, 0.75, -1.13] },
  space: { early: [0.49, 0.64, 0.47], middle: [0.39, 0.65, 0.56], last: [0.79, 0.32, -0.01] },
  /** Districts reached, and lacking only one for the statue. */
  reached: { early: [0.96, 0.61, 0.41], middle: [-0.29, -0.33, 0.42], last: [1.34, 1.26, 1.47] },
  lacksOne: { early: [0, 0, -0.41], middle: [0.14, 0.62, 0.35], last: [-1.77, -1.93, -1.2] },
  /** Skyscrapers in the mayor's district while his visit counts, on the player board, and an empty player board. */
  withMayor: { early: [-1.54, 0.01, -0.14], middle: [-2.67, -1.33, -1.72], last: [0.19, 0.76, -0.42] },
  board: { early: [-0.06, -0.02, 0.17], middle: [0.02, -0.15, 0.23], last: [0.38, 0.13, 0.3] },
  emptyBoard: { early: [0, 0.28, 0.68], middle: [0.26, 1.63, 2], last: [0.82, 2.02, 1.66] },
  /** Dollars, as far as they are used; the value of the characters, and their number. */
  dollars: { early: [-0.94, -1, -0.7], middle: [-0.77, -0.75, -0.05], last: [0.23, -0.04, -0.46] },
  staffValue: { early: [0.16, 0.23, 0.59], middle: [0.38, 0.37, 0.17], last: [-0.03, -0.04, -0.04] },
  staff: { early: [-0.18, -0.76, -0.62], middle: [-1.22, -1.01, -0.57], last: [-0.05, -0.1, -0.41] },
} as const satisfies Readonly<Record<string, Ages>>;

type Feature = keyof typeof FITTED;

/** What to add for one of each feature. */
export type Lesson = Readonly<Record<Feature, number>>;

/** By age; in the draft, and at each of so many bids, from the first to the last in even steps. */
function lessonsFor(bids: number): readonly (readonly Lesson[])[] {
  return (['early', 'middle', 'last'] as const).map((age) => [
    lesson(age, ([draft]) => draft),
    ...Array.from({ length: bids }, (_, bid) =>
      lesson(age, ([, first, last]) => first + (bid / (bids - 1)) * (last - first)),
    ),
  ]);
}

function lesson(age: keyof Ages, weight: (stages: Stages) => number): Lesson {
  const entries = Object.entries(FITTED).map(([feature, ages]) => [feature, weight(ages[age])]);
  // Object.entries and fromEntries know no more than strings.
  return Object.fromEntries(entries) as Lesson;
}

export const LESSONS = lessonsFor(6);
