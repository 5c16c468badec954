/** The end of the game, once all tiles to come are known: the best of many ways to lay them, all compared with each other. */
import { ROUNDS } from '../components.ts';
import { rules } from '../flow.ts';
import { type Action, cityOf, type State } from '../state.ts';
import { evaluate } from './evaluate.ts';
import { type Effort, NO_LUCK, played, type Ranked, ranked, usedNow } from './lookahead.ts';
import { LOOKAHEAD } from './weights.ts';

/** Whether nothing is left to be drawn by chance: in the last round, and before it once all its cards are known, since the last tiles are the others. */
export function isAllKnown(start: State, isKnown: readonly boolean[]): boolean {
  if (start.round === ROUNDS.last) return true;
  const used = usedNow(start);
  return start.round === ROUNDS.last - 1 && start.cards.every((_, card) => card <= used || isKnown[card]);
}

/** One way so far: the answer it began with, and the next one. */
interface Way extends Ranked {
  readonly state: State;
  readonly first: Action;
}

/** The final points that each answer can lead to, as far as the best `width` ways show. */
export function bestEndings(
  start: State,
  answers: readonly Action[],
  width: number,
  effort: Effort,
): Map<Action, number> {
  const endings = new Map<Action, number>();
  let ways = ranked(start, answers, effort)
    .slice(0, width)
    .map((answer): Way => ({ state: start, first: answer.action, ...answer }));
  while (ways.length > 0) {
    const next: Way[] = [];
    const seen = new Set<string>();
    for (const { state: before, action, first } of ways) {
      const state = played(before, action, NO_LUCK);
      if (state.agenda.length === 0) {
        endings.set(first, Math.max(evaluate(state, 0), endings.get(first) ?? Number.NEGATIVE_INFINITY));
        continue;
      }
      // The last tiles may come in any order, which often leads to the same city.
      const city = cityKey(state);
      if (seen.has(city)) continue;
      seen.add(city);
      const legal = rules.legalActions(state, 0);
      for (const answer of ranked(state, legal, effort, LOOKAHEAD.noticedOnWays))
        next.push({ state, first, ...answer });
    }
    ways = next.sort((one, two) => two.worth - one.worth).slice(0, width);
  }
  return endings;
}

function cityKey(state: State): string {
  const { rows, aside } = cityOf(state, 0);
  return [rows.dark, rows.green, rows.water, [...aside].sort()].join(';');
}
