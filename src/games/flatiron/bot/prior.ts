/** How answers look at a glance: what each would add, played in the head. */
import { at, type Seat } from '#kernel';
import { cardPrice } from '../board.ts';
import { CARDS, CITY_HALL, NONE, paperDeed } from '../components.ts';
import { type Action, bonusOf, effectNow, type State, type Step } from '../state.ts';
import { pillarGain } from './deeds.ts';
import { type Head, headOf, pillarWorth } from './head.ts';
import { bonusWorth, cardWorth, decreeWorth, reputationGain, WEIGHTS } from './outlook.ts';
import { bestAt, gainAt, trial } from './place.ts';
import { cardGain, decreeGain } from './purchases.ts';

/** What adds nothing is a little worse than not doing it. */
const USELESS = -0.5;

export function prior(state: State, seat: Seat, action: Action): number {
  const top = state.agenda.at(-1);
  if (!top || top.step === 'lanes' || 'skip' in action || 'done' in action || 'side' in action) return 0;
  const head = headOf(state, seat);
  if ('to' in action) return bestAt(head, action.to) + (pays(state, action.to) ? head.dollar : 0);
  if ('do' in action) return gainAt(head, top.step === 'act' ? head.player.place : CITY_HALL, action.do);
  if ('use' in action) return useful(trial(head, [top.step === 'work' ? top.deed : paperDeed(state.paper)]));
  if ('spend' in action) return useful(trial(head, [paperDeed(action.spend)])) - WEIGHTS.paper / 2;
  if ('deed' in action) return trial(head, [action.deed]);
  if ('keep' in action) return trial(head, [paperDeed(action.keep)]);
  if ('color' in action) return coloring(head, top, action.color);
  if ('slot' in action) {
    const color = top.step === 'pickSlot' ? top.color : NONE;
    return bonusWorth(bonusOf(state, action.slot), color, head.dollar);
  }
  return buying(head, top, action);
}

function useful(gain: number): number {
  return gain > 0 ? gain : USELESS;
}

/** R7.3 Whether going there brings a dollar. */
function pays(state: State, to: number): boolean {
  const effect = effectNow(state);
  return effect.type === 'streetDollar' && effect.street === to;
}

function coloring(head: Head, step: Step, color: number): number {
  if (step.step === 'pickPillar') return pillarGain(head, color);
  return step.step === 'giveColor' ? -pillarWorth(head, color) : pillarWorth(head, color);
}

function buying(
  head: Head,
  step: Step,
  action: { deck: number } | { decree: number } | { half: number } | { half: number; street: number },
): number {
  const { state, player, turns, dollar } = head;
  if ('deck' in action) {
    const discount = step.step === 'pickDeck' ? step.discount : 0;
    return cardGain(head, action.deck, cardPrice(at(state.decks, action.deck).top, discount));
  }
  if ('decree' in action) return decreeGain(head, action.decree, 0);
  if ('street' in action && step.step === 'placeDecree') {
    const worth = decreeWorth(state, player, step.decree, action.half, turns);
    return worth + reputationGain(player, action.street, step.decree, action.half);
  }
  if (step.step !== 'pickHalf') return 0;
  const { top } = at(state.decks, step.deck);
  const worth = cardWorth(state, player, top, action.half, turns, dollar);
  return worth + reputationGain(player, at(CARDS, top).street, top, action.half);
}
