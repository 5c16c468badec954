/** A seat's turn played in the head: what is still to come of it, and of the next one. */
import { at } from '#kernel';
import { rivalPlace } from '../actions.ts';
import { columnDeeds, decreePrice, hasRoom } from '../board.ts';
import { CARDS, CITY_HALL, type Deed, deedCard, NONE, PLACES, paperDeed } from '../components.ts';
import type { Step } from '../state.ts';
import { AMOUNTS } from '../values.ts';
import { build, buyBest, fits, use } from './deeds.ts';
import { effectType, type Head, headWorth } from './head.ts';
import { WEIGHTS } from './outlook.ts';
import { bestCard, bestDecree, cardGain, decreeGain } from './purchases.ts';

/** Goes on with what the agenda still holds for the seat. */
export function finishTurn(head: Head): void {
  const { agenda } = head.state;
  for (let i = agenda.length - 1; i >= 0; i--) {
    const step = at(agenda, i);
    if (step.step === 'lanes' || step.step === 'endTurn' || step.step === 'move') return;
    if ('seat' in step && step.seat === head.seat) goOn(head, step);
  }
}

function goOn(head: Head, step: Step): void {
  switch (step.step) {
    case 'act':
      head.gain += bestAt(head, head.player.place);
      break;
    case 'work':
    case 'reach':
      use(head, step.deed);
      break;
    case 'usePaper':
      use(head, paperDeed(head.state.paper));
      break;
    case 'pickDeed':
      head.gain += 1.6;
      break;
    case 'pickHallAction':
      head.gain += bestAt(head, CITY_HALL);
      break;
    case 'pickDeck':
      head.gain += Math.max(step.optional ? 0 : -9, bestCard(head, step.discount));
      break;
    case 'pickHalf':
      head.gain += cardGain(head, step.deck, step.price);
      break;
    case 'pickDecree':
      head.gain += bestDecree(head, step.price);
      break;
    case 'placeDecree':
      head.gain += decreeGain(head, step.decree, step.price);
      break;
    case 'pickColor':
      buyBest(head, step.cost, true);
      break;
    case 'giveColor':
    case 'takeColor':
      head.gain += 0.5;
      break;
    case 'pickPillar':
    case 'pickSlot':
      build(
        head,
        'color' in step ? 1 << step.color : fits(head, deedCard(step.deed).type === 'build1Repeat'),
      );
      break;
    case 'finishBuild': {
      const { pillars, amount } = deedCard(step.deed);
      if (pillars === 2 && !step.second) build(head, fits(head, false));
      head.gain += amount;
      break;
    }
    case 'keepPaper':
      head.gain += WEIGHTS.paper;
      break;
    default:
  }
}

/** What the best thing to do at a place adds. */
function bestAt(head: Head, place: number): number {
  const { state, player, dollar } = head;
  const generous = place === CITY_HALL && player.place === CITY_HALL && effectType(head) === 'cityHallFour';
  let best = (generous ? AMOUNTS.hallMoney : AMOUNTS.takeMoney) * dollar;
  if (place === CITY_HALL) {
    best = Math.max(best, bestDecree(head, decreePrice(state, 0)), trial(head, [paperDeed(state.paper)]));
    return best;
  }
  const { top } = at(state.decks, place);
  if (top !== NONE) {
    const { cost, street } = at(CARDS, top);
    if (cost <= head.dollars && hasRoom(player, street)) best = Math.max(best, cardGain(head, place, cost));
  }
  return Math.max(best, trial(head, columnDeeds(player, place)));
}

/** What a row of actions adds; the head is left as it was. */
function trial(head: Head, deeds: readonly Deed[]): number {
  const { dollars, stored, floor, colors, slots, gain } = head;
  const before = headWorth(head);
  for (const deed of deeds) use(head, deed);
  const added = headWorth(head) - before;
  head.dollars = dollars;
  head.stored = stored;
  head.floor = floor;
  head.colors = colors;
  head.slots = slots;
  head.gain = gain;
  return added;
}

/** What the best next turn adds: a place other than this one, and not the rival's. */
export function nextTurn(head: Head): number {
  const { state, seat, player } = head;
  const taken = effectType(head) === 'shareLocation' ? NONE : rivalPlace(state, seat);
  let best = 0;
  for (let place = 0; place < PLACES.length; place++) {
    if (place === player.place || place === taken) continue;
    best = Math.max(best, bestAt(head, place));
  }
  return best;
}
