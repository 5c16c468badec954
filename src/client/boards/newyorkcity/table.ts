/** Facts of the table: phases, bids so far, majorities as they stand, cards out of sight. Pure. */
import { at, type NameOf } from '#kernel';
import {
  BLACK,
  CARDS_PER_KIND,
  type Counts,
  DISTRICT_COUNT,
  districtValue,
  type FirmView,
  highestBidder,
  KINDS,
  LINKS,
  ladder,
  none,
  of,
  put,
  ranksIn,
  type State,
  type Step,
  TOM_NAMES,
  total,
  type View,
} from './game.ts';

/** The table as the rules know it, without what is hidden: nothing counted here looks at that. */
export function tableOf(view: View): State {
  const { viewer: _viewer, deckSize: _deckSize, firms, ...open } = view;
  return { ...open, deck: none(), firms: firms.map((firm) => ({ ...firm, hand: cardsIn(firm.hand) })) };
}

function cardsIn(hand: FirmView['hand']): Counts {
  return typeof hand === 'number' ? none() : hand;
}

/** The viewer's own firm, where there is one. */
export function ownFirm({ viewer, firms }: View): (FirmView & { hand: Counts }) | undefined {
  if (viewer === 'spectator') return undefined;
  const firm = at(firms, viewer);
  return { ...firm, hand: cardsIn(firm.hand) };
}

export function handSize({ hand }: FirmView): number {
  return typeof hand === 'number' ? hand : total(hand);
}

/** A seat's name, or a Tom's. */
export function firmName({ seats }: View, firm: number, name: NameOf): string {
  return firm < seats ? name(firm) : at(TOM_NAMES, firm - seats);
}

function stepsOf({ agenda }: View): readonly Step[] {
  return agenda.flatMap((step) => ('lanes' in step ? [] : [step]));
}

/** What is being done now. */
export function stepOf(view: View): Step | undefined {
  return stepsOf(view).at(-1);
}

export type Phase = 'setup' | 'draft' | 'bidding' | 'acts' | 'over';

export function phaseOf(view: View): Phase {
  const steps = stepsOf(view);
  if (steps.length === 0) return 'over';
  if (steps.some(({ step }) => step === 'giveStacks')) return 'setup';
  if (steps.some(({ step }) => step === 'closeDraft')) return 'draft';
  return steps.some(({ step }) => step === 'closeRound') ? 'acts' : 'bidding';
}

/** How far a player is with this bidding round. */
export type Standing = 'bid' | 'passed' | 'now' | 'coming' | 'late';

export interface Lane {
  readonly firm: number;
  readonly standing: Standing;
}

/** The players in the order of their bids, whoever waits last. */
export function lanesOf(view: View): readonly Lane[] {
  const { firms, opener, late } = view;
  const steps = stepsOf(view);
  const top = steps.at(-1);
  const isOpen = steps.some(({ step }) => step === 'evaluate');
  const coming = new Set(steps.flatMap((step) => (step.step === 'bidTurn' ? [step.firm] : [])));
  const now = top && isOpen && 'seat' in top ? top.seat : -1;
  const order = firms.map((_, i) => (opener + i) % firms.length);
  const turns = late < 0 ? order : [...order.filter((firm) => firm !== late), late];
  const waits = steps.some(({ step }) => step === 'lateBid');
  return turns.map((firm) => ({ firm, standing: standingOf(firm) }));

  function standingOf(firm: number): Standing {
    if (firm === now) return 'now';
    if (coming.has(firm)) return 'coming';
    if (at(firms, firm).bid > 0) return 'bid';
    return firm === late && waits ? 'late' : 'passed';
  }
}

/** Who would win the bonus with the bids on the table, one of them replaced; -1 for nobody. */
export function leaderWith(table: State, firm: number, bid: number): number {
  const firms = table.firms.map((one, i) => (i === firm ? { ...one, bid } : one));
  return highestBidder({ ...table, firms });
}

/** One row of a district: an owner (or black), its skyscrapers and what they would score now. */
export interface Row {
  readonly owner: number;
  readonly built: number;
  readonly points: number;
  readonly leads: boolean;
}

/** R9.4 All owners in fixed order, black last. */
export function rowsOf(table: State, district: number): readonly Row[] {
  const ranks = ranksIn(table, district);
  const points = ladder(districtValue(table, district), ranks.length);
  const row = (owner: number, built: number): Row => {
    const rank = ranks.indexOf(owner);
    return { owner, built, points: rank < 0 ? 0 : at(points, rank), leads: rank === 0 };
  };
  return [
    ...table.firms.map(({ built }, firm) => row(firm, of(built, district))),
    row(BLACK, of(table.black, district)),
  ];
}

/** The table if a player had so many skyscrapers more in a district. */
export function withBuilt(table: State, firm: number, district: number, count: number): State {
  const firms = table.firms.map((one, i) => {
    if (i !== firm) return one;
    const built = one.built.slice();
    put(built, district, count);
    return { ...one, built };
  });
  return { ...table, firms };
}

/** Cards by kind that are in the deck or in hands the viewer does not see. */
export function unseenCards(view: View): Counts {
  const unseen = KINDS.map(() => CARDS_PER_KIND);
  const take = (counts: readonly number[]) => {
    for (let kind = 0; kind < KINDS.length; kind++) put(unseen, kind, -of(counts, kind));
  };
  take(view.discard);
  for (const pair of view.pairs) for (const kind of pair) put(unseen, kind, -1);
  for (const { hand, reserve, played } of view.firms) {
    take(reserve);
    take(played);
    take(cardsIn(hand));
  }
  return unseen;
}

/** Whether the vehicle of a link still stands there. */
export function stands({ links }: View, link: number): boolean {
  return (links & (1 << link)) !== 0;
}

/** Who has taken the vehicle of a link, as far as it can be known; -1 where it cannot. */
export function takerOf(view: View, link: number): number {
  const { vehicle } = at(LINKS, link);
  const owners = view.firms.flatMap(({ vehicles }, firm) => (of(vehicles, vehicle) > 0 ? [firm] : []));
  return owners.length === 1 ? at(owners, 0) : -1;
}

export const ALL_DISTRICTS = Array.from({ length: DISTRICT_COUNT }, (_, district) => district);
