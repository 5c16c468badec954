/** How promising an answer looks: what it would add, as an estimate. */
import { at, type Seat } from '#kernel';
import { CARDS, CITY_HALL, NONE, paperDeed } from '../components.ts';
import { bonusAt } from '../effects/bonuses.ts';
import { currentRules } from '../effects/floors.ts';
import { cardPrice } from '../prices.ts';
import type { State } from '../state.ts';
import type { Action, Step } from '../steps.ts';
import { bonusWorth } from './bonuses.ts';
import { cardWorth, reputationGain } from './cards.ts';
import { decreeWorth } from './decrees.ts';
import { pillarGain } from './deeds.ts';
import { type Estimate, estimateOf, pillarWorth } from './estimate.ts';
import { bestAt, gainAt, trial } from './places.ts';
import { cardGain, decreeGain } from './purchases.ts';
import { ESTIMATED, WEIGHTS } from './weights.ts';

export function prior(state: State, seat: Seat, action: Action): number {
  const top = state.agenda.at(-1);
  if (!top || top.step === 'lanes' || 'skip' in action || 'done' in action || 'side' in action) return 0;
  const estimate = estimateOf(state, seat);
  if ('to' in action) {
    const pays = currentRules(state).payingStreet === action.to;
    return bestAt(estimate, action.to) + (pays ? estimate.dollar : 0);
  }
  if ('do' in action)
    return gainAt(estimate, top.step === 'act' ? estimate.player.place : CITY_HALL, action.do);
  if ('use' in action)
    return useful(trial(estimate, [top.step === 'work' ? top.deed : paperDeed(state.paper)]));
  if ('spend' in action) return useful(trial(estimate, [paperDeed(action.spend)])) - WEIGHTS.paper / 2;
  if ('deed' in action) return trial(estimate, [action.deed]);
  if ('keep' in action) return trial(estimate, [paperDeed(action.keep)]);
  if ('color' in action) return coloring(estimate, top, action.color);
  if ('slot' in action) {
    const color = top.step === 'pickSlot' ? top.color : NONE;
    return bonusWorth(bonusAt(state, action.slot), color, estimate.dollar);
  }
  return buying(estimate, top, action);
}

function useful(gain: number): number {
  return gain > 0 ? gain : ESTIMATED.useless;
}

function coloring(estimate: Estimate, step: Step, color: number): number {
  if (step.step === 'pickPillar') return pillarGain(estimate, color);
  return step.step === 'giveColor' ? -pillarWorth(estimate, color) : pillarWorth(estimate, color);
}

function buying(
  estimate: Estimate,
  step: Step,
  action: { deck: number } | { decree: number } | { half: number } | { half: number; street: number },
): number {
  const { state, player, turns, dollar } = estimate;
  if ('deck' in action) {
    const discount = step.step === 'pickDeck' ? step.discount : 0;
    return cardGain(estimate, action.deck, cardPrice(at(state.decks, action.deck).top, discount));
  }
  if ('decree' in action) return decreeGain(estimate, action.decree, 0);
  if ('street' in action && step.step === 'placeDecree') {
    const worth = decreeWorth(state, player, step.decree, action.half, turns);
    return worth + reputationGain(player, action.street, step.decree, action.half);
  }
  if (step.step !== 'pickHalf') return 0;
  const { top } = at(state.decks, step.deck);
  const worth = cardWorth(state, player, top, action.half, turns, dollar);
  return worth + reputationGain(player, at(CARDS, top).street, top, action.half);
}
