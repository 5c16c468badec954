/** What the rules of thumb get wrong between two, as learnt from games. */
import { at } from '#kernel';
import { characterTile, DISTRICT_COUNT, JOKER, ROUNDS } from '../components.ts';
import { type Counts, of, total } from '../counts.ts';
import { firmOf, type State } from '../state.ts';
import { isAhead } from './outlook.ts';
import { LESSONS, type Lesson, USED_DOLLARS } from './weights.ts';

/** What to add to a seat's worth, given what its cards count for and where the mayor's visit is still to come, or -1. */
export function lessonOf(state: State, seat: number, cardsWorth: number, where: number): number {
  if (state.firms.length !== 2 || state.round === 0 || state.agenda.length === 0) return 0;
  if (seat >= state.seats) return 0;
  const lesson = lessonFor(state);
  const { hand, reserve, built, board, dollars, staff } = firmOf(state, seat);
  const reached = reachedBy(built);
  let staffValue = 0;
  for (let i = 0; i < staff.length; i++) staffValue += characterTile(at(staff, i)).value;
  return (
    lesson.cardsWorth * cardsWorth +
    lesson.cards * (total(hand) + total(reserve)) +
    lesson.jokers * (of(hand, JOKER) + of(reserve, JOKER)) +
    lesson.isFirst * (state.order[0] === seat ? 1 : 0) +
    lesson.space * at(state.space, seat) +
    lesson.reached * reached +
    lesson.lacksOne * (state.statue && reached === DISTRICT_COUNT - 1 ? 1 : 0) +
    lesson.withMayor * (where < 0 ? 0 : of(built, where)) +
    lesson.board * board +
    lesson.emptyBoard * (board === 0 ? 1 : 0) +
    lesson.dollars * Math.min(USED_DOLLARS, dollars) +
    lesson.staffValue * staffValue +
    lesson.staff * staff.length
  );
}

function lessonFor(state: State): Lesson {
  const age = state.round === ROUNDS ? 2 : state.round > 2 ? 1 : 0;
  const stage = isAhead(state, 'closeDraft') ? 0 : 1 + state.bidding;
  return at(at(LESSONS, age), stage);
}

function reachedBy(built: Counts): number {
  let reached = 0;
  for (let district = 0; district < DISTRICT_COUNT; district++) if (of(built, district) > 0) reached += 1;
  return reached;
}
