/** R10.3, R10.8 to R10.10, R10.14: how Tom bids. */
import { at } from '#kernel';
import { JOKER, PLANS, SKYSCRAPERS } from '../components.ts';
import { add, type Counts, none, of, put, total } from '../counts.ts';
import { drawCard, type Out } from '../effects.ts';
import { labelOf, type TomReason } from '../events.ts';
import { type Firm, firmOf, type State } from '../state.ts';
import { strengthOf } from './draft.ts';

/** R10.3 Jokers and building plans. */
function jokersOf(cards: Counts): number {
  return of(cards, JOKER) + of(cards, PLANS);
}

/** R10.8 Before each bidding round, in modes B and C, one card off the deck. */
export function tomDraws(draft: State, out: Out): void {
  if (draft.hasty.length > 0) draft.hasty = [];
  const { mode } = strengthOf(draft.options);
  if (mode === 'A') return;
  for (let firm = draft.seats; firm < draft.firms.length; firm++) {
    const kind = drawCard(draft, out);
    if (kind < 0) continue;
    const fate = fateOf(draft, firm, kind, mode);
    const who = labelOf(draft, firm);
    if (fate === 'past' || fate === 'future') put(draft.discard, kind);
    else put(firmOf(draft, firm).reserve, kind);
    if (fate === 'play' && isJoker(kind)) draft.hasty.push({ firm, kind });
    out.emit({ did: 'tomDrew', who, rule: 'R10.8', kind, fate });
  }
}

/** R10.8 The joker a Tom has turned up and must play, if any. */
function hastyKind({ hasty }: State, firm: number): number | undefined {
  for (const drawn of hasty) if (drawn.firm === firm) return drawn.kind;
  return undefined;
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
  const { value, jokers, why } = decide(draft, firm, tom);
  const cards = none();
  if (value > 0) {
    cards[bidding] = of(tom.reserve, bidding);
    const shown = hastyKind(draft, firm) === JOKER ? 1 : 0;
    const plans = Math.min(jokers - shown, of(tom.reserve, PLANS));
    put(cards, PLANS, plans);
    put(cards, JOKER, jokers - plans);
    add(tom.reserve, cards, -1);
    add(tom.played, cards);
    tom.bid = value;
  }
  const rule = bidding === SKYSCRAPERS ? 'R10.14' : bidding === PLANS ? 'R10.10' : 'R10.9';
  out.emit({ did: 'tomBid', who: labelOf(draft, firm), rule, kind: bidding, value, cards, why });
  if (bidding === SKYSCRAPERS && total(tom.reserve) > 0) {
    add(draft.discard, tom.reserve);
    tom.reserve.fill(0);
  }
}

type Plan = { value: number; jokers: number; why: TomReason };

const SITS_OUT: Plan = { value: 0, jokers: 0, why: 'sitsOut' };
const NO_CARD: Plan = { value: 0, jokers: 0, why: 'noCard' };

function decide(state: State, firm: number, { reserve }: Firm): Plan {
  const { bidding } = state;
  if (bidding === PLANS) return SITS_OUT;
  const typed = of(reserve, bidding);
  const jokers = jokersOf(reserve);
  if (bidding === SKYSCRAPERS) return everything(typed, jokers);
  if (typed === 0) return NO_CARD;
  const forced = hastyKind(state, firm) === undefined ? 0 : 1;
  const needed = valueToLead(state, firm);
  const base = typed + forced;
  if (needed === 0)
    return { value: base, jokers: forced, why: forced === 0 && isFirst(state) ? 'opens' : 'leads' };
  if (base >= needed) return { value: base, jokers: forced, why: 'leads' };
  if (typed + jokers >= needed) return { value: needed, jokers: needed - typed, why: 'wins' };
  return { value: base, jokers: forced, why: 'cannotWin' };
}

/** R10.14 All skyscraper cards and jokers; without such a card two jokers stand for one. */
function everything(typed: number, jokers: number): Plan {
  if (typed > 0) return { value: typed + jokers, jokers, why: 'everything' };
  if (jokers >= 2) return { value: jokers - 1, jokers, why: 'jokersOnly' };
  return { value: 0, jokers: 0, why: jokers === 1 ? 'loneJoker' : 'noCard' };
}

/** R10.9 The least bid that would be the highest on the table, 0 when nobody has bid. */
function valueToLead(state: State, firm: number): number {
  const { order, firms } = state;
  let needed = 0;
  let isAhead = true;
  for (let place = 0; place < order.length; place++) {
    const other = at(order, place);
    const { bid } = at(firms, other);
    if (other === firm) isAhead = false;
    else if (bid > 0) needed = Math.max(needed, isAhead ? bid + 1 : bid);
  }
  return needed;
}

/** Whether nobody has had a turn in this bidding round. */
function isFirst(state: State): boolean {
  const { agenda } = state;
  let waiting = 0;
  for (let i = agenda.length - 1; agenda[i]?.step === 'bidTurn'; i--) waiting += 1;
  return waiting === state.firms.length - 1;
}
