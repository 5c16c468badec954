/** R2 to R10: the sequence of play, chapter by chapter. */
import { flow } from '#kernel';
import { building } from './flow/building.ts';
import { buying } from './flow/buying.ts';
import { column } from './flow/column.ts';
import { daniel } from './flow/daniel.ts';
import { newsboy } from './flow/newsboy.ts';
import { opening } from './flow/opening.ts';
import { turn } from './flow/turn.ts';
import type { Answers, Event, Refusal, State, Step } from './state.ts';

export const rules = flow<State, Step, Answers, Event, Refusal>(['drawFirst', 'nextTurn'], {
  ...opening,
  ...turn,
  ...column,
  ...buying,
  ...building,
  ...newsboy,
  ...daniel,
});
