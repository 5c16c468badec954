/** R5.1 to R5.3, R6.3, R6.5, R8.6, R8.11: actions that buy, sell and swap pillars. */
import { at, type Seat } from '#kernel';
import { buyPillar, sellPillar, swapPillars } from '../changes.ts';
import { countOf, hasColor, lowest } from '../components/colors.ts';
import type { Color } from '../components.ts';
import { obtainable } from '../pillars.ts';
import { pillarPrice } from '../prices.ts';
import { because } from '../refusals.ts';
import { playerOf, type State } from '../state.ts';
import type { Tools } from '../steps.ts';
import type { DeedRules } from './deedRule.ts';

const NONE_IN_SUPPLY = because('R1.6', 'noneInSupply');
const TOO_POOR = because('R5.1', 'tooPoor');
const NOTHING_TO_BUY = because('R5.2', 'nothingToBuy');
const NOTHING_TO_SWAP = because('R6.3', 'nothingStored');

export const trading: DeedRules<'trade' | 'buyAny' | 'swap'> = {
  trade: {
    obstacle(state, seat, { color, cost }, dollars) {
      if (hasColor(playerOf(state, seat).stored, color)) return undefined;
      if (at(state.supply, color) === 0) return NONE_IN_SUPPLY;
      return pillarPrice(state, cost) > dollars ? TOO_POOR : undefined;
    },
    perform(draft, seat, { color, cost }, tools) {
      if (hasColor(playerOf(draft, seat).stored, color)) sellPillar(draft, seat, color, cost, tools);
      else buyPillar(draft, seat, color, cost, tools);
    },
  },

  buyAny: {
    obstacle(state, seat, { cost }, dollars) {
      if (obtainable(state, playerOf(state, seat)) === 0) return NOTHING_TO_BUY;
      return pillarPrice(state, cost) > dollars ? TOO_POOR : undefined;
    },
    perform(draft, seat, { cost }, tools) {
      const colors = obtainable(draft, playerOf(draft, seat));
      if (countOf(colors) > 1) tools.next({ step: 'pickColor', seat, cost });
      else buyPillar(draft, seat, lowest(colors), cost, tools);
    },
  },

  swap: {
    obstacle(state, seat) {
      const player = playerOf(state, seat);
      if (player.stored === 0) return NOTHING_TO_SWAP;
      return obtainable(state, player) === 0 ? NOTHING_TO_BUY : undefined;
    },
    perform(draft, seat, _card, tools) {
      const { stored } = playerOf(draft, seat);
      if (countOf(stored) > 1) tools.next({ step: 'giveColor', seat });
      else swapOut(draft, seat, lowest(stored), tools);
    },
  },
};

/** R6.3 The colour to take is asked for only where there are several. */
export function swapOut(draft: State, seat: Seat, away: Color, tools: Tools): void {
  const colors = obtainable(draft, playerOf(draft, seat));
  if (countOf(colors) > 1) tools.next({ step: 'takeColor', seat, color: away });
  else swapPillars(draft, seat, away, lowest(colors), tools);
}
