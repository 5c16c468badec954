/** R3: moving, and the one thing to do at a place. R8.1: newspapers spent along the way. */
import { fieldOf, numberOf } from '../attempt.ts';
import { gainDollars } from '../changes.ts';
import { AMOUNTS } from '../components/amounts.ts';
import { DANIEL, NONE, PLACES } from '../components.ts';
import { currentRules } from '../effects/floors.ts';
import { actAt, placeActions, placeObstacle } from '../effects/placeActions.ts';
import { moveObstacle, openPlaces } from '../moving.ts';
import { spend, spendingObstacle, spendings } from '../spending.ts';
import { playerOf } from '../state.ts';
import { type Chapter, PLACE_ACTIONS } from '../steps.ts';
import { after, danielSteps, TURN_LIMIT, turnSteps } from './turnOrder.ts';

export const turn: Chapter<'move' | 'act' | 'endTurn' | 'closeTurn' | 'nextTurn'> = {
  /** R3.2, R3.3 The architect must go somewhere else. */
  move: {
    legal: (state, { seat }) => [...openPlaces(state, seat).map((to) => ({ to })), ...spendings(state, seat)],
    play(draft, step, answer, tools) {
      const { seat } = step;
      if ('spend' in answer) return spend(draft, seat, answer.spend, step, tools);
      const { to } = answer;
      playerOf(draft, seat).place = to;
      tools.emit({ did: 'moved', seat, to });
      if (currentRules(draft).payingStreet === to)
        gainDollars(draft, seat, AMOUNTS.streetDollars, 'street', tools);
      tools.next({ step: 'act', seat });
    },
    whyNot(state, { seat }, attempt) {
      const to = numberOf(attempt, 'to', PLACES.length);
      if (to !== undefined) return moveObstacle(state, seat, to);
      if (fieldOf(attempt, 'to') !== undefined) return { rule: 'R3.2', code: 'noSuchPlace' };
      return fieldOf(attempt, 'spend') === undefined
        ? { rule: 'R3.2', code: 'mustMove' }
        : spendingObstacle(state, seat, attempt);
    },
  },

  /** R3.4 Buy, activate or take money. */
  act: {
    legal: (state, { seat }) => [
      ...placeActions(state, seat, playerOf(state, seat).place),
      ...spendings(state, seat),
    ],
    play(draft, step, answer, tools) {
      const { seat } = step;
      if ('spend' in answer) spend(draft, seat, answer.spend, step, tools);
      else actAt(draft, seat, playerOf(draft, seat).place, answer.do, tools);
    },
    whyNot(state, { seat }, attempt) {
      const action = PLACE_ACTIONS.find((one) => one === fieldOf(attempt, 'do'));
      if (action) return placeObstacle(state, seat, playerOf(state, seat).place, action);
      return fieldOf(attempt, 'spend') === undefined
        ? { rule: 'R3.4', code: 'mustAct' }
        : spendingObstacle(state, seat, attempt);
    },
  },

  /** R8.1 Newspapers may also be spent when all is done. */
  endTurn: {
    run(draft, { seat }, { next }) {
      if (playerOf(draft, seat).hand.length > 0) next({ step: 'closeTurn', seat });
    },
  },

  closeTurn: {
    legal: (state, { seat }) => [{ done: true }, ...spendings(state, seat)],
    play(draft, { seat }, answer, tools) {
      if ('spend' in answer) spend(draft, seat, answer.spend, { step: 'endTurn', seat }, tools);
    },
    whyNot(state, { seat }, attempt) {
      const goesOn = ['to', 'do', 'use'].some((gesture) => fieldOf(attempt, gesture) !== undefined);
      return goesOn ? { rule: 'R3.1', code: 'hasActed' } : spendingObstacle(state, seat, attempt);
    },
  },

  /** R3.1, R9.1, [Q29] The next turn, unless the roof is on. */
  nextTurn: {
    run(draft, { seat }, { next }) {
      if (seat !== DANIEL) draft.turns += 1;
      const atLimit = draft.turns >= TURN_LIMIT * draft.players.length;
      if (draft.nextFloor === NONE || atLimit) next({ step: 'countUp' });
      else if (after(draft, seat) === DANIEL) next(...danielSteps());
      else next(...turnSteps(after(draft, seat)));
    },
  },
};
