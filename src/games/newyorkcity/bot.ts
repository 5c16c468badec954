/** What New York City knows about being played well. */
import { type Brain, same } from '#kernel';
import { CHARACTERS, DOLLARS, JOKER, PLANS, PRESS, PRESTIGE, SKYSCRAPERS } from './components.ts';
import { of, total } from './counts.ts';
import { rules } from './flow.ts';
import { isPlainBid } from './plainBid.ts';
import { cardsWorth } from './plan.ts';
import { highestBidder, placeOf } from './press.ts';
import { prior } from './prior.ts';
import { sampleAnswer } from './sample.ts';
import { finalParts, sumOf } from './scoring.ts';
import { type Firm, firmOf, isTom, mayorDistrict, type NewYorkCity, type State, type Step } from './state.ts';
import { TOM_LIMIT } from './tom/action.ts';
import {
  boardWorth,
  districtsWorth,
  dollarsWorth,
  hireWorth,
  type Outlook,
  pressWorth,
  roundsLeft,
  savedWorth,
  staffWorth,
  tomCardsWorth,
  tomStaffWorth,
} from './worth.ts';

/** How much another player's gain hurts. */
const RIVALRY = 0.7;

export const brain: Brain<NewYorkCity> = {
  scale: 12,

  evaluate(state, seat) {
    const outlook = outlookOf(state, seat);
    let rivals = 0;
    for (let firm = 0; firm < state.firms.length; firm++) {
      if (firm !== seat) rivals += tableWorth(state, firm, outlook) + openCardsWorth(state, seat, firm);
    }
    const own = tableWorth(state, seat, outlook) + handWorth(state, seat, outlook);
    return own - (RIVALRY * rivals) / (state.firms.length - 1);
  },

  margins(state, out) {
    const { firms } = state;
    const worth = firms.map((_, firm) => {
      const outlook = outlookOf(state, firm);
      const cards = isTom(state, firm) ? openCardsWorth(state, 0, firm) : handWorth(state, firm, outlook);
      return tableWorth(state, firm, outlook) + cards;
    });
    for (let seat = 0; seat < out.length; seat++) {
      let best = Number.NEGATIVE_INFINITY;
      for (let other = 0; other < firms.length; other++)
        if (other !== seat) best = Math.max(best, of(worth, other));
      out[seat] = of(worth, seat) - best;
    }
  },

  sample: sampleAnswer,

  prior,

  allows(state, seat, action) {
    const asks = state.agenda.at(-1)?.step;
    if (asks === 'bid' && 'pass' in action) return true;
    if (asks === 'bid' && 'cards' in action && action.staff.length === 0)
      return isPlainBid(state, seat, action);
    return rules.legalActions(state, seat).some((legal) => same(legal, action));
  },
};

/** What the others will probably build in the mayor's district in this round. */
function outlookOf(state: State, seat: number): Outlook {
  if (!isSkyscraperRoundToCome(state)) return NO_OUTLOOK;
  const where = mayorDistrict(state);
  const bids = state.firms.map((firm, i) => (isTom(state, i) ? tomTowers(firm, state.bidding) : 0));
  const most = Math.max(...bids);
  const first = bids.indexOf(most);
  const extraOf = (bonus: number) =>
    state.firms.map((firm, i) => {
      if (i === seat) return 0;
      if (!isTom(state, i)) return Math.min(1, firm.board);
      return Math.min(TOM_LIMIT - of(firm.built, where), of(bids, i) + (i === first && most > 0 ? bonus : 0));
    });
  const hasTom = state.firms.length > state.seats;
  const bar = placeOf(state, seat) < placeOf(state, first) ? Math.max(1, most) : most + 1;
  return { where, extra: extraOf(1), beaten: extraOf(0), bar: hasTom ? bar : Number.POSITIVE_INFINITY };
}

const NO_OUTLOOK: Outlook = { where: -1, extra: [], beaten: [], bar: Number.POSITIVE_INFINITY };

/** R10.14 The bid Tom is going to make for skyscrapers, or has made. */
function tomTowers({ bid, reserve }: Firm, bidding: number): number {
  if (bidding === SKYSCRAPERS && bid > 0) return bid;
  const typed = of(reserve, SKYSCRAPERS);
  const jokers = of(reserve, JOKER) + of(reserve, PLANS);
  return typed > 0 ? typed + jokers : Math.max(0, jokers - 1);
}

function isSkyscraperRoundToCome(state: State): boolean {
  if (state.agenda.length === 0 || state.round === 0) return false;
  return state.bidding !== SKYSCRAPERS || isAhead(state, 'evaluate') || isAhead(state, 'closeDraft');
}

/** Whether the agenda still holds such a step. */
function isAhead(state: State, name: Step['step']): boolean {
  const { agenda } = state;
  for (let i = agenda.length - 1; i >= 0; i--) if (agenda[i]?.step === name) return true;
  return false;
}

/** What is in hand and reserve; a hand just dealt counts by its size, since its luck is no merit of what was done before. */
function handWorth(state: State, seat: number, outlook: Outlook): number {
  const firm = firmOf(state, seat);
  const from = firstKindToCome(state, seat);
  const justDealt = from === PRESS && firm.pairs === 0 && firm.paid.length === 0;
  if (justDealt) return savedWorth(firm) + 1.5 * total(firm.hand);
  return cardsWorth(firm, from, roundsLeft(state), (count) => buildWorth(state, seat, count, outlook));
}

/** A Tom's open cards; those he has just drawn are no merit of what was done before. */
function openCardsWorth(state: State, seat: number, firm: number): number {
  if (!isTom(state, firm)) return 0;
  const from = firstKindToCome(state, seat);
  return from === PRESS ? 0 : tomCardsWorth(firmOf(state, firm), from);
}

/** All a player has in front of it, with what its open bid will bring. */
function tableWorth(state: State, firm: number, outlook: Outlook): number {
  if (state.agenda.length === 0) return sumOf(finalParts(state, firm));
  const owner = firmOf(state, firm);
  const left = roundsLeft(state);
  return (
    owner.points +
    owner.statue +
    (isTom(state, firm)
      ? tomStaffWorth(owner)
      : staffWorth(state, firm) + dollarsWorth(owner, left) + boardWorth(owner.board, left)) +
    pressWorth(state, firm, 0) +
    districtsWorth(state, firm, outlook) +
    pendingWorth(state, firm, outlook)
  );
}

/** What the rules still owe a player: an open bid, a character to hire, a prestige tile. */
function pendingWorth(state: State, firm: number, outlook: Outlook): number {
  const left = roundsLeft(state);
  let worth = firmOf(state, firm).bid > 0 && isAhead(state, 'evaluate') ? bidWorth(state, firm, outlook) : 0;
  for (const step of state.agenda) {
    if (step.step === 'hireTurn' && step.firm === firm) worth += hireWorth(step.value, left);
    else if (step.step === 'hire' && step.seat === firm) worth += hireWorth(step.value, left);
    else if (step.step === 'awardTurn' && step.firm === firm) worth += AWARD_WORTH;
    else if (step.step === 'award' && step.seat === firm) worth += AWARD_WORTH;
    else if (step.step === 'buildTurn' && step.firm === firm)
      worth += buildWorth(state, firm, step.count, outlook);
    else if (step.step === 'reinforce' && step.seat === firm) worth += 1;
  }
  return worth;
}

const AWARD_WORTH = 4.3;

/** What a bid on the table will bring; a lead that others may still take counts half. */
function bidWorth(state: State, firm: number, outlook: Outlook): number {
  const owner = firmOf(state, firm);
  const left = roundsLeft(state);
  const leader = highestBidder(state);
  const waiting = isAhead(state, 'bidTurn') || isAhead(state, 'bid');
  const lead = leader === firm ? (waiting ? 0.6 : 1) : 0;
  const { bid } = owner;
  switch (state.bidding) {
    case PRESS:
      return pressWorth(state, firm, bid) - pressWorth(state, firm, 0) + lead * 0.6;
    case DOLLARS:
      return (bid + lead) * (left > 0 ? 0.9 : 0.6);
    case CHARACTERS:
      return hireWorth(bid + lead, left);
    case PLANS:
      return (
        boardWorth(owner.board + Math.min(owner.supply, bid + lead), left) - boardWorth(owner.board, left)
      );
    case PRESTIGE: {
      const second = leader !== firm && highestBidder(state, leader) === firm;
      return (owner.doubled ? 2 * bid : bid) + AWARD_WORTH * (second ? 0.7 : lead);
    }
    default:
      if (isTom(state, firm)) return 0;
      return buildWorth(state, firm, bid, outlook) + (bid < outlook.bar ? lead * 1.2 : 0);
  }
}

/** What a bid for skyscrapers will be worth in the mayor's district, with the bonus if it beats the Toms. */
function buildWorth(state: State, firm: number, bid: number, outlook: Outlook): number {
  if (bid === 0) return 0;
  const { board } = firmOf(state, firm);
  const wins = bid >= outlook.bar;
  const count = wins ? bid + 1 : bid;
  const placed = Math.min(count, board);
  const then = wins ? { ...outlook, extra: outlook.beaten } : outlook;
  const gain = cityWorth(state, firm, then, placed) - cityWorth(state, firm, outlook, 0);
  const left = roundsLeft(state);
  const cost = boardWorth(board, left) - boardWorth(board - placed, left);
  return gain - 0.6 * cost + 0.8 * (count - placed);
}

/** A player's districts against those of the others, with so many more skyscrapers of its own. */
function cityWorth(state: State, firm: number, outlook: Outlook, more: number): number {
  const { length } = state.firms;
  let rivals = 0;
  for (let other = 0; other < length; other++)
    if (other !== firm) rivals += districtsWorth(state, other, outlook, firm, more);
  return districtsWorth(state, firm, outlook, firm, more) - (RIVALRY * rivals) / (length - 1);
}

/** The kind of the next bid the seat can make in this round; 6 when none is left. */
function firstKindToCome(state: State, seat: number): number {
  let kind = state.bidding + 1;
  for (const step of state.agenda) {
    if (step.step === 'closeDraft') return PRESS;
    if (step.step === 'bidTurn' && step.firm === seat) kind = state.bidding;
    if ((step.step === 'bid' || step.step === 'raise') && step.seat === seat) kind = state.bidding;
    if (step.step === 'lateBid' && state.late === seat) kind = state.bidding;
  }
  return kind;
}
