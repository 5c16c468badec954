/** The sequence of play: the flow tables of all phases joined. */
import { flow } from '#kernel';
import type { Event } from './events.ts';
import { bidding } from './flow/bidding.ts';
import { building } from './flow/building.ts';
import { closing } from './flow/closing.ts';
import { draft } from './flow/draft.ts';
import { evaluation } from './flow/evaluation.ts';
import { round } from './flow/round.ts';
import { opening } from './flow/start.ts';
import type { Answers, Refusal, State, Step } from './state.ts';

const BETWEEN_TURNS = [
  'openRound',
  'draftTurn',
  'openBidding',
  'bidTurn',
  'lateBid',
  'evaluate',
  'hireTurn',
  'awardTurn',
  'buildTurn',
  'closeBidding',
  'openActs',
] as const;

export const rules = flow<State, Step, Answers, Event, Refusal>(BETWEEN_TURNS, {
  ...opening,
  ...round,
  ...draft,
  ...bidding,
  ...evaluation,
  ...building,
  ...closing,
});
