/** The effect of a staged turn, in sentences. */
import type { Game, NameOf, Words } from '#kernel';
import type { PlayText } from '../../i18n/text/play.ts';
import { type Continuation, lastChoice, type Stage } from './stage.ts';

const TEXT_KEYS = {
  asked: 'goesOn',
  revealed: 'reveals',
  passed: 'passes',
  over: 'ends',
} as const satisfies Record<Continuation, keyof PlayText['stage']>;

/** The texts of a staged turn. */
export interface Effect {
  /** The answers, in order, without those that do nothing and the one that the button names. */
  readonly chosen: string;
  /** The forced answers after the last choice, as sentences. */
  readonly forced: readonly string[];
  /** What happens next. */
  readonly continuation: string;
}

/** Puts a stage into words. */
export function effectOf(game: Game, stage: Stage, words: Words, name: NameOf, text: PlayText): Effect {
  const { staged, continuation } = stage;
  const answers = staged.map(({ action, view }) => words.answer(action, { view, name }));
  const isTold = staged.map(({ action }) => !game.doesNothing?.(action) && !game.endsTurn?.(action));
  const told = answers.filter((_, i) => isTold[i]);
  return {
    chosen: text.stage.chosen((told.length > 0 ? told : answers).join(' · ')),
    forced: answers.slice(lastChoice(stage) + 1).map((answer) => `${answer}.`),
    continuation: text.stage[TEXT_KEYS[continuation]],
  };
}
