import { expect, it } from 'vitest';
import type { Game, Words } from '#kernel';
import { play } from '../../i18n/en/play.ts';
import { effectOf } from './effectInWords.ts';
import type { Stage } from './stage.ts';

interface Answer {
  readonly says: string;
  readonly idle?: boolean;
  readonly last?: boolean;
}

const game = {
  doesNothing: ({ idle }: Answer) => idle === true,
  endsTurn: ({ last }: Answer) => last === true,
} as unknown as Game;
const words = { answer: ({ says }: Answer) => says } as unknown as Words;

/** What is told of a turn of these answers. */
function chosen(...answers: Answer[]): string {
  const question = { prompt: {}, legal: [] };
  const staged = answers.map((action) => ({ action, question, view: {} }));
  const stage = { staged, continuation: 'passed' } as unknown as Stage;
  return effectOf(game, stage, words, String, play).chosen;
}

it('tells the answers of a turn but for those that do nothing and the one that ends it', () => {
  expect(
    chosen(
      { says: 'Broadway' },
      { says: 'Skip', idle: true },
      { says: 'Gain $3' },
      { says: 'Skip', idle: true },
      { says: 'End the turn', last: true },
    ),
  ).toBe('You choose: Broadway · Gain $3');
});

it('tells of a turn that does nothing what it is', () => {
  expect(chosen({ says: 'Skip', idle: true }, { says: 'End the turn', last: true })).toBe(
    'You choose: Skip · End the turn',
  );
});
