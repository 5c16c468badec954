/** Which answer belongs to which part of the board, and which parts lead towards one. Pure. */
import type { Action, Bid, Counts, NewYorkCity, Step, View } from '#games/newyorkcity';
import { CHARACTER, type Character } from '#games/newyorkcity/components';
import { copiesForSteps, covers, none, ownFirm, put, stepOf, total } from '#games/newyorkcity/queries';
import type { BoardProps, StagedChoice } from '../kit/boardProps.ts';

/** What the viewer is asked, or was asked last in a turn that is complete but not sent. */
export interface Asked {
  readonly step: Step;
  readonly legal: readonly Action[];
  /** The table at which it is asked. */
  readonly view: View;
  /** The answer that waits to be sent. */
  readonly chosen: Action | undefined;
  /** The same for the same question. */
  readonly key: string;
}

export function askedOf({
  view,
  prompt,
  legal,
  unsent,
}: Pick<BoardProps<NewYorkCity>, 'view' | 'prompt' | 'legal' | 'unsent'>): Asked | undefined {
  const from = unsent?.before ?? view;
  const step = unsent ? stepOf(from) : prompt;
  if (!step) return undefined;
  const key = JSON.stringify([from.round, from.bidding, from.agenda, from.firms, from.deckSize]);
  return { step, legal: unsent?.legal ?? legal, view: from, chosen: unsent?.action, key };
}

/** What is picked but not answered: cards and characters, or the first parts of a longer choice. */
export interface Picked {
  readonly cards: Counts;
  readonly staff: readonly Character[];
  readonly back: number;
  /** A card out of one pair, while the other is looked for: its pair and its kind. */
  readonly first: readonly [pair: number, kind: number] | undefined;
  readonly tile: number | undefined;
  readonly link: number | undefined;
}

export const NOTHING: Picked = {
  cards: none(),
  staff: [],
  back: 0,
  first: undefined,
  tile: undefined,
  link: undefined,
};

/** Where a choice starts: with what waits to be sent, or with the reserve as it lies. */
export function startOf(asked: Asked | undefined): Picked {
  if (!asked) return NOTHING;
  const { chosen, step, view } = asked;
  if (chosen && 'tile' in chosen) return { ...NOTHING, tile: chosen.tile, link: chosen.link };
  const cards = chosen && cardsOf(chosen);
  if (chosen && cards) return { ...NOTHING, cards, ...('value' in chosen ? helpOf(chosen) : {}) };
  if (step.step === 'keep') return { ...NOTHING, cards: ownFirm(view)?.reserve ?? none() };
  return NOTHING;
}

/** The cards an answer names, if it is one that is made of cards. */
export function cardsOf(action: Action): Counts | undefined {
  if ('cards' in action) return action.cards;
  if ('discard' in action) return action.discard;
  if ('keep' in action) return action.keep;
  return 'fetch' in action ? action.fetch : undefined;
}

/** This character is told by its steps back. */
const BACK = CHARACTER.whistleBlower;

export function helpOf({ staff, back }: Bid): Pick<Picked, 'staff' | 'back'> {
  return { staff: staff.filter((number) => number !== BACK), back };
}

export function isBid(action: Action): action is Bid {
  return 'value' in action;
}

/** Whether an answer has all that is picked, and perhaps more. */
function continues(action: Action, { cards, staff, back }: Picked): boolean {
  const named = cardsOf(action);
  if (!named || !covers(named, cards)) return false;
  if (!isBid(action)) return staff.length === 0 && back === 0;
  return (
    action.back >= back && staff.every((number) => countIn(action.staff, number) >= countIn(staff, number))
  );
}

export function countIn(list: readonly Character[], character: Character): number {
  return list.filter((one) => one === character).length;
}

/** What is picked and one card more. */
export function withCard(picked: Picked, kind: number, times = 1): Picked {
  const cards = picked.cards.slice();
  put(cards, kind, times);
  return { ...picked, cards };
}

export function withStaff(picked: Picked, character: Character): Picked {
  return { ...picked, staff: [...picked.staff, character] };
}

export function withoutStaff(picked: Picked, character: Character): Picked {
  return { ...picked, staff: picked.staff.toSpliced(picked.staff.indexOf(character), 1) };
}

/** Whether some answer goes on from here. */
export function leadsOn({ legal }: Asked, picked: Picked): boolean {
  return legal.some((action) => continues(action, picked));
}

/** The answer that is exactly what is picked. */
export function answerOf({ legal }: Asked, picked: Picked): Action | undefined {
  const size = total(picked.cards);
  return legal.find((action) => {
    const named = cardsOf(action);
    if (!named || total(named) !== size || !continues(action, picked)) return false;
    if (!isBid(action)) return true;
    const { staff, back } = helpOf(action);
    return back === picked.back && staff.length === picked.staff.length;
  });
}

/** The attempt for what is picked: legal or not, the rules answer it. */
export function attemptOf({ step }: Asked, { cards, staff, back }: Picked): Action {
  if (step.step === 'keep') return { keep: cards };
  if (step.step === 'fetch') return { fetch: cards };
  if (step.step !== 'bid' && step.step !== 'raise') return { discard: cards };
  const steps = Array.from({ length: copiesForSteps(back) }, () => BACK);
  return { value: total(cards), cards, staff: [...staff, ...steps].sort((a, b) => a - b), back };
}

/** Questions whose table is drawn as it was asked while an answer waits to be sent: what is picked stays in its place. */
const DRAWN_AS_ASKED: ReadonlySet<Step['step']> = new Set([
  'pickStack',
  'draft',
  'mix',
  'exchange',
  'discardTwo',
  'hire',
  'fetch',
  'bid',
  'raise',
  'refresh',
  'keep',
  'renew',
]);

/** The table to draw: with the answer that waits to be sent, or without it where that answer can be seen as picked. */
export function drawnView(view: View, asked: Asked | undefined): View {
  return asked?.chosen && DRAWN_AS_ASKED.has(asked.step.step) ? asked.view : view;
}

/** Characters that could be used at any time of the staged turn. */
export function usableIn(staged: readonly StagedChoice<NewYorkCity>[]): Character[] {
  return staged.flatMap(({ question }) =>
    question.legal.flatMap((action) => ('use' in action ? [action.use] : [])),
  );
}

/** Whether a bid is to be made, or raised. */
export function asksForBid(
  asked: Asked | undefined,
): asked is Asked & { readonly step: { readonly step: 'bid' | 'raise' } } {
  return asked?.step.step === 'bid' || asked?.step.step === 'raise';
}

/** Whether cards are laid to answer. */
export function takesCards({ legal }: Asked): boolean {
  return legal.some((action) => cardsOf(action) !== undefined);
}

/** One step back more than picked, or none after the last that leads to a bid. */
export function nextBack(asked: Asked, picked: Picked): number {
  return (
    backSteps(asked, picked).find((back) => back > picked.back && leadsOn(asked, { ...picked, back })) ?? 0
  );
}

/** Steps back on the press track that a bid may still take with what is picked. */
function backSteps({ legal }: Asked, picked: Picked): readonly number[] {
  const bare = { ...picked, back: 0 };
  const steps = legal.flatMap((action) => (isBid(action) && continues(action, bare) ? [action.back] : []));
  const most = Math.max(0, ...steps);
  return most === 0 ? [] : Array.from({ length: most + 1 }, (_, back) => back);
}

/** The answer that uses a character. */
export function useOf({ legal }: Asked, character: Character): Action | undefined {
  return legal.find((action) => 'use' in action && action.use === character);
}

export function hireOf({ legal }: Asked, character: Character): Action | undefined {
  return legal.find((action) => 'hire' in action && action.hire === character);
}

export function dropOf({ legal }: Asked, character: Character): Action | undefined {
  return legal.find((action) => 'drop' in action && action.drop === character);
}

/** Going on without anything. */
export function declineOf({ legal }: Asked): Action | undefined {
  return legal.find((action) => 'pass' in action || 'done' in action);
}

/** Swapping with the reserve before anything else. */
export function swapOf({ legal }: Asked): Action | undefined {
  return legal.find((action) => 'swap' in action);
}

/** The districts in which an answer would do something. */
export function districtsToChoose({ legal }: Asked): readonly number[] {
  const districts = legal.flatMap((action) =>
    'from' in action ? [action.from] : 'district' in action ? [action.district] : [],
  );
  return [...new Set(districts)];
}

/** The answer that names a district alone: a black skyscraper replaced there, or one moved from there. */
export function districtAnswer({ legal }: Asked, district: number): Action | undefined {
  return legal.find(
    (action) =>
      ('from' in action && action.from === district) ||
      ('district' in action && !('tile' in action) && action.district === district),
  );
}
