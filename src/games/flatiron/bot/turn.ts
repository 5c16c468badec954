/** The rest of a seat's turn, played in the head. */
import { at } from '#kernel';
import { CITY_HALL, deedCard, paperDeed } from '../components.ts';
import type { Step } from '../state.ts';
import { build, buyBest, fits, use } from './deeds.ts';
import type { Head } from './head.ts';
import { WEIGHTS } from './outlook.ts';
import { bestAt } from './place.ts';
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
