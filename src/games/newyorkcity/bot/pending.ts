/** What a player has still coming, in points: from an open bid, a character to hire, a prestige tile. */
import { at } from '#kernel';
import { BIDDING_KINDS, type BiddingKind } from '../components.ts';
import { highestBidder, placeOf } from '../pressTrack.ts';
import { firmOf, isTom, type State } from '../state.ts';
import { mayorGain, type Outlook } from './districts.ts';
import { boardWorth, dollarsWorth, hireWorth, pressWorth, roundsLeft } from './holdings.ts';
import { isAhead } from './outlook.ts';
import { HOLDS, OWED, TOM } from './weights.ts';

export function pendingWorth(state: State, firm: number, outlook: Outlook): number {
  let worth = firmOf(state, firm).bid > 0 && isAhead(state, 'evaluate') ? bidWorth(state, firm, outlook) : 0;
  for (const step of state.agenda) {
    if (step.step === 'hireTurn' && step.firm === firm) worth += hireWorth(state, firm, step.value);
    else if (step.step === 'hire' && step.seat === firm) worth += hireWorth(state, firm, step.value);
    else if (step.step === 'awardTurn' && step.firm === firm) worth += OWED.award;
    else if (step.step === 'award' && step.seat === firm) worth += OWED.award;
    else if (step.step === 'buildTurn' && step.firm === firm)
      worth += buildWorth(state, firm, step.count, outlook);
    else if (step.step === 'reinforce' && step.seat === firm) worth += OWED.reinforce;
  }
  return worth;
}

/** What a bid on the table will bring; a lead that others may still take counts in part. */
function bidWorth(state: State, firm: number, outlook: Outlook): number {
  const { bid } = firmOf(state, firm);
  const leader = highestBidder(state);
  const lead = leader === firm ? chanceToHold(state, firm) : 0;
  return BID_WORTH[at(BIDDING_KINDS, state.bidding)](state, firm, { bid, lead, leader, outlook });
}

/** The chance that nobody who has still to bid takes the lead; R3.3 those ahead need only as much, the others more. */
function chanceToHold(state: State, firm: number): number {
  const { bid } = firmOf(state, firm);
  const { overAhead, overBehind } = HOLDS[at(BIDDING_KINDS, state.bidding)];
  const place = placeOf(state, firm);
  let chance = 1;
  for (const step of state.agenda) {
    const rival = bidderOf(state, step);
    if (rival === -1 || rival === firm) continue;
    const chances = placeOf(state, rival) < place ? overAhead : overBehind;
    chance *= at(chances, Math.min(bid, chances.length) - 1);
  }
  return chance;
}

/** Who is to bid in this step, or -1. */
function bidderOf(state: State, step: State['agenda'][number]): number {
  if (step.step === 'bidTurn') return step.firm;
  if (step.step === 'bid') return step.seat;
  return step.step === 'lateBid' ? state.late : -1;
}

/** A bid as it stands: its value, how much of the bonus it will probably win, and who leads. */
type Standing = {
  readonly bid: number;
  readonly lead: number;
  readonly leader: number;
  readonly outlook: Outlook;
};

const BID_WORTH: Readonly<Record<BiddingKind, (state: State, firm: number, standing: Standing) => number>> = {
  press: (state, firm, { bid, lead }) => pressWorth(state, firm, bid + lead) - pressWorth(state, firm, 0),
  dollars(state, firm, { bid, lead }) {
    if (isTom(state, firm)) return TOM.dollar * (bid + lead);
    const owner = firmOf(state, firm);
    return dollarsWorth(state, owner, bid + lead) - dollarsWorth(state, owner);
  },
  characters: hiringWorth,
  plans(state, firm, { bid, lead }) {
    const { board, supply } = firmOf(state, firm);
    const left = roundsLeft(state);
    return boardWorth(board + Math.min(supply, bid + lead), left) - boardWorth(board, left);
  },
  prestige(state, firm, { bid, lead, leader }) {
    const isSecond = leader !== firm && highestBidder(state, leader) === firm;
    const points = firmOf(state, firm).doubled ? 2 * bid : bid;
    const tile = isSecond ? OWED.secondTile : leader === firm ? lead + (1 - lead) * OWED.secondTile : 0;
    return points + OWED.award * tile;
  },
  skyscrapers(state, firm, { bid, lead, outlook }) {
    if (isTom(state, firm)) return 0;
    return buildWorth(state, firm, bid, outlook) + (bid < outlook.bar ? lead * OWED.skyscraperLead : 0);
  },
};

/** Between what the bid reaches by itself and with the bonus. */
function hiringWorth(state: State, firm: number, { bid, lead }: Standing): number {
  const alone = hireWorth(state, firm, bid);
  return lead === 0 ? alone : alone + lead * (hireWorth(state, firm, bid + 1) - alone);
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
  // R7.13 With an empty board one skyscraper may be moved there, however high the bid.
  return gain - OWED.boardCost * cost + (board === 0 ? OWED.moved : 0);
}
