/** What the rules of thumb get wrong between two, learnt from how the games of searching bots went on. */
import { at } from '#kernel';
import { characterTile, DISTRICT_COUNT, JOKER, ROUNDS, SKYSCRAPERS } from '../components.ts';
import { type Counts, of, total } from '../counts.ts';
import { firmOf, type State } from '../state.ts';
import { isAhead } from './outlook.ts';

/** What to add to a seat's worth, given what its cards count for and where the mayor's visit is still to come, or -1. */
export function lessonOf(state: State, seat: number, cardsWorth: number, where: number): number {
  if (state.firms.length !== 2 || state.round === 0 || state.agenda.length === 0) return 0;
  if (seat >= state.seats) return 0;
  const age = state.round === ROUNDS ? 2 : state.round > 2 ? 1 : 0;
  const stage = isAhead(state, 'closeDraft') ? 0 : 1 + state.bidding;
  const lesson = at(at(BETWEEN_TWO, age), stage);
  lookAt(state, seat, cardsWorth, where);
  let worth = 0;
  for (let i = 0; i < lesson.length; i++) worth += of(lesson, i) * (FACTS[i] as number);
  return worth;
}

/** One place for all, since it is looked at in every iteration of a search. */
const FACTS = new Float64Array(13);

/** Dollars beyond so many teach nothing. */
const DOLLARS_USED = 3;

function lookAt(state: State, seat: number, cardsWorth: number, where: number): void {
  const { hand, reserve, built, board, dollars, staff } = firmOf(state, seat);
  const reached = reachedBy(built);
  let values = 0;
  for (let i = 0; i < staff.length; i++) values += characterTile(at(staff, i)).value;
  FACTS[0] = cardsWorth;
  FACTS[1] = total(hand) + total(reserve);
  FACTS[2] = of(hand, JOKER) + of(reserve, JOKER);
  FACTS[3] = state.order[0] === seat ? 1 : 0;
  FACTS[4] = at(state.space, seat);
  FACTS[5] = reached;
  FACTS[6] = state.statue && reached === DISTRICT_COUNT - 1 ? 1 : 0;
  FACTS[7] = where < 0 ? 0 : of(built, where);
  FACTS[8] = board;
  FACTS[9] = board === 0 ? 1 : 0;
  FACTS[10] = Math.min(DOLLARS_USED, dollars);
  FACTS[11] = values;
  FACTS[12] = staff.length;
}

function reachedBy(built: Counts): number {
  let reached = 0;
  for (let district = 0; district < DISTRICT_COUNT; district++) if (of(built, district) > 0) reached += 1;
  return reached;
}

/**
 * For each of these facts, by rounds 1 and 2, 3 and 4, and 5: in the draft, at the first bids of a round and at the last.
 * They serve against a Tom, too.
 */
const BETWEEN_TWO = taught([
  [
    [-0.44, -0.08, 0.81, 1.5, 0.49, 0.96, 0, -1.54, -0.06, 0, -0.94, 0.16, -0.18],
    [-0.23, 0.57, 0.62, 2.1, 0.64, 0.61, 0, 0.01, -0.02, 0.28, -1, 0.23, -0.76],
    [-0.06, 0.04, 0.33, 1.63, 0.47, 0.41, -0.41, -0.14, 0.17, 0.68, -0.7, 0.59, -0.62],
  ],
  [
    [-0.51, 0.11, 0.57, 0.66, 0.39, -0.29, 0.14, -2.67, 0.02, 0.26, -0.77, 0.38, -1.22],
    [-0.3, 0.65, 0.51, 1.33, 0.65, -0.33, 0.62, -1.33, -0.15, 1.63, -0.75, 0.37, -1.01],
    [-0.15, 0.27, 0.47, -0.82, 0.56, 0.42, 0.35, -1.72, 0.23, 2, -0.05, 0.17, -0.57],
  ],
  [
    [-0.25, 0.35, 1.02, -0.27, 0.79, 1.34, -1.77, 0.19, 0.38, 0.82, 0.23, -0.03, -0.05],
    [-0.12, 1.05, 0.61, 0.75, 0.32, 1.26, -1.93, 0.76, 0.13, 2.02, -0.04, -0.04, -0.1],
    [-0.22, 0.64, -0.02, -1.13, -0.01, 1.47, -1.2, -0.42, 0.3, 1.66, -0.46, -0.04, -0.41],
  ],
]);

type Lesson = readonly number[];

/** The same for the draft and each of the six bids. */
function taught(ages: readonly (readonly [draft: Lesson, first: Lesson, last: Lesson])[]) {
  return ages.map(([draft, first, last]) => {
    const bids = Array.from({ length: SKYSCRAPERS + 1 }, (_, kind) =>
      first.map((worth, i) => worth + (kind / SKYSCRAPERS) * (of(last, i) - worth)),
    );
    return [draft, ...bids];
  });
}
