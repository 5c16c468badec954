/** How answers look at a glance. */
import { at, type Seat } from '#kernel';
import { columnDeeds } from '../board.ts';
import { CITY_HALL, COLORS, deedCard, SIDES } from '../components.ts';
import { type Action, bonusOf, playerOf, type State } from '../state.ts';
import { bonusWorth, cardWorth, decreeWorth, dollarWorth, reputationGain, turnsLeft } from './outlook.ts';

const ACTION_PRIOR = { activate: 2, buy: 1.5, money: 0.5 } as const;

export function prior(state: State, seat: Seat, action: Action): number {
  const player = playerOf(state, seat);
  if ('use' in action) return 2;
  if ('skip' in action || 'done' in action) return 0;
  if ('spend' in action) return 0.5;
  if ('do' in action) return ACTION_PRIOR[action.do];
  if ('to' in action) return action.to === CITY_HALL ? 1 : columnDeeds(player, action.to).length / 2;
  if ('color' in action) return at(at(SIDES, player.side).points, action.color) / 2;
  if ('deed' in action) return deedCard(action.deed).amount / 2;
  const turns = turnsLeft(state);
  const dollar = dollarWorth(turns);
  const top = state.agenda.at(-1);
  if ('slot' in action) {
    const color = top?.step === 'pickSlot' ? top.color : COLORS.length;
    return bonusWorth(bonusOf(state, action.slot), color, dollar);
  }
  if ('decree' in action) {
    const worth = (half: number) => decreeWorth(state, player, action.decree, half, turns);
    return Math.max(worth(0), worth(1)) / 2;
  }
  if ('street' in action && top?.step === 'placeDecree') {
    const worth = decreeWorth(state, player, top.decree, action.half, turns);
    return worth + reputationGain(player, action.street, top.decree, action.half);
  }
  if ('half' in action && top?.step === 'pickHalf') {
    return cardWorth(state, player, at(state.decks, top.deck).top, action.half, turns, dollar);
  }
  return 1;
}
