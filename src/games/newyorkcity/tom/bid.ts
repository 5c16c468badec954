/** R10.3, R10.8 to R10.10, R10.14: how Tom bids. */
import { JOKER, PLANS, SKYSCRAPERS } from '../components.ts';
import { add, type Counts, none, of, put, total } from '../counts.ts';
import { drawCard, type Out } from '../effects.ts';
import { labelOf, type TomReason } from '../events.ts';
import { placeOf } from '../press.ts';
import { firmOf, type State } from '../state.ts';
import { strengthOf } from './draft.ts';

/** R10.3 Jokers and building plans. */
function jokersOf(cards: Counts): number {
  return of(cards, JOKER) + of(cards, PLANS);
}

/** R10.8 Before each bidding round, in modes B and C, one card off the deck. */
export function tomDraws(draft: State, out: Out): void {
  draft.hasty = [];
  const { mode } = strengthOf(draft.options);
  if (mode === 'A') return;
  for (let firm = draft.seats; firm < draft.firms.length; firm++) {
    const kind = drawCard(draft, out);
    if (kind < 0) continue;
    const fate = fateOf(draft, firm, kind, mode);
    const who = labelOf(draft, firm);
    if (fate === 'past' || fate === 'future') put(draft.discard, kind);
    else put(firmOf(draft, firm).reserve, kind);
    if (fate === 'play' && isJoker(kind)) draft.hasty.push(firm);
    out.emit({ did: 'tomDrew', who, rule: 'R10.8', kind, fate });
  }
}

function isJoker(kind: number): boolean {
  return kind === JOKER || kind === PLANS;
}

function fateOf(state: State, firm: number, kind: number, mode: string) {
  const { bidding } = state;
  if (isJoker(kind)) {
    const joins = bidding !== PLANS && of(firmOf(state, firm).reserve, bidding) > 0;
    return joins ? 'play' : 'keep';
  }
  if (kind === bidding) return 'play';
  if (kind < bidding) return 'past';
  return mode === 'C' ? 'keep' : 'future';
}

/** R10.9, R10.10, R10.14 Tom's bid. */
export function tomBids(draft: State, firm: number, out: Out): void {
  const { bidding } = draft;
  const tom = firmOf(draft, firm);
  const { value, jokers, why } = decide(draft, firm);
  const cards = none();
  if (value > 0) {
    if (bidding !== PLANS) cards[bidding] = of(tom.reserve, bidding);
    const plans = Math.min(jokers, of(tom.reserve, PLANS));
    put(cards, PLANS, plans);
    put(cards, JOKER, jokers - plans);
  }
  add(tom.reserve, cards, -1);
  add(tom.played, cards);
  tom.bid = value;
  const rule = bidding === SKYSCRAPERS ? 'R10.14' : bidding === PLANS ? 'R10.10' : 'R10.9';
  out.emit({ did: 'tomBid', who: labelOf(draft, firm), rule, kind: bidding, value, cards, why });
  if (bidding === SKYSCRAPERS && total(tom.reserve) > 0) {
    add(draft.discard, tom.reserve);
    tom.reserve.fill(0);
  }
}

type Plan = { value: number; jokers: number; why: TomReason };

function decide(state: State, firm: number): Plan {
  const { bidding } = state;
  const { reserve } = firmOf(state, firm);
  if (bidding === PLANS) return { value: 0, jokers: 0, why: 'sitsOut' };
  const typed = of(reserve, bidding);
  const jokers = jokersOf(reserve);
  if (bidding === SKYSCRAPERS) return everything(typed, jokers);
  if (typed === 0) return { value: 0, jokers: 0, why: 'noCard' };
  const forced = state.hasty.includes(firm) ? 1 : 0;
  const needed = valueToLead(state, firm);
  const base = typed + forced;
  if (needed === 0) return { value: base, jokers: forced, why: isFirst(state) ? 'opens' : 'leads' };
  if (base >= needed) return { value: base, jokers: forced, why: 'leads' };
  if (typed + jokers >= needed) return { value: needed, jokers: needed - typed, why: 'wins' };
  return { value: base, jokers: forced, why: 'cannotWin' };
}

/** R10.14 All skyscraper cards and jokers; without such a card two jokers stand for one. */
function everything(typed: number, jokers: number): Plan {
  if (typed > 0) return { value: typed + jokers, jokers, why: 'everything' };
  if (jokers >= 2) return { value: jokers - 1, jokers, why: 'everything' };
  return { value: 0, jokers: 0, why: jokers === 1 ? 'loneJoker' : 'noCard' };
}

/** R10.9 The least bid that would be the highest on the table, 0 when nobody has bid. */
function valueToLead(state: State, firm: number): number {
  let needed = 0;
  const place = placeOf(state, firm);
  for (let other = 0; other < state.firms.length; other++) {
    const { bid } = firmOf(state, other);
    if (other === firm || bid === 0) continue;
    needed = Math.max(needed, placeOf(state, other) < place ? bid + 1 : bid);
  }
  return needed;
}

/** Whether nobody has had a turn in this bidding round. */
function isFirst(state: State): boolean {
  const waiting = state.agenda.filter((step) => step.step === 'bidTurn').length;
  return waiting === state.firms.length - 1;
}
