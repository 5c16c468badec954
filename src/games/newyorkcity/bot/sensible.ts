/** Answers that do no more than others that cost less: swaps that bids make by themselves, and bids that could do with less. */
import type { Seat } from '#kernel';
import { CHARACTER } from '../characters.ts';
import { JOKER, SKYSCRAPERS } from '../components.ts';
import { of, total } from '../counts.ts';
import { highestBidder } from '../pressTrack.ts';
import { type Action, type Bid, countOf, firmOf, type State } from '../state.ts';
import { roundsLeft } from './holdings.ts';

export function sensible(state: State, seat: Seat, answers: readonly Action[]): readonly Action[] {
  // R11.15 Only the assistant looks at what lies in the reserve before a bid.
  const swaps = firmOf(state, seat).staff.includes(CHARACTER.assistant);
  const bids = isLastBidForSkyscrapers(state) ? answers.filter((answer) => 'cards' in answer) : [];
  const isWasteful = (bid: Bid) =>
    bids.some((other) => doesTheSame(state, seat, other, bid) && isCheaper(state, seat, other, bid));
  return answers.filter(
    (answer) => !('cards' in answer && isWasteful(answer)) && !('swap' in answer && !swaps),
  );
}

/** Before the last bid nobody knows what a higher one may be good for. */
function isLastBidForSkyscrapers({ bidding, agenda, late }: State): boolean {
  if (bidding !== SKYSCRAPERS) return false;
  const next = agenda.at(-2)?.step;
  return agenda.at(-1)?.step === 'bid' && next !== 'bidTurn' && !(next === 'lateBid' && late >= 0);
}

/** Whether both bids build as much, and both win the bonus or neither does. */
function doesTheSame(state: State, seat: Seat, one: Bid, two: Bid): boolean {
  const [first, second] = [wins(state, seat, one.value), wins(state, seat, two.value)];
  return first === second && built(state, seat, one.value, first) === built(state, seat, two.value, second);
}

function wins({ order, firms }: State, seat: Seat, value: number): boolean {
  const laid = firms.map(({ bid }, firm) => ({ bid: firm === seat ? value : bid }));
  return highestBidder({ order, firms: laid }) === seat;
}

/** R7.1, R7.12 As many as the player board has; with an empty one, a move at most, which any bid allows. */
function built(state: State, seat: Seat, value: number, bonus: boolean): number {
  return Math.min(firmOf(state, seat).board, value + (bonus ? 1 : 0));
}

/** Whether a bid needs only a part of what the other needs; in the end, also whether it needs fewer jokers, or fewer cards. */
function isCheaper(state: State, seat: Seat, one: Bid, two: Bid): boolean {
  if (one === two || one.back > two.back) return false;
  if (one.staff.some((character) => countOf(one.staff, character) > countOf(two.staff, character)))
    return false;
  if (one.cards.every((count, kind) => count <= of(two.cards, kind))) return true;
  if (roundsLeft(state) > 0 || firmOf(state, seat).staff.includes(CHARACTER.collector)) return false;
  const jokers = of(one.cards, JOKER) - of(two.cards, JOKER);
  return jokers < 0 || (jokers === 0 && total(one.cards) < total(two.cards));
}
