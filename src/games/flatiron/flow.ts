/** R2 to R10: the sequence of play, chapter by chapter. */
import { flow } from '#kernel';
import type { Event } from './events.ts';
import { building } from './flow/building.ts';
import { buying } from './flow/buying.ts';
import { column } from './flow/column.ts';
import { daniel } from './flow/daniel.ts';
import { newsboy } from './flow/newsboy.ts';
import { opening } from './flow/opening.ts';
import { turn } from './flow/turn.ts';
import type { Refusal } from './refusals.ts';
import type { State } from './state.ts';
import type { Answers, Step } from './steps.ts';

export const rules = flow<State, Step, Answers, Event, Refusal>(['nextTurn'], {
  ...opening,
  ...turn,
  ...column,
  ...buying,
  ...building,
  ...newsboy,
  ...daniel,
});
