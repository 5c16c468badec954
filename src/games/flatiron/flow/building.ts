/** R5.4 to R5.7, R7.11 to R7.17: which pillar, which slot, what the slot gives. */
import { fieldOf, numberOf } from '../attempt.ts';
import { colorsIn, hasColor } from '../components/colors.ts';
import { COLORS, deedCard, NONE, SLOTS } from '../components.ts';
import { gainBonus } from '../effects/bonuses.ts';
import { finishBuild, mayDecline, setPillar, startSlot } from '../effects/building.ts';
import { fitting } from '../pillars.ts';
import { insideAction } from '../spending.ts';
import { currentLevel, playerOf, type State } from '../state.ts';
import type { Chapter, Step } from '../steps.ts';

export const building: Chapter<'pickPillar' | 'pickSlot' | 'gainBonus' | 'finishBuild'> = {
  /** R5.4, R5.7 A stored pillar that fits; the second of "up to two" may be declined. */
  pickPillar: {
    legal: (state, step) => [
      ...colorsIn(fittingFor(state, step)).map((color) => ({ color })),
      ...(mayDecline(step.deed, step.second) ? [{ skip: true } as const] : []),
    ],
    play(draft, { seat, deed, second }, answer, tools) {
      if ('color' in answer) startSlot(draft, seat, deed, second, answer.color, tools);
    },
    whyNot(state, step, attempt) {
      const color = numberOf(attempt, 'color', COLORS.length);
      if (color === undefined) return insideAction(attempt);
      if (!hasColor(playerOf(state, step.seat).stored, color))
        return { rule: 'R5.4', code: 'colorNotStored' };
      return hasColor(fittingFor(state, step), color) ? undefined : { rule: 'R5.5', code: 'colorOnLevel' };
    },
  },

  /** R5.4 A free slot of the current level. */
  pickSlot: {
    legal: (state) => currentLevel(state).slots.flatMap((color, slot) => (color === NONE ? [{ slot }] : [])),
    play: (draft, { seat, deed, second, color }, { slot }, tools) =>
      setPillar(draft, seat, deed, second, color, slot, tools),
    whyNot(state, _step, attempt) {
      if (fieldOf(attempt, 'slot') === undefined) return insideAction(attempt);
      const slot = numberOf(attempt, 'slot', SLOTS);
      if (slot === undefined) return { rule: 'R1.3', code: 'noSuchSlot' };
      return currentLevel(state).slots[slot] === NONE ? undefined : { rule: 'R5.4', code: 'slotTaken' };
    },
  },

  /** R5.6, R7.11 to R7.17 What the slot gives. */
  gainBonus: {
    run: (draft, { seat, slot, color }, tools) => gainBonus(draft, seat, slot, color, tools),
  },

  /** R5.7, R6.6, R6.8 The second pillar, or the points of the action. */
  finishBuild: {
    run: (draft, { seat, deed, second }, tools) => finishBuild(draft, seat, deed, second, tools),
  },
};

function fittingFor(state: State, { seat, deed }: Extract<Step, { step: 'pickPillar' }>): number {
  return fitting(state, playerOf(state, seat), deedCard(deed).mayRepeat);
}
