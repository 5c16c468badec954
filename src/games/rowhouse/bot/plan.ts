/** Every answer by what may be expected after it: exact but for the rivals, and better than a short search. */
import { at, type Budget, type Prospect, type Rng, type Seat } from '#kernel';
import { type Action, houseOf, type State } from '../state.ts';
import { imagine, type View } from '../view.ts';
import { evaluate, outlookAfter } from './evaluate.ts';
import { DOUBT_PER_POINT, EFFORT } from './weights.ts';

export function plan(
  view: View,
  seat: Seat,
  answers: readonly Action[],
  _budget: Budget,
  rng: Rng,
): Prospect<Action>[] {
  const state = imagine(view, rng);
  const leads = [state, ...Array.from({ length: EFFORT.worlds - 1 }, () => imagine(view, rng))].map((one) =>
    leadOverRivals(one, seat),
  );
  const lead = leads.reduce((sum, one) => sum + one, 0) / EFFORT.worlds + houseOf(state, seat).bonus;
  const margin = (Math.max(...leads) - Math.min(...leads)) / 2;
  const prospects = answers.map((action) => ({ action, points: lead + outlookAfter(state, seat, action) }));
  prospects.sort((one, two) => two.points - one.points);
  const doubts = prospects.map(
    ({ points }) => 1 / (1 + DOUBT_PER_POINT * (at(prospects, 0).points - points)),
  );
  const all = doubts.reduce((sum, one) => sum + one, 0);
  return prospects.map((one, i) => ({ ...one, margin, confidence: at(doubts, i) / all }));
}

/** The lead of a seat over its best rival before anything of its own is counted. */
function leadOverRivals(state: State, seat: Seat): number {
  return state.houses.reduce(
    (lead, _house, other) => (other === seat ? lead : Math.min(lead, -evaluate(state, other))),
    Number.POSITIVE_INFINITY,
  );
}
