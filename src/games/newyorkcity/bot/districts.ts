/** What districts are worth before they are scored: majorities as they will probably stand, and reaching all six. */
import { at } from '#kernel';
import { DISTRICT_COUNT, PRESS, ROUNDS, TOM_LIMIT } from '../components.ts';
import { of } from '../counts.ts';
import { isAheadOfBlack } from '../pressTrack.ts';
import { districtValue } from '../scoring.ts';
import { firmOf, isTom, type State } from '../state.ts';
import { DOUBT, RIVALRY, TOM, weightsOf } from './weights.ts';

/** Skyscrapers that players will probably add in the mayor's district in this round. */
export type Outlook = {
  /** The mayor's district, or -1 when nothing more is to come there. */
  readonly where: number;
  readonly extra: readonly number[];
  /** The same if the seat's bid is the highest, and the least bid that is. */
  readonly beaten: readonly number[];
  readonly bar: number;
};

/** All six districts to a player. */
export function districtsWorth(state: State, firm: number, { where, extra }: Outlook): number {
  let worth = 0;
  for (let district = 0; district < DISTRICT_COUNT; district++)
    worth += majorityWorth(state, firm, district, where, extra, -1, 0);
  return worth + reachedWorth(state, firm, where, of(extra, firm));
}

/** What a player gains over the others by more skyscrapers of its own in the mayor's district, with the bonus or without. */
export function mayorGain(state: State, firm: number, outlook: Outlook, wins: boolean, more: number): number {
  const { where, extra, beaten } = outlook;
  if (where < 0) return 0;
  return lead(state, firm, where, wins ? beaten : extra, more) - lead(state, firm, where, extra, 0);
}

function lead(state: State, firm: number, where: number, extra: readonly number[], more: number): number {
  const { length } = state.firms;
  let own = 0;
  let rivals = 0;
  for (let other = 0; other < length; other++) {
    const added = of(extra, other) + (other === firm ? more : 0);
    const worth =
      reachedWorth(state, other, where, added) + majorityWorth(state, other, where, where, extra, firm, more);
    if (other === firm) own = worth;
    else rivals += worth;
  }
  return own - (RIVALRY * rivals) / (length - 1);
}

/** The hopes for having built everywhere, with so many skyscrapers more in one district. */
function reachedWorth(state: State, firm: number, where: number, added: number): number {
  const { built } = firmOf(state, firm);
  let reached = 0;
  for (let district = 0; district < DISTRICT_COUNT; district++)
    if (of(built, district) > 0 || (district === where && added > 0)) reached += 1;
  const { reached: hopes, lastReached, statue } = weightsOf(state);
  return at(state.round < ROUNDS ? hopes : lastReached, reached) + (state.statue ? at(statue, reached) : 0);
}

/** What a player may hope for in a district: half as much for each who will probably be ahead. */
function majorityWorth(
  state: State,
  firm: number,
  district: number,
  where: number,
  extra: readonly number[],
  who: number,
  more: number,
): number {
  const { order } = state;
  const comes = isToCome(state, district);
  const own = towersOf(state, firm, district, where, extra, comes) + (firm === who ? more : 0);
  if (own === 0) return 0;
  const weights = weightsOf(state);
  const settled = isPressSettled(state);
  const doubt = comes ? DOUBT.ahead : settled ? weights.doubtAtLast : DOUBT.behind;
  const black = of(state.black, district);
  let rank = black > 0 ? chance((black - own + (isAheadOfBlack(state, firm) ? -0.5 : 0.5)) / doubt) : 0;
  for (let place = 0, tie = settled ? 0.5 : weights.tie; place < order.length; place++) {
    const other = at(order, place);
    if (other === firm) {
      tie = -tie;
      continue;
    }
    const theirs = towersOf(state, other, district, where, extra, comes) + (other === who ? more : 0);
    if (theirs > 0) rank += chance((theirs - own + tie) / doubt);
  }
  return (state.round < ROUNDS ? weights.growing : 1) * districtValue(state, district) * halved(rank);
}

/** A player's skyscrapers in a district, with those that will probably come. */
function towersOf(
  state: State,
  firm: number,
  district: number,
  where: number,
  extra: readonly number[],
  comes: boolean,
): number {
  const built = of(firmOf(state, firm).built, district);
  if (district === where) return built + of(extra, firm);
  if (!comes) return built;
  return isTom(state, firm) ? Math.min(TOM_LIMIT, built + TOM.visit) : built + weightsOf(state).visit;
}

/** Whether the last bids for press are made: before that nobody knows who will be ahead in ties. */
export function isPressSettled({ round, pairs, bidding }: State): boolean {
  return round === ROUNDS && pairs.length === 0 && bidding > PRESS;
}

/** Whether the mayor has still to visit a district. */
function isToCome({ letters, round }: State, district: number): boolean {
  return of(letters, district) >= round && of(letters, district) < ROUNDS;
}

/** Half as much for each that is ahead, in straight lines between; powers too differ between engines. */
function halved(times: number): number {
  let part = 1;
  let left = times;
  for (; left >= 1; left--) part /= 2;
  return part * (1 - left / 2);
}

/** From 0 to 1, a half at 0; without powers of e, which differ between engines in the last bit. */
function chance(lead: number): number {
  return 0.5 + (0.5 * lead) / Math.sqrt(DOUBT.gentleness + lead * lead);
}
