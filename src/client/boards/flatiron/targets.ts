/** Which answer belongs to which part of the board, and what a tap on a part that is no answer attempts. Pure. */
import type { Action, Step, View } from '#games/flatiron';
import { columnToFill, questionOf } from '#games/flatiron/queries';
import { same } from '#kernel';

/** A part of the board that may stand for an answer: `place:2`, `slot:0`, `end:3:1`. */
export type Spot = string;

/** Where an answer to the view's question is drawn. */
export function spotOf(action: Action, view: View): Spot {
  const step = questionOf(view);
  if ('to' in action) return `place:${action.to}`;
  if ('spend' in action) return `hand:${action.spend}`;
  if ('side' in action) return `side:${action.side}`;
  if ('keep' in action) return `kept:${action.keep}`;
  if ('slot' in action) return `slot:${action.slot}`;
  if ('deck' in action) return `deck:${action.deck}`;
  if ('decree' in action) return `decree:${action.decree}`;
  if ('deed' in action) return `deed:${action.deed}`;
  if ('color' in action) return `${isFromSupply(step) ? 'supply' : 'store'}:${action.color}`;
  if ('street' in action) return `end:${action.street}:${action.half}`;
  if ('half' in action) return `end:${columnToFill(view)}:${action.half}`;
  if ('use' in action) return step?.step === 'work' ? `deed:${step.deed}` : 'paper';
  if ('do' in action) return action.do;
  return 'done' in action ? 'done' : 'skip';
}

/** The answers by where they are drawn. */
export function targetsOf(legal: readonly Action[], view: View): ReadonlyMap<Spot, Action> {
  return new Map(legal.map((action) => [spotOf(action, view), action]));
}

/** Answers that are buttons beside the board, in this order. */
export function choicesOf(legal: readonly Action[]): Action[] {
  return legal.filter((action) => ['do', 'use', 'done', 'skip'].some((kind) => kind in action));
}

/** What a tap on this part attempts, where the rules can say why it is refused. */
export function attemptAt(spot: Spot, view: View): Action | undefined {
  const step = questionOf(view);
  if (!step) return undefined;
  const [kind, one = '', two = ''] = spot.split(':');
  const [first, second] = [Number(one), Number(two)];
  const asked = step.step;
  switch (kind) {
    case 'place':
      return ['move', 'act', 'closeTurn'].includes(asked) ? { to: first } : undefined;
    case 'hand':
      return ['chooseBoard', 'chooseDanielSide', 'usePaper', 'keepPaper'].includes(asked)
        ? undefined
        : { spend: first };
    case 'deck':
      return asked === 'pickDeck' ? { deck: first } : undefined;
    case 'slot':
      return asked === 'pickSlot' ? { slot: first } : undefined;
    case 'supply':
      return asked === 'pickColor' || asked === 'takeColor' ? { color: first } : undefined;
    case 'store':
      return asked === 'giveColor' || asked === 'pickPillar' ? { color: first } : undefined;
    case 'end':
      return asked === 'placeDecree' ? { street: first, half: second } : undefined;
    case 'deed':
      if (asked === 'pickDeed') return { deed: first };
      return asked === 'work' && step.deed === first ? { use: true } : undefined;
    default:
      return undefined;
  }
}

/** Whether both are the same answer. */
export function isSame(one: Action | undefined, two: Action | undefined): boolean {
  return one !== undefined && two !== undefined && same(one, two);
}

function isFromSupply(step: Step | undefined): boolean {
  return step?.step === 'pickColor' || step?.step === 'takeColor';
}
