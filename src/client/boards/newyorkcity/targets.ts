/** Which answer belongs to which part of the board, and which parts lead towards one. Pure. */
import type { Action, Bid, Counts, NewYorkCity, Step, View } from '#games/newyorkcity';
import { CHARACTER, type Character, JOKER } from '#games/newyorkcity/components';
import { copiesForSteps, covers, none, of, ownFirm, put, stepOf, total } from '#games/newyorkcity/queries';
import type { BoardProps } from '../kit/boardProps.ts';

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

const NOTHING: Picked = {
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

function helpOf({ staff, back }: Bid): Pick<Picked, 'staff' | 'back'> {
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

/** Whether cards are laid to answer. */
export function takesCards({ legal }: Asked): boolean {
  return legal.some((action) => cardsOf(action) !== undefined);
}

type BidsByValue = ReadonlyMap<number, readonly Bid[]>;

/** Found once for each question. */
const found = new WeakMap<readonly Action[], BidsByValue>();

/** All bids by their value, the cheapest first: what has no later use, then jokers, then characters. */
function bidsByValue({ legal, view }: Asked): BidsByValue {
  const known = found.get(legal);
  if (known) return known;
  const bids = legal.filter(isBid).map((bid) => ({ bid, cost: costOf(bid, view.bidding) }));
  bids.sort((one, two) => one.bid.value - two.bid.value || one.cost - two.cost);
  const groups = new Map<number, Bid[]>();
  for (const { bid } of bids) {
    const like = groups.get(bid.value);
    if (like) like.push(bid);
    else groups.set(bid.value, [bid]);
  }
  found.set(legal, groups);
  return groups;
}

function costOf({ cards, staff, back }: Bid, bidding: number): number {
  let cost = 3.5 * staff.length + 1.5 * back;
  for (let kind = 0; kind <= JOKER; kind++)
    cost += of(cards, kind) * (kind === JOKER ? 3 : kind > bidding ? 2 : 1);
  return cost;
}

/** What may be bid, lowest first. */
export function bidValues(asked: Asked): readonly number[] {
  return [...bidsByValue(asked).keys()];
}

/** All bids of one value, the cheapest first. */
export function bidsWorth(asked: Asked, value: number): readonly Bid[] {
  return bidsByValue(asked).get(value) ?? [];
}

export function pickedOf(bid: Bid): Picked {
  return { ...NOTHING, cards: bid.cards, ...helpOf(bid) };
}

/** Steps back on the press track that a bid may still take with what is picked. */
export function backSteps({ legal }: Asked, picked: Picked): readonly number[] {
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

/** The answer that names a district alone: a black skyscraper replaced there, or one moved from there. */
export function districtAnswer({ legal }: Asked, district: number): Action | undefined {
  return legal.find(
    (action) =>
      ('from' in action && action.from === district) ||
      ('district' in action && !('tile' in action) && action.district === district),
  );
}
