/** R5.4 to R5.7, R7.11 to R7.17: which pillar, which slot, what the slot gives. */
import { at } from '#kernel';
import { fieldOf, insideAction, numberOf } from '../actions.ts';
import { colorsIn, fitting } from '../board.ts';
import { COLORS, deedCard, NONE, paperDeed, SLOTS } from '../components.ts';
import { gainDollars, gainPoints } from '../effects.ts';
import { anyCardObstacle, obstacle } from '../obstacles.ts';
import { setPillar, startCard, startPillar, startSlot } from '../perform.ts';
import { bonusOf, type Chapter, currentLevel, playerOf, type State, type Step } from '../state.ts';

export const building: Chapter<'pickPillar' | 'pickSlot' | 'gainBonus' | 'finishBuild'> = {
  /** R5.4, R5.7 A stored pillar that fits; the second of up to two may be left. */
  pickPillar: {
    legal: (state, step) => [
      ...colorsIn(fittingFor(state, step)).map((color) => ({ color })),
      ...(step.second && deedCard(step.deed).type === 'build2' ? [{ skip: true } as const] : []),
    ],
    play(draft, { seat, deed, second }, answer, tools) {
      if ('color' in answer) startSlot(draft, seat, deed, second, answer.color, tools);
    },
    whyNot(state, step, attempt) {
      const color = numberOf(attempt, 'color', COLORS.length);
      if (color === undefined) return insideAction(attempt);
      if (!((playerOf(state, step.seat).stored >> color) & 1))
        return { rule: 'R5.4', code: 'colorNotStored' };
      return (fittingFor(state, step) >> color) & 1 ? undefined : { rule: 'R5.5', code: 'colorOnLevel' };
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

  /** R5.6, R7.11 to R7.17 */
  gainBonus: {
    run(draft, { seat, slot, color }, tools) {
      const player = playerOf(draft, seat);
      const bonus = bonusOf(draft, slot);
      switch (bonus.type) {
        case 'points':
          gainPoints(draft, seat, bonus.amount, 'bonus', tools);
          break;
        case 'colorPoints':
          if (bonus.color === color) gainPoints(draft, seat, bonus.amount, 'bonus', tools);
          break;
        case 'dollars':
          gainDollars(draft, seat, bonus.amount, 'bonus', tools);
          break;
        case 'reputation':
          if (draft.tokens === 0) break;
          draft.tokens -= 1;
          player.tokens += 1;
          tools.emit({ did: 'tookToken', seat });
          break;
        case 'newspaper': {
          if (draft.papers.length === 0) break;
          const paper = tools.rng.draw(draft.papers);
          player.hand.push(paper);
          tools.emit({ did: 'drewPaper', seat, paper });
          break;
        }
        case 'buyCard':
          if (!anyCardObstacle(draft, player, 0, player.dollars)) startCard(draft, seat, 0, true, tools);
          break;
        case 'useNewspaper':
          if (!obstacle(draft, seat, paperDeed(draft.paper), 0, player.dollars))
            tools.next({ step: 'usePaper', seat });
      }
    },
  },

  /** R5.7, R6.6, R6.8 The second pillar, or the points of the action. */
  finishBuild: {
    run(draft, { seat, deed, second }, tools) {
      const { pillars, amount } = deedCard(deed);
      const goesOn = pillars === 2 && !second;
      if (goesOn) {
        if (fitting(draft, playerOf(draft, seat), false) !== 0) startPillar(draft, seat, deed, true, tools);
      } else if (amount > 0) gainPoints(draft, seat, amount, 'action', tools);
    },
  },
};

function fittingFor(state: State, { seat, deed }: Extract<Step, { step: 'pickPillar' }>): number {
  return fitting(state, at(state.players, seat), deedCard(deed).type === 'build1Repeat');
}
