/** R3: moving, and the one thing to do at a place. R8.1: newspapers spent along the way. */
import type { Seat } from '#kernel';
import {
  fieldOf,
  moveObstacle,
  numberOf,
  openPlaces,
  PLACE_ACTIONS,
  placeActions,
  placeObstacle,
  spendingObstacle,
  spendings,
} from '../actions.ts';
import { columnDeeds } from '../board.ts';
import { CITY_HALL, DANIEL, NONE, type Paper, PLACES, type Place, paperDeed } from '../components.ts';
import { changePaper, gainDollars } from '../effects.ts';
import { perform, startDecree, startHalf } from '../perform.ts';
import {
  type Chapter,
  effectNow,
  type PlaceAction,
  playerOf,
  type State,
  type Step,
  type Tools,
} from '../state.ts';
import { AMOUNTS } from '../values.ts';
import { after, danielSteps, TURN_LIMIT, turnSteps } from './order.ts';

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
      const effect = effectNow(draft);
      if (effect.type === 'streetDollar' && effect.street === to)
        gainDollars(draft, seat, 1, 'street', tools);
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

/** R3.5 to R3.8, R4.1, R4.4 What is done at a place, with the architect there or from afar (R6.11). */
export function actAt(draft: State, seat: Seat, place: Place, action: PlaceAction, tools: Tools): void {
  const { next, emit } = tools;
  const player = playerOf(draft, seat);
  switch (action) {
    case 'money': {
      const generous = effectNow(draft).type === 'cityHallFour' && player.place === CITY_HALL;
      const dollars = generous ? AMOUNTS.hallMoney : AMOUNTS.takeMoney;
      player.dollars += dollars;
      emit({ did: 'tookMoney', seat, dollars });
      return;
    }
    case 'buy':
      if (place === CITY_HALL) startDecree(draft, seat, 0, tools);
      else startHalf(draft, seat, place, 0, tools);
      return;
    case 'activate':
      if (place === CITY_HALL) {
        emit({ did: 'usedPaper', seat, paper: draft.paper });
        perform(draft, seat, paperDeed(draft.paper), 0, tools);
        return;
      }
      emit({ did: 'activated', seat, place });
      next(...columnDeeds(player, place).map((deed): Step => ({ step: 'reach', seat, deed })));
  }
}

/** R8.2 The newspaper is shown, becomes the newspaper of the day and is done; then the question comes again. */
export function spend(draft: State, seat: Seat, paper: Paper, again: Step, tools: Tools): void {
  const player = playerOf(draft, seat);
  player.hand.splice(player.hand.indexOf(paper), 1);
  const given = player.given.indexOf(paper);
  if (given >= 0) player.given.splice(given, 1);
  tools.reveal();
  changePaper(draft, paper);
  tools.emit({ did: 'spent', seat, paper });
  tools.next(again);
  perform(draft, seat, paperDeed(paper), 0, tools);
}
