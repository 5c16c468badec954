/** R3.6, R3.7, R6: the actions of a column one by one, and actions that lead to others. */
import { fieldOf, numberOf } from '../attempt.ts';
import { CITY_HALL, DEEDS, paperDeed } from '../components.ts';
import { canDo, chainChoices, linkOf, obstacle, perform, useInChain } from '../effects/deeds.ts';
import { actAt, placeActions, placeObstacle } from '../effects/placeActions.ts';
import { insideAction, spend, spendingObstacle, spendings } from '../spending.ts';
import { playerOf } from '../state.ts';
import { type Chapter, PLACE_ACTIONS } from '../steps.ts';

export const column: Chapter<'reach' | 'work' | 'usePaper' | 'pickDeed' | 'pickHallAction'> = {
  /** R3.7, [Q31] What cannot be done is passed over, unless a newspaper in hand might change that. */
  reach: {
    run(draft, { seat, deed }, { next }) {
      if (playerOf(draft, seat).hand.length > 0 || canDo(draft, seat, deed))
        next({ step: 'work', seat, deed });
    },
  },

  /** R3.7 Done or skipped. */
  work: {
    legal: (state, { seat, deed }) => [
      ...(canDo(state, seat, deed) ? [{ use: true } as const] : []),
      { skip: true },
      ...spendings(state, seat),
    ],
    play(draft, { seat, deed }, answer, tools) {
      if ('spend' in answer) spend(draft, seat, answer.spend, { step: 'reach', seat, deed }, tools);
      else if ('use' in answer) perform(draft, seat, deed, 0, tools);
      else tools.emit({ did: 'skipped', seat, deed });
    },
    whyNot(state, { seat, deed }, attempt) {
      if (fieldOf(attempt, 'use') === true)
        return obstacle(state, seat, deed, 0, playerOf(state, seat).dollars);
      return spendingObstacle(state, seat, attempt);
    },
  },

  /** R7.16, [Q32] The newspaper of the day as the bonus of a slot. */
  usePaper: {
    legal: () => [{ use: true }, { skip: true }],
    play(draft, { seat }, answer, tools) {
      if ('skip' in answer) return;
      tools.emit({ did: 'usedPaper', seat, paper: draft.paper });
      perform(draft, seat, paperDeed(draft.paper), 0, tools);
    },
    whyNot: (_state, _step, attempt) => insideAction(attempt),
  },

  /** R6.7, R6.9 Which action the chain goes on with. */
  pickDeed: {
    legal: (state, { seat, deed, chain }) =>
      chainChoices(state, seat, deed, chain).map((choice) => ({ deed: choice })),
    play(draft, { seat, deed, chain }, answer, tools) {
      useInChain(draft, seat, deed, answer.deed, chain, tools);
    },
    whyNot(state, { seat, deed, chain }, attempt) {
      if (fieldOf(attempt, 'deed') === undefined) return insideAction(attempt);
      const choice = numberOf(attempt, 'deed', DEEDS.length);
      const { rule, choices } = linkOf(deed);
      if (choice === undefined || !choices(state, seat).includes(choice))
        return { rule, code: 'nothingToUse' };
      return obstacle(state, seat, choice, chain, playerOf(state, seat).dollars);
    },
  },

  /** R6.11 One of the three things of City Hall, from afar. */
  pickHallAction: {
    legal: (state, { seat }) => placeActions(state, seat, CITY_HALL),
    play: (draft, { seat }, answer, tools) => actAt(draft, seat, CITY_HALL, answer.do, tools),
    whyNot(state, { seat }, attempt) {
      const action = PLACE_ACTIONS.find((one) => one === fieldOf(attempt, 'do'));
      return action ? placeObstacle(state, seat, CITY_HALL, action) : insideAction(attempt);
    },
  },
};
