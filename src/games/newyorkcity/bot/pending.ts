/** What the rules still owe a player in points: an open bid, a character to hire, a prestige tile. */
import { CHARACTERS, DOLLARS, PLANS, PRESS, PRESTIGE } from '../components.ts';
import { highestBidder } from '../pressTrack.ts';
import { firmOf, isTom, type State } from '../state.ts';
import { mayorGain, type Outlook } from './districts.ts';
import { isAhead } from './outlook.ts';
import { boardWorth, dollarsWorth, hireWorth, pressWorth, roundsLeft, TOM_DOLLAR } from './worth.ts';

/** What the rules still owe a player: an open bid, a character to hire, a prestige tile. */
export function pendingWorth(state: State, firm: number, outlook: Outlook): number {
  let worth = firmOf(state, firm).bid > 0 && isAhead(state, 'evaluate') ? bidWorth(state, firm, outlook) : 0;
  for (const step of state.agenda) {
    if (step.step === 'hireTurn' && step.firm === firm) worth += hireWorth(state, step.value);
    else if (step.step === 'hire' && step.seat === firm) worth += hireWorth(state, step.value);
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
      return pressWorth(state, firm, bid + lead) - pressWorth(state, firm, 0);
    case DOLLARS:
      if (isTom(state, firm)) return TOM_DOLLAR * (bid + lead);
      return dollarsWorth(state, owner, bid + lead) - dollarsWorth(state, owner);
    case CHARACTERS:
      return hireWorth(state, bid + lead);
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
export function buildWorth(state: State, firm: number, bid: number, outlook: Outlook): number {
  if (bid === 0) return 0;
  const { board } = firmOf(state, firm);
  const wins = bid >= outlook.bar;
  const count = wins ? bid + 1 : bid;
  const placed = Math.min(count, board);
  const gain = mayorGain(state, firm, outlook, wins, placed);
  const left = roundsLeft(state);
  const cost = boardWorth(board, left) - boardWorth(board - placed, left);
  return gain - 0.6 * cost + 0.8 * (count - placed);
}
