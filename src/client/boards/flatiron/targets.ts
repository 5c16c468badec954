/** Which answers a tap on each part of the board gives, and what a tap on a part that is no answer attempts. Pure. */
import type { Action, PlaceAction, Step, View } from '#games/flatiron';
import { CITY_HALL, type Place } from '#games/flatiron/components';
import { type Ahead, aheadOf, columnToFill, placeOffered, questionOf } from '#games/flatiron/queries';
import { same } from '#kernel';

/** A part of the board that may stand for answers: `place:2`, `slot:0`, `end:3:1`. */
export type Spot = string;

/** The answers that one tap gives, one after the other, each with the view it is given at. */
export type Tap = readonly { readonly action: Action; readonly view: View }[];

/** Where an answer to the view's question is drawn. */
export function spotOf(action: Action, view: View): Spot {
  const step = questionOf(view);
  if ('to' in action) return `place:${action.to}`;
  if ('spend' in action) return `hand:${action.spend}`;
  if ('side' in action) return `side:${action.side}`;
  if ('keep' in action) return `kept:${action.keep}`;
  if ('slot' in action) return `slot:${action.slot}`;
  if ('deck' in action) return `card:${action.deck}`;
  if ('decree' in action) return `decree:${action.decree}`;
  if ('deed' in action) return `deed:${action.deed}`;
  if ('color' in action) return `${isFromSupply(step) ? 'supply' : 'store'}:${action.color}`;
  if ('street' in action) return `end:${action.street}:${action.half}`;
  if ('half' in action) return `end:${columnToFill(view)}:${action.half}`;
  if ('use' in action) return step?.step === 'work' ? `deed:${step.deed}` : 'paper';
  if ('do' in action) return placeSpot(placeOffered(view), action.do);
  return 'done' in action ? 'done' : 'skip';
}

/** Where the three things to do at a place are drawn. */
function placeSpot(place: Place, action: PlaceAction): Spot {
  if (action === 'money') return `coin:${place}`;
  if (place === CITY_HALL) return action === 'buy' ? 'decrees' : 'paper';
  return action === 'buy' ? `card:${place}` : `use:${place}`;
}

/** What taps give where this is asked: every answer, and those that go somewhere and do something there at once. */
export function tapsOf(legal: readonly Action[], view: View): ReadonlyMap<Spot, Tap> {
  const taps = new Map<Spot, Tap>(legal.map((action) => [spotOf(action, view), [{ action, view }]]));
  for (const action of legal) {
    const way = [{ action, view }];
    if ('to' in action) addThere(taps, way);
    if ('do' in action && action.do === 'buy' && placeOffered(view) === CITY_HALL) addDecrees(taps, way);
  }
  return taps;
}

/** What is asked after a tap. */
export function afterTap(tap: Tap): Ahead | undefined {
  const [first] = tap;
  return first && aheadOf(first.view, ...actionsOf(tap));
}

export function actionsOf(tap: Tap): Action[] {
  return tap.map(({ action }) => action);
}

/** R3.4 What can be done at a place, with the way there. */
function addThere(taps: Map<Spot, Tap>, way: Tap): void {
  const there = afterTap(way);
  if (there?.step.step !== 'act') return;
  const { view, legal } = there;
  const place = placeOffered(view);
  for (const action of legal) {
    if (!('do' in action)) continue;
    const tap = [...way, { action, view }];
    if (place === CITY_HALL && action.do === 'buy') addDecrees(taps, tap);
    else taps.set(placeSpot(place, action.do), tap);
  }
}

/** R4.4 Each decree on offer; a single one is not asked for. */
function addDecrees(taps: Map<Spot, Tap>, way: Tap): void {
  const next = afterTap(way);
  if (next?.step.step === 'placeDecree') taps.set(`decree:${next.step.decree}`, way);
  if (next?.step.step !== 'pickDecree') return;
  for (const action of next.legal)
    if ('decree' in action) taps.set(`decree:${action.decree}`, [...way, { action, view: next.view }]);
}

/** The tap that has given these answers, if one has. */
export function tapOf(taps: ReadonlyMap<Spot, Tap>, given: readonly Action[]): Tap | undefined {
  const all = [...taps.values()].filter(
    (tap) => tap.length <= given.length && tap.every(({ action }, i) => same(action, given[i])),
  );
  return all.toSorted((one, two) => two.length - one.length)[0];
}

/** What a tap on this part attempts, where the rules can say why it is refused. */
export function attemptAt(spot: Spot, view: View): readonly Action[] | undefined {
  const step = questionOf(view);
  if (!step) return undefined;
  const [kind, one = '', two = ''] = spot.split(':');
  const [first, second] = [Number(one), Number(two)];
  const asked = step.step;
  switch (kind) {
    case 'place':
    case 'use':
    case 'coin':
      return ['move', 'act', 'closeTurn'].includes(asked) ? [{ to: first }] : undefined;
    case 'card':
      if (asked === 'move') return [{ to: first }, { do: 'buy' }];
      if (asked === 'act') return [first === placeOffered(view) ? { do: 'buy' } : { to: first }];
      return asked === 'pickDeck' ? [{ deck: first }] : undefined;
    case 'hand':
      return ['chooseBoard', 'chooseDanielSide', 'usePaper', 'keepPaper'].includes(asked)
        ? undefined
        : [{ spend: first }];
    case 'slot':
      return asked === 'pickSlot' ? [{ slot: first }] : undefined;
    case 'supply':
      return asked === 'pickColor' || asked === 'takeColor' ? [{ color: first }] : undefined;
    case 'store':
      return asked === 'giveColor' || asked === 'pickPillar' ? [{ color: first }] : undefined;
    case 'end':
      return asked === 'placeDecree' ? [{ street: first, half: second }] : undefined;
    case 'deed':
      if (asked === 'pickDeed') return [{ deed: first }];
      return asked === 'work' && step.deed === first ? [{ use: true }] : undefined;
    default:
      return undefined;
  }
}

function isFromSupply(step: Step | undefined): boolean {
  return step?.step === 'pickColor' || step?.step === 'takeColor';
}
